// Which cards' standing texts are in force: kept up to date as cards come and go, so that nothing else looks for them.
#pragma once

#include "engine/pokemon/ask/state.hpp"

namespace cubenight::pokemon {

// The standing texts of a card come into force, or go out of it (leaving play, being evolved over).
void begin_texts(Game& g, CopyId copy);
void end_texts(Game& g, CopyId copy);
// Of a Pokémon's cards those are in force that it has the texts of: the top one, and what that one keeps below it.
void refresh_texts(Game& g, std::uint8_t slot);
// Computes anew which kinds of modifier and event the texts in force have.
void refresh_masks(Game& g);

}  // namespace cubenight::pokemon
