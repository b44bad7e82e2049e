// Deck: its rows in the parts of its game, and the places that are still free.
#include "src/gui/screens/deck/deck_list.hpp"

#include <algorithm>

#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/card_parts.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

constexpr std::size_t roomy_rows = 22;

// The deck in one frame.
struct Drawing {
    Frame& f;
    const DeckValues& v;
    Rect pool;
    DeckHand& hand;
    Canvas& c = f.c;
    DeckWishes wishes = {};

    void list(Rect r);
    void head(Rect r);
    void section(Rect r, float& y, const DeckSection& section, float row, float gap);
    void card_row(Rect r, const DeckRow& row);
    void press(const DeckRow& row, const Response& at, const Response& minus);
    void energy_row(Rect r, const DeckRow& row);
    void offered_row(Rect r, const DeckRow& row);
    void free_slots(Rect r, float y, float row, float gap);
};

void Drawing::list(Rect r) {
    panel(c, r);
    head(r);
    std::size_t rows = 0;
    for (const DeckSection& each : v.sections) rows += each.rows.size();
    const float row = rows > roomy_rows ? 26.f : 32.f, gap = rows > roomy_rows ? 3.f : 4.f;
    const int size = v.view.deck_rules.deck_size, missing = std::max(0, size - v.deck().size());
    float content = 12;
    for (const DeckSection& each : v.sections) content += 34 + (row + gap) * static_cast<float>(each.rows.size()) + 8;
    const float slots = std::min(static_cast<float>(missing) * (row + gap), std::max(0.f, r.h - 60 - content));
    const Rect view{r.x + 8, r.y + 46, r.w - 12, r.h - 56};
    const float up = f.ui.begin_scroll("deck.list", view, content + slots);
    float y = view.y + 2 - up;
    for (const DeckSection& each : v.sections) section({r.x + 14, 0, r.w - 28, 0}, y, each, row, gap);
    if (slots > row) free_slots({r.x + 14, y, r.w - 28, slots}, y, row, gap);
    f.ui.end_scroll();
}

void Drawing::head(Rect r) {
    c.text({r.x + 18, r.y + 32}, f.say(Text::home_deck_title), bold(18, c.p.t1));
    const int count = v.deck().size(), size = v.view.deck_rules.deck_size;
    const float of = c.text({r.right() - 18, r.y + 33}, f.say(Text::draft_of, {std::to_string(size)}),
                            regular(15, c.p.t2, Align::right));
    const Colour colour = count == size ? c.p.ok : count > size ? c.p.bad : c.p.warn;
    const float number =
        c.text({r.right() - 18 - of - 10, r.y + 34}, std::to_string(count), bold(24, colour, Align::right));
    Rect bar{r.x + 80, r.y + 22, r.w - 80 - of - number - 54, 10};
    c.rect(bar, c.p.bg1, 5);
    float x = bar.x;
    for (const DeckSection& each : v.sections) {
        const float share = static_cast<float>(each.count) / static_cast<float>(std::max(size, std::max(1, count)));
        if (each.count > 0) c.rect({x, bar.y, bar.w * share - 1.5f, bar.h}, each.colour, 3);
        x += bar.w * share;
    }
}

void Drawing::section(Rect r, float& y, const DeckSection& section, float row, float gap) {
    c.rect({r.x + 4, y + 8, 10, 10}, section.colour, 2);
    c.text({r.x + 22, y + 19}, f.say(section.name), bold(15, c.p.t1));
    c.text({r.right() - 4, y + 19}, std::to_string(section.count), bold(15, c.p.t1, Align::right));
    y += 28;
    if (section.rows.empty()) {
        c.dashed_frame({r.x, y, r.w, row}, c.p.line, 6);
        c.text_within({r.x + 26, y + row / 2 + 5}, f.say(section.none), regular(14, c.p.t3), r.w - 40);
        y += row + gap;
    }
    for (const DeckRow& each : section.rows) {
        const Rect box{r.x, y, r.w, row};
        if (box.overlaps(c.clip())) {
            if (each.card == no_card) energy_row(box, each);
            else if (each.copies.empty()) offered_row(box, each);
            else card_row(box, each);
        }
        y += row + gap;
    }
    y += 6;
}

void Drawing::card_row(Rect r, const DeckRow& row) {
    const CardFaces& faces = v.faces();
    const std::string id = "deck.row." + std::to_string(row.card.value);
    const bool chosen = hand.selected && !row.copies.empty() &&
                        std::find(row.copies.begin(), row.copies.end(), *hand.selected) != row.copies.end();
    const Response at = f.ui.item(id, {r.x, r.y, r.w - 40, r.h});
    c.rect(r, at.hovered || chosen ? c.p.s3 : c.p.s2, 6);
    c.rect({r.x, r.y, 5, r.h}, faces.colour(row.card), 2);
    const float middle = r.centre().y;
    if (row.goes_on_above) c.line({r.x + 22, r.y - 8}, {r.x + 22, r.y + 5}, c.p.t2, 2);
    faces.mark(c, {r.x + 22, middle}, r.h > 30 ? 8.5f : 7.5f, row.card);
    const float text = r.h > 30 ? 15.f : 14.f;
    // What the card is stands in a column of its own, which gives way where it needs more room; a long name is written smaller,
    // and the picture gives way to it where that does not help.
    const std::string kind = faces.kind(f.say, row.card);
    const TextStyle kind_style = regular(13, c.p.t2).cuttable();
    const auto column_before = [&](float taken) {
        return std::clamp(r.w - taken - c.width(kind, kind_style), r.w * .4f, r.w * .51f + 140 - taken);
    };
    const std::string name(faces.name(f.say, row.card));
    const TextStyle name_style = shrunk(c, name, bold(text, c.p.t1), column_before(140) - 46, 12);
    const bool art = c.width(name, name_style) <= column_before(140) - 46;
    const float taken = art ? 140 : 66, column = column_before(taken);
    draw_name(f, faces, {r.x + 40, middle + 5}, row.card, art ? name_style : bold(text, c.p.t1), column - 46);
    c.text_within({r.x + column, middle + 5}, kind, kind_style, r.w - taken + 2 - column);
    if (art) faces.art(c, {r.right() - 132, r.y + 1, 74, r.h - 2}, row.card);
    if (std::ranges::any_of(row.copies, [this](draft::CubeCopyId copy) { return v.is_locked(copy); })) {
        c.circle({r.right() - 72, middle}, 10, c.p.plate.alpha(.85f));
        icon(c, {r.right() - 72, middle}, 6, Icon::lock, c.p.accent);
    }
    c.text({r.right() - 40, middle + 5}, "×" + std::to_string(row.count), bold(text, c.p.t1, Align::centre));
    if (row.at_fault) c.frame(r, c.p.bad, 6, 1.6f);
    else if (chosen) c.frame(r, c.p.accent, 6, 1.6f);
    const Rect less{r.right() - 27, r.y, 27, r.h};
    const bool own = !row.copies.empty();
    const Response minus = f.ui.item(id + ".minus", less, own ? Can::be_pressed : Can::be_seen);
    icon(c, {less.centre().x, middle}, 5, Icon::minus, minus.hovered ? c.p.t1 : c.p.t2);
    if (own) press(row, at, minus);
}

// Clicked: selected. Minus, twice, or dragged onto the pool: taken out. With the right button: large.
void Drawing::press(const DeckRow& row, const Response& at, const Response& minus) {
    const draft::CubeCopyId copy = row.copies.back();
    const bool chosen =
        hand.selected && std::find(row.copies.begin(), row.copies.end(), *hand.selected) != row.copies.end();
    if (at.focused && !chosen) hand.selected = copy;
    if (at.hovered) hand.hovered = copy;
    if (at.dragged) hand.dragged = copy;
    if (at.dropped) {
        if (pool.contains(f.ui.pointer())) wishes.remove(copy);
        hand.dragged.reset();
    } else if (minus.clicked || at.doubled) {
        wishes.remove(copy);
    } else if (at.clicked) {
        hand.selected = copy;
    }
    if (at.right_clicked) hand.close_up = copy;
}

void Drawing::energy_row(Rect r, const DeckRow& row) {
    const std::string id = std::string("deck.row.energy.") + look_of(row.energy).letter;
    const float middle = r.centre().y, text = r.h > 30 ? 15.f : 14.f;
    c.rect(r, c.p.s2, 6);
    c.rect({r.x, r.y, 5, r.h}, look_of(row.energy).fill, 2);
    type_badge(c, {r.x + 22, middle}, r.h > 30 ? 9.5f : 8.f, row.energy);
    c.text({r.x + 40, middle + 5}, v.energy_name(f.say, row.energy), bold(text, c.p.t1));
    const bool locked = v.locked_energy[static_cast<std::size_t>(row.energy)] > 0;
    const Response lock = f.ui.item(id + ".lock", around({r.right() - 72, middle}, 28, r.h));
    if (locked || lock.hovered || lock.focused) c.circle({r.right() - 72, middle}, 10, c.p.plate.alpha(.85f));
    icon(c, {r.right() - 72, middle}, 6, Icon::lock, locked ? c.p.accent : lock.hovered ? c.p.t1 : c.p.t3);
    f.ui.tip(lock, std::string(f.say(Text::deck_lock_tip)));
    if (lock.clicked) wishes.locked_energy = v.with_turned_lock(row.energy);
    c.text({r.right() - 40, middle + 5}, "×" + std::to_string(row.count), bold(text, c.p.t1, Align::centre));
    if (row.at_fault) c.frame(r, c.p.bad, 6, 1.6f);
    const Rect less{r.right() - 27, r.y, 27, r.h};
    const Response minus = f.ui.item(id + ".minus", less);
    icon(c, {less.centre().x, middle}, 5, Icon::minus, minus.hovered ? c.p.t1 : c.p.t2);
    if (minus.clicked) wishes.energy(row.energy, -(f.ui.shift() ? std::min(5, row.count) : 1));
}

// What the night offers: how many are in the deck and may be, more and fewer of it.
void Drawing::offered_row(Rect r, const DeckRow& row) {
    const CardFaces& faces = v.faces();
    const std::string id = "deck.row.offered." + std::to_string(row.card.value);
    const float middle = r.centre().y, text = r.h > 30 ? 15.f : 14.f;
    c.rect(r, c.p.s2, 6);
    c.rect({r.x, r.y, 5, r.h}, faces.colour(row.card), 2);
    faces.mark(c, {r.x + 22, middle}, r.h > 30 ? 8.5f : 7.5f, row.card);
    draw_name(f, faces, {r.x + 40, middle + 5}, row.card, bold(text, row.count > 0 ? c.p.t1 : c.p.t2), r.w - 170);
    c.text({r.right() - 92, middle + 5}, std::to_string(row.count) + " / " + std::to_string(row.most),
           bold(text, c.p.t1, Align::centre));
    if (row.at_fault) c.frame(r, c.p.bad, 6, 1.6f);
    const Rect more{r.right() - 60, r.y, 30, r.h}, less{r.right() - 27, r.y, 27, r.h};
    const bool room = row.count < row.most;
    const Response plus = f.ui.item(id + ".plus", more, room ? Can::be_pressed : Can::be_seen);
    const Response minus = f.ui.item(id + ".minus", less, row.count > 0 ? Can::be_pressed : Can::be_seen);
    icon(c, {more.centre().x, middle}, 5, Icon::plus, !room ? c.p.t3 : plus.hovered ? c.p.t1 : c.p.t2);
    icon(c, {less.centre().x, middle}, 5, Icon::minus, row.count == 0 ? c.p.t3 : minus.hovered ? c.p.t1 : c.p.t2);
    if (plus.clicked) wishes.offered(row.card, 1);
    if (minus.clicked) wishes.offered(row.card, -1);
}

void Drawing::free_slots(Rect r, float y, float row, float gap) {
    y += 4;
    const int missing = v.view.deck_rules.deck_size - v.deck().size();
    const int shown = std::min(missing, std::min(4, static_cast<int>(r.h / (row + gap))));
    for (int i = 0; i < shown; ++i, y += row + gap) {
        const bool rest = i + 1 == shown && missing > shown;
        c.dashed_frame({r.x, y, r.w, row}, c.p.warn, 6, 1.4f, 5, 5);
        const std::string text = rest ? f.say(Text::deck_free_slots, {std::to_string(missing - shown + 1)})
                                      : std::string(f.say(Text::deck_free_slot));
        c.text({r.x + 26, y + row / 2 + 5}, text, regular(14, c.p.warn));
    }
}

}  // namespace

DeckWishes draw_deck_list(Frame& f, const DeckValues& v, Rect r, Rect pool, DeckHand& hand) {
    Drawing drawing{f, v, pool, hand};
    drawing.list(r);
    if (hand.close_up && hand.beside_close_up.empty())
        for (const DeckSection& section : v.sections)
            for (const DeckRow& row : section.rows)
                if (!row.copies.empty()) hand.beside_close_up.push_back(row.copies.back());
    return drawing.wishes;
}

}  // namespace cubenight::gui
