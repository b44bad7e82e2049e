// What a cube of the Ultraman Card Game has beside what every cube has (cards/cube.hpp).
#pragma once

#include "engine/cards/card.hpp"
#include "engine/cards/ultraman/card.hpp"
#include "engine/cards/ultraman/rules.hpp"

namespace cubenight::ultraman {

struct CubeContents {
    CardSet cards;  // by the same ids as the set of the cube
    RuleSet rules;  // with the cube's house rules in it
};

// What every game's card has, of a card of this game: its number as key, its name with its form, what is unread. What it is
// called in other languages stands in the book of its set.
cubenight::Card cover_of(const Card& card);

}  // namespace cubenight::ultraman
