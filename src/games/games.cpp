#include "src/games/games.hpp"

#include "src/games/pokemon/match_speed.hpp"
#include "src/games/ultraman/match_speed.hpp"

namespace cubenight {

Result<std::shared_ptr<const MatchRules>> match_rules(const draft::Night& night) {
    if (night.cards.ucg) return UltramanRules::make(night.cards.ucg->cards, std::get<ultraman::RuleSet>(night.rules));
    return PokemonRules::make(*night.cards.set, std::get<RuleSet>(night.rules));
}

std::unique_ptr<MatchSpeed> match_speed(const MatchRules& rules) {
    if (const auto* ultraman = ultraman_rules(rules)) return match_speed(*ultraman);
    return match_speed(dynamic_cast<const PokemonRules&>(rules));
}

}  // namespace cubenight
