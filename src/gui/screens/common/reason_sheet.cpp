#include "src/gui/screens/common/reason_sheet.hpp"

#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

ReasonSheet::Answer ReasonSheet::draw(Frame& f) {
    Canvas& c = f.c;
    Layer layer(f);
    const float asks = question_.empty() ? 0.f : 24.f;
    const Rect box = layer.sheet(560, 260 + asks);
    c.text_within({box.x + 28, box.y + 44}, title_, bold(20, c.p.t1).cuttable(), box.w - 56);
    c.paragraph({box.x + 28, box.y + 74}, under_, regular(14, c.p.t2), box.w - 56, 20, 2);
    const Rect field{box.x + 28, box.y + 116 + asks, box.w - 56, 46};
    if (asks > 0) c.text_within({field.x, field.y - 14}, question_, bold(14, c.p.t1), field.w);
    c.rect(field, c.p.well, size::button_radius);
    // Enter takes the cursor out of a field; where a reason is needed it comes back.
    const bool needed = needed_ == Needed::yes;
    if (needed && (fresh_ || (f.ui.focused() == "reason.text" && !f.ui.typing()))) f.ui.focus("reason.text");
    fresh_ = false;
    f.ui.text_field("reason.text", field.inset(14, 6), reason_, f.say(Text::reason_hint));
    Answer answer = Answer::open;
    const float y = box.bottom() - 70;
    if (button(
            f,
            {.id = "reason.cancel", .box = {box.x + 28, y, 120, 44}, .label = f.say(Text::cancel), .key = Key::escape}))
        answer = Answer::cancelled;
    const bool empty = reason_.find_first_not_of(' ') == std::string::npos;
    if (button(f, {.id = "reason.give",
                   .box = {box.right() - 228, y, 200, 44},
                   .label = button_,
                   .rank = Rank::primary,
                   .key = Key::enter,
                   .locked = empty && needed ? f.say(Text::reason_needed) : std::string_view()}))
        answer = Answer::given;
    return answer;
}

}  // namespace cubenight::gui
