// A wish of a person or a line of a journal that the night does not follow. Nothing changes when it is refused.
// The reason is data; src/text/draft says it.
#pragma once

#include <cstdint>
#include <optional>

#include "draft/pool/copies.hpp"

namespace cubenight::draft {

enum class Denial : std::uint8_t {
    // table and settings
    players_out_of_range,    // number: asked, other: limit
    packs_out_of_range,      // number, other
    pack_size_out_of_range,  // number, other
    deck_size_out_of_range,  // number, other
    prizes_out_of_range,     // number, other
    leave_out_of_range,      // number, other
    rounds_out_of_range,     // number, other
    cube_too_small,          // number: cards needed, other: cards there
    cube_too_large,          // number: cards there, other: most
    too_few_picks,           // number: the most cards that a deck of a seat can have, other: its size
    too_many_copies,         // the same, where only so many copies of a card are allowed
    another_cube,            // the settings were made with other cards
    unknown_rule_set,
    unknown_option,  // an option or its value that the rule set does not have
    text_too_long,   // number: bytes, other: most
    text_not_utf8,
    no_deck_for_each,     // number: decks that are brought, other: seats
    not_what_is_brought,  // number: cards of the cube, other: of the decks that are brought
    // draft
    no_such_seat,     // number: seat
    no_such_card,     // number: card
    wrong_phase,      // number: the night's phase, other: the phase it needs
    no_pack,          // seat has no pack in front of it
    not_in_pack,      // card is not in the pack in front of seat
    nothing_to_undo,  // seat has no pick to take back
    reason_missing,   // undo, adjustments and early ends need a reason
    seat_unchanged,   // seat is already that
    // decks
    deck_illegal,    // number: how many rules it breaks
    deck_too_large,  // number: cards named, other: most
    not_in_pool,     // card is not in the seat's pool, or in the deck twice
    deck_missing,    // seat has handed in no deck
    deck_in_match,   // seat is in a running match
    // rounds and matches
    wrong_round,         // number: asked, other: next or last
    no_rounds_left,      // number: rounds
    joins_too_late,      // no seat can join once the first round of this pairing is paired
    joins_without_deck,  // decks are brought before the night begins
    too_few_seats,       // number: seats that still play
    round_unfinished,    // number: matches without a result
    pairing_incomplete,  // seat is missing, there twice, or there is one bye too many
    no_such_table,       // number: table
    match_is_bye,
    match_running,
    match_not_running,
    match_decided,
    match_undecided,
    result_unchanged,
    too_many_steps,   // number: steps, other: most
    clock_unchanged,  // pausing a paused clock and the like
};

struct NightRefusal {
    Denial why = Denial::no_such_seat;
    int number = 0;
    int other = 0;
    std::optional<SeatId> seat;
    std::optional<CubeCopyId> card;
    const char* of_rule = "";  // deck_illegal, too_many_copies: the clause of the (first) rule that is broken

    // The clause that it follows, "CUBE draft.1"; empty where it is the program's own order.
    const char* clause() const;
    friend bool operator==(const NightRefusal&, const NightRefusal&) = default;
};

// Nothing: it was done.
using Refused = std::optional<NightRefusal>;

}  // namespace cubenight::draft
