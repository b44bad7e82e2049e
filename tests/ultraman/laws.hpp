// The laws that hold at every choice of every match of the Ultraman Card Game, each as a question: what is wrong here? Nothing
// is the right answer. They know no test framework: tests and long runs ask the same.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/chance.hpp"
#include "engine/ultraman/game.hpp"

namespace cubenight::test {

using Problem = std::optional<std::string>;

// Cards with their rules, and two decks of them.
struct UltramanLeague {
    ultraman::CardSet cards;
    std::optional<ultraman::Rulebook> book;
};
struct UltramanFixture {
    std::vector<CardId> decks[2];
    ultraman::MatchSetup setup(std::uint64_t seed) const;
};

// All cards of cubes/ultraman in the folder of the repository.
UltramanLeague real_league(const std::string& folder);
// Cards with random texts.
UltramanLeague random_league(std::uint64_t number);
// Two decks that the deck rules allow.
UltramanFixture legal_decks(const UltramanLeague& league, std::uint64_t number);
// The two starter decks.
UltramanFixture starter_decks(const UltramanLeague& league, const std::string& folder);

// An option of the running choice; sometimes `done` is left for later, so that matches do something.
ultraman::Option next_option(const ultraman::Match& match, Generator& generator);

bool same_bytes(const ultraman::Match& a, const ultraman::Match& b);
// Cards are conserved: every copy is still the card that the decks brought.
Problem other_cards(const ultraman::Match& match, const UltramanFixture& fixture);
// Every listed option applies, and leaves a whole match.
Problem refused_option(const ultraman::Rulebook& book, const ultraman::Match& match);
// What is not listed is refused with a clause and changes nothing: so many wild ones, and the neighbours of listed ones.
Problem accepted_option(const ultraman::Rulebook& book, const ultraman::Match& match, Generator& generator, int wild);
// The same match as far as the seat knows: the hidden cards of each owner change places, and those of the other seat are
// other cards of its deck.
ultraman::Match dealt_anew(const ultraman::Match& match, SeatId seat, Generator& generator);
// The view of the seat is the same when what it cannot see is dealt anew.
Problem leaking_view(const ultraman::Rulebook& book, const ultraman::Match& match, SeatId seat, Generator& generator);

// A match at random with all laws asked at every choice; how it ended is told.
enum class Secrets : std::uint8_t { asked, not_asked };
struct Played {
    Problem problem;
    long choices = 0;
    int turns = 0;
    ultraman::Ending ending = ultraman::Ending::none;
    std::uint64_t hash = 0;
};
Played play_by_law(const UltramanLeague& league, const UltramanFixture& fixture, std::uint64_t seed, Secrets secrets);
// The same without any question.
Played play_through(const UltramanLeague& league, const UltramanFixture& fixture, std::uint64_t seed);

}  // namespace cubenight::test
