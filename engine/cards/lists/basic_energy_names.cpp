#include "engine/cards/lists/basic_energy_names.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "engine/cards/lists/card_names.hpp"
#include "engine/cards/lists/printed_sets.hpp"
#include "engine/core/ensure.hpp"

namespace cubenight {
namespace {

struct EnergyName {
    Type type;
    std::string_view word, letter;  // folded
    std::string_view live;
    int number;  // in the sets SVE and MEE
};
constexpr auto energy_names = std::to_array<EnergyName>({
    {Type::grass, "grass", "g", "Basic Grass Energy", 1},
    {Type::fire, "fire", "r", "Basic Fire Energy", 2},
    {Type::water, "water", "w", "Basic Water Energy", 3},
    {Type::lightning, "lightning", "l", "Basic Lightning Energy", 4},
    {Type::psychic, "psychic", "p", "Basic Psychic Energy", 5},
    {Type::fighting, "fighting", "f", "Basic Fighting Energy", 6},
    {Type::darkness, "darkness", "d", "Basic Darkness Energy", 7},
    {Type::metal, "metal", "m", "Basic Metal Energy", 8},
    {Type::fairy, "fairy", "y", "Basic Fairy Energy", 0},
});

const EnergyName& row_of(Type type) {
    const auto found = std::ranges::find(energy_names, type, &EnergyName::type);
    ENSURE(found != energy_names.end());
    return *found;
}

// Whether the word means a set from before there was basic energy of Darkness and Metal.
bool is_of_old(std::string_view set) {
    const auto called = sets_called(set);
    return !called.empty() && called.front() < set_of_id("dp1");
}

}  // namespace

std::optional<Type> basic_energy_called(std::string_view name) {
    std::string folded = folded_name(name);
    constexpr std::string_view basic = "basic ", energy = " energy";
    const bool says_basic = folded.starts_with(basic);
    if (says_basic) folded.erase(0, basic.size());
    if (!folded.ends_with(energy)) return std::nullopt;
    folded.erase(folded.size() - energy.size());
    const bool says_letter = says_basic || name.find('{') != std::string_view::npos;
    const auto found = std::ranges::find_if(energy_names, [&](const EnergyName& row) {
        return row.word == folded || (says_letter && row.letter == folded);
    });
    if (found == energy_names.end()) return std::nullopt;
    return found->type;
}

std::optional<Type> basic_energy_of(const ListEntry& entry) {
    const auto type = basic_energy_called(entry.name);
    if (!type) return std::nullopt;
    const bool was_special = *type == Type::darkness || *type == Type::metal;
    const bool says_basic = folded_name(entry.name).starts_with("basic ");
    if (was_special && !says_basic && (is_of_old(entry.printing.set) || is_of_old(entry.picture.set)))
        return std::nullopt;
    return type;
}

std::string_view live_energy_name(Type type) { return row_of(type).live; }
int live_energy_number(Type type) { return row_of(type).number; }

}  // namespace cubenight
