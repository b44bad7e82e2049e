#include "src/gui/screens/draft/draft_looking.hpp"

#include <algorithm>

#include "src/gui/sessions/session.hpp"
#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/text/draft/pick_text.hpp"

namespace cubenight::gui {

namespace {

void suggestion(Frame& f, const DraftValues& v, Rect r, int rank) {
    Canvas& c = f.c;
    icon(c, {r.x + 10, r.y + 15}, 8, Icon::star, c.p.accent);
    c.text({r.x + 26, r.y + 20}, f.say(Text::draft_suggested, {std::to_string(rank)}), bold(15, c.p.accent));
    const draft::Suggestion& why = v.suggestions[static_cast<std::size_t>(rank - 1)];
    for (std::size_t i = 0; i < why.reasons.size() && i < 3; ++i) {
        const float y = r.y + 46 + 24 * static_cast<float>(i);
        icon(c, {r.x + 10, y - 5}, 6, Icon::tick, c.p.ok);
        c.text_within({r.x + 26, y}, text::reason_text(why.reasons[i], v.cards, f.say.language()), regular(14, c.p.t1),
                      r.w - 26);
    }
}

void pick_button(Frame& f, const DraftValues& v, Rect r, const DraftHand& hand, DraftWishes& wishes) {
    const bool can = hand.selected.has_value();
    const std::string label = can ? f.say(Text::draft_pick_card, {v.faces().name(f.say, v.cards.id(*hand.selected))})
                                  : std::string(f.say(Text::draft_pick_none));
    const std::string_view locked =
        can ? std::string_view() : f.say(v.view.pack.empty() ? Text::draft_no_pack : Text::draft_select_first);
    if (button(f, {.id = "draft.pick",
                   .box = r,
                   .label = label,
                   .rank = Rank::primary,
                   .key = Key::enter,
                   .locked = locked,
                   .text = 15}))
        wishes.pick = hand.selected;
}

void next_person(Frame& f, const DraftValues& v, Rect r) {
    Canvas& c = f.c;
    c.rect({r.x, r.y, r.w, c.hairline()}, c.p.line);
    c.text({r.x + 2, r.y + 23}, f.say(Text::draft_next), bold(14, c.p.t2));
    const Rect box{r.x, r.y + 34, r.w, std::min(196.f, r.h - 34)};
    c.gradient(box, c.p.back, c.p.back_edge, 10);
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
    const std::string hand = f.say(Text::curtain_hand_to, {v.seat_name(*next)});
    while (c.width(hand, title) > box.w - 24 && title.size > 13) title.size -= 1;
    c.text_within({middle.x, box.y + 80}, hand, title, box.w - 24);
    c.text_within({middle.x, box.y + 103}, f.say(Text::draft_next_under), regular(13, c.p.t2, Align::centre),
                  box.w - 24);
    if (box.h < 170) return;
    const Rect cover{middle.x - 90, box.y + 130, 180, 42};
    if (button(f, {.id = "draft.cover2", .box = cover, .label = f.say(Text::draft_cover_now), .icon = Icon::eye_off}))
        f.go.cover();
}

}  // namespace

DraftWishes draw_draft_looking(Frame& f, const DraftValues& v, Rect r, const DraftHand& hand) {
    DraftWishes wishes;
    Canvas& c = f.c;
    panel(c, r);
    c.text({r.x + 18, r.y + 28}, f.say(Text::draft_looking), bold(13, c.p.t3));
    c.text({r.right() - 18, r.y + 28}, f.say(Text::draft_enter_picks), regular(13, c.p.t3, Align::right));
    const std::optional<draft::CubeCopyId> card = hand.looked_at();
    const float foot = f.session.sharing() > 1 ? 212 : 0;
    const bool tight = r.h < 760;
    if (card) {
        v.draw(f, {r.x + 16, r.y + 42}, 264, *card);
        if (const int rank = hand.rank_of(v, *card)) suggestion(f, v, {r.x + 16, r.y + 424, 264, 110}, rank);
    } else {
        const Rect slot = CardPainter::box({r.x + 16, r.y + 42}, 264);
        c.dashed_frame(slot, c.p.t3.alpha(.6f), 13, 1.5f);
        c.paragraph({slot.x + 26, slot.centre().y - 8}, f.say(Text::draft_point), regular(15, c.p.t2), slot.w - 52, 22,
                    4);
    }
    pick_button(f, v, {r.x + 16, r.y + 538, 264, 46}, hand, wishes);
    const std::string with = card ? v.goes_with(f.say, *card) : std::string();
    if (with.empty()) c.text({r.x + 18, r.y + 606}, f.say(Text::draft_double), regular(13, c.p.t3));
    else c.text_within({r.x + 18, r.y + 606}, with, bold(13, c.p.accent), 264);
    if (foot > 0 && !tight) next_person(f, v, {r.x + 16, r.y + 632, 264, r.h - 632 - 38});
    return wishes;
}

DraftWishes draw_pick_button(Frame& f, const DraftValues& v, Rect r, const DraftHand& hand) {
    DraftWishes wishes;
    pick_button(f, v, r, hand, wishes);
    return wishes;
}

void draw_at_pointer(Frame& f, const DraftValues& v, draft::CubeCopyId card) {
    Canvas& c = f.c;
    const float width = std::max(264.f, 232 / c.scale());
    const Vec at = f.ui.pointer();
    const Rect all = f.area.inset(8);
    Rect box = CardPainter::box({at.x + 26, at.y - width * .7f}, width);
    if (at.x < -1e5f) box = CardPainter::box({all.right() - 560, all.y + 70}, width);
    if (box.right() > all.right()) box.x = at.x - 26 - width;
    box.y = std::clamp(box.y, all.y, all.bottom() - box.h);
    v.draw(f, box.corner(), width, card);
}

}  // namespace cubenight::gui
