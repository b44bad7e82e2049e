// The end of a match of any game: who has won, what decided it, a few figures, and where one goes from here.
#pragma once

#include <string>
#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/common/end_crest.hpp"
#include "src/gui/screens/common/table_wishes.hpp"
#include "src/gui/sessions/table_session.hpp"

namespace cubenight::gui {

// Of the seat at the screen and of the other one.
struct EndFigure {
    std::string name, own, other;
};

struct MatchEnd {
    EndMood mood = EndMood::decided;
    std::string title;
    std::string why;   // what decided it
    std::string last;  // what happened then; may be empty
    std::string own, other;
    int turns = 0;
    std::vector<EndFigure> figures;
};

// Who plays and who has won. `me`: the seat at the screen. REQUIRES: `outcome` is over.
MatchEnd end_for(Frame& f, const TableSession& match, SeatId me, play::Outcome outcome);
// How both stand in the night, where the match is of one.
void add_night_record(Frame& f, const TableSession& match, SeatId me, MatchEnd& end);

// Over the board; what there is to choose depends on what the match is of.
class EndSheet {
public:
    void begin() { crest_.begin(); }
    EndChoice draw(Frame& f, const TableSession& match, const MatchEnd& end);

private:
    static void head(Frame& f, Rect r, const MatchEnd& end, float come);
    static void figures(Frame& f, Rect r, const MatchEnd& end);
    static EndChoice buttons(Frame& f, const TableSession& match, Rect r);

    ComingCrest crest_;
};

// A match of practice is dealt anew, or put away for Home. The last thing of a frame: the match goes away with it.
void follow_end(Frame& f, EndChoice chosen, Page table);

}  // namespace cubenight::gui
