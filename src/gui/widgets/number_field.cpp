#include "src/gui/widgets/number_field.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>

#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

// The number that lies that many steps away.
int stepped(const NumberField& n, int value, int steps) {
    if (n.stops.empty()) return std::clamp(value + steps, n.least, n.most);
    for (; steps > 0; --steps) {
        const auto next = std::ranges::upper_bound(n.stops, value);
        value = next == n.stops.end() ? n.most : *next;
    }
    for (; steps < 0; ++steps) {
        const auto here = std::ranges::lower_bound(n.stops, value);
        value = here == n.stops.begin() ? n.least : *std::prev(here);
    }
    return std::clamp(value, n.least, n.most);
}

enum class Way : std::int8_t { less = -1, more = 1 };

// How far its button moves the number in this frame.
int pressed(Frame& f, const NumberField& n, Rect box, Way way, int value) {
    Canvas& c = f.c;
    const bool at_end = way == Way::more ? value >= n.most : value <= n.least;
    const std::string id = n.id + (way == Way::more ? ".more" : ".less");
    const Response at = f.ui.item(id, box, at_end ? Can::be_seen : Can::be_pressed);
    const Colour ground = at_end ? c.p.s2 : at.hovered ? mix(c.p.s3, white, .08f) : c.p.s3;
    c.rect(box, ground, size::button_radius);
    if (at_end) locked_edge(c, box, size::button_radius, ground);
    else control_edge(c, box, size::button_radius);
    icon(c, box.centre(), 6, way == Way::more ? Icon::plus : Icon::minus, at_end ? c.p.t3 : c.p.t1);
    if (at_end && !n.at_end.empty()) f.ui.tip(at, std::string(n.at_end));
    return at_end ? 0 : f.ui.presses(id, at) * static_cast<int>(way);
}

// Steps that the keys of the field ask for. Enter ends the number and presses nothing.
int keyed(Frame& f, std::string_view id) {
    int steps = 0;
    static_cast<void>(f.ui.key_in_field(id, Key::enter));
    if (f.ui.key_in_field(id, Key::up)) ++steps;
    if (f.ui.key_in_field(id, Key::down)) --steps;
    if (f.ui.key_in_field(id, Key::page_up)) steps += 5;
    if (f.ui.key_in_field(id, Key::page_down)) steps -= 5;
    if (steps != 0) f.ui.type_anew(id);
    return steps;
}

// What was typed; nothing where it is no number.
std::optional<int> typed(Frame& f, const NumberField& n, Rect box, const std::string& id, int value) {
    std::string text = value == n.least && !n.none.empty() ? std::string(n.none) : std::to_string(value);
    if (!f.ui.number_field(id, box, text)) return std::nullopt;
    int read = 0;
    const auto end = std::from_chars(text.data(), text.data() + text.size(), read);
    if (end.ec != std::errc() || end.ptr != text.data() + text.size()) return std::nullopt;
    return std::clamp(read, n.least, n.most);
}

}  // namespace

bool number_field(Frame& f, const NumberField& n, int& value) {
    Canvas& c = f.c;
    const int before = value;
    const float row = n.label.empty() ? n.box.h : 34;
    const Rect line{n.box.x + 6, n.box.bottom() - row, n.box.w - 12, row - 6};
    const Rect less{line.x, line.y, 30, line.h}, more{line.right() - 30, line.y, 30, line.h};
    c.rect(n.box, c.p.s2, size::button_radius);
    c.text_within({n.box.centre().x, n.box.y + 16}, n.label, regular(11.5f, c.p.t2, Align::centre), n.box.w - 8);
    int steps = pressed(f, n, less, Way::less, value);
    const std::string id = n.id + ".value";
    const Rect field{less.right() + 4, line.y, more.x - less.right() - 8, line.h};
    if (n.told_apart) c.frame(field, c.p.accent, 6, 1.2f);
    const std::optional<int> read = typed(f, n, field, id, value);
    steps += keyed(f, id);
    steps += pressed(f, n, more, Way::more, value);
    if (n.wheel == NumberField::Wheel::turns_it) {
        const float notches = f.ui.wheel_over(n.box);
        steps += notches > 0 ? 1 : notches < 0 ? -1 : 0;
    }
    if (read) value = *read;
    if (steps != 0) value = stepped(n, value, steps);
    return value != before;
}

}  // namespace cubenight::gui
