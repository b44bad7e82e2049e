// The order in which the parts of an attack's text come up, where the steps of an attack say it and not the text.
#pragma once

#include "engine/cards/effect.hpp"

namespace cubenight::pokemon {

// The text with its statements in the order of the steps. What is done before damage comes before what works the damage out
// (JA E-09.b1); with requirements_first a coin that lets the attack fail comes before that (FI detail.attack.5). Statements
// stay where they are as soon as one asks for what another names or counts. Nodes keep their indices.
Effect in_attack_order(Effect effect, bool requirements_first);

}  // namespace cubenight::pokemon
