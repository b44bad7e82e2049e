// cubenight cube export CUBE: a cube as a list for other programs (docs/lists.md).
#include <CLI/CLI.hpp>

#include <iostream>
#include <map>
#include <memory>

#include "src/cli/commands.hpp"
#include "src/cli/complaint.hpp"
#include "src/cli/list_form.hpp"
#include "src/cli/table_options.hpp"
#include "src/cli/words.hpp"
#include "src/store/library.hpp"

namespace cubenight::cli {
namespace {

struct Wish {
    std::string cube;
    std::string form = "text";
};

// Each card once, in the cube's order, with its copies; then the basic energies that it offers, one of each. Cards of the
// Ultraman Card Game have their numbers behind their names, which tell them apart.
std::vector<ListedCard> listed_cube(const store::LoadedCube& loaded) {
    std::vector<ListedCard> cards;
    std::map<CardId, std::size_t> places;
    for (const CardId id : loaded.cube.cards) {
        const auto [place, first] = places.try_emplace(id, cards.size());
        const Card& card = (*loaded.cards)[id];
        if (!first) ++cards[place->second].count;
        else if (loaded.ucg) cards.push_back({1, card.name + " " + card.key, {}, ListSection::none, card.key});
        else cards.push_back(listed_card(card.key, card.name, card.kind));
    }
    if (!loaded.ucg)
        for (const Type type : loaded.cube.energy) cards.push_back(listed_energy(type, 1));
    return cards;
}

int export_cube(const Wish& wish, const Request& request) {
    const auto file = store::find_cube(wish.cube, request.data);
    const auto loaded = file ? store::load_cube(*file, request.data) : Result<store::LoadedCube>(file.error());
    if (!loaded) {
        std::cerr << complaint(loaded.error());
        return failed;
    }
    std::cout << written(listed_cube(*loaded), wish.form);
    return done;
}

}  // namespace

void add_cube(CLI::App& app, Request& request) {
    auto* group = app.add_subcommand("cube", help(Help::cube_lists));
    group->require_subcommand(1);
    auto* command = group->add_subcommand("export", help(Help::cube_export));
    const auto wish = std::make_shared<Wish>();
    command->add_option("CUBE", wish->cube, help(Help::cube))->required()->check(is_named);
    command->add_option("--as", wish->form, help(Help::cube_form))->check(is_list_form({"text", "csv"}));
    command->callback([wish, &request] { request.action = [wish, &request] { return export_cube(*wish, request); }; });
}

}  // namespace cubenight::cli
