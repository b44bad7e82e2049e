// What texts ask of the past (JA E-11, E-23 to E-26); change/memory remembers it.
#pragma once

#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

// Whether an `attacks` event that names an attack means this one.
bool names_the_attack(const Game& g, const Scope& scope, const Node& event, std::uint16_t attack);
// The highest card that the Pokémon of that slot had as its text began that is carried out now, where it has left play
// since, whoever came in its place; else no_copy.
CopyId card_that_left(const Game& g, std::uint8_t slot);
// Whether the selection means the Pokémon of that card, which has left play: whose it was and what is printed on it is
// asked; it is neither damaged nor ill any more, and has nothing attached and no marker.
bool means_who_left(Game& g, const Scope& scope, NodeIndex selection, CopyId card);
// Of who did it and is not known, only the side can be asked for.
bool means_side(const Game& g, const Scope& scope, NodeIndex selection, SeatId seat);
// Whether a `becomes` or `remains` speaks of that Special Condition.
constexpr bool hears_condition(const Node& event, int condition) {
    return event.number == 0 || ((event.number >> condition) & 1);
}
// Whether a `happened` is true.
bool happened(Game& g, const Scope& scope, const Node& node);
// How often.
int times_happened(Game& g, const Scope& scope, const Node& node);
// How much damage or healing that was, all told. REQUIRES: a `happened` of one of these two.
int points_happened(Game& g, const Scope& scope, const Node& node);
// Whether a `happened played` would be true of that card, if its owner played it now.
bool would_mean_play_of(Game& g, const Scope& scope, const Node& happened, CopyId copy);

}  // namespace cubenight::pokemon
