// Verbs about damage, HP and Special Conditions (text_verbs.hpp): each says in its context whether it did anything
// (`performed`, JA E-19.b2) and how much (`done`).
#include "engine/pokemon/effects/damage_verbs.hpp"

#include <algorithm>

#include "engine/pokemon/ask/numbers.hpp"
#include "engine/pokemon/ask/permissions.hpp"
#include "engine/pokemon/ask/quantities.hpp"
#include "engine/pokemon/ask/query.hpp"
#include "engine/pokemon/ask/sources.hpp"
#include "engine/pokemon/change/special_conditions.hpp"
#include "engine/pokemon/change/verbs.hpp"
#include "engine/pokemon/effects/acting.hpp"
#include "engine/pokemon/effects/counters.hpp"
#include "engine/pokemon/foresee/help.hpp"
#include "engine/pokemon/rules/damage.hpp"
#include "engine/pokemon/run/frames.hpp"
#include "engine/pokemon/run/reach.hpp"
#include "engine/pokemon/run/select.hpp"
#include "engine/pokemon/run/triggers.hpp"

namespace cubenight::pokemon {

// -- damage of attacks: B-08, B-09

// Follows JA B-06, B-07 and B-08.
void verb_damage(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    Context& context = context_of(g, frame);
    if (chooses_first(g, frame, scope.node(g, node.first).next)) return;
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

namespace {

// The attack that the text is of, or that it waited for.
Context& attack_meant(Game& g, Frame& frame) {
    Context* attack = &context_of(g, frame);
    for (std::size_t i = g.m.contexts.size(); attack->kind != TextKind::attack && i-- > 0;)
        if (g.m.contexts[i].kind == TextKind::attack) attack = &g.m.contexts[i];
    return *attack;
}

}  // namespace

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

namespace {

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

}  // namespace

// Follows JA C-06.b2, C-06.b3.
void verb_heal(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    const auto kind = static_cast<HealKind>(node.sub);
    const NodeIndex target = kind == HealKind::all ? node.first : scope.node(g, node.first).next;
    if (frame.step == choose_them) {
        frame.step = act_on_them;
        return select_in_need(g, frame, scope, target);
    }
    int total = 0;
    for (CopyId bottom : g.m.selected) {
        const std::uint8_t slot = slot_of(g.m, bottom);
        if (slot != no_slot && kind == HealKind::until_left && scope.context->replaces) {
            total += leave_with(g, slot, quantity(g, scope, node.first));
            continue;
        }
        if (slot == no_slot) continue;
        const auto not_healed = [&] { return cant(g, slot, ActionKind::be_healed); };
        if (not_healed()) report_kept(g, scope, pokemon_object(g, slot), 0, not_healed);
        if (not_healed() || !reaches(g, scope, slot, Clause::C_17_b1)) continue;
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
    if (chooses_first(g, frame, node.first)) return;
    act_on_reached(g, frame, scope, node.first, [&](std::uint8_t slot) {
        const int points = (left_hp(g, slot) + 9) / 10 * 10;
        if (points > 0) put_counters_by(g, scope, slot, points, clause_of_text(g, scope));
        return 1;
    });
}

namespace {

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

}  // namespace

void verb_inflict(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    NodeIndex target = node.first;
    while (scope.node(g, target).kind == NodeKind::condition_value) target = scope.node(g, target).next;
    if (chooses_first(g, frame, target)) return;
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
            const auto becomes = [&] { return may_become(g, slot, condition); };
            if (!becomes()) {
                report_kept(g, scope, pokemon_object(g, slot), 1 + static_cast<int>(condition), becomes);
                continue;
            }
            const bool was_ill = g.m.pokemon[slot].is(condition);
            set_condition(g, slot, condition, counters);
            ++count;
            if (!was_ill) raise_ill(g, slot, condition, scope);
        }
    }
    verb_done(g, frame, count, complied(g, scope, target, count));
}

void verb_cure(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    const bool named = scope.node(g, node.first).kind == NodeKind::condition_value;
    const NodeIndex target = named ? scope.node(g, node.first).next : node.first;
    if (frame.step == choose_them) {
        frame.step = act_on_them;
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
            if (!wanted || !g.m.pokemon[slot].is(condition)) continue;
            const auto stays = [&] { return stays_ill(g, slot, condition, CureWay::effects); };
            if (stays()) {
                report_kept(g, scope, pokemon_object(g, slot), 0, stays);
                continue;
            }
            cure(g, slot, condition, clause_of_text(g, scope));
            ++count;
        }
    }
    verb_done(g, frame, count, complied(g, scope, target, count));
}

void verb_ignore(Game& g, Frame& frame, const Node& node) {
    attack_meant(g, frame).ignore |= node.sub;
    pop(g);
}

}  // namespace cubenight::pokemon
