// Undo at the match table, as the session allows it: at once, or after the host has said why.
#pragma once

#include <optional>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/common/reason_sheet.hpp"
#include "src/gui/sessions/table_session.hpp"

namespace cubenight::gui {

class UndoDesk {
public:
    // Somebody wants the last choice back.
    void ask(Frame& f, TableSession& match);
    // The question for the reason, while it is open: at a night's table nothing is undone without one.
    void draw(Frame& f, TableSession& match);

private:
    std::optional<ReasonSheet> reason_;
};

}  // namespace cubenight::gui
