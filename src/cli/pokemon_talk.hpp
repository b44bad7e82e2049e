// A match of Pokémon in the terminal.
#pragma once

#include "src/cli/match_talk.hpp"

namespace cubenight::cli {

// REQUIRES for both: the rules and the match are of this game.
MatchQuestion pokemon_question(const MatchRunner& runner, const CardSet& cards, std::array<std::string, 2> seats);
Result<std::unique_ptr<MatchTelling>> tell_pokemon(const MatchRules& rules, const MatchDecks& decks, std::uint64_t seed,
                                                   std::array<std::string, 2> names);

}  // namespace cubenight::cli
