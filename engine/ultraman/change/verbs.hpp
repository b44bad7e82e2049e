// The small verbs: they alone move cards, and they report it. Each keeps the match whole: what named a card that moves, or a
// character that leaves, names it no more (match.hpp).
#pragma once

#include "engine/ultraman/ask/state.hpp"

namespace cubenight::ultraman {

// Where in a deck a card comes to lie; elsewhere it comes on top.
enum class PileEnd : std::uint8_t { top, bottom };
// Where in a character.
enum class StackEnd : std::uint8_t { top, bottom };
enum class Face : std::uint8_t { up, down };

// A card goes to a pile of its owner: from a pile, a character, below one, or the scene area.
void move_to_pile(Game& g, CopyId copy, Where to, Clause clause, PileEnd end = PileEnd::top);

// The top cards of the deck go to hand, one after another, as many as there are (1.3.6, 3.4.1, 11.10.1). Returns how many.
int draw(Game& g, SeatId seat, int count, Clause clause);

// A card becomes a character of its owner on a vacant spot. A spot behind the last battle area lays a new one out.
void set_character(Game& g, CopyId copy, Spot spot, Face face);
// A card becomes part of the character.
void put_on(Game& g, CopyId copy, Spot spot, StackEnd end, Face face);
// A card becomes part of the character just above that one, or below all others where it is no_copy.
void put_above(Game& g, CopyId copy, Spot spot, CopyId below);
// Turns the card up. 5.7.1
void open(Game& g, CopyId copy);
// The card comes to lie face down below the character, below its other charge cards (11.17.1, 11.17.3).
void charge(Game& g, CopyId copy, Spot spot);
// What stands on the two spots changes places; one may be vacant (11.9).
void swap(Game& g, Spot a, Spot b);

// The card becomes the scene (3.5.1, 6.1.3); the one that lay there goes to its owner's discard pile (6.3.2).
void set_scene(Game& g, CopyId copy, Clause clause);

// Counts one more use of the text in this turn (9.4.2).
void count_use(Game& g, CopyId copy, const CompiledText& text);

// Both seats, or one, may look at a hidden card until the text has ended (11.11, 12.3).
void show(Game& g, CopyId copy, Clause clause);
void show_to(Game& g, SeatId seat, CopyId copy, Clause clause);

// Ends the match.
void finish(Game& g, Outcome outcome, Ending ending, Clause clause);

}  // namespace cubenight::ultraman
