// The program: reads its arguments and hands over to a subcommand or the window.
#include "src/cli/commands.hpp"
#include "src/cli/standard_files.hpp"
#ifdef CUBENIGHT_WINDOW
#include "src/cli/window_part.hpp"
#endif

int main(int argc, char** argv) {
    cubenight::cli::hold_standard_files();
    cubenight::cli::let_long_files_fail();
#ifdef CUBENIGHT_WINDOW
    const cubenight::cli::WindowPart* const window = &cubenight::cli::window_part;
#else
    const cubenight::cli::WindowPart* const window = nullptr;
#endif
    return cubenight::cli::run(argc, argv, window);
}
