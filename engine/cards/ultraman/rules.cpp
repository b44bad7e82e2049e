#include "engine/cards/ultraman/rules.hpp"

#include <array>

#include "engine/language/slips.hpp"

namespace cubenight::ultraman {
namespace {

constexpr std::array<OptionInfo, option_count> infos = {{
    {OptionKey::deck_size, "deck_size", 1, 50, 50, "UCG 4.1.1"},
    {OptionKey::copy_limit, "copy_limit", 1, 50, 4, "UCG 4.1.2"},
    {OptionKey::hand_size, "hand_size", 1, 10, 6, "UCG 4.2.3"},
    {OptionKey::redraws, "redraws", 0, 1, 1, "UCG 4.2.3"},
    {OptionKey::wins, "wins", 1, 9, 3, "UCG 1.3.2"},
    {OptionKey::first_turn_draw, "first_turn_draw", 0, 1, 0, "UCG 5.3.1"},
    {OptionKey::grade_keeps_last, "grade_keeps_last", 0, 1, 1, "UCG 11.6.3"},
    {OptionKey::grade_to_quad, "grade_to_quad", 0, 1, 1, "UCG 11.6.1"},
    {OptionKey::missing_bp, "missing_bp", 0, 1, 0, "UCG 8.1.1"},
    {OptionKey::floor_each_step, "floor_each_step", 0, 1, 0, "UCG 11.7.2"},
    {OptionKey::vacancies_only, "vacancies_only", 0, 1, 0, "UCG 12.4.3"},
    {OptionKey::both_unable, "both_unable", 0, 1, 0, "UCG 1.3.4"},
    {OptionKey::alternate_triggers, "alternate_triggers", 0, 1, 0, "UCG 10.1.3.4"},
    {OptionKey::expiry_first, "expiry_first", 0, 1, 0, "UCG 5.10.2"},
    {OptionKey::bp_leaves_with_top, "bp_leaves_with_top", 0, 1, 0, "UCG 11.7.1"},
    {OptionKey::lone_ties, "lone_ties", 0, 1, 0, "UCG 12.4.2.1"},
    {OptionKey::single_by_text, "single_by_text", 0, 1, 1, "UCG 11.15.1"},
    {OptionKey::given_type_replaces, "given_type_replaces", 0, 1, 0, "UCG 2.3.4.1"},
    {OptionKey::charge_reveals, "charge_reveals", 0, 1, 0, "UCG 11.17.1"},
    {OptionKey::vacancies_count, "vacancies_count", 0, 1, 1, "UCG 2.4.2.3"},
    {OptionKey::text_scene_needs_round, "text_scene_needs_round", 0, 1, 1, "UCG 6.3.1"},
}};

}  // namespace

std::span<const OptionInfo> option_table() { return infos; }

std::optional<OptionKey> find_option(std::string_view name) {
    for (const auto& info : infos)
        if (info.name == name) return info.key;
    return std::nullopt;
}

std::optional<Saying> RuleSet::set(std::string_view option, int value) {
    const auto key = find_option(option);
    if (!key) {
        std::vector<std::string_view> names;
        names.reserve(std::size(infos));
        for (const auto& info : infos) names.emplace_back(info.name);
        return or_meant(saying("there is no rule option called \"{0}\"", option), nearest(option, names));
    }
    const auto& info = infos[static_cast<std::size_t>(*key)];
    if (value < info.least || value > info.most)
        return saying("{0} goes from {1} to {2}, not {3}", info.name, info.least, info.most, value);
    (*this)[*key] = value;
    return std::nullopt;
}

RuleSet::RuleSet() {
    for (const auto& info : infos) (*this)[info.key] = info.usual;
}

std::optional<RuleSet> named_rule_set(std::string_view name) {
    if (name == "ucg-1.6") return usual_rules();
    return std::nullopt;
}

std::vector<std::string> changed_options(const RuleSet& rules) {
    std::vector<std::string> lines;
    const auto bundle = named_rule_set(rules.name);
    for (const auto& info : infos)
        if (!bundle || rules[info.key] != (*bundle)[info.key])
            lines.push_back(std::string(info.name) + " = " + std::to_string(rules[info.key]));
    return lines;
}

}  // namespace cubenight::ultraman
