#include "src/gui/screens/common/keys_sheet.hpp"

#include <algorithm>

#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

constexpr float row_height = 40;

bool is_shown(const KeyRow& row, KeyRoom room) { return row.room == room && !row.stays(); }

// The row's key, or that it waits for one.
void draw_cap(Frame& f, Rect r, const KeyMap& keys, const KeyRow& row, bool waits) {
    Canvas& c = f.c;
    const std::string_view name = waits ? f.say(Text::keys_press) : key_name(keys.place(row));
    const TextStyle style = bold(14, waits ? c.p.accent : c.p.t1, Align::centre);
    const float wide = std::max(44.f, c.width(name, style) + 20);
    const Rect cap{r.right() - 12 - wide, r.y + 6, wide, r.h - 12};
    c.rect(cap, c.p.well, 6);
    c.frame(cap, waits ? c.p.accent : c.p.line, 6, waits ? 2.f : 1.f);
    c.text_in(cap, name, style);
}

}  // namespace

void KeysSheet::rooms(Frame& f, Rect r) {
    for (int i = 0; i < key_room_count; ++i) {
        const auto room = static_cast<KeyRoom>(i);
        if (button(f, {.id = "keys.room." + std::to_string(i),
                       .box = {r.x, r.y + 44 * static_cast<float>(i), r.w, 38},
                       .label = f.say(room_name(room)),
                       .rank = room == room_ ? Rank::usual : Rank::plain}))
            room_ = room, waits_ = nullptr, told_.clear();
    }
}

void KeysSheet::rows(Frame& f, Rect r, const KeyMap& keys) {
    Canvas& c = f.c;
    const auto count = std::ranges::count_if(key_rows(), [&](const KeyRow& row) { return is_shown(row, room_); });
    float y = r.y - f.ui.begin_scroll("keys.rows", r, row_height * static_cast<float>(count) + 4);
    int number = 0;
    for (const KeyRow& row : key_rows()) {
        if (!is_shown(row, room_)) continue;
        const Rect line{r.x + 4, y + 2, r.w - 18, row_height - 4};
        const Response at = f.ui.item("keys.row." + std::to_string(number++), line);
        c.rect(line, at.hovered ? c.p.s3 : c.p.s2, 7);
        c.text_within({line.x + 14, line.centre().y + 5}, row.said(f.say), regular(15, c.p.t1), line.w - 190);
        draw_cap(f, line, keys, row, waits_ == &row);
        if (at.clicked) waits_ = &row, told_.clear();
        y += row_height;
    }
    f.ui.end_scroll();
}

// Hears every key while a row waits for one. Escape leaves it as it is, unless it is Escape's own row.
void KeysSheet::listen(Frame& f, KeyMap& keys) {
    const Key place = waits_ ? f.ui.pressed_key() : Key::none;
    if (place == Key::none) return;
    const KeyRow& row = *waits_;
    if (place == keys.places(KeyRoom::everywhere)[Key::escape] && row.key != Key::escape) {
        waits_ = nullptr, told_.clear();
        return;
    }
    if (!KeyMap::can_be_put(place)) {
        told_ = f.say(Text::keys_stays, {key_name(place)});
        return;
    }
    if (const KeyRow* other = keys.taken(row, place)) {
        told_ = f.say(Text::keys_taken, {key_name(place), other->said(f.say)});
        return;
    }
    keys.put(row, place);
    waits_ = nullptr, told_.clear();
}

void KeysSheet::draw(Frame& f, KeyMap& keys) {
    if (!open_) return;
    Canvas& c = f.c;
    Layer layer(f, .6f, Layer::Over::all);
    const Rect box = layer.sheet(880, 640);
    listen(f, keys);
    c.text({box.x + 32, box.y + 50}, f.say(Text::settings_keys), bold(20, c.p.t1));
    rooms(f, {box.x + 24, box.y + 80, 210, box.h - 160});
    rows(f, {box.x + 250, box.y + 78, box.w - 274, box.h - 158}, keys);
    if (!told_.empty()) {
        icon(c, {box.x + 42, box.bottom() - 42}, 9, Icon::warning, c.p.warn);
        c.text_within({box.x + 60, box.bottom() - 36}, told_, bold(14, c.p.t1), box.w - 400);
    }
    ButtonRow foot(f, ButtonRow::From::right, box.right() - 24, box.bottom() - 64, 44);
    if (foot.button({.id = "keys.done", .label = f.say(Text::close), .rank = Rank::primary, .key = Key::enter}, 120) ||
        f.ui.key(Key::escape))
        open_ = false, waits_ = nullptr, told_.clear();
    if (!keys.changes().empty() && foot.button({.id = "keys.usual", .label = f.say(Text::keys_usual)}, 150))
        keys = {}, told_.clear();
}

}  // namespace cubenight::gui
