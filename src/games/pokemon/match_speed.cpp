#include "src/games/pokemon/match_speed.hpp"

#include "engine/bots/bot_option.hpp"
#include "engine/bots/random_bot.hpp"
#include "engine/pokemon/game.hpp"
#include "engine/pokemon/view.hpp"
#include "src/text/pokemon/phrases.hpp"

namespace cubenight {

namespace {

using text::Phrase;

// What a step answers: a turn's action by its kind, or another choice.
Phrase phrase_of(const pokemon::Choice& choice, pokemon::Option option) {
    if (choice.kind != pokemon::ChoiceKind::main) return Phrase::spent_choices;
    switch (option.kind) {
        case pokemon::OptionKind::play: return Phrase::spent_hand;
        case pokemon::OptionKind::ability: return Phrase::spent_abilities;
        case pokemon::OptionKind::use_stadium: return Phrase::spent_stadium;
        case pokemon::OptionKind::retreat: return Phrase::spent_retreats;
        case pokemon::OptionKind::attack: return Phrase::spent_attacks;
        case pokemon::OptionKind::end_turn: return Phrase::spent_turns;
        default: return Phrase::spent_actions;
    }
}

struct Played {
    using Match = pokemon::Match;
    using Option = pokemon::Option;
    const pokemon::Rulebook& book;

    Result<Match> begin(const MatchDecks& decks, std::uint64_t seed) const {
        return pokemon::start_match(book, {{decks[0], decks[1]}, seed});
    }
    std::optional<SeatId> to_act(const Match& match) const { return play::seat_of(pokemon::to_act(match)); }
    Option at_random(const Match& match, Generator& chance) const { return bots::random_option(match.choice, chance); }
    Option by(bots::MatchBot bot, const Match& match, SeatId seat, Generator& chance) const {
        return bots::bot_option(bot, book, pokemon::view_for(book, match, seat), chance);
    }
    bool answer(Match& match, Option option) const { return !pokemon::choose(book, match, option); }
    std::string answered(const Match& match, Option option, text::Language language) const {
        return std::string(text::words(phrase_of(match.choice, option), language));
    }
};

}  // namespace

std::unique_ptr<MatchSpeed> match_speed(const PokemonRules& rules) {
    return std::make_unique<SpeedOf<Played>>(Played{rules.book()});
}

}  // namespace cubenight
