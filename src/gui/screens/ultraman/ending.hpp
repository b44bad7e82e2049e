// How a match of the Ultraman Card Game ended: what decided it in a sentence, and figures counted from its log.
#pragma once

#include "src/gui/screens/common/match_end.hpp"
#include "src/gui/screens/ultraman/values.hpp"

namespace cubenight::gui::ucg {

// REQUIRES: the match is over.
MatchEnd ending_of(Frame& f, const UltramanSession& match, const Values& v);

}  // namespace cubenight::gui::ucg
