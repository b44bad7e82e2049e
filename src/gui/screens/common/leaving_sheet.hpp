// Asked where the program ends and the cube or the deck on the bench has changes that are not saved. All else is on disk already.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

class LeavingSheet {
public:
    // Whether there is something to ask.
    static bool is_needed(Session& session);
    void open() { open_ = true; }
    // Nothing where it is not open. Ends the program where a person says so.
    void draw(Frame& f);

private:
    bool open_ = false;
};

}  // namespace cubenight::gui
