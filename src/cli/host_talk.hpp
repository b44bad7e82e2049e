// The host's own acts at the terminal: "host bot 3", "host adjust 2.1 draw they agreed".
#pragma once

#include <string>

#include "src/night/conductor.hpp"

namespace cubenight::cli {

// Carries out the words behind "host"; says on standard output why not, or what may stand there.
void host_act(Conductor& conductor, const std::string& words);

}  // namespace cubenight::cli
