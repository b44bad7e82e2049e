// Days and spans of time, as people read them. Nothing here knows what time it is.
#pragma once

#include <cstdint>
#include <string>

#include "src/text/say.hpp"

namespace cubenight::text {

struct Day {
    int year = 1970, month = 1, day = 1;
    friend bool operator==(const Day&, const Day&) = default;
};

// In Greenwich, of milliseconds since 1970.
Day day_of(std::uint64_t milliseconds);
// "Fri 7 Nov".
std::string date_text(Day day, Say say);
// The same, with the year where it is not that of `today`.
std::string date_text(Day day, Day today, Say say);
// What a night of that day is called: "Friday night".
std::string night_of(Day day, Say say);
// "12 minutes ago"; times are milliseconds.
std::string ago(std::uint64_t then, std::uint64_t now, Say say = Say());

}  // namespace cubenight::text
