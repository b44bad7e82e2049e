#include "src/gui/screens/ultraman/bp_panel.hpp"

#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/text/clause_text.hpp"

namespace cubenight::gui::ucg {

namespace {

constexpr float head_height = 64, step_height = 40, foot_height = 44;

// Whose text it is: the name of its card, "the rules" for none.
std::string maker(Frame& f, const Values& v, const BpStep& step) {
    if (step.clause == Clause::rule_judge) return std::string(f.say(Text::match_menu_judge));
    if (step.card == no_card || step.kind == BpStepKind::printed) return std::string(f.say(Text::ucg_bp_rules));
    return v.names.card(step.card);
}

bool makes_no_number(const BpStep& step) { return step.kind == BpStepKind::grade || !step.reaches; }

// How its last battle ended, which a mark in the corner of its BP shows.
std::string_view fought_words(Frame& f, Fought fought) {
    switch (fought) {
        case Fought::none: return {};
        case Fought::won: return f.say(Text::ucg_last_won);
        case Fought::lost: return f.say(Text::ucg_last_lost);
        case Fought::tied: return f.say(Text::ucg_last_tied);
    }
    return {};
}

std::string level_line(Frame& f, const CharacterView& at) {
    std::string line = f.say(Text::ucg_level, {std::to_string(at.level)});
    for (int t = 0; t < ultraman::type_count; ++t)
        if (at.types.has(static_cast<ultraman::Type>(t))) line += " · " + f.say.type(static_cast<ultraman::Type>(t));
    const std::string_view fought = fought_words(f, at.fought);
    return fought.empty() ? line : line + " · " + std::string(fought);
}

}  // namespace

std::string step_text(const Strings& say, const BpStep& step) {
    const std::string amount = std::to_string(std::abs(step.amount));
    const std::string state(state_word(step.state));
    switch (step.kind) {
        case BpStepKind::printed:
            return step.amount < 0 ? say(Text::ucg_bp_none_printed, {state}) : say(Text::ucg_bp_printed, {state});
        case BpStepKind::columns: return say(Text::ucg_bp_columns, {amount});
        case BpStepKind::grade: {
            const Text word = step.amount > 0 ? Text::ucg_bp_grade_up : Text::ucg_bp_grade_down;
            return step.reaches ? say(word, {amount}) : say(Text::ucg_bp_unaffected, {say(word, {amount})});
        }
        case BpStepKind::column: return say(Text::ucg_bp_column, {state});
        case BpStepKind::extra: return std::string(say(Text::ucg_bp_extra));
        case BpStepKind::points: {
            const std::string points = "BP " + std::string(step.amount < 0 ? "−" : "+") + amount;
            return step.reaches ? points : say(Text::ucg_bp_unaffected, {points});
        }
        case BpStepKind::floor: break;
    }
    return std::string(say(Text::ucg_bp_floor));
}

float bp_panel_height(std::size_t steps) { return head_height + step_height * static_cast<float>(steps) + foot_height; }

void draw_bp_panel(Frame& f, const Values& v, Spot spot, std::span<const BpStep> steps, Rect r) {
    Canvas& c = f.c;
    const CharacterView& at = v.character(spot);
    c.shadow(r, 14);
    panel(c, r);
    c.text_within({r.x + 16, r.y + 28}, f.say(Text::ucg_bp_title), bold(17, c.p.t1), r.w - 32);
    c.text_within({r.x + 16, r.y + 50}, level_line(f, at), regular(13, c.p.t2).cuttable(), r.w - 32);
    float y = r.y + head_height;
    for (const BpStep& step : steps) {
        const Rect row{r.x + 8, y, r.w - 16, step_height - 4};
        c.rect(row, c.p.s2, 7);
        const std::string value = makes_no_number(step) ? "" : std::to_string(step.value);
        const float wide =
            value.empty() ? 0 : c.text({row.right() - 10, row.centre().y + 6}, value, bold(17, c.p.t1, Align::right));
        const float room = row.w - 26 - wide;
        c.text_within({row.x + 10, row.y + 15}, step_text(f.say, step), bold(13, step.reaches ? c.p.t1 : c.p.t3), room);
        std::string by = maker(f, v, step);
        if (step.clause != Clause::rule_judge) by += std::string(" · ") + ultraman::citation(step.clause);
        c.text_within({row.x + 10, row.y + 30}, by, regular(12, c.p.t3).cuttable(), room);
        y += step_height;
    }
    const int shown = steps.empty() ? 0 : steps.back().value;
    c.text({r.x + 16, y + 27}, f.say(Text::ucg_bp_now), bold(15, c.p.t2));
    c.text({r.right() - 18, y + 29}, std::to_string(std::max(0, shown)), bold(24, c.p.accent, Align::right));
}

}  // namespace cubenight::gui::ucg
