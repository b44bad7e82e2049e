// Reading the parts of a scenario that are the same in any card game: numbers that are checked, copies of a card, clauses.
#pragma once

#include <string>

#include "engine/language/tokens.hpp"
#include "engine/scenario/script/lists.hpp"

namespace cubenight::scenario {

// What stands here stands in the line of what was read last.
bool in_same_line(TokenReader& in);

// `at least 3`, `>= 3`, `3`.
bool at_number_check(const TokenReader& in);
Number read_number_check(TokenReader& in, int most);

// `x 3`, `x3`, `* 3` behind a card; 1 where nothing is said.
bool at_times(const TokenReader& in);
int read_times(TokenReader& in);

// Words, numbers, `-` and `.` without blanks between them: 5.6.2.2, A-01.2b.
std::string read_joined(TokenReader& in);

// What was read from that byte on, in one line of at most 300 bytes. REQUIRES: something was read since.
std::string written_since(TokenReader& in, std::string_view text, std::size_t begin);

}  // namespace cubenight::scenario
