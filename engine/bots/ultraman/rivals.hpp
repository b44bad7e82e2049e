// Who a character may have to fight that nobody sees yet. Texts ask for the TYPE of a battle opponent, and so it matters of
// which TYPEs the other seat's characters are.
#pragma once

#include <array>

#include "engine/ultraman/book/rulebook.hpp"
#include "engine/ultraman/view.hpp"

namespace cubenight::ultraman::steady {

struct Rivals {
    std::array<int, type_count> shares{};  // by TYPEs, in 1024ths: how likely it is of that one
    CardId plain = no_card;  // a character without texts that stands in for all of them; no_card where there is none
};

// By the cards of the other seat that the view shows, and by all that the rulebook has.
Rivals rivals_of(const Rulebook& book, const View& view);

// Such a rival comes to stand on a vacant spot. Returns whether it could: its seat has a hand or a deck, and the match has
// room for what is said of its TYPE. REQUIRES: `plain` is a card.
bool stand_in(const Rivals& rivals, Match& match, Spot spot);
// Says of what TYPE the last one that has come is. REQUIRES: nothing has been given to anybody since.
void turn_into(Match& match, Type type);

}  // namespace cubenight::ultraman::steady
