// The words of scenario files, each list in the order of its enum: reader and reports share them.
#pragma once

#include <array>
#include <string_view>

#include "engine/pokemon/match/choice.hpp"
#include "engine/pokemon/match/events.hpp"
#include "engine/scenario/written/scenario.hpp"

namespace cubenight::scenario::words {

using Word = std::string_view;

inline constexpr std::array<Word, 29> choice = {
    "nothing",       "go first",      "place active", "place bench",    "extra cards", "main",
    "evolve target", "energy target", "tool target",  "retreat energy", "promote",     "pick pokemon",
    "pick card",     "pick prize",    "may",          "either",         "number",      "type",
    "condition",     "name",          "order",        "trigger order",  "agree",       "surplus",
    "flip",          "shuffle",       "random card",  "by hand",        "hand place"};

inline constexpr std::array<Word, 45> event = {
    "coin",        "goes first",   "shuffled",        "drawn",         "no basic",       "placed",
    "extra cards", "match begins", "turn begins",     "benched",       "attached",       "evolved",
    "devolved",    "played",       "stadium in play", "ability used",  "stadium used",   "retreated",
    "switched",    "promoted",     "attack declared", "attack failed", "damaged",        "damage zero",
    "counters",    "healed",       "condition",       "cured",         "blocked",        "knocked out",
    "prize taken", "moved",        "revealed",        "looked",        "lasting begins", "checkup begins",
    "turn ends",   "sudden death", "match ends",      "value chosen",  "marked",         "not carried out",
    "copied",      "lasting ends", "by hand"};

inline constexpr std::array<Word, 12> hand_verb = {"draw", "look",      "search", "move",   "shuffle", "counters",
                                                   "heal", "condition", "cure",   "switch", "flip",    "end turn"};
inline constexpr std::array<Word, 14> hand_place = {
    "hand",   "random of hand", "deck",     "top of deck", "bottom of deck", "discard", "lost",
    "prizes", "pokemon",        "attached", "highest",     "stadium",        "bench",   "active"};

inline constexpr std::array<Word, 10> ending = {"",         "prizes",     "no pokemon",   "deck out",     "effect",
                                                "conceded", "turn limit", "simultaneous", "choice limit", "agreed"};
inline constexpr std::array<Word, 4> phase = {"setup", "turn", "checkup", "over"};
// Where a moved card was or is, as pokemon::Where.
inline constexpr std::array<Word, 14> where = {"",        "deck",    "hand", "discard", "prizes", "lost",  "aside",
                                               "stadium", "playing", "play", "energy",  "tool",   "under", "item"};
inline constexpr std::array<Word, 11> place = {"",        "in play", "active", "bench",  "hand",   "deck",
                                               "discard", "lost",    "aside",  "prizes", "stadium"};
inline constexpr std::array<Word, 10> stat = {"damage", "counters", "left",   "hp",    "retreat",
                                              "poison", "burn",     "prizes", "units", "tool limit"};

template <std::size_t Size, class Enum>
constexpr bool ends_with(const std::array<Word, Size>&, Enum last) {
    return Size == static_cast<std::size_t>(last) + 1;
}
static_assert(ends_with(hand_verb, pokemon::HandVerb::end_turn) && ends_with(hand_place, pokemon::HandPlace::active) &&
              ends_with(choice, pokemon::ChoiceKind::hand_place) && ends_with(event, pokemon::EventKind::by_hand) &&
              ends_with(ending, pokemon::Ending::agreed) && ends_with(phase, pokemon::MatchPhase::over) &&
              ends_with(where, pokemon::Where::item) && ends_with(place, RefPlace::stadium) &&
              ends_with(stat, Figure::tool_limit));

}  // namespace cubenight::scenario::words
