// What is said of a match of any game: in its log, of what is asked and chosen, of its end (en/match.def). What a game
// says in words of its own stands in its room.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "src/text/say.hpp"

namespace cubenight::text {

enum class MatchPhrase : std::uint8_t {
#define CUBENIGHT_PHRASE(id, english) id,
#include "src/text/en/match.def"
#undef CUBENIGHT_PHRASE
};

std::string_view words(MatchPhrase phrase, Language language);

// What a seat is asked.
struct Prompt {
    std::string title;
    std::string sentence;  // what to do, and the rule behind it
};

// Names in the order in which each is met first, those met again with their number: "Pidgey", "2 Grass Energy".
std::vector<std::string> each_once(const Say& say, const std::vector<std::string>& names);

// What is to be chosen, as a sentence that says how many there are and how many of them are chosen. `most` is 0 where there is one alone.
std::string part_asked(const Say& say, const std::string& what, int picked, int least, int most);

// A sentence without its full stop.
std::string without_stop(std::string sentence);
// Two sentences, one behind the other: a blank stands between them where the language has blanks.
std::string followed_by(std::string sentence, std::string_view next);
// A clause as a sentence begins.
std::string capitalized(std::string clause);

}  // namespace cubenight::text
