// cubenight check-cube FILE...: reads cubes as a night would and says what is wrong with them.
#include <CLI/CLI.hpp>

#include <iostream>
#include <map>
#include <memory>

#include "src/cli/commands.hpp"
#include "src/cli/complaint.hpp"
#include "src/cli/read_aloud.hpp"
#include "src/cli/words.hpp"
#include "src/store/library.hpp"

namespace cubenight::cli {
namespace {

struct Wish {
    std::vector<std::string> files;
    bool texts = false;
};

// What a cube holds, in a few lines, and the sentences that will have to be resolved by hand.
void report(const store::LoadedCube& loaded, const Wish& wish) {
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
    for (const auto& [id, count] : copies) {
        const Card& card = (*loaded.cards)[id];
        if (wish.texts) {
            print(std::cout, read_aloud(card, say.language()), Beside::notation);
            continue;
        }
        for (const auto& unread : card.unread) std::cout << "  " << say(Word::by_hand, {card.key, unread.text}) << "\n";
    }
}

int check(const Wish& wish, const Request& request) {
    int status = done;
    for (const auto& file : wish.files) {
        if (const auto loaded = store::load_cube(file, request.data)) {
            report(*loaded, wish);
            continue;
        }
        for (const Error& fault : store::faults_of_cube(file, request.data)) std::cerr << complaint(fault);
        status = failed;
    }
    return status;
}

}  // namespace

void add_check_cube(CLI::App& app, Request& request) {
    auto* command = app.add_subcommand("check-cube", help(Help::check_cube));
    const auto wish = std::make_shared<Wish>();
    command->add_option("FILE", wish->files, help(Help::cube_files))->required();
    command->add_flag("--texts", wish->texts, help(Help::texts));
    command->callback([wish, &request] { request.action = [wish, &request] { return check(*wish, request); }; });
}

}  // namespace cubenight::cli
