// Verbs about damage, counters, HP and Special Conditions (text_verbs.hpp): each says in its context whether it did
// anything (`performed`, JA E-19.b2) and how much (`done`). A verb's frame: step 0 chooses, later steps do.
#include "engine/pokemon/effects/damage_verbs.hpp"

#include <algorithm>

#include "engine/pokemon/ask/numbers.hpp"
#include "engine/pokemon/ask/permissions.hpp"
#include "engine/pokemon/ask/quantities.hpp"
#include "engine/pokemon/ask/query.hpp"
#include "engine/pokemon/change/special_conditions.hpp"
#include "engine/pokemon/change/verbs.hpp"
#include "engine/pokemon/effects/moving.hpp"
#include "engine/pokemon/foresee/help.hpp"
#include "engine/pokemon/rules/damage.hpp"
#include "engine/pokemon/run/asking.hpp"
#include "engine/pokemon/run/frames.hpp"
#include "engine/pokemon/run/kept_choices.hpp"
#include "engine/pokemon/run/reach.hpp"
#include "engine/pokemon/run/select.hpp"
#include "engine/pokemon/run/triggers.hpp"

namespace cubenight::pokemon {
namespace {

// Most verbs have two steps: whom or what they mean is chosen, and then they act on it.
enum VerbStep : std::uint8_t { find_them, found };

// Whose text took the last HP, where some text asks by what kind of text a Pokémon is Knocked Out.
void note_felled(Game& g, const Scope& scope, std::uint8_t slot) {
    Pokemon& p = pokemon(g, slot);
    if (!g.book.asks_what_felled() || p.felled_by_text != 0 || left_hp(g, slot) > 0) return;
    const DoneBy by = done_by(scope);
    p.felled_by_text = text_that_felled(by.kind, by.slot);
}

void put_counters_by(Game& g, const Scope& scope, std::uint8_t slot, int points, Clause clause) {
    put_counters(g, slot, points, clause);
    note_felled(g, scope, slot);
}

// -- damage of attacks: B-08, B-09

// Follows JA B-06, B-07 and B-08.
void verb_damage(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    Context& context = context_of(g, frame);
    if (frame.step == find_them) {
        frame.step = found;
        return select(g, frame.context, scope.node(g, node.first).next);
    }
    const int amount = quantity(g, scope, node.first);
    int hit = 0;
    for (CopyId bottom : g.m.selected) {
        const std::uint8_t slot = slot_of(g.m, bottom);
        if (slot == no_slot || context.damage.full()) continue;
        context.damage.push_back({bottom, node.sub, static_cast<std::int16_t>(std::clamp(amount, 0, 9990))});
        ++hit;
    }
    const std::uint8_t attacker = scope.slot;
    const bool own_moment = context.kind != TextKind::attack || context.phase == TextPhase::at_once;
    if (scope.program->kind != TextKind::attack) {
        int points = 0;
        for (const DamageEntry& entry : context.damage)
            if (const std::uint8_t slot = slot_of(g.m, entry.target);
                slot != no_slot && reaches(g, scope, slot, Clause::C_17_b1))
                points += deal_text_damage(g, scope, slot, entry.amount, entry.raw), note_felled(g, scope, slot);
        context.damage.clear();
        return verb_done(g, frame, points, points > 0);
    }
    if (own_moment && attacker != no_slot) {
        const std::int16_t base = context.base;
        context.base = 0;
        context.damage_word = 0;
        const int points = deal_attack_damage(g, context, attacker);
        context.base = base;
        context.damage.clear();
        return verb_done(g, frame, points, points > 0);
    }
    verb_done(g, frame, amount * hit, hit > 0);
}

// The attack that the text is of, or that it waited for.
Context& attack_meant(Game& g, Frame& frame) {
    Context* attack = &context_of(g, frame);
    for (std::size_t i = g.m.contexts.size(); attack->kind != TextKind::attack && i-- > 0;)
        if (g.m.contexts[i].kind == TextKind::attack) attack = &g.m.contexts[i];
    return *attack;
}

// Follows JA B-01, B-02 and B-03.
void verb_arithmetic(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    Context& attack = attack_meant(g, frame);
    const int amount = quantity(g, scope, node.first);
    int base = attack.base;
    if (node.kind == NodeKind::more) base += amount;
    if (node.kind == NodeKind::less) base -= amount;
    if (node.kind == NodeKind::times) base *= amount;
    attack.base = static_cast<std::int16_t>(std::clamp(base, -9990, 9990));
    attack.damage_word = 1;
    verb_done(g, frame, amount, amount != 0);
}

// -- counters: C-07, C-08

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

// It stays in play with so much HP instead of being Knocked Out; that is no healing (JA D-16.ex2).
int leave_with(Game& g, std::uint8_t slot, int hp) {
    Pokemon& p = pokemon(g, slot);
    const int points = std::min<int>(p.damage, whole_counters(hp - left_hp(g, slot) + 9));  // with so much at the least
    if (points <= 0) return 0;
    p.damage = static_cast<std::uint16_t>(p.damage - points);
    report(g, {.type = EventKind::counters,
               .seat = slot_seat(slot),
               .copy = p.top,
               .slot = slot,
               .n = static_cast<std::int16_t>(-points),
               .clause = Clause::D_16_ex2});
    return points;
}

// Trainers and abilities that heal are not used on undamaged Pokémon (JA C-06.b4), unless the text goes on to cure.
void select_in_need(Game& g, const Frame& frame, const Scope& scope, NodeIndex target) {
    if (scope.kind == TextKind::attack || scope.context->replaces) return select(g, frame.context, target);
    select_among(g, frame.context, target, in_need(g, scope, frame.node, all_of(g, scope, target).set));
}

// Follows JA C-06.b2, C-06.b3.
void verb_heal(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    const auto kind = static_cast<HealKind>(node.sub);
    const NodeIndex target = kind == HealKind::all ? node.first : scope.node(g, node.first).next;
    if (frame.step == find_them) {
        frame.step = found;
        return select_in_need(g, frame, scope, target);
    }
    int total = 0;
    for (CopyId bottom : g.m.selected) {
        const std::uint8_t slot = slot_of(g.m, bottom);
        if (slot != no_slot && kind == HealKind::until_left && scope.context->replaces) {
            total += leave_with(g, slot, quantity(g, scope, node.first));
            continue;
        }
        if (slot == no_slot || cant(g, slot, ActionKind::be_healed) || !reaches(g, scope, slot, Clause::C_17_b1))
            continue;
        int points = 9990;
        if (kind == HealKind::points) points = quantity(g, scope, node.first);
        if (kind == HealKind::until_left) points = quantity(g, scope, node.first) - left_hp(g, slot);
        const int healed = heal(g, slot, points, Clause::C_06_b1);
        total += healed;
        if (healed > 0)
            raise(g, {TextEvent::healed,
                      slot_seat(slot),
                      {slot, bottom, cause_of(scope), scope.controller},
                      0,
                      0,
                      healed});  // JA E-26.b1
    }
    verb_done(g, frame, total, complied(g, scope, target, total));
}

void verb_knock_out(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    if (frame.step == find_them) {
        frame.step = found;
        return select(g, frame.context, node.first);
    }
    int count = 0;
    for (CopyId bottom : g.m.selected) {
        const std::uint8_t slot = slot_of(g.m, bottom);
        if (slot == no_slot || !reaches(g, scope, slot, Clause::C_17_b1)) continue;
        const int points = (left_hp(g, slot) + 9) / 10 * 10;
        if (points > 0) put_counters_by(g, scope, slot, points, Clause::E_04_b1);
        ++count;
    }
    verb_done(g, frame, count, complied(g, scope, node.first, count));
}

// -- Special Conditions

void raise_ill(Game& g, std::uint8_t slot, SpecialCondition condition, const Scope& scope) {
    raise(g, {TextEvent::becomes,
              slot_seat(slot),
              {slot, g.m.pokemon[slot].bottom, cause_of(scope), scope.controller},
              0,
              static_cast<std::uint16_t>(condition),
              0,
              EventTurn::any,
              done_by(scope)});
}

void verb_inflict(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    NodeIndex target = node.first;
    while (scope.node(g, target).kind == NodeKind::condition_value) target = scope.node(g, target).next;
    if (frame.step == find_them) {
        frame.step = found;
        return select(g, frame.context, target);
    }
    int count = 0;
    for (CopyId bottom : g.m.selected) {
        const std::uint8_t slot = slot_of(g.m, bottom);
        // Only an Active Pokémon can have a Special Condition.
        if (slot == no_slot || !is_active(g.m, slot) || !reaches(g, scope, slot, Clause::C_17_list1)) continue;
        for (NodeIndex i = node.first; i != target; i = scope.node(g, i).next) {
            const Node& value = scope.node(g, i);
            SpecialCondition condition = static_cast<SpecialCondition>(value.sub);
            int counters = value.number;
            if (value.sub == by_variable) {
                const Binding* binding = find_binding(scope, value.number);
                if (!binding || binding->kind != Binding::Kind::condition) continue;
                condition = static_cast<SpecialCondition>(binding->value);
                counters = 0;
            }
            if (!may_become(g, slot, condition)) continue;
            const bool was_ill = g.m.pokemon[slot].is(condition);
            set_condition(g, slot, condition, counters, Clause::C_17_list1);
            ++count;
            if (!was_ill) raise_ill(g, slot, condition, scope);
        }
    }
    verb_done(g, frame, count, complied(g, scope, target, count));
}

void verb_cure(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    const bool named = scope.node(g, node.first).kind == NodeKind::condition_value;
    const NodeIndex target = named ? scope.node(g, node.first).next : node.first;
    if (frame.step == find_them) {
        frame.step = found;
        return select_in_need(g, frame, scope, target);
    }
    int count = 0;
    for (CopyId bottom : g.m.selected) {
        const std::uint8_t slot = slot_of(g.m, bottom);
        if (slot == no_slot) continue;
        for (int c = 0; c < condition_count; ++c) {
            const auto condition = static_cast<SpecialCondition>(c);
            const bool wanted = !named || scope.node(g, node.first).sub == c ||
                                (scope.node(g, node.first).sub == by_variable &&
                                 find_binding(scope, scope.node(g, node.first).number) &&
                                 find_binding(scope, scope.node(g, node.first).number)->value == c);
            if (!wanted || !g.m.pokemon[slot].is(condition) || stays_ill(g, slot, condition, CureWay::effects))
                continue;
            cure(g, slot, condition, Clause::C_06_b1);
            ++count;
        }
    }
    verb_done(g, frame, count, complied(g, scope, target, count));
}

}  // namespace

bool step_damage_verb(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    switch (node.kind) {
        case NodeKind::damage: verb_damage(g, frame, scope, node); return true;
        case NodeKind::more:
        case NodeKind::less:
        case NodeKind::times: verb_arithmetic(g, frame, scope, node); return true;
        case NodeKind::ignore:
            attack_meant(g, frame).ignore |= node.sub;
            pop(g);
            return true;
        case NodeKind::counters: verb_counters(g, frame, scope, node); return true;
        case NodeKind::move_counters: verb_move_counters(g, frame, scope, node); return true;
        case NodeKind::heal: verb_heal(g, frame, scope, node); return true;
        case NodeKind::knock_out: verb_knock_out(g, frame, scope, node); return true;
        case NodeKind::inflict: verb_inflict(g, frame, scope, node); return true;
        case NodeKind::cure: verb_cure(g, frame, scope, node); return true;
        default: return false;
    }
}

}  // namespace cubenight::pokemon
