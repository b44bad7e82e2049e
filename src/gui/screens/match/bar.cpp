// Match: the bar at the top. Which turn, whose, what of it is used up; clock, undo, menu.
#include "src/gui/screens/match/bar.hpp"

#include <algorithm>

#include "src/gui/screens/common/match_bar.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/text/clause_text.hpp"
#include "src/text/pokemon/why_not.hpp"

namespace cubenight::gui {

using namespace pokemon;

namespace {

enum class ChipState : std::uint8_t { free, now, spent, barred };

struct TurnChip {
    std::string_view id;
    Text word;
    ChipState state;
    std::string why = {};  // it is barred
};

ChipState state_of(int used, int most, bool now) {
    if (now) return ChipState::now;
    return used >= most ? ChipState::spent : ChipState::free;
}

// One action a turn: a ring that waits to be ticked while it is free, an accent edge while it is being done, a tick when it is
// done, a lock where this turn does not allow it.
float turn_chip(Frame& f, Vec at, const TurnChip& chip) {
    Canvas& c = f.c;
    const bool open = chip.state == ChipState::free || chip.state == ChipState::now;
    const bool now = chip.state == ChipState::now, barred = chip.state == ChipState::barred;
    const TextStyle style = bold(13, open ? c.p.t1 : c.p.t3);
    const Rect box{at.x, at.y - 13, 40 + c.width(f.say(chip.word), style), 26};
    const Response pointed = f.ui.item(chip.id, box, Can::be_seen);
    if (barred) f.ui.tip(pointed, chip.why);
    else if (!now) f.ui.tip(pointed, f.say(open ? Text::match_chip_free : Text::match_chip_done, {f.say(chip.word)}));
    c.rect(box, c.p.s2, 13);
    c.frame(box, now ? c.p.accent : c.p.line, 13, 1.4f);
    const Icon sign = now ? Icon::chevron_right : barred ? Icon::lock : Icon::tick;
    if (open && !now) c.ring({box.x + 15, at.y}, 5.2f, c.p.ok, 1.8f);
    else icon(c, {box.x + 15, at.y}, 5.2f, sign, now ? c.p.accent : barred ? c.p.warn : c.p.t3);
    c.text({box.x + 27, at.y + 4.5f}, f.say(chip.word), style);
    return box.w;
}

// Whoever goes first may play none in the first turn, but where a card says otherwise.
bool no_supporter_yet(const MatchValues& v) {
    const View& view = v.view;
    const bool first = view.turn == 1 && view.turn_seat == view.first_seat;
    if (!first || v.names.book->option(OptionKey::first_turn_supporter)) return false;
    return std::ranges::none_of(
        v.hand, [](const HandCard& held) { return held.play && held.card && held.card->kind == CardKind::supporter; });
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
    const bool not_yet = no_supporter_yet(v);
    const TurnChip chips[] = {
        {"match.chip.energy", Text::match_chip_energy, state_of(turn.energy, 1, kind == ChoiceKind::energy_target)},
        {"match.chip.supporter", Text::match_chip_supporter,
         not_yet ? ChipState::barred : state_of(turn.supporter, 1, playing_supporter),
         not_yet ? text::with_rule(text::why_not_sentence(Clause::first_supporter, f.say.language()),
                                   v.names.cited(Clause::first_supporter), f.say.language())
                 : std::string()},
        {"match.chip.stadium", Text::match_chip_stadium, state_of(turn.stadium, std::max(1, stadiums), false)},
        {"match.chip.retreat", Text::match_chip_retreat, state_of(turn.retreated, 1, retreating)}};
    for (const TurnChip& chip : chips) at.x += turn_chip(f, at, chip) + 7;
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
