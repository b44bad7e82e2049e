// What happened in a match, as a stream for logs, screens and tests. Every event carries the clause that it follows.
// Reporting costs one comparison when nobody listens.
#pragma once

#include <cstdint>

#include "engine/core/ids.hpp"
#include "engine/ultraman/match/clauses.hpp"
#include "engine/ultraman/match/match.hpp"

namespace cubenight::ultraman {

enum class EventKind : std::uint8_t {
    contest_won,      // seat
    leads,            // seat is the Lead player of the turn that begins, or of the first
    shuffled,         // seat's deck
    drawn,            // seat, copy
    redrawn,          // seat, n: how many cards
    hand_kept,        // seat keeps the first hand
    turn_begins,      // seat: the Lead player, n: turn number
    phase_begins,     // n: Phase
    step_begins,      // seat: whose step of that phase, n: Phase
    passed,           // seat, n: Phase in which it does nothing; nobody's: nothing is done in it
    unable,           // the same, as there was nothing to choose; who may not know that sees that it passed
    scene_set,        // seat, copy; other: the scene that it replaces
    character_set,    // seat, copy face down, spot
    levelled_up,      // seat, copy face down onto spot; other: the card below
    opened,           // copy, spot; other: the card below
    text_used,        // seat, copy, n: which text: an Activate text is used
    text_begins,      // seat, copy, n: which text: one that waited is carried out
    text_lost,        // seat, copy, n: which text: one that waited does nothing
    text_idle,        // seat, copy, n: which text: nothing has come of it; why was said before
    text_ends,        // seat, copy
    unmet,            // seat, copy: whose text, n: node of a condition that does not hold
    declined,         // seat, copy: whose text, n: node of what the seat leaves out
    unpayable,        // seat, copy: whose text, n: node of what cannot be done in full to have the rest
    in_vain,          // seat, copy: whose text, n: node of what finds nothing that it could be done to
    moved,            // copy from, to; spot: of the character that it was or is part of; n: 1 to the bottom of a deck
    revealed,         // copy to both seats
    looked,           // seat sees copy
    stacked,          // copy onto spot by a text; n: 0 top, 1 bottom, 2 in the place of other
    deployed,         // copy comes to spot by a text
    swapped,          // spot, n: the other spot
    charged,          // copy below the character on spot
    lasting_begins,   // copy: source, spot; n: amount, change: what is changed
    lasting_ends,     // the same
    negated,          // copy, spot, n: which of its texts
    value_chosen,     // seat, n
    battle,           // n: area, spot: of the winner, or no_spot; other bytes: see Event::bp
    battle_tied,      // n: area
    battle_empty,     // n: area, where nobody fights
    wins_counted,     // seat, n: battles won
    goes_on,          // both have three wins or more, and as many
    next_lead,        // seat
    stack_corrected,  // copy, spot: where it lay, to: hand or discard
    characters_set,   // seat cannot set a character: it has lost
    not_carried_out,  // copy: part of its text, since a match can hold no more
    match_ends,       // n: Outcome
    correction,       // seat, n: CorrectionNews
};

// How it goes with a judge's correction.
enum class CorrectionNews : std::uint8_t { begins, done };

// A text as people speak of it.
struct Source {
    CopyId copy = no_copy;  // no_copy: no text, but the rules
    std::uint8_t text = 0;  // which of its texts
    bool lasting = false;   // an effect that it has left behind
    bool by_hand = false;   // no text: a judge does it
    bool is_text() const { return copy != no_copy; }
    friend constexpr bool operator==(const Source&, const Source&) = default;
};

struct Event {
    EventKind type = EventKind::contest_won;
    SeatId seat = no_seat;
    CopyId copy = no_copy;
    CopyId other = no_copy;
    Spot spot = no_spot;
    Where from = Where::nowhere;
    Where to = Where::nowhere;
    std::uint8_t seen_by = 3;  // bit per seat: may know which copy it is
    Change change = Change::grade;
    std::int16_t n = 0;
    PerSeat<std::int32_t> bp{};  // battle: of the characters, -1 where there is none
    Clause clause = Clause::none;
    Source by{};  // the text that brings it about; report() fills in the one that is carried out
};

class EventListener {
public:
    virtual ~EventListener() = default;
    // Called after each change, in order. The match must not be changed from here.
    virtual void on_event(const Match& match, const Event& event) = 0;
};

}  // namespace cubenight::ultraman
