// Basic energy in lists: `Basic {D} Energy`, `Basic Fire Energy`, `Fire Energy`, and in the languages that cards are printed in.
#pragma once

#include <optional>
#include <string_view>

#include "engine/cards/lists/card_list.hpp"
#include "engine/cards/types.hpp"

namespace cubenight {

// The type of the basic energy that an entry means, whatever library there is. Nothing where it means another card, as
// `Darkness Energy` of a set does that appeared when Darkness and Metal were Special Energy alone.
std::optional<Type> basic_energy_of(const ListEntry& entry);

// The type that a name of basic energy says; nothing where it is none.
std::optional<Type> basic_energy_called(std::string_view name);

// `Basic Fire Energy`, and its number in the set SVE, where Pokémon TCG Live has it. REQUIRES: has_basic_energy(type).
std::string_view live_energy_name(Type type);
int live_energy_number(Type type);  // 0: it is not in that set

}  // namespace cubenight
