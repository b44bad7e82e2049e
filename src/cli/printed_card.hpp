// A card of the card library in the terminal: what is printed stays as it is, what stands around it is in the reader's language.
#pragma once

#include <string>
#include <vector>

#include "src/library/card.hpp"

namespace cubenight::cli {

// The whole card: lines with their ends, the name first. `set` is the card's own, `again` the ids of other printings.
std::string printed_card(const library::LibraryCard& card, const library::LibrarySet& set,
                         const std::vector<std::string>& again);

// A card in columns: id, name, kind, type, HP, set; and what stands above them.
std::vector<std::string> printed_row(const library::LibraryCard& card, const std::vector<library::LibrarySet>& sets);
std::vector<std::string> row_of_headings();

// The set of that code; where there is none, one that is called by its code.
library::LibrarySet set_of(const std::string& code, const std::vector<library::LibrarySet>& sets);

}  // namespace cubenight::cli
