// What opens over the board of a match of any game, one at a time: the menu, a question before a step that ends something,
// a pile's cards, a clause in words, the end of the match.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/common/table_wishes.hpp"

namespace cubenight::gui {

enum class Answered : std::uint8_t { open, no, yes };

// The button at the foot of a sheet, pressed by Enter and Escape, too.
bool close_button(Frame& f, Rect box);

enum class MenuChoice : std::uint8_t { open, closed, concede, cover, leave };
MenuChoice match_menu(Frame& f, bool ended);

Answered ask_yes(Frame& f, std::string_view title, std::string_view under, std::string_view yes);

// Which of these? `id`: what the buttons' ids begin with. The place of the one that was pressed, options_open while none was,
// options_closed when it was left.
inline constexpr int options_open = -1, options_closed = -2;
int options_sheet(Frame& f, std::string_view title, std::string_view id, std::span<const std::string> labels,
                  float width);

struct SeenCards {
    std::string_view title;
    std::size_t count = 0;
    std::function<void(Rect, std::size_t)> face;  // of the card at that place, counted from the bottom
};
// The last card first. False when it was closed.
bool pile_sheet(Frame& f, const SeenCards& pile);

// False when it was closed.
bool clause_sheet(Frame& f, std::string_view citation);

enum class OverChoice : std::uint8_t { open, look, steps, leave };
// `winner`: empty for a draw.
OverChoice over_sheet(Frame& f, std::string_view winner, std::string_view why, std::string_view leave);

}  // namespace cubenight::gui
