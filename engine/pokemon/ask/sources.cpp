#include "engine/pokemon/ask/sources.hpp"

namespace cubenight::pokemon {

void tell(Game& g, Event event) {
    if (!event.by.is_text()) event.by = g.by;
    g.listener->on_event(g.m, event);
}

Source source_of(const Game& g, const Scope& scope) {
    const TextKind kind = scope.program->kind;
    const bool of_pokemon = scope.slot != no_slot && (kind == TextKind::attack || kind == TextKind::ability);
    // What an effect left behind is of the card that it was of then.
    const bool as_now = of_pokemon && !scope.lasting && g.m.pokemon[scope.slot].in_play();
    return {kind, scope.lasting != nullptr, scope.program->name, as_now ? g.m.pokemon[scope.slot].top : scope.source};
}

Clause clause_of_text(const Game& g, const Scope& scope) {
    const bool declared = scope.program->declared;
    switch (scope.program->kind) {
        case TextKind::attack: {
            const Context* context = scope.context;
            const bool first = context && (context->paying || context->phase == TextPhase::before_damage);
            return first ? Clause::A_01_3 : Clause::A_01_5;
        }
        case TextKind::ability: return declared ? Clause::A_02_2 : Clause::A_02_b4;
        case TextKind::trainer:
            return card(g, scope.source).kind == CardKind::supporter ? Clause::I_B_02_proc_3 : Clause::I_B_01_proc_3;
        case TextKind::stadium: return declared ? Clause::I_B_03_proc_3 : Clause::I_B_03_b6;
        case TextKind::tool: return Clause::I_B_01_b5;
        case TextKind::energy: return Clause::I_C_b5;
        case TextKind::rule: break;
    }
    return Clause::II_A_b1;
}

}  // namespace cubenight::pokemon
