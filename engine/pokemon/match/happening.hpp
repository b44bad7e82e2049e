// Something that happens, as texts hear it: `when` and `instead` are asked about it, and `happened` finds it later.
#pragma once

#include "engine/cards/effect_tree.hpp"
#include "engine/pokemon/match/match.hpp"

namespace cubenight::pokemon {

// The text that brings an event about, where one does.
struct DoneBy {
    TextKind kind = TextKind::rule;  // `rule` where no text does
    bool damage = false;             // by the damage of an attack, and not by what its text does besides
    std::uint8_t slot = no_slot;     // the Pokémon whose text it is
    CopyId source = no_copy;         // the card
};

// A text in one byte (Pokemon::felled_by_text), 0 for none: a Trainer with its card, an attack or Ability with its
// Pokémon, any other by its kind alone.
constexpr std::uint8_t text_in_a_byte(const DoneBy& by) {
    constexpr int with_slot = 8, with_card = with_slot + 2 * slot_count;
    static_assert(with_card + 2 * deck_capacity <= 256);
    if (by.kind == TextKind::trainer && by.source != no_copy)
        return static_cast<std::uint8_t>(with_card + by.source.value);
    const bool of_pokemon = by.kind == TextKind::attack || by.kind == TextKind::ability;
    if (of_pokemon && by.slot != no_slot)
        return static_cast<std::uint8_t>(with_slot + (by.kind == TextKind::ability ? slot_count : 0) + by.slot);
    return static_cast<std::uint8_t>(static_cast<int>(by.kind) + 1);
}

constexpr DoneBy text_of_a_byte(std::uint8_t packed) {
    constexpr int with_slot = 8, with_card = with_slot + 2 * slot_count;
    const int rest = packed - with_slot;
    if (packed == 0) return {};
    if (rest < 0) return {static_cast<TextKind>(packed - 1), false, no_slot, no_copy};
    if (packed >= with_card)
        return {TextKind::trainer, false, no_slot, CopyId{static_cast<std::uint8_t>(packed - with_card)}};
    return {rest < slot_count ? TextKind::attack : TextKind::ability, false,
            static_cast<std::uint8_t>(rest % slot_count), no_copy};
}

struct Happening {
    TextEvent kind = TextEvent::damaged;
    SeatId seat{0};  // of the subject; who orders what waits
    EventFacts facts;
    std::uint8_t from_hand = 0;
    std::uint16_t about = 0;          // the attack's name (attacks), or the Special Condition (becomes, remains)
    int points = 0;                   // of damage or healing
    EventTurn turn = EventTurn::any;  // drawn as the turn began, attached by the rule, discarded for a retreat
    DoneBy by{};                      // the text that does it
};

// PastEvent::about is the points of what is in points, and the name of an attack. Of all else the lower byte is the Special
// Condition, or the lowest card of the Pokémon that the card was attached to; above it is the text that did it.
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
    if (is_in_points(past.kind)) return {};
    const int text = past.kind == TextEvent::attacks ? 0 : (past.about >> 8) & 7;
    return {static_cast<std::uint8_t>(past.about), text == 0 ? TextKind::rule : static_cast<TextKind>(text - 1),
            ((past.about >> 11) & 1) != 0};
}

}  // namespace cubenight::pokemon
