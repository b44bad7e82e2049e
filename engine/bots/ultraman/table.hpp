// The match as a seat knows it, laid out as a match of its own in which things can be tried. Its own cards lie open; cards
// that it does not know are left out of characters, and elsewhere cards that it knows stand in for them.
#pragma once

#include <array>
#include <optional>

#include "engine/bots/ultraman/effort.hpp"
#include "engine/bots/ultraman/rivals.hpp"
#include "engine/ultraman/book/rulebook.hpp"
#include "engine/ultraman/view.hpp"

namespace cubenight::ultraman::steady {

struct Table {
    const Rulebook* book = nullptr;
    Effort* effort = nullptr;
    SeatId me = seat0;
    Rivals rivals;                             // of mine that nobody sees yet
    Match match;                               // I am about to use [Activate] texts
    std::array<CopyId, most_copies> placed{};  // by copies of the view: which copy of the match it is
    std::array<std::uint8_t, std::size_t{2} * most_areas> hidden{};  // by spots: cards on top that I do not know
    bool i_set = false;                                              // I may set a character yet in this turn
    bool they_set = false;                                           // the same of them
    bool they_level_up = false;                                      // they may level up yet
    bool texts_come = false;                                         // texts may change this turn's battles yet

    const CompiledCard& card(CopyId copy) const { return book->card(match.copies[copy.value].card); }
};

// Nothing before the first turn, and where the view holds more than a match can be laid out with.
// The effort is what is spent on it.
std::optional<Table> lay_out(const Rulebook& book, const View& view, Effort& effort);

// A card of the hand comes to lie on that spot, on whoever stands there.
void put_on(Match& match, CopyId copy, Spot spot);
// A change of that character for this turn.
void give(Match& match, Spot spot, Change what, int amount);

// Whether one may be levelled up by the other.
bool fits(const CompiledCard& upper, const CompiledCard& lower);

}  // namespace cubenight::ultraman::steady
