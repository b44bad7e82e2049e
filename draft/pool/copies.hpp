// The cards of a night: every physical card of the cube has an id, its position in the cube's list. The view
// does not own what it points at; cube and card set must outlive whatever was made with it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/cards/cube.hpp"
#include "engine/cards/ultraman/cube.hpp"
#include "engine/core/ids.hpp"

namespace cubenight::draft {

// One physical card of the cube: its position in Cube::cards.
using CubeCopyId = Id<struct CubeCopyTag, std::uint16_t>;
inline constexpr CubeCopyId no_cube_copy{0xFFFF};

struct DraftCards {
    const Cube* cube = nullptr;
    const CardSet* set = nullptr;
    // Of a cube of the Ultraman Card Game: its cards' own records by the same ids, and its rules; null for Pokémon. Then the
    // cards of `set` tell no more than what every game's card has.
    const ultraman::CubeContents* ucg = nullptr;

    // REQUIRES for all: cube and set are there; a copy is one of the cube (has(copy)).
    std::size_t size() const { return cube->cards.size(); }
    bool has(CubeCopyId copy) const { return copy.value < cube->cards.size(); }
    CardId id(CubeCopyId copy) const { return cube->cards[copy.value]; }
    const Card& operator[](CubeCopyId copy) const { return (*set)[id(copy)]; }
    // The record of a card of the Ultraman Card Game. REQUIRES: `ucg` is there.
    const ultraman::Card& character(CubeCopyId copy) const { return ucg->cards[id(copy)]; }
};

// One number for the cube's list: keys and names in order, and the energies it offers. Two cubes that deal the
// same packs from the same seed have the same number.
std::uint64_t cube_hash(const DraftCards& cards);

// The card of the set that stands for a basic energy; nothing where the set lacks it.
std::optional<CardId> energy_card(const CardSet& set, Type type);

}  // namespace cubenight::draft
