// The public interface of a Pokémon TCG match: start, ask whose turn it is to decide, choose, look.
// A match is a value; copying it is a memcpy. Same rulebook, seed and choices: same match, bit for bit.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "engine/pokemon/book/rulebook.hpp"
#include "engine/pokemon/match/choice.hpp"
#include "engine/pokemon/match/events.hpp"
#include "engine/pokemon/match/match.hpp"

namespace cubenight::pokemon {

struct MatchSetup {
    PerSeat<std::span<const CardId>> decks;  // 1 to 60 cards each, at least one Basic Pokémon
    std::uint64_t seed = 0;
    ChanceMode chance = ChanceMode::generator;
};

// Begins a match and runs to the first choice. An error says what is wrong with a deck.
Result<Match> start_match(const Rulebook& book, const MatchSetup& setup, EventListener* listener = nullptr);

// Who decides now: a seat, chance (in asked mode), or nobody where the match is over.
inline Actor to_act(const Match& match) {
    return match.outcome == Outcome::running ? match.choice.actor : Actor::nobody;
}
// What they decide, with the options in a fixed order.
inline const Choice& choice(const Match& match) { return match.choice; }

// Follows an option and runs to the next choice. A refusal names the clause and changes nothing.
std::optional<Refusal> choose(const Rulebook& book, Match& match, Option option, EventListener* listener = nullptr);
// Why this action is not listed in a turn's choice; nothing where it is. For screens: never a silent grey.
// With `excused`, what else would refuse it: those clauses are passed over, as far as the action can be asked without them.
std::optional<Refusal> why_not(const Rulebook& book, const Match& match, Option option,
                               std::span<const Clause> excused = {});

// One number for the whole state, the same on every machine.
std::uint64_t hash(const Match& match);

}  // namespace cubenight::pokemon
