#include "src/gui/screens/match/marks.hpp"

namespace cubenight::gui {

void empty_zone(Canvas& c, Rect box) {
    c.rect(box, zone_fill, 8);
    c.dashed_frame(box, zone_edge, 8, 1.3f, 5, 5);
}

void halo(Canvas& c, Rect box, Colour colour, float radius) {
    c.frame(box.inset(-5), colour.alpha(.35f), radius + 5, 2);
    c.frame(box.inset(-2.5f), colour, radius + 2.5f, 3);
}

void number_tab(Canvas& c, Vec centre, int number) {
    if (number < 1 || number > 9) return;
    const Rect tab = around(centre, 26, 22);
    c.rect(tab, c.p.accent, 6);
    c.text({centre.x, centre.y + 5.2f}, std::to_string(number), bold(14, ink, Align::centre));
}

Rect on_its_way(Ui& ui, CopyId copy, Rect to) {
    if (copy == no_copy) return to;
    const std::string id = "card." + std::to_string(copy.value);
    const Vec at{ui.animate(id + ".x", to.x, motion::card), ui.animate(id + ".y", to.y, motion::card)};
    return {at.x, at.y, to.w, to.h};
}

}  // namespace cubenight::gui
