// What texts ask of the past (JA E-11, E-23 to E-26); change/memory remembers it.
#pragma once

#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

// Whether an `attacks` event that names an attack means this one.
bool names_the_attack(const Game& g, const Scope& scope, const Node& event, std::uint16_t attack);
// Of whoever did it, and is in play no longer, or was no Pokémon, only the side can be asked for.
bool means_side(const Game& g, const Scope& scope, NodeIndex selection, SeatId seat);
// Whether a `becomes` or `remains` speaks of that Special Condition.
constexpr bool hears_condition(const Node& event, int condition) {
    return event.number == 0 || ((event.number >> condition) & 1);
}
// Whether a `happened` is true.
bool happened(Game& g, const Scope& scope, const Node& node);
// How often.
int times_happened(Game& g, const Scope& scope, const Node& node);
// Whether a `happened played` would be true of that card, if its owner played it now.
bool would_mean_play_of(Game& g, const Scope& scope, const Node& happened, CopyId copy);

}  // namespace cubenight::pokemon
