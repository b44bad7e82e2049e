// Match: the steps of bots, one after another, so that they can be followed. How fast is a person's taste.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/sessions/match_session.hpp"

namespace cubenight::gui {

// Whether the match waits for a bot. REQUIRES: match.seat() has a value.
bool bot_acts(const MatchSession& match);
// Milliseconds between two steps.
float pause_of(Pace pace);

class BotPace {
public:
    // Hears the key that shows at once what is still to be shown; before any other part of the screen hears it.
    void listen(Frame& f);
    // Everything up to the next choice of a person at once.
    void skip() { skips_ = true; }
    // Shows the next step when its time has come.
    void follow(Frame& f);

private:
    float waited_ = 0;  // milliseconds since the last step that was shown
    bool skips_ = false;
};

}  // namespace cubenight::gui
