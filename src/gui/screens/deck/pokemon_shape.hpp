// The shape of the deck in numbers.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/deck/deck_values.hpp"

namespace cubenight::gui {

// The types that its attacks need or its basic energy is of, the most needed first.
std::vector<Type> types_of_energy(const draft::DraftCards& cards, const draft::Deck& deck,
                                  const draft::DeckStats& stats);

void draw_pokemon_shape(Frame& f, const DeckValues& v, Rect r);

}  // namespace cubenight::gui
