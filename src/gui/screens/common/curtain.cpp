#include "src/gui/screens/common/curtain.hpp"

#include <algorithm>

#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

bool draw_curtain(Frame& f, std::string_view name, std::string_view covered) {
    f.ui.forget_own_toasts();
    Canvas& c = f.c;
    const Rect all = f.area;
    c.gradient(all, rgb(0x24365A), rgb(0x131C33));
    for (float x = all.x; x < all.right(); x += 64) c.rect({x, all.y, 28, all.h}, white.alpha(.025f));
    const Vec middle{all.centre().x, all.centre().y - 40};
    icon(c, {middle.x, middle.y - 150}, 34, Icon::eye_off, c.p.accent);
    c.text({middle.x, middle.y - 40}, f.say(Text::curtain_hand_to, {name}), bold(44, c.p.t1, Align::centre));
    c.text({middle.x, middle.y + 8}, covered, regular(18, c.p.t2, Align::centre));
    const Rect box = around({middle.x, middle.y + 108}, 340, 72);
    const Response r = f.ui.item("curtain.reveal", box);
    const bool by_key = f.ui.key_held(Key::space) || f.ui.key_held(Key::enter);
    const float held = f.ui.hold("curtain", r.held || by_key);
    const float share = std::min(1.f, held / motion::hold);
    c.rect(box, c.p.accent.alpha(share > 0 ? .55f : 1.f), 12);
    if (share > 0) c.rect({box.x, box.y, std::max(24.f, box.w * share), box.h}, c.p.accent, 12);
    c.text({box.x + 92, box.centre().y + 7}, f.say(Text::curtain_hold), bold(20, ink));
    key_cap(c, {box.right() - 22, box.centre().y}, Key::space, black.alpha(.18f), ink);
    icon(c, {box.x + 56, box.centre().y}, 13, Icon::eye, ink);
    c.text({middle.x, middle.y + 182}, f.say(Text::curtain_keys), regular(14, c.p.t3, Align::centre));
    return share >= 1;
}

}  // namespace cubenight::gui
