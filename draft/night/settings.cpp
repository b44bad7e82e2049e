#include "draft/night/settings.hpp"

#include "draft/table/text.hpp"
#include "engine/core/ensure.hpp"

namespace cubenight::draft {
namespace {

std::optional<RuleSet> base_rules(const NightSettings& settings, const Cube& cube) {
    return settings.rule_set.empty() ? std::optional(cube.rules) : named_rule_set(settings.rule_set);
}

Refused check_texts(const NightSettings& settings) {
    for (const auto* text : {&settings.name, &settings.cube, &settings.rule_set})
        if (auto refused = check_text(*text, longest_name)) return refused;
    for (const auto& seat : settings.seats)
        if (auto refused = check_text(seat.name, longest_name)) return refused;
    return std::nullopt;
}

Refused check_rules(const NightSettings& settings, const Cube& cube) {
    auto rules = base_rules(settings, cube);
    if (!rules) return NightRefusal{Denial::unknown_rule_set, 0, 0, {}, {}};
    for (const auto& change : settings.rule_changes)
        if (rules->set(change.option, change.value))
            return NightRefusal{Denial::unknown_option, change.value, 0, {}, {}};
    return std::nullopt;
}

}  // namespace

NightSettings usual_settings(const DraftCards& cards, std::string name, std::vector<SeatSettings> seats,
                             std::uint64_t seed) {
    NightSettings settings;
    settings.name = std::move(name);
    settings.cube = cards.cube->name;
    settings.cube_cards = cube_hash(cards);
    settings.seed = seed;
    settings.row = suggested_row(*cards.cube, static_cast<int>(seats.size()));
    settings.seats = std::move(seats);
    return settings;
}

Refused check_settings(const NightSettings& settings, const DraftCards& cards) {
    if (auto refused = check_row(settings.row, cards.size(), settings.leave)) return refused;
    const int seats = static_cast<int>(settings.seats.size());
    if (seats != settings.row.players)
        return NightRefusal{Denial::players_out_of_range, seats, settings.row.players, {}, {}};
    if (settings.rounds < 0 || settings.rounds > most_rounds)
        return NightRefusal{
            Denial::rounds_out_of_range, settings.rounds, settings.rounds < 0 ? 0 : most_rounds, {}, {}};
    if (auto refused = check_texts(settings)) return refused;
    if (auto refused = check_rules(settings, *cards.cube)) return refused;
    if (settings.cube_cards != cube_hash(cards)) return NightRefusal{Denial::another_cube, 0, 0, {}, {}};
    return std::nullopt;
}

RuleSet night_rules(const NightSettings& settings, const Cube& cube) {
    auto rules = base_rules(settings, cube);
    ENSURE(rules.has_value());
    (*rules)[OptionKey::deck_size] = settings.row.deck_size;
    (*rules)[OptionKey::prize_cards] = settings.row.prize_cards;
    for (const auto& change : settings.rule_changes) ENSURE(!rules->set(change.option, change.value));
    return *rules;
}

int rounds_of(const NightSettings& settings) {
    return settings.rounds > 0 ? settings.rounds : default_rounds(settings.pairing, settings.row.players);
}

}  // namespace cubenight::draft
