// The arguments that say which cube is taken: --game and --cube.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "src/store/library.hpp"

namespace CLI {
class App;
}

namespace cubenight::cli {

struct CubeChoice {
    std::string game;  // "pokemon" or "ucg"; empty: the cube's own
    std::string cube;  // its name or file; empty: the one that the program brings for the game

    void add_to(CLI::App& command);
    // The file of the cube.
    Result<std::filesystem::path> find(const std::filesystem::path& data) const;
    // Why that cube is none of the game that was asked for.
    std::optional<Error> wrong_game(const store::LoadedCube& cube) const;
};

}  // namespace cubenight::cli
