// What a card of the Ultraman Card Game is worth among others: the BP that it comes to on its own, or on cards that it
// levels up (UCG 5.6.2), and what others come to on it. Whole numbers; 100 is a BP of 10,000 that can be relied upon.
#pragma once

#include <span>

#include "draft/pool/copies.hpp"

namespace cubenight::draft {

// What a card finds among others.
struct LevelLinks {
    int below = 0;                                          // cards that it levels up
    int above = 0;                                          // cards that level it up
    bool on_two = false;                                    // it may stand on a card that stands on a card
    int scenes = 0;                                         // besides it
    CubeCopyId lower = no_cube_copy, upper = no_cube_copy;  // one of those below, one of those above
};

// REQUIRES for all: cards.ucg is there.
LevelLinks level_links(const DraftCards& cards, CubeCopyId copy, std::span<const CubeCopyId> among);
int worth_alone(const ultraman::Card& card);
int worth_among(const ultraman::Card& card, const LevelLinks& links);

}  // namespace cubenight::draft
