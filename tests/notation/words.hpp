// The words of the notation and of scenario files, as the readers' own sources have them: what is made from these lists
// cannot speak of a word that no reader knows, or leave one out.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

namespace cubenight::test {

// What an editor would give a colour of its own.
enum class WordSort : std::uint8_t { statement, change, field, type, condition, place, kind, event, number, other };

// Every single word that the readers of cards, cubes and effects look for.
std::map<std::string, WordSort> notation_words(const std::string& root);
// Every single word that the readers of cards, decks and effects of the Ultraman Card Game look for.
std::map<std::string, WordSort> ultraman_words(const std::string& root);
// Those that the readers of scenario files look for besides.
std::set<std::string> scenario_words(const std::string& root);

}  // namespace cubenight::test
