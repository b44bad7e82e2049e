// Evolution lines: which cards stand under and over a card, by the names they evolve from (FI detail.name.evolve).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "draft/pool/copies.hpp"
#include "engine/cards/rule_set.hpp"

namespace cubenight::draft {

enum class StepState : std::uint8_t {
    have,     // in the pool
    brought,  // not in the pool, but it comes with a card that is
    missing,  // not in the pool, but in the cube
    absent,   // nowhere in the cube
};

struct LineStep {
    std::string name;  // empty where the set does not tell it
    StepState state = StepState::absent;
    CubeCopyId copy = no_cube_copy;  // the pool's copy, where there is one
    friend bool operator==(const LineStep&, const LineStep&) = default;
};

// A line from its lowest stage over the highest card that the pool has up to the highest one in the cube.
struct EvolutionLine {
    std::vector<LineStep> steps;  // lowest first; the last one names the line
    int have() const;             // in the pool, or brought
    int size() const { return static_cast<int>(steps.size()); }
    bool complete() const { return have() == size(); }
    // A missing step that is the only one.
    bool lacks_one() const { return have() + 1 == size(); }
    friend bool operator==(const EvolutionLine&, const EvolutionLine&) = default;
};

// A stage below a card: its name as rules count it, empty where the set does not tell it, and the set's card for it.
struct LowerStage {
    std::string name;
    std::optional<CardId> card;
};
// The stages below a card, lowest first, as the cards and lines of the set tell them; as many as the card has at least.
std::vector<LowerStage> stages_below(const CardSet& set, CardId card);

// The names below a card of the set, lowest first, as far as the set tells them; a stage that it does not tell is empty.
std::vector<std::string> names_below(const CardSet& set, const Card& card);

// The pool's lines: one for every highest card of the pool that evolves or that something in the cube evolves
// from; fullest and longest first, then by name. Where a line branches above the pool, the longest branch counts.
std::vector<EvolutionLine> evolution_lines(const DraftCards& cards, std::span<const CubeCopyId> pool,
                                           LinePolicy lines = LinePolicy::single_cards);

// The cards of the pool that a card needs below it and that are not in `deck` yet, lowest first, and the card.
std::vector<CubeCopyId> line_to_add(const DraftCards& cards, std::span<const CubeCopyId> pool,
                                    std::span<const CubeCopyId> deck, CubeCopyId card);

}  // namespace cubenight::draft
