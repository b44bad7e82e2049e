// How a match of any game lay within a step: a moment that is looked at by itself, though nobody chose there.
#pragma once

#include <cstddef>

namespace cubenight::text {

template <class Match>
struct Interim {
    Match match;
    std::size_t entries;  // of the log by then
};

}  // namespace cubenight::text
