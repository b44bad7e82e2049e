// Positions set up by hand, for tests, scenario files and puzzles: which card lies where, at which phase of which turn. What
// comes out is an ordinary match that stands at the first choice from there on.
#pragma once

#include <optional>
#include <vector>

#include "engine/core/result.hpp"
#include "engine/ultraman/book/rulebook.hpp"
#include "engine/ultraman/match/events.hpp"
#include "engine/ultraman/match/match.hpp"

namespace cubenight::ultraman {

struct PlacedCharacter {
    std::vector<CardId> cards;    // the lowest first
    int face_down = 0;            // of them, from the top: set or levelled up in this turn
    std::vector<CardId> charges;  // the highest first
    std::vector<int> uses;        // of the top card's texts, in this turn
    Fought fought = Fought::none;
    bool levelled = false;  // in the level-up phase of this turn (5.6.2.3): that step has begun
    bool entered = false;   // its top card has come face up in this turn
};

struct PlacedSeat {
    std::vector<CardId> deck;  // the top first
    std::vector<CardId> hand;
    std::vector<CardId> discard;  // the last on top
    std::vector<CardId> exile;    // the same
};

struct PlacedScene {
    SeatId owner = seat0;
    CardId card = no_card;
    std::vector<int> uses{};  // of its texts, in this turn
};

// What has been done before the position begins, as by a text of a card that lies in it: a lasting effect, something that
// happened in this turn.
struct PlacedDeed {
    CopyId source = no_copy;  // of a character: any card of it, its top card is meant
    CardId text = no_card;    // the card whose first text has these statements
};

struct Position {
    PerSeat<PlacedSeat> seats;
    std::vector<PerSeat<std::optional<PlacedCharacter>>> areas;  // in the order in which they were laid out
    std::optional<PlacedScene> scene;
    int turn = 2;
    SeatId lead = seat0;
    Phase phase = Phase::activate;  // it is about to begin
    std::optional<SeatId> step;     // of the set, level-up or activate phase: not the phase but this seat's step of it
    std::vector<PlacedDeed> done;   // in this order; only the last may ask somebody something
    ChanceMode chance = ChanceMode::generator;
    bool asks_all = false;  // seats are also asked where there is one answer
    std::uint64_t seed = 0;
};

// The match of that position. Cards of a seat are counted as copies in this order: its characters from the first battle area
// on (cards, then charge cards), scene, hand, discard pile, exile, deck. Stacks that no level-up makes are a mistake of
// their player and are put right at once (12.1.1). Where a turn is about to begin, what was done was done in the turn before.
// An error says what cannot be so.
cubenight::Result<Match> arrange(const Rulebook& book, const Position& position, EventListener* listener = nullptr);

}  // namespace cubenight::ultraman
