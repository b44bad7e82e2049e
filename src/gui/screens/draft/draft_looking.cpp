#include "src/gui/screens/draft/draft_looking.hpp"

#include <algorithm>

#include "src/gui/sessions/session.hpp"
#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/text/draft/pick_text.hpp"

namespace cubenight::gui {

namespace {

constexpr float edge = 16, usual_card = 264;
constexpr float large_face = 232;  // pixels from which on a card has the face with its texts
constexpr float box_of_next = 196;

// Returns where it ends.
float suggestion(Frame& f, const DraftValues& v, Rect r, int rank) {
    Canvas& c = f.c;
    icon(c, {r.x + 10, r.y + 15}, 8, Icon::star, c.p.accent);
    c.text({r.x + 26, r.y + 20}, f.say(Text::draft_suggested, {std::to_string(rank)}), bold(15, c.p.accent));
    const draft::Suggestion& why = v.suggestions[static_cast<std::size_t>(rank - 1)];
    float y = r.y + 44;
    for (std::size_t i = 0; i < why.reasons.size() && i < 3; ++i) {
        const std::string reason = text::reason_text(why.reasons[i], v.cards, f.say.language());
        const TextStyle style = regular(14, c.p.t1);
        const auto lines = static_cast<int>(c.wrapped(reason, style, r.w - 26).size());
        if (y + 19 * static_cast<float>(lines - 1) > r.bottom()) break;
        icon(c, {r.x + 10, y - 5}, 6, Icon::tick, c.p.ok);
        y += 4 + 19 * static_cast<float>(c.paragraph({r.x + 26, y}, reason, style, r.w - 26, 19, lines));
    }
    return y;
}

void pick_button(Frame& f, const DraftValues& v, Rect r, const DraftHand& hand, DraftWishes& wishes) {
    const std::optional<draft::CubeCopyId> shown = hand.looked_at(), card = hand.to_pick(v);
    const std::string label = card    ? f.say(Text::draft_pick_card, {v.faces().name(f.say, v.cards.id(*card))})
                              : shown ? std::string(f.say(Text::draft_yours))
                                      : std::string(f.say(Text::draft_pick_none));
    const std::string_view locked =
        card ? std::string_view() : f.say(v.view.pack.empty() ? Text::draft_no_pack : Text::draft_select_first);
    if (button(f, {.id = "draft.pick",
                   .box = r,
                   .label = label,
                   .rank = Rank::primary,
                   .key = Key::enter,
                   .locked = locked,
                   .text = 15,
                   .cutting = Cutting::allowed}))
        wishes.take(hand, v);
}

// What an evolution is nothing without, and whether one has it.
void stands_on(Frame& f, const DraftValues& v, Rect r, draft::CubeCopyId card) {
    Canvas& c = f.c;
    const std::string_view below = v.stands_on(card);
    const int have = v.picked(below);
    const std::string words = f.say(Text::draft_evolves, {f.say.name(*v.cards.set, below), std::to_string(have)});
    c.paragraph({r.x + 2, r.y + 15}, words, bold(13, have > 0 ? c.p.t2 : c.p.warn).cuttable(), r.w, 18, 2);
}

// Under the button: what the program takes when the time is up, what goes with the card or below it, or how else it is picked.
void under_button(Frame& f, const DraftValues& v, Rect r, const DraftHand& hand, const PickClock& clock,
                  std::optional<draft::CubeCopyId> at_zero) {
    Canvas& c = f.c;
    const auto left = clock.seconds_left();
    if (at_zero && left && *left <= last_seconds) {
        const std::string name = v.faces().name(f.say, v.cards.id(*at_zero));
        icon(c, {r.x + 9, r.y + 10}, 8, Icon::clock, c.p.bad);
        c.paragraph({r.x + 26, r.y + 15}, f.say(Text::draft_soon, {std::to_string(*left), name}),
                    bold(14, c.p.bad).cuttable(), r.w - 26, 19, 2);
        return;
    }
    const auto card = hand.looked_at();
    const std::string with = card ? v.goes_with(f.say, *card) : std::string();
    if (with.empty() && card && !v.stands_on(*card).empty()) return stands_on(f, v, r, *card);
    if (with.empty()) c.paragraph({r.x + 2, r.y + 15}, f.say(Text::draft_double), regular(13, c.p.t3), r.w, 18, 2);
    else c.paragraph({r.x + 2, r.y + 15}, with, bold(13, c.p.accent).cuttable(), r.w, 18, 2);
}

void next_person(Frame& f, const DraftValues& v, Rect r) {
    Canvas& c = f.c;
    c.rect({r.x, r.y, r.w, c.hairline()}, c.p.line);
    c.text({r.x + 2, r.y + 23}, f.say(Text::draft_next), bold(14, c.p.t2));
    const Rect box{r.x, r.y + 34, r.w, std::min(box_of_next, r.h - 34)};
    c.gradient(box, c.p.curtain, c.p.curtain_edge, 10);
    for (float x = box.x; x < box.right() - 14; x += 32) c.rect({x, box.y, 14, box.h}, white.alpha(.025f));
    c.frame(box, c.p.line, 10, c.hairline());
    std::optional<SeatId> next;
    const auto count = v.view.table.size();
    for (std::size_t step = 1; step < count && !next; ++step) {
        const draft::SeatSign& sign = v.view.table[(v.seat.value + step) % count];
        if (f.session.place(sign.seat) == SeatPlace::here && sign.state == draft::DraftState::choosing)
            next = sign.seat;
    }
    const Vec middle = box.centre();
    icon(c, {middle.x, box.y + 38}, 13, Icon::eye_off, c.p.accent);
    if (!next) {
        c.text({middle.x, box.y + 86}, f.say(Text::draft_next_none), bold(15, c.p.t1, Align::centre));
        return;
    }
    TextStyle title = bold(17, c.p.t1, Align::centre);
    const std::string hand = f.say(Text::curtain_hand_to, {v.seat_name(f.say, *next)});
    while (c.width(hand, title) > box.w - 24 && title.size > 13) title.size -= 1;
    c.text_within({middle.x, box.y + 80}, hand, title.cuttable(), box.w - 24);
    c.text_within({middle.x, box.y + 103}, f.say(Text::draft_next_under), regular(13, c.p.t2, Align::centre),
                  box.w - 24);
    if (box.h < 170) return;
    const Rect cover{middle.x - 90, box.y + 130, 180, 42};
    if (button(f, {.id = "draft.cover2", .box = cover, .label = f.say(Text::draft_cover_now), .icon = Icon::eye_off}))
        f.go.cover();
}

}  // namespace

float looking_width(const Frame& f) {
    const float pixels = f.narrow() ? large_face : enlarged;
    return std::max(usual_card, pixels / f.c.scale() + 1) + 2 * edge;
}

DraftWishes draw_draft_looking(Frame& f, const DraftValues& v, Rect r, const DraftHand& hand, const PickClock& clock,
                               PackOpen open, std::optional<draft::CubeCopyId> picked_at_zero) {
    DraftWishes wishes;
    Canvas& c = f.c;
    panel(c, r);
    c.text({r.x + 18, r.y + 28}, f.say(Text::draft_looking), bold(13, c.p.t3));
    c.text({r.right() - 18, r.y + 28}, f.say(Text::draft_larger), regular(13, c.p.t3, Align::right));
    Rect room = r.inset(edge, 0);
    room.cut_top(42);
    const std::optional<draft::CubeCopyId> card = hand.looked_at();
    const Rect face = CardPainter::box(room.corner(), room.w);
    const bool passes_on = f.session.sharing() > 1;
    const float beneath = face.bottom() + 46 + 14 + 42;  // with the button and what stands under it
    // Three reasons of two lines each where they have room.
    const float reasons = std::min(passes_on ? 132.f : 150.f, r.bottom() - beneath - 8);
    if (card) {
        v.draw(f, face.corner(), face.w, *card);
        if (const int rank = hand.rank_of(v, *card))
            suggestion(f, v, {room.x, face.bottom() + 8, room.w, reasons - 12}, rank);
    } else {
        c.dashed_frame(face, c.p.t3.alpha(.6f), 13, 1.5f);
        c.paragraph({face.x + 26, face.centre().y - 8}, f.say(Text::draft_point), regular(15, c.p.t2), face.w - 52, 22,
                    4);
    }
    const float y = face.bottom() + reasons + 4;
    if (open == PackOpen::yes) {
        pick_button(f, v, {room.x, y, room.w, 46}, hand, wishes);
        under_button(f, v, {room.x, y + 54, room.w, 38}, hand, clock, picked_at_zero);
    }
    const Rect rest{room.x, y + 102, room.w, r.bottom() - y - 102 - edge};
    if (passes_on && rest.h >= 160) next_person(f, v, rest);
    return wishes;
}

void draw_enlarged(Frame& f, const DraftValues& v, draft::CubeCopyId card) {
    Canvas& c = f.c;
    const float width = std::max(usual_card * 1.4f, enlarged / c.scale());
    const Item* focus = f.ui.shows_focus() ? f.ui.find(f.ui.focused()) : nullptr;
    const Vec at = focus ? focus->rect.centre() : f.ui.pointer();
    const Rect all = f.area.inset(8);
    Rect box = CardPainter::box({at.x + 90, at.y - width * .7f}, width);
    if (box.right() > all.right()) box.x = at.x - 90 - width;
    box.x = std::clamp(box.x, all.x, all.right() - box.w);
    box.y = std::clamp(box.y, all.y, std::max(all.y, all.bottom() - box.h));
    v.draw(f, box.corner(), width, card);
}

}  // namespace cubenight::gui
