// What is printed leaves through the streams, where commands to a terminal become text (src/cli/plain_output.hpp).
#include <algorithm>
#include <filesystem>
#include <string>

#include "tests/support/catch.hpp"
#include "tests/support/texts.hpp"

namespace {

using namespace cubenight;
namespace fs = std::filesystem;

const fs::path root = CUBENIGHT_SOURCE_DIR;

// Whether the source calls a function that prints past the streams.
bool prints_past(const std::string& source) {
    for (const std::string name : {"printf(", "puts(", "fputs(", "putchar(", "fwrite(", "STDOUT_FILENO,", "std::clog"})
        for (std::size_t at = source.find(name); at != source.npos; at = source.find(name, at + 1))
            if (at == 0 || source[at - 1] != 'n') return true;  // snprintf prints nothing
    return false;
}

TEST_CASE("nothing is printed past the streams but the terminal's own commands") {
    CHECK(prints_past("std::printf(\"%s\", name);"));
    CHECK_FALSE(prints_past("std::snprintf(text, 5, \"x\");"));
    const fs::path own[] = {root / "src/cli/terminal.cpp", root / "src/cli/standard_files.cpp"};
    for (const auto& entry : fs::recursive_directory_iterator(root / "src")) {
        const fs::path& file = entry.path();
        if (file.extension() != ".cpp" && file.extension() != ".hpp") continue;
        if (std::ranges::find(own, file) != std::end(own)) continue;
        INFO(file.string());
        CHECK_FALSE(prints_past(test::text_of(file)));
    }
}

}  // namespace
