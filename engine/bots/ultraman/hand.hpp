// What cards of a hand are good for: characters to begin with, and cards to level them up.
#pragma once

#include "engine/bots/ultraman/table.hpp"

namespace cubenight::ultraman::steady {

// A character to set and, where there is one, a card to level it up with; its BP then.
struct Line {
    int bp = 0;
    CopyId low = no_copy, high = no_copy;
};
// The one with the most BP among those cards, but for some. card: the record of a copy.
template <class Card>
Line best_line(const Pile& cards, Card&& card, CopySet but = {}) {
    Line best;
    for (CopyId low : cards) {
        if (but.contains(low) || !card(low).is_character() || card(low).bp[0] < 0) continue;
        if (card(low).bp[0] > best.bp) best = {card(low).bp[0], low, no_copy};
        for (CopyId high : cards)
            if (high != low && !but.contains(high) && fits(card(high), card(low)) && card(high).bp[1] > best.bp)
                best = {card(high).bp[1], low, high};
    }
    return best;
}

// What the card is worth among those of my hand, in the measure of prospect.hpp.
int worth_in_hand(const Table& table, CopyId copy);
// The same of any card that somebody may set, as it is printed.
int worth_as_printed(const CompiledCard& card);

}  // namespace cubenight::ultraman::steady
