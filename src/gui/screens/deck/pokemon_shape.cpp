// Deck: its shape in numbers, against the guide of 1 : 2 : 1.
#include "src/gui/screens/deck/pokemon_shape.hpp"

#include <algorithm>
#include <functional>
#include <tuple>

#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

namespace {

void bars(Frame& f, const DeckValues& v, const draft::DeckStats& stats, Rect r) {
    Canvas& c = f.c;
    c.text_within({r.x, r.y + 20}, f.say(Text::deck_ratio), regular(14, c.p.t2), r.w - 110);
    c.text({r.right(), r.y + 20}, f.say(Text::deck_guide), regular(14, c.p.t2, Align::right));
    const draft::ShapeGuide guide = draft::shape_guide(v.view.deck_rules.deck_size);
    const int most = std::max({guide.trainers * 6 / 5, stats.pokemon, stats.trainers, stats.energy, 1});
    const std::tuple<Text, int, int, Colour> rows[] = {
        {Text::pokemon, stats.pokemon, guide.pokemon, rgb(0xF08A5D)},
        {Text::trainer, stats.trainers, guide.trainers, rgb(0x7FB2E5)},
        {Text::energy, stats.energy, guide.energy, rgb(0xFFB84D)},
    };
    float y = r.y + 34;
    for (const auto& [label, count, wanted, colour] : rows) {
        c.text({r.x, y + 16}, f.say(label), regular(14, c.p.t1));
        const Rect bar{r.x + 92, y + 4, r.w - 132, 15};
        c.rect(bar, c.p.bg1, 4);
        const auto share = [&](int n) { return bar.w * static_cast<float>(n) / static_cast<float>(most); };
        if (count > 0) c.rect({bar.x, bar.y, share(count), bar.h}, colour, 4);
        c.rect({bar.x + share(wanted) - 1, bar.y - 4, 2, bar.h + 8}, c.p.t1);
        c.text({r.right(), y + 17}, std::to_string(count), bold(15, c.p.t1, Align::right));
        y += 30;
    }
}

void curves(Frame& f, const draft::DeckStats& stats, Rect r) {
    Canvas& c = f.c;
    const auto column = [&](Rect box, int count, int most, std::string_view label, Colour colour) {
        const float high = 80 * static_cast<float>(count) / static_cast<float>(std::max(1, most));
        const float floor = r.y + 120;
        if (count > 0) c.rect({box.x, floor - high, box.w, high}, colour, 4);
        c.text({box.centre().x, floor - high - 5}, std::to_string(count),
               bold(13, count > 0 ? c.p.t1 : c.p.t3, Align::centre));
        c.text({box.centre().x, floor + 17}, label, regular(13, c.p.t2, Align::centre));
    };
    const Rect left{r.x, r.y, 142, r.h}, right{r.x + 166, r.y, r.w - 166, r.h};
    c.text({left.x, r.y + 12}, f.say(Text::deck_stage_curve), bold(14, c.p.t1));
    c.text({right.x, r.y + 12}, f.say(Text::deck_cost_curve), bold(14, c.p.t1));
    const int most = std::max({stats.stages[0], stats.stages[1], stats.stages[2]});
    const Colour greens[] = {rgb(0x8FD0A0), rgb(0x5CB7A8), rgb(0x3C8FB0)};
    const std::string_view names[] = {f.say.stage(Stage::basic), f.say(Text::deck_stage_1), f.say(Text::deck_stage_2)};
    for (int i = 0; i < 3; ++i)
        column(left.column(i, 3, 10), stats.stages[static_cast<std::size_t>(i)], most, names[i], greens[i]);
    int high = 1;
    for (const int count : stats.attack_costs) high = std::max(high, count);
    for (int i = 0; i < 6; ++i)
        column(right.column(i, 6, 5), stats.attack_costs[static_cast<std::size_t>(i)], high,
               i == 5 ? "5+" : std::to_string(i), rgb(0xC9B98E));
    c.rect({r.x, r.y + 120, left.w, c.hairline()}, c.p.line);
    c.rect({right.x, r.y + 120, right.w, c.hairline()}, c.p.line);
}

void energy(Frame& f, const DeckValues& v, const draft::DeckStats& stats, Rect r) {
    Canvas& c = f.c;
    c.text_within({r.x, r.y + 18}, f.say(Text::deck_need_title), bold(14, c.p.t1), r.w);
    const std::vector<Type> types = types_of_energy(v.cards, v.deck(), stats);
    int most = 1;
    for (const Type type : types)
        most = std::max(
            {most, stats.needed[static_cast<std::size_t>(type)], stats.supplied[static_cast<std::size_t>(type)]});
    float y = r.y + 30;
    constexpr float usual = 31, least = 17;
    const float step = std::clamp((r.bottom() - y) / std::max(1.f, static_cast<float>(types.size())), least, usual);
    const float small = step / usual;
    for (const Type type : types) {
        if (y + .77f * step > r.bottom()) break;
        const int need = stats.needed[static_cast<std::size_t>(type)],
                  in = stats.supplied[static_cast<std::size_t>(type)];
        type_badge(c, {r.x + 10, y + 12 * small}, std::min(9.f, .42f * step), type);
        const std::string text = f.say(Text::deck_need, {std::to_string(need), std::to_string(in)});
        const float wide = c.text({r.right(), y + 12 * small + 4}, text, regular(13, c.p.t1, Align::right));
        const Rect bar{r.x + 30, y + 2 * small, r.w - 42 - wide, 9 * small};
        const auto share = [&](int n) { return bar.w * static_cast<float>(n) / static_cast<float>(most); };
        c.rect(bar, c.p.bg1, 4 * small);
        if (need > 0) c.rect({bar.x, bar.y, share(need), bar.h}, look_of(type).fill, 4 * small);
        const Rect under{bar.x, y + 14 * small, bar.w, 7 * small};
        c.rect(under, c.p.bg1, 3 * small);
        if (in > 0) c.rect({under.x, under.y, share(in), under.h}, c.p.t2, 3 * small);
        y += step;
    }
    if (types.empty()) c.text({r.x, y + 14}, f.say(Text::deck_need_none), regular(14, c.p.t3));
}

}  // namespace

// Energy of many types lies beside each that is needed, and says nothing of others.
std::vector<Type> types_of_energy(const draft::DraftCards& cards, const draft::Deck& deck,
                                  const draft::DeckStats& stats) {
    const auto has_basic = [&](Type type) {
        return deck.energy[static_cast<std::size_t>(type)] > 0 ||
               std::ranges::any_of(deck.cards, [&](draft::CubeCopyId copy) {
                   return cards[copy].kind == CardKind::basic_energy && draft::provided_types(cards[copy]).has(type);
               });
    };
    std::vector<Type> types;
    for (int t = 0; t < type_count - 1; ++t)
        if (stats.needed[static_cast<std::size_t>(t)] > 0 || has_basic(static_cast<Type>(t)))
            types.push_back(static_cast<Type>(t));
    std::ranges::stable_sort(types, std::greater<>{},
                             [&](Type type) { return stats.needed[static_cast<std::size_t>(type)]; });
    return types;
}

void draw_pokemon_shape(Frame& f, const DeckValues& v, Rect r) {
    Canvas& c = f.c;
    panel(c, r);
    c.text({r.x + 18, r.y + 32}, f.say(Text::deck_shape), bold(18, c.p.t1));
    const draft::DeckStats stats = draft::deck_stats(v.cards, v.deck(), v.view.deck_rules.lines);
    bars(f, v, stats, {r.x + 18, r.y + 40, r.w - 36, 120});
    curves(f, stats, {r.x + 18, r.y + 180, r.w - 36, 145});
    energy(f, v, stats, {r.x + 18, r.y + 340, r.w - 36, r.h - 350});
}

}  // namespace cubenight::gui
