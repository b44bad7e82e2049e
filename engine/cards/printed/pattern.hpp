// Patterns of rules: how they are written, and the plain sequences that they stand for.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.hpp"

namespace cubenight::printed {

// A word (`part` is empty) or a phrase with the name of its part.
struct PatternItem {
    std::string text;  // the word, or the phrase
    std::string part;
    friend bool operator==(const PatternItem&, const PatternItem&) = default;
};
using Sequence = std::vector<PatternItem>;

inline constexpr std::size_t most_sequences = 512;  // of one pattern

// All sequences that a pattern stands for. An error says why, without a place.
Result<std::vector<Sequence>> sequences_of(std::string_view pattern);

}  // namespace cubenight::printed
