// The sign over the end of a match: its shape tells won, lost and drawn apart, not its colour alone.
#pragma once

#include <cstdint>

#include "src/gui/kit/screen.hpp"

namespace cubenight::gui {

// `decided`: nobody in front of the screen has won or lost it alone.
enum class EndMood : std::uint8_t { won, lost, drawn, decided };

// A whole star in its rays, a broken one, or two equal ones. `share`: how far it has come, 0 to 1.
void end_crest(Canvas& c, Vec centre, float radius, EndMood mood, float share);

// How far it has come, frame by frame; wholly at once where motion is reduced.
class ComingCrest {
public:
    void begin() { shown_ = 0; }
    float share(Frame& f);

private:
    float shown_ = 0;  // milliseconds
};

}  // namespace cubenight::gui
