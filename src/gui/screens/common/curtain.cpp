#include "src/gui/screens/common/curtain.hpp"

#include <algorithm>

#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

namespace {

constexpr std::size_t most_others = 6;  // beside each other

// Who could sit down instead, and whose pick can be taken back.
void below(Frame& f, const CurtainWords& words, Vec middle, CurtainWish& wish) {
    Canvas& c = f.c;
    if (!words.takes_back.empty()) {
        Button back{.id = "curtain.back",
                    .box = {0, middle.y, 0, 44},
                    .label = words.takes_back,
                    .rank = Rank::quiet,
                    .icon = Icon::undo,
                    .key = Key::z,
                    .text = 15,
                    .cutting = Cutting::allowed};
        back.box.w = std::min(button_width(c, back) + 12, f.area.w - 80);
        back.box.x = middle.x - back.box.w / 2;
        wish.take_back = button(f, back);
    }
    if (words.others.empty()) return;
    c.text({middle.x, middle.y + 88}, f.say(Text::curtain_others), regular(15, c.p.t2, Align::centre));
    const std::size_t count = std::min(words.others.size(), most_others);
    const float wide = std::min(170.f, (f.area.w - 80) / static_cast<float>(count) - 12);
    float x = middle.x - (wide + 12) * static_cast<float>(count) / 2 + 6;
    for (std::size_t i = 0; i < count; ++i, x += wide + 12)
        if (button(f, {.id = "curtain.other." + std::to_string(i),
                       .box = {x, middle.y + 104, wide, 42},
                       .label = words.others[i],
                       .icon = Icon::person,
                       .key = digit_key(static_cast<int>(i) + 1),
                       .text = 15,
                       .cutting = Cutting::allowed}))
            wish.other = i;
}

}  // namespace

bool covers_table(Frame& f, Curtain& curtain, TableSession& match) {
    const std::optional<SeatId> who = match.awaited();
    if (!who) return false;
    const std::string title = f.say(Text::curtain_hand_to, {match.name(*who)});
    if (curtain.draw(f, {title, f.say(Text::match_covered)}).open) match.reveal();
    return true;
}

CurtainWish Curtain::draw(Frame& f, const CurtainWords& words) {
    f.ui.forget_own_toasts();
    Canvas& c = f.c;
    const Rect all = f.area;
    c.gradient(all, c.p.curtain, c.p.curtain_edge);
    for (float x = all.x; x < all.right(); x += 64) c.rect({x, all.y, 28, all.h}, white.alpha(.025f));
    const Vec middle{all.centre().x, all.centre().y - 40};
    f.ui.show_whole(around(all.centre(), 720, 520));
    icon(c, {middle.x, middle.y - 150}, 34, Icon::eye_off, c.p.accent);
    c.text_within({middle.x, middle.y - 40}, words.title, bold(44, c.p.t1, Align::centre).cuttable(), all.w - 80);
    c.text({middle.x, middle.y + 8}, words.covered, regular(18, c.p.t2, Align::centre));
    const float wide = std::max(340.f, c.width(f.say(Text::curtain_hold), bold(20, ink)) + 92 + 90);
    const Rect box = around({middle.x, middle.y + 108}, wide, 72);
    const Response r = f.ui.item("curtain.reveal", box);
    const bool by_key = f.ui.key_held(Key::space) || f.ui.key_held(Key::enter);
    const bool pressed = f.ui.key(Key::space) || f.ui.key(Key::enter) || r.clicked || r.held;
    armed_ = (r.held || by_key) && (armed_ || pressed);
    const float held = f.ui.hold("curtain", armed_);
    const float share = std::min(1.f, held / motion::hold);
    c.rect(box, c.p.accent.alpha(share > 0 ? .55f : 1.f), 12);
    if (share > 0) c.rect({box.x, box.y, std::max(24.f, box.w * share), box.h}, c.p.accent, 12);
    c.text({box.x + 92, box.centre().y + 7}, f.say(Text::curtain_hold), bold(20, c.p.on_signal));
    key_cap(c, {box.right() - 22, box.centre().y}, Key::space, black.alpha(.18f), c.p.on_signal);
    icon(c, {box.x + 56, box.centre().y}, 13, Icon::eye, c.p.on_signal);
    c.text({middle.x, middle.y + 182}, f.say(Text::curtain_keys), regular(14, c.p.t3, Align::centre));
    CurtainWish wish;
    below(f, words, {middle.x, middle.y + 208}, wish);
    wish.open = share >= 1;
    if (wish.open) armed_ = false;
    return wish;
}

}  // namespace cubenight::gui
