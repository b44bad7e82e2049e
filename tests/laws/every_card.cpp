#include "tests/laws/every_card.hpp"

#include <algorithm>
#include <map>
#include <sstream>

#include "engine/cards/notation.hpp"
#include "engine/scenario/read/read_file.hpp"
#include "tests/support/card_files.hpp"
#include "tests/support/texts.hpp"

namespace cubenight::test {
namespace {

namespace fs = std::filesystem;

Result<std::vector<Card>> cards_of_scenarios(std::string_view text, const std::string& name) {
    auto file = scenario::read_scenarios(text, name);
    if (!file) return file.error();
    std::vector<Card> cards = std::move(file->cards);
    for (auto& scenario : file->scenarios) cards.insert(cards.end(), scenario.cards.begin(), scenario.cards.end());
    return cards;
}

// The cards of the examples on a page.
Result<std::vector<Card>> cards_of_guide(std::string_view text, const std::string& name) {
    const std::string page(text);
    auto cards = read_cards(only_blocks(page, "cards"), name);
    if (!cards) return cards.error();
    const auto played = cards_of_scenarios(only_blocks(page, "scn"), name);
    if (!played) return played.error();
    cards->insert(cards->end(), played->begin(), played->end());
    return cards;
}

// The lines of a Board (tests/support/board.hpp): `Name: ` and the rest of the card.
Result<std::vector<Card>> cards_of_boards(std::string_view text, const std::string& name) {
    static constexpr std::string_view kinds[] = {"pokemon ", "item ",   "tool ",          "supporter ",
                                                 "stadium ", "energy ", "special energy "};
    std::vector<Card> cards;
    std::istringstream lines{std::string(text)};
    for (std::string line; std::getline(lines, line);) {
        if (const auto raw = line.find("R\"("); raw != std::string::npos) line.erase(0, raw + 3);
        if (const auto end = line.rfind(")\""); end != std::string::npos) line.erase(end);
        const std::size_t colon = line.find(": ");
        if (colon == std::string::npos || colon == 0 ||
            !std::all_of(line.begin(), line.begin() + static_cast<long>(colon),
                         [](unsigned char c) { return std::isalnum(c); }))
            continue;
        const std::string rest = line.substr(colon + 2), key = line.substr(0, colon);
        if (std::none_of(std::begin(kinds), std::end(kinds),
                         [&](std::string_view kind) { return rest.starts_with(kind); }))
            continue;
        auto read = read_cards("card \"" + key + "\" \"" + key + "\" { " + rest + " }", name);
        if (!read) return read.error();
        cards.push_back(read->front());
    }
    return cards;
}

// The cards so far as they are written, by key.
using Written = std::multimap<std::string, std::pair<Card, CardId>, std::less<>>;

// Adds the cards of one file. What stands in several files word for word is one card.
void add_source(EveryCard& every, Written& written, const std::string& file, const std::vector<Card>& cards) {
    CardSource source{file, {}};
    for (const Card& card : cards) {
        const auto [begin, end] = written.equal_range(card.key);
        const auto same = std::find_if(begin, end, [&](const auto& one) { return one.second.first == card; });
        if (same != end) {
            const CardId id = same->second.second;
            if (std::find(source.cards.begin(), source.cards.end(), id) == source.cards.end())
                source.cards.push_back(id);
            continue;
        }
        Card named = card;
        named.key = file + "/" + card.key;
        for (int n = 2; every.cards.find_key(named.key); ++n)
            named.key = file + "/" + card.key + "-" + std::to_string(n);
        source.cards.push_back(*every.cards.add(std::move(named)));
        every.all.push_back(source.cards.back());
        written.emplace(card.key, std::pair(card, source.cards.back()));
    }
    if (!source.cards.empty()) every.sources.push_back(std::move(source));
}

using Reader = Result<std::vector<Card>> (*)(std::string_view text, const std::string& name);
Result<std::vector<Card>> cards_of_card_file(std::string_view text, const std::string& name) {
    return read_cards(text, name);
}

struct Kind {
    const char* folder;
    const char* extension;
    Reader read;
};

inline constexpr Kind kinds[] = {
    {"cubes", ".cards", cards_of_card_file},
    {"tests/scenarios", ".scn", cards_of_scenarios},
    {"tests/scenarios", ".cards", cards_of_card_file},
    {"scenarios", ".scn", cards_of_scenarios},
    {"docs", ".md", cards_of_guide},
    {"tests/rules", ".cpp", cards_of_boards},
    {"tests/bots", ".cpp", cards_of_boards},
    {"tests/cube", ".cpp", cards_of_boards},
    {"tests/support", ".cpp", cards_of_boards},
};

}  // namespace

Result<EveryCard> read_every_card(const fs::path& repository) {
    EveryCard every;
    Written written;
    for (const Kind& kind : kinds)
        for (const fs::path& file : files_of(Game::pokemon, repository / kind.folder, kind.extension)) {
            const std::string name = file.lexically_relative(repository).generic_string();
            const auto cards = kind.read(text_of(file), name);
            if (!cards) return cards.error();
            add_source(every, written, name, *cards);
        }
    const auto cube = read_cube(text_of(repository / "cubes/lantern.cube"), "cubes/lantern.cube");
    if (!cube) return cube.error();
    every.house = cube->cube.rules.weakness_rules;
    for (int t = 0; t < type_count; ++t)
        if (has_basic_energy(static_cast<Type>(t))) every.cards.add(basic_energy(static_cast<Type>(t)));
    return every;
}

}  // namespace cubenight::test
