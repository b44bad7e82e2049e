#include "engine/ultraman/change/lasting_effects.hpp"

namespace cubenight::ultraman {
namespace {

void report_each(Game& g, const Lasting& lasting, EventKind kind, Clause clause) {
    if (!g.listener) return;
    Event event{.type = kind,
                .seat = lasting.controller,
                .copy = lasting.source,
                .change = lasting.change,
                .n = lasting.amount,
                .clause = clause};
    event.by = {lasting.source, lasting.text, true};
    for (CopyId spot : lasting.subjects) {
        event.spot = Spot{spot.value};
        report(g, event);
    }
    if (lasting.subjects.empty()) report(g, event);
}

bool add(Game& g, const Lasting& lasting) {
    if (g.m.lasting.full()) {
        report(g, {.type = EventKind::not_carried_out, .copy = lasting.source, .clause = Clause::rule_room});
        return false;
    }
    g.m.lasting.push_back(lasting);
    return true;
}

}  // namespace

void begin_lasting(Game& g, const Lasting& lasting, Clause clause) {
    if (add(g, lasting)) report_each(g, lasting, EventKind::lasting_begins, clause);
}

void hold_variable(Game& g, const Lasting& held) { add(g, held); }

void end_effects_of_turn(Game& g, Ends which) {
    for (std::size_t i = 0; i < g.m.lasting.size();) {
        const Lasting& lasting = g.m.lasting[i];
        if (lasting.last_turn > g.m.turn || (which == Ends::all_but_waiting && lasting.change == Change::waits)) {
            ++i;
            continue;
        }
        if (!is_held(lasting)) report_each(g, lasting, EventKind::lasting_ends, Clause::c5_10_2);
        g.m.lasting.erase(i);
    }
}

void begin_counting_anew(Match& m) {
    for (CopyState& copy : m.copies) copy.uses = 0;
    m.past.clear();
}

}  // namespace cubenight::ultraman
