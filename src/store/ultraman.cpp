#include "src/store/ultraman.hpp"

#include "engine/cards/ultraman/cube_notation.hpp"
#include "src/store/files.hpp"
#include "src/store/folders.hpp"
#include "src/store/names.hpp"

namespace cubenight::store {

namespace fs = std::filesystem;

namespace {

// A rule of decks that the listed cards break, in words.
Saying said_of(const ultraman::DeckFault& fault, std::span<const ultraman::Card* const> listed) {
    const char* clause = ultraman::rule_clause(fault.rule);
    switch (fault.rule) {
        case ultraman::DeckRule::size:
            return saying("the deck has {0} cards, and {1} are wanted ({2})", fault.number, fault.other, clause);
        case ultraman::DeckRule::copies: break;
    }
    return saying("the deck has {0} of the card \"{1}\", and {2} are allowed ({3})", fault.number,
                  listed[fault.cards.front()]->number, fault.other, clause);
}

}  // namespace

UltramanCards load_ultraman_cards(const fs::path& wanted_data) {
    auto set = std::make_shared<ultraman::CardSet>();
    UltramanCards loaded{set, {}};
    for (const fs::path& path : files_in(library_folders(wanted_data), {"cubes/ultraman"}, ".cards")) {
        const auto text = read_file(path, largest_text);
        if (!text) {
            loaded.errors.push_back(text.error());
            continue;
        }
        ultraman::CardFile file = ultraman::read_card_file(*text, path.string());
        loaded.errors.insert(loaded.errors.end(), file.errors.begin(), file.errors.end());
        for (ultraman::Card& card : file.cards) {
            const std::string number = card.number;
            if (set->add(std::move(card))) continue;
            loaded.errors.push_back(Error{
                path.string(), 0, saying("the card \"{0}\" is there twice, or there are too many cards", number)});
        }
    }
    if (auto error = name_cards(*set, wanted_data)) loaded.errors.push_back(std::move(*error));
    return loaded;
}

std::vector<fs::path> ultraman_deck_files(const fs::path& wanted_data) {
    return files_in(library_folders(wanted_data), {ultraman_deck_place}, ".deck");
}

std::vector<fs::path> ultraman_deck_folders(const fs::path& wanted_data) {
    std::vector<fs::path> folders = library_folders(wanted_data);
    for (fs::path& folder : folders) folder /= ultraman_deck_place;
    return folders;
}

std::vector<fs::path> starter_deck_files(const fs::path& wanted_data) {
    return files_in(data_folders(wanted_data), {ultraman_deck_place}, ".deck");
}

Result<fs::path> find_ultraman_deck(const std::string& name, const fs::path& wanted_data) {
    std::error_code ignored;
    if (fs::is_regular_file(name, ignored)) return fs::path(name);
    std::string known;
    for (const auto& path : ultraman_deck_files(wanted_data)) {
        if (path.filename() == name || path.stem() == name) return path;
        known += (known.empty() ? "" : ", ") + path.stem().string();
    }
    if (known.empty()) return Error{{}, 0, saying("there is no deck \"{0}\"; there are: none", name)};
    return Error{{}, 0, saying("there is no deck \"{0}\"; there are: {1}", name, known)};
}

std::vector<UltramanDeckFault> faults_of(const ultraman::DeckFile& deck, const ultraman::CardSet& cards,
                                         ultraman::DeckLimits limits) {
    const auto resolved = ultraman::resolve_deck(deck, cards);
    std::vector<UltramanDeckFault> faults;
    for (const Error& error : resolved.errors) faults.push_back({error.reason, {}, error.line});
    std::vector<const ultraman::Card*> listed;
    listed.reserve(resolved.cards.size());
    for (const CardId id : resolved.cards) listed.push_back(&cards[id]);
    int unknown = -static_cast<int>(listed.size());  // cards of the deck that there are not
    for (const auto& line : deck.lines) unknown += line.copies;
    for (ultraman::DeckFault fault : ultraman::deck_faults(listed, limits)) {
        if (fault.rule == ultraman::DeckRule::size) fault.number += unknown;
        if (fault.number == fault.other) continue;
        const int line = fault.cards.empty() ? 0 : resolved.lines[fault.cards.back()];
        faults.push_back({said_of(fault, listed), {}, line});
        for (const std::size_t place : fault.cards) faults.back().numbers.insert(listed[place]->number);
    }
    return faults;
}

ReadUltramanDeck read_ultraman_deck(const fs::path& path, const ultraman::CardSet& cards, ultraman::DeckLimits limits) {
    const auto text = read_file(path, largest_text);
    if (!text) return {{}, {text.error()}};
    const auto file = ultraman::read_deck(*text, path.string());
    if (!file) return {{}, {file.error()}};
    ReadUltramanDeck read{{file->name, ultraman::resolve_deck(*file, cards).cards}, {}};
    for (const UltramanDeckFault& fault : faults_of(*file, cards, limits))
        read.faults.push_back({path.string(), fault.line, fault.reason});
    return read;
}

Result<UltramanDeck> load_ultraman_deck(const fs::path& path, const ultraman::CardSet& cards,
                                        ultraman::DeckLimits limits) {
    ReadUltramanDeck read = read_ultraman_deck(path, cards, limits);
    if (!read.faults.empty()) return read.faults.front();
    return std::move(read.deck);
}

Result<LoadedCube> cube_of_decks(const std::string& name, std::span<const UltramanDeck> decks,
                                 const ultraman::CardSet& cards, const fs::path& wanted_data) {
    auto covers = std::make_shared<CardSet>();
    auto contents = std::make_shared<ultraman::CubeContents>();
    contents->rules = ultraman::usual_rules();
    CubeFile file;
    file.cube.name = name;
    file.cube.table = ultraman::usual_table(contents->rules);
    for (const UltramanDeck& deck : decks)
        for (std::size_t i = 0, same = 1; i < deck.cards.size(); i += same, same = 1) {
            const ultraman::Card& card = cards[deck.cards[i]];
            while (i + same < deck.cards.size() && deck.cards[i + same] == deck.cards[i]) ++same;
            file.lines.push_back({card.number, static_cast<int>(same), 0});
            if (covers->add(ultraman::cover_of(card))) contents->cards.add(card);
        }
    auto cube = resolve_cube(file, *covers);
    if (!cube) return cube.error();
    if (auto error = name_cards(contents->cards, *covers, wanted_data)) return *error;
    return LoadedCube{{}, std::move(covers), std::move(*cube), std::move(file), std::move(contents)};
}

}  // namespace cubenight::store
