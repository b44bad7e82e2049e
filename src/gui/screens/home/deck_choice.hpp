// Decks to choose from: rows that say what each is, and a sheet with all of them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

inline constexpr float deck_row_height = 58;

// The deck with that id; null where there is none.
const DeckFile* find_deck(const std::vector<DeckFile>& decks, std::string_view id);

// The rows, scrolling. `id`: of the item of each row, before its place. Returns the deck whose row was pressed.
std::optional<std::size_t> draw_deck_rows(Frame& f, Rect view, const std::string& id,
                                          const std::vector<DeckFile>& decks, std::string_view chosen);

// The sheet on which the deck of a seat is chosen.
class DeckSheet {
public:
    // `whose`: the name of the seat.
    DeckSheet(std::string whose, std::string chosen) : whose_(std::move(whose)), chosen_(std::move(chosen)) {}
    // False when it is closed.
    bool draw(Frame& f);
    const std::string& chosen() const { return chosen_; }

private:
    std::string whose_, chosen_;  // a name; a deck's id
};

}  // namespace cubenight::gui
