// Where the cards of a match lie, and whose they are. What this asks needs no rules and no texts.
#pragma once

#include "engine/ultraman/match/match.hpp"

namespace cubenight::ultraman {

constexpr SeatId owner(CopyId copy) { return {copy.value < deck_capacity ? std::uint8_t{0} : std::uint8_t{1}}; }

inline const Character& at(const Match& m, Spot spot) { return m.characters[spot.value]; }
inline Character& at(Match& m, Spot spot) { return m.characters[spot.value]; }
inline const CopyState& state(const Match& m, CopyId copy) { return m.copies[copy.value]; }
inline CopyState& state(Match& m, CopyId copy) { return m.copies[copy.value]; }

// The character that the copy is part of, or no_spot.
inline Spot spot_of(const Match& m, CopyId copy) {
    return state(m, copy).where == Where::character ? state(m, copy).spot : no_spot;
}

// The highest card of it that lies face up: its texts stand (10.1.3.1), its BP counts (8.1.1). no_copy where none does.
inline CopyId open_top(const Match& m, Spot spot) {
    CopyId copy = at(m, spot).top;
    while (copy != no_copy && state(m, copy).face_down) copy = state(m, copy).next;
    return copy;
}

// Its cards that lie face up: 1 is SINGLE, 4 is QUAD (2.3.5.2).
inline int open_count(const Match& m, Spot spot) {
    int count = at(m, spot).count;
    for (CopyId copy = at(m, spot).top; copy != no_copy && state(m, copy).face_down; copy = state(m, copy).next)
        --count;
    return count;
}

inline Pile* pile(Match& m, SeatId seat, Where where) {
    SeatState& s = m.seats[seat];
    switch (where) {
        case Where::deck: return &s.deck;
        case Where::hand: return &s.hand;
        case Where::discard: return &s.discard;
        case Where::exile: return &s.exile;
        case Where::nowhere:
        case Where::scene:
        case Where::character:
        case Where::charge: break;
    }
    return nullptr;
}

inline const Pile* pile(const Match& m, SeatId seat, Where where) { return pile(const_cast<Match&>(m), seat, where); }

// In a zone of its own, and no part of anything on the field.
constexpr bool is_pile(Where where) { return where >= Where::deck && where <= Where::exile; }
// Both seats see the cards that lie there (3.2.1); charge cards lie face down (11.17.1).
constexpr bool is_open(Where where) {
    return where == Where::discard || where == Where::exile || where == Where::scene || where == Where::character;
}

// The spots of both seats, as far as battle areas are laid out: of the seat first, then of the other one, in the order of the
// areas. f may not change who stands where.
template <class F>
void each_character(const Match& m, SeatId seat, F&& f) {
    for (int area = 0; area < m.areas; ++area)
        if (const Spot spot = spot_of(area, seat); at(m, spot).there()) f(spot);
}
template <class F>
void each_character(const Match& m, F&& f) {
    for (int i = 0; i < 2 * m.areas; ++i)
        if (m.characters[static_cast<std::size_t>(i)].there()) f(Spot{static_cast<std::uint8_t>(i)});
}

// The cards of a character from the top. f may move the card.
template <class F>
void each_card(const Match& m, CopyId copy, F&& f) {
    while (copy != no_copy) {
        const CopyId next = state(m, copy).next;
        f(copy);
        copy = next;
    }
}

}  // namespace cubenight::ultraman
