// Characters that a text puts on the field, or on which it puts cards (11.8, 11.9, 11.17).
#pragma once

#include "engine/ultraman/effects/acting.hpp"

namespace cubenight::ultraman {

// `put ... -> in place of`: the chosen cards are one new character.
void deploy(Acting& a);
void stack_cards(Acting& a);
void swap_characters(Acting& a);
void charge_cards(Acting& a);

}  // namespace cubenight::ultraman
