// Cards and sets as they were printed: what a person's own card data says of them, and nothing read into it. Texts are the data's
// own, in its language; who turns them into effects decides what they mean.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/saying.hpp"

namespace cubenight::library {

struct LibraryAbility {
    std::string name, kind, text;  // kind: "Ability", "Poké-Power", "Poké-Body", "Pokémon Power"
    friend bool operator==(const LibraryAbility&, const LibraryAbility&) = default;
};

struct LibraryTrait {
    std::string name, text;
    friend bool operator==(const LibraryTrait&, const LibraryTrait&) = default;
};

struct LibraryAttack {
    std::string name;
    std::vector<std::string> cost;  // a word for each Energy: "Fire", "Colorless"
    std::string damage;             // as printed: "30", "30+", "20×", "10-", "?", or empty
    std::string text;               // empty where the attack has none
    friend bool operator==(const LibraryAttack&, const LibraryAttack&) = default;
};

// A Weakness or a Resistance.
struct LibraryModifier {
    std::string type, value;  // value as printed: "×2", "+20", "-30"
    friend bool operator==(const LibraryModifier&, const LibraryModifier&) = default;
};

struct LibraryCard {
    std::string id;      // of the data, as "base1-4"; no other card of a library has it
    std::string set;     // the set's code in the data
    std::string number;  // as printed: "4", "TG05", "!"; several cards of a set can have one number
    std::string name;
    std::string supertype;              // "Pokémon", "Trainer" or "Energy"
    std::vector<std::string> subtypes;  // "Basic", "Stage 1", "GX", "Item", "Special" ...
    std::string level;                  // "12", "X"; empty where none is printed
    int hp = 0;                         // 0 where none is printed
    std::vector<std::string> types;     // "Fire"; several on cards with two types
    std::string evolves_from;           // a name; empty where it evolves from nothing
    std::vector<LibraryAbility> abilities;
    std::optional<LibraryTrait> ancient_trait;
    std::vector<LibraryAttack> attacks;
    std::vector<LibraryModifier> weaknesses, resistances;
    std::vector<std::string> retreat_cost;  // a word for each Energy
    std::vector<std::string> rules;         // lines: what a Trainer or a Special Energy does, reminders, rule boxes
    std::string regulation_mark;            // a letter; empty on older cards
    friend bool operator==(const LibraryCard&, const LibraryCard&) = default;
};

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
