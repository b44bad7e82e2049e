#include "src/cli/library_access.hpp"

#include <iostream>

#include "src/cli/commands.hpp"
#include "src/cli/complaint.hpp"
#include "src/cli/words.hpp"

namespace cubenight::cli {

int told(const Error& error) {
    std::cerr << in_one_line(error) << "\n";
    return failed;
}

std::optional<library::Library> open_library() {
    auto opened = library::Library::open(library::Library::usual_path());
    if (!opened) {
        told(opened.error());
        return std::nullopt;
    }
    const auto size = opened->size();
    if (!size) told(size.error());
    else if (*size == 0) std::cerr << say(Word::library_empty) << "\n";
    else return std::move(*opened);
    return std::nullopt;
}

}  // namespace cubenight::cli
