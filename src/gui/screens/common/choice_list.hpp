// What is chosen over the board: cards of a pile in a list, values and parts as buttons. The list can be put away to look
// at the table.
#pragma once

#include <functional>
#include <span>
#include <string>

#include "engine/core/ids.hpp"
#include "src/gui/screens/common/prompt_strip.hpp"

namespace cubenight::gui {

// Equal cards of one pile stand together.
struct ListedFace {
    CopyId copy{};
    int count = 1;
    std::string place;  // "deck", "on Gloom"
};

struct Choices {
    const Asking& asking;
    std::span<const ListedFace> list;    // what can be chosen, in the order of the answers
    std::span<const ListedFace> looked;  // what one is let see beside it
    std::function<void(Rect, CopyId)> face;
    DrawSign sign;
    std::function<void(Vec, std::size_t)> answer_sign;  // left in a button, by its place; may be empty
};

class ChoiceList {
public:
    // What is asked has changed: the list lies there again.
    void refresh() { away_ = false; }
    void show() { away_ = false; }
    bool put_away() const { return away_; }
    // `bar_width`: of the prompt bar, which has the answers itself where they fit.
    TableWishes draw(Frame& f, const Choices& choices, Rect board, float bar_width);

private:
    TableWishes list(Frame& f, const Choices& choices);
    void list_foot(Frame& f, const Choices& choices, Rect box, TableWishes& wishes);
    TableWishes answers(Frame& f, const Choices& choices, Rect board) const;

    bool away_ = false;
};

}  // namespace cubenight::gui
