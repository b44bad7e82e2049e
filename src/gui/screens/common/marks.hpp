// How cards of a match are marked where they lie, on the board, in the hand and in lists.
#pragma once

#include <cstddef>

#include "engine/core/ids.hpp"
#include "src/gui/kit/screen.hpp"

namespace cubenight::gui {

// Why a card is marked: it answers what is asked, was chosen before, something can be done with it, or it is what is being
// played.
enum class Mark : std::uint8_t { none, chosen_from, chosen, legal, held };

// The felt of a match in its rim.
void table_top(Canvas& c, Rect r);
// A place of the board on which nothing lies.
void empty_zone(Canvas& c, Rect box);
// A deck: its thickness, its back, how many cards it has, as `called` says it.
void draw_deck(Frame& f, Rect box, std::size_t count, Text called);
void halo(Canvas& c, Rect box, Colour colour, float radius);
// The digit that chooses it; nothing for numbers without a key.
void number_tab(Canvas& c, Vec centre, int number);
// A tick and the word that the card was chosen, in no more than that width. Returns where it lies.
Rect chosen_pill(Frame& f, Vec centre, float width);
// Where the card is now on its way to its place.
Rect on_its_way(Ui& ui, CopyId copy, Rect to);

}  // namespace cubenight::gui
