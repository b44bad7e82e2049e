#include "engine/cards/rule_set.hpp"

#include "engine/language/slips.hpp"

#include <array>

namespace cubenight {
namespace {

constexpr std::array<OptionInfo, option_count> infos = {{
    {OptionKey::deck_size, "deck_size", 1, 60, 60, "difference 17"},
    {OptionKey::prize_cards, "prize_cards", 1, most_prizes, 6, "JA I-G.7"},
    {OptionKey::bench_size, "bench_size", 1, most_benched, 5, "JA A-04.b2"},
    {OptionKey::copy_limit, "copy_limit", 1, 60, 4, "FI deck"},
    {OptionKey::hand_size, "hand_size", 1, 10, 7, "JA I-G.4"},
    {OptionKey::first_turn_attack, "first_turn_attack", 0, 1, 0, "difference 5"},
    {OptionKey::first_turn_supporter, "first_turn_supporter", 0, 1, 0, "difference 5"},
    {OptionKey::first_turn_evolve, "first_turn_evolve", 0, 1, 0, "JA A-05.b2"},
    {OptionKey::stadiums_per_turn, "stadiums_per_turn", 1, 60, 1, "JA I-B-03.b1"},
    {OptionKey::promotion, "promotion", 0, 1, 0, "difference 1"},
    {OptionKey::checkup_prize_before_promotion, "checkup_prize_before_promotion", 0, 1, 1, "difference 1"},
    {OptionKey::own_fail_is_used, "own_fail_is_used", 0, 1, 1, "difference 2"},
    {OptionKey::burn, "burn", 0, 0, 0, "difference 3"},
    {OptionKey::self_damage_uses_wr, "self_damage_uses_wr", 0, 1, 1, "difference 4"},
    {OptionKey::poison_newest_replaces, "poison_newest_replaces", 0, 1, 1, "difference 6"},
    {OptionKey::checkup, "checkup", 0, 1, 0, "difference 7"},
    {OptionKey::checkup_effects, "checkup_effects", 0, 1, 0, "difference 8"},
    {OptionKey::effect_evolution_keeps_conditions, "effect_evolution_keeps_conditions", 0, 1, 0, "difference 9"},
    {OptionKey::protected_card_rest, "protected_card_rest", 0, 1, 1, "difference 10"},
    {OptionKey::hand_choice_may_fail, "hand_choice_may_fail", 0, 1, 1, "difference 11"},
    {OptionKey::empty_all_complies, "empty_all_complies", 0, 1, 0, "difference 12"},
    {OptionKey::attack_choices_up_front, "attack_choices_up_front", 0, 1, 0, "difference 13"},
    {OptionKey::immune_energy_receiver_discards, "immune_energy_receiver_discards", 0, 1, 1, "difference 14"},
    {OptionKey::energy_types, "energy_types", 10, 11, 11, "difference 15"},
    {OptionKey::on_draw, "on_draw", 0, 1, 0, "difference 19"},
    {OptionKey::extra_draw, "extra_draw", 0, 1, 0, "difference 20"},
    {OptionKey::zone_change_resets, "zone_change_resets", 0, 1, 1, "difference 22"},
    {OptionKey::past_event_survives_leaving, "past_event_survives_leaving", 0, 1, 1, "difference 23"},
    {OptionKey::single_search_may_fail, "single_search_may_fail", 0, 1, 1, "difference 28"},
    {OptionKey::all_effects_end, "all_effects_end", 0, 1, 1, "JA A-03.b6, A-05.b4"},
    {OptionKey::any_number_changes, "any_number_changes", 0, 1, 1, "JA D-02.b2"},
    {OptionKey::resistance_ends_damage, "resistance_ends_damage", 0, 1, 1, "JA A-01.dmg4.zero"},
    {OptionKey::bench_until_start, "bench_until_start", 0, 1, 1, "JA I-G.6"},
    {OptionKey::lines, "lines", 0, line_policy_count - 1, 0, "house rule"},
}};

RuleSet usual_options(std::string name) {
    RuleSet rules;
    rules.name = std::move(name);
    for (const auto& info : infos) rules[info.key] = info.usual;
    return rules;
}

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

std::optional<RuleSet> named_rule_set(std::string_view name) {
    RuleSet rules = usual_options(std::string(name));
    if (name == "ja-3.0") return rules;
    if (name == "zh-2.2") {
        rules[OptionKey::promotion] = 1;
        rules[OptionKey::own_fail_is_used] = 0;
        rules[OptionKey::protected_card_rest] = 0;
        rules[OptionKey::hand_choice_may_fail] = 0;
        rules[OptionKey::empty_all_complies] = 1;
        rules[OptionKey::energy_types] = 10;
        rules[OptionKey::zone_change_resets] = 0;
        rules[OptionKey::single_search_may_fail] = 0;
        return rules;
    }
    if (name == "fi-swsh") {
        rules[OptionKey::checkup_prize_before_promotion] = 0;
        rules[OptionKey::self_damage_uses_wr] = 0;
        rules[OptionKey::checkup_effects] = 1;
        rules[OptionKey::attack_choices_up_front] = 1;
        rules[OptionKey::all_effects_end] = 0;
        rules[OptionKey::any_number_changes] = 0;
        rules[OptionKey::resistance_ends_damage] = 0;
        rules[OptionKey::bench_until_start] = 0;
        rules[OptionKey::hand_choice_may_fail] = 0;  // "up to" is at least one (FI detail.up-to)
        return rules;
    }
    if (name == "cube") {
        rules[OptionKey::checkup] = 1;
        rules[OptionKey::extra_draw] = 1;
        rules[OptionKey::bench_until_start] = 0;
        rules[OptionKey::on_draw] = 1;
        return rules;
    }
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

}  // namespace cubenight
