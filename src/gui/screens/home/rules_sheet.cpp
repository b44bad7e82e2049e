#include "src/gui/screens/home/rules_sheet.hpp"

#include <algorithm>

#include "src/gui/screens/common/match_sheets.hpp"
#include "src/gui/screens/common/rule_lines.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/gui/widgets/number_field.hpp"

namespace cubenight::gui {
namespace {

constexpr float row_gap = 6;
constexpr float number_height = 64;                  // of the row of an option that is a number
constexpr float value_leading = 18, value_gap = 10;  // of the words of a value
constexpr float title_room = 40, foot_room = 26;     // above and below the values
constexpr float words_at = 44;                       // from the row's left edge

int value_of(const RuleLine& line, const std::vector<draft::RuleChange>& changes) {
    const auto found = std::ranges::find(changes, line.name, &draft::RuleChange::option);
    return found == changes.end() ? line.value : found->value;
}

void change(const RuleLine& line, int value, std::vector<draft::RuleChange>& changes) {
    std::erase_if(changes, [&](const draft::RuleChange& each) { return each.option == line.name; });
    if (value != line.value) changes.push_back({line.name, value});
}

// Returns the value afterwards.
int number_of(Frame& f, const RuleLine& line, Rect r, int value) {
    number_field(f,
                 {.id = "rules." + line.name,
                  .box = r.inset(0, 10),
                  .least = line.least,
                  .most = line.most,
                  .wheel = NumberField::Wheel::is_the_lists,
                  .told_apart = value != line.value,
                  .at_end = f.say(Text::rules_no_further)},
                 value);
    return value;
}

float words_width(float width) { return width - words_at - 24; }

float value_height(Canvas& c, std::string_view words, float width) {
    const auto lines = c.wrapped(words, regular(14, c.p.t1), words_width(width)).size();
    return value_leading * static_cast<float>(lines) + value_gap;
}

float row_height(Canvas& c, const RuleLine& line, float width) {
    if (line.values.empty()) return number_height;
    float height = title_room + foot_room;
    for (const std::string_view words : line.values) height += value_height(c, words, width);
    return height;
}

// The values under each other, the chosen one filled. Returns the value afterwards.
int choice_of_values(Frame& f, const RuleLine& line, Rect r, int value) {
    Canvas& c = f.c;
    int after = value;
    float y = r.y + title_room;
    for (int each = line.least; each <= line.most; ++each) {
        const std::string_view words = line.values[static_cast<std::size_t>(each - line.least)];
        const float height = value_height(c, words, r.w);
        const Rect box{r.x + 8, y, r.w - 16, height};
        const Response at = f.ui.item("rules." + line.name + "." + std::to_string(each), box);
        if (at.clicked) after = each;
        if (at.hovered) c.rect(box, c.p.s3, 6);
        const Vec mark{r.x + 28, y + height / 2};
        c.ring(mark, 7, each == value ? c.p.accent : c.p.t3, 1.5f);
        if (each == value) c.circle(mark, 4, c.p.accent);
        c.paragraph({r.x + words_at, y + value_gap / 2 + 13}, words, regular(14, each == value ? c.p.t1 : c.p.t2),
                    words_width(r.w), value_leading, 4);
        y += height;
    }
    return after;
}

void rule_row(Frame& f, Rect r, const RuleLine& line, std::vector<draft::RuleChange>& changes) {
    Canvas& c = f.c;
    const int value = value_of(line, changes);
    const bool differs = value != line.value, is_number = line.values.empty();
    c.rect(r, differs ? c.p.own_row : c.p.s2, 8);
    if (differs) c.rect({r.x, r.y + 12, 4, r.h - 24}, c.p.accent, 2);
    const float room = is_number ? r.w - 190 : r.w - 32;
    c.text_within({r.x + 16, r.y + 26}, line.title, bold(14, c.p.t1), room);
    std::string under = line.clause;
    if (differs) under = f.say(Text::rules_usually, {line.value_in_words(line.value), under});
    c.text_within({r.x + 16, r.bottom() - 9}, under, regular(12, differs ? c.p.accent : c.p.t3), room);
    const int after =
        is_number ? number_of(f, line, {r.right() - 158, r.y, 144, r.h}, value) : choice_of_values(f, line, r, value);
    if (after != value) change(line, after, changes);
}

}  // namespace

int differing(const draft::GameRules& rules, const std::vector<draft::RuleChange>& changes) {
    const auto lines = rule_lines(rules, Language::english);
    return static_cast<int>(
        std::ranges::count_if(lines, [&](const RuleLine& line) { return value_of(line, changes) != line.value; }));
}

bool draw_rules_sheet(Frame& f, Text title, const draft::GameRules& rules, std::vector<draft::RuleChange>& changes) {
    Canvas& c = f.c;
    Layer layer(f);
    const std::vector<RuleLine> lines = rule_lines(rules, f.say.language());
    const float width = 860;
    float whole = 0;
    for (const RuleLine& line : lines) whole += row_height(c, line, width - 52) + row_gap;
    const Rect box = layer.sheet(width, 170 + whole);
    c.text_within({box.x + 28, box.y + 44}, f.say(title), bold(20, c.p.t1), box.w - 56);
    c.text_within({box.x + 28, box.y + 70}, f.say(Text::rules_under), regular(14, c.p.t2), box.w - 56);
    const Rect view{box.x + 20, box.y + 86, box.w - 32, box.h - 86 - 78};
    float y = view.y - f.ui.begin_scroll("rules", view, whole);
    for (const RuleLine& line : lines) {
        const Rect row{view.x + 8, y, view.w - 20, row_height(c, line, width - 52)};
        if (row.overlaps(view)) rule_row(f, row, line, changes);
        y += row.h + row_gap;
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
