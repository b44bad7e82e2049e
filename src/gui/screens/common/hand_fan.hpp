// The own hand as a fan: what may be played has a label above it, what may not is dimmed with lock and reason.
#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/common/marks.hpp"

namespace cubenight::gui {

struct FanCard {
    CopyId copy = no_copy;  // whose face this seat may not know
    Mark mark = Mark::none;
    std::string label;    // "Evolve"; empty where nothing can be done with it
    std::string why_not;  // empty where it can be played, or nothing is asked
    std::string tip;      // the same with its rule
    bool away = false;    // it has not arrived yet
    int number = 0;       // of the key that plays or chooses it; 0: none
};

struct Fan {
    std::span<const FanCard> cards;
    std::span<const CopyId> lit;  // cards that the pointed line of the log is about
    bool forced = false;          // something else is to be chosen: what is not dims
    bool drags = false;           // cards can be drawn out of the hand
    std::function<void(Rect, std::size_t)> face;
};

struct FanWishes {
    std::optional<CopyId> pointed;
    std::optional<std::size_t> pressed;
    std::optional<std::size_t> opened;   // with the right button, to be read
    std::optional<std::size_t> dragged;  // on its way out of the hand, or let go there
    bool dropped = false;
};

// Where the cards of a hand of `count` lie: how far apart, where the first one is.
struct HandLayout {
    HandLayout(Rect strip, int count, float width);
    Vec spot(int index) const;    // upper left corner
    float tilt(int index) const;  // radians
    float width, step;

private:
    Rect strip_;
    int count_;
};

// How high the strip of a hand is at the foot of the window: more of the cards lies below its edge where there is little room.
float hand_height(const Frame& f);
// One of two halves of the strip, where two hands lie beside each other.
Rect hand_half(Rect strip, int half);
// The cards of the hand in which that one lies: the own one, or the other where both are shown.
template <class Held>
std::vector<CopyId> hand_with(CopyId copy, const std::vector<Held>& own, const std::vector<Held>& other) {
    const bool there = std::ranges::find(other, copy, &Held::copy) != other.end();
    std::vector<CopyId> cards;
    for (const Held& held : there ? other : own) cards.push_back(held.copy);
    return cards;
}
// Whose they are, above the cards.
void name_halves(Frame& f, Rect strip, const std::array<std::string, 2>& names);
// The place of a card in the hand that `strip` is for.
Rect hand_place(Rect strip, std::size_t count, std::size_t index);
// Of the card that is drawn out of it now.
Rect dragged_box(const Frame& f);

FanWishes draw_hand_fan(Frame& f, const Fan& fan, Rect strip);

}  // namespace cubenight::gui
