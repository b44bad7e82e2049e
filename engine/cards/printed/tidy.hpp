// What forms leave behind in the notation that they write.
#pragma once

#include <string>

namespace cubenight::printed {

// Without the separators of statements and filters that turned out empty.
std::string tidy(std::string text);

// Between brackets without filters that say no more than another one there: "a, a or b" is "a".
std::string with_short_filters(const std::string& text);

// "not (not A)" is "A".
std::string without_double_negation(std::string text);

// "while holder is K give holder { }" is "give holder[K] { }".
std::string with_sort_of_holder(std::string text);

// What the opponent does, and then does, is done in one go: "by them { A }; by them { B }" is "by them { A; B }".
std::string with_deeds_together(std::string text);

}  // namespace cubenight::printed
