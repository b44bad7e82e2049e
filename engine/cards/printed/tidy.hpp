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

// What the opponent does, and then does, is done in one go: "by them { A }; by them { B }" is "by them { A; B }", and
// "by them { A }; then by them { B }" is "by them { A; then B }".
std::string with_deeds_together(std::string text);

// "if A { if A { B } }" is "if A { B }".
std::string without_doubled_conditions(std::string text);

// As the program says them: "count(S) < 3" is "count(S) <= 2", "not count(S) = 0" is "any S", "not S is counters = 0" is
// "S is counters >= 1".
std::string with_plain_comparisons(std::string text);

}  // namespace cubenight::printed
