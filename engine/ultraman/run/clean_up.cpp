#include "engine/ultraman/run/clean_up.hpp"

#include "engine/ultraman/ask/permissions.hpp"
#include "engine/ultraman/change/raise.hpp"
#include "engine/ultraman/change/verbs.hpp"

namespace cubenight::ultraman {
namespace {

// The cards from the lowest one up that lies wrongly on the one below it: the first wrong card, or no_copy.
CopyId wrong_card(const Game& g, Spot spot) {
    CopyId wrong = no_copy;
    for (CopyId copy = at(g.m, spot).top; copy != no_copy; copy = state(g.m, copy).next) {
        const CopyId below = state(g.m, copy).next;
        if (below != no_copy && why_not_upon(card(g, copy), card(g, below)) != Clause::none) wrong = copy;
    }
    return wrong;
}

void correct(Game& g, Spot spot, Fault fault) {
    const CopyId wrong = wrong_card(g, spot);
    if (wrong == no_copy) return;
    const Where to = fault == Fault::player ? Where::hand : Where::discard;
    const Clause clause = fault == Fault::player ? Clause::c12_1_1 : Clause::c12_2_1;
    for (CopyId copy = at(g.m, spot).top;;) {
        const CopyId next = state(g.m, copy).next;
        report(g, {.type = EventKind::stack_corrected,
                   .seat = owner(copy),
                   .copy = copy,
                   .spot = spot,
                   .to = to,
                   .clause = clause});
        Heard heard;
        if (to == Where::discard)
            listen(g, {TextEvent::discarded, {copy, no_spot, true, 0, Where::character}, no_seat, no_copy}, heard);
        move_to_pile(g, copy, to, clause);
        wait(g, heard);
        if (copy == wrong) return;
        copy = next;
    }
}

void send_loose_charges(Game& g) {
    const CopySet loose = g.m.loose;
    for (CopyId copy : loose) {
        Heard heard;
        listen(g, {TextEvent::discarded, {copy, no_spot, true, 0, Where::charge}, no_seat, no_copy}, heard);
        move_to_pile(g, copy, Where::discard, Clause::c11_17_6);
        wait(g, heard);
    }
}

}  // namespace

void correct_stacks(Game& g, Fault fault) {
    each_character(g.m, [&](Spot spot) {
        if (at(g.m, spot).count > 1) correct(g, spot, fault);
    });
}

void clean_up(Game& g) {
    for (CopySet& seen : g.m.sees) seen = CopySet{};
    if (!g.m.clean) return;
    g.m.clean = 0;
    send_loose_charges(g);
    correct_stacks(g, Fault::text);
    g.m.clean = 0;
    for (SeatId seat : {g.m.lead, opponent(g.m.lead)}) {
        draw(g, seat, g.m.scene_draws[seat], Clause::c6_2_2);
        g.m.scene_draws[seat] = 0;
    }
}

}  // namespace cubenight::ultraman
