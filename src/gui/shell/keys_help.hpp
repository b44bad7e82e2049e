// F1: the keys of the screen that it is opened on, where a person has put them. Those that nobody hears now stay in the
// list, dimmed.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

class KeysHelp {
public:
    // True when a person wants to move keys.
    bool draw(Frame& f);
    // What the screen heard when it was opened.
    void toggle(KeyRoom room, const KeySet& heard);
    // Whether the row is listed, and whether it is true now.
    bool lists(const KeyRow& row) const { return row.room == room_ || row.room == KeyRoom::everywhere; }
    bool is_true(const KeyRow& row) const;

private:
    void row(Frame& f, Rect r, const KeyRow& row) const;
    void learn_button(Frame& f, ButtonRow& foot);

    bool open_ = false;
    KeyRoom room_ = KeyRoom::everywhere;
    KeySet heard_;
};

}  // namespace cubenight::gui
