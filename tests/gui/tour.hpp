// Where a person can be in the window, for tests that look at every screen: the page, what is pressed there, the game.
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
    const char* name;  // of its picture
    Page page;
    const char* press = "";  // what leads there, one item after the other
    SampleGame game = SampleGame::pokemon;
};

inline constexpr Stop stops[] = {{"home", Page::home},
                                 {"cubes", Page::home, "home.cubes"},
                                 {"library", Page::home, "home.library"},
                                 {"replays", Page::home, "home.replays"},
                                 {"settings", Page::home, "home.settings"},
                                 {"practice", Page::home, "home.practice"},
                                 {"seating", Page::home, "home.set_table"},
                                 {"draft", Page::draft},
                                 {"deck", Page::deck},
                                 {"night", Page::night},
                                 {"match", Page::match},
                                 {"cards", Page::anatomy},
                                 {"rulings", Page::rulings},
                                 {"workshop", Page::workshop},
                                 {"workshop-compare", Page::workshop, "shop.tab.1"},
                                 {"import", Page::lists},
                                 {"printed", Page::printed},
                                 {"ultraman", Page::ultraman},
                                 {"ultraman-draft", Page::draft, "", SampleGame::ultraman},
                                 {"ultraman-deck", Page::deck, "", SampleGame::ultraman},
                                 {"ultraman-night", Page::night, "", SampleGame::ultraman}};

// A stop with its sample session, drawn until nothing moves.
class Visit {
public:
    Visit(const Stop& stop, SampleState state, int width, int height, const AppSettings& settings = {})
        : session_(sample_session(cube_of(stop.game), stop.page, state)),
          stage_(*session_, stop.page, width, height, settings) {
        stage_.settle();
        std::istringstream items(stop.press);
        for (std::string item; items >> item && stage_.shown(item);) {
            REQUIRE(stage_.click(item));
            stage_.point_away();
            stage_.settle();
        }
    }
    Headless& stage() { return stage_; }

private:
    std::unique_ptr<MemorySession> session_;
    Headless stage_;
};

}  // namespace cubenight::gui
