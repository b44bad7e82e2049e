// Pressing what a screen offers, as a person would: by mouse, by its key, or with the focus.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "src/gui/shell/headless.hpp"
#include "tests/support/catch.hpp"

namespace cubenight::gui {

enum class By : std::uint8_t { mouse, key, focus };

inline Key digit_of(std::size_t number) {
    return number >= 1 && number <= 9 ? digit_key(static_cast<int>(number)) : Key::none;
}

// What has no key is pressed with the focus. REQUIRES: it is shown, as the button behind a sheet is once the sheet is open.
inline void press_item(Headless& stage, const std::string& id, Key key, By by) {
    INFO("pressing " << id);
    REQUIRE(stage.shown(id));
    if (by == By::key && key != Key::none) return stage.press(key);
    if (by == By::mouse) {
        REQUIRE(stage.click(id));
        return;
    }
    stage.press(Key::tab);  // a mouse leaves a focus that is not shown and hears no key
    for (std::size_t i = 0; i < 400 && stage.app().ui().focused() != id; ++i) stage.press(Key::tab);
    REQUIRE(stage.app().ui().focused() == id);
    stage.press(Key::enter);
}

// The texts whose middle lies there.
inline std::vector<std::string> texts_in(const Headless& stage, Rect r) {
    std::vector<std::string> found;
    for (const TextMark& mark : stage.texts())
        if (r.contains(mark.box.centre())) found.push_back(mark.text);
    return found;
}

inline bool has(const std::vector<std::string>& texts, std::string_view wanted) {
    return std::find(texts.begin(), texts.end(), wanted) != texts.end();
}

// No two of them overlap.
inline bool apart(const std::vector<Rect>& boxes) {
    for (std::size_t i = 0; i < boxes.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (boxes[i].overlaps(boxes[j])) return false;
    return true;
}

}  // namespace cubenight::gui
