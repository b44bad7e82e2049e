// Cards are read large while one drafts: of the pack, of the picks, between two packs.
#include <algorithm>

#include "src/gui/samples/samples.hpp"
#include "src/gui/shell/headless.hpp"
#include "tests/gui/sample_lantern.hpp"

using namespace cubenight;
using namespace cubenight::gui;

namespace {

struct Desk {
    std::unique_ptr<MemorySession> session = sample_session(lantern(), Page::draft, SampleState::usual);
    Headless stage{*session, Page::draft, 1280, 720};

    Desk() { stage.settle(); }
    draft::NightView view() const { return view_for(*session->night(), SeatId{0}); }
    std::string place() const {
        for (const TextMark& mark : stage.texts())
            if (mark.text.ends_with(" of " + std::to_string(view().pack.size())) ||
                mark.text.ends_with(" of " + std::to_string(view().pool.size())))
                return mark.text;
        return "";
    }
};

}  // namespace

TEST_CASE("A card of the pack opens large with its neighbours beside it and nothing is picked", "[gui.draft]") {
    Desk d;
    const auto pack = d.view().pack;
    REQUIRE(pack.size() > 3);
    REQUIRE(d.stage.right_click("draft.card.1"));
    d.stage.settle();
    REQUIRE(d.stage.shown("large.close"));
    REQUIRE(d.stage.click("large.after"));
    d.stage.press(Key::left);
    d.stage.press(Key::left);
    d.stage.press(Key::left);
    d.stage.settle();
    CHECK(d.stage.shown("large.close"));
    CHECK(d.place().starts_with("1 of "));
    d.stage.press(Key::escape);
    d.stage.settle();
    CHECK_FALSE(d.stage.shown("large.close"));
    CHECK_FALSE(d.stage.shown("menu.home"));
    CHECK(d.view().pack == pack);
}

TEST_CASE("A card that was picked opens large and its neighbours are the picks", "[gui.draft]") {
    Desk d;
    const auto pool = d.view().pool;
    REQUIRE(pool.size() > 1);
    REQUIRE(d.stage.right_click("picks." + std::to_string(pool.front().value)));
    d.stage.settle();
    REQUIRE(d.stage.shown("large.close"));
    CHECK(d.place().ends_with(" of " + std::to_string(pool.size())));
    REQUIRE(d.stage.click("large.close"));
    d.stage.settle();
    CHECK_FALSE(d.stage.shown("large.close"));
}
