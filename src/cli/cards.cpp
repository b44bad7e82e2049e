// cubenight cards text CUBE-OR-FILE: cards as a person reads them.
#include <CLI/CLI.hpp>
#include <cereal/archives/json.hpp>
#include <cereal/types/string.hpp>
#include <cereal/types/vector.hpp>

#include <iostream>
#include <memory>
#include <set>

#include "engine/cards/rules_text/rules_text.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/languages.hpp"
#include "src/cli/words.hpp"
#include "src/store/library.hpp"

namespace cubenight::cli {
namespace {

using cereal::make_nvp;

struct TextJson {
    std::string kind, name, words;
    template <class Archive>
    void serialize(Archive& archive) {
        archive(make_nvp("kind", kind), make_nvp("name", name), make_nvp("words", words));
    }
};

struct CardJson {
    std::string key, name;
    std::vector<TextJson> texts;
    std::vector<std::string> unread;
    template <class Archive>
    void serialize(Archive& archive) {
        archive(make_nvp("key", key), make_nvp("name", name), make_nvp("texts", texts), make_nvp("unread", unread));
    }
};

// As the notation calls them; the JSON promises these words.
std::string kind_of(wording::TextOf of) {
    switch (of) {
        case wording::TextOf::attack: return "attack";
        case wording::TextOf::ability: return "ability";
        case wording::TextOf::use: return "use";
        case wording::TextOf::play: return "play";
        case wording::TextOf::stadium: return "stadium";
        case wording::TextOf::attached: return "attached";
    }
    return {};
}

CardJson read_aloud(const Card& card, Language language) {
    CardJson said{card.key, card.name, {}, {}};
    for (const wording::CardText& text : wording::texts_of(card))
        said.texts.push_back({kind_of(text.source.of), std::string(text.source.name),
                              wording::rules_text(*text.effect, text.source, language)});
    for (const UnreadText& unread : card.unread) said.unread.push_back(unread.text);
    return said;
}

// The cards of a cube, each once, or those of a card file.
Result<std::vector<Card>> cards_of(const std::string& named, const Request& request) {
    const std::filesystem::path path(named);
    if (path.extension() == ".cards") return store::load_card_file(path.filename(), path, request.data);
    const auto cube = store::find_cube(named, request.data);
    if (!cube) return cube.error();
    const auto loaded = store::load_cube(*cube, request.data);
    if (!loaded) return loaded.error();
    std::vector<Card> cards;
    std::set<CardId> seen;
    for (const CardId id : loaded->cube.cards)
        if (seen.insert(id).second) cards.push_back((*loaded->cards)[id]);
    return cards;
}

void print(const CardJson& card) {
    std::cout << card.name << " (" << card.key << ")\n";
    for (const TextJson& text : card.texts)
        std::cout << "  " << (text.name.empty() ? "" : text.name + ": ") << text.words << "\n";
    for (const std::string& unread : card.unread) std::cout << "  " << say(Word::by_hand, {card.key, unread}) << "\n";
}

int say_cards(const std::string& named, Language language, bool json, const Request& request) {
    const auto cards = cards_of(named, request);
    if (!cards) {
        std::cerr << cards.error().text() << "\n";
        return failed;
    }
    std::vector<CardJson> said;
    for (const Card& card : *cards) said.push_back(read_aloud(card, language));
    if (!json) {
        for (const CardJson& card : said) print(card);
        return done;
    }
    {
        cereal::JSONOutputArchive archive(std::cout);
        archive(make_nvp("cards", said));
    }
    std::cout << "\n";
    return done;
}

}  // namespace

void add_cards(CLI::App& app, Request& request) {
    auto* group = app.add_subcommand("cards", help(Help::cards));
    group->require_subcommand(1);
    auto* text = group->add_subcommand("text", help(Help::cards_text));
    auto named = std::make_shared<std::string>();
    auto json = std::make_shared<bool>(false);
    auto language = std::make_shared<Language>(Language::english);
    text->add_option("CUBE-OR-FILE", *named, help(Help::cube_or_file))->required();
    text->add_option("--language", *language, help(Help::language))->transform(CLI::CheckedTransformer(languages()));
    text->add_flag("--json", *json, help(Help::cards_json));
    text->callback([named, json, language, &request] {
        request.action = [named, json, language, &request] { return say_cards(*named, *language, *json, request); };
    });
}

}  // namespace cubenight::cli
