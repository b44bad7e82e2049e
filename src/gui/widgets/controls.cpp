#include "src/gui/widgets/controls.hpp"

#include <algorithm>
#include <cmath>

#include "src/gui/widgets/badge.hpp"

namespace cubenight::gui {
namespace {

struct Paint {
    Colour fill, edge, text, cap, cap_text;
};

Paint paint_of(const Palette& p, Rank rank, bool hovered, bool locked) {
    if (locked) return {p.s2, p.s2, p.t3, p.s1, p.t3};
    switch (rank) {
        case Rank::primary:
            return {hovered ? mix(p.accent, white, .12f) : p.accent, p.accent, p.on_signal, mix(p.accent, black, .18f),
                    p.on_signal};
        case Rank::usual: return {hovered ? p.s3 : p.s2, p.line, p.t1, p.s1, p.t1};
        case Rank::quiet: return {hovered ? mix(p.s3, white, .08f) : p.s3, p.s3, p.t1, p.s1, p.t1};
        case Rank::plain: return {hovered ? p.s2 : p.s2.alpha(0), p.s2.alpha(0), p.t1, p.s1, p.t1};
        case Rank::bad: return {hovered ? mix(p.bad_row, p.bad, .25f) : p.bad_row, p.bad, p.t1, p.s1, p.t1};
    }
    return {};
}

}  // namespace

void panel(Canvas& c, Rect r, float radius) {
    c.shadow(r, radius);
    c.rect(r, c.p.s1, radius);
    c.frame(r, c.p.line, radius, c.hairline());
}

void room(Canvas& c, Rect area) { c.gradient(area, c.p.bg1, c.p.bg0); }

Rect top_bar(Frame& f, std::string_view title, std::string_view under, float height) {
    Canvas& c = f.c;
    const Rect bar{f.area.x, f.area.y, f.area.w, height};
    c.rect(bar, c.p.s1);
    c.rect({bar.x, bar.bottom(), bar.w, c.hairline()}, c.p.line);
    icon(c, {bar.x + 34, bar.centre().y}, 15, Icon::cube, c.p.accent);
    if (under.empty()) {
        c.text({bar.x + 58, bar.centre().y + 6}, title, bold(16, c.p.t1));
        return bar;
    }
    c.text_within({bar.x + 58, bar.y + 28}, title, bold(18, c.p.t1), 240);
    c.text_within({bar.x + 58, bar.y + 47}, under, regular(13, c.p.t2), 250);
    return bar;
}

void control_edge(Canvas& c, Rect r, float radius) {
    if (c.p.control_edge.a > 0) c.frame(r, c.p.control_edge, radius, 1.4f);
}

void locked_edge(Canvas& c, Rect r, float radius) { locked_edge(c, r, radius, c.p.line); }

void locked_edge(Canvas& c, Rect r, float radius, Colour usual) {
    if (c.p.control_edge.a > 0) c.dashed_frame(r, c.p.t3, radius, 1, 3, 5);
    else c.frame(r, usual, radius, 1);
}

Layer::Layer(Frame& f, float shade, Over over) : f_(f) {
    if (over == Over::all) f.ui.open_layer_over_all();
    else f.ui.open_layer();
    f.c.set_group(f.c.next_group());
    f.c.rect({0, 0, f.area.right() + f.area.x, f.area.bottom()}, black.alpha(shade));
}

Layer::~Layer() {
    f_.c.set_group(0);
    f_.ui.close_layer();
}

Rect Layer::sheet(float width, float height) {
    const Rect box = around(f_.area.centre(), width, std::min(height, f_.area.h - 40));
    panel(f_.c, box, size::large_radius);
    f_.ui.show_whole(box);
    return box;
}

Rect Layer::sheet(float width, float height, float room) {
    Rect box = around(f_.area.centre(), width, std::min(room, f_.area.h - 40));
    box.h = std::min(height, box.h);
    panel(f_.c, box, size::large_radius);
    f_.ui.show_whole(box);
    return box;
}

float key_cap_width(Canvas& c, Key key) {
    if (key_name(c.place_of(key)).empty()) return 0;  // none, or an arrow, which the button shows itself
    return std::max(20.f, c.width(key_name(c.place_of(key)), bold(12, white)) + 12);
}

void key_cap(Canvas& c, Vec at, Key key, Colour ground, Colour letter) {
    const float wide = key_cap_width(c, key);
    if (wide <= 0) return;
    const Rect cap{at.x - wide, at.y - 10, wide, 20};
    c.rect(cap, ground, 5);
    const TextStyle style = bold(12, letter, Align::centre);
    c.text({cap.centre().x, at.y + c.real_size(style) * .36f}, key_name(c.place_of(key)), style);
}

namespace {

// What a button has beside its label, from edge to edge.
struct ButtonRoom {
    Icon mark;
    float icon;  // with the signs of energy behind it
    float cap;
};

constexpr float button_edge = 8;
constexpr float unit_radius = 6.5f, unit_step = 11;  // of the signs of energy

ButtonRoom room_of(Canvas& c, const Button& b) {
    const bool locks = !b.locked.empty() && b.icon != Icon::none;
    const Icon mark = locks ? Icon::lock : b.energy > 0 ? Icon::none : b.icon;
    const float units = b.energy > 0 ? 2 * unit_radius + unit_step * static_cast<float>(b.energy - 1) + 6 : 0;
    const float cap = b.box.h < 30 ? 0 : key_cap_width(c, b.key);
    return {mark, (mark == Icon::none ? 0 : b.text + 8) + units, cap > 0 ? cap + 10 : 0};
}

// In front of the label that begins at `right`.
void energy_units(Canvas& c, const Button& b, float right) {
    float x = right - 6 - unit_radius;
    for (int i = 0; i < b.energy; ++i, x -= unit_step)
        type_badge(c, {x, b.box.centre().y}, unit_radius, Type::colorless);
}

float leading_of(const Canvas& c, const Button& b) { return c.real_size(bold(b.text, white)) * 1.32f; }

// What the label has, once its key has given way.
float label_room(Canvas& c, const Button& b, const ButtonRoom& room) {
    const float cap = button_width(c, b) > b.box.w ? 0 : room.cap;
    return b.box.w - cap - room.icon - 2 * button_edge;
}

// The label in lines: in one where it fits or the button is no higher, cut there if need be.
std::vector<std::string> label_lines(Canvas& c, const Button& b, const TextStyle& style, float room) {
    if (b.label.empty()) return {std::string()};
    if (c.width(b.label, style) > room) {
        std::vector<std::string> lines = c.wrapped(b.label, style, room);
        if (leading_of(c, b) * static_cast<float>(lines.size()) <= b.box.h - 4) return lines;
    }
    return {c.shortened(b.label, style, room)};
}

}  // namespace

float button_height(Canvas& c, const Button& b) {
    const float room = label_room(c, b, room_of(c, b));
    const auto lines = c.wrapped(b.label, bold(b.text, white), room).size();
    return leading_of(c, b) * static_cast<float>(lines) + 14;
}

float button_width(Canvas& c, const Button& b) {
    const ButtonRoom room = room_of(c, b);
    return std::ceil(c.width(b.label, bold(b.text, white)) + room.icon + room.cap + 2 * button_edge);
}

bool button(Frame& f, const Button& b) {
    Canvas& c = f.c;
    const bool locked = !b.locked.empty();
    const Response r = f.ui.item(b.id, b.box, locked ? Can::be_seen : Can::be_pressed);
    const float lift = f.ui.animate(std::string(b.id) + ".h", r.hovered && !locked ? 1.f : 0.f, motion::hover);
    const Paint paint = paint_of(c.p, b.rank, lift > .5f, locked);
    c.rect(b.box, paint.fill, size::button_radius);
    if (b.rank == Rank::primary && !locked)
        c.rect({b.box.x, b.box.y, b.box.w, b.box.h / 2}, white.alpha(.10f), size::button_radius);
    if (locked) locked_edge(c, b.box, size::button_radius, paint.edge);
    else if (b.rank != Rank::plain && c.p.control_edge.a > 0) control_edge(c, b.box, size::button_radius);
    else if (paint.edge.a > 0) c.frame(b.box, paint.edge, size::button_radius, c.hairline());
    TextStyle style = bold(b.text, paint.text, Align::left);
    style.cutting = b.cutting;
    auto [mark, icon_room, cap] = room_of(c, b);
    if (button_width(c, b) > b.box.w) cap = 0;  // the label goes before its key
    const float room = b.box.w - cap - icon_room - 2 * button_edge;
    const std::vector<std::string> lines = label_lines(c, b, style, room);
    const std::string& label = lines.front();
    const bool cut = lines.size() == 1 && label != b.label;
    float x = b.box.x + button_edge + (lines.size() > 1 ? 0.f : (room - c.width(label, style)) / 2);
    if (b.label.empty() && mark != Icon::none) x = b.box.centre().x - b.text / 2;
    if (mark != Icon::none) icon(c, {x + b.text / 2, b.box.centre().y}, b.text * .46f, mark, paint.text);
    energy_units(c, b, x + icon_room);
    const float leading = leading_of(c, b);
    float y = b.box.centre().y - leading * static_cast<float>(lines.size() - 1) / 2 + c.real_size(style) * .36f;
    for (const std::string& line : lines) {
        if (cut) c.text_within({x + icon_room, y}, b.label, style, room);
        else c.text({x + icon_room, y}, line, style);
        y += leading;
    }
    if (cap > 0) key_cap(c, {b.box.right() - 10, b.box.centre().y}, b.key, paint.cap, paint.cap_text);
    if (locked) f.ui.tip(r, std::string(b.locked));
    else if (cut) f.ui.tip(r, std::string(b.label));
    else if (!b.tip.empty()) f.ui.tip(r, std::string(b.tip));
    if (locked) return false;
    return r.clicked || (b.key != Key::none && f.ui.key(b.key));
}

bool ButtonRow::button(Button b, float least) {
    b.box = {edge_, top_, 0, height_};
    b.box.w = std::max(least, button_width(f_.c, b));
    if (from_ == From::right) b.box.x -= b.box.w;
    edge_ = from_ == From::right ? b.box.x - gap_ : b.box.right() + gap_;
    return gui::button(f_, b);
}

namespace {

constexpr float tab_edges = 18;
TextStyle tab_style(const Palette& p) { return bold(13, p.t2, Align::centre); }

}  // namespace

float tabs_width(Canvas& c, std::span<const std::string_view> labels) {
    float wide = 4;
    for (const auto label : labels) wide += c.width(label, tab_style(c.p)) + tab_edges;
    return std::ceil(wide);
}

int tabs(Frame& f, std::string_view id, Rect r, std::span<const std::string_view> labels, int chosen,
         std::span<const std::string> tips) {
    Canvas& c = f.c;
    c.rect(r, c.p.well, size::button_radius);
    const TextStyle style = tab_style(c.p);
    const float extra = (r.w - tabs_width(c, labels)) / static_cast<float>(labels.size());
    float x = r.x + 2;
    for (int i = 0; i < static_cast<int>(labels.size()); ++i) {
        const auto label = labels[static_cast<std::size_t>(i)];
        const Rect tab{x, r.y + 2, c.width(label, style) + tab_edges + extra, r.h - 4};
        const Response at = f.ui.item(std::string(id) + "." + std::to_string(i), tab);
        if (at.clicked) chosen = i;
        const auto number = static_cast<std::size_t>(i);
        if (number < tips.size() && !tips[number].empty()) f.ui.tip(at, tips[number]);
        if (chosen == i) c.rect(tab, c.p.s3, 7), control_edge(c, tab, 7);
        else if (at.hovered) c.rect(tab, c.p.s2, 7);
        TextStyle text = style;
        if (chosen == i) text.colour = c.p.t1;
        c.text_in(tab.inset(2, 0), label, text);
        x += tab.w;
    }
    control_edge(c, r, size::button_radius);
    return chosen;
}

bool toggle(Frame& f, std::string_view id, Vec at, Key key, bool on) {
    Canvas& c = f.c;
    const Rect box{at.x, at.y, 36, 20};
    const Response r = f.ui.item(id, box.inset(-4));
    if (r.clicked || (key != Key::none && f.ui.key(key))) on = !on;
    const float where = f.ui.animate(std::string(id) + ".t", on ? 1.f : 0.f, motion::hover);
    c.rect(box, mix(c.p.s3, c.p.accent, where), 10);
    if (!on) c.frame(box, c.p.t3, 10);
    c.circle({box.x + 10 + 16 * where, box.centre().y}, 7.5f, on ? c.p.on_signal : c.p.t2);
    if (on) icon(c, {box.x + 26, box.centre().y}, 5, Icon::tick, c.p.accent);
    return on;
}

void search_field(Frame& f, std::string_view id, Rect r, std::string& wanted, std::string_view hint, Colour ground) {
    Canvas& c = f.c;
    const bool small = r.h < 36;
    const float left = small ? 34.f : 38.f;
    c.rect(r, ground, size::button_radius);
    control_edge(c, r, size::button_radius);
    icon(c, {r.x + (small ? 17.f : 20.f), r.centre().y}, 7, Icon::search, c.p.t2);
    const bool typing = f.ui.typing();
    f.ui.text_field(id, {r.x + left, r.y + 3, r.w - left - 32, r.h - 6}, wanted, hint);
    // Escape empties the field before it leaves anything.
    if ((typing || !wanted.empty()) && f.ui.key(Key::escape)) wanted.clear();
    key_cap(c, {r.right() - (small ? 6.f : 8.f), r.centre().y}, Key::f, c.p.s1, c.p.t2);
    if (f.ui.key(Key::f)) f.ui.focus(id);
}

namespace {

TextStyle chip_style(const Palette& p) { return bold(12, p.info); }

}  // namespace

void draw_fault(Frame& f, Rect r, const std::string& why) {
    if (why.empty()) return;
    icon(f.c, {r.x + 10, r.y + 15}, 7, Icon::warning, f.c.p.bad);
    f.c.paragraph({r.x + 26, r.y + 19}, why, regular(14, f.c.p.bad).cuttable(), r.w - 30, 19, 2);
}

Rect chip_box(Canvas& c, Vec corner, std::string_view text) {
    return {corner.x, corner.y, c.width(text, chip_style(c.p)) + 14, 19};
}

void chip(Canvas& c, Rect box, std::string_view text, const Response& at) {
    c.rect(box, at.hovered ? c.p.s3 : c.p.well, size::chip_radius);
    c.frame(box, c.p.line, size::chip_radius, c.hairline());
    c.text({box.x + 7, box.centre().y + 4.4f}, text, chip_style(c.p));
}

bool link(Frame& f, std::string_view id, Vec at, std::string_view text, Align align) {
    Canvas& c = f.c;
    TextStyle style = bold(14, c.p.info, align);
    const float wide = c.width(text, style);
    const float x = align == Align::right ? at.x - wide : align == Align::centre ? at.x - wide / 2 : at.x;
    const Response r = f.ui.item(id, {x - 4, at.y - 19, wide + 8, 28});
    c.text(at, text, style);
    if (r.hovered) c.line({x, at.y + 3}, {x + wide, at.y + 3}, c.p.info);
    return r.clicked;
}

Colour tone_colour(const Palette& p, Tone tone) {
    switch (tone) {
        case Tone::plain: return p.t2;
        case Tone::accent: return p.accent;
        case Tone::info: return p.info;
        case Tone::ok: return p.ok;
        case Tone::warn: return p.warn;
        case Tone::bad: return p.bad;
    }
    return p.t2;
}

float pill(Canvas& c, Vec at, std::string_view text, Tone tone, float height) {
    const TextStyle style = bold(12.5f, c.p.on_signal);
    const Rect box{at.x, at.y - height / 2, c.width(text, style) + 18, height};
    c.rect(box, tone_colour(c.p, tone), height / 2);
    c.text({box.x + 9, at.y + c.real_size(style) * .36f}, text, style);
    return box.w;
}

void bar(Canvas& c, Rect r, float share, Colour colour) {
    c.rect(r, c.p.s3, r.h / 2);
    const float wide = std::clamp(share, 0.f, 1.f) * r.w;
    if (wide > 0) c.rect({r.x, r.y, std::max(wide, r.h), r.h}, colour, r.h / 2);
}

void figure(Canvas& c, Vec at, std::string_view label, std::string_view number, std::string_view after, Colour colour) {
    c.text({at.x, at.y}, capitals(label), bold(12, c.p.t3));
    const float wide = c.text({at.x, at.y + 23}, number, bold(22, colour));
    c.text({at.x + wide + 6, at.y + 23}, after, regular(14, c.p.t2));
}

std::string capitals(std::string_view text) {
    std::string out(text);
    // Beside signs that have no small and large form a word of letters keeps its own.
    constexpr char first_of_east = '\xE3', last_of_east = '\xE9';
    if (std::ranges::any_of(out, [](char c) { return c >= first_of_east && c <= last_of_east; })) return out;
    for (std::size_t i = 0; i < out.size(); ++i) {
        char& letter = out[i];
        // A letter with an accent is two bytes: \xC3, and one that is 32 apart between small and capital.
        const bool accented = i > 0 && out[i - 1] == '\xC3' && letter >= '\xA0' && letter <= '\xBE' && letter != '\xB7';
        if ((letter >= 'a' && letter <= 'z') || accented) letter = static_cast<char>(letter - 32);
    }
    return out;
}

std::string clock_text(std::int64_t seconds) {
    const std::int64_t whole = seconds < 0 ? -seconds : seconds;
    const std::string minutes = std::to_string(whole / 60), rest = std::to_string(whole % 60);
    return (seconds < 0 ? "-" : "") + minutes + ":" + (rest.size() < 2 ? "0" : "") + rest;
}

void coin(Canvas& c, Vec at, float r, CoinFace face, float spin) {
    const float squash = std::abs(std::cos(spin));
    const int mark = c.mark();
    c.circle({at.x, at.y + 2}, r, black.alpha(.35f));
    c.circle(at, r, face == CoinFace::heads ? rgb(0xD9A441) : rgb(0x5B6B7C));
    c.ring(at, r * .86f, face == CoinFace::heads ? rgb(0xFFE3A6) : rgb(0xC7D2DC), r * .07f);
    if (face == CoinFace::heads) icon(c, at, r * .5f, Icon::cube, rgb(0x4A3206));
    else icon(c, at, r * .42f, Icon::star, rgb(0xE3EAF0));
    if (squash < .999f) c.squash(mark, at, squash);
}

void line_nodes(Canvas& c, Vec at, std::span<const Node> nodes, Colour colour) {
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const Vec centre{at.x + 8 + 30 * static_cast<float>(i), at.y};
        if (i > 0) {
            const bool both = nodes[i] == Node::have && nodes[i - 1] == Node::have;
            c.line({centre.x - 22, at.y}, {centre.x - 8, at.y}, both ? c.p.t2 : c.p.line, 2);
        }
        if (nodes[i] == Node::have) {
            c.circle(centre, 8, colour);
            icon(c, centre, 4.5f, Icon::tick, white);
            continue;
        }
        c.circle(centre, 7.5f, c.p.bg1);
        c.dashed_ring(centre, 7.5f, nodes[i] == Node::wanted ? c.p.accent : c.p.t3, 1.6f, 3, 2.5f);
    }
}

}  // namespace cubenight::gui
