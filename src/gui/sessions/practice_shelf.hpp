// The match of the Ultraman Card Game that is played for practice, with two decks that a window knows.
#pragma once

#include <memory>

#include "src/gui/sessions/deck_shelf.hpp"
#include "src/gui/sessions/ultraman_match.hpp"

namespace cubenight::gui {

class PracticeShelf {
public:
    // REQUIRES: the decks outlive it.
    explicit PracticeShelf(DeckShelf& decks) : decks_(decks) {}

    Said begin(const Practice& wanted, std::uint64_t seed);
    // For pictures and tests: this match lies there.
    void put(std::unique_ptr<UltramanMatch> match);
    void put_away() { match_.reset(); }
    UltramanMatch* match() { return match_.get(); }
    void speak(text::Language language);

private:
    DeckShelf& decks_;
    text::Say say_;
    std::unique_ptr<UltramanMatch> match_;
};

}  // namespace cubenight::gui
