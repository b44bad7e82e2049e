// What house rules make of the numbers on a card. One answer for matches and for every face that a card has.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/cards/rule_set.hpp"

namespace cubenight {

// The Weaknesses that count instead of the printed ones; nothing where the rules leave those as they are. Rules are
// applied in their order (CUBE house.psychic).
std::optional<std::vector<Affinity>> changed_weaknesses(const Card& card, std::span<const WeaknessRule> rules);

}  // namespace cubenight
