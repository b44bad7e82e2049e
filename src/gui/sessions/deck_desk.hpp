// What the screens ask and wish of the deck on the bench, a deck of the Ultraman Card Game: all cards that it can have, what is wrong
// with it, and its file among the user's own.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "draft/pool/copies.hpp"
#include "src/gui/sessions/deck_shelf.hpp"
#include "src/store/ultraman.hpp"
#include "src/workshop/opened_deck.hpp"

namespace cubenight::gui {

class DeckDesk {
public:
    // REQUIRES: the decks of files outlive it.
    explicit DeckDesk(DeckShelf& shelf, std::filesystem::path data = {}) : shelf_(shelf), data_(std::move(data)) {}

    void speak(text::Language language) { say_.speak(language); }
    // For pictures and tests: nothing is written to disk from then on, until keep_files().
    void keep_nothing() { writes_ = false; }
    void keep_files() { writes_ = true; }

    // All cards of the game, each once; nothing where there are none.
    std::optional<draft::DraftCards> cards();
    // The number of a card of them.
    const std::string& number(CardId card) { return pool_->ucg->cards[card].number; }

    // The deck on the bench; null where there is none. What was there before is gone: whoever wants it saves it first.
    workshop::OpenedDeck* deck() { return deck_ ? &*deck_ : nullptr; }
    const workshop::OpenedDeck* deck() const { return deck_ ? &*deck_ : nullptr; }
    // Another number for each deck that comes to lie there.
    std::uint64_t opened() const { return opened_; }
    void begin(std::string name) { lay(workshop::OpenedDeck(std::move(name))); }
    // By its id among the decks of files.
    [[nodiscard]] Said open(const std::string& id);
    [[nodiscard]] Said open_copy(const std::string& id, std::string name);

    // Whether a deck of a file is called so.
    bool is_taken(const std::string& name);

    // All that is wrong with it. REQUIRES for the rest: there is a deck.
    std::vector<store::UltramanDeckFault> faults();
    // Whether it can be saved, other than as it is on disk.
    bool can_be_saved() const { return deck_->changed() || deck_->path().empty(); }
    // Whether another deck is called as it.
    bool name_is_taken();
    // A new one gets a file in the user's folder.
    [[nodiscard]] Said save();
    // The same as another deck of that name, which lies on the bench then.
    [[nodiscard]] Said save_copy(std::string name);
    // Where the decks that are made here lie.
    static std::filesystem::path folder();

private:
    Said said(const std::optional<Error>& error) const { return error ? Said(say_(*error)) : std::nullopt; }
    std::filesystem::path free_file();
    void lay(workshop::OpenedDeck deck) { deck_ = std::move(deck), ++opened_; }

    DeckShelf& shelf_;
    std::filesystem::path data_;
    text::Say say_;
    bool writes_ = true;
    std::optional<store::LoadedCube> pool_;
    std::optional<workshop::OpenedDeck> deck_;
    std::uint64_t opened_ = 0;
};

}  // namespace cubenight::gui
