// Names of cards as lists write them: with and without accents, with either apostrophe, with hyphens or blanks, with signs
// or the words for them.
#pragma once

#include <string>
#include <string_view>

namespace cubenight {

// What two writings of one name have in common: small letters without accents, a blank between words, words for the signs of
// Delta Species, Prism Star, star, male and female. Empty where the name has neither letters nor digits.
std::string folded_name(std::string_view name);

// Whether a list that says this may mean the card of that name: alike when folded, or but for what one of them adds in brackets
// at its end, as `Boss's Orders (Ghetsis)` does.
bool may_mean(std::string_view listed, std::string_view printed);

// Letters of ASCII made small; the rest stays.
std::string in_small_letters(std::string_view text);

// Without the blanks at both ends; no-break spaces and a byte order mark are blanks, too.
std::string_view trimmed(std::string_view text);

}  // namespace cubenight
