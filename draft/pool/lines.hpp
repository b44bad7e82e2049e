// Evolution lines: which cards stand under and over a card, by the names they evolve from (FI detail.name.evolve).
#pragma once

#include <array>
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

// Where the stages below a card of the cube are to be had, at the best: in the cube, its free cards with them; beside it, as
// cards of the set that a line policy may bring; or one of them nowhere.
enum class LowerStages : std::uint8_t { in_cube, in_set, nowhere };
// One for each card of the cube, in its order; `in_cube` for what stands on nothing.
std::vector<LowerStages> lower_stages_of(const DraftCards& cards);
// Whether the policy lets a card with such stages come into play. An evolution that may not is stranded.
bool stranded(LowerStages below, LinePolicy lines);
// Copies of the cube's Pokémon, by where their lower stages are.
struct LineCounts {
    std::array<int, 3> below{};
    int pokemon() const { return below[0] + below[1] + below[2]; }
    int stranded(LinePolicy lines) const;
    friend bool operator==(const LineCounts&, const LineCounts&) = default;
};
LineCounts line_counts(const DraftCards& cards);

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
