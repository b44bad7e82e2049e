#include "src/gui/screens/home/lines_strip.hpp"

#include <algorithm>

#include "src/gui/widgets/controls.hpp"
#include "src/text/rule_options.hpp"

namespace cubenight::gui {
namespace {

constexpr int brought = static_cast<int>(LinePolicy::with_pick);

// A button while nothing brings the stages, and the way back afterwards. Nothing where no policy would help.
void switch_button(Frame& f, Rect& r, bool on, bool helps, std::vector<draft::RuleChange>& changes) {
    if (!on && !helps) return;
    Button press{.id = "lines.with_pick",
                 .label = f.say(on ? Text::lines_as_before : Text::lines_with_pick),
                 .rank = on ? Rank::quiet : Rank::usual,
                 .icon = on ? Icon::undo : Icon::plus,
                 .tip = on ? std::string_view() : text::option_value(OptionKey::lines, brought, f.say.language())};
    press.box = r.cut_right(button_width(f.c, press)).inset(0, 4);
    r.cut_right(14);
    if (!button(f, press)) return;
    std::erase_if(changes, [](const draft::RuleChange& each) { return each.option == "lines"; });
    if (!on) changes.push_back({"lines", brought});
}

}  // namespace

LinePolicy lines_after(const draft::GameRules& rules, const std::vector<draft::RuleChange>& changes) {
    const auto change = std::ranges::find(changes, "lines", &draft::RuleChange::option);
    return change == changes.end() ? draft::lines_of(rules) : static_cast<LinePolicy>(change->value);
}

bool needs_lines_strip(const draft::LineCounts& cube, const draft::GameRules& rules) {
    return cube.stranded(draft::lines_of(rules)) > 0;
}

void draw_lines_strip(Frame& f, Rect r, const draft::LineCounts& cube, const draft::GameRules& rules,
                      std::vector<draft::RuleChange>& changes) {
    Canvas& c = f.c;
    const LinePolicy usual = draft::lines_of(rules), now = lines_after(rules, changes);
    const int stranded = cube.stranded(now);
    c.rect(r, c.p.s2, size::button_radius);
    r = r.inset(14, 0);
    icon(c, {r.x + 8, r.centre().y}, 8, stranded > 0 ? Icon::warning : Icon::tick, stranded > 0 ? c.p.warn : c.p.ok);
    r.cut_left(28);
    switch_button(f, r, now != usual, cube.stranded(LinePolicy::with_pick) < stranded, changes);
    const std::string words =
        stranded > 0 ? f.say(Text::lines_stranded, {std::to_string(stranded), std::to_string(cube.pokemon())})
                     : std::string(text::option_value(OptionKey::lines, static_cast<int>(now), f.say.language()));
    const auto lines = c.wrapped(words, regular(13, c.p.t1), r.w).size();
    c.paragraph({r.x, r.centre().y + (lines > 1 ? -4.f : 5.f)}, words, regular(13, c.p.t1), r.w, 18, 2);
}

}  // namespace cubenight::gui
