// Home: a match of two decks at this screen, against a bot or another person; the way back to one that was left; and a draft with
// bots, begun by one press.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/home/cube_choice.hpp"
#include "src/gui/screens/home/table_choice.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

class PracticePage {
public:
    // `cube`: which of session.cubes(), where there are some; it is the choice of Home.
    HomeWishes draw(Frame& f, Rect r, std::size_t& cube);

private:
    void head(Frame& f, Rect r, std::size_t& cube);
    // What the quick draft of the cube is set with: its numbers, and the rules as they are changed here.
    NewNight quick_night(const Strings& say, const CubeSummary& cube) const;
    // Both seats have a deck, the second one another than the first as long as nobody chose it.
    void preset(const std::vector<DeckFile>& decks);
    void seat(Frame& f, Rect r, int number, const std::vector<DeckFile>& decks, HomeWishes& wishes);
    void tell_lists(Frame& f, Rect box);
    // What the match is played with, the way back to the one that was left, and the button that begins.
    void foot(Frame& f, Rect r, const std::vector<DeckFile>& decks);
    std::string deck_sizes(Frame& f, const std::vector<DeckFile>& decks) const;
    // What a seat without a name is called.
    std::string usual_name(const Strings& say, int number, const std::vector<DeckFile>& decks) const;
    void start(Frame& f, const std::vector<DeckFile>& decks);

    Practice wanted_;
    bool of_lists_ = false;                       // the decks of the chosen cube lie in lists
    bool second_chosen_ = false;                  // its deck, by hand
    std::string quick_cube_;                      // whose rules are changed
    std::vector<draft::RuleChange> quick_rules_;  // for its quick draft
    CubeChoice choice_;
};

}  // namespace cubenight::gui
