// Select, then confirm: the card that a seat has laid its hand on. It is not part of the night (nothing is on
// record until the pick is confirmed); whoever runs the screen keeps one of these beside the night.
#pragma once

#include <array>
#include <optional>

#include "draft/table/drafting.hpp"

namespace cubenight::draft {

class Selections {
public:
    // Selects a card of the pack in front of the seat, instead of an earlier one.
    Refused select(const Drafting& drafting, SeatId seat, CubeCopyId card) {
        if (auto refused = drafting.check_pick(seat, card)) return refused;
        cards_[seat.value] = card;
        return std::nullopt;
    }
    void clear(SeatId seat) {
        if (seat.value < most_players) cards_[seat.value] = std::nullopt;
    }
    // The selected card, if it can still be picked.
    std::optional<CubeCopyId> of(const Drafting& drafting, SeatId seat) const {
        if (seat.value >= most_players) return std::nullopt;
        const auto card = cards_[seat.value];
        return card && !drafting.check_pick(seat, *card) ? card : std::nullopt;
    }

private:
    std::array<std::optional<CubeCopyId>, most_players> cards_{};
};

}  // namespace cubenight::draft
