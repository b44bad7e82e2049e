// How far a running match of a night is, as the night's board shows it.
#pragma once

#include "src/gui/sessions/session.hpp"
#include "src/night/match_runner.hpp"

namespace cubenight {

// Its turn and scores; who acts, and since when it is played, is the night's to say.
gui::MatchSign sign_of(const MatchRunner& runner);

}  // namespace cubenight
