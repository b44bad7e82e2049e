// The players for empty seats of a match, by name, whatever the game.
#pragma once

#include <cstdint>
#include <string_view>

namespace cubenight::bots {

enum class MatchBot : std::uint8_t { random, steady };

// The name in reports: "random", "steady".
std::string_view match_bot_name(MatchBot bot);

}  // namespace cubenight::bots
