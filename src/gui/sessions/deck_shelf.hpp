// The decks of the Ultraman Card Game in the data folders and in the user's own, with the cards that they are made of. Read when
// they are first asked for; decks that come, go or change on disk afterwards are read again.
#pragma once

#include <filesystem>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "src/gui/sessions/session.hpp"
#include "src/store/file_watch.hpp"

namespace cubenight::gui {

class DeckShelf {
public:
    explicit DeckShelf(std::filesystem::path data = {}) : data_(std::move(data)) {}

    // All of them, and behind them why some are none: files of cards that cannot be read.
    const std::vector<DeckFile>& decks();
    // The cards of the deck with that id; empty where it cannot be played, or there is none.
    std::span<const CardId> list(std::string_view id);
    const std::shared_ptr<const ultraman::CardSet>& cards();
    // At once, because a deck was saved.
    void read_again();
    // Looks at the files of decks that were asked for. True when some have been read again.
    bool follow();
    // Another number when they have been.
    std::uint64_t version() const { return version_; }

private:
    void read();
    void read_decks();

    std::filesystem::path data_;
    std::shared_ptr<const ultraman::CardSet> cards_;  // null: nobody has asked
    std::vector<Error> unread_cards_;
    std::vector<DeckFile> decks_;
    std::vector<std::vector<CardId>> lists_;  // of decks_; empty for those with a problem
    store::FileWatch watch_;
    std::uint64_t version_ = 0;
};

}  // namespace cubenight::gui
