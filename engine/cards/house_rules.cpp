#include "engine/cards/house_rules.hpp"

namespace cubenight {

std::optional<std::vector<Affinity>> changed_weaknesses(const Card& card, std::span<const WeaknessRule> rules) {
    if (card.kind != CardKind::pokemon) return std::nullopt;
    std::vector<Affinity> weaknesses = card.weaknesses;
    for (const WeaknessRule& rule : rules)
        if (card.types.has(rule.whose) && (!weaknesses.empty() || rule.give_missing))
            weaknesses = {{rule.against, Affinity::Op::times, rule.factor}};
    if (weaknesses == card.weaknesses) return std::nullopt;
    return weaknesses;
}

}  // namespace cubenight
