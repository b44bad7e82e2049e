// Match: the own hand as a fan. What may be played has a label above it, what may not is dimmed with lock and reason.
#include "src/gui/screens/match/hand.hpp"

#include <algorithm>

#include "src/gui/screens/match/marks.hpp"
#include "src/gui/widgets/icons.hpp"
#include "src/text/clause_text.hpp"

namespace cubenight::gui {

using namespace pokemon;

namespace {

// The hand in one frame.
struct Drawing {
    Frame& f;
    const MatchValues& v;
    Rect strip;
    std::span<const CopyId> lit;
    Canvas& c = f.c;
    MatchWishes wishes = {};

    void cards();
    void card(const HandLayout& layout, int index, bool raised);
    void press(const HandCard& held, Mark mark);
    void label(Rect box, const HandCard& held, Mark mark, float shown);
    void lock(Rect box, const std::string& reason, float shown);
    Mark mark_of(const HandCard& held) const;
};

Mark Drawing::mark_of(const HandCard& held) const {
    const Choice& choice = v.view.choice;
    if (held.copy == no_copy) return Mark::none;
    if (v.can_take_back && choice.source == held.copy.value) return Mark::held;
    if (v.at == AskAt::board && v.number_of(OptionKind::copy, held.copy.value) > 0) return Mark::chosen_from;
    return held.play ? Mark::legal : Mark::none;
}

void Drawing::cards() {
    const int count = static_cast<int>(v.hand.size());
    const HandLayout layout({strip.x, strip.y - (f.narrow() ? 8.f : 0.f), strip.w, strip.h}, count, 130);
    int above = -1;
    for (int i = 0; i < count; ++i) {
        const bool raised = mark_of(v.hand[static_cast<std::size_t>(i)]) == Mark::held;
        if (raised) above = i;
        else card(layout, i, false);
    }
    if (above >= 0) card(layout, above, true);
}

void Drawing::card(const HandLayout& layout, int index, bool raised) {
    const HandCard& held = v.hand[static_cast<std::size_t>(index)];
    const std::string id =
        held.copy == no_copy ? "hand.unknown." + std::to_string(index) : "card." + std::to_string(held.copy.value);
    const Mark mark = mark_of(held);
    const Response r =
        f.ui.item(id, {layout.spot(index).x, layout.spot(index).y,
                       index + 1 == static_cast<int>(v.hand.size()) || raised ? layout.width : layout.step,
                       strip.bottom() - layout.spot(index).y});
    const bool over = (r.hovered || r.focused) && held.copy != no_copy;
    const float reach = layout.width * 1.4f - (strip.bottom() - layout.spot(index).y);
    const float up = f.ui.animate("hand." + std::to_string(index) + ".up",
                                  over     ? std::min(84.f, reach + 10)
                                  : raised ? 10.f
                                           : 0.f,
                                  motion::hover);
    const Vec spot{layout.spot(index).x, layout.spot(index).y - up};
    const Rect box = on_its_way(f.ui, held.copy, {spot.x, spot.y, layout.width, layout.width * 1.4f});
    const int from = c.mark();
    if (mark == Mark::chosen_from || mark == Mark::held) halo(c, box, c.p.accent.alpha(f.ui.glow()), 6.5f);
    if (held.card) CardPainter(c, f.say, f.words).draw(box.corner(), box.w, v.look(*held.card));
    else CardPainter(c, f.say, f.words).back(box.corner(), box.w);
    const bool forced = v.at == AskAt::board && !v.can_take_back && mark == Mark::none;
    if (!held.why_not.empty() || forced) c.rect(box, c.p.bg0.alpha(forced ? .55f : .5f), 6);
    if (!held.why_not.empty()) lock(box, held.why_not, over ? layout.width : layout.step);
    if (std::find(lit.begin(), lit.end(), held.copy) != lit.end()) c.frame(box.inset(-4), c.p.info, 9, 3);
    label(box, held, mark, over || raised || index + 1 == static_cast<int>(v.hand.size()) ? layout.width : layout.step);
    const float lean = raised || over ? 0 : layout.tilt(index);
    if (lean != 0) c.turn(from, {box.centre().x, box.y + 91}, lean);
    if (over) wishes.pointed = held.copy;
    if (!held.why_not.empty()) f.ui.tip(r, text::with_rule(held.why_not, v.names.cited(held.clause), f.say.language()));
    if (r.clicked) press(held, mark);
}

void Drawing::press(const HandCard& held, Mark mark) {
    if (mark == Mark::chosen_from) wishes.take = *v.option_of(OptionKind::copy, held.copy.value);
    else if (mark == Mark::held) wishes.take_back = true;
    else if (held.play) wishes.take = *held.play;
    else if (!held.why_not.empty()) f.ui.toast(text::with_clause(held.why_not, v.names.cited(held.clause)));
}

void Drawing::label(Rect box, const HandCard& held, Mark mark, float shown) {
    const Vec at{box.x + shown / 2, box.y};  // the middle of what the neighbour leaves free
    if (mark == Mark::chosen_from)
        return number_tab(c, {at.x, at.y - 4}, v.number_of(OptionKind::copy, held.copy.value));
    if (mark != Mark::legal) return;
    const std::string number = held.number > 0 ? std::to_string(held.number) : std::string();
    std::string words = number.empty() ? held.label : number + " · " + held.label;
    const TextStyle style = bold(12.5f, c.p.ok, Align::centre);
    if (c.width(words, style) + 20 > shown) words = number.empty() ? "+" : number;
    const Rect pill = around({at.x, at.y - 2}, c.width(words, style) + 20, 20);
    c.rect(pill, ink, 10);
    c.frame(pill, c.p.ok, 10, 1.5f);
    c.text({pill.centre().x, pill.centre().y + 4.5f}, words, style);
}

// Where a neighbour covers the card, the lock stands alone; the reason comes with the pointer.
void Drawing::lock(Rect box, const std::string& reason, float shown) {
    if (shown < 100) {
        const Rect small{box.x + 6, box.y + 52, 26, 26};
        c.rect(small, ink, 7);
        return icon(c, small.centre(), 7, Icon::lock, c.p.warn);
    }
    const TextStyle style = bold(13, c.p.t1);
    std::vector<std::string> lines = c.wrapped(reason, style, 80);
    if (lines.size() > 3) lines.resize(3);
    const Rect plate{box.x + 9, box.y + 46, box.w - 18, 14 + 18 * static_cast<float>(lines.size())};
    c.rect(plate, ink, 8);
    icon(c, {plate.x + 15, plate.centre().y}, 7, Icon::lock, c.p.warn);
    for (std::size_t i = 0; i < lines.size(); ++i)
        c.text_within({plate.x + 29, plate.y + 20 + 18 * static_cast<float>(i)}, lines[i], style, plate.w - 32);
}

}  // namespace

MatchWishes draw_hand(Frame& f, const MatchValues& v, Rect strip, std::span<const CopyId> lit) {
    Drawing drawing{f, v, strip, lit};
    drawing.cards();
    return drawing.wishes;
}

}  // namespace cubenight::gui
