#include "src/games/ultraman/ultraman_match.hpp"

#include "engine/bots/ultraman/bot.hpp"
#include "engine/core/hash.hpp"
#include "engine/ultraman/game.hpp"
#include "engine/ultraman/inspect.hpp"
#include "engine/ultraman/view.hpp"
#include "src/text/ultraman/ending_text.hpp"
#include "src/text/ultraman/why_not.hpp"

namespace cubenight {

Result<std::shared_ptr<const MatchRules>> UltramanRules::make(const ultraman::CardSet& cards,
                                                              const ultraman::RuleSet& rules) {
    auto book = ultraman::Rulebook::make(cards, rules);
    if (!book) return book.error();
    return std::shared_ptr<const MatchRules>(new UltramanRules(std::move(*book), cards));
}

Result<std::unique_ptr<MatchRunner>> UltramanRules::begin(const MatchDecks& decks, std::uint64_t seed) const {
    const auto match = ultraman::start_match(*book_, {{decks[0], decks[1]}, seed, play::ChanceMode::generator});
    if (!match) return match.error();
    return std::unique_ptr<MatchRunner>(new UltramanMatch(book_, *match, seed));
}

// Chance is the match's own generator here.
std::optional<SeatId> UltramanMatch::to_act() const { return play::seat_of(ultraman::to_act(match_)); }

std::vector<std::uint32_t> UltramanMatch::options() const {
    std::vector<std::uint32_t> steps;
    for (const ultraman::Option& option : match_.choice.options) steps.push_back(option.packed());
    return steps;
}

std::optional<std::string> UltramanMatch::step(std::uint32_t value, text::Language language) {
    const bool begins_verb = match_.choice.kind == ultraman::ChoiceKind::by_hand;
    const int before = match_.steps;
    const auto refusal = ultraman::choose(*book_, match_, ultraman::Option::unpack(value));
    if (!refusal) {
        by_hand_.note(before, begins_verb, ultraman::is_by_hand(match_));
        return std::nullopt;
    }
    return ultraman::text::why_not_cited(refusal->clause, *book_, language);
}

// The bot's own chance follows from the match's seed and the number of steps, so that a resumed match goes on alike.
std::uint32_t UltramanMatch::bot_step(bots::MatchBot bot) {
    const ultraman::View view = ultraman::view_for(*book_, match_, to_act().value());
    Generator chance(hash_number(hash_number(hash_text("bot"), seed_), match_.steps));
    return bots::bot_option(bot, *book_, view, chance).packed();
}

// In these matches every step is one of a seat.
int UltramanMatch::steps_by_hand() const {
    return match_.choice.kind == ultraman::ChoiceKind::by_hand ? by_hand_.since(match_.steps) : 0;
}

draft::MatchResult UltramanMatch::result() const { return result_of(match_); }

std::string UltramanMatch::ending(text::Language language) const {
    return ultraman::text::ending_text(match_.ending, match_.turn, language);
}

draft::MatchResult result_of(const ultraman::Match& match) {
    switch (match.outcome) {
        case play::Outcome::running: return draft::MatchResult::none;
        case play::Outcome::seat0_wins: return draft::MatchResult::first_wins;
        case play::Outcome::seat1_wins: return draft::MatchResult::second_wins;
        case play::Outcome::draw: return draft::MatchResult::draw;
    }
    return draft::MatchResult::none;
}

const UltramanRules* ultraman_rules(const MatchRules& rules) { return dynamic_cast<const UltramanRules*>(&rules); }

const UltramanMatch* ultraman_match(const MatchRunner& runner) { return dynamic_cast<const UltramanMatch*>(&runner); }

}  // namespace cubenight
