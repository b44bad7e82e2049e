#include "engine/pokemon/ask/modifiers.hpp"

#include "engine/pokemon/ask/permissions.hpp"
#include "engine/pokemon/ask/quantities.hpp"
#include "engine/pokemon/ask/query.hpp"

namespace cubenight::pokemon {

// Follows JA E-13.b2, E-13.b3.
NodeIndex unmet_limit(Game& g, const Scope& scope) {
    for (NodeIndex condition : scope.program->only_if)
        if (condition != no_node && !holds(g, scope, condition)) return condition;
    return no_node;
}

bool limits_hold(Game& g, const Scope& scope) { return unmet_limit(g, scope) == no_node; }

bool lasting_works(Game& g, const Lasting& lasting) {
    if (g.m.turn < lasting.from_turn || g.m.turn > lasting.last_turn) return false;
    // The Checkup behind the last turn comes after that turn's end (JA E-20.b1); one that opens it is no part of "the next
    // turn" (JA E-01.b1), but of what lasts until its end (JA E-21.b2, E-22.b2).
    if (g.m.phase == MatchPhase::checkup && g.m.turn == lasting.last_turn &&
        !(lasting.until_end && option(g, OptionKey::checkup) == 1))
        return false;
    if (lasting.anchor == AnchorKind::pokemon) {
        const Pokemon& p = g.m.pokemon[lasting.anchor_id];
        if (!p.in_play() || p.arrived != lasting.anchor_arrived) return false;
    }
    if (lasting.anchor == AnchorKind::card && g.m.copies[lasting.anchor_id].arrived != lasting.anchor_arrived)
        return false;
    if (lasting.until != no_node && !holds(g, scope_of(g, lasting), lasting.until)) return false;
    return lasting.condition == no_node || holds(g, scope_of(g, lasting), lasting.condition);
}

namespace {

// What stands reaches nobody who is not affected by such texts; of an attack neither what is meant for
// whoever comes (`live`); the rest was received or not as it was used (JA C-17.b2).
bool keeps_off(Game& g, const Scope& scope, Object object) {
    if (!(g.m.modifiers_seen & bit(ModKind::no_effects)) || !object.is_pokemon() || object.slot == scope.slot)
        return false;
    return (scope.kind != TextKind::attack || scope.lasting) && is_protected(g, scope, object);
}

}  // namespace

bool gives_to(Game& g, const Scope& scope, NodeIndex give, Object object) {
    const NodeIndex target = scope.node(g, give).first;
    const Node& node = scope.node(g, target);
    if (node.kind == NodeKind::player) return false;
    if (scope.lasting && !scope.lasting->live)
        return object.copy != no_copy && scope.lasting->subjects.contains(object.copy);
    return selects(g, scope, target, object) && !keeps_off(g, scope, object);
}

bool gives_to_player(Game& g, const Scope& scope, NodeIndex give, SeatId seat) {
    const Node& node = scope.node(g, scope.node(g, give).first);
    return node.kind == NodeKind::player && player_includes(scope, static_cast<Player>(node.sub), seat);
}

}  // namespace cubenight::pokemon
