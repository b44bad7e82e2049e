// What one seat may know of a match, built from scratch so that nothing leaks: re-dealing what the seat cannot see leaves its
// view identical. Screens, bots and remote seats get this and nothing else.
#pragma once

#include <array>
#include <type_traits>

#include "engine/ultraman/ask/numbers.hpp"
#include "engine/ultraman/book/rulebook.hpp"
#include "engine/ultraman/match/choice.hpp"
#include "engine/ultraman/match/match.hpp"

namespace cubenight::ultraman {

// A character with its numbers as they are now, of its face-up cards.
struct CharacterView {
    bool there = false;
    bool open = false;           // a card of it lies face up: the numbers below are of those
    std::uint8_t count = 0;      // cards, 1 is SINGLE
    std::uint8_t face_down = 0;  // of them, from the top
    std::uint8_t charges = 0;    // charge cards
    std::uint8_t level = 0;
    bool raised = false, lowered = false;  // affected by grades (11.6.5)
    Fought fought = Fought::none;          // in the last judgement phase
    TypeSet types;
    Bp bp;
    InlineVector<CopyId, 8> cards;     // from the top; no_copy where the seat does not know the card
    InlineVector<CopyId, 12> charged;  // from the highest, the same
    friend bool operator==(const CharacterView&, const CharacterView&) = default;
};

struct SeatView {
    Pile deck;     // back is the top; no_copy where the seat does not see the card
    Pile hand;     // cards that the seat sees, in the order in which they came, then a no_copy for each other one
    Pile discard;  // back is the top
    Pile exile;
    std::uint8_t wins = 0;  // of the last judgement phase
    friend bool operator==(const SeatView&, const SeatView&) = default;
};

struct View {
    SeatId seat = seat0;
    SeatId lead = seat0;
    std::uint16_t turn = 0;
    Phase phase = Phase::setup;
    Outcome outcome = Outcome::running;
    Ending ending = Ending::none;
    CopyId scene = no_copy;
    std::uint8_t areas = 0;
    std::uint8_t rounds = 0;  // what a scene's condition counts (2.4.2.3)
    bool asks_me = false;     // `choice` has options; else only who is asked and about what
    Choice choice;
    PerSeat<SeatView> seats;
    std::array<CharacterView, std::size_t{2} * most_areas> characters{};  // by their spots
    std::array<CardId, most_copies> cards{};  // card of each copy that the seat may know; its own deck list always
    friend bool operator==(const View&, const View&) = default;
};
static_assert(std::is_trivially_copyable_v<View>);

View view_for(const Rulebook& book, const Match& match, SeatId seat);

}  // namespace cubenight::ultraman
