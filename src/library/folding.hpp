// Names and words as people type them: "pokemon" for "Pokémon", one kind of apostrophe for another.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace cubenight::library {

// What two spellings of one name have in common: small letters without accents, one kind of apostrophe, of dash and of blank,
// none at the ends. Bytes that are no UTF-8 stay.
std::string name_key(std::string_view name);

// The same for the search for words: without apostrophes ("farfetchd"), the signs of printed names as words ("star", "delta").
std::string words_key(std::string_view text);

// By which printed numbers are told apart and put in order: small letters, numbers by their value ("004" is "4"). Plain numbers
// come before those with letters.
std::string number_key(std::string_view number);

// How far a name is from what was written, both as keys; nothing where it is not near. Slips count first, then how much longer one
// is; a name that goes on behind what was written, or holds it, comes behind those with a slip.
std::optional<std::size_t> distance_between(std::string_view written, std::string_view name);

}  // namespace cubenight::library
