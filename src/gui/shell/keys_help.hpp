// F1: the keys of the screen that it is opened on, where a person has put them. Those that nobody hears now stay in the
// list, dimmed; over a menu or a sheet, and over the curtain, the list has those alone that hold there.
#pragma once

#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

// What it is opened over.
enum class KeysOver : std::uint8_t { screen, layer, curtain };

class KeysHelp {
public:
    // True when a person wants to move keys.
    bool draw(Frame& f);
    // What the screen heard when it was opened.
    void toggle(KeyRoom room, const KeySet& heard, KeysOver over);
    // Whether the row is listed, and whether it is true now.
    bool lists(const KeyRow& row) const;
    bool is_true(const KeyRow& row) const;

private:
    std::vector<const KeyRow*> own_rows() const;
    std::vector<const KeyRow*> rows_of_everywhere() const;
    void row(Frame& f, Rect r, const KeyRow& row) const;
    void learn_button(Frame& f, ButtonRow& foot);

    bool open_ = false;
    KeyRoom room_ = KeyRoom::everywhere;
    KeysOver over_ = KeysOver::screen;
    KeySet heard_;
};

}  // namespace cubenight::gui
