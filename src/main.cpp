// The program: reads its arguments and hands over to a subcommand or the window.
#include "src/cli/commands.hpp"
#include "src/cli/standard_files.hpp"

int main(int argc, char** argv) {
    cubenight::cli::hold_standard_files();
    cubenight::cli::let_long_files_fail();
    return cubenight::cli::run(argc, argv);
}
