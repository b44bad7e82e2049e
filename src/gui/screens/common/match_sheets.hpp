// What opens over the board of a match of any game, one at a time: the menu, a question before a step that ends something,
// a pile's cards, a clause in words.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/common/table_wishes.hpp"
#include "src/gui/sessions/table_session.hpp"

namespace cubenight::gui {

enum class Answered : std::uint8_t { open, no, yes };

// The button at the foot of a sheet, pressed by Enter and Escape, too.
bool close_button(Frame& f, Rect box);
// The same of a sheet on which one of several is pressed: Enter presses that one, Escape none.
bool cancel_button(Frame& f, Rect box);

enum class MenuChoice : std::uint8_t { open, closed, draw, concede, judge, cover, leave };
MenuChoice match_menu(Frame& f, TableSession& match, bool ended);

// The other player offers a draw. Nothing while it is not answered.
std::optional<DrawAnswer> draw_offer_sheet(Frame& f, std::string_view from);

// What the host corrects: the cards, or how the match ended.
enum class Correction : std::uint8_t { open, closed, by_hand, first_wins, second_wins, draw };
Correction correction_sheet(Frame& f, const TableSession& match);

Answered ask_yes(Frame& f, std::string_view title, std::string_view under, std::string_view yes);

// Which of these? `id`: what the buttons' ids begin with. The place of the one that was pressed, options_open while none was,
// options_closed when it was left.
inline constexpr int options_open = -1, options_closed = -2;
int options_sheet(Frame& f, std::string_view title, std::string_view id, std::span<const std::string> labels,
                  float width);

// The piles of both players as tabs, and the cards of one of them.
struct SeenPiles {
    struct Player {
        std::string_view name;
        std::vector<std::string> piles;  // "Discard 12"
    };
    Player players[2];                            // the own ones first
    std::size_t shown = 0;                        // among the piles of both, in that order
    std::size_t count = 0;                        // of cards that are shown
    std::function<void(Rect, std::size_t)> face;  // of the card at that place, counted from the bottom
};
// The last card first; the one that is pointed at stands large beside them. The pile that is to be shown then; nothing when
// the sheet was closed.
std::optional<std::size_t> piles_sheet(Frame& f, const SeenPiles& seen);

// Cards that were looked through, under a sentence that says why; the first one first. False when it was closed.
bool looked_through_sheet(Frame& f, std::string_view title, std::string_view under, std::size_t count,
                          const std::function<void(Rect, std::size_t)>& face);

// False when it was closed.
bool clause_sheet(Frame& f, std::string_view citation);

}  // namespace cubenight::gui
