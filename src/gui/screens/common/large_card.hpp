// The large face of what is pointed at for a moment, or at once with Alt, on the side where the pointer is not.
#pragma once

#include <optional>
#include <string>

#include "engine/core/ids.hpp"
#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/common/in_sight.hpp"

namespace cubenight::gui {

// Whether one rests where one was, or begins to at something else.
enum class Rest : std::uint8_t { goes_on, begins };

// Which of the cards that are pointed at is meant: none that came to lie under a pointer at rest.
class PointedCard {
public:
    std::optional<CopyId> meant(const Frame& f, std::optional<CopyId> pointed);

private:
    Vec pointer_;
    std::string focus_;
    std::optional<CopyId> card_;  // meant since one of them moved last
};

// How far it is there: 0 while nothing is, 1 wholly.
float close_up_share(Frame& f, bool pointed, Rest rest = Rest::goes_on);
// How wide a card is so that its whole text is read, in a small window too.
float readable_width(const Canvas& c);
// Where something of that size lies then: at the board's left, else so that it ends at `right`; and not over what is to be
// seen.
Rect close_up_box(Frame& f, Rect board, Vec size, float right, const InSight& sight);

}  // namespace cubenight::gui
