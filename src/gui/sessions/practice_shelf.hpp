// The decks of the Ultraman Card Game that a window knows, and the match that is played with two of them.
#pragma once

#include <filesystem>
#include <memory>
#include <vector>

#include "src/gui/sessions/session.hpp"
#include "src/gui/sessions/ultraman_match.hpp"

namespace cubenight::gui {

class PracticeShelf {
public:
    explicit PracticeShelf(std::filesystem::path data = {}) : data_(std::move(data)) {}

    // All decks of the folders, read at the first call with the cards that they are made of.
    const std::vector<PracticeDeck>& decks();
    Said begin(const Practice& wanted, std::uint64_t seed);
    // For pictures and tests: this match lies there.
    void put(std::unique_ptr<UltramanMatch> match);
    void put_away() { match_.reset(); }
    UltramanMatch* match() { return match_.get(); }
    void speak(text::Language language);

private:
    std::filesystem::path data_;
    text::Say say_;
    bool read_ = false;
    std::shared_ptr<const ultraman::CardSet> cards_;
    std::vector<PracticeDeck> decks_;
    std::vector<std::vector<CardId>> lists_;  // of decks_; empty for those with a problem
    std::unique_ptr<UltramanMatch> match_;
};

}  // namespace cubenight::gui
