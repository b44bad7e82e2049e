// A text that asks more than once says which step is asked, and what the steps before have brought.
#include "tests/gui/ruling_evening.hpp"

using namespace cubenight;
using namespace cubenight::gui;

TEST_CASE("A text that moves things says which step is asked", "[gui.rulings][gui.match]") {
    const std::string file = R"(
card "Lantern Fox" { pokemon basic fire hp 70 attack "Flare" [R] 30 }
card "Wick Owl" { pokemon basic water hp 60 attack "Peck" [C] 10 }
card "Shift" { item play { move 1 energy[basic energy] on my.pokemon to 1 my.bench } }
card "Easing" { item play { choose $a = 1 my.pokemon[counters >= 1]; move counters 1 from $a to 1 my.pokemon[!$a] } }
card "Lift" { item play { move 1 energy on my.bench to my.active } }
scenario "Moved" {
  me { active "Lantern Fox" { energy RW; damage 10 }; bench "Wick Owl" { energy R; damage 10 }, "Wick Owl"; hand "Shift", "Easing", "Lift" }
  refuse attack "Peck"
}
)";
    const auto play = [](RulingEvening& w, std::string_view name) {
        MatchSession& match = *w.session->match();
        for (const Item& item : w.stage->app().ui().items()) {
            if (!item.id.starts_with("card.")) continue;
            const auto copy = static_cast<std::size_t>(std::stoi(item.id.substr(5)));
            if (match.cards()[match.view().cards[copy]].name != name) continue;
            return w.press(std::string(item.id));
        }
        FAIL("it is not in the hand");
    };
    RulingEvening cards(file);
    cards.open(0);
    play(cards, "Shift");
    CHECK(cards.tells("Step 1 of 2: which card?"));
    cards.press("pick.0");
    CHECK(cards.tells("Step 2 of 2: to which Pokémon does"));
    RulingEvening counters(file);
    counters.open(0);
    play(counters, "Easing");
    CHECK(counters.tells("Step 1 of 2: from which Pokémon?"));
    counters.stage->press(Key::digit1);
    counters.stage->settle();
    CHECK(counters.tells("Step 2 of 2: to which Pokémon?"));
    RulingEvening one(file);
    one.open(0);
    play(one, "Lift");
    CHECK_FALSE(one.tells("Step "));  // there is one
}

TEST_CASE("A search for several things asks for each by itself, and names what is chosen", "[gui.rulings][gui.match]") {
    RulingEvening w(R"(
card "Lantern Fox" { pokemon basic fire hp 70 attack "Flare" [R] 30 }
card "Wick Owl" { pokemon basic water hp 60 attack "Peck" [C] 10 }
card "Camp" { item play { search my.deck for 1 my.deck[pokemon] and 1 my.deck[basic energy] -> my.hand reveal; shuffle my.deck } }
scenario "Found" {
  me { active "Lantern Fox"; hand "Camp"; deck "Lantern Fox", "Wick Owl", R, W }
  refuse attack "Flare"
}
)");
    w.open(0);
    for (const Item& item : w.stage->app().ui().items())
        if (item.id.starts_with("card.")) {
            w.press(std::string(item.id));
            break;
        }
    CHECK(w.tells("Step 1 of 2: Search your deck for a Pokémon, reveal it"));
    const auto shows = [&](std::string_view beginning) {
        return std::ranges::any_of(w.stage->app().ui().items(),
                                   [&](const Item& item) { return item.id.starts_with(beginning); });
    };
    w.stage->press(Key::v);  // the list is put away, and comes back
    w.stage->settle();
    CHECK_FALSE(shows("pick.0"));
    w.stage->press(Key::v);
    w.stage->settle();
    w.press("pick.0");
    CHECK(shows("chosen."));
    CHECK(w.tells("Step 2 of 2: Search your deck for a Basic Energy card, reveal it"));
    CHECK(w.tells("Chosen: Wick Owl."));
}
