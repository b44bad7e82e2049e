// Asks whether a night shall be deleted, and does it.
#pragma once

#include <optional>

#include "src/gui/kit/screen.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

class NightDeletion {
public:
    void ask(NightSummary night) { asked_ = std::move(night); }
    // The last of a frame: the session reads its lists anew.
    void draw(Frame& f);

private:
    std::optional<NightSummary> asked_;
};

// The button that asks, with a sign alone.
bool deletion_button(Frame& f, const std::string& id, Rect box);

}  // namespace cubenight::gui
