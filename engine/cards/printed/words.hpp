// The words of a printed text.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/types.hpp"

namespace cubenight::printed {

// A word, a number, a sign, or an Energy symbol such as {R}.
struct Word {
    std::string text;    // small letters without accents, but -EX (not the same as -ex); signs that look alike are one
    std::size_t at = 0;  // where it begins in the printed text, in bytes
    std::size_t length = 0;  // bytes
    bool capital = false;    // printed with a capital letter, or no letter at all
};

// The type that a word in small letters names.
std::optional<Type> type_called(std::string_view word);

// Cuts a text into words. A possessive 's is a word of its own, and so is every sign; a hyphen and a point inside a word
// belong to it, and kinds of Energy without a blank between them are as many words. Bytes that are no UTF-8 come out as words that no grammar has.
std::vector<Word> words_of(std::string_view printed);

}  // namespace cubenight::printed
