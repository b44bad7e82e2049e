// Whether an effect reaches whom it is for, and how a verb of a text ends. What an effect does not reach is reported.
#pragma once

#include "engine/pokemon/ask/sources.hpp"

namespace cubenight::pokemon {

// Whether an effect of this text reaches the Pokémon (JA C-17, E-29).
bool reaches(Game& g, const Scope& scope, std::uint8_t slot, Clause clause);
// The same for putting damage counters on it.
bool counters_reach(Game& g, const Scope& scope, std::uint8_t slot, Clause clause);
// The same for a Stadium or a card attached to a Pokémon, where it is protected itself (JA E-29).
bool reaches_card(Game& g, const Scope& scope, CopyId copy, Clause clause);
// The same for a card that may be attached: nothing happens to it on a protected Pokémon (JA C-17.list3).
bool reaches_holder(Game& g, const Scope& scope, CopyId copy);

// Reports that a "can't" keeps the Pokémon or card from what the text would do to it (JA II-A.b2); `question` asks about
// that once more. n: as EventKind::blocked has it.
template <class Question>
void report_kept(Game& g, const Scope& scope, Object object, int n, Question&& question) {
    report(g, {.type = EventKind::blocked,
               .seat = object.is_pokemon() ? slot_seat(object.slot) : owner(object.copy),
               .copy = object.is_pokemon() ? g.m.pokemon[object.slot].top : object.copy,
               .slot = object.slot,
               .n = static_cast<std::int16_t>(n),
               .clause = Clause::II_A_b2,
               .by = source_of(g, scope),
               .kept = who_keeps(g, question)});
}

// Whether a statement counts as done: something was, or it was all of nothing.
bool complied(Game& g, const Scope& scope, NodeIndex selection, int count);
// The verb is finished: what it did (JA E-19.b2), and its frame goes.
void verb_done(Game& g, Frame& frame, int amount, bool performed);

}  // namespace cubenight::pokemon
