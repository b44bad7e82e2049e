#include "src/gui/screens/common/marks.hpp"

#include <algorithm>

#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/icons.hpp"

namespace cubenight::gui {

void empty_zone(Canvas& c, Rect box) {
    c.rect(box, c.p.zone_fill, 8);
    c.dashed_frame(box, c.p.zone_edge, 8, 1.3f, 5, 5);
}

void table_top(Canvas& c, Rect r) {
    c.gradient(r, c.p.rim, c.p.rim_edge, 22);
    const Rect well = r.inset(9), cloth = r.inset(11);
    c.rect(well, mix(c.p.felt_edge, black, .3f), 16);
    c.rect(cloth, c.p.felt_edge, 15);
    c.push_clip(cloth.inset(3));
    c.glow_ellipse({cloth.centre().x, cloth.y + cloth.h * .55f}, {cloth.w * .75f, cloth.h * .75f}, c.p.felt,
                   c.p.felt_edge);
    c.pop_clip();
}

void draw_deck(Frame& f, Rect box, std::size_t count, Text called) {
    Canvas& c = f.c;
    if (count == 0) {
        empty_zone(c, box);
    } else {
        for (int i = std::min<int>(3, static_cast<int>(count)); i > 0; --i)
            c.rect(box.moved({1.5f * static_cast<float>(i), 1.5f * static_cast<float>(i)}), rgb(0x0A1512).alpha(.6f),
                   4);
        CardPainter(c, f.say, f.words).back(box.corner(), box.w);
    }
    c.text({box.centre().x, box.bottom() + 19}, f.say(called, {std::to_string(count)}),
           bold(14, c.p.t1, Align::centre));
}

void halo(Canvas& c, Rect box, Colour colour, float radius) {
    c.frame(box.inset(-5), colour.alpha(.35f), radius + 5, 2);
    // What is merely possible has broken lines beside what is asked for.
    if (c.shows_signs() && colour == c.p.ok) return c.dashed_frame(box.inset(-2.5f), colour, radius + 2.5f, 3, 9, 6);
    c.frame(box.inset(-2.5f), colour, radius + 2.5f, 3);
}

void number_tab(Canvas& c, Vec centre, int number) {
    if (number < 1 || number > 9) return;
    const Rect tab = around(centre, 26, 22);
    c.rect(tab, c.p.accent, 6);
    c.text({centre.x, centre.y + 5.2f}, std::to_string(number), bold(14, c.p.on_signal, Align::centre));
}

Rect chosen_pill(Frame& f, Vec centre, float width) {
    Canvas& c = f.c;
    const TextStyle style = bold(13, c.p.t1);
    const std::string_view word = f.say(Text::match_list_chosen);
    const float wide = std::min(c.width(word, style), width - 34);
    const Rect pill = around(centre, wide + 34, 24);
    c.rect(pill, c.p.plate, 12);
    c.frame(pill, c.p.ok, 12, 1.4f);
    icon(c, {pill.x + 14, pill.centre().y}, 5.5f, Icon::tick, c.p.ok);
    c.text_within({pill.x + 25, pill.centre().y + 4.5f}, word, style, wide + 1);
    return pill;
}

Rect on_its_way(Ui& ui, CopyId copy, Rect to) {
    if (copy == no_copy) return to;
    const std::string id = "card." + std::to_string(copy.value);
    const Vec at{ui.animate(id + ".x", to.x, motion::card), ui.animate(id + ".y", to.y, motion::card)};
    return {at.x, at.y, to.w, to.h};
}

}  // namespace cubenight::gui
