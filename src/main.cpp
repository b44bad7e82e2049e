// The program: reads its arguments and hands over to a subcommand or the window.
#include "src/cli/commands.hpp"

int main(int argc, char** argv) { return cubenight::cli::run(argc, argv); }
