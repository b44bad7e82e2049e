// Home with the samples' nights and cubes, for tests that press there.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>

#include "src/gui/samples/samples.hpp"
#include "src/gui/shell/headless.hpp"
#include "tests/gui/sample_lantern.hpp"
#include "tests/support/catch.hpp"

namespace cubenight::gui {

struct HomePage {
    std::unique_ptr<MemorySession> session = sample_session(lantern(), Page::home, SampleState::usual);
    Headless stage{*session, Page::home, 1600, 1000};

    HomePage() { stage.settle(); }
    void set_table() {
        stage.press(Key::n);
        REQUIRE(stage.shown("seating.deal"));
    }
    const draft::NightSettings& deal() {
        REQUIRE(stage.click("seating.deal"));
        REQUIRE(session->night());
        return session->night()->settings;
    }
    bool told(std::string_view words) const {
        return std::ranges::any_of(stage.texts(),
                                   [&](const TextMark& mark) { return mark.text.find(words) != std::string::npos; });
    }
    Rect box(std::string_view id) {
        const Item* item = stage.app().ui().find(id);
        REQUIRE(item);
        return item->rect;
    }
};

}  // namespace cubenight::gui
