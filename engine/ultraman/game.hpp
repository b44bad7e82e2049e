// The public interface of a match of the Ultraman Card Game: start, ask whose turn it is to decide, choose, look.
// A match is a value; copying it is a memcpy. Same rulebook, seed and choices: same match, bit for bit.
#pragma once

#include <optional>
#include <span>

#include "engine/ultraman/book/rulebook.hpp"
#include "engine/ultraman/match/choice.hpp"
#include "engine/ultraman/match/events.hpp"
#include "engine/ultraman/match/match.hpp"

namespace cubenight::ultraman {

struct MatchSetup {
    PerSeat<std::span<const CardId>> decks;  // 1 to 50 cards each
    std::uint64_t seed = 0;
    ChanceMode chance = ChanceMode::generator;
};

// Begins a match and runs to the first choice. An error says what is wrong with a deck.
cubenight::Result<Match> start_match(const Rulebook& book, const MatchSetup& setup, EventListener* listener = nullptr);

// Who decides now: a seat, chance (in asked mode), or nobody where the match is over.
inline Actor to_act(const Match& match) {
    return match.outcome == Outcome::running ? match.choice.actor : Actor::nobody;
}
// What they decide, with the options in a fixed order.
inline const Choice& choice(const Match& match) { return match.choice; }

// Follows an option and runs to the next choice. A refusal names the clause and changes nothing.
std::optional<Refusal> choose(const Rulebook& book, Match& match, Option option, EventListener* listener = nullptr);
// Why that act (a scene, a character, a level-up, an [Activate] text) is not listed for whoever decides now; nothing where it
// is. For screens: never a silent grey.
std::optional<Refusal> why_not(const Rulebook& book, const Match& match, Option option);

// One number for the whole state, the same on every machine.
std::uint64_t hash(const Match& match);

}  // namespace cubenight::ultraman
