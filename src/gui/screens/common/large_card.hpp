// The large face of what is pointed at for a moment, or at once with Alt, on the side where the pointer is not; and of a card
// that is opened over the screen, to go on from there to those that lie beside it.
#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <string>

#include "engine/core/ids.hpp"
#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/common/in_sight.hpp"

namespace cubenight::gui {

// Whether one rests where one was, or begins to at something else.
enum class Rest : std::uint8_t { goes_on, begins };

// Which of the cards that are pointed at is meant: none that came to lie under a pointer at rest.
class PointedCard {
public:
    std::optional<CopyId> meant(const Frame& f, std::optional<CopyId> pointed);

private:
    Vec pointer_;
    std::string focus_;
    std::optional<CopyId> card_;  // meant since one of them moved last
};

// Of cards that lie in the same place the one at `place` is shown, counted from 0.
struct Leaf {
    std::size_t place = 0, count = 1;
};
// What is wished for by buttons, arrows and Escape. `foot`: where the buttons stand, in a layer of their own.
enum class Leafed : std::uint8_t { stays, earlier, later, closed };
inline constexpr float leaf_foot = 56;
Leafed leaf_buttons(Frame& f, const Leaf& leaf, Rect foot);

// Draws it in the middle of the screen, with its buttons; a click anywhere else closes it.
Leafed draw_leaf(Frame& f, const Leaf& leaf, const std::function<void(Rect)>& face);
// The same of a card and of those that lie beside it, in their order. Returns which one is shown from then on; nothing: closed.
template <class Id, class Face>
std::optional<Id> leaf_through(Frame& f, Id card, std::span<const Id> beside, const Face& face) {
    const auto at = std::ranges::find(beside, card);
    const Leaf leaf = at == beside.end() ? Leaf() : Leaf{static_cast<std::size_t>(at - beside.begin()), beside.size()};
    switch (draw_leaf(f, leaf, [&](Rect box) { face(box, card); })) {
        case Leafed::earlier: return beside[leaf.place - 1];
        case Leafed::later: return beside[leaf.place + 1];
        case Leafed::closed: return std::nullopt;
        case Leafed::stays: break;
    }
    return card;
}

// A card that was opened, over everything; it stays until it is closed, or lies there no more.
class OpenedCard {
public:
    void open(CopyId card) { card_ = card; }
    std::optional<CopyId> card() const { return card_; }
    // `beside`: all that lie there, in their order.
    void draw(Frame& f, std::span<const CopyId> beside, const std::function<void(Rect, CopyId)>& face);

private:
    std::optional<CopyId> card_;
};

// How far it is there: 0 while nothing is, 1 wholly.
float close_up_share(Frame& f, bool pointed, Rest rest = Rest::goes_on);
// How wide a card is so that its whole text is read, in a small window too.
float readable_width(const Canvas& c);
// Where something of that size lies then: at the board's left, else so that it ends at `right`; and not over what is to be
// seen.
Rect close_up_box(Frame& f, Rect board, Vec size, float right, const InSight& sight);

}  // namespace cubenight::gui
