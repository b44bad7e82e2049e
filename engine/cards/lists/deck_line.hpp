// One card of a deck list: `4 Nest Ball SVI 181`, and all that people and programs write instead.
#pragma once

#include <optional>
#include <string_view>

#include "engine/cards/lists/card_list.hpp"

namespace cubenight {

// Fills count, name, printing and `parallel`. Nothing, or what is wrong with the line.
//
// The count stands first (`4`, `4x`, `x4`) or last (`x4`), or there is none. Set and number are the last two words, or stand in
// brackets, or are joined by a hyphen (`sv1-181`). A word is a set if it is a known code or written like one; else it
// belongs to the name, as the last one of `Alakazam E4` does.
std::optional<Saying> read_deck_line(std::string_view line, ListEntry& entry);

// A count as rows of tables have it: `4`, `4x`. Nothing where it is none.
std::optional<int> count_in(std::string_view word);

// Why a count is refused; nothing where it is one.
std::optional<Saying> wrong_count(int count);

// `sv1-181` and the like, cut at its last hyphen. Nothing where one half is no set or no number.
std::optional<ListedPrinting> joined_printing(std::string_view word);

}  // namespace cubenight
