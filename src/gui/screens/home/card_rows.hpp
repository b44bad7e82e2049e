// Cards of the cube or deck on the bench in groups, each in a row with its copies and what makes them fewer or more.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "src/gui/widgets/card_faces.hpp"

namespace cubenight::gui {

// A line of the list: a heading, or a card with its copies.
struct CardRow {
    std::string label;
    std::optional<CardId> card;
    int copies = 0;
    std::string printed_in = {};  // what tells it from others that are called so too
    bool marked = false;          // with a warning
};

// What a person wants of a row.
struct CardRowsWish {
    std::optional<CardId> chosen, changed;
    int copies = 0;  // of the changed one
};

// `id`: the row of card 7 is the item "ID.card.7", its buttons are "ID.copies.7.less" and ".more".
CardRowsWish draw_card_rows(Frame& f, Rect r, const std::string& id, const CardFaces& faces,
                            std::span<const CardRow> rows, std::optional<CardId> chosen);

// Whether the keys + and - press a stepper's buttons, too.
enum class StepperKeys : std::uint8_t { none, heard };
// Fewer, how many, more. Returns how many there are to be, where it was pressed.
std::optional<int> copies_stepper(Frame& f, Rect r, const std::string& id, int copies, StepperKeys keys);

}  // namespace cubenight::gui
