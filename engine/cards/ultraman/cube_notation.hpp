// Cube files of the Ultraman Card Game: those of every game (cards/notation.hpp) with this game's rules.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/notation.hpp"
#include "engine/cards/ultraman/rules.hpp"
#include "engine/core/result.hpp"

namespace cubenight::ultraman {

// A cube file of this game as written, and the rules that it says. The rules in its `cube` are another game's and mean
// nothing.
struct CubeFile {
    cubenight::CubeFile common;
    RuleSet rules = usual_rules();
};
// The draft table of a cube whose file has none.
std::vector<DraftTableRow> usual_table(const RuleSet& rules);
// Whether the text of a cube file says that it is of this game.
bool is_cube(std::string_view text);
Result<CubeFile> read_cube(std::string_view text, std::string_view file = {});
std::string write_cube(const CubeFile& cube);

}  // namespace cubenight::ultraman
