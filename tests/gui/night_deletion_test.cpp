// Nights that nobody wants any more.
#include "tests/gui/home_page.hpp"

using namespace cubenight;
using namespace cubenight::gui;

TEST_CASE("A night is deleted from its card or its row when that is wished twice", "[gui.home][window.night]") {
    HomePage h;
    const auto ids = [&] {
        std::vector<std::string> all;
        for (const NightSummary& night : h.session->nights()) all.push_back(night.id);
        return all;
    };
    const std::vector<std::string> before = ids();
    REQUIRE(before.size() > 2);
    for (const char* const button : {"home.resume.delete", "home.night.0.delete"}) {
        const std::vector<std::string> now = ids();
        REQUIRE(h.stage.click(button));
        CHECK(h.told("Delete "));
        h.stage.press(Key::escape);
        h.stage.settle();
        CHECK(ids() == now);
        REQUIRE(h.stage.click(button));
        REQUIRE(h.stage.click("home.delete.do"));
        h.stage.settle();
        CHECK(ids().size() == now.size() - 1);
        CHECK(h.told("is deleted"));
        h.stage.app().ui().forget_toasts();
    }
    CHECK(ids().size() == before.size() - 2);
}
