// Rule options of the Ultraman Card Game: the sizes of a match, and every point that its rules leave open, as data.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/saying.hpp"

namespace cubenight::ultraman {

enum class OptionKey : std::uint8_t {
    // sizes and limits
    deck_size,
    copy_limit,
    hand_size,
    redraws,          // how often each player may return the opening hand
    wins,             // battles won at once that win the match
    first_turn_draw,  // cards drawn in the first turn's draw phase
    // what the rules leave open
    grade_keeps_last,    // a grade-up past the last printed column: 1 the last one's BP, 0 the BP without grades
    grade_to_quad,       // a grade-up in TRIPLE: 1 goes to a printed QUAD, 0 changes no BP
    missing_bp,          // no BP is printed for the state: 0 it is 0, 1 the next lower printed column's
    floor_each_step,     // BP is no less than 0: 0 in the end, 1 after every change
    vacancies_only,      // who has vacancies sets: 0 into them and into the new battle area, 1 into them alone
    both_unable,         // neither player can set: 0 Lead loses, as its step is first, 1 nobody wins
    alternate_triggers,  // texts of both wait: 0 all of Lead's first, 1 by turns
    expiry_first,        // the end phase: 0 its texts and then the end of what lasts this turn, 1 the other way round
    bp_leaves_with_top,  // what a text gave a character: 0 stays when its top card leaves, 1 ends
    lone_ties,           // a lone character whose battle is a tie: 0 wins all the same, 1 ties
    single_by_text,  // a character whose top card has no SINGLE is made SINGLE by a text: 1 if that card goes, 0 never
    given_type_replaces,  // a TYPE that is given: 0 is added, 1 takes the place of the others
    charge_reveals,       // Charge without a character for it: 0 nothing happens, 1 the cards are revealed and put back
    vacancies_count,      // battle areas without any character: 1 count as rounds, 0 do not
    text_scene_needs_round,  // a scene that a text puts: 1 needs its round and that of the scene it replaces, 0 does not
};
inline constexpr int option_count = static_cast<int>(OptionKey::text_scene_needs_round) + 1;

// What is known of an option: its name in files, its limits, its default, and the clause that it answers.
struct OptionInfo {
    OptionKey key;
    const char* name;
    int least;
    int most;
    int usual;
    const char* clause;
};
std::span<const OptionInfo> option_table();
std::optional<OptionKey> find_option(std::string_view name);

struct RuleSet {
    std::string name = "ucg-1.6";
    int options[option_count];

    // The options of the document, version 1.6, each at its default.
    RuleSet();
    int operator[](OptionKey key) const { return options[static_cast<int>(key)]; }
    int& operator[](OptionKey key) { return options[static_cast<int>(key)]; }
    // Sets an option by its name in files. Says why where the name is unknown or the value out of its limits.
    std::optional<Saying> set(std::string_view option, int value);
    friend bool operator==(const RuleSet&, const RuleSet&) = default;
};

inline RuleSet usual_rules() { return {}; }
// "ucg-1.6"; nothing for another name.
std::optional<RuleSet> named_rule_set(std::string_view name);
// Options of this set that differ from the bundle of its name, as "name = value" lines.
std::vector<std::string> changed_options(const RuleSet& rules);

}  // namespace cubenight::ultraman
