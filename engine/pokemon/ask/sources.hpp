// What is told of a text: whose it is, and by which clause it is carried out.
#pragma once

#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

// The text as people speak of it. An attack or Ability is the Pokémon's that has it, be it printed on another card.
Source source_of(const Game& g, const Scope& scope);

// The clause by which the text is carried out, for what no chapter of its own speaks of: a coin, a mark (JA,
// I-B-01.proc.3 and so on).
Clause clause_of_text(const Game& g, const Scope& scope);

// Asks a question about what keeps something away once more, and returns the text that does; none where nobody listens.
template <class Question>
Source who_keeps(Game& g, Question&& question) {
    Source keeper;
    if (!g.listener) return keeper;
    g.keeper = &keeper;
    question();
    g.keeper = nullptr;
    return keeper;
}
// The text of that scope keeps away what is asked about.
inline void note_keeper(Game& g, const Scope& scope) {
    if (g.keeper) *g.keeper = source_of(g, scope);
}

}  // namespace cubenight::pokemon
