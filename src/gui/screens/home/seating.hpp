// The sheet over the home page on which a night's seats get their names.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

class Seating {
public:
    Seating(const Strings& say, const CubeSummary& cube, int players);

    enum class Answer : std::uint8_t { open, cancelled, dealt };
    Answer draw(Frame& f);
    NewNight night() const { return night_; }

private:
    void seat_row(Frame& f, Rect r, std::size_t index);
    void sizes(Frame& f, Rect r);
    void clocks(Frame& f, Rect r);
    void rules(Frame& f, Rect r);
    void seat_players(int players);
    std::string problem(const Strings& say) const;

    NewNight night_;
    std::vector<DraftTableRow> rows_;              // of the cube
    std::span<const char* const> rule_sets_ = {};  // to choose from; the cube's own rules come first. Empty: no choice
    std::size_t cards_ = 0;
    int most_deck_ = 0;
    std::string you_;
    text::Language language_;
};

}  // namespace cubenight::gui
