// Builds a legal, playable deck from a pool: whole evolution lines of one or two types, the best Trainers, energy
// split by attack costs. A seat may accept it as it is, and bots do.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "draft/decks/legality.hpp"
#include "draft/judge/card_value.hpp"
#include "draft/pool/deck.hpp"

namespace cubenight::draft {

enum class BuildFailure : std::uint8_t {
    none,
    no_basic_pokemon,  // the pool has no Basic Pokémon: no deck is legal
    not_enough_cards,  // the cube offers no energy, and the pool is too small
    locked_cards,      // what is locked breaks a rule by itself, or is in no legal deck together
};

// One line of the before/after list.
struct DeckChange {
    std::string name;  // card or energy name
    int before = 0, after = 0;
    friend bool operator==(const DeckChange&, const DeckChange&) = default;
};

struct AutoBuild {
    BuildFailure failure = BuildFailure::none;
    Deck deck;                        // the deck asked about, unchanged, where it failed
    TypeSet types;                    // what it was built around
    std::vector<DeckChange> changes;  // against the deck that was there before, by name
    std::optional<BrokenRule> broken =
        {};  // locked_cards: the rule that they break; nothing where they only fit nowhere
    bool ok() const { return failure == BuildFailure::none; }
};

// Builds anew around the locked cards and basic energy, all of which are in the deck then; `before` only serves the list of
// changes.
AutoBuild auto_build(const DraftCards& cards, const CardValues& values, std::span<const CubeCopyId> pool,
                     const Deck& before, const DeckRules& rules, std::span<const CubeCopyId> locked = {},
                     const EnergyCounts& locked_energy = {});
// Keeps the deck's cards and sets its basic energy alone: as many as fill the deck, split by attack costs.
// "Balance for me." Without energy on offer it changes nothing.
AutoBuild balance_energy(const DraftCards& cards, const Deck& before, const DeckRules& rules);

// Splits `count` basic energies by what the cards' attacks need, among the offered types.
EnergyCounts split_energy(const DraftCards& cards, const Deck& deck, int count, TypeSet offered);

std::vector<DeckChange> changes_between(const DraftCards& cards, const Deck& before, const Deck& after);

}  // namespace cubenight::draft
