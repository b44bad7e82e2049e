// The rules of the game that a night plays.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "draft/pool/copies.hpp"
#include "engine/cards/rule_set.hpp"
#include "engine/cards/ultraman/rules.hpp"

namespace cubenight::draft {

using GameRules = std::variant<RuleSet, ultraman::RuleSet>;

// The sizes that every game's rules have.
struct GameSizes {
    int deck = 0;       // cards of a deck
    int most_deck = 0;  // that an option allows
    int copies = 0;     // of a card in a deck
    int hand = 0;       // cards of the opening hand
};
GameSizes sizes_of(const GameRules& rules);

// The rules of the cube, or those of that name in its game; nothing where its game has none of that name.
GameRules cube_rules(const DraftCards& cards);
std::optional<GameRules> named_rules(const DraftCards& cards, std::string_view name);

// The line policy; of a game without evolution lines single cards.
LinePolicy lines_of(const GameRules& rules);

// The name of the rule set.
const std::string& name_of(const GameRules& rules);
// Options that differ from the bundle of that name, as "name = value" lines.
std::vector<std::string> changed_options(const GameRules& rules);
// Sets an option by its name in files. Says why where the name is unknown or the value out of its limits.
std::optional<Saying> set_option(GameRules& rules, std::string_view option, int value);

}  // namespace cubenight::draft
