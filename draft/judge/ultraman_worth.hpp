// What cards of the Ultraman Card Game are worth alone and together: the BP that they come to by themselves, on cards that
// they level up (UCG 5.6.2), and what others come to on them. Whole numbers.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "draft/pool/copies.hpp"

namespace cubenight::draft {

// What a card finds among others.
struct LevelLinks {
    int below = 0;                                          // cards that it levels up
    int above = 0;                                          // cards that level it up
    int scenes = 0;                                         // besides it
    CubeCopyId lower = no_cube_copy, upper = no_cube_copy;  // one of those below, one of those above
};

// REQUIRES for all: cards.ucg is there.
LevelLinks level_links(const DraftCards& cards, CubeCopyId copy, std::span<const CubeCopyId> among);
// In points: 100 is a BP of 10,000.
inline constexpr int bp_a_point = 100;
int worth_alone(const ultraman::Card& card);

// What the cards of a pool are worth in a deck that has some of them, in BP. Weighed are
// - the SINGLE BP, as each card may be set, and a little for each text;
// - the BP that a card adds as it levels up, SINGLE to DOUBLE and DOUBLE to TRIPLE, by the chance that one of the cards below
//   it has come as well: of many it is surer than of one, and without any it is none;
// - scenes above most characters, as a scene draws a card when it is set (UCG 6.2.1): those of low rounds more, and each
//   less the more there are.
class DeckWorth {
public:
    // All of them are in the deck at first. The cube must outlive it.
    DeckWorth(const DraftCards& cards, std::span<const CubeCopyId> pool);

    // Cards go by their places in the pool.
    std::size_t size() const { return cards_.size(); }
    bool has(std::size_t place) const { return cards_[place].in; }
    void set(std::size_t place, bool in) { cards_[place].in = in; }
    // By how much the deck is worth more with this card than without it, be it in or not.
    int of(std::size_t place);

private:
    struct Place {
        const ultraman::Card* card;
        bool in = true;
        std::vector<std::size_t> lower;    // cards that it levels up
        std::vector<std::size_t> touched;  // cards whose worth it changes, itself among them
    };

    int worth_of(const Place& place) const;
    int worth_of_scene(const ultraman::Card& scene) const;
    int count_in(std::span<const std::size_t> places) const;
    int worth_around(const Place& place) const;

    std::vector<Place> cards_;
    std::vector<std::size_t> scenes_;
};

}  // namespace cubenight::draft
