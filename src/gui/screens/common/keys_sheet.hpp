// Settings: where each key is. A row is pressed, then the key that it is to have.
#pragma once

#include "src/gui/kit/screen.hpp"

namespace cubenight::gui {

class KeysSheet {
public:
    void open() { open_ = true; }
    // Nothing where it is not open.
    void draw(Frame& f, KeyMap& keys);

private:
    void rooms(Frame& f, Rect r);
    void rows(Frame& f, Rect r, const KeyMap& keys);
    void listen(Frame& f, KeyMap& keys);

    bool open_ = false;
    KeyRoom room_ = KeyRoom::everywhere;
    const KeyRow* waits_ = nullptr;  // for its new key
    std::string told_;               // why it could not be put there
};

}  // namespace cubenight::gui
