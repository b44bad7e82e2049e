// The subcommands of `cubenight cube`, in files of their own.
#pragma once

#include "src/cli/commands.hpp"

namespace cubenight::cli {

void add_cube_show(CLI::App& cube, Request& request);    // show, compare
void add_cube_change(CLI::App& cube, Request& request);  // add, remove, swap, rule

}  // namespace cubenight::cli
