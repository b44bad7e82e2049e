// What is printed on a card says what can be asked of it, and as what it is attached.
#pragma once

#include "engine/pokemon/book/rulebook.hpp"

namespace cubenight::pokemon {

// What can be asked of a single part of a V-UNION outside play, besides its name (FI liite-a.partinfo).
bool tells_of_part(KindWord word);
// Whether a `kind` filter holds of a card as it is printed; not for kinds that ask where a card is, or for variables.
bool is_printed_as(const Node& kind, const CompiledCard& card);
// Energy or Tool: what the card is where it is attached.
Where attached_as(const CompiledCard& card);

}  // namespace cubenight::pokemon
