// What a match remembers for texts that ask for it later: only events that some text asks for.
#pragma once

#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

// An attack that failed was not used: no text finds it in the past.
void forget_attack(Game& g, std::uint8_t slot);
// A turn of that seat begins: what happened is older now.
void age_past(Game& g, std::uint8_t s);

// Whether an `attacks` event that names an attack means this one.
bool names_the_attack(const Game& g, const Scope& scope, const Node& event, std::uint16_t attack);
// Whether a `happened` is true.
bool happened(Game& g, const Scope& scope, const Node& node);
// Whether a `happened played` would be true of that card, if its owner played it now.
bool would_mean_play_of(Game& g, const Scope& scope, const Node& happened, CopyId copy);

}  // namespace cubenight::pokemon
