#include "src/gui/screens/home/rules_sheet.hpp"

#include <algorithm>

#include "src/gui/screens/common/match_sheets.hpp"
#include "src/gui/screens/common/rule_lines.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

constexpr float row_height = 84;

int value_of(const RuleLine& line, const std::vector<draft::RuleChange>& changes) {
    const auto found = std::ranges::find(changes, line.name, &draft::RuleChange::option);
    return found == changes.end() ? line.value : found->value;
}

void change(const RuleLine& line, int value, std::vector<draft::RuleChange>& changes) {
    std::erase_if(changes, [&](const draft::RuleChange& each) { return each.option == line.name; });
    if (value != line.value) changes.push_back({line.name, value});
}

// Minus, the value, plus. Returns the value afterwards.
int stepper(Frame& f, const RuleLine& line, Rect r, int value) {
    const std::string id = "rules." + line.name;
    const Rect less{r.x, r.centre().y - 17, 36, 34}, more{r.right() - 36, less.y, 36, 34};
    const auto end = [&](bool reached) { return reached ? f.say(Text::rules_no_further) : std::string_view(); };
    int after = value;
    if (button(f, {.id = id + ".less",
                   .box = less,
                   .label = "−",
                   .rank = Rank::quiet,
                   .locked = end(value == line.least),
                   .text = 18}))
        --after;
    if (button(f, {.id = id + ".more",
                   .box = more,
                   .label = "+",
                   .rank = Rank::quiet,
                   .locked = end(value == line.most),
                   .text = 18}))
        ++after;
    f.c.text({r.centre().x, r.centre().y + 7}, std::to_string(value),
             bold(20, value == line.value ? f.c.p.t1 : f.c.p.accent, Align::centre));
    return after;
}

void rule_row(Frame& f, Rect r, const RuleLine& line, std::vector<draft::RuleChange>& changes) {
    Canvas& c = f.c;
    const int value = value_of(line, changes);
    const bool differs = value != line.value;
    c.rect(r, differs ? c.p.own_row : c.p.s2, 8);
    if (differs) c.rect({r.x, r.y + 12, 4, r.h - 24}, c.p.accent, 2);
    const float room = r.w - 190;
    const TextStyle style = regular(14, c.p.t1);
    const std::string_view meaning = line.meaning_of(value);
    const auto lines = std::min<std::size_t>(c.wrapped(meaning, style, room).size(), 3);
    const float first = r.y + 22 + 7 * static_cast<float>(3 - lines);
    c.paragraph({r.x + 16, first}, meaning, style, room, 18, 3);
    std::string under(line.clause);
    if (differs) under = f.say(Text::rules_usually, {std::to_string(line.value), under});
    c.text_within({r.x + 16, r.bottom() - 9}, under, regular(12, differs ? c.p.accent : c.p.t3), room);
    const int after = stepper(f, line, {r.right() - 158, r.y, 144, r.h}, value);
    if (after != value) change(line, after, changes);
}

}  // namespace

int differing(const draft::GameRules& rules, const std::vector<draft::RuleChange>& changes) {
    const auto lines = rule_lines(rules, Language::english);
    return static_cast<int>(
        std::ranges::count_if(lines, [&](const RuleLine& line) { return value_of(line, changes) != line.value; }));
}

bool draw_rules_sheet(Frame& f, const draft::GameRules& rules, std::vector<draft::RuleChange>& changes) {
    Canvas& c = f.c;
    Layer layer(f);
    const std::vector<RuleLine> lines = rule_lines(rules, f.say.language());
    const Rect box = layer.sheet(860, 170 + row_height * static_cast<float>(lines.size()));
    c.text_within({box.x + 28, box.y + 44}, f.say(Text::rules_title), bold(20, c.p.t1), box.w - 56);
    c.text_within({box.x + 28, box.y + 70}, f.say(Text::rules_under), regular(14, c.p.t2), box.w - 56);
    const Rect view{box.x + 20, box.y + 86, box.w - 32, box.h - 86 - 78};
    const float up = f.ui.begin_scroll("rules", view, row_height * static_cast<float>(lines.size()));
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Rect row{view.x + 8, view.y + row_height * static_cast<float>(i) - up, view.w - 20, row_height - 6};
        if (row.overlaps(view)) rule_row(f, row, lines[i], changes);
    }
    f.ui.end_scroll();
    ButtonRow foot(f, ButtonRow::From::left, box.x + 28, box.bottom() - 60, 42);
    const bool plain = differing(rules, changes) == 0;
    if (foot.button({.id = "rules.usual",
                     .label = f.say(Text::rules_as_usual),
                     .rank = Rank::quiet,
                     .icon = Icon::undo,
                     .locked = plain ? f.say(Text::rules_are_usual) : std::string_view()},
                    160))
        changes.clear();
    return !close_button(f, box);
}

}  // namespace cubenight::gui
