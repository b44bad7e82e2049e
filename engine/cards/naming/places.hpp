// What the reader of the table and those who ask it share: the places in its patterns, and how a name is looked up.
#pragma once

#include <string>
#include <string_view>

namespace cubenight::naming {

inline constexpr std::string_view first_place = "{0}";
inline constexpr std::string_view second_place = "{1}";

// The same with the plain apostrophe, whichever it has: cards are written with either.
inline std::string plain_quotes(std::string_view name) {
    constexpr std::string_view curved = "\u2019";
    std::string plain(name);
    for (auto at = plain.find(curved); at != plain.npos; at = plain.find(curved, at))
        plain.replace(at, curved.size(), "'");
    return plain;
}

}  // namespace cubenight::naming
