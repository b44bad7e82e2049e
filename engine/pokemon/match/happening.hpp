// Something that happens, as texts hear it: `when` and `instead` are asked about it, and `happened` finds it later.
#pragma once

#include "engine/pokemon/match/match.hpp"

namespace cubenight::pokemon {

// The text that brings an event about, where one does.
struct DoneBy {
    TextKind kind = TextKind::rule;  // `rule` where no text does
    bool damage = false;             // by the damage of an attack, and not by what its text does besides
    std::uint8_t slot = no_slot;     // the Pokémon whose text it is
    CopyId source = no_copy;         // the card
};

struct Happening {
    TextEvent kind = TextEvent::damaged;
    std::uint8_t seat = 0;  // of the subject; who orders what waits
    EventFacts facts;
    std::uint8_t from_hand = 0;
    std::uint16_t about = 0;          // the attack's name (attacks), or the Special Condition (becomes, remains)
    int points = 0;                   // of damage or healing
    EventTurn turn = EventTurn::any;  // drawn as the turn began, discarded for a retreat
    DoneBy by{};                      // the text that does it
};

// PastEvent::about of all but attacks: in the lower byte the Special Condition, or the lowest card of the Pokémon that the
// card was attached to; above it the text that did it.
struct PastDetail {
    std::uint8_t low = no_copy.value;
    TextKind text = TextKind::rule;  // `rule` where no text did it
    bool damage = false;             // as in DoneBy
};

constexpr std::uint16_t packed(PastDetail detail) {
    if (detail.text == TextKind::rule) return detail.low;
    return static_cast<std::uint16_t>(detail.low | (static_cast<int>(detail.text) + 1) << 8 | detail.damage << 11);
}

constexpr PastDetail detail_of(const PastEvent& past) {
    const int text = past.kind == TextEvent::attacks ? 0 : (past.about >> 8) & 7;
    return {static_cast<std::uint8_t>(past.about), text == 0 ? TextKind::rule : static_cast<TextKind>(text - 1),
            ((past.about >> 11) & 1) != 0};
}

}  // namespace cubenight::pokemon
