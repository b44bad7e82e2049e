// The lines that the cube files of every game have: rule options, draft table, card files and copies.
#pragma once

#include <string>
#include <vector>

#include "engine/cards/notation.hpp"
#include "engine/language/tokens.hpp"

namespace cubenight {

// Whether the rows of a draft table name Prize cards. A row of a game that has none has 0 of them.
enum class TableWith : std::uint8_t { prizes, no_prizes };

// Reads "players 8 packs 3 of 15 deck 40 prizes 4", which stands here, to the end of the table.
void read_table_row(TokenReader& in, std::vector<DraftTableRow>& table, TableWith with);
std::string table_lines(const std::vector<DraftTableRow>& table, TableWith with);

// Reads "bench_size 3", what stands behind `option`, into the rule set of a game.
template <class Rules>
void read_option(TokenReader& in, Rules& rules) {
    const std::size_t begin = in.position();
    const auto name = in.expect_joined_word(saying("a rule option"));
    const int value = in.expect_number(saying("its value"), 0, largest_number);
    if (in.failed()) return;
    if (auto reason = rules.set(name.substr(0, 60), value)) in.fail_at(begin, *reason);
}

// Reads the card files that are used, one at least, and the copies of cards.
void read_uses_and_copies(TokenReader& in, CubeFile& file);
std::string uses_and_copies(const CubeFile& file);

// `line "Name" from "Name"`.
NamedLine read_named_line(TokenReader& in);
// The lines `free "key" N`, `below "key" "lower key"` and `line "Name" from "Name"`, none or more of each, in this order.
void read_free_and_lines(TokenReader& in, CubeFile& file);
std::string free_and_lines(const CubeFile& file);

}  // namespace cubenight
