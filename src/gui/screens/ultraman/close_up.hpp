// What is pointed at for a moment, or at once with Alt, large beside the board where the pointer is not: the card, and of an
// open character how its BP comes about.
#pragma once

#include <optional>
#include <span>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/ultraman/layout.hpp"
#include "src/gui/screens/ultraman/values.hpp"

namespace cubenight::gui::ucg {

struct CloseUp {
    std::optional<CopyId> card;
    std::optional<Spot> character;
    std::span<const BpStep> steps;  // of that character
};

// `right`: where it ends that stands at the right.
void draw_close_up(Frame& f, const Values& v, const CloseUp& shown, const Layout& lay, float right);

}  // namespace cubenight::gui::ucg
