// Where the cards of a match lie, and whose they are. What this asks needs no rules and no texts.
#pragma once

#include "engine/pokemon/match/match.hpp"

namespace cubenight::pokemon {

inline SeatId owner(CopyId copy) { return {copy.value < deck_capacity ? std::uint8_t{0} : std::uint8_t{1}}; }
inline SeatId slot_seat(std::uint8_t slot) { return {slot < slots_per_seat ? std::uint8_t{0} : std::uint8_t{1}}; }
inline bool is_active(const Match& m, std::uint8_t slot) { return m.seats[slot_seat(slot)].active == slot; }

constexpr bool lies_on_pokemon(Where where) { return where >= Where::energy; }
// Attached, so that its text stands; what is kept below a Pokémon has none.
constexpr bool is_attached(Where where) { return lies_on_pokemon(where) && where != Where::under; }

// In a pile, and no part of anything in play.
inline bool lies_in_zone(const Match& m, CopyId copy) {
    const Where where = m.copies[copy.value].where;
    return where != Where::nowhere && where <= Where::aside;
}

// The slot of a Pokémon given by its lowest card, or no_slot where that card no longer is one.
inline std::uint8_t slot_of(const Match& m, CopyId bottom) {
    const CopyState& c = m.copies[bottom.value];
    return c.where == Where::stack && c.slot != no_slot && m.pokemon[c.slot].bottom == bottom ? c.slot : no_slot;
}

inline int prizes_left(const Match& m, SeatId seat) {
    int left = 0;
    for (CopyId copy : m.seats[seat].prizes) left += copy != no_copy;
    return left;
}
inline bool has_no_prizes(const Match& m, SeatId seat) {
    for (CopyId copy : m.seats[seat].prizes)
        if (copy != no_copy) return false;
    return true;
}

// How many cards of a seat find a place there: six Prize cards lie on the table, and there is one row of cards aside.
inline int places_for(const Match& m, SeatId seat, Where where) {
    if (where == Where::aside) return static_cast<int>(m.aside.capacity() - m.aside.size());
    if (where != Where::prizes) return deck_capacity;
    int free = 0;
    for (CopyId copy : m.seats[seat].prizes) free += copy == no_copy;
    return free;
}

// Calls f(slot) for the Active Pokémon and then the Benched ones of a seat.
template <class F>
void each_pokemon(const Match& m, SeatId seat, F&& f) {
    if (m.seats[seat].active != no_slot) f(m.seats[seat].active);
    for (std::uint8_t slot : m.seats[seat].bench) f(slot);
}

// Calls f(copy) for each card attached to the Pokémon, in the order of attaching. f may move the card.
template <class F>
void each_attached(const Match& m, std::uint8_t slot, F&& f) {
    for (CopyId copy = m.pokemon[slot].attached; copy != no_copy;) {
        const CopyId next = m.copies[copy.value].next;
        f(copy);
        copy = next;
    }
}

}  // namespace cubenight::pokemon
