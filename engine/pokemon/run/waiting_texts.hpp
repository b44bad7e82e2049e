// Texts that react to an event: what hears it, and how such a text is carried out. Shared by `when`, which waits for its
// turn (triggers.cpp), and `instead`, which stands in for the event (replacements.cpp).
#pragma once

#include "engine/pokemon/ask/scope.hpp"
#include "engine/pokemon/match/happening.hpp"

namespace cubenight::pokemon {

// Whether a `when` or `instead` hears this event: kind, from hand, subject, place, cause.
bool hears(Game& g, const Scope& scope, NodeIndex index, const Happening& happening);
// The text is being carried out: it does not hear what it does itself.
bool is_doing_it(const Game& g, const Scope& scope);
// What is remembered of a text that heard the event, until its turn comes.
Trigger make_trigger(Game& g, const Scope& scope, NodeIndex node, const Happening& happening);
// Opens the context of a waiting text; its lasting effect lends its variables. 0xFF where too many texts are nested.
std::uint8_t open_trigger(Game& g, const Trigger& t);
// Follows the text. Where it says "may", it counts as used only if its player wants it (text.cpp).
void push_trigger_text(Game& g, const Trigger& t, std::uint8_t context);
// What a `when` or `instead` does: its block.
NodeIndex block_of(const Game& g, const Program& program, NodeIndex reaction);
// The `may` that a `when` or `instead` begins with, whatever it asks before; no_node where it works by itself.
NodeIndex opening_may(const Game& g, const Program& program, NodeIndex reaction);
// Whether its player may use it, where it is an Ability that is used (JA II-A.b2).
bool may_be_used(Game& g, const Trigger& t);
// Counts one more text that reacts; false, and reported, where texts set each other off without end.
bool may_react(Game& g, CopyId source);
// What lets a player put texts in order that heard this.
Clause clause_of_order(TextEvent heard);

}  // namespace cubenight::pokemon
