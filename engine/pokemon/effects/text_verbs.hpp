// Three families of verbs that step_verb hands its frame to; each says whether the verb is one of its own.
#pragma once

#include "engine/pokemon/run/asking.hpp"

namespace cubenight::pokemon {

// The verb is finished: what it did (JA E-19.b2), and its frame goes.
void verb_done(Game& g, Frame& frame, int amount, bool performed);
// Whether a statement that means all of the selection is followed even if there is nothing (ZH D-03.b2, difference 12).
bool follows_all_of_nothing(const Game& g, const Scope& scope, NodeIndex selection);
// Whether a statement counts as done: something was, or it was all of nothing.
bool complied(Game& g, const Scope& scope, NodeIndex selection, int count);
// Whether an effect of this text reaches the Pokémon; reports where it does not (JA C-17, E-29).
bool reaches(Game& g, const Scope& scope, std::uint8_t slot, Clause clause);
// The same for putting damage counters on it.
bool counters_reach(Game& g, const Scope& scope, std::uint8_t slot, Clause clause);
// The same for a Stadium or a card attached to a Pokémon, where it is protected itself (JA E-29).
bool reaches_card(Game& g, const Scope& scope, CopyId copy, Clause clause);
// The same for a card that may be attached: nothing happens to it on a protected Pokémon (JA C-17.list3).
bool reaches_holder(Game& g, const Scope& scope, CopyId copy);

// Those of the set that are Pokémon in play (their lowest cards).
CopySet in_play(const Match& m, CopySet set);
// Whose Bench a selection of cards goes to: their owner's, else the actor's.
std::uint8_t bench_owner(Game& g, const Scope& scope, NodeIndex selection);
// Cards of the selection that some Pokémon of `to` may hold.
CopySet attachable(Game& g, const Scope& scope, NodeIndex selection, NodeIndex to);
// Effects attach no second Tool either (JA I-B-01.b4).
bool has_room_for(Game& g, std::uint8_t slot, CopyId copy);
// Whether the card may be attached to that Pokémon by an effect: its own text, and no "can't".
bool may_attach(Game& g, std::uint8_t slot, CopyId copy);

// Attaches cards, or moves attached ones (attaching.cpp).
void verb_attach(Game& g, Frame& frame, const Scope& scope, const Node& node);
// Two cards change places, one of them in play (JA D-19).
void verb_exchange(Game& g, Frame& frame, const Scope& scope, const Node& node);

// It came into play or evolved this turn, or its player has no turn behind (JA A-05.b2).
bool too_early_to_evolve(const Game& g, std::uint8_t slot);

// A choice of one of these Pokémon for the frame's verb.
void ask_slot(Game& g, Frame& frame, const Scope& scope, CopySet bottoms, Clause clause);
// The same; the only one is taken without a question.
void choose_slot(Game& g, Frame& frame, const Scope& scope, CopySet bottoms, Clause clause);

// Damage, counters, HP, Special Conditions.
bool step_damage_verb(Game& g, Frame& frame, const Scope& scope, const Node& node);
// Cards.
bool step_card_verb(Game& g, Frame& frame, const Scope& scope, const Node& node);
// Pokémon as a whole: switching, evolving, exchanging; other texts; the turn and the match.
bool step_board_verb(Game& g, Frame& frame, const Scope& scope, const Node& node);

}  // namespace cubenight::pokemon
