// Why something cannot be done, in a few words: on a dimmed card, under an attack, on a button. Every clause that the
// engine refuses with has a sentence; a clause without one is shown by its citation.
#pragma once

#include <span>
#include <string>

#include "engine/pokemon/view.hpp"
#include "src/text/language.hpp"

namespace cubenight::gui {

// The reason by itself: "one Energy from hand each turn".
std::string why_not_sentence(pokemon::Clause clause);
// The reason for this option in this view: "no Ivysaur in play", "one Energy short".
std::string why_not_here(const pokemon::Rulebook& book, const pokemon::View& view, pokemon::Option option,
                         pokemon::Clause clause);
// A reason with the clause behind it: "too early to evolve (JA A-05.b2)"; a rule of the program has no citation.
std::string with_clause(std::string reason, pokemon::Clause clause);
// The same with what the clause says and where it stands, for what is pointed at.
std::string with_rule(std::string reason, pokemon::Clause clause, text::Language language);
// Whether the clause has a sentence of its own.
bool has_reason(pokemon::Clause clause);

// Units of energy that are missing for a cost: the smallest number that would pay it. 0 where it is paid.
int energy_short(const EnergyCost& cost, std::span<const TypeSet> units);

}  // namespace cubenight::gui
