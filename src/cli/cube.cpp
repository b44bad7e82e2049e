// cubenight cube import FILE: a cube made of a list and the card library. cubenight cube export CUBE: a cube as a list for other
// programs. docs/lists.md has both.
#include <unistd.h>
#include <CLI/CLI.hpp>

#include <iostream>
#include <map>
#include <memory>

#include "engine/core/printable.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/complaint.hpp"
#include "src/cli/cube_commands.hpp"
#include "src/cli/list_form.hpp"
#include "src/cli/list_talk.hpp"
#include "src/cli/prompt.hpp"
#include "src/cli/words.hpp"
#include "src/cli/workshop_talk.hpp"
#include "src/lists/cube_import.hpp"
#include "src/night/deck_list.hpp"
#include "src/store/file_name.hpp"
#include "src/store/library.hpp"

namespace cubenight::cli {
namespace {

struct ImportWish {
    ListArguments list;
    std::string name;
    bool replace = false;
    std::vector<std::string> choices;  // "3=sv1-12"
    std::vector<std::string> free;     // "2 Rare Candy"
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
    if (made.lower_stages > 0) text += "  " + say(Word::lower_stages_beside, {number(made.lower_stages)}) + "\n";
    if (made.free > 0) text += "  " + say(Word::free_beside, {number(made.free)}) + "\n";
    if (made.left_out > 0) text += "  " + say(Word::cards_left_out, {number(made.left_out)}) + "\n";
    return text;
}

// What a night of the cube should know before it is dealt.
std::string played_text(const std::filesystem::path& file, const Request& request) {
    const auto cube = store::load_cube(file, request.data);
    const std::string told = cube ? stranded_text(*cube, cube->cube.rules.lines()) : std::string();
    return told.empty() ? told : "  " + told;
}

// "3=sv1-12": a line and the key of its card.
std::optional<LineChoice> choice_in(const std::string& text) {
    const std::size_t mark = text.find('=');
    if (mark == std::string::npos || mark + 1 == text.size()) return std::nullopt;
    const auto line = number_in(std::string_view(text).substr(0, mark), most_list_lines);
    if (!line) return std::nullopt;
    return LineChoice{*line, text.substr(mark + 1)};
}

std::string is_choice(const std::string& text) { return choice_in(text) ? "" : say(Word::choice_form, {text}); }

// REQUIRES: each is one.
std::vector<LineChoice> choices_in(const std::vector<std::string>& texts) {
    std::vector<LineChoice> choices;
    for (const std::string& text : texts) choices.push_back(*choice_in(text));
    return choices;
}

// The list `--free` names: a line for each card.
Result<CardList> free_list(const ImportWish& wish) {
    std::string text;
    for (const std::string& line : wish.free) text += line + "\n";
    if (text.empty()) return CardList{};
    auto list = read_card_list(text, ListKind::plain, "--free");
    if (list && !list->errors.empty()) return Error{"--free", list->errors[0].line, list->errors[0].reason};
    return list;
}

Result<MadeCube> cube_of(const ImportWish& wish, const HeardList& heard) {
    const auto free = free_list(wish);
    if (!free) return free.error();
    const auto found = heard.resolved(*free, wish.list.stand_ins);
    if (!found) return found.error();
    return made_cube(wish.name, {heard.list, heard.found}, {*free, *found}, heard.sources());
}

// The list is told, whatever comes of it; a cube is made of what is settled.
int import_cube(const ImportWish& wish, const Request& request) {
    auto heard = hear_list(wish.list, request.data);
    std::optional<Error> wrong;
    if (!heard) wrong = heard.error();
    else wrong = take_choices(*heard, choices_in(wish.choices));
    const bool somebody_reads = ::isatty(STDIN_FILENO) == 1 && ::isatty(STDOUT_FILENO) == 1;
    if (!wrong && !wish.list.json && somebody_reads) wrong = ask_for_choices(*heard);
    if (wrong) {
        std::cerr << complaint(*wrong);
        return failed;
    }
    const auto made = cube_of(wish, *heard);
    const auto file =
        made ? save_made_cube(*made, store::file_name(wish.name), wish.replace ? IfThere::replace : IfThere::refuse)
             : Result<std::filesystem::path>(made.error());
    if (wish.list.json) std::cout << list_json(*heard, wish.list, file ? file->string() : "");
    else std::cout << told_list(*heard, wish.list);
    if (!file) {
        std::cerr << complaint(file.error());
        return failed;
    }
    for (const Error& refused : made->refused)
        std::cerr << in_one_line({wish.list.file.string(), refused.line,
                                  Saying::as_is(refused.file + ": " + say(refused.reason))})
                  << "\n";
    if (!wish.list.json) std::cout << made_text(*made, *file) << played_text(*file, request);
    return heard->is_whole() && made->left_out == 0 ? done : failed;
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
    auto* made = group->add_subcommand("import", help(Help::cube_import));
    const auto listed = std::make_shared<ImportWish>();
    listed->list.add_to(*made);
    made->add_option("--name", listed->name, help(Help::cube_name))->required();
    made->add_flag("--replace", listed->replace, help(Help::replace_cube));
    made->add_option("--choose", listed->choices, help(Help::choose_line))->check(is_choice);
    made->add_option("--free", listed->free, help(Help::free_cards));
    made->callback(
        [listed, &request] { request.action = [listed, &request] { return import_cube(*listed, request); }; });
    auto* command = group->add_subcommand("export", help(Help::cube_export));
    const auto wish = std::make_shared<ExportWish>();
    command->add_option("CUBE", wish->cube, help(Help::cube))->required();
    command->add_option("--as", wish->form, help(Help::cube_form))->check(is_list_form({"text", "csv"}));
    command->callback([wish, &request] { request.action = [wish, &request] { return export_cube(*wish, request); }; });
    add_cube_show(*group, request);
    add_cube_change(*group, request);
}

}  // namespace cubenight::cli
