// What a pool is about: its deepest types, its names, how many cards of which use. Bots judge packs by it.
#pragma once

#include <array>
#include <map>
#include <set>
#include <span>
#include <string>

#include "draft/judge/card_value.hpp"
#include "draft/pool/copies.hpp"

namespace cubenight::draft {

// Whether the pick lets a hand begin: by itself, or by what the line policy brings with it.
bool starts(const DraftCards& cards, CubeCopyId copy, LinePolicy lines);

struct PoolProfile {
    PoolProfile(const DraftCards& cards, const CardValues& values, std::span<const CubeCopyId> pool, LinePolicy lines);

    int cards = 0;
    int pokemon = 0, basics = 0, attackers = 0, trainers = 0, draw_cards = 0;
    std::array<int, type_count> depth{};       // worth of the Pokémon of a type, Colorless left out
    std::array<int, type_count> of_type{};     // Pokémon of a type
    std::map<std::string, CubeCopyId> names;   // Pokémon and fossils in the pool, as rules count names
    std::map<std::string, CubeCopyId> wanted;  // names that an evolution in the pool lacks below it, and that card

    // The deepest type and the second; Colorless where there is none.
    Type deepest = Type::colorless;
    Type second = Type::colorless;
    bool has(const std::string& name) const { return names.contains(name); }
    // Neither of the two deepest types; never for Colorless.
    bool strange(TypeSet types) const;
};

}  // namespace cubenight::draft
