// How each game is played, for whoever plays it for the first time: in our own words, each paragraph with the clauses that it
// follows.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "src/text/language.hpp"

namespace cubenight::text {

enum class Learn : std::uint8_t {
#define CUBENIGHT_PHRASE(id, english) id,
#include "src/text/en/learn.def"
#undef CUBENIGHT_PHRASE
};
#define CUBENIGHT_PHRASE(id, english) +1
inline constexpr std::size_t learn_count = 0
#include "src/text/en/learn.def"
    ;
#undef CUBENIGHT_PHRASE

std::string_view words(Learn phrase, Language language);

enum class LearnGame : std::uint8_t { pokemon, ultraman };

struct LearnPart {
    Learn title, says;
    std::vector<std::string_view> clauses;  // citations
};
// From the top down.
std::span<const LearnPart> learn_parts(LearnGame game);

}  // namespace cubenight::text
