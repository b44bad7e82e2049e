#include "src/gui/screens/common/puzzle_panel.hpp"

#include <algorithm>

#include "src/gui/sessions/ruling_shelf.hpp"
#include "src/gui/widgets/card_parts.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/text/puzzle_titles.hpp"

namespace cubenight::gui {

using scenario::GoalKind;
using scenario::GoalState;

std::string goal_words(Frame& f, const PuzzleGoal& goal) {
    switch (goal.kind) {
        case GoalKind::win:
            return goal.battles > 0 ? f.say(Text::puzzle_win_battles, {std::to_string(goal.battles)})
                                    : std::string(f.say(Text::puzzle_win));
        case GoalKind::knock_out:
            return goal.card.empty() ? f.say(Text::puzzle_so, {goal.text}) : f.say(Text::puzzle_knock_out, {goal.card});
        case GoalKind::take_prizes: return f.say.count(Text::puzzle_prizes_one, Text::puzzle_prizes, goal.prizes);
        case GoalKind::so: return f.say(Text::puzzle_so, {goal.text});
    }
    return goal.text;
}

namespace {

std::string deadline_words(Frame& f, const PuzzleGoal& goal, const Puzzle& puzzle) {
    return goal.this_turn ? std::string(f.say(Text::puzzle_this_turn))
                          : f.say(Text::puzzle_before_turn, {std::to_string(puzzle.last_turn + 1)});
}

struct StateLook {
    Icon mark;
    Colour colour, ground;
    Text words;
};

StateLook look_of_state(const Palette& p, GoalState state) {
    switch (state) {
        case GoalState::open: break;
        case GoalState::reached: return {Icon::tick, p.ok, p.s3, Text::puzzle_reached};
        case GoalState::failed: return {Icon::cross, p.bad, p.bad_row, Text::puzzle_failed};
    }
    return {Icon::star, p.accent, p.s2, Text::puzzle_open};
}

// How the goal stands, by colour, mark and word.
void state(Frame& f, Rect r, GoalState state) {
    Canvas& c = f.c;
    const StateLook look = look_of_state(c.p, state);
    c.rect(r, look.ground, 8);
    icon(c, {r.x + 20, r.centre().y}, 8, look.mark, look.colour);
    c.text_within({r.x + 38, r.centre().y + 5}, f.say(look.words), bold(15, c.p.t1), r.w - 46);
}

// What the first player has done, the newest last, as many lines as there is room for; before it the hints.
void moves(Frame& f, Rect view, const Puzzle& puzzle, std::span<const text::LogLine> log) {
    Canvas& c = f.c;
    struct Row {
        std::string text;
        TextStyle style;
    };
    std::vector<Row> rows;
    const float width = view.w - 24;
    const auto add = [&](std::string_view text, const TextStyle& style) {
        for (std::string& line : c.wrapped(text, style, width)) rows.push_back({std::move(line), style});
    };
    const auto told = [&](Text title, const std::vector<std::string>& sentences) {
        if (sentences.empty()) return;
        add(f.say(title), bold(12, c.p.t3));
        for (const std::string& sentence : sentences) add(sentence, regular(14, c.p.info));
        rows.push_back({"", regular(14, c.p.t2)});
    };
    told(Text::puzzle_rules, puzzle.rules);
    told(Text::puzzle_hints, puzzle.hints);
    add(f.say(Text::puzzle_moves), bold(12, c.p.t3));
    const std::size_t before = rows.size();
    for (const text::LogLine& line : log)
        if (line.kind == text::LineKind::event && line.weight == text::LineWeight::main && line.seat == SeatId{0})
            add(line.text, regular(14, c.p.t1));
    if (rows.size() == before) add(f.say(Text::puzzle_no_moves), regular(14, c.p.t2));
    const float leading = c.real_size(regular(14, c.p.t1)) * 19 / 14;
    const float up = f.ui.begin_scroll("puzzle.moves", view, leading * static_cast<float>(rows.size()) + 8);
    float y = view.y + 16 - up;
    for (const Row& row : rows) {
        c.text({view.x + 10, y}, row.text, row.style);
        y += leading;
    }
    f.ui.end_scroll();
}

}  // namespace

ScriptWish draw_puzzle(Frame& f, const ScenarioScript& script, std::span<const text::LogLine> log, Rect r) {
    Canvas& c = f.c;
    const Puzzle& puzzle = *script.puzzle();
    const PuzzleGoal goal = script.goal();
    panel(c, r);
    icon(c, {r.x + 26, r.y + 27}, 9, Icon::star, c.p.accent);
    c.text({r.x + 44, r.y + 32}, f.say(Text::rulings_puzzle), bold(18, c.p.t1));
    const std::string whole = script.title();
    const std::string_view title = text::puzzle_title(whole, f.say.language());
    const TextStyle small = regular(13, c.p.t2);
    const auto title_lines = static_cast<int>(std::min<std::size_t>(c.wrapped(title, small, r.w - 32).size(), 3));
    c.paragraph({r.x + 16, r.y + 54}, title, small.cuttable(), r.w - 32, 17, title_lines);
    const TextStyle style = bold(16, c.p.t1);
    const auto lines = c.wrapped(goal_words(f, goal), style, r.w - 32);
    float y = r.y + 67 + 17 * static_cast<float>(title_lines);
    for (std::size_t i = 0; i < std::min<std::size_t>(lines.size(), 3); ++i, y += 22)
        c.text({r.x + 16, y}, lines[i], style);
    c.text_within({r.x + 16, y + 2}, deadline_words(f, goal, puzzle), regular(14, c.p.t2), r.w - 32);
    if (puzzle.without_luck)
        c.text_within({r.x + 16, y += 20}, f.say(Text::puzzle_tails), regular(14, c.p.t2), r.w - 32);
    state(f, {r.x + 12, y + 14, r.w - 24, 36}, puzzle.state);
    const Rect foot{r.x + 12, r.bottom() - 50, r.w - 24, 40};
    moves(f, {r.x + 6, y + 58, r.w - 12, foot.y - 8 - (y + 58)}, puzzle, log);
    if (puzzle.state == GoalState::reached && f.session.ruling_shelf().next_puzzle())
        return script_buttons(f, foot,
                              {.id = "puzzle.next",
                               .label = f.say(Text::puzzle_next),
                               .rank = Rank::primary,
                               .wish = ScriptWish::next_puzzle});
    return script_buttons(f, foot,
                          {.id = "puzzle.hint",
                           .label = f.say(Text::puzzle_hint),
                           .locked = puzzle.has_hints ? std::string_view() : f.say(Text::puzzle_no_hint),
                           .icon = Icon::eye});
}

bool draw_folded_script(Frame& f, const ScenarioScript& script, Rect r) {
    Canvas& c = f.c;
    const Response at = f.ui.item("script.folded", r);
    const Puzzle* puzzle = script.puzzle();
    const StateLook look = puzzle ? look_of_state(c.p, puzzle->state) : StateLook{Icon::play, c.p.info, c.p.s2, {}};
    c.rect(r, at.hovered ? c.p.s3 : look.ground, 10);
    c.frame(r, look.colour.alpha(.7f), 10, 1.2f);
    icon(c, {r.x + 20, r.centre().y}, 7, look.mark, look.colour);
    const float base = r.centre().y + 5;
    key_cap(c, {r.right() - 8, r.centre().y}, Key::l, c.p.well, c.p.t2);
    const float right = r.right() - 18 - key_cap_width(c, Key::l);
    const std::string stands =
        puzzle ? std::string(f.say(look.words))
               : f.say(Text::script_at, {std::to_string(script.next()), std::to_string(script.lines().size())});
    const float stood = c.text({right, base}, stands, bold(14, look.colour, Align::right));
    float x = r.x + 38;
    x += c.text({x, base}, f.say(puzzle ? Text::rulings_puzzle : Text::script_title), bold(14, c.p.t1)) + 14;
    const PuzzleGoal goal = puzzle ? script.goal() : PuzzleGoal{};
    const std::string words = puzzle ? goal_words(f, goal) + " " + deadline_words(f, goal, *puzzle) : script.title();
    const TextStyle style = regular(14, c.p.t1).cuttable();
    const float room = right - stood - 20 - x;
    c.text_within({x, base}, words, style, room);
    if (c.width(words, style) > room) f.ui.tip(at, words);
    return at.clicked;
}

}  // namespace cubenight::gui
