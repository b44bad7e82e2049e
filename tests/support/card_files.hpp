// Card files of the repository. Those of the Ultraman Card Game lie in folders called `ultraman`, and its cubes and scenario
// files say whose they are; all others are Pokémon's.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace cubenight::test {

enum class Game { pokemon, ultraman };

inline bool says_ucg(const std::filesystem::path& path) {
    std::ifstream file(path);
    const std::string text(std::istreambuf_iterator<char>(file), {});
    return text.find("\n  game ucg\n") != std::string::npos || text.starts_with("game ucg\n");
}

// Of a path below the repository.
inline Game game_of(const std::filesystem::path& file) {
    return std::ranges::find(file, std::filesystem::path("ultraman")) == file.end() ? Game::pokemon : Game::ultraman;
}

// All files of that game below the folder whose names end so, in the order of their paths; none where there is no such
// folder. REQUIRES: the folder is none of one game alone.
inline std::vector<std::filesystem::path> files_of(Game game, const std::filesystem::path& folder,
                                                   std::string_view extension) {
    std::vector<std::filesystem::path> files;
    std::error_code gone;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder, gone))
        if (entry.path().extension() == extension) {
            const bool says = (extension == ".cube" || extension == ".scn") && says_ucg(entry.path());
            if ((says ? Game::ultraman : game_of(entry.path().lexically_relative(folder))) == game)
                files.push_back(entry.path());
        }
    std::ranges::sort(files);
    return files;
}

}  // namespace cubenight::test
