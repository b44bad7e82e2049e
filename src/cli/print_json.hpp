// What a command tells programs.
#pragma once

#include <cereal/archives/json.hpp>

#include <iostream>
#include <utility>

namespace cubenight::cli {

// One object on stdout with these fields.
template <class... Parts>
void print_json(Parts&&... parts) {
    {
        cereal::JSONOutputArchive archive(std::cout);
        archive(std::forward<Parts>(parts)...);
    }
    std::cout << "\n";
}

}  // namespace cubenight::cli
