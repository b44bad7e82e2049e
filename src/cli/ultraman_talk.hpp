// A match of the Ultraman Card Game in the terminal.
#pragma once

#include "engine/cards/ultraman/card.hpp"
#include "src/cli/match_talk.hpp"

namespace cubenight::cli {

// REQUIRES for both: the rules and the match are of this game.
MatchQuestion ultraman_question(const MatchRunner& runner, const ultraman::CardSet& cards,
                                std::array<std::string, 2> seats);
Result<std::unique_ptr<MatchTelling>> tell_ultraman(const MatchRules& rules, const MatchDecks& decks,
                                                    std::uint64_t seed, std::array<std::string, 2> names);

}  // namespace cubenight::cli
