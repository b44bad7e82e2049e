#include "engine/ultraman/rules/setup.hpp"

#include "engine/ultraman/change/verbs.hpp"
#include "engine/ultraman/run/asking.hpp"

namespace cubenight::ultraman {
namespace {

enum SetupStep : std::uint8_t {
    shuffle_first,
    shuffle_second,
    contest,
    contest_held,
    who_leads,
    deal,
    ask_lead,
    lead_answered,
    ask_next,
    next_answered,
    begin,
};

void win_contest(Game& g) {
    const SeatId winner{g.m.answer.a};
    g.m.lead = winner;
    report(g, {.type = EventKind::contest_won, .seat = winner, .clause = Clause::c4_2_2});
    ask(g, winner, ChoiceKind::lead_or_next, Clause::c4_2_2);
    offer(g, {OptionKind::lead, 0, 0, 0});
    offer(g, {OptionKind::next, 0, 0, 0});
}

void decide_who_leads(Game& g) {
    if (g.m.answer.kind == OptionKind::next) g.m.lead = opponent(g.m.lead);
    g.m.next_lead = g.m.lead;
    report(g, {.type = EventKind::leads, .seat = g.m.lead, .clause = Clause::c4_2_2});
}

void ask_redraw(Game& g, SeatId seat) {
    if (!option(g, OptionKey::redraws)) {
        g.m.answer = {OptionKind::no, 0, 0, 0};
        return;
    }
    ask(g, seat, ChoiceKind::redraw, Clause::c4_2_3);
    offer(g, {OptionKind::yes, 0, 0, 0});
    offer(g, {OptionKind::no, 0, 0, 0});
}

// Back to the bottom, as many from the top, and only then a shuffle: none of those that went back can come again.
void redraw(Game& g, SeatId seat) {
    if (g.m.answer.kind != OptionKind::yes)
        return report(g, {.type = EventKind::hand_kept, .seat = seat, .clause = Clause::c4_2_3});
    const Pile hand = g.m.seats[seat].hand;
    for (CopyId copy : hand) move_to_pile(g, copy, Where::deck, Clause::c4_2_3, PileEnd::bottom);
    draw(g, seat, static_cast<int>(hand.size()), Clause::c4_2_3);
    report(g, {.type = EventKind::redrawn,
               .seat = seat,
               .n = static_cast<std::int16_t>(hand.size()),
               .clause = Clause::c4_2_3});
    shuffle_deck(g, seat, Clause::c4_2_3);
}

}  // namespace

void step_setup(Game& g, Frame& frame) {
    const auto step = static_cast<SetupStep>(frame.step++);
    switch (step) {
        case shuffle_first: return shuffle_deck(g, seat0, Clause::c4_2_1);
        case shuffle_second: return shuffle_deck(g, seat1, Clause::c4_2_1);
        case contest: return hold_contest(g);
        case contest_held: return win_contest(g);
        case who_leads: return decide_who_leads(g);
        case deal:
            for (SeatId seat : {g.m.lead, opponent(g.m.lead)})
                draw(g, seat, option(g, OptionKey::hand_size), Clause::c4_2_3);
            return;
        case ask_lead: return ask_redraw(g, g.m.lead);
        case lead_answered: return redraw(g, g.m.lead);
        case ask_next: return ask_redraw(g, opponent(g.m.lead));
        case next_answered: return redraw(g, opponent(g.m.lead));
        case begin: pop(g); push(g, Proc::turn);
    }
}

}  // namespace cubenight::ultraman
