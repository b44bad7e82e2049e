// The sentences about a match, keyed by id, so that other languages can be added beside the English ones. "{0}",
// "{1}" ... stand for arguments. No screen and no terminal is known here: the log, prompts and reasons are the same
// wherever they are read.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace cubenight::text {

enum class Phrase : std::uint16_t {
#define CUBENIGHT_PHRASE(id, english) id,
#include "src/text/phrases.def"
#undef CUBENIGHT_PHRASE
};

std::string_view words(Phrase phrase);
// With "{0}" and so on replaced.
std::string say(Phrase phrase, std::initializer_list<std::string_view> arguments);
// One of two phrases by a count, which is argument 0 of both.
std::string count(Phrase one, Phrase many, int number);
// "A, B and C".
std::string list_of(const std::vector<std::string>& items);

}  // namespace cubenight::text
