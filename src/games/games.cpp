#include "src/games/games.hpp"

#include "src/games/pokemon/pokemon_match.hpp"
#include "src/games/ultraman/ultraman_match.hpp"

namespace cubenight {

Result<std::shared_ptr<const MatchRules>> match_rules(const draft::Night& night) {
    if (night.cards.ucg) return UltramanRules::make(night.cards.ucg->cards, std::get<ultraman::RuleSet>(night.rules));
    return PokemonRules::make(*night.cards.set, std::get<RuleSet>(night.rules));
}

}  // namespace cubenight
