// What two cubes have of each other's cards.
#pragma once

#include <string>
#include <vector>

#include "src/workshop/opened_cube.hpp"

namespace cubenight::workshop {

// A card that is in one of two cubes, or in both but not alike.
struct Difference {
    std::string key, name;    // of the first cube where it has the card
    int here = 0, there = 0;  // copies
    bool says_other = false;  // both have the card under that key, and it says something else
    friend bool operator==(const Difference&, const Difference&) = default;
};

struct Comparison {
    std::vector<Difference> differences;  // the first cube's cards in its order, then those that are in the other alone
    int alike = 0;                        // copies that both have
};

// Cards are the same by their keys, or, where a key is in one cube alone, by all that is printed on them but set and artist: so
// printings of one card are one card.
Comparison compare(const OpenedCube& one, const OpenedCube& other);

}  // namespace cubenight::workshop
