// The sheet over the home page on which a night's seats get their names.
#pragma once

#include <string>
#include <vector>

#include "src/gui/screen.hpp"
#include "src/gui/session.hpp"

namespace cubenight::gui {

class Seating {
public:
    Seating(const Strings& say, const CubeSummary& cube, int players);

    enum class Answer : std::uint8_t { open, cancelled, dealt };
    Answer draw(Frame& f);
    NewNight night() const { return night_; }

private:
    void seat_row(Frame& f, Rect r, std::size_t index);
    std::string_view problem(const Strings& say) const;

    NewNight night_;
};

}  // namespace cubenight::gui
