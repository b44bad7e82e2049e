// Match: the bar at the top. Which turn, whose, what of it is used up; clock, undo, menu.
#include "src/gui/screens/match/bar.hpp"

#include <algorithm>

#include "src/gui/screens/common/match_bar.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

using namespace pokemon;

namespace {

// One action a turn: a tick while it is free, an accent edge while it is being done, a cross when it is used.
float turn_chip(Frame& f, Vec at, Text word, int used, int most, bool now) {
    Canvas& c = f.c;
    const bool spent = used >= most && !now;
    const TextStyle style = bold(13, spent ? c.p.t3 : c.p.t1);
    const Rect box{at.x, at.y - 13, 40 + c.width(f.say(word), style), 26};
    c.rect(box, c.p.s2, 13);
    c.frame(box, now ? c.p.accent : c.p.line, 13, 1.4f);
    icon(c, {box.x + 15, at.y}, 5.2f,
         now     ? Icon::chevron_right
         : spent ? Icon::cross
                 : Icon::tick,
         now     ? c.p.accent
         : spent ? c.p.t3
                 : c.p.ok);
    c.text({box.x + 27, at.y + 4.5f}, f.say(word), style);
    return box.w;
}

void turn_chips(Frame& f, const MatchValues& v, Vec at) {
    const View& view = v.view;
    const TurnFlags& turn = view.seats[view.turn_seat].turn;
    const ChoiceKind kind = view.asks_me ? view.choice.kind : ChoiceKind::none;
    const bool playing_supporter = view.asks_me && kind != ChoiceKind::main && turn.supporter &&
                                   view.choice.source < most_copies && v.card(CopyId{view.choice.source}) &&
                                   v.card(CopyId{view.choice.source})->kind == CardKind::supporter;
    const bool retreating =
        kind == ChoiceKind::retreat_energy || (kind == ChoiceKind::promote && view.seats[view.seat].active != no_slot);
    const int stadiums = v.names.book->option(OptionKey::stadiums_per_turn);
    at.x += turn_chip(f, at, Text::match_chip_energy, turn.energy, 1, kind == ChoiceKind::energy_target) + 7;
    at.x += turn_chip(f, at, Text::match_chip_supporter, turn.supporter, 1, playing_supporter) + 7;
    at.x += turn_chip(f, at, Text::match_chip_stadium, turn.stadium, std::max(1, stadiums), false) + 7;
    turn_chip(f, at, Text::match_chip_retreat, turn.retreated, 1, retreating);
}

}  // namespace

MatchWishes draw_bar(Frame& f, const MatchValues& v) {
    const MatchBar drawn = draw_match_bar(f, *f.session.match());
    Canvas& c = f.c;
    const float y = drawn.bar.y + 31;
    float x = drawn.left;
    const View& view = v.view;
    if (view.phase == MatchPhase::setup) {
        c.text({x, y}, f.say(Text::match_setup), bold(16, c.p.accent));
        return drawn.wishes;
    }
    x += c.text({x, y}, f.say(Text::match_turn, {std::to_string(view.turn)}), bold(16, c.p.accent)) + 10;
    x += c.text({x, y}, c.shortened(v.names.seat(view.turn_seat), bold(16, white), f.narrow() ? 130.f : 200.f),
                bold(16, c.p.t1)) +
         14;
    const bool attacked = view.seats[view.turn_seat].turn.attacked != 0;
    const Text phase = view.phase == MatchPhase::over      ? Text::match_over
                       : view.phase == MatchPhase::checkup ? Text::match_checkup
                       : attacked                          ? Text::match_attack_phase
                                                           : Text::match_main_phase;
    x += c.text({x, y}, f.say(phase), regular(14, c.p.t2)) + 24;
    turn_chips(f, v, {x, drawn.bar.centre().y});
    return drawn.wishes;
}

}  // namespace cubenight::gui
