// What is chosen for the next statement alone is chosen in it: "choose $a = 1 their.bench; damage 20 to $a" is
// "damage 20 to 1 their.bench plain". Both mean the same, and a text has one form.
#pragma once

#include <string>

namespace cubenight::printed {

// The notation with such choices made where they are used.
std::string with_choices(std::string notation);

}  // namespace cubenight::printed
