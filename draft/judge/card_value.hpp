// What a card is worth in a draft, from what is printed on it alone: HP, damage for energy, stage, and what its
// effects do. Whole numbers; 100 is an ordinary playable card.
#pragma once

#include <cstdint>
#include <vector>

#include "draft/pool/copies.hpp"
#include "draft/pool/lines.hpp"

namespace cubenight::draft {

enum class Role : std::uint8_t {
    attacker,     // has an attack worth its energy
    draws,        // draws cards
    searches,     // takes cards from the deck
    accelerates,  // attaches energy beyond the turn's one
    switches,     // moves Pokémon between Active Spot and Bench, own or theirs
    heals,
    disrupts,  // hand, energy, Special Conditions, locks
    recovers,  // brings cards back from the discard pile
    boosts,    // more damage dealt or less taken
    spreads,   // damage or counters on Benched Pokémon
    energy,    // provides energy
};

struct RoleSet {
    std::uint16_t bits = 0;
    constexpr bool has(Role role) const { return (bits >> static_cast<int>(role)) & 1; }
    constexpr void add(Role role) { bits |= static_cast<std::uint16_t>(1u << static_cast<int>(role)); }
    friend constexpr bool operator==(RoleSet, RoleSet) = default;
};

struct CardFacts {
    int value = 0;
    RoleSet roles;
    int draws = 0;                             // cards that a use which draws draws; below zero where that varies
    int best_attack = -1;                      // index of the best attack; -1 without
    int best_damage = 0;                       // its expected damage, in points
    int best_cost = 0;                         // its energy, in units
    TypeSet needs;                             // types that its attacks' costs name, Colorless left out
    TypeSet serves;                            // types of own cards that its texts ask for, or that its energy is
    LowerStages below = LowerStages::in_cube;  // what the cube has for it to stand on
    friend bool operator==(const CardFacts&, const CardFacts&) = default;
};

// Of the card by itself: nothing is known of a cube.
CardFacts card_facts(const Card& card);

// Facts of every card of a cube, computed once.
class CardValues {
public:
    CardValues() = default;
    explicit CardValues(const DraftCards& cards);
    const CardFacts& operator[](CubeCopyId copy) const { return facts_[copy.value]; }

private:
    std::vector<CardFacts> facts_;
};

}  // namespace cubenight::draft
