// Home where no night waits: it leads to what one may do before a first one.
#include "src/gui/samples/samples.hpp"
#include "src/gui/shell/headless.hpp"
#include "tests/gui/pressing.hpp"
#include "tests/gui/sample_lantern.hpp"

using namespace cubenight;
using namespace cubenight::gui;

TEST_CASE("Before a first night Home leads to how the game is played, to practice and to puzzles", "[gui.home]") {
    const auto leads_to = [](const std::string& door, std::string_view words) {
        const auto session = sample_session(lantern(), Page::home, SampleState::empty);
        Headless stage{*session, Page::home, 1280, 720};
        stage.settle();
        REQUIRE(stage.click(door));
        stage.settle();
        INFO(door << " leads to: " << words);
        CHECK(std::ranges::any_of(stage.texts(), [&](const TextMark& mark) { return mark.text.starts_with(words); }));
    };
    leads_to("home.learn", "How to play · Pokémon");
    leads_to("home.try.practice", "A match of two decks at this screen");
    leads_to("home.try.puzzles", "A position, a goal and few turns");
}
