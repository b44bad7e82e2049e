// The cards that a seat is shown while it is asked in a match: those of its options, its hand, the table, the open piles.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "src/cli/card_talk.hpp"

namespace cubenight::cli {

// `View` is what a seat of a game may know of its match; copies that it does not know are left out.
template <class View>
class ShownCards {
public:
    explicit ShownCards(const View& view) : view_(view) {}

    void add(CopyId copy, std::string sign = {}) {
        if (copy.value < view_.cards.size() && view_.cards[copy.value] != no_card)
            cards_.push_back({std::move(sign), view_.cards[copy.value]});
    }
    template <class Copies>
    void add_all(const Copies& copies) {
        for (const CopyId copy : copies) add(copy);
    }
    // With the signs h1, h2 and so on.
    template <class Copies>
    void add_hand(const Copies& copies) {
        int number = 0;
        for (const CopyId copy : copies) add(copy, "h" + std::to_string(++number));
    }
    std::vector<ShownCard> take() { return std::move(cards_); }

private:
    const View& view_;
    std::vector<ShownCard> cards_;
};

}  // namespace cubenight::cli
