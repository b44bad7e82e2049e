// Cards of the cubes that there are, by their names or keys.
#pragma once

#include <string>

#include "src/cli/commands.hpp"

namespace cubenight::cli {

// What is given of a card: all of its name or of its key, a part of them, as at a prompt, or words that are all on it.
enum class Given : std::uint8_t { whole_name, part, words };

// Tells the cards that are called so, each under a cube that it is in: one whole, more of them by their lines. Returns how many
// there are.
std::size_t tell_cards_of_cubes(const std::string& called, Given given, const Request& request);

}  // namespace cubenight::cli
