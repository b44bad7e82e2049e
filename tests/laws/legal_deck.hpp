// Random legal decks from any pool: lines of Pokémon with the cards that belong to them, Trainers, energy.
#pragma once

#include <span>
#include <vector>

#include "engine/core/chance.hpp"
#include "tests/laws/every_card.hpp"

namespace cubenight::test {

// As many cards as the rules want, copies within the copy limit, one ACE SPEC, one Radiant Pokémon, one Prism Star of a
// name. A pool that nothing can begin with gets its Basic Pokémon from every card.
std::vector<CardId> legal_deck(const EveryCard& every, std::span<const CardId> pool, const RuleSet& rules,
                               Generator& generator);

}  // namespace cubenight::test
