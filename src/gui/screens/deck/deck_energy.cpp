#include "src/gui/screens/deck/deck_energy.hpp"

#include <algorithm>

#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

namespace {

void stepper(Frame& f, const DeckValues& v, Rect r, Type type, DeckWishes& wishes) {
    Canvas& c = f.c;
    const int count = v.deck().energy[static_cast<std::size_t>(type)];
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
    if (minus.clicked) wishes.energy(type, -by);
    if (plus.clicked || box.clicked) wishes.energy(type, by);
    if (box.right_clicked || minus.right_clicked || plus.right_clicked) wishes.energy(type, -count);
    if (const float notches = f.ui.wheel_over(r); notches != 0)
        wishes.energy(type, notches > 0 ? by : -std::min(by, count));
    f.ui.tip(box, std::string(f.say.type(type)));
}

}  // namespace

float energy_box_height(const Frame& f) { return is_low(f) ? 74 : 118; }

// In a low window without its heading.
DeckWishes draw_energy_box(Frame& f, const DeckValues& v, Rect r) {
    DeckWishes wishes;
    Canvas& c = f.c;
    c.rect(r, c.p.plate.alpha(.62f), 12);
    const bool low = is_low(f);
    Button balance{.id = "deck.balance", .icon = Icon::star, .text = 13};
    if (low) {
        balance.box = {r.right() - 46, r.y + 6, 40, 62};
        balance.tip = f.say(Text::deck_balance);
    } else {
        const float x = r.x + 16 + c.text({r.x + 16, r.y + 28}, f.say.kind(CardKind::basic_energy), bold(16, c.p.t1));
        c.text({x + 12, r.y + 28}, f.say(Text::deck_energy_free), regular(14, c.p.felt_t2));
        balance.box = {r.right() - 192, r.y + 8, 176, 30};
        balance.label = f.say(Text::deck_balance);
    }
    if (button(f, balance)) wishes.offer = draft::balance_energy(v.cards, v.deck(), v.view.deck_rules);
    std::vector<Type> offered;
    for (int t = 0; t < type_count; ++t)
        if (v.view.deck_rules.energy.has(static_cast<Type>(t)) || v.deck().energy[static_cast<std::size_t>(t)] > 0)
            offered.push_back(static_cast<Type>(t));
    const auto count = static_cast<float>(offered.size());
    Rect row = low ? Rect{r.x + 8, r.y + 6, r.w - 62, 62} : Rect{r.x + 16, r.y + 46, r.w - 32, 62};
    const float wide = std::min(84.f, (row.w - 6 * (count - 1)) / std::max(1.f, count));
    for (std::size_t i = 0; i < offered.size(); ++i)
        stepper(f, v, {row.x + (wide + 6) * static_cast<float>(i), row.y, wide, row.h}, offered[i], wishes);
    return wishes;
}

}  // namespace cubenight::gui
