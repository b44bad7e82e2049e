#include "src/games/pokemon/pokemon_match.hpp"

#include "engine/bots/bot_option.hpp"
#include "engine/core/hash.hpp"
#include "engine/pokemon/game.hpp"
#include "engine/pokemon/inspect.hpp"
#include "engine/pokemon/view.hpp"
#include "src/text/pokemon/ending_text.hpp"
#include "src/text/pokemon/why_not.hpp"

namespace cubenight {

using namespace pokemon;

Result<std::shared_ptr<const MatchRules>> PokemonRules::make(const CardSet& cards, const RuleSet& rules) {
    auto book = Rulebook::make(cards, rules);
    if (!book) return book.error();
    return std::shared_ptr<const MatchRules>(new PokemonRules(std::move(*book)));
}

Result<std::unique_ptr<MatchRunner>> PokemonRules::begin(const MatchDecks& decks, std::uint64_t seed) const {
    const auto match = start_match(*book_, {{decks[0], decks[1]}, seed, ChanceMode::generator});
    if (!match) return match.error();
    return std::unique_ptr<MatchRunner>(new PokemonMatch(book_, *match, seed));
}

// Chance is the match's own generator here.
std::optional<SeatId> PokemonMatch::to_act() const { return play::seat_of(pokemon::to_act(match_)); }

std::vector<std::uint32_t> PokemonMatch::options() const {
    std::vector<std::uint32_t> steps;
    for (const Option& option : match_.choice.options) steps.push_back(option.packed());
    return steps;
}

std::optional<std::string> PokemonMatch::step(std::uint32_t value, text::Language language) {
    const bool begins_verb = match_.choice.kind == ChoiceKind::by_hand;
    const int before = match_.steps;
    const auto refusal = choose(*book_, match_, Option::unpack(value));
    if (!refusal) {
        by_hand_.note(before, begins_verb, is_by_hand(match_));
        return std::nullopt;
    }
    return text::why_not_cited(refusal->clause, *book_, language);
}

// The bot's own chance follows from the match's seed and the number of steps, so that a resumed match goes on alike.
std::uint32_t PokemonMatch::bot_step(bots::MatchBot bot) {
    const View view = view_for(*book_, match_, to_act().value());
    Generator chance(hash_number(hash_number(hash_text("bot"), seed_), match_.steps));
    return bot_option(bot, *book_, view, chance).packed();
}

// In these matches every step is one of a seat.
int PokemonMatch::steps_by_hand() const {
    return match_.choice.kind == ChoiceKind::by_hand ? by_hand_.since(match_.steps) : 0;
}

draft::MatchResult PokemonMatch::result() const { return result_of(match_); }

std::string PokemonMatch::ending(text::Language language) const {
    return text::ending_text(match_.ending, match_.turn, language);
}

draft::MatchResult result_of(const Match& match) {
    switch (match.outcome) {
        case Outcome::running: return draft::MatchResult::none;
        case Outcome::seat0_wins: return draft::MatchResult::first_wins;
        case Outcome::seat1_wins: return draft::MatchResult::second_wins;
        case Outcome::draw: return draft::MatchResult::draw;
    }
    return draft::MatchResult::none;
}

const Rulebook& pokemon_book(const MatchRules& rules) {
    const auto* pokemon = dynamic_cast<const PokemonRules*>(&rules);
    ENSURE(pokemon);
    return pokemon->book();
}

const PokemonMatch& pokemon_match(const MatchRunner& runner) {
    const auto* pokemon = dynamic_cast<const PokemonMatch*>(&runner);
    ENSURE(pokemon);
    return *pokemon;
}

}  // namespace cubenight
