// Decks to choose from: rows that say what each is, and a sheet with all of them.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

// A deck that is to lie on the bench of the workshop: a new one, or one of a file.
struct DeckWish {
    std::string edit = {};  // its id; empty: a new one
    // Whose cards it has; empty: those of the Ultraman Card Game, and for a list the cube that knows most of it.
    std::string cube = {};
    std::string list = {}, called = {};  // a new one: of a list, as it was read, with that name
    bool begins() const { return edit.empty(); }
};

// The deck with that id; null where there is none.
const DeckFile* find_deck(const std::vector<DeckFile>& decks, std::string_view id);

float deck_rows_height(const std::vector<DeckFile>& decks);

// The rows, scrolling. `id`: of the item of each row, before its place. Returns the deck whose row was pressed, or what is wished for
// in the workshop.
struct DeckRowsPress {
    std::optional<std::size_t> chosen;
    std::optional<DeckWish> wish;
};
DeckRowsPress draw_deck_rows(Frame& f, Rect view, const std::string& id, const std::vector<DeckFile>& decks,
                             std::string_view chosen);

// The sheet on which the deck of a seat is chosen.
class DeckSheet {
public:
    // `whose`: the name of the seat.
    DeckSheet(std::string whose, std::string chosen) : whose_(std::move(whose)), chosen_(std::move(chosen)) {}
    // False when it is closed.
    bool draw(Frame& f);
    const std::string& chosen() const { return chosen_; }
    // The deck that is to lie on the bench of the workshop, once.
    std::optional<DeckWish> take_wish() { return std::exchange(wish_, std::nullopt); }

private:
    std::string whose_, chosen_;  // a name; a deck's id
    std::optional<DeckWish> wish_;
};

}  // namespace cubenight::gui
