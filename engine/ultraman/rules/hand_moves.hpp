// What a judge can do by hand as the match stands: the verbs, where each is done and to whom; cards that are moved: from
// where, which, and where to.
#pragma once

#include <span>

#include "engine/ultraman/ask/state.hpp"

namespace cubenight::ultraman {

inline constexpr Clause by_judge = Clause::rule_judge;  // what everything that is done by hand follows

// What is moved: a card, or a whole character (copy is its top card).
struct HandMove {
    CopyId copy = no_copy;
    HandPlace from = HandPlace::hand;
};

bool is_possible(const Game& g, SeatId judge, HandVerb verb);
// The cards among which a judge chooses there: of what is hidden from its seat those alone that it has looked at. Nothing of
// a character, or its top card, which is pointed at where it stands (stands_there).
CopySet cards_there(const Game& g, SeatId judge, HandPlace from, SeatId whose);
// Whether `from` means a card, or all, of that character.
bool stands_there(const Match& m, HandPlace from, Spot spot);
// Whether it can come to lie there; always on its owner's side.
bool can_go_to(Game& g, HandMove move, HandPlace to);
// The characters, or the vacant places, to which it can go so; none where it goes to a pile or the scene area.
SpotSet spots_for(Game& g, HandMove move, HandPlace to);
// REQUIRES: can_go_to; `spot` is one of spots_for, where there are some.
void move_by_hand(Game& g, HandMove move, HandPlace to, Spot spot);
// The places with which the character on that spot can change.
SpotSet spots_to_swap(const Match& m, Spot spot);

// The places that a verb is said of; none where it is said of a character.
std::span<const HandPlace> places_of(HandVerb verb);
bool can_be_done_at(const Game& g, SeatId judge, HandVerb verb, HandPlace place, SeatId whose);
bool can_be_done_to(const Match& m, HandVerb verb, Spot spot);

// Calls f(place, whose) for each place where the verb can be done; the judge's own first.
template <class F>
void each_place(const Game& g, SeatId judge, HandVerb verb, F&& f) {
    for (const SeatId whose : {judge, opponent(judge)})
        for (const HandPlace place : places_of(verb))
            if (can_be_done_at(g, judge, verb, place, whose)) f(place, whose);
}

// Calls f(spot) for each character to which the verb can be done; the judge's own first.
template <class F>
void each_target(const Match& m, SeatId judge, HandVerb verb, F&& f) {
    for (const SeatId seat : {judge, opponent(judge)})
        each_character(m, seat, [&](Spot spot) {
            if (can_be_done_to(m, verb, spot)) f(spot);
        });
}

}  // namespace cubenight::ultraman
