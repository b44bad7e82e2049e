#include "src/gui/screens/home/cube_parts.hpp"

#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/icons.hpp"

namespace cubenight::gui {

namespace {

std::vector<CubePart> parts_of(const Strings& say, const PokemonCounts& counts) {
    std::vector<CubePart> parts;
    for (int t = 0; t < type_count; ++t) {
        const auto type = static_cast<Type>(t);
        parts.push_back({counts.pokemon[static_cast<std::size_t>(t)], look_of(type).fill, std::string(say.type(type)),
                         [type](Canvas& c, Vec at) { type_badge(c, at, 9, type); }});
    }
    parts.push_back({counts.trainers, trainer_colour(CardKind::item), std::string(say(Text::trainer)),
                     [](Canvas& c, Vec at) { trainer_icon(c, at, 8, CardKind::item, c.p.info); }});
    parts.push_back({counts.energy, rgb(0xB9B2A0), std::string(say(Text::energy)),
                     [](Canvas& c, Vec at) { icon(c, at, 8, Icon::star, c.p.t2); }});
    return parts;
}

std::vector<CubePart> parts_of(const Strings& say, const UltramanCounts& counts) {
    std::vector<CubePart> parts;
    for (int t = 0; t < ultraman::type_count; ++t) {
        const auto type = static_cast<ultraman::Type>(t);
        parts.push_back({counts.characters[static_cast<std::size_t>(t)], look_of(type).fill, say.type(type),
                         [type](Canvas& c, Vec at) { type_badge(c, at, 9, type); }});
    }
    parts.push_back({counts.scenes, scene_colour, std::string(say(Text::ucg_scenes)),
                     [](Canvas& c, Vec at) { category_icon(c, at, 8, ultraman::Category::scene, c.p.t2); }});
    return parts;
}

}  // namespace

std::vector<CubePart> parts_of(const Strings& say, const CubeSummary& cube) {
    return std::visit([&](const auto& counts) { return parts_of(say, counts); }, cube.counts);
}

void draw_parts_bar(Canvas& c, Rect r, const std::vector<CubePart>& parts) {
    int total = 0, shown = 0;
    for (const CubePart& part : parts) total += part.count, shown += part.count > 0;
    if (total == 0) return;
    c.rect(r.inset(-1.5f), c.p.well, 3);  // on which every colour is seen
    const float room = r.w - 1.5f * static_cast<float>(shown - 1);
    float x = r.x;
    for (const CubePart& part : parts) {
        if (part.count == 0) continue;
        const float wide = room * static_cast<float>(part.count) / static_cast<float>(total);
        c.rect({x, r.y, wide, r.h}, part.colour, 2);
        x += wide + 1.5f;
    }
}

}  // namespace cubenight::gui
