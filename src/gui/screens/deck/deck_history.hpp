// The decks before, so that every change can be taken back and made again.
#pragma once

#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/deck/deck_values.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

class DeckHistory {
public:
    // Each gives the session another deck; a refusal is told and changes nothing.
    void change(Frame& f, const DeckValues& v, const draft::Deck& deck);
    void undo(Frame& f, const DeckValues& v);
    void redo(Frame& f, const DeckValues& v);

    bool can_undo() const { return !before_.empty(); }
    bool can_redo() const { return !after_.empty(); }

private:
    std::vector<draft::Deck> before_, after_;
};

}  // namespace cubenight::gui
