// Deck: the pool in piles on the felt.
#include "src/gui/screens/deck/deck_pool.hpp"

#include <algorithm>

#include "src/gui/screens/deck/deck_looking.hpp"
#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/card_parts.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

constexpr float usual_width = 108, narrow_width = 96, between = 7, step_usual = 36, step_least = 27;
constexpr float looking_line = 62;
// A larger pool has narrower cards; in a low window, where energy stands below it, it takes the room of the face.
constexpr std::size_t most_at_ease = 60;

float card_width(const DeckValues& v) { return v.view.pool.size() > most_at_ease ? narrow_width : usual_width; }

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
    const bool low = is_low(f);
    Rect in = r.inset(16, 0);
    head(f, v, in.cut_top(48));
    filters(f, v, in.cut_top(34));
    in.cut_bottom(low ? 10 : 16);
    const float foot = v.game().foot(f);
    if (foot > 0) {
        wishes = v.game().draw_foot(f, v, in.cut_bottom(foot));
        in.cut_bottom(low ? 4 : 12);
    }
    folded_now_ = folded_.value_or(low && foot > 0);
    const float looking = folded_now_ ? looking_line : low ? 240.f : 372.f;
    if (draw_looking(f, v, in.cut_bottom(looking), folded_now_ ? Looking::line : Looking::face, hand, wishes))
        folded_ = !folded_now_;
    piles(f, v, in, deck, hand, wishes);
    if (hand.close_up && hand.beside_close_up.empty() && !v.deck().has(*hand.close_up))
        for (const Pile& pile : piles_)
            hand.beside_close_up.insert(hand.beside_close_up.end(), pile.cards.begin(), pile.cards.end());
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

// One type of cards, or all. What the pool has none of has no button.
void DeckPool::filters(Frame& f, const DeckValues& v, Rect r) {
    Canvas& c = f.c;
    const std::span<const int> all = v.faces().filters();
    float x = r.x;
    for (int i = 0; i <= static_cast<int>(all.size()); ++i) {
        const int filter = i == 0 ? 0 : all[static_cast<std::size_t>(i) - 1];
        const auto passes = [&](draft::CubeCopyId copy) { return v.faces().passes(v.cards.id(copy), filter); };
        if (i > 0 && std::ranges::none_of(v.view.pool, passes)) continue;
        const float wide = i == 0 ? c.width(f.say(Text::library_all), bold(13, c.p.t1)) + 22 : 34;
        const Rect box{x, r.y + 2, wide, 28};
        const Response at = f.ui.item("deck.filter." + std::to_string(i), box);
        if (at.clicked) filter_ = filter_ == i ? 0 : i;
        c.rect(box, filter_ == i ? c.p.s3 : c.p.well.alpha(at.hovered ? .9f : .5f), size::button_radius);
        if (filter_ == i) c.frame(box, c.p.accent, size::button_radius, 1.5f);
        if (i == 0) c.text_in(box, f.say(Text::library_all), bold(13, c.p.t1, Align::centre));
        else v.faces().group_mark(c, box.centre(), 9, CardSort::type, filter, On::plate);
        x += wide + 5;
    }
}

// The piles again, where what they were found for has changed.
void DeckPool::find_piles(Frame& f, const DeckValues& v, int columns) {
    Found now{v.version, v.seat, f.say.language(), sort_, filter_, columns, search_};
    if (now == found_) return;
    found_ = std::move(now);
    piles_ = v.piles(f.say, sort(v), columns, [&](CardId card) {
        const std::span<const int> all = v.faces().filters();
        if (filter_ > 0 && !v.faces().passes(card, all[static_cast<std::size_t>(filter_) - 1])) return false;
        return v.faces().found(f, card, search_);
    });
}

void DeckPool::piles(Frame& f, const DeckValues& v, Rect r, Rect deck, DeckHand& hand, DeckWishes& wishes) {
    Canvas& c = f.c;
    const float wide = card_width(v), high = wide * 1.4f, column = wide + between;
    const int columns = std::max(2, static_cast<int>((r.w + between) / column));
    find_piles(f, v, columns);
    const bool none_left = std::ranges::all_of(piles_, [](const Pile& pile) { return pile.cards.empty(); });
    if (none_left) {
        c.dashed_frame(r.inset(4), c.p.felt_t2.alpha(.6f), 10, 1.4f);
        c.text({r.centre().x, r.centre().y + 5},
               f.say(v.view.side.empty() ? Text::deck_pool_empty : Text::deck_none_found),
               regular(15, c.p.felt_t2, Align::centre));
        return;
    }
    std::size_t tallest = 1, late = 1;
    for (const Pile& each : piles_) {
        tallest = std::max(tallest, each.cards.size());
        if (each.late()) late = std::max(late, each.cards.size());
    }
    const Rect view{r.x - 8, r.y + 4, r.w + 16, r.h - 4};
    const float steps = static_cast<float>(tallest - 1), room = view.h - 36 - high - 8;
    const float step = steps > 0 ? std::clamp(room / steps, step_least, step_usual) : step_usual;
    const float up = f.ui.begin_scroll(
        "deck.piles", view, 36 + std::max(step * steps, step_usual * static_cast<float>(late - 1)) + high + 12);
    const float pitch = std::min(column + 6, (r.w - wide) / static_cast<float>(std::max(1, columns - 1)));
    for (std::size_t i = 0; i < piles_.size(); ++i)
        pile(f, v, {r.x + pitch * static_cast<float>(i), r.y + 4 - up, wide, r.h}, piles_[i],
             piles_[i].late() ? step_usual : step,  // their name is under their band
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
        const float room = r.w - left - 8 - wide;
        c.text_within({r.x + left, r.y + 20}, pile.label, shrunk(c, pile.label, bold(14, c.p.t1), room, 12).cuttable(),
                      room);
    }
    if (pile.cards.empty()) c.dashed_frame(CardPainter::box({r.x, r.y + 32}, r.w), c.p.felt_t2.alpha(.35f), 6.5f, 1.2f);
    for (std::size_t i = 0; i < pile.cards.size(); ++i) {
        const draft::CubeCopyId copy = pile.cards[i];
        const bool last = i + 1 == pile.cards.size(), chosen = hand.selected == copy;
        const Rect box = CardPainter::box({r.x, r.y + 32 + step * static_cast<float>(i)}, r.w);
        if (!box.overlaps(c.clip())) continue;
        const Response at =
            f.ui.item("deck.pool." + std::to_string(copy.value), last ? box : Rect{box.x, box.y, box.w, step});
        if (!last) c.begin_part(Rect{box.x - 8, box.y - 8, box.w + 16, step + 16});  // the next one lies over the rest
        v.draw(f, box.corner(), box.w, copy);
        if (!last) c.end_part();
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
