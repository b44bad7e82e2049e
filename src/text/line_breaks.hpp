// Where a line of a text may end: behind a blank, and between the characters of Japanese and Chinese but for signs that
// stay with what stands before or behind them, and for words in katakana.
#pragma once

#include <string_view>
#include <vector>

namespace cubenight::text {

// The text in pieces between which a line may break; a piece keeps its trailing blank.
std::vector<std::string_view> pieces_of(std::string_view text);

// Behind how many letters of the text, at most `most`, its last word is best parted: between two syllables, as far as Latin letters
// show them, with three letters before and two behind. `most` where there is no such place.
std::size_t syllable_before(std::string_view text, std::size_t most);

// Signs that may not begin a line, and signs that may not end one.
bool closes(char32_t sign);
bool opens(char32_t sign);

}  // namespace cubenight::text
