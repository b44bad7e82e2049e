#include "src/gui/screens/common/hand_fan.hpp"

#include <algorithm>
#include <cmath>

#include "src/gui/widgets/card_parts.hpp"
#include "src/gui/widgets/icons.hpp"

namespace cubenight::gui {

namespace {

constexpr float card_width = 130;

HandLayout hand_layout(Rect strip, std::size_t count) { return {strip, static_cast<int>(count), card_width}; }

// The hand in one frame.
struct Drawing {
    Frame& f;
    const Fan& fan;
    Rect strip;
    Canvas& c = f.c;
    FanWishes wishes = {};

    void cards();
    void card(const HandLayout& layout, std::size_t index, bool raised);
    void label(Rect box, const FanCard& held, float shown);
    void chosen(Vec at, int number, float shown);
    void lock(Rect box, const std::string& reason, float shown);
};

void Drawing::cards() {
    const auto answers = [](const FanCard& card) { return card.mark == Mark::legal || card.mark == Mark::chosen_from; };
    if (const auto first = std::ranges::find_if(fan.cards, answers); first != fan.cards.end())
        f.ui.arrows_begin_at("card." + std::to_string(first->copy.value));
    const HandLayout layout = hand_layout(strip, fan.cards.size());
    std::optional<std::size_t> above;
    for (std::size_t i = 0; i < fan.cards.size(); ++i) {
        if (fan.cards[i].mark == Mark::held) above = i;
        else card(layout, i, false);
    }
    if (above) card(layout, *above, true);
}

void Drawing::card(const HandLayout& layout, std::size_t index, bool raised) {
    const FanCard& held = fan.cards[index];
    const bool known = held.copy != no_copy, last = index + 1 == fan.cards.size();
    const std::string id = known ? "card." + std::to_string(held.copy.value) : "hand.unknown." + std::to_string(index);
    const Vec lies = layout.spot(static_cast<int>(index));
    const Response r =
        f.ui.item(id, {lies.x, lies.y, last || raised ? layout.width : layout.step, strip.bottom() - lies.y});
    if (held.away) return;
    const bool over = (r.hovered || r.focused) && known;
    // No higher than to the bar that says what is asked; the large face comes beside the board.
    const float up =
        f.ui.animate(id + ".up", over || raised ? std::min(10.f, lies.y - strip.y - 6) : 0.f, motion::hover);
    const Rect box = on_its_way(f.ui, held.copy, {lies.x, lies.y - up, layout.width, layout.width * 1.4f});
    const int from = c.mark();
    if (over) halo(c, box, c.p.info, 6.5f);
    if (held.mark == Mark::chosen_from || held.mark == Mark::held) halo(c, box, c.p.accent.alpha(f.ui.glow()), 6.5f);
    fan.face(box, index);
    if (held.mark == Mark::chosen) c.frame(box.inset(-3), c.p.ok, 8, 2.5f);
    const bool forced = fan.forced && held.mark == Mark::none;
    if (!held.why_not.empty() || forced) c.rect(box, c.p.bg0.alpha(forced ? .55f : .5f), 6);
    if (!held.why_not.empty()) lock(box, held.why_not, over ? layout.width : layout.step);
    if (std::find(fan.lit.begin(), fan.lit.end(), held.copy) != fan.lit.end()) c.frame(box.inset(-4), c.p.info, 9, 3);
    label(box, held, over || raised || last ? layout.width : layout.step);
    const float lean = raised || over ? 0 : layout.tilt(static_cast<int>(index));
    if (lean != 0) c.turn(from, {box.centre().x, box.y + 91}, lean);
    if (over) wishes.pointed = held.copy;
    if (known && r.right_clicked) wishes.opened = index;
    if (!held.why_not.empty() && !r.dragged) f.ui.tip(r, held.tip);
    if (fan.drags && known && (r.dragged || (r.dropped && !r.clicked))) {
        wishes.dragged = index, wishes.dropped = r.dropped;
        c.move(from, f.ui.pointer() - box.centre());
        c.fade(from, .85f);  // what it is held over can be seen
        wishes.pointed.reset();
    } else if (r.clicked) {
        wishes.pressed = index;
    }
}

void Drawing::label(Rect box, const FanCard& held, float shown) {
    const Vec at{box.x + shown / 2, box.y};  // the middle of what the neighbour leaves free
    if (held.mark == Mark::chosen_from) return number_tab(c, {at.x, at.y - 4}, held.number);
    if (held.mark == Mark::chosen) return chosen({at.x, at.y - 4}, held.number, shown);
    if (held.mark != Mark::legal) return;
    const std::string number = held.number > 0 ? std::to_string(held.number) : std::string();
    std::string words = number.empty() ? held.label : number + " · " + held.label;
    const TextStyle style = bold(12.5f, c.p.ok, Align::centre);
    if (c.width(words, style) + 20 > shown) words = number.empty() ? "+" : number;
    const Rect pill = around({at.x, at.y - 6}, c.width(words, style) + 20, 20);
    c.rect(pill, c.p.plate, 10);
    c.frame(pill, c.p.ok, 10, 1.5f);
    c.text({pill.centre().x, pill.centre().y + 4.5f}, words, style);
}

// The digit beside the word, which it stands for where there is little room.
void Drawing::chosen(Vec at, int number, float shown) {
    const float beside = number >= 1 && number <= 9 ? 28.f : 0.f;
    if (beside > 0 && shown - beside < 84) {
        number_tab(c, {at.x - 8, at.y}, number);
        return icon(c, {at.x + 14, at.y}, 6, Icon::tick, c.p.ok);
    }
    const Rect pill = chosen_pill(f, {at.x + beside / 2, at.y}, shown - beside);
    if (beside > 0) number_tab(c, {pill.x - beside / 2, at.y}, number);
}

// Where a neighbour covers the card, the lock stands alone; the reason comes with the pointer.
void Drawing::lock(Rect box, const std::string& reason, float shown) {
    if (shown < 100) {
        const Rect small{box.x + 6, box.y + 52, 26, 26};
        c.rect(small, c.p.plate, 7);
        return icon(c, small.centre(), 7, Icon::lock, c.p.warn);
    }
    const TextStyle style = bold(13, c.p.t1);
    const float room = box.w - 38;
    std::vector<std::string> lines = c.wrapped(reason, style, room);
    // As many as there are to be seen of the card; what is pointed at says the rest.
    const auto most = static_cast<std::size_t>(std::max(3.f, (strip.bottom() - box.y - 60) / 18));
    if (lines.size() > most) lines.resize(most), lines.back() += " \u2026";
    const Rect plate{box.x + 5, box.y + 46, box.w - 10, 14 + 18 * static_cast<float>(lines.size())};
    c.rect(plate, c.p.plate, 8);
    icon(c, {plate.x + 13, plate.centre().y}, 7, Icon::lock, c.p.warn);
    for (std::size_t i = 0; i < lines.size(); ++i)
        c.text_within({plate.x + 25, plate.y + 20 + 18 * static_cast<float>(i)}, lines[i],
                      shrunk(c, lines[i], style, room, 10), room);
}

}  // namespace

float hand_height(const Frame& f) { return f.narrow() ? 132.f : 176.f; }

Rect hand_half(Rect strip, int half) { return strip.column(half, 2, 12); }

void name_halves(Frame& f, Rect strip, const std::array<std::string, 2>& names) {
    Canvas& c = f.c;
    const TextStyle style = bold(13, c.p.t1, Align::centre);
    for (int half = 0; half < 2; ++half) {
        const Rect hand = hand_half(strip, half);
        const std::string& name = names[static_cast<std::size_t>(half)];
        const float wide = std::min(hand.w - 40, c.width(name, style) + 20);
        const Rect pill = around({hand.centre().x, hand.y + 10}, wide, 20);
        c.rect(pill, c.p.plate, 10);
        c.text_within({pill.centre().x, pill.centre().y + 4.5f}, name, style.cuttable(), wide - 16);
    }
}

Rect hand_place(Rect strip, std::size_t count, std::size_t index) {
    const HandLayout layout = hand_layout(strip, count);
    const Vec at = layout.spot(static_cast<int>(index));
    return {at.x, at.y, layout.width, layout.width * 1.4f};
}

Rect dragged_box(const Frame& f) { return around(f.ui.pointer(), card_width, card_width * 1.4f); }

HandLayout::HandLayout(Rect strip, int count, float wide) : width(wide), strip_(strip), count_(count) {
    const float room = (strip.w - 40 - width) / static_cast<float>(std::max(1, count - 1));
    step = std::min(146.f * width / 130, room);
}

Vec HandLayout::spot(int index) const {
    const float from_middle = static_cast<float>(index) - static_cast<float>(count_ - 1) / 2;
    const float bend = std::min(3.4f, std::abs(from_middle) * step / 146 * 130 / width);
    const float x = strip_.x + (strip_.w - 20) / 2 + from_middle * step - width / 2;
    return {x, strip_.y + 20 + 1.7f * bend * bend};
}

float HandLayout::tilt(int index) const {
    const float from_middle = static_cast<float>(index) - static_cast<float>(count_ - 1) / 2;
    const float places =
        from_middle * step / 146 * 130 / width;  // as if at full distance, so that a big hand is no wheel
    return places * 1.7f * 3.14159265f / 180;
}

FanWishes draw_hand_fan(Frame& f, const Fan& fan, Rect strip) {
    Drawing drawing{f, fan, strip};
    drawing.cards();
    return drawing.wishes;
}

}  // namespace cubenight::gui
