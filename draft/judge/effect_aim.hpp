// What the selections and quantities of an effect tree amount to, roughly: whose cards, where, how many. Only
// effect_value.cpp uses it.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/cards/effect.hpp"
#include "engine/cards/types.hpp"

namespace cubenight::draft {

inline constexpr int thousand = 1000;  // weights and amounts are in thousandths

enum class Whose : std::uint8_t { mine, theirs, both };
enum class AimPlace : std::uint8_t { play, bench, attached, hand, deck, discard, other };

// What a selection points at.
struct Aim {
    Whose whose = Whose::mine;
    AimPlace where = AimPlace::other;
    int amount = thousand;  // cards or Pokémon
};

// Reads one tree. It remembers what variables were bound to, in the order of reading.
class AimReader {
public:
    explicit AimReader(std::span<const Node> nodes) : nodes_(nodes) {}

    // The expected number, in thousandths. What is counted on the table is taken to be two.
    int quantity(NodeIndex index);
    int first_quantity(NodeIndex index) { return quantity(child_of(index)); }
    // The first `select` below a node.
    Aim aim(NodeIndex index);
    // The first selection among a node's children.
    Aim aim_child(NodeIndex index);
    void bind(int variable, const Aim& aim) { bound_[static_cast<std::size_t>(variable) & 7] = aim; }

    int heads = 500;            // expected heads of the flip around, in thousandths
    Whose actor = Whose::mine;  // who acts inside the `by` around
    TypeSet serves;             // types of own cards that were asked for so far

private:
    NodeIndex child_of(NodeIndex index) const { return nodes_[index].first; }
    Whose whose(int side) const;
    Aim aim_of_base(NodeIndex base);
    void note_types(NodeIndex index, Whose whose);

    std::span<const Node> nodes_;
    std::array<Aim, 8> bound_{};
    int depth_ = 0;
};

// Nodes deeper than this are not judged.
inline constexpr int deepest_judged = 64;

}  // namespace cubenight::draft
