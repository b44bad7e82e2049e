// The options of a night's rules as people read them, whatever the game.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "draft/pool/game_rules.hpp"
#include "src/gui/kit/strings.hpp"
#include "src/text/language.hpp"

namespace cubenight::gui {

struct RuleLine {
    std::string name;  // in files
    int least = 0, most = 0;
    int value = 0;
    std::string_view title;                // what it is about
    std::vector<std::string_view> values;  // what each means, from the least on; none where the numbers say it
    std::string clause;                    // in words where it is none of a document: "house rule"
    // The words of a value, or its number.
    std::string value_in_words(int of) const {
        return values.empty() ? std::to_string(of) : std::string(values[static_cast<std::size_t>(of - least)]);
    }
};

// All that can be changed but the sizes of decks and Prize cards, which are set where the night's packs are.
std::vector<RuleLine> rule_lines(const draft::GameRules& rules, text::Language language);

// What a rule set is called: after its country, or as the cube's own, whose name is empty.
std::string_view rule_set_called(const Strings& say, std::string_view rule_set);

// The bundle that the rules are named after, where there is one.
std::optional<draft::GameRules> bundle_of(const draft::GameRules& rules);

// The rules that players of shop cards know, against which a cube's own are told: those of the JA document. None of a game
// that has one document.
std::optional<draft::GameRules> known_rules(const draft::GameRules& rules);

// Those that differ from that bundle; none where there is none.
struct ChangedRule {
    RuleLine now;
    int usual = 0;
};
std::vector<ChangedRule> changed_rules(const draft::GameRules& rules, text::Language language);
// The same against other rules of that game than its bundle.
std::vector<ChangedRule> changed_rules(const draft::GameRules& rules, const draft::GameRules& usual,
                                       text::Language language);

}  // namespace cubenight::gui
