#include "draft/pool/game_rules.hpp"

namespace cubenight::draft {
namespace {

template <class Key, class Rules>
GameSizes sizes(const Rules& rules, int most_deck) {
    return {rules[Key::deck_size], most_deck, rules[Key::copy_limit], rules[Key::hand_size]};
}

template <class Infos>
int most_of(const Infos& infos, std::string_view name) {
    for (const auto& info : infos)
        if (info.name == name) return info.most;
    return 0;
}

}  // namespace

GameSizes sizes_of(const GameRules& rules) {
    if (const auto* ultraman = std::get_if<ultraman::RuleSet>(&rules))
        return sizes<ultraman::OptionKey>(*ultraman, most_of(ultraman::option_table(), "deck_size"));
    return sizes<OptionKey>(std::get<RuleSet>(rules), most_of(option_table(), "deck_size"));
}

GameRules cube_rules(const DraftCards& cards) {
    if (cards.ucg) return cards.ucg->rules;
    return cards.cube->rules;
}

std::optional<GameRules> named_rules(const DraftCards& cards, std::string_view name) {
    if (cards.ucg) return ultraman::named_rule_set(name);
    return named_rule_set(name);
}

LinePolicy lines_of(const GameRules& rules) {
    const auto* pokemon = std::get_if<RuleSet>(&rules);
    return pokemon ? pokemon->lines() : LinePolicy::single_cards;
}

const std::string& name_of(const GameRules& rules) {
    return std::visit([](const auto& of_game) -> const std::string& { return of_game.name; }, rules);
}

std::vector<std::string> changed_options(const GameRules& rules) {
    if (const auto* ultraman = std::get_if<ultraman::RuleSet>(&rules)) return ultraman::changed_options(*ultraman);
    return cubenight::changed_options(std::get<RuleSet>(rules));
}

std::optional<Saying> set_option(GameRules& rules, std::string_view option, int value) {
    return std::visit([&](auto& of_game) { return of_game.set(option, value); }, rules);
}

}  // namespace cubenight::draft
