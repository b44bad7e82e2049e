// The faces of scenes of the Ultraman Card Game (ultraman_face.hpp).
#include <algorithm>

#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/card_parts.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/gui/widgets/ultraman_face.hpp"

namespace cubenight::gui {

using ultraman::Category;

void UltramanPainter::round_pips(Vec at, int round, float u, Colour colour) {
    for (int i = 0; i < round; ++i) c.circle({at.x + 6.4f * u * static_cast<float>(i), at.y}, 2.2f * u, colour);
}

void UltramanPainter::scene(Rect box, const ultraman::Card& card, Level level) {
    const float u = box.w / 100;
    const bool large = level == Level::large;
    c.rect(box, ink, 5 * u);
    c.frame(box, black, 5 * u);
    c.rect(box.inset(3.2f * u), mix(paper, scene_colour, .08f), 3 * u);
    c.rect_top({box.x + 3.2f * u, box.y + 3.2f * u, 93.6f * u, (large ? 13.8f : 15.3f) * u},
               mix(scene_colour, black, .32f), 3 * u);
    category_icon(c, {box.x + 10.5f * u, box.y + 10.2f * u}, (large ? 3.4f : 4.3f) * u, Category::scene, white);
    const float base = box.y + (large ? 12.2f : 14) * u;
    const std::string round = say(Text::ucg_round, {std::to_string(card.round)});
    const TextStyle right = printed((large ? 5.2f : 8) * u, white, Weight::bold, Align::right);
    const float wide = c.text({box.x + 93 * u, base}, round, right);
    const std::string_view word = say.category(Category::scene);
    const TextStyle style = printed((large ? 5.4f : 8.4f) * u, white, Weight::bold);
    if (c.width(word, style) < 72 * u - wide) c.text({box.x + 17 * u, base}, word, style);
    const float named = scene_name({box.x + 7 * u, box.y + (large ? 18.6f : 20) * u}, card,
                                   printed((large ? 7.4f : 9.4f) * u, ink, Weight::bold), 86 * u);
    const float top = (large ? 19.6f : 20.5f) + named / u;  // of what stands below the name, in u
    if (large) {
        const Setting set = setting(box, card, top + 3, 60);
        card_art(c, {box.x + 6 * u, box.y + top * u, 88 * u, set.art * u}, card, level, 1.5f * u);
        texts(box, card, top + set.art + 3, set);
        return imprint(box, card);
    }
    const float told = scene_text({box.x + 7 * u, box.y + (top + 2) * u}, card, u);
    const Rect art{box.x + 6 * u, box.y + (top + 2) * u + told, 88 * u, (131 - top - 2) * u - told};
    card_art(c, art, card, level, 1.5f * u);
    round_pips({art.x + 4 * u, art.bottom() - 4 * u}, card.round, u, white);
}

// In one line, or in two or, large, three where the letters would get too small. Returns its height.
float UltramanPainter::scene_name(Vec corner, const ultraman::Card& card, TextStyle style, float room) {
    const std::string_view called = say.name(card);
    const float usual = style.size;
    style = shrunk(c, called, style, room, usual * .78f);
    const bool small = room * c.scale() < enlarged * .86f;
    const std::size_t most = small ? 2 : 3;
    std::vector<std::string> lines{std::string(called)};
    while (c.width(called, style) > room && (lines = c.wrapped(called, style, room)).size() > most &&
           style.size > usual * .5f && style.size * c.scale() > size::card_text_floor)
        style.size *= .95f;
    const float leading = c.real_size(style) * 1.2f;
    c.paragraph({corner.x, corner.y + c.real_size(style) * .95f}, called, small ? style.cuttable() : style, room,
                leading, static_cast<int>(most));
    return leading * static_cast<float>(std::min(lines.size(), most));
}

// What it does, as far as a small card has room. Returns its height.
float UltramanPainter::scene_text(Vec corner, const ultraman::Card& card, float u) {
    if (card.texts.empty()) return 0;
    const TextStyle style = printed(7.6f * u, ink2).cuttable();
    const float leading = c.real_size(style) * 1.26f;
    const int lines = c.paragraph({corner.x, corner.y + leading * .75f}, words_.text(card, 0), style, 87 * u, leading,
                                  std::max(1, static_cast<int>(52 * u / leading)));
    return leading * static_cast<float>(lines) + 2 * u;
}

}  // namespace cubenight::gui
