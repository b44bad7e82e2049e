#include "engine/pokemon/change/verbs.hpp"

#include <algorithm>

#include "engine/pokemon/change/ending_effects.hpp"
#include "engine/pokemon/change/special_conditions.hpp"
#include "engine/pokemon/change/standing_texts.hpp"
#include "engine/pokemon/change/staying_conditions.hpp"
#include "engine/pokemon/change/taking_out.hpp"

namespace cubenight::pokemon {

namespace {

std::uint8_t who_sees(Where from, Where to, SeatId seat) {
    const auto open = [](Where w) { return w != Where::deck && w != Where::hand && w != Where::prizes; };
    if (open(from) || open(to)) return 3;
    if (from == Where::hand || to == Where::hand) return seat_bit(seat);
    return 0;
}

std::uint8_t free_slot(const Match& m, SeatId seat) {
    for (std::uint8_t i = 0; i < slots_per_seat; ++i) {
        const auto slot = static_cast<std::uint8_t>(seat.value * slots_per_seat + i);
        if (!m.pokemon[slot].in_play()) return slot;
    }
    return no_slot;
}

void move_out(Game& g, CopyId copy, Where to, Clause clause, PileEnd end, bool rest_stays) {
    const Where from = state(g, copy).where;
    const SeatId seat = owner(copy);
    ENSURE(from == to || places_for(g.m, seat, to) > 0);
    // A Prism Star card never lies in the discard pile (FI liite-h.lost).
    if (to == Where::discard && card(g, copy).rule_boxes.has(RuleBox::prism_star)) {
        to = Where::lost;
        clause = Clause::liite_h_lost;
    }
    take_out(g, copy, rest_stays);
    if (to == Where::prizes) {
        for (std::size_t i = 0; i < most_prizes; ++i)
            if (state(g, seat).prizes[i] == no_copy) {
                state(g, seat).prizes[i] = copy;
                break;
            }
    } else if (Pile* pile = pile_of(g, copy, to)) {
        if (end == PileEnd::bottom) pile->insert(0, copy);
        else pile->push_back(copy);
    } else if (to == Where::stadium) g.m.stadium = copy;
    arrive(g, copy, to);
    if (to == Where::hand) state(g, copy).known = seat_bit(seat);
    report(g, {.type = EventKind::moved,
               .seat = seat,
               .copy = copy,
               .from = from,
               .to = to,
               .seen_by = who_sees(from, to, seat),
               .clause = clause});
}

}  // namespace

void move_card(Game& g, CopyId copy, Where to, Clause clause, PileEnd end) { move_out(g, copy, to, clause, end, true); }

// Follows ZH I-H.b1.
bool draw_card(Game& g, SeatId seat, Clause clause) {
    Pile& deck = state(g, seat).deck;
    if (deck.empty()) return false;
    const CopyId copy = deck.pop_back();
    CopyState& c = state(g, copy);
    c.known = static_cast<std::uint8_t>((c.known & 3) | seat_bit(seat));
    state(g, seat).hand.push_back(copy);
    arrive(g, copy, Where::hand);
    report(g, {.type = EventKind::drawn,
               .seat = seat,
               .copy = copy,
               .from = Where::deck,
               .to = Where::hand,
               .seen_by = seat_bit(seat),
               .clause = clause});
    return true;
}

std::uint8_t put_into_play(Game& g, CopyId copy, SeatId seat, Spot spot, Clause clause) {
    const std::uint8_t slot = free_slot(g.m, seat);
    if (slot == no_slot || (spot == Spot::bench && state(g, seat).bench.full()) || !may_be_pokemon(g, copy))
        return no_slot;
    const Where from = state(g, copy).where;
    take_out(g, copy);
    Pokemon& p = pokemon(g, slot);
    p = Pokemon{};
    p.top = p.bottom = copy;
    arrive(g, copy, Where::stack);
    state(g, copy).slot = slot;
    p.arrived = g.m.serial;
    p.turn_arrived = p.turn_changed = g.m.turn;
    p.face_up = g.m.phase != MatchPhase::setup;
    if (spot == Spot::active) {
        state(g, seat).active = slot;
    } else {
        state(g, seat).bench.push_back(slot);
    }
    refresh_texts(g, slot);
    report(g, {.type = g.m.phase == MatchPhase::setup ? EventKind::placed : EventKind::benched,
               .seat = seat,
               .copy = copy,
               .slot = slot,
               .from = from,
               .to = Where::stack,
               .seen_by = static_cast<std::uint8_t>(p.face_up ? 3 : seat_bit(seat)),
               .clause = clause});
    return slot;
}

void forget_uses(Game& g, std::uint8_t slot) {
    pokemon(g, slot).abilities_used = 0;
    for (std::size_t i = g.m.inherited_uses.size(); i-- > 0;)
        if (g.m.inherited_uses[i].slot == slot) g.m.inherited_uses.erase(i);
}

Effects ending_effects(const Game& g) {
    return option(g, OptionKey::all_effects_end) ? Effects::all : Effects::of_attacks;
}

// What it was put into play as is no effect that it received: it stays that on the Bench, until it is another card.
static bool tells_its_kind(const Lasting& l) { return l.mods == bit(ModKind::counts_as); }

template <typename Ends>
static void end_lasting_on(Game& g, std::uint8_t slot, Clause clause, Ends ends) {
    const CopyId bottom = pokemon(g, slot).bottom;
    for (std::size_t i = g.m.lasting.size(); i-- > 0;) {
        const Lasting& l = g.m.lasting[i];
        if (!ends(l) || l.anchor != AnchorKind::pokemon || l.anchor_id != slot) continue;
        report_end(g, l, clause);
        g.m.lasting.erase(i);
    }
    if (bottom == no_copy) return;
    for (Lasting& l : g.m.lasting) {
        if (!ends(l)) continue;
        if (l.subjects.size() == 1 && l.subjects.contains(bottom) && !l.live) report_end(g, l, clause);
        l.subjects.erase(bottom);
        for (Binding& binding : l.bindings)  // what a waiting text means, as a Pokémon (JA E-20.ex2)
            if (binding.kind == Binding::Kind::pokemon) binding.set.erase(bottom);
    }
}

// Follows FI term.markers.
void end_effects_on(Game& g, std::uint8_t slot, Effects which, Clause clause) {
    Pokemon& p = pokemon(g, slot);
    p.conditions = 0;
    p.poison = p.burn = 0;
    p.paralyzed_since = 0;
    end_lasting_on(g, slot, clause, [&](const Lasting& l) {
        return !tells_its_kind(l) && (which == Effects::all || l.kind == TextKind::attack);
    });
}

void place_on_top(Game& g, std::uint8_t slot, CopyId copy, Clause clause) {
    Pokemon& p = pokemon(g, slot);
    const CopyId below = p.top;
    const Where from = state(g, copy).where;
    take_out(g, copy);
    arrive(g, copy, Where::stack);
    state(g, copy).slot = slot;
    state(g, copy).next = below;
    p.top = copy;
    refresh_texts(g, slot);
    report(g, {.type = EventKind::evolved,
               .seat = slot_seat(slot),
               .copy = copy,
               .other = below,
               .slot = slot,
               .from = from,
               .clause = clause});
}

// Follows ZH C-12.b2.
void evolve(Game& g, std::uint8_t slot, CopyId copy, Clause clause, bool keeps_effects) {
    Pokemon& p = pokemon(g, slot);
    p.turn_changed = g.m.turn;
    // An Ability that stays (FI liite-m.keep, term.lvx) stays used; those of the new card are counted before it.
    if (const CompiledCard& c = card(g, copy); c.keeps_below)
        p.abilities_used = static_cast<std::uint8_t>(p.abilities_used << c.ability_count);
    else forget_uses(g, slot);
    const std::uint8_t had = p.conditions;
    const StayingConditions kept(g, slot);
    if (!keeps_effects) end_effects_on(g, slot, ending_effects(g), Clause::A_05_b4);
    end_lasting_on(g, slot, Clause::A_05_b4, tells_its_kind);
    kept.give_back(p);
    place_on_top(g, slot, copy, clause);
    report_ended(g, slot, had, Clause::A_05_b4);
}

// Follows FI term.devolve.
bool devolve(Game& g, std::uint8_t slot, Where to, Clause clause) {
    Pokemon& p = pokemon(g, slot);
    if (!p.in_play() || !has_evolved(g, slot)) return false;
    const CopyId copy = p.top;
    p.turn_changed = g.m.turn;
    p.turn_arrived = g.m.turn;
    forget_uses(g, slot);
    const std::uint8_t had = p.conditions;
    const StayingConditions kept(g, slot);
    end_effects_on(g, slot, Effects::all, Clause::C_13_b2);
    end_lasting_on(g, slot, Clause::C_13_b2, tells_its_kind);
    kept.give_back(p);
    report(g, {.type = EventKind::devolved,
               .seat = slot_seat(slot),
               .copy = copy,
               .other = state(g, copy).next,
               .slot = slot,
               .clause = clause});
    report_ended(g, slot, had, Clause::C_13_b2);
    move_card(g, copy, to, clause);
    return true;
}

void attach(Game& g, CopyId copy, std::uint8_t slot, Where as, Clause clause) {
    const Where from = state(g, copy).where;
    // From one Pokémon to another it stays the same card; from elsewhere it is a new one.
    const bool used = lies_on_pokemon(from) && g.m.used_copies.contains(copy);
    take_out(g, copy);
    arrive(g, copy, as);
    g.m.used_copies.erase(copy);
    if (used) g.m.used_copies.insert(copy);
    state(g, copy).slot = slot;
    CopyId* link = &pokemon(g, slot).attached;
    while (*link != no_copy) link = &state(g, *link).next;
    *link = copy;
    if (as != Where::under) begin_texts(g, copy);
    report(g, {.type = EventKind::attached,
               .seat = slot_seat(slot),
               .copy = copy,
               .slot = slot,
               .from = from,
               .to = as,
               .clause = clause});
}

void put_stadium(Game& g, CopyId copy, SeatId by, Clause clause) {
    if (g.m.stadium != no_copy) move_card(g, g.m.stadium, Where::discard, Clause::I_B_03_b2);
    for (SeatId seat : both_seats) state(g, seat).turn.stadium_used = 0;
    move_card(g, copy, Where::stadium, clause);
    begin_texts(g, copy);
    report(g, {.type = EventKind::stadium_in_play, .seat = by, .copy = copy, .clause = clause});
}

void put_below(Game& g, std::uint8_t slot, CopyId copy, Clause clause) {
    Pokemon& p = pokemon(g, slot);
    const Where from = state(g, copy).where;
    take_out(g, copy);
    arrive(g, copy, Where::stack);
    state(g, copy).slot = slot;
    state(g, p.bottom).next = copy;
    p.bottom = copy;
    p.arrived = g.m.serial;
    refresh_texts(g, slot);
    report(g, {.type = EventKind::moved,
               .seat = slot_seat(slot),
               .copy = copy,
               .slot = slot,
               .from = from,
               .to = Where::stack,
               .seen_by = 3,
               .clause = clause});
}

void leave_play(Game& g, std::uint8_t slot, Where own, Where attached, Clause clause, PileEnd end) {
    const Pokemon& p = pokemon(g, slot);
    if (p.knocked_out)
        report(g, {.type = EventKind::knocked_out,
                   .seat = slot_seat(slot),
                   .copy = p.top,
                   .slot = slot,
                   .clause = Clause::I_D_b3_3});
    // What the other player has attached is discarded, wherever the rest goes (FI liite-o).
    each_attached(g.m, slot, [&](CopyId copy) {
        move_card(g, copy, card(g, copy).on_theirs ? Where::discard : attached, clause, end);
    });
    forget_pokemon(g, slot, pokemon(g, slot).bottom);
    while (pokemon(g, slot).in_play()) {
        const CopyId copy = pokemon(g, slot).top;
        move_out(g, copy, own, clause, end, false);
        if (own == Where::hand) state(g, copy).known = 3;  // everybody saw which card it is
    }
}

void switch_active(Game& g, SeatId seat, std::uint8_t bench_slot, EventKind why, Clause clause) {
    SeatState& player = state(g, seat);
    const std::uint8_t old = player.active;
    for (auto& place : player.bench)
        if (place == bench_slot) place = old;
    player.active = bench_slot;
    const std::uint8_t had = pokemon(g, old).conditions;
    end_effects_on(g, old, ending_effects(g), Clause::A_03_b6);
    report(g, {.type = why,
               .seat = seat,
               .copy = pokemon(g, bench_slot).top,
               .other = pokemon(g, old).top,
               .slot = old,
               .n = bench_slot,
               .clause = clause});
    report_ended(g, old, had, Clause::A_03_b6);
}

void promote(Game& g, SeatId seat, std::uint8_t bench_slot, Clause clause) {
    leave_spot(g, bench_slot);
    state(g, seat).active = bench_slot;
    report(g, {.type = EventKind::promoted,
               .seat = seat,
               .copy = pokemon(g, bench_slot).top,
               .slot = bench_slot,
               .clause = clause});
}

// Follows FI term.damage-counter.
void put_counters(Game& g, std::uint8_t slot, int points, Clause clause) {
    Pokemon& p = pokemon(g, slot);
    points = whole_counters(points);
    p.damage = static_cast<std::uint16_t>(std::min(9990, p.damage + points));
    report(g, {.type = EventKind::counters,
               .seat = slot_seat(slot),
               .copy = p.top,
               .slot = slot,
               .n = static_cast<std::int16_t>(points),
               .clause = clause});
}

int heal(Game& g, std::uint8_t slot, int points, Clause clause) {
    Pokemon& p = pokemon(g, slot);
    const int healed = std::min<int>(p.damage, whole_counters(points));
    if (healed <= 0) return 0;
    p.damage = static_cast<std::uint16_t>(p.damage - healed);
    report(g, {.type = EventKind::healed,
               .seat = slot_seat(slot),
               .copy = p.top,
               .slot = slot,
               .n = static_cast<std::int16_t>(healed),
               .clause = clause});
    return healed;
}

void forget_hits(Game& g) {
    for (Pokemon& p : g.m.pokemon) p.felled_by = no_slot, p.felled_by_text = 0, p.was_full = 0;
}

void finish(Game& g, Outcome outcome, Ending ending, Clause clause) {
    g.m.outcome = outcome;
    g.m.ending = ending;
    g.m.phase = MatchPhase::over;
    g.m.frames.clear();
    g.m.contexts.clear();
    g.m.triggers.clear();
    g.m.choice = Choice{};
    g.m.turn_choices = 0;
    report(g, {.type = EventKind::match_ends, .n = static_cast<std::int16_t>(outcome), .clause = clause});
}

}  // namespace cubenight::pokemon
