// Home: a match of two decks at this screen, against a bot or another person; and a draft with bots, begun by one press.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/home/cube_choice.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

class PracticePage {
public:
    // `cube`: which of session.cubes(), where there are some; it is the choice of Home.
    void draw(Frame& f, Rect r, std::size_t& cube);

private:
    void head(Frame& f, Rect r, std::size_t& cube);
    // What the quick draft of the cube is set with: its numbers, and the rules as they are changed here.
    NewNight quick_night(const Strings& say, const CubeSummary& cube) const;
    void seat(Frame& f, Rect r, int number, const std::vector<DeckFile>& decks);
    void start(Frame& f, Rect box, const std::vector<DeckFile>& decks);

    Practice wanted_;
    std::string quick_cube_;                      // whose rules are changed
    std::vector<draft::RuleChange> quick_rules_;  // for its quick draft
    CubeChoice choice_;
};

}  // namespace cubenight::gui
