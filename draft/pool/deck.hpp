// A deck: cards of a seat's pool, any number of basic energy (CUBE draft.4), and what the night offers beside. Any such value may exist;
// decks/legality.hpp says what is wrong with it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "draft/pool/copies.hpp"
#include "draft/pool/game_rules.hpp"

namespace cubenight::draft {

using EnergyCounts = std::array<std::uint8_t, type_count>;

struct Deck {
    std::vector<CubeCopyId> cards;  // ascending
    EnergyCounts energy{};          // basic energy, by type
    std::vector<CardId> offered;    // ascending; cards that nobody picked (offers.hpp)

    int size() const;
    int energy_count() const;
    bool has(CubeCopyId card) const;
    friend bool operator==(const Deck&, const Deck&) = default;
};

// What decks of a night must keep to.
struct DeckRules {
    int deck_size = 60;
    int copy_limit = 4;
    int hand_size = 7;
    TypeSet energy = TypeSet::all();  // basic energies that the cube offers
    LinePolicy lines = LinePolicy::single_cards;
    friend bool operator==(const DeckRules&, const DeckRules&) = default;
};
DeckRules deck_rules(const Cube& cube, const GameRules& rules);

struct DeckEdit {
    enum class Op : std::uint8_t { add_card, remove_card, add_energy, remove_energy, add_offered, remove_offered };
    Op op = Op::add_card;
    CubeCopyId card = no_cube_copy;  // add_card, remove_card
    Type type = Type::colorless;     // add_energy, remove_energy
    CardId offered = no_card;        // add_offered, remove_offered
    int count = 1;                   // energy and lower stages
    friend bool operator==(const DeckEdit&, const DeckEdit&) = default;
};

// The deck after the edits. What cannot be done (adding a card twice, removing what is not there) changes
// nothing; energy stays within 0 to 99 of a type.
Deck apply_edits(Deck deck, std::span<const DeckEdit> edits);
// The same deck with its cards in ascending order.
Deck in_order(Deck deck);
// The edits that make the first deck the second.
std::vector<DeckEdit> edits_between(const Deck& before, const Deck& after);

// The pool's cards that are not in the deck, in the pool's order.
std::vector<CubeCopyId> side(std::span<const CubeCopyId> pool, const Deck& deck);

// The cards as a match takes them: pool cards in ascending order of their copies, lower stages, then energy by
// type. Nothing where the set has no card for an energy in it.
std::optional<std::vector<CardId>> match_cards(const DraftCards& cards, const Deck& deck);

// Types of energy that a card can provide: what is printed, and what its text gives it while it is attached.
TypeSet provided_types(const Card& card);

// Numbers that the deck screen shows.
struct DeckStats {
    int pokemon = 0, trainers = 0, energy = 0;
    int basics = 0;                          // that may be played as Basic Pokémon
    std::array<int, 4> stages{};             // Basic, Stage 1, Stage 2, other
    std::array<int, 6> attack_costs{};       // attacks by units of energy: 0, 1, 2, 3, 4, 5 and more
    std::array<int, type_count> needed{};    // energy symbols in attack costs, Colorless included
    std::array<int, type_count> supplied{};  // energy cards of the deck that can give each type
};
DeckStats deck_stats(const DraftCards& cards, const Deck& deck, LinePolicy lines);

}  // namespace cubenight::draft
