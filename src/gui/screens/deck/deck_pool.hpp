// The pool on the felt: what is not in the deck, in piles that can be grouped, narrowed to a type and searched, and under it the
// card that is looked at, large or in one line.
#pragma once

#include <optional>
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
    // Whether the card that is looked at stands in one line, so that its face is nowhere to be read.
    bool folded() const { return folded_now_; }

private:
    void head(Frame& f, const DeckValues& v, Rect r);
    void filters(Frame& f, const DeckValues& v, Rect r);
    void find_piles(Frame& f, const DeckValues& v, int columns);
    void piles(Frame& f, const DeckValues& v, Rect r, Rect deck, DeckHand& hand, DeckWishes& wishes);
    void pile(Frame& f, const DeckValues& v, Rect r, const Pile& pile, float step, Rect deck, DeckHand& hand,
              DeckWishes& wishes);

    CardSort sort(const DeckValues& v) const { return v.faces().sorts()[static_cast<std::size_t>(sort_)]; }

    int sort_ = 0;
    int filter_ = 0;  // 0: all; else the place of a filter and one
    std::string search_;
    std::optional<bool> folded_;  // what the person wants
    bool folded_now_ = false;

    // What the piles were found for.
    struct Found {
        std::uint64_t version = ~std::uint64_t{0};
        SeatId seat{0xFF};
        Language language{};
        int sort = 0, filter = 0, columns = 0;
        std::string search;
        friend bool operator==(const Found&, const Found&) = default;
    };
    Found found_;
    std::vector<Pile> piles_;
};

}  // namespace cubenight::gui
