// A night as a page to print and pin up: pairings with their results, and the standings.
#pragma once

#include <string>

#include "draft/night/night.hpp"
#include "src/text/language.hpp"

namespace cubenight {

// HTML of its own, black on white, the last round first. Matches without a result have room to write it in. Nothing in it is a secret
// of a running night.
std::string night_sheet(const draft::Night& night, text::Language language);

}  // namespace cubenight
