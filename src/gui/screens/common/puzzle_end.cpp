#include "src/gui/screens/common/puzzle_end.hpp"

#include <algorithm>

#include "src/gui/screens/common/puzzle_panel.hpp"
#include "src/gui/sessions/ruling_shelf.hpp"

namespace cubenight::gui {

using scenario::GoalState;

namespace {

// What lies on Enter: the next puzzle, behind the last one the way back; where it was missed, the same again.
struct Onward {
    Text label;
    ScriptWish wish;
};

Onward onward(Frame& f, bool solved) {
    if (!solved) return {Text::puzzle_end_again, ScriptWish::restart};
    if (f.session.ruling_shelf().next_puzzle()) return {Text::puzzle_next, ScriptWish::next_puzzle};
    return {Text::match_end_leave, ScriptWish::leave};
}

}  // namespace

ScriptWish PuzzleEnd::draw(Frame& f, const ScenarioScript& script) {
    const GoalState now = script.puzzle()->state;
    if (now == GoalState::open) return told_ = now, crest_.begin(), ScriptWish::none;
    if (told_ == now) return ScriptWish::none;
    const float come = crest_.share(f);
    Canvas& c = f.c;
    const bool solved = now == GoalState::reached;
    Layer layer(f, .42f);
    const Rect r = layer.sheet(std::min(760.f, f.area.w - 40), 250);
    end_crest(c, {r.x + 100, r.y + 84}, 42, solved ? EndMood::won : EndMood::lost, come);
    const float x = r.x + 196, room = r.right() - 28 - x;
    c.text_within({x, r.y + 62}, f.say(solved ? Text::puzzle_end_solved : Text::puzzle_end_missed),
                  bold(30, solved ? c.p.accent : c.p.t1), room);
    c.paragraph({x, r.y + 96}, goal_words(f, script.goal()), regular(17, c.p.t1), room, 22, 3);
    const ScriptWish wish = ways_on(f, {r.x + 28, r.bottom() - 70, r.w - 56, 46}, solved);
    if (wish != ScriptWish::none) told_ = now;
    return wish;
}

ScriptWish PuzzleEnd::ways_on(Frame& f, Rect r, bool solved) {
    ButtonRow left(f, ButtonRow::From::left, r.x, r.y, r.h), right(f, ButtonRow::From::right, r.right(), r.y, r.h);
    if (left.button({.id = "end.look", .label = f.say(Text::match_over_look), .icon = Icon::eye, .key = Key::escape},
                    150))
        told_ = solved ? GoalState::reached : GoalState::failed;
    if (solved &&
        left.button({.id = "end.again", .label = f.say(Text::script_restart), .icon = Icon::undo, .key = Key::b}, 140))
        return ScriptWish::restart;
    const Onward next = onward(f, solved);
    const Button button{.id = "end.onward", .label = f.say(next.label), .rank = Rank::primary, .key = Key::enter};
    return right.button(button, 200) ? next.wish : ScriptWish::none;
}

}  // namespace cubenight::gui
