// Undo at the match table, as the session allows it: at once, or after the host has seen what goes back, and has said why where
// other people play.
#pragma once

#include <optional>
#include <span>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/common/reason_sheet.hpp"
#include "src/gui/sessions/table_session.hpp"
#include "src/text/log_line.hpp"

namespace cubenight::gui {

class UndoDesk {
public:
    // Somebody wants the last choice back. `log`: all of the match, as the seat at the screen knows it.
    void ask(Frame& f, TableSession& match, std::span<const text::LogLine> log);
    // The question, while it is open: at a night's table nothing is undone without it.
    void draw(Frame& f, TableSession& match);

private:
    std::optional<ReasonSheet> asked_;
};

}  // namespace cubenight::gui
