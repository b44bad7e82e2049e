// Deck: the pool in piles on the felt.
#include "src/gui/screens/deck/deck_pool.hpp"

#include <algorithm>

#include "src/gui/screens/deck/deck_looking.hpp"
#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

constexpr float card_width = 108, column = 115, step_usual = 36, step_least = 27;

// Clicked: selected. Twice, or dragged onto the deck: added. With the right button: large.
void press(Frame& f, draft::CubeCopyId copy, const Response& at, Rect deck, DeckHand& hand, DeckWishes& wishes) {
    const bool chosen = hand.selected == copy;
    if (at.focused && !chosen) hand.selected = copy;
    if (at.hovered) hand.hovered = copy;
    if (at.dragged) hand.dragged = copy;
    if (at.dropped) {
        if (deck.contains(f.ui.pointer())) wishes.add(copy);
        hand.dragged.reset();
    } else if (at.doubled || (at.clicked && at.focused && chosen)) {
        wishes.add(copy);
    } else if (at.clicked) {
        hand.selected = copy;
    }
    if (at.right_clicked) hand.close_up = copy;
}

}  // namespace

DeckWishes DeckPool::draw(Frame& f, const DeckValues& v, Rect r, Rect deck, DeckHand& hand) {
    DeckWishes wishes;
    Canvas& c = f.c;
    c.shadow(r, size::panel_radius);
    c.gradient(r, c.p.felt, c.p.felt_edge, size::panel_radius);
    c.frame(r, mix(c.p.felt, white, .14f), size::panel_radius, c.hairline());
    Rect in = r.inset(16, 0);
    head(f, v, in.cut_top(52));
    in.cut_bottom(16);
    if (const float foot = v.game().foot(); foot > 0) {
        wishes = v.game().draw_foot(f, v, in.cut_bottom(foot));
        in.cut_bottom(12);
    }
    const bool low = f.area.h < 900;
    draw_looking(f, v, in.cut_bottom(low ? 262.f : 372.f), hand, wishes);
    piles(f, v, in, deck, hand, wishes);
    return wishes;
}

void DeckPool::head(Frame& f, const DeckValues& v, Rect r) {
    Canvas& c = f.c;
    float x = r.x + 2;
    x += c.text({x, r.y + 32}, f.say(Text::deck_pool), bold(18, c.p.t1)) + 10;
    const std::string left =
        f.say(Text::deck_left_of, {std::to_string(v.view.side.size()), std::to_string(v.view.pool.size())});
    x += c.text({x, r.y + 32}, left, regular(14, c.p.felt_t2)) + 18;
    const Rect search{r.right() - std::min(252.f, r.right() - x - 210), r.y + 12, std::min(252.f, r.right() - x - 210),
                      30};
    const auto sorts = v.faces().sorts();
    const std::string_view labels[] = {f.say(sort_name(sorts[0])), f.say(sort_name(sorts[1])),
                                       f.say(sort_name(sorts[2]))};
    sort_ = tabs(f, "deck.sort", {search.x - 12 - 196, r.y + 12, 196, 30}, labels, sort_);
    search_field(f, "deck.search", search, search_, f.say(Text::deck_search), c.p.well.alpha(.75f));
}

void DeckPool::piles(Frame& f, const DeckValues& v, Rect r, Rect deck, DeckHand& hand, DeckWishes& wishes) {
    Canvas& c = f.c;
    const int columns = std::max(2, static_cast<int>((r.w + column - card_width) / column));
    std::vector<Pile> piles = v.piles(f.say, sort(v), columns);
    if (v.view.side.empty()) {
        c.dashed_frame(r.inset(4), c.p.felt_t2.alpha(.6f), 10, 1.4f);
        c.text({r.centre().x, r.centre().y + 5}, f.say(Text::deck_pool_empty), regular(15, c.p.felt_t2, Align::centre));
        return;
    }
    std::size_t tallest = 1, late = 1;
    for (const Pile& each : piles) {
        tallest = std::max(tallest, each.cards.size());
        if (each.late()) late = std::max(late, each.cards.size());
    }
    const Rect view{r.x - 8, r.y + 4, r.w + 16, r.h - 4};
    const float steps = static_cast<float>(tallest - 1), room = view.h - 36 - card_width * 1.4f - 8;
    const float step = steps > 0 ? std::clamp(room / steps, step_least, step_usual) : step_usual;
    const float up = f.ui.begin_scroll(
        "deck.piles", view,
        36 + std::max(step * steps, step_usual * static_cast<float>(late - 1)) + card_width * 1.4f + 12);
    const float pitch = std::min(column + 6, (r.w - card_width) / static_cast<float>(std::max(1, columns - 1)));
    for (std::size_t i = 0; i < piles.size(); ++i)
        pile(f, v, {r.x + pitch * static_cast<float>(i), r.y + 4 - up, card_width, r.h}, piles[i],
             piles[i].late() ? step_usual : step,  // their name is under their band
             deck, hand, wishes);
    f.ui.end_scroll();
}

void DeckPool::pile(Frame& f, const DeckValues& v, Rect r, const Pile& pile, float step, Rect deck, DeckHand& hand,
                    DeckWishes& wishes) {
    Canvas& c = f.c;
    if (!pile.label.empty()) {
        const float wide =
            c.text({r.right() - 2, r.y + 20}, std::to_string(pile.cards.size()), bold(14, c.p.felt_t2, Align::right));
        const bool marked = c.width(pile.label, bold(14, c.p.t1)) <= r.w - 32 - wide;  // the mark goes before the name
        const float left = marked ? 24 : 0;
        if (marked) v.faces().group_mark(c, {r.x + 9, r.y + 15}, 9, sort(v), pile.key, On::cloth);
        c.text_within({r.x + left, r.y + 20}, pile.label, bold(14, c.p.t1).cuttable(), r.w - left - 8 - wide);
    }
    if (pile.cards.empty()) c.dashed_frame(CardPainter::box({r.x, r.y + 32}, r.w), c.p.felt_t2.alpha(.35f), 6.5f, 1.2f);
    for (std::size_t i = 0; i < pile.cards.size(); ++i) {
        const draft::CubeCopyId copy = pile.cards[i];
        const bool last = i + 1 == pile.cards.size(), chosen = hand.selected == copy;
        const Rect box = CardPainter::box({r.x, r.y + 32 + step * static_cast<float>(i)}, r.w);
        if (!box.overlaps(c.clip())) continue;
        const Response at =
            f.ui.item("deck.pool." + std::to_string(copy.value), last ? box : Rect{box.x, box.y, box.w, step});
        const int mark = c.mark();
        v.draw(f, box.corner(), box.w, copy);
        if (!v.faces().found(f, v.cards.id(copy), search_)) c.fade(mark, .25f);
        if (chosen || at.hovered)
            c.frame(box.inset(-1.5f), chosen ? c.p.accent : c.p.t1.alpha(.7f), 6.5f, chosen ? 3.f : 1.5f);
        press(f, copy, at, deck, hand, wishes);
    }
}

bool DeckPool::clear_search() {
    const bool searched = !search_.empty();
    search_.clear();
    return searched;
}

}  // namespace cubenight::gui
