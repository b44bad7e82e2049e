#include "src/store/ultraman.hpp"

#include "engine/cards/ultraman/deck_rules.hpp"
#include "engine/cards/ultraman/notation.hpp"
#include "src/store/files.hpp"
#include "src/store/folders.hpp"

namespace cubenight::store {

namespace fs = std::filesystem;

namespace {

std::vector<fs::path> files_of_game(const fs::path& wanted_data, std::string_view place, std::string_view extension) {
    auto folders = data_folders(wanted_data);
    if (!user_folder().empty()) folders.push_back(user_folder());
    return files_in(folders, {place}, extension);
}

// The first rule of decks that it breaks, in words.
std::optional<Saying> fault_of(const std::vector<CardId>& deck, const ultraman::CardSet& cards) {
    std::vector<const ultraman::Card*> listed;
    for (const CardId id : deck) listed.push_back(&cards[id]);
    const auto faults = ultraman::deck_faults(listed, {});
    if (faults.empty()) return std::nullopt;
    const ultraman::DeckFault& fault = faults.front();
    switch (fault.rule) {
        case ultraman::DeckRule::size:
            return saying("the deck has {0} cards, and {1} are wanted", fault.number, fault.other);
        case ultraman::DeckRule::copies: break;
    }
    return saying("the deck has {0} of the card \"{1}\", and {2} are allowed", fault.number,
                  listed[fault.cards.front()]->number, fault.other);
}

}  // namespace

UltramanCards load_ultraman_cards(const fs::path& wanted_data) {
    auto set = std::make_shared<ultraman::CardSet>();
    UltramanCards loaded{set, {}};
    for (const fs::path& path : files_of_game(wanted_data, "cubes/ultraman", ".cards")) {
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
    return loaded;
}

std::vector<fs::path> ultraman_deck_files(const fs::path& wanted_data) {
    return files_of_game(wanted_data, "cubes/ultraman/decks", ".deck");
}

Result<UltramanDeck> load_ultraman_deck(const fs::path& path, const ultraman::CardSet& cards) {
    const auto text = read_file(path, largest_text);
    if (!text) return text.error();
    const auto file = ultraman::read_deck(*text, path.string());
    if (!file) return file.error();
    auto resolved = ultraman::resolve_deck(*file, cards, path.string());
    if (!resolved) return resolved.error();
    if (const auto fault = fault_of(*resolved, cards)) return Error{path.string(), 0, *fault};
    return UltramanDeck{file->name, std::move(*resolved)};
}

}  // namespace cubenight::store
