#include "src/gui/screens/common/large_card.hpp"

#include <algorithm>

#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

namespace {

constexpr float shown_after = 600, fades_in = 120;  // milliseconds

}  // namespace

// What is played by keys moves the cards of the hand along below the pointer.
std::optional<CopyId> PointedCard::meant(const Frame& f, std::optional<CopyId> pointed) {
    const bool moved = f.ui.pointer() != pointer_ || f.ui.focused() != focus_;
    if (moved) pointer_ = f.ui.pointer(), focus_ = f.ui.focused(), card_ = pointed;
    if (f.ui.something_pressed()) card_.reset();
    return pointed == card_ || compat::held(Key::alt) ? pointed : std::nullopt;
}

float close_up_share(Frame& f, bool pointed, Rest rest) {
    const float waited = f.ui.hold("match.point", pointed && rest == Rest::goes_on);
    const bool at_once = compat::held(Key::alt);
    if (!pointed || (waited < shown_after && !at_once)) return 0;
    return at_once ? 1.f : std::min(1.f, (waited - shown_after) / fades_in);
}

float readable_width(const Canvas& c) { return std::max(264.f, 232 / c.scale()); }

Rect close_up_box(Frame& f, Rect board, Vec size, float right, const InSight& sight) {
    const Rect room = Rect{board.x, board.y, right - board.x, std::max(board.h, size.y)}.meet(f.sight);
    const bool left = f.ui.pointer().x > room.centre().x;
    const Rect first{left ? room.x + 40 : room.right() - size.x, room.y + 40, size.x, size.y};
    return out_of_the_way(first, room, sight);
}

Leafed leaf_buttons(Frame& f, const Leaf& leaf, Rect foot) {
    f.ui.hear_sideways();
    Leafed done = Leafed::stays;
    ButtonRow right(f, ButtonRow::From::right, foot.right(), foot.bottom() - 42, 42);
    if (right.button({.id = "large.close", .label = f.say(Text::close), .rank = Rank::primary, .key = Key::escape},
                     110))
        done = Leafed::closed;
    if (leaf.count < 2) return done;
    ButtonRow left(f, ButtonRow::From::left, foot.x, foot.bottom() - 42, 42);
    const Button before{.id = "large.before",
                        .icon = Icon::chevron_left,
                        .key = Key::left,
                        .locked = leaf.place == 0 ? f.say(Text::card_before) : std::string_view(),
                        .tip = f.say(Text::card_before)};
    if (left.button(before, 64)) done = Leafed::earlier;
    const Button after{.id = "large.after",
                       .icon = Icon::chevron_right,
                       .key = Key::right,
                       .locked = leaf.place + 1 == leaf.count ? f.say(Text::card_after) : std::string_view(),
                       .tip = f.say(Text::card_after)};
    if (left.button(after, 64)) done = Leafed::later;
    const std::string at = f.say(Text::script_at, {std::to_string(leaf.place + 1), std::to_string(leaf.count)});
    f.c.text({left.edge() + 8, foot.bottom() - 15}, at, regular(15, white));
    return done;
}

Leafed draw_leaf(Frame& f, const Leaf& leaf, const std::function<void(Rect)>& face) {
    Layer layer(f, .7f);
    const Vec middle = f.sight.centre();
    const float width = std::min(460.f, (f.sight.h - 60 - leaf_foot) / 1.4f);
    const Rect card{middle.x - width / 2, middle.y - (width * 1.4f + leaf_foot) / 2, width, width * 1.4f};
    const Response ground = f.ui.item("large.ground", f.area);
    face(card);
    const Leafed done = leaf_buttons(f, leaf, {card.x, card.bottom(), card.w, leaf_foot});
    return ground.clicked || ground.right_clicked ? Leafed::closed : done;
}

void OpenedCard::draw(Frame& f, std::span<const CopyId> beside, const std::function<void(Rect, CopyId)>& face) {
    if (card_ && std::ranges::find(beside, *card_) == beside.end()) card_.reset();
    if (card_) card_ = leaf_through(f, *card_, beside, face);
}

}  // namespace cubenight::gui
