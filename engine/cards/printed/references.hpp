// What "it" and "that Pokémon" mean: turns the marks that forms leave in the notation into names.
//
// ?kind{S} is a selection that something later may mean, of that kind; ?:kind{S} gets its name in front ("$a = S"), in order
// to be chosen. ?(kind) or ?(kind|kind) means the nearest one before it that is of one of these kinds: the place itself where
// that is a fixed one (this, their.active), its name otherwise; of ?.kind{S} always its name, as of an event, behind which
// another Pokémon may be Active. ?=kind{X} writes nothing: ?(kind) behind it is X as it stands
// there, which is how a phrase says whose hand "their hand" is. ?printed(20), (+20), (x20), (-20) holds where the attack's
// damage is printed so, ?printed(any) where there is some, ?printed(none) where there is none. ?printed(hp) writes the HP
// of a card that is no Pokémon and is played as one. ?beyond(fire) takes from
// a number so much as the attack's printed cost has of that type ("- 2"), and means nothing where the cost is unknown.
// ?(pk|-this) is never the card itself: "that Pokemon" is another one. ?(cards|-found) means nothing where something of the
// kind "found" is nearer, and ?(num|=done) is "done" where nothing of these kinds is meant before it.
// ?title() is the name of what has the text, ?base(80|30) what turns 30 into 80 ("more 50"), ?base(80) the printed damage.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/cards/card.hpp"

namespace cubenight::printed {

// The printed damage of the attack whose text is read, its cost and its name.
struct PrintedDamage {
    int points = 0;
    DamageSign sign = DamageSign::none;
    std::optional<EnergyCost> cost = {};
    std::string_view title = {};
};

// The notation without marks, or nothing where a mark means nothing here.
std::optional<std::string> without_marks(std::string_view notation, const PrintedDamage& damage);

}  // namespace cubenight::printed
