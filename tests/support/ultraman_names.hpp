// The names that the program's own table knows, for cards of the Ultraman Card Game in tests.
#pragma once

#include <string>

#include "engine/cards/ultraman/card.hpp"

namespace cubenight::test {

// Gives the cards the book of assets/ultraman_names.tsv below that folder. Throws where the table cannot be read.
void name_by_table(ultraman::CardSet& cards, const std::string& root);

}  // namespace cubenight::test
