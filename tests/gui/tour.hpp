// Where a person can be in the window, for tests that look at every screen.
#pragma once

#include <memory>
#include <sstream>
#include <string>

#include "src/gui/samples/samples.hpp"
#include "src/gui/shell/headless.hpp"
#include "tests/gui/sample_lantern.hpp"
#include "tests/support/catch.hpp"

namespace cubenight::gui {

struct Stop {
    Page page;
    const char* press = "";  // what leads there, one item after the other
    SampleGame game = SampleGame::pokemon;
};
inline constexpr Stop stops[] = {{Page::home},
                                 {Page::home, "home.cubes"},
                                 {Page::home, "home.library"},
                                 {Page::home, "home.replays"},
                                 {Page::home, "home.settings"},
                                 {Page::home, "home.practice"},
                                 {Page::draft},
                                 {Page::deck},
                                 {Page::night},
                                 {Page::rulings},
                                 {Page::workshop},
                                 {Page::workshop, "shop.tab.1"},
                                 {Page::workshop, "shop.tab.2"},
                                 {Page::workshop, "shop.tab.3"},
                                 {Page::lists},
                                 {Page::lists, "lists.which.1"},
                                 {Page::printed},
                                 {Page::printed, "printed.sets"},
                                 {Page::printed, "printed.import"},
                                 {Page::match},
                                 {Page::match, "match.log"},
                                 {Page::match, "match.discard.0"},
                                 {Page::match, "match.menu match.menu.judge"},
                                 {Page::ultraman},
                                 {Page::ultraman, "match.log"},
                                 {Page::ultraman, "match.discard.0"},
                                 {Page::home, "", SampleGame::ultraman},
                                 {Page::home, "home.cubes", SampleGame::ultraman},
                                 {Page::home, "home.library", SampleGame::ultraman},
                                 {Page::home, "home.set_table"},
                                 {Page::home, "home.form.1", SampleGame::ultraman},
                                 {Page::home, "home.set_table", SampleGame::ultraman},
                                 {Page::home, "home.form.1 home.set_table", SampleGame::ultraman},
                                 {Page::draft, "", SampleGame::ultraman},
                                 {Page::deck, "", SampleGame::ultraman},
                                 {Page::night, "", SampleGame::ultraman}};

// On from the page, drawn until nothing moves.
inline void go_to(Headless& stage, const Stop& stop) {
    stage.settle();
    std::istringstream items(stop.press);
    for (std::string item; items >> item && stage.shown(item);) {
        REQUIRE(stage.click(item));
        stage.settle();
    }
}

// A stop with its sample session.
class Visit {
public:
    Visit(const Stop& stop, SampleState state, int width, int height, const AppSettings& settings = {})
        : session_(sample_session(cube_of(stop.game), stop.page, state)),
          stage_(*session_, stop.page, width, height, settings) {
        go_to(stage_, stop);
        stage_.point_away();
        stage_.settle();
    }
    Headless& stage() { return stage_; }

private:
    std::unique_ptr<MemorySession> session_;
    Headless stage_;
};

}  // namespace cubenight::gui
