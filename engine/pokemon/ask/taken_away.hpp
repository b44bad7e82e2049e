// What becomes of a text that takes others away (`without`) while something takes it away itself.
#pragma once

#include "engine/pokemon/ask/modifiers.hpp"

namespace cubenight::pokemon {

// What an Ability of that kind is called by the texts that take it away.
WithoutKind without_of(AbilityKind kind);
// The Ability on a Pokémon's card whose text that is; nullptr where it is a fossil's text, which nothing takes away.
const CompiledAbility* ability_of(const Game& g, CopyId source, const Program& text);
// What is taken away there takes in this Ability: it is called so, and is none of those that stay. An Ancient Trait is never
// taken away.
bool takes_ability(const Node& without, const CompiledAbility& ability);
// The text does not work, because another that works takes it away (JA D-13.b1, D-13.b2). Of texts that take each other
// away, round about as well, none is asked about itself: all of them work. REQUIRES: it is asked within a walk over
// `without`, and the text is one of those.
bool is_taken_away(Game& g, const Scope& taker);

}  // namespace cubenight::pokemon
