// A hand dealt from the deck to look at, and the cards that would come next. It says nothing of the night: its chance is its own.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "engine/core/chance.hpp"
#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/deck/deck_values.hpp"

namespace cubenight::gui {

class SampleHand {
public:
    void deal(Frame& f, const DeckValues& v);
    bool open() const { return !cards_.empty(); }
    void close() { cards_.clear(); }
    void draw(Frame& f, const DeckValues& v);

private:
    // Cards of the opening hand with which a match can begin.
    std::ptrdiff_t openers(const DeckValues& v) const;
    bool goes_back(const DeckValues& v) const;
    std::string about(const Frame& f, const DeckValues& v) const;
    void faces(Frame& f, const DeckValues& v, Rect r) const;
    void buttons(Frame& f, const DeckValues& v, Rect r);

    std::optional<Generator> chance_;
    std::vector<CardId> cards_;  // the whole deck; empty while nothing is dealt
    std::size_t hand_ = 0;       // cards of the opening hand
    std::size_t shown_ = 0;
};

}  // namespace cubenight::gui
