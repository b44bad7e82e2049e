// Why something cannot be done in a Pokémon match, in a few words: on a dimmed card, under an attack, on a button.
// Every clause that the engine refuses with has such words (en/reasons.def); one without is shown by its citation.
#pragma once

#include <span>
#include <string>

#include "engine/pokemon/view.hpp"
#include "src/text/language.hpp"

namespace cubenight::text {

// The reason by itself: "one Energy from hand each turn".
std::string why_not_sentence(pokemon::Clause clause, Language language = Language::english);
// The same with the clause behind it, as the rule set in force cites it.
std::string why_not_cited(pokemon::Clause clause, const pokemon::Rulebook& book, Language language = Language::english);
// The reason for this option in this view: "no Ivysaur in play", "one Energy short".
std::string why_not_here(const pokemon::Rulebook& book, const pokemon::View& view, pokemon::Option option,
                         pokemon::Clause clause, Language language = Language::english);

// Units of energy that are missing for a cost: the smallest number that would pay it. 0 where it is paid.
int energy_short(const EnergyCost& cost, std::span<const TypeSet> units);

}  // namespace cubenight::text
