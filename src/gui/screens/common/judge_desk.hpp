// The host's correction of a match: what is corrected, why, and that it is done.
#pragma once

#include <optional>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/common/match_sheets.hpp"
#include "src/gui/screens/common/reason_sheet.hpp"

namespace cubenight::gui {

class JudgeDesk {
public:
    void open() { asks_what_ = true; }
    void draw(Frame& f, TableSession& match);

private:
    void choose(Frame& f, TableSession& match);
    void carry_out(Frame& f, TableSession& match, const std::string& reason);

    bool asks_what_ = false;
    Correction what_ = Correction::open;
    std::optional<ReasonSheet> why_;
};

}  // namespace cubenight::gui
