// What is chosen over the board: cards of a pile in a list, values and parts as buttons. The list can be put away to look
// at the table.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/ids.hpp"
#include "src/gui/screens/common/choice_places.hpp"
#include "src/gui/screens/common/prompt_strip.hpp"

namespace cubenight::gui {

// A half of the board.
enum class BoardSide : std::uint8_t { own, other };

struct Choices {
    const Asking& asking;
    std::span<const ListedFace> list;        // what can be chosen, in the order of the answers
    std::span<const ListedFace> looked;      // what one is let see beside it
    BoardSide looked_at = BoardSide::other;  // where these lie: over the half that nothing is chosen on
    CopyId source = no_copy;                 // the card that asks; no_copy: none that one knows
    std::function<void(Rect, CopyId)> face;
    std::function<bool(CopyId, std::string_view)> has_words;  // whether a search finds the card
    DrawSign sign;
    std::function<void(Vec, std::size_t)> answer_sign;  // left in a button, by its place; may be empty
};

class ChoiceList {
public:
    // What is asked has changed: the list lies there again.
    void refresh() { away_ = looked_away_ = false, search_.clear(); }
    void show() { away_ = false; }
    bool put_away() const { return away_; }
    // `bar_width`: of the prompt bar, which has the answers itself where they fit.
    TableWishes draw(Frame& f, const Choices& choices, Rect board, float bar_width);

private:
    TableWishes list(Frame& f, const Choices& choices);
    void looked(Frame& f, const Choices& choices, Rect board, TableWishes& wishes);
    void search(Frame& f, const Choices& choices, Rect r);
    void find(const Choices& choices);
    void card(Frame& f, const Choices& choices, const ChoicePlace& at, Rect box, int number, TableWishes& wishes);
    void press(const ChoicePlace& at, TableWishes& wishes) const;
    void cards(Frame& f, const Choices& choices, Rect view, TableWishes& wishes);
    void read(Frame& f, const Choices& choices, Rect r) const;
    void focus_first(Frame& f) const;
    void list_foot(Frame& f, const Choices& choices, Rect box, TableWishes& wishes);
    TableWishes answers(Frame& f, const Choices& choices, Rect board) const;

    bool away_ = false, looked_away_ = false;
    ChoicePlaces places_;
    std::string search_;
    std::vector<std::size_t> found_;  // of the places, those that are shown
    CopyId pointed_ = no_copy;        // of them, in this frame
};

}  // namespace cubenight::gui
