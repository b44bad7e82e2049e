// Line icons of the screens, each in a square of two radii.
#pragma once

#include "src/gui/kit/canvas.hpp"

namespace cubenight::gui {

enum class Icon : std::uint8_t {
    none,
    cube,
    play,
    pause,
    plus,
    minus,
    tick,
    cross,
    warning,
    eye,
    eye_off,
    lock,
    gear,
    clock,
    star,
    undo,
    screen,
    device,
    robot,
    person,
    cards,
    film,
    chevron_right,
    chevron_down,
    chevron_up,
    chevron_left,
    share,
    search,
    hand,
    trash,
    pencil,
    flag,
    coin,
    arrow_right,
    link,
    book,
};

void icon(Canvas& c, Vec centre, float radius, Icon icon, Colour colour);

}  // namespace cubenight::gui
