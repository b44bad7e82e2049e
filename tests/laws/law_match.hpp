// One random match that is held to every law. All of it follows from its number, the same on every machine.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "tests/laws/laws.hpp"
#include "tests/laws/random_league.hpp"

namespace cubenight::test {

inline constexpr std::uint64_t matches_of_league = 12;
inline constexpr int most_choices = pokemon::most_match_choices;  // the engine ends each match by then
inline constexpr long most_events_of_a_choice = 20'000;           // more is no match but a loop

enum class Law : std::uint8_t {
    whole,
    cards,
    listed_apply,
    others_refused,
    reasons,
    shortcuts,
    copy,
    replay,
    view,
    ends
};
inline constexpr int law_count = static_cast<int>(Law::ends) + 1;
inline constexpr int ending_count = static_cast<int>(pokemon::Ending::agreed) + 1;
const char* name_of(Law law);

// What was looked at, over many matches.
struct Tally {
    explicit Tally(std::size_t cards) : in_decks(cards), acted(cards) {}
    std::uint64_t matches = 0, steps = 0;
    std::uint64_t signature = 0;  // of all final states, in order
    std::array<std::uint64_t, law_count> checks{};
    std::vector<bool> in_decks, acted;  // by id among every card: was it in a deck, was it played or used
    std::array<std::uint64_t, ending_count> endings{};  // by pokemon::Ending
};
inline std::size_t count_of(const std::vector<bool>& cards) {
    return static_cast<std::size_t>(std::count(cards.begin(), cards.end(), true));
}

struct BrokenLaw {
    Law law = Law::whole;
    std::string what;
    std::size_t step = 0;
    std::size_t decks[2] = {};  // of the league
    std::string history;        // the choices until then, as a journal says them
};

// Plays match `number` of the league that it belongs to. Nothing where every law holds.
std::optional<BrokenLaw> broken_law(const RandomLeague& league, std::uint64_t number, Tally& tally);

// How it can be looked at again: number, rules, decks, step.
std::string told(const RandomLeague& league, std::uint64_t number, const BrokenLaw& broken);

}  // namespace cubenight::test
