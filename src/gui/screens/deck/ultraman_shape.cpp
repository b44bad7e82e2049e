#include "src/gui/screens/deck/ultraman_shape.hpp"

#include <algorithm>
#include <map>

#include "draft/judge/ultraman_worth.hpp"
#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/gui/widgets/ultraman_face.hpp"

namespace cubenight::gui {

namespace {

// Columns that are there even while they are empty.
constexpr int usual_levels = 7;

struct Shape {
    std::map<int, int> levels;
    std::array<int, ultraman::type_count> types{};  // a character of two counts for both
    int characters = 0, scenes = 0;
    int settable = 0;  // have a SINGLE
    int raising = 0;   // go onto a card of the deck
};

Shape shape_of(const DeckValues& v) {
    Shape shape;
    for (const draft::CubeCopyId copy : v.deck().cards) {
        const ultraman::Card& card = v.cards.character(copy);
        shape.scenes += card.is_scene();
        if (card.is_scene()) continue;
        ++shape.characters;
        ++shape.levels[card.level];
        shape.settable += card.has_single();
        shape.raising += draft::level_links(v.cards, copy, v.deck().cards).below > 0;
        for (int type = 0; type < ultraman::type_count; ++type)
            shape.types[static_cast<std::size_t>(type)] += card.types.has(static_cast<ultraman::Type>(type));
    }
    return shape;
}

// Columns by level, scenes behind them.
void levels(Frame& f, const Shape& shape, Rect r) {
    Canvas& c = f.c;
    c.text({r.x, r.y + 12}, f.say(Text::ucg_level_curve), bold(14, c.p.t1));
    const int last = std::max(usual_levels, shape.levels.empty() ? 0 : shape.levels.rbegin()->first);
    int most = std::max(1, shape.scenes);
    for (const auto& [level, count] : shape.levels) most = std::max(most, count);
    const float floor = r.y + 112;
    const auto column = [&](Rect box, int count, Colour colour) {
        const float high = 72 * static_cast<float>(count) / static_cast<float>(most);
        if (count > 0) c.rect({box.x, floor - high, box.w, high}, colour, 4);
        c.text({box.centre().x, floor - high - 5}, std::to_string(count),
               bold(13, count > 0 ? c.p.t1 : c.p.t3, Align::centre));
    };
    for (int level = 1; level <= last; ++level) {
        const auto found = shape.levels.find(level);
        const Rect box = r.column(level - 1, last + 1, 8);
        column(box, found == shape.levels.end() ? 0 : found->second, rgb(0xF08A5D));
        c.text({box.centre().x, floor + 17}, std::to_string(level), regular(13, c.p.t2, Align::centre));
    }
    const Rect scenes = r.column(last, last + 1, 8);
    column(scenes, shape.scenes, scene_colour);
    category_icon(c, {scenes.centre().x, floor + 12}, 6, ultraman::Category::scene, c.p.t2);
    c.rect({r.x, floor, r.w, c.hairline()}, c.p.line);
}

void types(Frame& f, const Shape& shape, Rect r) {
    Canvas& c = f.c;
    c.text({r.x, r.y + 12}, f.say(Text::ucg_type_curve), bold(14, c.p.t1));
    std::vector<ultraman::Type> found;
    for (int type = 0; type < ultraman::type_count; ++type)
        if (shape.types[static_cast<std::size_t>(type)] > 0) found.push_back(static_cast<ultraman::Type>(type));
    const auto count = [&](ultraman::Type type) { return shape.types[static_cast<std::size_t>(type)]; };
    std::ranges::stable_sort(found, std::greater{}, count);
    float y = r.y + 20;
    for (const ultraman::Type type : found) {
        if (y + 20 > r.bottom()) break;
        type_badge(c, {r.x + 9, y + 11}, 8, type);
        c.text_within({r.x + 26, y + 16}, f.say.type(type), regular(13, c.p.t1).cuttable(), 92);
        const Rect bar{r.x + 124, y + 5, r.w - 160, 12};
        c.rect(bar, c.p.bg1, 4);
        const float share = static_cast<float>(count(type)) / static_cast<float>(std::max(1, count(found.front())));
        c.rect({bar.x, bar.y, bar.w * share, bar.h}, look_of(type).fill, 4);
        c.text({r.right(), y + 16}, std::to_string(count(type)), bold(14, c.p.t1, Align::right));
        y += 22;
    }
    if (found.empty()) c.text({r.x, y + 18}, f.say(Text::deck_no_cards), regular(14, c.p.t3));
}

}  // namespace

void draw_ultraman_shape(Frame& f, const DeckValues& v, Rect r) {
    Canvas& c = f.c;
    panel(c, r);
    const Shape shape = shape_of(v);
    c.text({r.x + 18, r.y + 32}, f.say(Text::deck_shape), bold(18, c.p.t1));
    const Rect in{r.x + 18, r.y + 46, r.w - 36, r.h - 58};
    levels(f, shape, {in.x, in.y, in.w, 136});
    const auto line = [&](float y, const std::string& text) {
        c.text_within({in.x, in.y + y}, text, regular(14, c.p.t2), in.w);
    };
    line(156, f.say(Text::ucg_settable, {std::to_string(shape.settable), std::to_string(shape.characters)}));
    line(177, f.say(Text::ucg_ready, {std::to_string(shape.raising)}));
    types(f, shape, {in.x, in.y + 192, in.w, in.h - 192});
}

}  // namespace cubenight::gui
