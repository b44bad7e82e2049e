// What an attack's player chose before the attack's coins and damage, until its text comes to it (FI detail.attack.4).
// It lies on the frame stack below the attack's own frame, so that it lasts as long as the attack does.
#pragma once

#include <optional>

#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

// Remembers what m.selected holds as what was chosen for that node of the running attack. Frames from the attack's on move
// by one place: references to them are no longer valid.
void keep_choice(Game& g, std::uint8_t context, NodeIndex node);
// The frame that holds it, as long as it was not taken.
const Frame* kept_choice(const Game& g, std::uint8_t context, NodeIndex node);
// What was chosen for it, once, as far as it is still there: in m.selected. False where nothing was.
bool take_choice(Game& g, std::uint8_t context, NodeIndex node);

// A statement that is made of many choices of whom something goes to: counters and cards that are spread, moved counters.
struct KeptPart {
    CopyId what = no_copy;  // the card, or the Pokémon whose counter moves (its lowest card); of a new counter none
    CopyId to = no_copy;    // a Pokémon's lowest card
};
// Remembers one of them; where there is no room for it, it will be asked for again. Frames move as above.
void keep_part(Game& g, std::uint8_t context, NodeIndex statement, KeptPart part);
// The next one, once, whose Pokémon are still in play; of these cards alone.
std::optional<KeptPart> take_part(Game& g, std::uint8_t context, NodeIndex statement, CopySet what);
// How many are kept of it.
int parts_kept(const Game& g, std::uint8_t context, NodeIndex statement, CopyId what);

// Ends the frame of the statement whose parts are all kept. That its player wanted no more stays in m.answer.
void all_parts_kept(Game& g);
// Remembers what it chose first, where somebody chose that.
void keep_selected(Game& g, const Scope& scope, std::uint8_t context, NodeIndex selection);

// What is chosen now is only chosen, and done when the text comes to it.
inline bool chooses_up_front(const Game& g, std::uint8_t context) {
    return g.m.contexts[context].phase == TextPhase::choosing;
}
// Why it is asked: the clause, or that all is chosen up front.
inline Clause clause_of_choice(const Game& g, std::uint8_t context, Clause clause) {
    return chooses_up_front(g, context) ? Clause::fi_detail_attack_4 : clause;
}

}  // namespace cubenight::pokemon
