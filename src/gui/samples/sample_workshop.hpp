// Invented cards in a library, a list of them and a cube on the bench, for pictures and tests of the workshop.
#pragma once

#include "src/gui/samples/samples.hpp"

namespace cubenight::gui {

// Empty: no library and no list. Usual: some cards, a list with open lines. Full: many cards and lines with long names.
void fill_workshop(MemorySession& session, const SampleCube& cube, SampleState state);

// A deck on the bench. Empty: none. Usual: a deck two cards short. Full: one that breaks many rules. Hostile: the same, with a long name.
void fill_decks(MemorySession& session, SampleState state);

}  // namespace cubenight::gui
