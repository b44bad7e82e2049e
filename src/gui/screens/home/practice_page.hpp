// Home: a match of two decks of the Ultraman Card Game at this screen, against a bot or another person.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

class PracticePage {
public:
    void draw(Frame& f, Rect r);

private:
    void seat(Frame& f, Rect r, int number);
    void start(Frame& f, Rect box);

    Practice wanted_;
};

}  // namespace cubenight::gui
