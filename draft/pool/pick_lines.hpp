// Which cards of the cube are one pick: each by itself, or, where a whole line is one pick, an evolution with the cards below
// it. A highest card of a line is dealt and picked; what stands below it goes with it.
#pragma once

#include <map>
#include <span>
#include <vector>

#include "draft/pool/copies.hpp"
#include "engine/cards/rule_set.hpp"

namespace cubenight::draft {

class PickLines {
public:
    PickLines() = default;
    // Each of so many cards is a pick.
    explicit PickLines(std::size_t cube_cards);
    // Under LinePolicy::whole_line the lines of the cube: each evolution, the highest stages first and else in the cube's order,
    // takes the first card of each stage below it that has not gone with another one.
    PickLines(const DraftCards& cards, LinePolicy lines);

    std::size_t cube_cards() const { return cube_cards_; }
    // The cards that are dealt, in the cube's order.
    const std::vector<CubeCopyId>& dealt() const { return dealt_; }
    // What goes with a dealt card, lowest stage first; empty for most.
    std::span<const CubeCopyId> with(CubeCopyId dealt) const;

    friend bool operator==(const PickLines&, const PickLines&) = default;

private:
    std::size_t cube_cards_ = 0;
    std::vector<CubeCopyId> dealt_;
    std::map<CubeCopyId, std::vector<CubeCopyId>> with_;
};

}  // namespace cubenight::draft
