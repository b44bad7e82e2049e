// cubenight cards text CUBE-OR-FILE: cards as a person reads them. cubenight cards check FILE...: for who writes them, each
// text's notation beside the sentence, and what is wrong where.
#include <CLI/CLI.hpp>
#include <cereal/archives/json.hpp>
#include <cereal/types/string.hpp>
#include <cereal/types/vector.hpp>

#include <algorithm>
#include <iostream>
#include <memory>
#include <set>

#include "src/cli/commands.hpp"
#include "src/cli/complaint.hpp"
#include "src/cli/read_aloud.hpp"
#include "src/cli/words.hpp"
#include "src/store/library.hpp"
#include "src/store/names.hpp"

namespace cubenight {

template <class Archive>
void serialize(Archive& archive, Error& error) {
    using cereal::make_nvp;
    archive(make_nvp("file", error.file), make_nvp("line", error.line), make_nvp("column", error.column),
            make_nvp("reason", cli::say(error.reason)));
}

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
            make_nvp("texts", card.texts), make_nvp("unread", card.unread));
}

namespace {

struct Wish {
    std::vector<std::string> named;
    bool json = false;
};

// The cards of a cube, each once, or those of a card file, and what is wrong with it.
CardFile cards_of(const std::string& named, const Request& request) {
    CardFile read;
    const std::filesystem::path path(named);
    if (path.extension() == ".cards") {
        read = store::read_card_file(path);
        if (auto error = store::name_cards(read.cards, request.data)) read.errors.push_back(std::move(*error));
        return read;
    }
    const auto cube = store::find_cube(named, request.data);
    if (!cube) return {{}, {cube.error()}};
    const auto loaded = store::load_cube(*cube, request.data);
    if (!loaded) return {{}, store::faults_of_cube(*cube, request.data)};
    std::set<CardId> seen;
    for (const CardId id : loaded->cube.cards)
        if (seen.insert(id).second) read.cards.push_back((*loaded->cards)[id]);
    return read;
}

template <class... Parts>
void print_json(Parts&&... parts) {
    {
        cereal::JSONOutputArchive archive(std::cout);
        archive(std::forward<Parts>(parts)...);
    }
    std::cout << "\n";
}

std::vector<CardAloud> all_aloud(const std::vector<Card>& cards, Language language) {
    std::vector<CardAloud> said;
    for (const Card& card : cards) said.push_back(read_aloud(card, language));
    return said;
}

// All or nothing: who reads is told the first thing that is wrong.
int say_cards(const Wish& wish, const Request& request) {
    const CardFile read = cards_of(wish.named.front(), request);
    if (!read.errors.empty()) {
        std::cerr << complaint(read.errors.front());
        return failed;
    }
    const auto said = all_aloud(read.cards, say.language());
    if (wish.json) print_json(cereal::make_nvp("cards", said));
    else
        for (const CardAloud& card : said) print(std::cout, card, Beside::nothing);
    return done;
}

// What could be read is said, what is wrong is told.
int check_cards(const Wish& wish, const Request& request) {
    CardFile all;
    for (const std::string& named : wish.named) {
        CardFile one = cards_of(named, request);
        std::ranges::move(one.cards, std::back_inserter(all.cards));
        std::ranges::move(one.errors, std::back_inserter(all.errors));
    }
    const int status = all.errors.empty() ? done : failed;
    const auto said = all_aloud(all.cards, say.language());
    if (wish.json) {
        print_json(cereal::make_nvp("cards", said), cereal::make_nvp("errors", all.errors));
        return status;
    }
    for (const CardAloud& card : said) print(std::cout, card, Beside::notation);
    std::cout << say.count(Word::card_is_read, Word::cards_are_read, static_cast<int>(said.size())) << std::endl;
    for (const Error& error : all.errors) std::cerr << complaint(error);
    return status;
}

using Deed = int (*)(const Wish&, const Request&);

void add(CLI::App& command, Help json, Deed deed, Request& request, const std::shared_ptr<Wish>& wish) {
    command.add_flag("--json", wish->json, help(json));
    command.callback(
        [wish, deed, &request] { request.action = [wish, deed, &request] { return deed(*wish, request); }; });
}

}  // namespace

void add_cards(CLI::App& app, Request& request) {
    auto* group = app.add_subcommand("cards", help(Help::cards));
    group->require_subcommand(1);
    auto* text = group->add_subcommand("text", help(Help::cards_text));
    const auto read = std::make_shared<Wish>();
    text->add_option("CUBE-OR-FILE", read->named, help(Help::cube_or_file))->required()->expected(1);
    add(*text, Help::cards_json, say_cards, request, read);
    auto* check = group->add_subcommand("check", help(Help::cards_check));
    const auto checked = std::make_shared<Wish>();
    check->add_option("FILE", checked->named, help(Help::cubes_or_files))->required();
    add(*check, Help::cards_check_json, check_cards, request, checked);
}

}  // namespace cli
}  // namespace cubenight
