// Events, and `when` texts that wait for their turn after one (JA E-03 to E-08).
#pragma once

#include "engine/pokemon/ask/state.hpp"
#include "engine/pokemon/match/happening.hpp"

namespace cubenight::pokemon {

// Remembers the event and lets every `when` that hears it wait in m.triggers. Of most events no text wants to know.
void raise_heard(Game& g, const Happening& happening);
inline void raise(Game& g, const Happening& happening) {
    if (((g.m.events_heard | g.book.remembered()) >> static_cast<int>(happening.kind)) & 1) raise_heard(g, happening);
}
// A Pokémon came to the Active Spot, and the one that was there went to the Bench, where there was one.
void raise_moved(Game& g, std::uint8_t came, std::uint8_t went, std::uint8_t cause, SeatId cause_seat);
// A card is discarded, and lies yet where it was.
void raise_discarded(Game& g, CopyId copy, std::uint8_t cause, SeatId cause_seat, EventTurn why = EventTurn::any);
// Pushes the procedure that carries out what waits in m.triggers from there on, where anything does. True where it pushed.
bool run_waiting(Game& g, std::size_t from);
inline bool run_triggers(Game& g, std::size_t from = 0) { return g.m.triggers.size() > from && run_waiting(g, from); }
// The same for all that waits, before the conditions of a Checkup: a seat may leave its texts for after them (JA I-F.b3.2).
void run_triggers_before_conditions(Game& g);
// Which of several waiting texts comes first is asked now, and none of them would change anything any more.
bool order_asked_in_vain(Game& g);

void step_triggers(Game& g, Frame& frame);
void step_trigger_text(Game& g, Frame& frame);

}  // namespace cubenight::pokemon
