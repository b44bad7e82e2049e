// cubenight cube import FILE: a cube made of a list and the card library. cubenight cube export CUBE: a cube as a list for other
// programs. docs/lists.md has both.
#include <CLI/CLI.hpp>

#include <iostream>
#include <map>
#include <memory>

#include "engine/core/printable.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/complaint.hpp"
#include "src/cli/list_form.hpp"
#include "src/cli/list_talk.hpp"
#include "src/cli/table_options.hpp"
#include "src/cli/words.hpp"
#include "src/lists/cube_import.hpp"
#include "src/night/deck_list.hpp"
#include "src/store/library.hpp"

namespace cubenight::cli {
namespace {

struct ImportWish {
    ListArguments list;
    std::string name;
    IfThere if_there = IfThere::refuse;
};

struct ExportWish {
    std::string cube;
    std::string form = "text";
};

std::string made_text(const MadeCube& made, const std::filesystem::path& file) {
    const auto number = [](int n) { return std::to_string(n); };
    std::string text = say(Word::cube_made, {printable(file.string()), number(made.copies), number(made.different),
                                             number(made.energies)}) +
                       "\n";
    if (made.by_hand > 0) text += "  " + say(Word::texts_by_hand, {number(made.by_hand)}) + "\n";
    if (made.left_out > 0) text += "  " + say(Word::cards_left_out, {number(made.left_out)}) + "\n";
    return text;
}

// The list is told, whatever comes of it; a cube is made of what is settled.
int import_cube(const ImportWish& wish) {
    const auto heard = hear_list(wish.list);
    if (!heard) {
        std::cerr << complaint(heard.error());
        return failed;
    }
    Result<std::filesystem::path> file = Error{};
    std::optional<Result<MadeCube>> made;
    if (heard->library) {
        made = made_cube(wish.name, heard->list, heard->found, *heard->library);
        file = *made ? save_made_cube(**made, file_name(wish.name), wish.if_there) : made->error();
    }
    if (wish.list.json) std::cout << list_json(*heard, wish.list, file ? file->string() : "");
    else std::cout << told_list(*heard, wish.list);
    if (!made) return failed;
    if (!file) {
        std::cerr << complaint(file.error());
        return failed;
    }
    for (const Error& refused : (*made)->refused)
        std::cerr << in_one_line({wish.list.file.string(), refused.line,
                                  Saying::as_is(refused.file + ": " + say(refused.reason))})
                  << "\n";
    if (!wish.list.json) std::cout << made_text(**made, *file);
    return heard->is_whole() && (*made)->left_out == 0 ? done : failed;
}

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

int export_cube(const ExportWish& wish, const Request& request) {
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
    auto* import = group->add_subcommand("import", help(Help::cube_import));
    const auto listed = std::make_shared<ImportWish>();
    listed->list.add_to(*import);
    import->add_option("--name", listed->name, help(Help::cube_name))->required()->check(is_named);
    import->add_flag_callback(
        "--replace", [listed] { listed->if_there = IfThere::replace;
}, help(Help::replace_cube));
    import->callback([listed, &request] { request.action = [listed] { return import_cube(*listed);
    };  // namespace cubenight::cli
    });
    auto* command = group->add_subcommand("export", help(Help::cube_export));
    const auto wish = std::make_shared<ExportWish>();
    command->add_option("CUBE", wish->cube, help(Help::cube))->required()->check(is_named);
    command->add_option("--as", wish->form, help(Help::cube_form))->check(is_list_form({"text", "csv"}));
    command->callback([wish, &request] { request.action = [wish, &request] { return export_cube(*wish, request); }; });
    }

    }  // namespace cubenight::cli
