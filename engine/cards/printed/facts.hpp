// The facts of a printed card: words of card data turned into those of the program.
#pragma once

#include <string_view>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/cards/printed/printed_card.hpp"
#include "engine/cards/printed/references.hpp"
#include "engine/core/saying.hpp"

namespace cubenight::printed {

// Everything but texts. What cannot be understood is left out and told in `faults`.
Card facts_of(const PrintedCard& printed, std::vector<Saying>& faults);

// Whether texts of that set call only those Trainers so that are Items today: Diamond & Pearl to Call of Legends (the rule of
// April 2011). By the set's code in the public data.
bool trainers_are_items(std::string_view set);

// "?": no number is printed, the attack's text says how much.
bool is_told_by_text(std::string_view damage);

// "30", "30+", "20×", "10-"; no sign where nothing is printed or it is no number.
PrintedDamage damage_of(std::string_view printed);

}  // namespace cubenight::printed
