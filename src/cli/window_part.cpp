#include "src/cli/window_part.hpp"

#include "src/cli/taste_file.hpp"

namespace cubenight::cli {

const WindowPart window_part{[] { return kept_taste().language; },
                             [](CLI::App& app, Request& request) {
                                 add_screen(app, request);
                                 add_window(app, request);
                             }};

}  // namespace cubenight::cli
