// What a person sets once for all screens.
#pragma once

#include "src/gui/screens/common/keys_sheet.hpp"

namespace cubenight::gui {

class SettingsPage {
public:
    void draw(Frame& f, Rect r);

private:
    KeysSheet keys_;
};

}  // namespace cubenight::gui
