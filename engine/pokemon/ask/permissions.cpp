#include "engine/pokemon/ask/permissions.hpp"

#include "engine/pokemon/ask/filters.hpp"
#include "engine/pokemon/ask/modifiers.hpp"
#include "engine/pokemon/ask/numbers.hpp"
#include "engine/pokemon/ask/quantities.hpp"
#include "engine/pokemon/ask/query.hpp"
#include "engine/pokemon/ask/sources.hpp"

namespace cubenight::pokemon {
namespace {

// `how` of a text (CureWay), `what` one condition with the way in which it would end.
bool speaks_of_cure(int how, int what) {
    const int named = how & ((1 << cure_way_shift) - 1);
    const int condition = what & ((1 << cure_way_shift) - 1);
    return how >> cure_way_shift == what >> cure_way_shift && (named == 0 || ((named >> condition) & 1));
}

// The action that a modifier speaks of, where it fits and its `when` holds.
bool action_fits(Game& g, const Scope& scope, const Node& mod, ActionKind wanted, int word, Object object) {
    const Node& action = scope.node(g, mod.first);
    if (static_cast<ActionKind>(action.sub) != wanted) return false;
    if (wanted == ActionKind::be_ill && action.number != 0 && !((action.number >> word) & 1)) return false;
    if (wanted == ActionKind::use_abilities && action.number != 0 && action.number != 1 + word) return false;
    if (wanted == ActionKind::be_cured && !speaks_of_cure(action.number, word)) return false;
    for (NodeIndex i = action.first; i != no_node; i = scope.node(g, i).next) {
        const Node& part = scope.node(g, i);
        if (part.kind == NodeKind::selection) {
            if (object.copy == no_copy || !selects(g, scope, i, object)) return false;
        } else if (part.kind == NodeKind::attack_name) {
            if (!names_attack(g, scope, i, word)) return false;
        } else if (part.kind == NodeKind::set) {
            if (object.copy == no_copy || !passes(g, scope, i, object)) return false;
        } else if (!holds(g, scope, i)) {
            return false;
        }
    }
    return true;
}

// What only has not to be so, it does not speak of.
bool mentions(const Game& g, const Scope& scope, NodeIndex index, NodeKind kind) {
    const Node& node = scope.node(g, index);
    if (node.kind == kind) return true;
    if (node.kind == NodeKind::not_) return false;
    for (NodeIndex i = node.first; i != no_node; i = scope.node(g, i).next)
        if (mentions(g, scope, i, kind)) return true;
    return false;
}

// A `can` without a condition lifts every limit; one with a condition the limit that its condition speaks of.
bool lifts(const Game& g, const Scope& scope, const Node& action, Limit limit) {
    if (limit == Limit::any) return true;
    const auto kind = static_cast<ActionKind>(action.sub);
    const bool held = kind == ActionKind::attack || kind == ActionKind::use_named || kind == ActionKind::retreat;
    for (NodeIndex i = action.first; i != no_node; i = scope.node(g, i).next) {
        const bool ill = held && mentions(g, scope, i, NodeKind::ill);
        const bool first = mentions(g, scope, i, NodeKind::first_turn);
        if (ill || first) return limit == Limit::conditions ? ill : limit == Limit::first_turn && first;
    }
    return true;
}

bool has_action(Game& g, ModKind kind, Object subject, SeatId seat, ActionKind action, int word, Object object,
                Limit limit = Limit::any) {
    if (!(g.m.actions_seen & action_bit(kind, action))) return false;
    bool found = false;
    each_modifier(g, kind, subject, [&](const Scope& giver, NodeIndex give, const Node& mod) {
        Scope scope = giver;
        if (seat != no_seat) scope.actor = seat;  // `own` is the player who would act
        if (found || !action_fits(g, scope, mod, action, word, object) ||
            !lifts(g, scope, scope.node(g, mod.first), limit))
            return;
        // What a player can't do, his Pokémon can't either.
        if (seat != no_seat) found = gives_to_player(g, scope, give, seat);
        else
            found = gives_to(g, scope, give, subject) || (kind == ModKind::cant && subject.is_pokemon() &&
                                                          gives_to_player(g, scope, give, slot_seat(subject.slot)));
        if (found) note_keeper(g, scope);
    });
    return found;
}

// A Trainer whose text is carried out, or has left an effect behind, was played from hand and lies there no longer (JA
// E-29.b1).
bool was_played_from(Game& g, const Scope& scope, NodeIndex selection, const Scope& source) {
    const CopyId copy = source.source;
    const bool played = source.lasting || (copy != no_copy && g.m.copies[copy.value].where == Where::playing);
    return copy != no_copy && played && fits_in_zone(g, scope, selection, copy, Zone::hand);
}

}  // namespace

bool fits_in_zone(Game& g, const Scope& scope, NodeIndex selection, CopyId copy, Zone zone) {
    for (NodeIndex i = scope.node(g, selection).first; i != no_node; i = scope.node(g, i).next) {
        const Node& base = scope.node(g, scope.node(g, i).first);
        if (base.kind == NodeKind::zone && static_cast<Zone>(base.sub) == zone &&
            side_includes(scope, static_cast<Side>(base.number), owner(copy)) &&
            (base.next == no_node || passes(g, scope, base.next, {copy, no_slot})))
            return true;
    }
    return false;
}

bool is_effect_of(TextKind kind, EffectSource source) {
    switch (source) {
        case EffectSource::attacks: return kind == TextKind::attack;
        case EffectSource::abilities: return kind == TextKind::ability;
        case EffectSource::trainers:
            return kind == TextKind::trainer || kind == TextKind::tool || kind == TextKind::stadium;
        case EffectSource::all: return true;
    }
    return false;
}

bool is_protected(Game& g, const Scope& source, Object receiver, Harm harm) {
    if (!(g.m.modifiers_seen & bit(ModKind::no_effects))) return false;
    bool found = false;
    // What an attack lets wait is its effect when it comes true, too.
    const TextKind kind = source.program->kind == TextKind::attack ? TextKind::attack : source.kind;
    each_modifier(g, ModKind::no_effects, receiver, [&](const Scope& scope, NodeIndex give, const Node& mod) {
        if (found || (keeps_counters_off(mod) && harm != Harm::counters)) return;
        const bool fits = is_effect_of(kind, static_cast<EffectSource>(mod.sub));
        if (!fits || !gives_to(g, scope, give, receiver)) return;
        found = mod.first == no_node || was_played_from(g, scope, mod.first, source) ||
                (source.slot != no_slot ? selects(g, scope, mod.first, pokemon_object(g, source.slot))
                                        : selects(g, scope, mod.first, {source.source, no_slot}));
        if (found) note_keeper(g, scope);
    });
    return found;
}

// Follows FI cond.general.
bool may_become(Game& g, std::uint8_t slot, SpecialCondition condition) {
    return !condition_off(g, slot, condition) && !cant(g, slot, ActionKind::be_ill, static_cast<int>(condition));
}

bool card_cant(Game& g, CopyId copy, ActionKind action) {
    return has_action(g, ModKind::cant, {copy, no_slot}, no_seat, action, 0, {});
}

bool texts_limit(Game& g, CopyId copy) {
    bool found = false;
    each_modifier(g, ModKind::cant, [&](const Scope& scope, NodeIndex give, const Node& mod) {
        const Node& action = scope.node(g, mod.first);
        if (found || static_cast<ActionKind>(action.sub) != ActionKind::have_more_than) return;
        if (!gives_to_player(g, scope, give, owner(copy))) return;
        Scope theirs = scope;
        theirs.actor = owner(copy);
        const Candidates there = all_of(g, theirs, action.first);
        bool meant = false;
        for (NodeIndex i = scope.node(g, action.first).first; i != no_node; i = scope.node(g, i).next)
            for (NodeIndex part = scope.node(g, i).first; part != no_node; part = scope.node(g, part).next)
                meant |= scope.node(g, part).kind == NodeKind::set && passes(g, theirs, part, {copy, no_slot});
        found = meant && there.set.size() >= action.number;
    });
    return found;
}

// Follows JA C-14, C-15.
bool texts_forbid(Game& g, std::uint8_t slot, ActionKind action, int word, Object object) {
    return has_action(g, ModKind::cant, pokemon_object(g, slot), no_seat, action, word, object);
}

bool texts_forbid_player(Game& g, SeatId seat, ActionKind action, Object object, int word) {
    return has_action(g, ModKind::cant, {}, seat, action, word, object);
}

bool texts_allow(Game& g, std::uint8_t slot, ActionKind action, int word, Limit limit) {
    return has_action(g, ModKind::can, pokemon_object(g, slot), no_seat, action, word, {}, limit);
}

bool attack_can_anyway(Game& g, std::uint8_t slot, const CompiledAttack& attack, Limit limit) {
    bool found = false;
    each_own_modifier(g, slot, attack, ModKind::can, [&](const Scope& scope, const Node& mod) {
        found |=
            action_fits(g, scope, mod, ActionKind::attack, 0, {}) && lifts(g, scope, scope.node(g, mod.first), limit);
    });
    return found || can_anyway(g, slot, ActionKind::attack, 0, limit) ||
           can_anyway(g, slot, ActionKind::use_named, attack.name, limit);
}

// Follows FI liite-q.primal, term.mega.
bool ends_turn_as_it_evolves(Game& g, std::uint8_t slot) {
    return top_card(g, slot).stage == Stage::mega && slot_seat(slot) == g.m.turn_seat &&
           !can_anyway(g, slot, ActionKind::keep_turn);
}

bool texts_allow_player(Game& g, SeatId seat, ActionKind action, Object object, Limit limit) {
    return has_action(g, ModKind::can, {}, seat, action, 0, object, limit);
}

namespace {

bool text_says_it_can(Game& g, std::uint16_t index, CopyId copy, ActionKind action, Limit limit) {
    if (index == no_program || !(g.book.program(index).own_actions & action_bit(ModKind::can, action))) return false;
    const Scope scope = scope_of_card(g, g.book.program(index), copy, no_slot);
    for (NodeIndex i = scope.node(g, 0).first; i != no_node; i = scope.node(g, i).next) {
        if (scope.node(g, i).kind != NodeKind::give) continue;
        for (NodeIndex mod = scope.node(g, scope.node(g, i).first).next; mod != no_node;
             mod = scope.node(g, mod).next) {
            const Node& node = scope.node(g, mod);
            if (node.kind == NodeKind::can && action_fits(g, scope, node, action, 0, {}) &&
                lifts(g, scope, scope.node(g, node.first), limit))
                return true;
        }
    }
    return false;
}

}  // namespace

bool says_it_can(Game& g, CopyId copy, ActionKind action, Limit limit) {
    const CompiledCard& c = card(g, copy);
    if (text_says_it_can(g, c.play, copy, action, limit)) return true;
    for (int i = 0; i < c.ability_count; ++i)
        if (text_says_it_can(g, c.abilities[static_cast<std::size_t>(i)].program, copy, action, limit)) return true;
    return false;
}

bool fits_holder(Game& g, std::uint8_t slot, CopyId copy) {
    const std::uint16_t id = card(g, copy).attached;
    return id == no_program || limits_hold(g, scope_of_card(g, g.book.program(id), copy, slot));
}

bool text_lets_it_go_on(Game& g, std::uint8_t slot, CopyId copy) {
    const Program& program = g.book.program(card(g, copy).attached);
    return program.attach_if == no_node || holds(g, scope_of_card(g, program, copy, slot), program.attach_if);
}

}  // namespace cubenight::pokemon
