// How a game is played, a paragraph for each thing, with chips of the clauses that it follows.
#pragma once

#include <optional>
#include <string>

#include "src/gui/kit/screen.hpp"
#include "src/text/learn.hpp"

namespace cubenight::gui {

// What the game is called.
Text learn_game_name(text::LearnGame game);

class LearnPage {
public:
    // The clause whose chip was pressed.
    std::optional<std::string> draw(Frame& f, Rect r, text::LearnGame game);

private:
    float part(Frame& f, Rect column, float y, std::size_t index, const text::LearnPart& part);

    float height_ = 0;  // of the last frame, for scrolling
    std::optional<std::string> pressed_;
};

}  // namespace cubenight::gui
