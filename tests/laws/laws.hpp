// The laws that hold at every choice of every match (docs/architecture.md), each as a question: what is wrong here?
// Nothing is the right answer. They know no test framework: tests and long runs ask the same.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/core/chance.hpp"
#include "engine/pokemon/game.hpp"

namespace cubenight::test {

using Problem = std::optional<std::string>;

bool same_bytes(const pokemon::Match& a, const pokemon::Match& b);
bool is_listed(const pokemon::Match& match, pokemon::Option option);

// The match keeps the promises of match.hpp.
Problem broken_promise(const pokemon::Rulebook& book, const pokemon::Match& match);

// Cards are conserved: every copy is still the card that the decks brought.
Problem other_cards(const pokemon::Match& match, const pokemon::MatchSetup& setup);

// Every listed option applies, and leaves a whole match.
Problem refused_option(const pokemon::Rulebook& book, const pokemon::Match& match);

// Whatever is not listed is refused with a clause and changes nothing: as many wild options as are asked for, and the
// neighbours of every listed one.
Problem accepted_option(const pokemon::Rulebook& book, const pokemon::Match& match, Generator& generator, int wild);
// The same of every option of every kind: a hundred thousand.
Problem accepted_option_of_all(const pokemon::Rulebook& book, const pokemon::Match& match);

// In a turn's choice what is listed has no reason against it, and every card in hand that is not listed has one.
Problem disagreeing_reason(const pokemon::Rulebook& book, const pokemon::Match& match);

// What is known beforehand of cards and texts is what looking through the match says (shortcuts.cpp).
Problem wrong_shortcut(const pokemon::Rulebook& book, const pokemon::Match& match);

// The view of the seat, and what is refused to it, are the same when what it cannot see is dealt anew.
Problem leaking_view(const pokemon::Rulebook& book, const pokemon::Match& match, SeatId seat, Generator& generator);

// The match as the lines of a night's journal, and the choices that those lines say.
std::string saved(std::uint64_t seed, std::span<const std::uint32_t> choices);
struct LoadedMatch {
    std::uint64_t seed = 0;
    std::vector<std::uint32_t> choices;
};
Result<LoadedMatch> loaded(std::string_view lines);

}  // namespace cubenight::test
