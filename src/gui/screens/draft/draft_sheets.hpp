// What opens over the draft screen, one sheet at a time: the menu, who sits where, why a pick is undone.
#pragma once

#include <optional>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/common/reason_sheet.hpp"
#include "src/gui/screens/common/seat_sheet.hpp"

namespace cubenight::gui {

class DraftSheets {
public:
    void open_menu() { menu_ = true; }
    void open_undo(Frame& f);
    // `seat`: whose pick is undone.
    void draw(Frame& f, SeatId seat);

private:
    void menu(Frame& f);
    void undo(Frame& f, SeatId seat);

    std::optional<ReasonSheet> undo_;
    std::optional<SeatSheet> seats_;
    bool menu_ = false;
};

}  // namespace cubenight::gui
