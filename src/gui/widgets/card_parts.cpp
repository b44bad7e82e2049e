#include "src/gui/widgets/card_parts.hpp"

#include <algorithm>

namespace cubenight::gui {

void card_body(Canvas& c, Rect box, Colour colour, Colour inside) {
    const float u = box.w / 100;
    c.gradient(box, mix(colour, white, .12f), mix(colour, black, .18f), 5 * u);
    c.frame(box, mix(colour, black, .5f), 5 * u);
    c.rect(box.inset(3.2f * u), inside, 3 * u);
}

void by_hand_corner(Canvas& c, const Strings& say, Rect picture, float u) {
    const TextStyle style = printed(std::max(4.2f * u, 10 / c.scale()), c.p.on_signal, Weight::bold);
    const std::string_view word = say(Text::card_by_hand);
    const float wide = c.width(word, style) + 9 * u;
    const Rect chip{picture.right() - wide - 2 * u, picture.bottom() - 10.5f * u, wide, 9 * u};
    c.rect(chip, c.p.warn, 2 * u);
    for (float x = chip.x + 2 * u; x < chip.x + 5 * u; x += 1.5f * u)
        c.line({x, chip.bottom()}, {x + 2 * u, chip.y}, c.p.on_signal.alpha(.35f), .5f * u);
    c.text({chip.x + 6 * u, chip.centre().y + c.real_size(style) * .36f}, word, style);
}

TextStyle shrunk(Canvas& c, std::string_view text, TextStyle style, float room, float least) {
    const float step = style.size * .05f;
    while (c.width(text, style) > room && style.size > least && style.size * c.scale() > size::card_text_floor)
        style.size -= step;
    return style;
}

}  // namespace cubenight::gui
