// The match that is played for practice, of whichever game.
#pragma once

#include <memory>

#include "src/gui/sessions/local_match.hpp"
#include "src/gui/sessions/practice_decks.hpp"
#include "src/gui/sessions/ultraman_match.hpp"

namespace cubenight::gui {

class PracticeShelf {
public:
    // The decks are those of the cube that is wished for. A seat without a deck of that name, and decks that the game refuses,
    // are said.
    Said begin(const Practice& wanted, const PracticeDecks& decks, std::uint64_t seed);
    // The match that lies there, with the same decks and another seed. REQUIRES: lies_there().
    Said begin_again(std::uint64_t seed);
    // For pictures and tests: this match lies there.
    void put(std::unique_ptr<LocalMatch> match) { put(pokemon_, std::move(match)); }
    void put(std::unique_ptr<UltramanMatch> match) { put(ultraman_, std::move(match)); }
    void put_away();
    bool lies_there() const { return pokemon_ || ultraman_; }
    MatchSession* match() { return pokemon_.get(); }
    UltramanMatch* ultraman_match() { return ultraman_.get(); }
    void speak(text::Language language);

private:
    template <class Local>
    void put(std::unique_ptr<Local>& place, std::unique_ptr<Local> match) {
        put_away();
        place = std::move(match);
        place->speak(say_.language());
    }
    template <class Local>
    Said lay(std::unique_ptr<Local>& place, Result<std::unique_ptr<Local>> match);

    text::Say say_;
    std::unique_ptr<LocalMatch> pokemon_;
    std::unique_ptr<UltramanMatch> ultraman_;
};

}  // namespace cubenight::gui
