// Deck: the pool in piles on the felt, and the basic energy under it.
#include "src/gui/kit/search.hpp"
#include "src/gui/screens/deck/deck_builder.hpp"
#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

constexpr float card_width = 108, column = 115, step_usual = 36, step_least = 27;

void pile_mark(Canvas& c, Vec at, PileSort sort, int key) {
    if (key == pile_trainers) return trainer_icon(c, at, 8, CardKind::item, c.p.info);
    if (key == pile_energy) return icon(c, at, 7, Icon::star, c.p.felt_t2);
    if (key == pile_others) return type_badge(c, at, 9, Type::colorless, On::cloth);
    if (sort == PileSort::type) return type_badge(c, at, 9, static_cast<Type>(key), On::cloth);
    icon(c, at, 7, Icon::cards, c.p.felt_t2);
}

}  // namespace

void DeckBuilder::pool(Frame& f, Rect r) {
    Canvas& c = f.c;
    c.shadow(r, size::panel_radius);
    c.gradient(r, c.p.felt, c.p.felt_edge, size::panel_radius);
    c.frame(r, mix(c.p.felt, white, .14f), size::panel_radius, c.hairline());
    Rect in = r.inset(16, 0);
    pool_head(f, in.cut_top(52));
    in.cut_bottom(16);
    energy_box(f, in.cut_bottom(118));
    in.cut_bottom(12);
    const bool low = f.area.h < 900;
    looking(f, in.cut_bottom(low ? 262.f : 372.f));
    piles(f, in);
}

void DeckBuilder::pool_head(Frame& f, Rect r) {
    Canvas& c = f.c;
    float x = r.x + 2;
    x += c.text({x, r.y + 32}, f.say(Text::deck_pool), bold(18, c.p.t1)) + 10;
    const std::string left =
        f.say(Text::deck_left_of, {std::to_string(v_.view.side.size()), std::to_string(v_.view.pool.size())});
    x += c.text({x, r.y + 32}, left, regular(14, c.p.felt_t2)) + 18;
    const Rect search{r.right() - std::min(252.f, r.right() - x - 210), r.y + 12, std::min(252.f, r.right() - x - 210),
                      30};
    const std::string_view labels[] = {f.say(Text::draft_by_type), f.say(Text::draft_by_stage),
                                       f.say(Text::deck_by_cost)};
    sort_ = tabs(f, "deck.sort", {search.x - 12 - 196, r.y + 12, 196, 30}, labels, sort_);
    search_field(f, "deck.search", search, search_, f.say(Text::deck_search), c.p.well.alpha(.75f));
}

void DeckBuilder::piles(Frame& f, Rect r) {
    Canvas& c = f.c;
    const int columns = std::max(2, static_cast<int>((r.w + column - card_width) / column));
    std::vector<Pile> piles = v_.piles(f.say, static_cast<PileSort>(sort_), columns);
    if (v_.view.side.empty()) {
        c.dashed_frame(r.inset(4), c.p.felt_t2.alpha(.6f), 10, 1.4f);
        c.text({r.centre().x, r.centre().y + 5}, f.say(Text::deck_pool_empty), regular(15, c.p.felt_t2, Align::centre));
        return;
    }
    std::size_t tallest = 1, trainers = 1;
    for (const Pile& each : piles) {
        tallest = std::max(tallest, each.cards.size());
        if (each.key == pile_trainers) trainers = std::max(trainers, each.cards.size());
    }
    const Rect view{r.x - 8, r.y + 4, r.w + 16, r.h - 4};
    const float steps = static_cast<float>(tallest - 1), room = view.h - 36 - card_width * 1.4f - 8;
    const float step = steps > 0 ? std::clamp(room / steps, step_least, step_usual) : step_usual;
    const float up = f.ui.begin_scroll(
        "deck.piles", view,
        36 + std::max(step * steps, step_usual * static_cast<float>(trainers - 1)) + card_width * 1.4f + 12);
    const float pitch = std::min(column + 6, (r.w - card_width) / static_cast<float>(std::max(1, columns - 1)));
    for (std::size_t i = 0; i < piles.size(); ++i)
        pile(f, {r.x + pitch * static_cast<float>(i), r.y + 4 - up, card_width, r.h}, piles[i],
             piles[i].key == pile_trainers ? step_usual : step);  // their name is under their band
    f.ui.end_scroll();
}

void DeckBuilder::pile(Frame& f, Rect r, const Pile& pile, float step) {
    Canvas& c = f.c;
    if (!pile.label.empty()) {
        pile_mark(c, {r.x + 9, r.y + 15}, static_cast<PileSort>(sort_), pile.key);
        const float wide =
            c.text({r.right() - 2, r.y + 20}, std::to_string(pile.cards.size()), bold(14, c.p.felt_t2, Align::right));
        c.text_within({r.x + 24, r.y + 20}, pile.label, bold(14, c.p.t1), r.w - 32 - wide);
    }
    CardPainter painter(c, f.say, f.words);
    for (std::size_t i = 0; i < pile.cards.size(); ++i) {
        const draft::CubeCopyId copy = pile.cards[i];
        const bool last = i + 1 == pile.cards.size(), chosen = selected_ == copy;
        const Rect box = CardPainter::box({r.x, r.y + 32 + step * static_cast<float>(i)}, r.w);
        if (!box.overlaps(c.clip())) continue;
        const Response at =
            f.ui.item("deck.pool." + std::to_string(copy.value), last ? box : Rect{box.x, box.y, box.w, step});
        const int mark = c.mark();
        painter.draw(box.corner(), box.w, look(copy));
        if (!found_on(v_.cards[copy], f.words, search_)) c.fade(mark, .25f);
        if (chosen || at.hovered)
            c.frame(box.inset(-1.5f), chosen ? c.p.accent : c.p.t1.alpha(.7f), 6.5f, chosen ? 3.f : 1.5f);
        if (at.focused && !chosen) selected_ = copy;
        if (at.dragged) dragged_ = copy;
        if (at.dropped) {
            if (deck_rect_.contains(f.ui.pointer())) add(f, copy);
            dragged_.reset();
        } else if (at.doubled || (at.clicked && at.focused && chosen)) {
            add(f, copy);
        } else if (at.clicked) {
            selected_ = copy;
        }
        if (at.right_clicked) close_up_ = copy;
    }
}

void DeckBuilder::energy_box(Frame& f, Rect r) {
    Canvas& c = f.c;
    c.rect(r, ink.alpha(.62f), 12);
    float x = r.x + 16;
    x += c.text({x, r.y + 28}, f.say.kind(CardKind::basic_energy), bold(16, c.p.t1)) + 12;
    c.text({x, r.y + 28}, f.say(Text::deck_energy_free), regular(14, c.p.felt_t2));
    if (button(f, {.id = "deck.balance",
                   .box = {r.right() - 192, r.y + 8, 176, 30},
                   .label = f.say(Text::deck_balance),
                   .icon = Icon::star,
                   .text = 13}))
        offer_ = draft::balance_energy(v_.cards, v_.deck(), v_.view.deck_rules);
    std::vector<Type> offered;
    for (int t = 0; t < type_count; ++t)
        if (v_.view.deck_rules.energy.has(static_cast<Type>(t)) || v_.deck().energy[static_cast<std::size_t>(t)] > 0)
            offered.push_back(static_cast<Type>(t));
    const auto count = static_cast<float>(offered.size());
    const float wide = std::min(84.f, (r.w - 32 - 6 * (count - 1)) / std::max(1.f, count));
    for (std::size_t i = 0; i < offered.size(); ++i)
        stepper(f, {r.x + 16 + (wide + 6) * static_cast<float>(i), r.y + 46, wide, 62}, offered[i]);
}

void DeckBuilder::stepper(Frame& f, Rect r, Type type) {
    Canvas& c = f.c;
    const int count = v_.deck().energy[static_cast<std::size_t>(type)];
    const std::string id = std::string("deck.energy.") + look_of(type).letter;
    const Response box = f.ui.item(id, {r.x, r.y, r.w, 32});
    c.rect(r, count > 0 ? c.p.s2 : c.p.s1, 9);
    c.frame(r, count > 0 ? look_of(type).fill : c.p.line, 9, count > 0 ? 1.6f : 1.f);
    type_badge(c, {r.x + r.w * .3f, r.y + 18}, 9.5f, type);
    c.text({r.x + r.w * .73f, r.y + 24}, std::to_string(count),
           bold(count > 0 ? 18.f : 16.f, count > 0 ? c.p.t1 : c.p.t3, Align::centre));
    const int by = f.ui.shift() ? 5 : 1;
    const Rect less{r.x, r.y + 33, r.w / 2, 29}, more{r.centre().x, r.y + 33, r.w / 2, 29};
    const Response minus = f.ui.item(id + ".minus", less, count > 0 ? Can::be_pressed : Can::be_seen);
    const Response plus = f.ui.item(id + ".plus", more);
    if (minus.hovered && count > 0) c.rect(less.inset(3, 2), c.p.s3, 6);
    if (plus.hovered) c.rect(more.inset(3, 2), c.p.s3, 6);
    icon(c, less.centre(), 6, Icon::minus, count > 0 ? c.p.t1 : c.p.t3);
    icon(c, more.centre(), 6, Icon::plus, c.p.t1);
    c.rect({r.centre().x, r.y + 38, c.hairline(), 18}, c.p.line);
    if (minus.clicked) energy(f, type, -by);
    if (plus.clicked || box.clicked) energy(f, type, by);
    if (box.right_clicked || minus.right_clicked || plus.right_clicked) energy(f, type, -count);
    if (const float notches = f.ui.wheel_over(r); notches != 0)
        energy(f, type, notches > 0 ? by : -std::min(by, count));
    f.ui.tip(box, std::string(f.say.type(type)));
}

}  // namespace cubenight::gui
