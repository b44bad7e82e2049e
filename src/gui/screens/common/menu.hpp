// A short list of choices over a screen.
#pragma once

#include <span>

#include "src/gui/kit/screen.hpp"
#include "src/gui/widgets/icons.hpp"

namespace cubenight::gui {

struct MenuEntry {
    std::string_view id;
    std::string_view label;
    Icon icon = Icon::none;
    std::string_view locked = {};
};

inline constexpr int menu_open = -1, menu_closed = -2;

// What lies below the entries: nothing, or the way to the settings and to the keys of the screen.
enum class MenuFoot : std::uint8_t { none, help };

// The entry that was pressed, menu_open while none was, menu_closed when it was left. `under` stands below the
// title, in up to four lines.
int menu_sheet(Frame& f, std::string_view title, std::span<const MenuEntry> entries, std::string_view under = {},
               MenuFoot foot = MenuFoot::none);

}  // namespace cubenight::gui
