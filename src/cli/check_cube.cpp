// cubenight check-cube FILE...: reads cubes as a night would and says what is wrong with them.
#include <CLI/CLI.hpp>

#include <iostream>
#include <map>

#include "src/cli/commands.hpp"
#include "src/cli/words.hpp"
#include "src/store/library.hpp"

namespace cubenight::cli {
namespace {

// What a cube holds, in a few lines, and the sentences that will have to be resolved by hand.
void report(const store::LoadedCube& loaded) {
    const auto& cube = loaded.cube;
    std::map<CardId, int> copies;
    for (const auto card : cube.cards) ++copies[card];
    std::cout << say(Word::cube_is, {loaded.path.string(), cube.name, std::to_string(cube.cards.size()),
                                     std::to_string(copies.size())})
              << "\n";
    for (const auto& row : cube.table) {
        const auto needed = static_cast<std::size_t>(row.players * row.packs * row.pack_size);
        if (needed > cube.cards.size())
            std::cout << "  " << say(Word::cube_too_small, {std::to_string(row.players), std::to_string(needed)})
                      << "\n";
    }
    for (const auto& [id, count] : copies)
        for (const auto& unread : (*loaded.cards)[id].unread)
            std::cout << "  " << say(Word::by_hand, {(*loaded.cards)[id].key, unread.text}) << "\n";
}

int check(const std::vector<std::string>& files, const Request& request) {
    int status = done;
    for (const auto& file : files) {
        const auto loaded = store::load_cube(file, request.data);
        if (loaded) {
            report(*loaded);
        } else {
            std::cerr << loaded.error().text() << "\n";
            status = failed;
        }
    }
    return status;
}

}  // namespace

void add_check_cube(CLI::App& app, Request& request) {
    auto* command = app.add_subcommand("check-cube", help(Help::check_cube));
    auto files = std::make_shared<std::vector<std::string>>();
    command->add_option("FILE", *files, help(Help::cube_files))->required();
    command->callback([files, &request] { request.action = [files, &request] { return check(*files, request); }; });
}

}  // namespace cubenight::cli
