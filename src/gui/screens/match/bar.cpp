// Match: the bar at the top. Which turn, whose, what of it is used up; clock, undo, menu.
#include "src/gui/screens/match/bar.hpp"

#include <algorithm>

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

void right_side(Frame& f, const MatchSession& match, Rect bar, MatchWishes& wishes) {
    Canvas& c = f.c;
    ButtonRow row(f, ButtonRow::From::right, bar.right() - 10, bar.y + 9, 34);
    if (row.button({.id = "match.menu", .label = f.say(Text::menu), .text = 13}, 70))
        wishes.sheet = MatchSheet{.kind = SheetKind::menu};
    if (f.narrow() && row.button({.id = "match.log", .label = f.say(Text::match_log), .key = Key::l, .text = 13}, 80))
        wishes.fold_panels = true;
    if (match.undoing() != Undoing::never) {
        const std::string_view locked = match.can_undo() ? std::string_view() : f.say(Text::match_undo_none);
        if (row.button({.id = "match.undo",
                        .label = f.say(Text::match_undo),
                        .icon = Icon::undo,
                        .key = Key::z,
                        .locked = locked},
                       116))
            wishes.undo = true;
    }
    float x = row.edge();
    if (match.undoing() == Undoing::freely && !f.narrow()) {
        const TextStyle style = bold(13, c.p.info);
        const float wide = c.width(f.say(Text::match_practice), style) + 26;
        x -= wide + 3;
        c.rect({x, bar.centre().y - 12, wide, 24}, c.p.s3, 12);
        c.text({x + 13, bar.centre().y + 4.7f}, f.say(Text::match_practice), style);
    }
    const std::optional<std::int64_t> left = match.seconds_left();
    if (!left) return;
    const std::string time = clock_text(*left);
    x -= 40 + c.width(time, bold(17, white));
    icon(c, {x, bar.centre().y}, 8, Icon::clock, c.p.t2);
    c.text({x + 16, bar.centre().y + 6}, time, bold(17, *left <= 60 ? c.p.bad : c.p.t1));
}

}  // namespace

MatchWishes draw_bar(Frame& f, const MatchValues& v) {
    MatchWishes wishes;
    const MatchSession& match = *f.session.match();
    Canvas& c = f.c;
    const std::string whole = match.title(), title = c.shortened(whole, bold(16, white), f.narrow() ? 190.f : 330.f);
    const Rect bar = top_bar(f, title, "", 52);
    const float y = bar.y + 31, titled = c.width(title, bold(16, white));
    if (title != whole) f.ui.tip(f.ui.item("match.title", {bar.x + 58, bar.y, titled, bar.h}, Can::be_seen), whole);
    float x = bar.x + 58 + titled + 34;
    const View& view = v.view;
    if (view.phase == MatchPhase::setup) {
        c.text({x, y}, f.say(Text::match_setup), bold(16, c.p.accent));
        right_side(f, match, bar, wishes);
        return wishes;
    }
    x += c.text({x, y}, f.say(Text::match_turn, {std::to_string(view.turn)}), bold(16, c.p.accent)) + 10;
    x += c.text({x, y}, c.shortened(v.names.seat(view.turn_seat), bold(16, white), 130), bold(16, c.p.t1)) + 14;
    const bool attacked = view.seats[view.turn_seat].turn.attacked != 0;
    const Text phase = view.phase == MatchPhase::over      ? Text::match_over
                       : view.phase == MatchPhase::checkup ? Text::match_checkup
                       : attacked                          ? Text::match_attack_phase
                                                           : Text::match_main_phase;
    x += c.text({x, y}, f.say(phase), regular(14, c.p.t2)) + 24;
    turn_chips(f, v, {x, bar.centre().y});
    right_side(f, match, bar, wishes);
    return wishes;
}

}  // namespace cubenight::gui
