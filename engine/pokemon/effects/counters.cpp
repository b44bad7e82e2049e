// Damage counters that a text puts or moves (JA C-07, C-08).
#include "engine/pokemon/effects/counters.hpp"

#include <algorithm>

#include "engine/pokemon/ask/numbers.hpp"
#include "engine/pokemon/ask/quantities.hpp"
#include "engine/pokemon/ask/query.hpp"
#include "engine/pokemon/change/verbs.hpp"
#include "engine/pokemon/effects/moving.hpp"
#include "engine/pokemon/run/asking.hpp"
#include "engine/pokemon/run/frames.hpp"
#include "engine/pokemon/run/kept_choices.hpp"
#include "engine/pokemon/run/reach.hpp"
#include "engine/pokemon/run/select.hpp"

namespace cubenight::pokemon {

void note_felled(Game& g, const Scope& scope, std::uint8_t slot) {
    Pokemon& p = pokemon(g, slot);
    if (!g.book.asks_what_felled() || p.felled_by_text != 0 || left_hp(g, slot) > 0) return;
    p.felled_by_text = text_in_a_byte(done_by(scope));
}

void put_counters_by(Game& g, const Scope& scope, std::uint8_t slot, int points, Clause clause) {
    put_counters(g, slot, points, clause);
    note_felled(g, scope, slot);
}

namespace {

enum CountersStep : std::uint8_t { find_receivers, receivers_found, next_counter, receiver_chosen };

struct Spread {
    std::int16_t left;  // counters to put
    std::int16_t put;
};

// frame.set: who may get them.
void spread_counters(Game& g, Frame& frame, const Scope& scope) {
    Spread& own = locals_of<Spread>(frame);
    const bool up_front = chooses_up_front(g, frame.context);
    if (frame.step == receiver_chosen) {
        const std::uint8_t slot = g.m.answer.a;
        --own.left;
        if (up_front) {
            frame.step = next_counter;
            return keep_part(g, frame.context, frame.node, {no_copy, g.m.pokemon[slot].bottom});
        }
        if (counters_reach(g, scope, slot, Clause::C_07_faq)) {
            put_counters_by(g, scope, slot, 10, Clause::C_07_b1);
            ++own.put;
        }
    }
    frame.set = in_play(g.m, frame.set);
    if (own.left <= 0 || frame.set.empty()) {
        if (up_front) return all_parts_kept(g);
        return verb_done(g, frame, own.put, own.put > 0);
    }
    frame.step = receiver_chosen;
    if (const auto kept = take_part(g, frame.context, frame.node, {})) {
        g.m.answer = {OptionKind::slot, slot_of(g.m, kept->to), 0, 0};
        return;
    }
    choose_slot(g, frame, scope, frame.set, Clause::C_07_b1);
}

}  // namespace

void verb_counters(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    Spread& own = locals_of<Spread>(frame);
    const NodeIndex target = scope.node(g, node.first).next;
    const bool spread = scope.node(g, target).next != no_node;
    if (frame.step >= next_counter) return spread_counters(g, frame, scope);
    if (frame.step == find_receivers) {
        frame.step = receivers_found;
        return select(g, frame.context, target);
    }
    const auto kind = static_cast<CountersKind>(node.sub);
    const int number = quantity(g, scope, node.first);
    const int amount = std::clamp(kind == CountersKind::worth ? number / 10 : number, 0, 300);
    if (spread) {
        own.left = static_cast<std::int16_t>(amount);
        frame.set = g.m.selected;
        frame.step = next_counter;
        return keep_selected(g, scope, frame.context, target);
    }
    int put = 0;
    for (CopyId bottom : g.m.selected) {
        const std::uint8_t slot = slot_of(g.m, bottom);
        if (slot == no_slot || !counters_reach(g, scope, slot, Clause::C_07_faq)) continue;
        const int points =
            kind == CountersKind::until_left ? std::max(0, left_hp(g, slot) - amount) / 10 * 10 : amount * 10;
        if (points <= 0) continue;
        put_counters_by(g, scope, slot, points, Clause::C_07_b1);
        put += points / 10;
    }
    verb_done(g, frame, put, complied(g, scope, target, put));
}

namespace {

CopySet damaged(Game& g, const Scope& scope, NodeIndex selection) {
    CopySet found;
    for (CopyId bottom : all_of(g, scope, selection).set) {
        const std::uint8_t slot = slot_of(g.m, bottom);
        if (slot != no_slot && g.m.pokemon[slot].damage > 0) found.insert(bottom);
    }
    return found;
}

// How many counters of the Pokémon can still be moved: those that were chosen up front are as good as gone.
int movable(const Game& g, const Frame& frame, CopyId bottom) {
    const int there = g.m.pokemon[slot_of(g.m, bottom)].damage / 10;
    return chooses_up_front(g, frame.context) ? there - parts_kept(g, frame.context, frame.node, bottom) : there;
}

enum MoveStep : std::uint8_t { find_sources, sources_found, targets_found, next_source, source_chosen, target_chosen };

struct MoveCounters {
    std::int16_t left;  // counters that may still move
    std::int16_t moved;
    std::uint8_t from;    // slot
    std::uint8_t forced;  // they all must
};

// From whom and to whom counters may move, and how many.
void begin_moving(Game& g, Frame& frame, const Scope& scope, const Node& number) {
    MoveCounters& own = locals_of<MoveCounters>(frame);
    const bool ranged = number.kind == NodeKind::range;
    const auto range = static_cast<RangeKind>(number.sub);
    const NodeIndex asked = ranged ? number.first : scope.node(g, frame.node).first;
    const int most = asked == no_node ? 1000 : quantity(g, scope, asked);
    own.forced = !ranged || range == RangeKind::all || range == RangeKind::exactly;
    int there = 0;
    for (CopyId bottom : frame.set) there += movable(g, frame, bottom);
    own.left = static_cast<std::int16_t>(std::min(most, there));
}

void no_more_moves(Game& g, Frame& frame) {
    MoveCounters& own = locals_of<MoveCounters>(frame);
    if (chooses_up_front(g, frame.context)) return all_parts_kept(g);
    verb_done(g, frame, own.moved, own.moved > 0);
}

// One counter moves, as it was chosen up front or is chosen now.
void ask_source(Game& g, Frame& frame, const Scope& scope) {
    MoveCounters& own = locals_of<MoveCounters>(frame);
    frame.set = in_play(g.m, frame.set);
    for (CopyId bottom : frame.set)
        if (movable(g, frame, bottom) <= 0) frame.set.erase(bottom);
    if (own.left <= 0 || frame.set.empty() || g.m.selected.empty()) return no_more_moves(g, frame);
    if (const auto kept = take_part(g, frame.context, frame.node, frame.set)) {
        own.from = slot_of(g.m, kept->what);
        g.m.answer = {OptionKind::slot, slot_of(g.m, kept->to), 0, 0};
        frame.step = target_chosen;
        return;
    }
    if (!own.forced && kept_choice(g, frame.context, frame.node) && !chooses_up_front(g, frame.context))
        return no_more_moves(g, frame);
    frame.step = source_chosen;
    const Node& number = scope.node(g, scope.node(g, frame.node).first);
    const bool up_to = number.kind == NodeKind::range && static_cast<RangeKind>(number.sub) == RangeKind::up_to;
    const bool enough = !own.forced && (own.moved > 0 || !up_to);  // "up to" is one at least (JA D-05.b1)
    if (!enough) return choose_slot(g, frame, scope, frame.set, up_to ? Clause::D_05_b1 : Clause::C_08_b1);
    ask_slot(g, frame, scope, frame.set, Clause::C_08_b1);
    g.m.choice.picked = static_cast<std::uint8_t>(std::min<int>(255, own.moved));
    offer(g, {OptionKind::done, 0, 0, 0});
}

void ask_receiver(Game& g, Frame& frame, const Scope& scope) {
    MoveCounters& own = locals_of<MoveCounters>(frame);
    if (g.m.answer.kind == OptionKind::done) return no_more_moves(g, frame);
    own.from = g.m.answer.a;
    CopySet targets = in_play(g.m, g.m.selected);
    targets.erase(g.m.pokemon[own.from].bottom);
    if (targets.empty()) return no_more_moves(g, frame);
    frame.step = target_chosen;
    choose_slot(g, frame, scope, targets, Clause::C_08_b1);
}

void move_counter(Game& g, Frame& frame, const Scope& scope) {
    MoveCounters& own = locals_of<MoveCounters>(frame);
    const std::uint8_t slot = g.m.answer.a;
    --own.left;
    ++own.moved;
    frame.step = next_source;
    if (chooses_up_front(g, frame.context))
        return keep_part(g, frame.context, frame.node, {g.m.pokemon[own.from].bottom, g.m.pokemon[slot].bottom});
    Pokemon& source = pokemon(g, own.from);
    source.damage = static_cast<std::uint16_t>(source.damage - std::min<int>(10, source.damage));
    report(g, {.type = EventKind::counters,
               .seat = slot_seat(own.from),
               .copy = source.top,
               .slot = own.from,
               .n = -10,
               .clause = Clause::C_08_b1});
    if (counters_reach(g, scope, slot, Clause::C_08_faq)) put_counters_by(g, scope, slot, 10, Clause::C_08_b1);
}

// To another Pokémon than the one they lie on.
void choose_receivers(Game& g, const Frame& frame, const Scope& scope, NodeIndex from) {
    const NodeIndex to = scope.node(g, from).next;
    const CopySet others = all_of(g, scope, to).set - (frame.set.size() == 1 ? frame.set : CopySet{});
    const std::uint8_t context = frame.context;
    keep_selected(g, scope, context, from);
    select_among(g, context, to, others);
}

}  // namespace

// frame.set: sources; m.selected: receivers.
// Follows JA C-08.b2, C-08.b3.
void verb_move_counters(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    const Node& number = scope.node(g, node.first);
    const NodeIndex from = number.next;
    const NodeIndex to = scope.node(g, from).next;
    switch (frame.step) {
        case find_sources:
            frame.step = sources_found;
            return select_among(g, frame.context, from, damaged(g, scope, from));
        case sources_found:
            for (CopyId bottom : g.m.selected) {
                const std::uint8_t slot = slot_of(g.m, bottom);
                if (slot != no_slot && g.m.pokemon[slot].damage > 0 && reaches(g, scope, slot, Clause::C_08_faq))
                    frame.set.insert(bottom);
            }
            frame.step = targets_found;
            return choose_receivers(g, frame, scope, from);
        case targets_found:
            begin_moving(g, frame, scope, number);
            frame.step = next_source;
            return keep_selected(g, scope, frame.context, to);
        case next_source: return ask_source(g, frame, scope);
        case source_chosen: return ask_receiver(g, frame, scope);
        case target_chosen: return move_counter(g, frame, scope);
    }
}

}  // namespace cubenight::pokemon
