// What opens over the draft screen, one sheet at a time: the menu, who sits where, why a pick is undone.
#pragma once

#include <optional>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/common/host_sheet.hpp"
#include "src/gui/screens/common/reason_sheet.hpp"
#include "src/gui/screens/common/seat_sheet.hpp"
#include "src/gui/screens/draft/draft_values.hpp"

namespace cubenight::gui {

class DraftSheets {
public:
    void open_menu() { menu_ = true; }
    // The seat's last pick goes back: at once where that is free, else when somebody has said why.
    void ask_undo(Frame& f, SeatId seat);
    bool open() const { return menu_ || seats_ || undo_ || host_.is_open(); }
    void draw(Frame& f, const DraftValues& v);

private:
    void menu(Frame& f, const DraftValues& v);
    void undo(Frame& f, SeatId seat);

    std::optional<ReasonSheet> undo_;
    std::optional<SeatSheet> seats_;
    HostSheet host_;
    bool menu_ = false;
};

}  // namespace cubenight::gui
