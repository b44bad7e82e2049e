// The line form of settings and entries: a word for what it is, then key=value, one line each.
//   pick seat=3 card=112 at=1764000000000
//   undo seat=3 reason="wrong card, the table agrees"
//   deck seat=0 cards=1,7,30 energy=fire:6,grass:4
//   pair round=2 tables=0-3,1-2,4
//   night name="Friday" ... decks="Tiga, Dyna and Gaia":50,"Zero, Geed and Z":50
// Seats and cards count from 0 as in the program, rounds and tables from 1. Strings stand in double quotes with
// \" \\ \n \t and \xHH. Keys may stand in any order; unknown, doubled and missing ones are refused, and so is
// every number out of its range. read(write(x)) == x.
#pragma once

#include <string>
#include <string_view>

#include "draft/night/entry.hpp"
#include "draft/night/settings.hpp"
#include "engine/core/result.hpp"

namespace cubenight::draft {

inline constexpr std::size_t longest_line = 65'536;  // bytes; a longer one is refused unread

// Without the line's end.
std::string write_entry(const Entry& entry);
// What everybody may see of it while persons play: a star stands for cards, seeds and steps. Not to be read again.
std::string write_open_entry(const Entry& entry);
Result<Entry> read_entry(std::string_view line, int line_number = 0);

std::string write_settings(const NightSettings& settings);
Result<NightSettings> read_settings(std::string_view line, int line_number = 0);

}  // namespace cubenight::draft
