// Verbs of cards: draw, look, put, discard, exile, shuffle, order.
#pragma once

#include "engine/ultraman/effects/acting.hpp"

namespace cubenight::ultraman {

void draw_cards(Acting& a);
void look_at(Acting& a);
void put_cards(Acting& a);
// discard, exile
void throw_away(Acting& a);
void shuffle_zone(Acting& a);
void order_cards(Acting& a);

}  // namespace cubenight::ultraman
