// What the host wants done with the night, and why: where other people play, nothing of it is done without a reason.
#pragma once

#include <functional>
#include <optional>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/common/reason_sheet.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

class HostSheet {
public:
    // The night ends here.
    void ask_to_end(Frame& f);
    // Whoever is there leaves the night; whoever has left comes back.
    void leave_or_return(Frame& f, SeatId seat);
    bool is_open() const { return asked_.has_value(); }
    void draw(Frame& f);

private:
    struct Asked {
        ReasonSheet sheet;
        std::function<Said(Session&, const std::string& reason)> then;
    };
    std::optional<Asked> asked_;
};

}  // namespace cubenight::gui
