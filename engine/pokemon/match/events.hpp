// What happened in a match, as a stream for logs, screens and tests. Every event carries the clause that it
// follows. Reporting costs one comparison when nobody listens.
#pragma once

#include <cstdint>

#include "engine/core/ids.hpp"
#include "engine/pokemon/match/clauses.hpp"
#include "engine/pokemon/match/match.hpp"

namespace cubenight::pokemon {

enum class EventKind : std::uint8_t {
    coin,         // n: 1 heads, 0 tails
    goes_first,   // seat
    shuffled,     // seat's pile; from
    drawn,        // seat, copy
    no_basic,     // seat shows a hand without a Basic Pokémon
    placed,       // seat, copy face down, slot
    extra_cards,  // seat, n: how many
    match_begins,
    turn_begins,      // seat, n: turn number
    benched,          // seat, copy, slot
    attached,         // copy to slot; other: energy or Tool
    evolved,          // copy onto slot; other: the card below
    devolved,         // copy taken off slot; other: the card below
    played,           // seat, copy: a Trainer
    stadium_in_play,  // seat, copy
    ability_used,     // seat, copy, n: ability
    stadium_used,     // seat, copy
    retreated,        // slot back, n: slot that comes up
    switched,         // the same by an effect
    promoted,         // slot
    attack_declared,  // slot, copy, n: attack
    attack_failed,    // slot
    damaged,          // slot, n: points; other: the attacker's card
    damage_zero,      // slot: the calculation ended at nothing
    counters,         // slot, n: points put (positive) or taken by moving (negative)
    healed,           // slot, n: points
    condition,        // slot, n: Condition
    cured,            // slot, n: Condition
    blocked,          // slot or copy: an effect does not reach it; n: 1 + Condition, where it is one
    knocked_out,      // slot, copy
    prize_taken,      // seat, copy, n: position
    moved,            // copy from, to
    revealed,         // copy to both seats
    looked,           // seat sees copy
    lasting_begins,   // copy: source, slot or seat
    checkup_begins,
    turn_ends,  // seat
    sudden_death,
    match_ends,       // n: Outcome
    value_chosen,     // seat, n
    marked,           // slot, n: word
    not_carried_out,  // copy: part of its text, since texts are nested deeper than a match can
                      // hold or set each other off without end
    copied,           // slot, copy: the card whose text is used as this one; n: word, the name of that text
    lasting_ends,     // copy: source, slot or seat
    by_hand,          // seat, copy; n: HandNews
};

// How it goes with what a text says by hand.
enum class HandNews : std::uint8_t {
    begins,
    passed,  // without doing anything
    done,
    agreed,
    refused,
    judge_begins,
    judge_done,
};

// A text as people speak of it: "Smokescreen" of a card.
struct Source {
    TextKind kind = TextKind::rule;  // `rule`: no text, but the rules
    bool lasting = false;            // an effect that the text has left behind
    std::uint16_t name = 0;          // a word: of the attack, Ability or card
    CopyId copy = no_copy;           // the Pokémon, or the card
    bool by_hand = false;            // its player carries it out, who reads what the program could not

    bool is_text() const { return kind != TextKind::rule; }
    friend constexpr bool operator==(const Source&, const Source&) = default;
};

struct Event {
    EventKind type = EventKind::coin;
    SeatId seat = no_seat;  // 2: nobody
    CopyId copy = no_copy;
    CopyId other = no_copy;
    std::uint8_t slot = no_slot;
    Where from = Where::nowhere;
    Where to = Where::nowhere;
    std::uint8_t seen_by = 3;  // bit per seat: may know which copy it is
    std::int16_t n = 0;
    Clause clause = Clause::none;
    Source by{};    // the text that brings it about; report() fills in the one that is carried out
    Source kept{};  // blocked, damage_zero: the text that keeps it away
    bool weakness = false, resistance = false;  // damaged: it changed the points
};

class EventListener {
public:
    virtual ~EventListener() = default;
    // Called after each change, in order. The match must not be changed from here.
    virtual void on_event(const Match& match, const Event& event) = 0;
};

}  // namespace cubenight::pokemon
