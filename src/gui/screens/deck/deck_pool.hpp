// The pool on the felt: what is not in the deck, in piles that can be sorted and searched.
#pragma once

#include <string>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/deck/deck_values.hpp"
#include "src/gui/screens/deck/deck_wishes.hpp"

namespace cubenight::gui {

class DeckPool {
public:
    // `deck`: where the deck lies; a card that is dropped there is added.
    DeckWishes draw(Frame& f, const DeckValues& v, Rect r, Rect deck, DeckHand& hand);
    // True when something was searched for.
    bool clear_search();

private:
    void head(Frame& f, const DeckValues& v, Rect r);
    void piles(Frame& f, const DeckValues& v, Rect r, Rect deck, DeckHand& hand, DeckWishes& wishes);
    void pile(Frame& f, const DeckValues& v, Rect r, const Pile& pile, float step, Rect deck, DeckHand& hand,
              DeckWishes& wishes);

    CardSort sort(const DeckValues& v) const { return v.faces().sorts()[static_cast<std::size_t>(sort_)]; }

    int sort_ = 0;
    std::string search_;
};

}  // namespace cubenight::gui
