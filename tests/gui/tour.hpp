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
    const char* name;  // of its own, for files
    Page page;
    const char* press = "";  // what leads there, one item after the other
    SampleGame game = SampleGame::pokemon;
};
inline constexpr Stop stops[] = {{"tonight", Page::home},
                                 {"cubes", Page::home, "home.cubes"},
                                 {"library", Page::home, "home.library"},
                                 {"replays", Page::home, "home.replays"},
                                 {"settings", Page::home, "home.settings"},
                                 {"learn", Page::home, "home.rulebook"},
                                 {"learn-ucg", Page::home, "home.rulebook rulebook.learn.1"},
                                 {"rulebook", Page::home, "home.rulebook rulebook.chapter.JA"},
                                 {"practice", Page::home, "home.practice"},
                                 {"draft", Page::draft},
                                 {"deck", Page::deck},
                                 {"night", Page::night},
                                 {"rulings", Page::rulings},
                                 {"puzzles", Page::rulings, "home.puzzles"},
                                 {"workshop", Page::workshop},
                                 {"workshop-add", Page::workshop, "shop.tab.1"},
                                 {"workshop-compare", Page::workshop, "shop.tab.2"},
                                 {"workshop-rules", Page::workshop, "shop.tab.3"},
                                 {"workshop-decks", Page::workshop, "shop.bench.1"},
                                 {"workshop-decks-add", Page::workshop, "shop.bench.1 decks.tab.1 decks.card.0"},
                                 {"import", Page::lists},
                                 {"import-decks", Page::lists, "lists.which.1"},
                                 {"printed", Page::printed},
                                 {"printed-sets", Page::printed, "printed.sets"},
                                 {"printed-import", Page::printed, "printed.import"},
                                 {"match", Page::match},
                                 {"match-log", Page::match, "match.log"},
                                 {"match-piles", Page::match, "match.discard.0"},
                                 {"match-judge", Page::match, "match.menu match.menu.judge"},
                                 {"ultraman", Page::ultraman},
                                 {"ultraman-log", Page::ultraman, "match.log"},
                                 {"ultraman-piles", Page::ultraman, "match.discard.0"},
                                 {"ucg-tonight", Page::home, "", SampleGame::ultraman},
                                 {"ucg-cubes", Page::home, "home.cubes", SampleGame::ultraman},
                                 {"ucg-library", Page::home, "home.library", SampleGame::ultraman},
                                 {"seats", Page::home, "home.set_table"},
                                 {"ucg-decks", Page::home, "home.form.1", SampleGame::ultraman},
                                 {"ucg-seats", Page::home, "home.set_table", SampleGame::ultraman},
                                 {"ucg-decks-seats", Page::home, "home.form.1 home.set_table", SampleGame::ultraman},
                                 {"ucg-draft", Page::draft, "", SampleGame::ultraman},
                                 {"ucg-deck", Page::deck, "", SampleGame::ultraman},
                                 {"ucg-night", Page::night, "", SampleGame::ultraman}};

// On from the page, drawn until nothing moves.
inline void go_to(Headless& stage, const Stop& stop) {
    stage.settle();
    std::istringstream items(stop.press);
    for (std::string item; items >> item && stage.shown(item);) {
        REQUIRE(stage.click(item));
        stage.settle();
    }
}

// What a screen was opened from: nothing, as by the command line, or Home, as by a person.
enum class Under : std::uint8_t { nothing, home };

// A stop with its sample session.
class Visit {
public:
    Visit(const Stop& stop, SampleState state, int width, int height, const AppSettings& settings = {},
          Under under = Under::nothing)
        : session_(sample_session(cube_of(stop.game), stop.page, state)),
          stage_(*session_, under == Under::home ? Page::home : stop.page, width, height, settings) {
        if (under == Under::home && stop.page != Page::home) {
            stage_.frames(1);
            stage_.app().open(stop.page);
        }
        go_to(stage_, stop);
        stage_.point_away();
        stage_.settle();
    }
    Headless& stage() { return stage_; }
    MemorySession& session() { return *session_; }

private:
    std::unique_ptr<MemorySession> session_;
    Headless stage_;
};

}  // namespace cubenight::gui
