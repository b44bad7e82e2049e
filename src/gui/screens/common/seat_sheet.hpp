// The host changes who sits where while a night runs: a person becomes a bot and back, a name is mended.
#pragma once

#include <string>
#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

class SeatSheet {
public:
    SeatSheet(const Strings& say, const draft::Night& night);

    // False when it was closed.
    bool draw(Frame& f);

private:
    void row(Frame& f, Rect r, std::size_t index);
    void apply(Frame& f);

    std::vector<draft::SeatSettings> seats_;
};

}  // namespace cubenight::gui
