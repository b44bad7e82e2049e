// What an attack costs (JA D-09, D-11 to D-13, E-32).
#include "engine/pokemon/ask/costs.hpp"

#include <algorithm>

#include "engine/pokemon/ask/modifiers.hpp"
#include "engine/pokemon/ask/payment.hpp"
#include "engine/pokemon/ask/quantities.hpp"
#include "engine/pokemon/ask/query.hpp"

namespace cubenight::pokemon {
namespace {

// The attack that the change is about, where it names one.
NodeIndex named_attack(const Game& g, const Scope& scope, const Node& mod) {
    return mod.first != no_node && scope.node(g, mod.first).kind == NodeKind::attack_name ? mod.first : no_node;
}

// What changes the cost of one attack: units more or less, a fixed cost that nothing changes (JA E-32), or none.
struct CostSum {
    EnergyCost fixed;
    bool is_fixed = false, gone = false;
    int change[type_count] = {};
    int less = 0;  // of any type

    void add(Game& g, const Scope& scope, const Node& mod) {
        const auto kind = static_cast<ChangeKind>(mod.sub);
        if (kind == ChangeKind::none) gone = true;
        if (kind == ChangeKind::fixed && is_fixed) return;  // the first one that says it
        if (kind == ChangeKind::fixed) is_fixed = true;
        const NodeIndex units = named_attack(g, scope, mod) == no_node ? mod.first : scope.node(g, mod.first).next;
        int times = 1;
        for (NodeIndex i = units; i != no_node; i = scope.node(g, i).next)
            if (scope.node(g, i).kind != NodeKind::cost_units) times = quantity(g, scope, i);
        for (NodeIndex i = units; i != no_node; i = scope.node(g, i).next) {
            if (scope.node(g, i).kind != NodeKind::cost_units) continue;
            const TypeSet unit{static_cast<std::uint16_t>(scope.node(g, i).number)};
            if (unit == TypeSet::all()) {
                ++less;
                continue;
            }
            const auto type = static_cast<std::size_t>(unit.first());
            if (type >= type_count) continue;
            if (kind == ChangeKind::fixed) ++fixed.units[type];
            if (kind == ChangeKind::plus) change[type] += times;
            if (kind == ChangeKind::minus) change[type] -= times;
        }
    }
    EnergyCost on(EnergyCost cost) const {
        if (gone) return EnergyCost{};  // stronger than all else (JA D-13.b3)
        if (is_fixed) return fixed;
        for (std::size_t i = 0; i < type_count; ++i)
            cost.units[i] = static_cast<std::uint8_t>(std::clamp(cost.units[i] + change[i], 0, 60));
        return cost;
    }
};

// So much less, of whichever types its player likes: first what the Pokémon's energy cannot pay, then Colorless.
EnergyCost less_of_any(Game& g, std::uint8_t slot, EnergyCost cost, int less) {
    for (; less > 0 && cost.total() > 0; --less) {
        int gone = type_count - 1;
        const int unpaid = types_unpaid(g, slot, cost);
        for (int type = 0; type < type_count - 1; ++type) {
            if (cost.units[type] == 0) continue;
            EnergyCost lower = cost;
            --lower.units[type];
            if (cost.units[gone] == 0 || types_unpaid(g, slot, lower) < unpaid) gone = type;
        }
        --cost.units[gone];
    }
    return cost;
}

}  // namespace

// Follows ZH D-13.faq3.
EnergyCost changed_attack_cost(Game& g, std::uint8_t slot, const CompiledAttack& attack) {
    CostSum sum;
    each_own_modifier(g, slot, attack, ModKind::cost,
                      [&](const Scope& scope, const Node& mod) { sum.add(g, scope, mod); });
    each_modifier(g, ModKind::cost, pokemon_object(g, slot), [&](const Scope& scope, NodeIndex give, const Node& mod) {
        const NodeIndex name = named_attack(g, scope, mod);
        if (name != no_node && !names_attack(g, scope, name, attack.name)) return;
        if (gives_to(g, scope, give, pokemon_object(g, slot))) sum.add(g, scope, mod);
    });
    return less_of_any(g, slot, sum.on(attack.cost), sum.less);
}

}  // namespace cubenight::pokemon
