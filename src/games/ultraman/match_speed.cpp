#include "src/games/ultraman/match_speed.hpp"

#include "engine/bots/random_bot.hpp"
#include "engine/bots/ultraman/bot.hpp"
#include "engine/ultraman/game.hpp"
#include "engine/ultraman/view.hpp"
#include "src/text/ultraman/log_text.hpp"

namespace cubenight {

namespace {

struct Played {
    using Match = ultraman::Match;
    using Option = ultraman::Option;
    const ultraman::Rulebook& book;

    Result<Match> begin(const MatchDecks& decks, std::uint64_t seed) const {
        return ultraman::start_match(book, {{decks[0], decks[1]}, seed, play::ChanceMode::generator});
    }
    std::optional<SeatId> to_act(const Match& match) const { return play::seat_of(ultraman::to_act(match)); }
    Option at_random(const Match& match, Generator& chance) const { return bots::random_option(match.choice, chance); }
    Option by(bots::MatchBot bot, const Match& match, SeatId seat, Generator& chance) const {
        return bots::bot_option(bot, book, ultraman::view_for(book, match, seat), chance);
    }
    bool answer(Match& match, const Option& option) const { return !ultraman::choose(book, match, option); }
    std::string answered(const Match& match, const Option&, text::Language language) const {
        return std::string(ultraman::text::phase_text(match.phase, language));
    }
};

}  // namespace

std::unique_ptr<MatchSpeed> match_speed(const UltramanRules& rules) {
    return std::make_unique<SpeedOf<Played>>(Played{rules.book()});
}

}  // namespace cubenight
