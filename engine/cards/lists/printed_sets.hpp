// The sets that cards were printed in, and what lists call them: the ids of the public card data (`sv1`, `swsh12pt5`), the
// codes of Pokémon TCG Live and of the Pokémon TCG Online before it (`SVI`, `PR-SW`), and others that are in use. Facts, no texts.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cubenight {

struct PrintedSet {
    std::string_view id;    // of the card data; a part with numbers of its own (a gallery, a vault) is a set of its own
    std::string_view code;  // of Pokémon TCG Live; a part shares the code of its set. Empty where it has none
    std::string_view others;        // further codes, with blanks between them
    std::string_view name;          // English
    std::string_view letters = {};  // with which its numbers begin, as SWSH001 does
    int digits = 0;                 // how many follow at least; 0: no zeros are written
};

// All that are known, in the order in which they appeared.
std::span<const PrintedSet> printed_sets();

// The set of that id, in any case; null where there is none.
const PrintedSet* set_of_id(std::string_view id);

// The sets that a list may mean by this word: an id, a code or an English name. The one that is meant most exactly comes first,
// then those that share its code. Empty where nobody is called so.
std::vector<const PrintedSet*> sets_called(std::string_view word);

// Whether somebody is called so by id or code.
bool is_set_code(std::string_view word);

// How a card's number may be written in the data of this set, likeliest first: `TG5` is also TG05, `1` of the promos SWSH001,
// `023` and `23/198` are 23.
std::vector<std::string> numbers_in(const PrintedSet& set, std::string_view number);

// The number alone, without `#` before it and without how many there are behind it, or what ids add where cards share a number
// (`15_A2`).
std::string_view bare_number(std::string_view number);

}  // namespace cubenight
