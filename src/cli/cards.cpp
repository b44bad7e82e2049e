// cubenight cards text CUBE-OR-FILE: cards as a person reads them. cubenight cards check FILE...: for who writes them, each
// text's notation beside the sentence, and what is wrong where. Those of the card library are in card_library.cpp.
#include <CLI/CLI.hpp>
#include <cereal/archives/json.hpp>
#include <cereal/types/string.hpp>
#include <cereal/types/vector.hpp>

#include <algorithm>
#include <iostream>
#include <memory>
#include <set>

#include "engine/cards/ultraman/notation.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/complaint.hpp"
#include "src/cli/error_json.hpp"
#include "src/cli/print_json.hpp"
#include "src/cli/read_aloud.hpp"
#include "src/cli/words.hpp"
#include "src/store/files.hpp"
#include "src/store/library.hpp"
#include "src/store/names.hpp"

namespace cubenight {
namespace cli {

template <class Archive>
void serialize(Archive& archive, TextAloud& text) {
    using cereal::make_nvp;
    archive(make_nvp("kind", text.kind), make_nvp("name", text.name), make_nvp("notation", text.notation),
            make_nvp("words", text.words));
}

template <class Archive>
void serialize(Archive& archive, CardAloud& card) {
    using cereal::make_nvp;
    archive(make_nvp("key", card.key), make_nvp("name", card.name), make_nvp("english", card.english),
            make_nvp("rules", card.rules), make_nvp("texts", card.texts), make_nvp("unread", card.unread));
}

namespace {

struct CardsWish {
    std::vector<std::string> named;
    bool json = false;
};

// Cards of either game, said, and what is wrong with others.
struct Heard {
    std::vector<CardAloud> cards;
    std::vector<Error> errors;
};

// The cards of a file, by their names in the language of who reads.
template <class File>
Heard heard_of(File read, const Request& request) {
    if (auto error = store::name_cards(read.cards, request.data)) read.errors.push_back(std::move(*error));
    Heard heard{{}, read.errors};
    for (const auto& card : read.cards) heard.cards.push_back(read_aloud(card, say.language()));
    return heard;
}

Heard hear_card_file(const std::filesystem::path& path, const Request& request) {
    const auto text = store::read_file(path, largest_text);
    if (text && ultraman::is_card_file(*text)) return heard_of(ultraman::read_card_file(*text, path.string()), request);
    return heard_of(store::read_card_file(path), request);
}

// The cards of a cube, each once, or those of a card file.
Heard hear(const std::string& named, const Request& request) {
    const std::filesystem::path path(named);
    if (path.extension() == ".cards") return hear_card_file(path, request);
    const auto cube = store::find_cube(named, request.data);
    if (!cube) return {{}, {cube.error()}};
    const auto loaded = store::load_cube(*cube, request.data);
    if (!loaded) return {{}, store::faults_of_cube(*cube, request.data)};
    Heard heard;
    std::set<CardId> seen;
    for (const CardId id : loaded->cube.cards)
        if (seen.insert(id).second)
            heard.cards.push_back(loaded->ucg ? read_aloud(loaded->ucg->cards[id], say.language())
                                              : read_aloud((*loaded->cards)[id], say.language()));
    return heard;
}

// All or nothing: who reads is told the first thing that is wrong.
int say_cards(const CardsWish& wish, const Request& request) {
    Heard heard;
    for (const std::string& named : wish.named) {
        Heard one = hear(named, request);
        if (!one.errors.empty()) {
            std::cerr << complaint(one.errors.front());
            return failed;
        }
        std::ranges::move(one.cards, std::back_inserter(heard.cards));
    }
    if (wish.json) print_json(cereal::make_nvp("cards", heard.cards));
    else
        for (const CardAloud& card : heard.cards) print(std::cout, card, Beside::nothing);
    return done;
}

// What could be read is said, what is wrong is told.
int check_cards(const CardsWish& wish, const Request& request) {
    Heard all;
    for (const std::string& named : wish.named) {
        Heard one = hear(named, request);
        std::ranges::move(one.cards, std::back_inserter(all.cards));
        std::ranges::move(one.errors, std::back_inserter(all.errors));
    }
    const int status = all.errors.empty() ? done : failed;
    if (wish.json) {
        print_json(cereal::make_nvp("cards", all.cards), cereal::make_nvp("errors", all.errors));
        return status;
    }
    for (const CardAloud& card : all.cards) print(std::cout, card, Beside::notation);
    std::cout << say.count(Word::card_is_read, Word::cards_are_read, static_cast<int>(all.cards.size())) << std::endl;
    for (const Error& error : all.errors) std::cerr << complaint(error);
    return status;
}

using CardsDeed = int (*)(const CardsWish&, const Request&);

void add_options(CLI::App& command, Help json, CardsDeed deed, Request& request,
                 const std::shared_ptr<CardsWish>& wish) {
    command.add_flag("--json", wish->json, help(json));
    command.callback(
        [wish, deed, &request] { request.action = [wish, deed, &request] { return deed(*wish, request); }; });
}

}  // namespace

void add_cards(CLI::App& app, Request& request) {
    auto* group = app.add_subcommand("cards", help(Help::cards));
    group->require_subcommand(1);
    auto* text = group->add_subcommand("text", help(Help::cards_text));
    const auto read = std::make_shared<CardsWish>();
    text->add_option("CUBE-OR-FILE", read->named, help(Help::cubes_or_files))->required();
    add_options(*text, Help::cards_json, say_cards, request, read);
    auto* check = group->add_subcommand("check", help(Help::cards_check));
    const auto checked = std::make_shared<CardsWish>();
    check->add_option("FILE", checked->named, help(Help::cubes_or_files))->required();
    add_options(*check, Help::cards_check_json, check_cards, request, checked);
    add_card_library(*group, request);
    add_card_coverage(*group, request);
}

}  // namespace cli
}  // namespace cubenight
