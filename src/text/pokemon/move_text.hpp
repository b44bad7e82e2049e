// What a seat has chosen, or is advised to choose, as a sentence: "Attach Fire Energy to Incineroar on your Bench". It has the
// words of the options themselves.
#pragma once

#include <span>
#include <string>

#include "src/text/pokemon/option_text.hpp"

namespace cubenight::text {

// An option, and the view of the seat that chose it, as it was asked.
struct Chosen {
    pokemon::View view;
    pokemon::Option option;
};

// One move with all that was chosen for it. Of the other seat it says whose move it is; `reader` is the first.
std::string move_text(const Names& names, std::span<const Chosen> move, SeatId reader);

}  // namespace cubenight::text
