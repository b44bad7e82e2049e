#include "engine/pokemon/run/reach.hpp"

#include "engine/pokemon/ask/permissions.hpp"
#include "engine/pokemon/ask/query.hpp"
#include "engine/pokemon/run/frames.hpp"

namespace cubenight::pokemon {
namespace {

// C-17 speaks of attacks, E-29 of cards that are played.
Clause as_it_is_stopped(const Scope& scope, Clause clause) {
    const bool of_attacks = clause == Clause::C_17_b1 || clause == Clause::C_17_list1 || clause == Clause::C_17_list3;
    if (scope.kind == TextKind::trainer && of_attacks) return Clause::E_29_b1;
    return scope.kind == TextKind::attack && clause == Clause::E_29_b1 ? Clause::C_17_b1 : clause;
}

bool stopped(Game& g, const Scope& scope, Clause clause, CopyId copy, std::uint8_t slot, Source keeper) {
    const bool stops_card = scope.kind == TextKind::trainer && !option(g, OptionKey::protected_card_rest);
    report(g, {.type = EventKind::blocked,
               .seat = slot == no_slot ? owner(copy) : slot_seat(slot),
               .copy = copy,
               .slot = slot,
               .clause = stops_card ? Clause::zh_e_29_b2 : as_it_is_stopped(scope, clause),
               .by = source_of(g, scope),
               .kept = keeper});
    // ZH E-29: of a card that is stopped so nothing else is carried out either (difference 10).
    if (stops_card && scope.context)
        for (Context& context : g.m.contexts)
            if (&context == scope.context) context.failed = 1;
    return true;
}

// An attack's effect that waited: who it was laid on has received it already (JA C-17.b2).
bool received_before(const Game& g, const Scope& scope, std::uint8_t slot) {
    if (!scope.context || scope.kind == scope.program->kind || scope.program->kind != TextKind::attack) return false;
    for (std::size_t v = 0; v < scope.context->bindings.size(); ++v) {
        const Binding& binding = scope.context->bindings[v];
        const bool laid_on = binding.kind == Binding::Kind::pokemon && v != scope.context->event_variable;
        if (laid_on && binding.set.contains(g.m.pokemon[slot].bottom)) return true;
    }
    return false;
}

bool harm_reaches(Game& g, const Scope& scope, std::uint8_t slot, Harm harm, Clause clause) {
    const Object receiver = pokemon_object(g, slot);
    if (slot == scope.slot || !is_protected(g, scope, receiver, harm) || received_before(g, scope, slot)) return true;
    const Source keeper = who_keeps(g, [&] { is_protected(g, scope, receiver, harm); });
    return !stopped(g, scope, clause, g.m.pokemon[slot].top, slot, keeper);
}

}  // namespace

bool reaches(Game& g, const Scope& scope, std::uint8_t slot, Clause clause) {
    return harm_reaches(g, scope, slot, Harm::effect, clause);
}

bool counters_reach(Game& g, const Scope& scope, std::uint8_t slot, Clause clause) {
    return harm_reaches(g, scope, slot, Harm::counters, clause);
}

// Follows JA C-19.faq.
bool reaches_card(Game& g, const Scope& scope, CopyId copy, Clause clause) {
    const CopyState& c = state(g, copy);
    if (c.where < Where::stadium || copy == scope.source || !is_protected(g, scope, {copy, no_slot})) return true;
    const Source keeper = who_keeps(g, [&] { is_protected(g, scope, {copy, no_slot}); });
    return !stopped(g, scope, clause, copy, c.slot, keeper);
}

bool reaches_holder(Game& g, const Scope& scope, CopyId copy) {
    const std::uint8_t holder = state(g, copy).slot;
    return holder == no_slot || reaches(g, scope, holder, Clause::C_17_list3);
}

bool complied(Game& g, const Scope& scope, NodeIndex selection, int count) {
    if (count > 0) return true;
    return follows_all_of_nothing(g, scope, selection) && all_of(g, scope, selection).set.empty();
}

void verb_done(Game& g, Frame& frame, int amount, bool performed) {
    Context& context = context_of(g, frame);
    context.done = static_cast<std::int16_t>(std::clamp(amount, -30000, 30000));
    context.performed = performed;
    if (performed && context.kind == TextKind::trainer)
        context.failed = 0;  // it reached somebody, if not all (ZH E-29.faq3)
    pop(g);
}

}  // namespace cubenight::pokemon
