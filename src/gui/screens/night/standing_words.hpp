// Why a seat stands where it stands, in words.
#pragma once

#include <string>

#include "src/gui/screens/night/night_values.hpp"

namespace cubenight::gui {

// "66.7".
std::string percent(const draft::Share& share);
// Its points, then each tie-break with where it comes from, a line each.
std::string standing_in_words(const Strings& say, const NightValues& v, const draft::Standing& standing);

}  // namespace cubenight::gui
