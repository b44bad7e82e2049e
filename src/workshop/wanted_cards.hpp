// Cards that a person wants in a cube, as a line of a list says them (`2 Tide Crab sv1-13`): found among the cube's own, else in the
// card library and the cubes of the program.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/lists/resolve.hpp"
#include "src/lists/card_sources.hpp"
#include "src/workshop/opened_cube.hpp"

namespace cubenight::workshop {

struct WantedCard {
    int copies = 1;
    Addition card;
    std::string name;
};

// Why a line means no card, and which come near.
struct NotFound {
    Error why;
    std::vector<NearMiss> near;
};

struct Wanted {
    std::optional<WantedCard> card;
    NotFound not_found;  // where there is none
};

// What the cube lacks is sought in the sources.
Wanted wanted_card(const OpenedCube& cube, CardSources sources, std::string_view line);

// The card of the library with that id, as the cube takes it. An error where the game cannot have it.
Result<Addition> addition_of(const library::LibraryCard& card);
// The card of a set, as a cube takes it.
Addition addition_of(const Card& card);

}  // namespace cubenight::workshop
