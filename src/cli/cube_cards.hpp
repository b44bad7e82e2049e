// Cards of the cubes that there are, by their names or keys.
#pragma once

#include <string>

#include "src/cli/commands.hpp"

namespace cubenight::cli {

// How much of a card's name is given: all of it or of its key, or a part, as at a prompt.
enum class Given : std::uint8_t { whole_name, part };

// Tells the cards that are called so, each under a cube that it is in: one whole, more of them by their lines. False where there
// is none.
bool tell_cards_of_cubes(const std::string& called, Given given, const Request& request);

}  // namespace cubenight::cli
