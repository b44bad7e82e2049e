// What a night's line policy (rule_set.hpp) makes of a card.
#pragma once

#include <string_view>

#include "engine/cards/card.hpp"
#include "engine/cards/rule_set.hpp"

namespace cubenight {

// Whether the card may be played as a Basic Pokémon: those that are, and, where evolutions are played so, all that tell the
// whole of a Pokémon. BREAK and LV.X do not: they go on the one whose attacks they keep.
bool plays_as_basic(const Card& card, LinePolicy lines);

// The Basic Pokémon on which any evolution may be played under LinePolicy::stand_in. A cube may bring its own, under this key.
inline constexpr std::string_view stand_in_key = "stand-in";
Card stand_in_card();
bool is_stand_in(const Card& card);

// Whether the set has the card beside the cube's own, so that it is in no pack: a basic energy or the stand-in.
bool is_built_in(const Card& card);

}  // namespace cubenight
