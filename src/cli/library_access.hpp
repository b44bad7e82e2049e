// What the commands that use the card library share.
#pragma once

#include <cereal/archives/json.hpp>

#include <iostream>
#include <optional>
#include <utility>

#include "src/library/library.hpp"

namespace cubenight::cli {

// Tells an error; the exit status for it.
int told(const Error& error);

// A library with cards in it, or nothing when it was said why there is none.
std::optional<library::Library> open_library();

template <class... Parts>
void print_json(Parts&&... parts) {
    {
        cereal::JSONOutputArchive archive(std::cout);
        archive(std::forward<Parts>(parts)...);
    }
    std::cout << "\n";
}

}  // namespace cubenight::cli
