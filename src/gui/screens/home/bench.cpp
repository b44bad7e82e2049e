#include "src/gui/screens/home/bench.hpp"

namespace cubenight::gui {

BenchStep step_buttons(Frame& f, ButtonRow& row, const std::string& id, BenchSteps can) {
    struct Way {
        BenchStep step;
        const char* id;
        Text label;
        Key key;
        const char* cap;
        bool can;
    };
    const Way ways[] = {{BenchStep::forth, ".redo", Text::shop_redo, Key::y, "Ctrl+Y", can.forth},
                        {BenchStep::back, ".undo", Text::shop_undo, Key::z, "Ctrl+Z", can.back}};
    BenchStep wished = BenchStep::none;
    for (const Way& way : ways) {
        const std::string item = id + way.id;
        const Button button{.id = item,
                            .label = f.say(way.label),
                            .rank = Rank::quiet,
                            .locked = way.can ? std::string_view() : f.say(Text::shop_no_step),
                            .tip = way.cap};
        const bool pressed = row.button(button, 80), keyed = f.ui.key_with_ctrl(way.key);
        if (pressed || (keyed && way.can)) wished = way.step;
        else if (keyed) f.ui.toast(std::string(f.say(Text::shop_no_step)));
    }
    return wished;
}

void tell_step(Frame& f, BenchStep step) {
    if (step != BenchStep::none)
        f.ui.toast(std::string(f.say(step == BenchStep::back ? Text::shop_undone : Text::shop_redone)));
}

}  // namespace cubenight::gui
