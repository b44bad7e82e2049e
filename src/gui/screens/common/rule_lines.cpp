#include "src/gui/screens/common/rule_lines.hpp"

#include <algorithm>
#include <utility>

#include "src/text/rule_options.hpp"
#include "src/text/ultraman/rule_options.hpp"

namespace cubenight::gui {

namespace {

bool is_a_size(std::string_view name) { return name == "deck_size" || name == "prize_cards"; }

// Clauses of documents are cited as they are; what has none is said.
std::string clause_in_words(std::string_view clause, text::Language language) {
    constexpr std::string_view difference = "difference ";
    const Strings say(language);
    if (clause == "house rule") return std::string(say(Text::rules_house));
    if (!clause.starts_with(difference)) return std::string(clause);
    return say(Text::rules_difference, {clause.substr(difference.size())});
}

}  // namespace

std::string_view rule_set_called(const Strings& say, std::string_view rule_set) {
    constexpr std::pair<std::string_view, Text> names[] = {
        {"ja-3.0", Text::seating_rules_ja}, {"zh-2.2", Text::seating_rules_zh}, {"fi-swsh", Text::seating_rules_fi}};
    for (const auto& [name, text] : names)
        if (rule_set == name) return say(text);
    return rule_set.empty() ? say(Text::seating_cube_rules) : rule_set;
}

std::optional<draft::GameRules> bundle_of(const draft::GameRules& rules) {
    const std::string& name = draft::name_of(rules);
    if (std::holds_alternative<ultraman::RuleSet>(rules)) {
        if (auto bundle = ultraman::named_rule_set(name)) return *bundle;
    } else if (auto bundle = named_rule_set(name)) {
        return *bundle;
    }
    return std::nullopt;
}

std::optional<draft::GameRules> known_rules(const draft::GameRules& rules) {
    if (std::holds_alternative<ultraman::RuleSet>(rules)) return std::nullopt;
    return draft::GameRules(*named_rule_set("ja-3.0"));
}

std::vector<RuleLine> rule_lines(const draft::GameRules& rules, text::Language language) {
    std::vector<RuleLine> lines;
    const auto add = [&](const auto& options, const auto& set, auto title, auto words) {
        for (const auto& option : options) {
            if (is_a_size(option.name) || option.least == option.most) continue;
            RuleLine line{option.name,
                          option.least,
                          option.most,
                          set[option.key],
                          title(option.key, language),
                          {},
                          clause_in_words(option.clause, language)};
            for (int value = line.least; value <= line.most && !words(option.key, value, language).empty(); ++value)
                line.values.push_back(words(option.key, value, language));
            lines.push_back(std::move(line));
        }
    };
    if (const auto* ucg = std::get_if<ultraman::RuleSet>(&rules))
        add(ultraman::option_table(), *ucg, ultraman::text::option_title, ultraman::text::option_value);
    else add(option_table(), std::get<RuleSet>(rules), text::option_title, text::option_value);
    // What most cubes want to decide, and what changes the draft itself, stands first.
    std::stable_partition(lines.begin(), lines.end(),
                          [](const RuleLine& line) { return find_option(line.name) == OptionKey::lines; });
    return lines;
}

std::vector<ChangedRule> changed_rules(const draft::GameRules& rules, text::Language language) {
    const auto bundle = bundle_of(rules);
    return bundle ? changed_rules(rules, *bundle, language) : std::vector<ChangedRule>();
}

std::vector<ChangedRule> changed_rules(const draft::GameRules& rules, const draft::GameRules& other,
                                       text::Language language) {
    const std::vector<RuleLine> now = rule_lines(rules, language), usual = rule_lines(other, language);
    std::vector<ChangedRule> changed;
    for (std::size_t i = 0; i < now.size(); ++i)
        if (now[i].value != usual[i].value) changed.push_back({now[i], usual[i].value});
    return changed;
}

}  // namespace cubenight::gui
