// The moves of a puzzle's solution in words: it is played once, and what is chosen on the way is said as its options are called.
#pragma once

#include <string>
#include <vector>

#include "engine/scenario/play/stage.hpp"
#include "engine/scenario/ultraman/play/stage.hpp"
#include "src/text/language.hpp"

namespace cubenight::gui {

// One sentence for each act, in their order; the players are called so. An act that cannot be played stands there as it is
// written.
std::vector<std::string> solution_in_words(const scenario::Stage& stage, const scenario::Scenario& scenario,
                                           const play::PerSeat<std::string>& players, text::Language language);
std::vector<std::string> solution_in_words(const ultraman::scenario::Stage& stage,
                                           const ultraman::scenario::Scenario& scenario,
                                           const play::PerSeat<std::string>& players, text::Language language);

}  // namespace cubenight::gui
