#include "src/gui/sessions/deck_shelf.hpp"

#include <algorithm>

#include "src/store/ultraman.hpp"

namespace cubenight::gui {

namespace fs = std::filesystem;

const std::vector<DeckFile>& DeckShelf::decks() {
    read();
    return decks_;
}

const std::shared_ptr<const ultraman::CardSet>& DeckShelf::cards() {
    read();
    return cards_;
}

std::span<const CardId> DeckShelf::list(std::string_view id) {
    read();
    const auto found = std::ranges::find(decks_, id, &DeckFile::id);
    if (found == decks_.end()) return {};
    return lists_[static_cast<std::size_t>(found - decks_.begin())];
}

void DeckShelf::read() {
    if (cards_) return;
    store::UltramanCards loaded = store::load_ultraman_cards(data_);
    cards_ = std::move(loaded.cards);
    unread_cards_ = std::move(loaded.errors);
    read_decks();
}

void DeckShelf::read_decks() {
    decks_.clear();
    lists_.clear();
    const std::vector<fs::path> starters = store::starter_deck_files(data_);
    std::vector<fs::path> watched = store::ultraman_deck_folders(data_);
    for (const fs::path& path : store::ultraman_deck_files(data_)) {
        auto [deck, faults] = store::read_ultraman_deck(path, *cards_);
        DeckFile file{.id = path.string(), .name = deck.name.empty() ? path.stem().string() : deck.name};
        file.cards = static_cast<int>(deck.cards.size());
        file.problems = std::move(faults);
        if (std::ranges::find(starters, path) != starters.end()) file.source = DeckSource::starter;
        lists_.push_back(file.playable() ? std::move(deck.cards) : std::vector<CardId>{});
        decks_.push_back(std::move(file));
        watched.push_back(path);
    }
    for (const Error& error : unread_cards_) {
        decks_.push_back({.id = error.file, .name = error.file, .problems = {error}});
        lists_.emplace_back();
    }
    watch_.watch(watched);
}

void DeckShelf::read_again() {
    if (cards_) read_decks();
    else read();
    ++version_;
}

bool DeckShelf::follow() {
    if (!cards_ || watch_.changed().empty()) return false;
    read_again();
    return true;
}

}  // namespace cubenight::gui
