#include "src/gui/shell/keys_help.hpp"

#include <algorithm>

#include "src/gui/sessions/clause_shelf.hpp"
#include "src/gui/sessions/session.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

namespace {

// Of a row over the screen: whether something there answers to the key.
bool holds_over_screen(const KeyRow& row, const KeySet& heard) {
    return row.key == Key::tab || row.key == Key::space || heard.test(static_cast<std::size_t>(row.key));
}

// Said of what lies over a screen in a row of its own.
bool has_row(std::span<const KeyRow> rows, const KeyRow& row) {
    return std::ranges::any_of(rows, [&](const KeyRow& one) { return one.key == row.key; });
}

std::span<const KeyRow> rows_over(KeysOver over) {
    switch (over) {
        case KeysOver::screen: return {};
        case KeysOver::layer: return layer_rows();
        case KeysOver::curtain: return curtain_rows();
    }
    return {};
}

}  // namespace

void KeysHelp::toggle(KeyRoom room, const KeySet& heard, KeysOver over) {
    open_ = !open_;
    if (open_) room_ = room, heard_ = heard, over_ = over;
}

// Each place of Home hears keys of its own; those of the others are not those of the screen.
bool KeysHelp::lists(const KeyRow& row) const {
    if (row.room == KeyRoom::home && room_ == KeyRoom::home && over_ == KeysOver::screen) return is_true(row);
    const bool of_room = row.room == room_ || row.room == KeyRoom::everywhere;
    if (over_ == KeysOver::screen || !of_room) return of_room;
    const bool shut = over_ == KeysOver::curtain;  // nothing but itself is pressed, and no card is in sight
    if (shut && (row.room != KeyRoom::everywhere || row.key == Key::enter || row.key == Key::tab)) return false;
    return is_true(row) && row.key != Key::alt && !has_row(rows_over(over_), row);
}

std::vector<const KeyRow*> KeysHelp::own_rows() const {
    std::vector<const KeyRow*> rows;
    for (const KeyRow& one : rows_over(over_))
        if (holds_over_screen(one, heard_)) rows.push_back(&one);
    for (const KeyRow& one : key_rows())
        if (one.room != KeyRoom::everywhere && lists(one)) rows.push_back(&one);
    return rows;
}

std::vector<const KeyRow*> KeysHelp::rows_of_everywhere() const {
    std::vector<const KeyRow*> rows;
    for (const KeyRow& one : key_rows())
        if (one.room == KeyRoom::everywhere && lists(one)) rows.push_back(&one);
    return rows;
}

bool KeysHelp::is_true(const KeyRow& row) const {
    if (row.key == Key::tab || row.key == Key::ctrl || row.key == Key::f1 || row.key == Key::f11) return true;
    if (row.key == Key::alt) return room_ != KeyRoom::everywhere && room_ != KeyRoom::home && room_ != KeyRoom::night;
    for (int i = 1; i < key_count; ++i) {
        const Key key = static_cast<Key>(i);
        if (row.has(key) && heard_.test(static_cast<std::size_t>(i)) && row_of(room_, key) == &row) return true;
    }
    return false;
}

void KeysHelp::row(Frame& f, Rect r, const KeyRow& row) const {
    Canvas& c = f.c;
    const bool now = over_ != KeysOver::screen || is_true(row);
    const Rect cap{r.x, r.y + 3, 66, r.h - 8};
    c.rect(cap, now ? c.p.s3 : c.p.well, 5);
    const std::string_view name = row.stays() ? row.caps : key_name(f.c.place_of(row.key));
    c.text_in(cap.inset(3, 0), name, bold(13, now ? c.p.t1 : c.p.t3, Align::centre));
    const std::string said = row.said(f.say) + (now ? "" : " · " + std::string(f.say(Text::keys_not_now)));
    c.text_within({r.x + 80, r.y + 21}, said, regular(15, now ? c.p.t1 : c.p.t3), r.w - 84);
}

// Over a match, to how its game is played.
void KeysHelp::learn_button(Frame& f, ButtonRow& foot) {
    if (over_ != KeysOver::screen || (room_ != KeyRoom::match && room_ != KeyRoom::ultraman)) return;
    if (!foot.button({.id = "keys.learn", .label = f.say(text::Learn::title), .icon = Icon::eye}, 170)) return;
    open_ = false;
    f.session.clause_shelf().look_up(room_ == KeyRoom::match ? text::LearnGame::pokemon : text::LearnGame::ultraman);
    f.go.open(Page::rulebook);
}

bool KeysHelp::draw(Frame& f) {
    if (!open_) return false;
    Canvas& c = f.c;
    const std::vector<const KeyRow*> own = own_rows(), everywhere = rows_of_everywhere();
    Layer layer(f, .6f, Layer::Over::all);
    constexpr float around_rows = 190;
    const auto count = static_cast<float>(std::max(own.size(), everywhere.size()));
    const float high = std::min(32.f, (f.area.h - 40 - around_rows) / count);
    const bool two = !own.empty();
    const Rect box = layer.sheet(two ? 920 : 520, around_rows + high * count);
    c.text({box.x + 28, box.y + 46}, f.say(Text::keys_title), bold(20, c.p.t1));
    Rect columns = {box.x + 28, box.y + 66, box.w - 56, box.h - 140};
    const auto list = [&](Rect r, Text title, const std::vector<const KeyRow*>& rows) {
        c.text({r.x, r.y + 18}, capitals(f.say(title)), bold(12, c.p.t3));
        r.cut_top(30);
        for (const KeyRow* one : rows) row(f, r.cut_top(high), *one);
    };
    const Text title = over_ == KeysOver::screen ? room_name(room_) : Text::keys_over;
    if (two) list(columns.column(0, 2, 28), title, own);
    list(two ? columns.column(1, 2, 28) : columns, Text::keys_everywhere, everywhere);
    ButtonRow foot(f, ButtonRow::From::right, box.right() - 28, box.bottom() - 60, 42);
    if (foot.button({.id = "keys.close", .label = f.say(Text::close), .rank = Rank::primary, .key = Key::enter}, 120) ||
        f.ui.key(Key::escape))
        open_ = false;
    const bool change = foot.button({.id = "keys.change", .label = f.say(Text::keys_change), .icon = Icon::gear}, 150);
    if (change) open_ = false;
    learn_button(f, foot);
    return change;
}

}  // namespace cubenight::gui
