// The players for empty seats of a match, by name. A bot sees the View of its seat and nothing else; the same view
// and the same state of the generator give the same option.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "engine/core/chance.hpp"
#include "engine/pokemon/book/rulebook.hpp"
#include "engine/pokemon/match/choice.hpp"
#include "engine/pokemon/view.hpp"

namespace cubenight::bots {

enum class MatchBot : std::uint8_t { random, steady };
inline constexpr std::array<MatchBot, 2> all_match_bots{MatchBot::random, MatchBot::steady};

// The name in commands and files: "random", "steady".
std::string_view match_bot_name(MatchBot bot);
// Nothing where no bot has that name.
std::optional<MatchBot> find_match_bot(std::string_view name);

// One of the options that the view's choice lists. REQUIRES: view.asks_me, the choice has options.
pokemon::Option bot_option(MatchBot bot, const pokemon::Rulebook& book, const pokemon::View& view,
                           Generator& generator);

}  // namespace cubenight::bots
