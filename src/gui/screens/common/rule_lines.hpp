// The options of a night's rules as people read them, whatever the game.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "draft/pool/game_rules.hpp"
#include "src/text/language.hpp"

namespace cubenight::gui {

struct RuleLine {
    std::string name;  // in files
    int least = 0, most = 0;
    int value = 0;
    std::string_view meaning;  // a sentence about its values
    std::string_view clause;
    std::vector<std::string_view> meanings = {};  // of each value by itself, from the least on; empty for most
    std::string_view meaning_of(int of) const {
        return meanings.empty() ? meaning : meanings[static_cast<std::size_t>(of - least)];
    }
};

// All that can be changed but the sizes of decks and Prize cards, which are set where the night's packs are.
std::vector<RuleLine> rule_lines(const draft::GameRules& rules, text::Language language);

// Those that differ from the bundle that the rules are named after; none where there is no such bundle.
struct ChangedRule {
    RuleLine now;
    int usual = 0;
};
std::vector<ChangedRule> changed_rules(const draft::GameRules& rules, text::Language language);

}  // namespace cubenight::gui
