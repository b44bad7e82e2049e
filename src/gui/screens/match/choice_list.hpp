// What is chosen over the board: cards of a pile in a list, values and parts as buttons. The list can be put away to look
// at the table.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/match/match_values.hpp"
#include "src/gui/screens/match/match_wishes.hpp"

namespace cubenight::gui {

class ChoiceList {
public:
    // What is asked has changed: the list lies there again.
    void refresh() { away_ = false; }
    void show() { away_ = false; }
    bool put_away() const { return away_; }
    // `bar_width`: of the prompt bar, which has the answers itself where they fit.
    MatchWishes draw(Frame& f, const MatchValues& v, Rect board, float bar_width);

private:
    MatchWishes list(Frame& f, const MatchValues& v);
    void list_foot(Frame& f, const MatchValues& v, Rect box, MatchWishes& wishes);
    MatchWishes answers(Frame& f, const MatchValues& v, Rect board) const;
    static bool answer(Frame& f, const MatchValues& v, std::size_t index, Rect box);

    bool away_ = false;
};

}  // namespace cubenight::gui
