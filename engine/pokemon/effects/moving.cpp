// Moving what a text chose.
#include "engine/pokemon/effects/moving.hpp"

#include <algorithm>

#include "engine/pokemon/ask/filters.hpp"
#include "engine/pokemon/ask/numbers.hpp"
#include "engine/pokemon/ask/pieces.hpp"
#include "engine/pokemon/ask/query.hpp"
#include "engine/pokemon/ask/sources.hpp"
#include "engine/pokemon/change/verbs.hpp"
#include "engine/pokemon/rules/knock_out.hpp"
#include "engine/pokemon/rules/play_card.hpp"
#include "engine/pokemon/run/asking.hpp"
#include "engine/pokemon/run/frames.hpp"
#include "engine/pokemon/run/kept_choices.hpp"
#include "engine/pokemon/run/reach.hpp"
#include "engine/pokemon/run/triggers.hpp"

namespace cubenight::pokemon {
namespace {

struct Destination {
    Where where = Where::discard;
    PileEnd end = PileEnd::top;
    bool bench = false;
    bool active = false;
    NodeIndex under = no_node;
    bool stadium = false;
    bool face_up = false;
};

Destination destination_of(const Game& g, const Scope& scope, NodeIndex move_to) {
    const Node& node = scope.node(g, move_to);
    const Node& to = scope.node(g, node.first);
    Destination d;
    d.face_up = (node.sub & move_face_up) != 0;
    if (to.kind == NodeKind::place) {
        d.bench = static_cast<Place>(to.sub) == Place::bench;
        d.active = static_cast<Place>(to.sub) == Place::active;
    } else if (to.kind == NodeKind::zone) {
        static constexpr Where places[] = {Where::deck,   Where::hand, Where::discard,
                                           Where::prizes, Where::lost, Where::discard};
        d.where = places[to.sub];
        d.stadium = static_cast<Zone>(to.sub) == Zone::stadium;
    } else if (to.kind == NodeKind::under) {
        d.under = to.first;
    } else if (to.kind == NodeKind::aside) {
        d.where = Where::aside;
    } else {
        ENSURE(to.kind == NodeKind::top || to.kind == NodeKind::bottom || to.kind == NodeKind::into);
        d.where = Where::deck;
        if (to.kind == NodeKind::bottom) d.end = PileEnd::bottom;
    }
    return d;
}

// Where the guide has no word for that way, its text says it.
Clause clause_of_way(const Game& g, const Scope& scope, Where to) {
    if (to == Where::discard) return Clause::C_01_b1;
    if (to == Where::hand || to == Where::deck) return Clause::C_02_b1;
    return to == Where::lost ? Clause::term_lost_zone : clause_of_text(g, scope);
}

// Whether all cards of the Pokémon would find a place there.
bool has_places(const Game& g, std::uint8_t slot, Where where) {
    PerSeat<int> cards;
    for (CopyId copy = g.m.pokemon[slot].top; copy != no_copy; copy = g.m.copies[copy.value].next) ++cards[owner(copy)];
    each_attached(g.m, slot, [&](CopyId copy) { ++cards[owner(copy)]; });
    const int together = where == Where::aside ? cards[seat0] + cards[seat1] : 0;
    return std::max(cards[seat0], together) <= places_for(g.m, seat0, where) &&
           cards[seat1] <= places_for(g.m, seat1, where);
}

// Of the cards that are put into play together, the other half of that LEGEND (FI term.legend).
CopyId half_among(const Game& g, CopyId copy, CopySet together) {
    for (CopyId peer : together)
        if (are_halves(g, copy, peer) && g.m.copies[peer.value].where != Where::stack && owner(peer) == owner(copy))
            return peer;
    return no_copy;
}

// A LEGEND comes with both of its halves, or not at all.
void put_one_into_play(Game& g, const Scope& scope, CopyId copy, Spot spot, CopySet together) {
    const bool legend = card(g, copy).stage == Stage::legend;
    const CopyId half = legend ? half_among(g, copy, together) : no_copy;
    if (!may_come_by_text(g, scope, copy, together) || (legend && state(g, copy).where == Where::stack)) return;
    const SeatId seat = owner(copy);
    if (spot == Spot::bench && static_cast<int>(state(g, seat).bench.size()) >= bench_limit(g, seat)) return;
    if (spot == Spot::active && state(g, seat).active != no_slot) return;
    const Where from = state(g, copy).where;
    const bool to_bench = spot == Spot::bench && (from == Where::deck || from == Where::discard);
    const std::uint8_t slot = put_into_play(g, copy, seat, spot, to_bench ? Clause::C_11_b1 : clause_of_text(g, scope));
    if (slot == no_slot) return;
    if (legend) put_below(g, slot, half, Clause::term_legend);
    // Not "from hand": that is the turn's own action (JA E-06.b1, E-31.b4).
    raise(g, {TextEvent::benched, seat, {slot, g.m.pokemon[slot].bottom, cause_of(scope), scope.controller}, 0});
}

// Not beside another of its name (JA I-B-03.b2).
bool may_be_stadium(const Game& g, CopyId copy) {
    return card(g, copy).kind == CardKind::stadium &&
           (g.m.stadium == no_copy || card(g, g.m.stadium).name != card(g, copy).name);
}

// together: what is moved there with it.
void move_one_card(Game& g, const Scope& scope, CopyId copy, const Destination& d, CopySet together) {
    if (d.stadium) {
        if (may_be_stadium(g, copy)) replace_stadium(g, copy, scope.actor, clause_of_text(g, scope), cause_of(scope));
        return;
    }
    if (d.bench || d.active) return put_one_into_play(g, scope, copy, d.bench ? Spot::bench : Spot::active, together);
    if (places_for(g.m, owner(copy), d.where) == 0 && state(g, copy).where != d.where) return report_no_room(g, copy);
    if (d.under != no_node) {
        const Candidates hosts = all_of(g, scope, d.under);
        for (CopyId bottom : hosts.set) {
            const std::uint8_t slot = slot_of(g.m, bottom);
            const bool part_of_it = state(g, copy).where == Where::stack && state(g, copy).slot == slot;
            if (slot != no_slot && !part_of_it) return attach(g, copy, slot, Where::under, clause_of_text(g, scope));
        }
        return;
    }
    const bool shuffled =
        scope.context && scope.context->shuffled == shuffled_hand && state(g, copy).where == Where::hand;
    const std::uint8_t known = shuffled ? std::uint8_t{0} : state(g, copy).known;
    const bool seen = state(g, copy).where == Where::discard || state(g, copy).slot != no_slot;
    move_card(g, copy, d.where, clause_of_way(g, scope, d.where), d.end);
    // Who knew the card, or saw it go, still knows it until a shuffle.
    if (d.where == Where::deck || d.where == Where::prizes) state(g, copy).known = seen ? std::uint8_t{3} : known;
    if (d.where == Where::hand && (seen || known == 3)) state(g, copy).known = 3;
    if (d.where == Where::prizes && d.face_up)
        for (int i = 0; i < most_prizes; ++i)
            if (state(g, owner(copy)).prizes[static_cast<std::size_t>(i)] == copy) {
                state(g, owner(copy)).prizes_face_up |= static_cast<std::uint8_t>(1u << i);
                state(g, copy).known = 3;
            }
}

// The order in which members move: as they lie in their pile, lowest first, so that their order stays.
int in_pile_order(const Game& g, CopySet set, CopyId (&out)[most_copies]) {
    int count = 0;
    for (const SeatState& player : g.m.seats)
        for (const Pile* pile : {&player.deck, &player.hand, &player.discard, &player.lost})
            for (CopyId copy : *pile)
                if (set.contains(copy)) out[count++] = copy, set.erase(copy);
    for (CopyId copy : g.m.aside)
        if (set.contains(copy)) out[count++] = copy, set.erase(copy);
    for (CopyId copy : set) out[count++] = copy;
    return count;
}

void move_pokemon(Game& g, const Scope& scope, CopyId bottom, const Destination& d, int& moved) {
    const std::uint8_t slot = slot_of(g.m, bottom);
    if (slot == no_slot || !reaches(g, scope, slot, Clause::C_17_b1)) return;
    ++moved;
    if (d.under != no_node || d.bench || d.active) return;
    if (!has_places(g, slot, d.where)) return report_no_room(g, bottom);
    // Wherever a text puts it, it was Knocked Out (JA I-D.b3.2).
    if (g.m.pokemon[slot].knocked_out) owe_prizes(g, slot);
    const bool returns = d.where == Where::hand || d.where == Where::deck;
    leave_play(g, slot, d.where, d.where, returns ? Clause::C_02_b2 : clause_of_way(g, scope, d.where), d.end);
}

}  // namespace

static void offer_slots(Game& g, CopySet bottoms) {
    for (SeatId seat : both_seats)
        each_pokemon(g.m, seat, [&](std::uint8_t slot) {
            if (bottoms.contains(g.m.pokemon[slot].bottom)) offer(g, {OptionKind::slot, slot, 0, 0});
        });
}

void ask_slot(Game& g, Frame& frame, const Scope& scope, CopySet bottoms, Clause clause) {
    Choice& choice = ask(g, scope.actor, ChoiceKind::pick_pokemon, clause_of_choice(g, frame.context, clause));
    choice.source = scope.source.value;
    choice.node = frame.node;
    choice.program = context_of(g, frame).program;
    offer_slots(g, bottoms);
}

void choose_slot(Game& g, Frame& frame, const Scope& scope, CopySet bottoms, Clause clause) {
    if (bottoms.size() > 1 || g.m.asks_all) return ask_slot(g, frame, scope, bottoms, clause);
    g.m.answer = {OptionKind::slot, slot_of(g.m, bottoms.first()), 0, 0};
}

int move_selected(Game& g, std::uint8_t context, CopySet set, bool of_pokemon, NodeIndex move_to) {
    const Scope scope = scope_of(g, g.m.contexts[context]);
    const Destination d = destination_of(g, scope, move_to);
    const bool revealed = scope.node(g, move_to).sub & move_reveal;
    CopyId order[most_copies];
    const int count = in_pile_order(g, set, order);
    int moved = 0;
    // Cards before the Pokémon that they may be attached to: those take along what is left on them.
    const CopySet whole = of_pokemon ? in_play(g.m, set) : CopySet{};
    for (int i = 0; i < count; ++i) {
        const CopyId copy = order[i];
        if (whole.contains(copy)) continue;
        if (!reaches_holder(g, scope, copy) || !reaches_card(g, scope, copy, Clause::E_29_b1)) continue;
        if (revealed) {
            state(g, copy).known = 3;
            report(
                g,
                {.type = EventKind::revealed, .seat = scope.actor, .copy = copy, .clause = clause_of_text(g, scope)});
        }
        move_one_card(g, scope, copy, d, set);
        ++moved;
    }
    for (CopyId bottom : whole) move_pokemon(g, scope, bottom, d, moved);
    return moved;
}

CopyId stadium_in_the_way(const Game& g, const Scope& scope, CopySet coming, NodeIndex move_to) {
    if (g.m.stadium == no_copy || !destination_of(g, scope, move_to).stadium) return no_copy;
    for (CopyId copy : coming)
        if (may_be_stadium(g, copy)) return g.m.stadium;
    return no_copy;
}

std::uint8_t following(Game& g, std::uint8_t context, NodeIndex selection) {
    Context& c = g.m.contexts[context];
    const Scope scope = scope_of(g, c);
    unsigned bits = 0;
    for (NodeIndex i = scope.node(g, selection).first; i != no_node; i = scope.node(g, i).next) {
        if (const int variable = scope.node(g, i).number - 1; variable >= 0) bits |= 1u << variable;
        bool all = true;
        for (NodeIndex part = scope.node(g, i).first; part != no_node; part = scope.node(g, part).next) {
            const Node& node = scope.node(g, part);
            if (node.kind == NodeKind::range) all = static_cast<RangeKind>(node.sub) == RangeKind::all;
            if (node.kind == NodeKind::var && all) bits |= 1u << node.number;
        }
    }
    for (std::size_t v = 0; v < c.bindings.size(); ++v)
        if (c.bindings[v].kind != Binding::Kind::cards) bits &= ~(1u << v);
        else if ((bits >> v) & 1) c.bindings[v].set = live_members(g, c.bindings[v]);
    return static_cast<std::uint8_t>(bits);
}

void follow_moved(Game& g, std::uint8_t context, std::uint8_t variables) {
    for (int v = 0; v < most_variables; ++v)
        if ((variables >> v) & 1) g.m.contexts[context].bindings[static_cast<std::size_t>(v)].serial = g.m.serial;
}

}  // namespace cubenight::pokemon
