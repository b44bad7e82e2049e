#include "src/gui/sessions/deck_desk.hpp"

#include <algorithm>

#include "src/store/file_name.hpp"
#include "src/store/folders.hpp"

namespace cubenight::gui {

namespace fs = std::filesystem;

std::optional<draft::DraftCards> DeckDesk::cards() {
    const auto& all = shelf_.cards();
    if (!pool_ && all->size() > 0) {
        store::UltramanDeck each;
        for (std::size_t i = 0; i < all->size(); ++i) each.cards.push_back(CardId{static_cast<std::uint16_t>(i)});
        auto pool = store::cube_of_decks({}, std::vector{each}, *all, data_);
        if (pool) pool_ = std::move(*pool);
    }
    if (!pool_) return std::nullopt;
    return draft::DraftCards{&pool_->cube, pool_->cards.get(), pool_->ucg.get()};
}

Said DeckDesk::open(const std::string& id) {
    auto opened = workshop::OpenedDeck::open(id);
    if (!opened) return say_(opened.error());
    lay(std::move(*opened));
    return std::nullopt;
}

Said DeckDesk::open_copy(const std::string& id, std::string name) {
    const auto opened = workshop::OpenedDeck::open(id);
    if (!opened) return say_(opened.error());
    lay(opened->copy(std::move(name)));
    return std::nullopt;
}

std::vector<store::UltramanDeckFault> DeckDesk::faults() { return store::faults_of(deck_->file(), *shelf_.cards()); }

bool DeckDesk::is_taken(const std::string& name) {
    return std::ranges::find(shelf_.decks(), name, &DeckFile::name) != shelf_.decks().end();
}

bool DeckDesk::name_is_taken() {
    return std::ranges::any_of(shelf_.decks(), [&](const DeckFile& deck) {
        return deck.name == deck_->name() && deck.id != deck_->path().string();
    });
}

fs::path DeckDesk::folder() { return store::user_folder() / store::ultraman_deck_place; }

// Of several decks with one file name only the first is seen, the program's own before all others.
fs::path DeckDesk::free_file() {
    const auto files = store::ultraman_deck_files(data_);
    const std::string stem = store::file_name(deck_->name());
    std::string name = stem;
    const auto is_there = [&] {
        return std::ranges::any_of(files, [&](const fs::path& file) { return file.stem() == name; });
    };
    for (int number = 2; is_there(); ++number) name = stem + "-" + std::to_string(number);
    return folder() / (name + ".deck");
}

Said DeckDesk::save() {
    if (!writes_) return std::nullopt;
    if (Said no = said(deck_->path().empty() ? deck_->save_as(free_file()) : deck_->save())) return no;
    shelf_.read_again();
    return std::nullopt;
}

Said DeckDesk::save_copy(std::string name) {
    if (!writes_) return std::nullopt;
    workshop::OpenedDeck before = *deck_;
    lay(before.copy(std::move(name)));
    Said no = save();
    if (no) lay(std::move(before));
    return no;
}

}  // namespace cubenight::gui
