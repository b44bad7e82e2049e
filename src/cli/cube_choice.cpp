#include "src/cli/cube_choice.hpp"

#include <CLI/CLI.hpp>

#include "src/cli/words.hpp"

namespace cubenight::cli {

void CubeChoice::add_to(CLI::App& command) {
    command.add_option("--game", game, help(Help::game))->check(CLI::IsMember({"pokemon", "ucg"}));
    command.add_option("--cube", cube, help(Help::cube));
}

Result<std::filesystem::path> CubeChoice::find(const std::filesystem::path& data) const {
    const char* usual = game == "ucg" ? "ultra" : "lantern";
    return store::find_cube(cube.empty() ? usual : cube, data);
}

std::optional<Error> CubeChoice::wrong_game(const store::LoadedCube& loaded) const {
    if (game.empty() || (game == "ucg") == (loaded.ucg != nullptr)) return std::nullopt;
    return Error{loaded.path.string(), 0, Saying::as_is(say(Word::cube_of_other_game))};
}

}  // namespace cubenight::cli
