#include "engine/pokemon/foresee/help.hpp"

#include "engine/cards/effect_tree.hpp"
#include "engine/pokemon/ask/numbers.hpp"
#include "engine/pokemon/ask/permissions.hpp"
#include "engine/pokemon/ask/quantities.hpp"

namespace cubenight::pokemon {
namespace {

// `heal` and `cure` of a variable's Pokémon, all of them, in the order of the text.
using Helps = InlineVector<NodeIndex, 4>;

bool helps(const Node& statement) { return statement.kind == NodeKind::heal || statement.kind == NodeKind::cure; }

// False where something else is done to them first.
bool gather(const Game& g, const Scope& scope, NodeIndex first, int variable, Helps& found) {
    for (NodeIndex i = first; i != no_node; i = scope.nodes[i].next) {
        if (!((scope.facts(g, i).names >> variable) & 1)) continue;
        const Node& node = scope.nodes[i];
        const bool leads_on =
            node.kind == NodeKind::then_ || node.kind == NodeKind::may || node.kind == NodeKind::block;
        if (helps(node) && means_all_of(scope.nodes, helped(scope, i), variable)) {
            if (!found.full()) found.push_back(i);
        } else if (found.empty() && !(leads_on && gather(g, scope, node.first, variable, found))) {
            return false;
        }
    }
    return true;
}

// Nothing where it is no `choose` of Pokémon that are helped first. Of several parts that are helped together one that
// needs it is enough (JA C-06.b4).
Helps helps_behind(const Game& g, const Scope& scope, NodeIndex choose) {
    Helps found;
    const Node& node = scope.nodes[choose];
    const bool chooses = node.kind == NodeKind::choose && scope.nodes[node.first].kind == NodeKind::selection;
    if (scope.kind == TextKind::attack || !chooses || node.number >= most_variables) return {};
    if (scope.nodes[scope.nodes[node.first].first].next != no_node) return {};
    return gather(g, scope, node.next, node.number, found) ? found : Helps{};
}

bool would_cure(Game& g, const Scope& scope, const Node& cure, std::uint8_t slot) {
    const Node& first = scope.nodes[cure.first];
    const bool named = first.kind == NodeKind::condition_value && first.sub != by_variable;
    const int meant = named ? 1 << first.sub : -1;
    for (int c = 0; c < condition_count; ++c)
        if ((g.m.pokemon[slot].conditions & meant & (1 << c)) != 0 &&
            !stays_ill(g, slot, static_cast<SpecialCondition>(c), CureWay::effects))
            return true;
    return false;
}

bool would_heal(Game& g, const Scope& scope, const Node& heal, std::uint8_t slot) {
    if (g.m.pokemon[slot].damage == 0 || cant(g, slot, ActionKind::be_healed)) return false;
    const bool until = static_cast<HealKind>(heal.sub) == HealKind::until_left;
    return !until || left_hp(g, slot) < quantity(g, scope, heal.first);
}

}  // namespace

NodeIndex helped(const Scope& scope, NodeIndex statement) {
    NodeIndex target = scope.nodes[statement].first;
    while (scope.nodes[target].kind != NodeKind::selection) target = scope.nodes[target].next;
    return target;
}

bool would_help(Game& g, const Scope& scope, NodeIndex statement, std::uint8_t slot) {
    const Node& node = scope.nodes[statement];
    return node.kind == NodeKind::heal ? would_heal(g, scope, node, slot) : would_cure(g, scope, node, slot);
}

CopySet in_need(Game& g, const Scope& scope, NodeIndex statement, CopySet of) {
    const bool heals = scope.nodes[statement].kind == NodeKind::heal;
    for (CopyId bottom : of) {
        const std::uint8_t slot = slot_of(g.m, bottom);
        bool needs = slot != no_slot && would_help(g, scope, statement, slot);
        for (NodeIndex i = scope.nodes[statement].next; heals && slot != no_slot && i != no_node;
             i = scope.nodes[i].next)
            needs = needs || (scope.nodes[i].kind == NodeKind::cure && would_help(g, scope, i, slot));
        if (!needs) of.erase(bottom);
    }
    return of;
}

bool chooses_for_help(const Game& g, const Scope& scope, NodeIndex choose) {
    return !helps_behind(g, scope, choose).empty();
}

CopySet chosen_for_help(Game& g, const Scope& scope, NodeIndex choose, CopySet of) {
    const Helps found = helps_behind(g, scope, choose);
    if (found.empty()) return of;
    for (CopyId bottom : of) {
        const std::uint8_t slot = slot_of(g.m, bottom);
        bool needs = false;
        for (NodeIndex i : found) needs = needs || (slot != no_slot && would_help(g, scope, i, slot));
        if (!needs) of.erase(bottom);
    }
    return of;
}

}  // namespace cubenight::pokemon
