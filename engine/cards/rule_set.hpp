// Rule options (docs/differences.md): every point in which the documents differ, the sizes of a match, and
// house rules, as data. Rule sets are bundles of them; a cube's file and a night change single options.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/types.hpp"
#include "engine/core/result.hpp"

namespace cubenight {

enum class OptionKey : std::uint8_t {
    // sizes and limits
    deck_size,
    prize_cards,
    bench_size,
    copy_limit,
    hand_size,
    first_turn_attack,
    first_turn_supporter,
    first_turn_evolve,
    stadiums_per_turn,
    // docs/differences.md, in its order
    promotion,                          // 1: 0 next turn's player first, 1 the turn player's opponent first
    checkup_prize_before_promotion,     // 1 (FI)
    own_fail_is_used,                   // 2
    burn,                               // 3: 0 two counters then flip
    self_damage_uses_wr,                // 4
    poison_newest_replaces,             // 6
    checkup,                            // 7: 0 between turns, 1 at the owner's turn start
    checkup_effects,                    // 8: 0 individual, 1 as one block
    effect_evolution_keeps_conditions,  // 9
    protected_card_rest,                // 10: 1 carry out the rest
    hand_choice_may_fail,               // 11
    empty_all_complies,                 // 12
    attack_choices_up_front,            // 13
    immune_energy_receiver_discards,    // 14
    energy_types,                       // 15: 11 or 10
    on_draw,                            // 19: 0 sudden death, 1 draw
    extra_draw,                         // 20: 0 after Prize cards, number declared, 1 each time before Prize cards
    zone_change_resets,                 // 22
    past_event_survives_leaving,        // 23
    single_search_may_fail,             // 28
    all_effects_end,                    // 29: what ends on the Bench and on evolving: 1 all, 0 effects of attacks
    any_number_changes,                 // 30: "any number" is 1 at least one where nothing changes otherwise, 0 or none
    resistance_ends_damage,             // 31: Resistance leaves no damage: 1 it ends there, 0 step 5 still adds
    bench_until_start,                  // 32: Basic Pokémon at set-up: 1 until the match begins, 0 not after "done"
    // house rules
    lines,  // a LinePolicy
};
inline constexpr int option_count = static_cast<int>(OptionKey::lines) + 1;

// What becomes of evolutions whose lower stages nobody has: in most cubes they stand alone. The numbers are the values of
// OptionKey::lines.
enum class LinePolicy : std::uint8_t {
    single_cards,       // nothing: the deck check mentions what a line lacks
    required,           // a deck with such an evolution is not legal
    free_lower_stages,  // a deck may have the stages below each drafted evolution in it
    with_pick,          // a pick brings one card of each stage below it
    whole_line,         // so it does, and cards of one line in the cube are one pick
    as_basics,          // evolutions may be played as Basic Pokémon
    stand_in,           // any evolution may be played on a Basic Pokémon that everybody may have in the deck
};
inline constexpr int line_policy_count = static_cast<int>(LinePolicy::stand_in) + 1;

// What is known of an option: its name in files, its limits, its default (that of `ja-3.0`), its difference row.
struct OptionInfo {
    OptionKey key;
    const char* name;
    int least;
    int most;
    int usual;
    const char* clause;  // the clause or difference that it answers
};
std::span<const OptionInfo> option_table();
std::optional<OptionKey> find_option(std::string_view name);

// One house rule about a number on cards: whose Weakness becomes what (CUBE house.psychic).
struct WeaknessRule {
    Type whose = Type::psychic;    // Pokémon that have this type, dual types included
    Type against = Type::psychic;  // their Weakness is this type
    int factor = 2;
    bool give_missing = false;  // also to Pokémon without a printed Weakness
    friend bool operator==(const WeaknessRule&, const WeaknessRule&) = default;
};

struct RuleSet {
    std::string name = "ja-3.0";
    int options[option_count] = {};
    std::vector<WeaknessRule> weakness_rules;

    int operator[](OptionKey key) const { return options[static_cast<int>(key)]; }
    int& operator[](OptionKey key) { return options[static_cast<int>(key)]; }
    LinePolicy lines() const { return static_cast<LinePolicy>((*this)[OptionKey::lines]); }
    // Sets an option by its name in files. Says why where the name is unknown or the value out of its limits.
    std::optional<Saying> set(std::string_view option, int value);
    friend bool operator==(const RuleSet&, const RuleSet&) = default;
};

// "cube", "ja-3.0", "zh-2.2" or "fi-swsh"; nothing for another name.
std::optional<RuleSet> named_rule_set(std::string_view name);
// Options of this set that differ from the bundle of its name, as "name = value" lines.
std::vector<std::string> changed_options(const RuleSet& rules);

}  // namespace cubenight
