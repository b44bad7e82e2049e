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
    int number;                                 // in the sets SVE and MEE
    std::array<std::string_view, 4> elsewhere;  // Japanese, Chinese in both scripts, Finnish; folded
};
constexpr auto energy_names = std::to_array<EnergyName>({
    {Type::grass, "grass", "g", "Basic Grass Energy", 1, {"草", "草", "草", "ruoho"}},
    {Type::fire, "fire", "r", "Basic Fire Energy", 2, {"炎", "火", "火", "tuli"}},
    {Type::water, "water", "w", "Basic Water Energy", 3, {"水", "水", "水", "vesi"}},
    {Type::lightning, "lightning", "l", "Basic Lightning Energy", 4, {"雷", "雷", "雷", "sahko"}},
    {Type::psychic, "psychic", "p", "Basic Psychic Energy", 5, {"超", "超", "超", "meedio"}},
    {Type::fighting, "fighting", "f", "Basic Fighting Energy", 6, {"闘", "斗", "鬥", "taistelu"}},
    {Type::darkness, "darkness", "d", "Basic Darkness Energy", 7, {"悪", "恶", "惡", "pimeys"}},
    {Type::metal, "metal", "m", "Basic Metal Energy", 8, {"鋼", "钢", "鋼", "metalli"}},
    {Type::fairy, "fairy", "y", "Basic Fairy Energy", 0, {"フェアリー", "妖", "妖精", "keiju"}},
});

const EnergyName& row_of(Type type) {
    const auto found = std::ranges::find(energy_names, type, &EnergyName::type);
    ENSURE(found != energy_names.end());
    return *found;
}

// Without what the word begins or ends with, where it does; whether it did.
bool cut_front(std::string_view& word, std::string_view front) {
    if (!word.starts_with(front)) return false;
    word.remove_prefix(front.size());
    return true;
}
bool cut_back(std::string_view& word, std::string_view back) {
    if (!word.ends_with(back)) return false;
    word.remove_suffix(back.size());
    return true;
}

// The same in other languages: `基本炎エネルギー`, `基本【火】能量`, `火能量`, `Tulienergia`.
std::optional<Type> energy_called_elsewhere(std::string_view name) {
    const std::string folded = folded_name(name);
    std::string_view word = folded;
    cut_front(word, "基本");
    if (!cut_back(word, "エネルギー") && !cut_back(word, "能量") && !cut_back(word, " energia") &&
        !cut_back(word, "energia"))
        return std::nullopt;
    if (cut_front(word, "【")) cut_back(word, "】");
    const auto found = std::ranges::find_if(energy_names, [&](const EnergyName& row) {
        return std::ranges::find(row.elsewhere, word) != row.elsewhere.end();
    });
    return found == energy_names.end() ? std::nullopt : std::optional(found->type);
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
    if (!folded.ends_with(energy)) return energy_called_elsewhere(name);
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
