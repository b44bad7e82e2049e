// The words of the notation, each list in the order of its enum: reader and writer share them, so that they cannot
// disagree. An empty entry is said in another way than by its word alone.
#pragma once

#include <array>
#include <string_view>

#include "engine/cards/ultraman/card.hpp"
#include "engine/cards/ultraman/effect.hpp"

namespace cubenight::ultraman::words {

using Word = std::string_view;

inline constexpr std::array<Word, 3> player = {"me", "them", "both"};
inline constexpr std::array<Word, 5> span = {"this turn", "next turn", "", "", "rest of game"};
inline constexpr std::array<Word, 6> event = {"enters", "discarded", "returned", "bottomed", "activated", "turn ends"};
inline constexpr std::array<Word, 4> mod_number = {"grade", "bp", "level", "columns"};
inline constexpr std::array<Word, 3> change = {"+", "-", "= "};  // before the quantity
inline constexpr std::array<Word, 2> type_change = {"=", "also"};
inline constexpr std::array<Word, 4> influence = {"grade +", "grade -", "bp +", "bp -"};
inline constexpr std::array<Word, 2> battle = {"win", "tie"};
inline constexpr std::array<Word, 4> action = {"level up", "resolve enter texts", "be exiled", "be discarded"};
inline constexpr std::array<Word, 2> use = {"enter", "activated"};
inline constexpr std::array<Word, 5> relation = {">=", "<=", "=", ">", "<"};
inline constexpr std::array<Word, 9> stat = {"level",          "round",          "bp",
                                             "printed single", "printed double", "printed triple",
                                             "printed quad",   "printed extra",  "area"};
inline constexpr std::array<Word, 6> range = {"", "up to", "", "any number", "", "random"};
inline constexpr std::array<Word, 4> place = {"this", "foe", "characters", "vacancies"};
inline constexpr std::array<Word, 4> side = {"my", "their", "any", "own"};
inline constexpr std::array<Word, 5> zone = {"deck", "hand", "discard", "exiled", "scene"};
inline constexpr std::array<Word, 5> part = {"cards", "top card", "bottom card", "charges", "bottom charge"};
inline constexpr std::array<Word, 16> kind = {"",         "ultraman", "kaiju",   "mech", "scene",    "character",
                                              "single",   "double",   "triple",  "quad", "adjacent", "foe",
                                              "on extra", "raised",   "lowered", ""};
inline constexpr std::array<Word, 3> name = {"name with", "character", "team"};
inline constexpr std::array<Word, 5> distinct = {"names", "types", "characters", "levels", "printed types"};
inline constexpr std::array<Word, 5> shares = {"name", "type", "character", "level", "printed type"};
inline constexpr std::array<Word, type_count> type = {"basic",  "power",       "speed",    "armed",
                                                      "hazard", "devastation", "invasion", "meteo"};

// -- cards
// English has none: that is the name itself.
inline constexpr std::array<Word, language_count> language = {"", "zh-hans", "zh-hant", "ja", "fi"};
inline constexpr std::array<Word, category_count> category = {"ultraman", "kaiju", "mech", "scene"};
inline constexpr std::array<Word, state_count> state = {"single", "double", "triple", "quad"};

template <std::size_t Size, class Enum>
constexpr bool ends_with(const std::array<Word, Size>&, Enum last) {
    return Size == static_cast<std::size_t>(last) + 1;
}
static_assert(ends_with(span, SpanKind::rest_of_game) && ends_with(event, TextEvent::turn_ends) &&
              ends_with(mod_number, ModNumber::columns) && ends_with(type_change, TypeChange::also) &&
              ends_with(influence, Influence::bp_minus) && ends_with(battle, BattleResult::tie) &&
              ends_with(action, ActionKind::be_discarded) && ends_with(use, UseKind::activated) &&
              ends_with(stat, Stat::area) && ends_with(range, RangeKind::random) &&
              ends_with(place, Place::vacancies) && ends_with(side, Side::own) && ends_with(zone, Zone::scene) &&
              ends_with(part, AttachedKind::bottom_charge) && ends_with(kind, KindWord::variable) &&
              ends_with(name, NameOf::team) && ends_with(distinct, SameIn::printed_type) &&
              ends_with(shares, SameIn::printed_type));

}  // namespace cubenight::ultraman::words
