// Cards and sets as they were printed: what a person's own card data says of them, and nothing read into it. Texts are the data's
// own, in its language; who turns them into effects decides what they mean.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/cards/printed/printed_card.hpp"
#include "engine/core/saying.hpp"

namespace cubenight::library {

using LibraryAbility = printed::PrintedAbility;
using LibraryTrait = printed::PrintedTrait;
using LibraryAttack = printed::PrintedAttack;
using LibraryModifier = printed::PrintedModifier;
using LibraryCard = printed::PrintedCard;

// Whether the texts of two printings are the same: everything but id, set, number and regulation mark.
bool same_text(const LibraryCard& one, const LibraryCard& other);

struct LibrarySet {
    std::string code;        // as cards say it
    std::string ptcgo_code;  // as lists of Pokémon TCG Live and PTCGO say it; empty where the data does not tell
    std::string name, series;
    std::string released;   // "2023/03/31"
    int printed_total = 0;  // the number behind the stroke; 0 where the data does not tell
    int total = 0;          // with secret cards; 0 where the data does not tell
    int cards = 0;          // of it in the library
    friend bool operator==(const LibrarySet&, const LibrarySet&) = default;
};

// Bounds of what a library takes, in bytes and in parts. The longest of 13,616 printed cards reach a tenth to a third of them.
inline constexpr std::size_t longest_id = 64, longest_word = 64, longest_name = 200, longest_text = 4000;
inline constexpr std::size_t most_parts = 16;
inline constexpr int largest_hp = 9999;
inline constexpr int largest_count = 99'999;
inline constexpr std::size_t most_cards = 200'000, most_sets = 10'000;  // of one library

// The first thing that keeps a card or a set out of a library, by the field's name in the data; nothing where it is sound.
std::optional<Saying> fault_of(const LibraryCard& card);
std::optional<Saying> fault_of(const LibrarySet& set);

}  // namespace cubenight::library
