// The window as a part of the program; only builds that have one have this.
#pragma once

#include "src/cli/commands.hpp"

namespace cubenight::cli {

extern const WindowPart window_part;

void add_screen(CLI::App& app, Request& request);
void add_window(CLI::App& app, Request& request);

}  // namespace cubenight::cli
