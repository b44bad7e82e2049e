// How much of a card the program plays: wholly, with texts that its players carry out by hand, or not at all.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/cards/by_hand.hpp"
#include "engine/cards/ultraman/card.hpp"
#include "src/store/library.hpp"
#include "src/workshop/opened_cube.hpp"

namespace cubenight::workshop {

enum class Readiness : std::uint8_t {
    whole,       // all that is printed is carried out
    by_hand,     // it plays, and a text of it is carried out by hand
    not_played,  // it does nothing in a match: all that it says is unread
};
inline constexpr int readiness_count = 3;

Readiness readiness_of(const Card& card);
Readiness readiness_of(const ultraman::Card& card);

// Of the card with that id, whatever its game.
Readiness readiness_of(const OpenedCube& cube, CardId card);

// The sentences of it that are printed and not read. Views into the cube's cards.
std::vector<std::string_view> texts_by_hand(const OpenedCube& cube, CardId card);

// How many there are, in copies and as different cards.
struct Count {
    int copies = 0, different = 0;
    void add(int more) { copies += more, ++different; }
    friend bool operator==(const Count&, const Count&) = default;
};

using ReadinessCounts = std::array<Count, readiness_count>;
ReadinessCounts readiness_of(const OpenedCube& cube);
// The same of a cube as nights load it.
ReadinessCounts readiness_of(const store::LoadedCube& cube);

}  // namespace cubenight::workshop
