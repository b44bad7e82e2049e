// Constructed nights at the window over real files: everybody brings a deck; and rule options that a night is set with.
#include <algorithm>

#include "src/store/folders.hpp"
#include "tests/gui/ultraman_evening.hpp"

using namespace cubenight;
using namespace cubenight::gui;

namespace {

namespace fs = std::filesystem;

struct Constructed : Evening {
    void wish(int players) {
        click("home.form.1");
        click("home.players." + std::to_string(players));
        click("home.set_table");
    }
    // The deck with that name for the seat.
    void choose_deck(int seat, const std::string& name) {
        click("seating.seat" + std::to_string(seat) + ".deck");
        const auto& decks = session.deck_files();
        const auto found = std::ranges::find(decks, name, &DeckFile::name);
        REQUIRE(found != decks.end());
        click("seating.deck_of." + std::to_string(found - decks.begin()));
    }
    void begin() {
        click("seating.deal");
        bots();
    }
    std::vector<std::string> brought() {
        std::vector<std::string> names;
        for (const auto& deck : night().settings.decks) names.push_back(deck.name);
        return names;
    }
    // Home from the night's board.
    void leave() {
        stage.press(Key::escape);
        go_on();
        click("night.menu.home");
        REQUIRE(screen() == "home");
    }
};

const std::string tiga = "Tiga, Dyna and Gaia", zero = "Zero, Geed and Z";

// A deck of the user's own, made of the starter deck's lines.
void put_deck(const std::string& file, const std::string& name, const std::string& first_line) {
    const fs::path folder = store::user_folder() / "cubes/ultraman/decks";
    fs::create_directories(folder);
    std::string lines;
    for (const char* number : {"04", "05", "06", "02", "07", "08", "09", "10", "11", "14"})
        lines += std::string(",\n  \"SD01-0") + number + "\" x 4";
    test::put_bytes(folder / file, "deck \"" + name + "\" {\n  " + first_line + lines + ",\n  \"SD01-001\" x 3,\n  " +
                                       "\"SD01-003\" x 3\n}\n");
}

}  // namespace

TEST_CASE("A constructed night of the Ultraman Card Game goes from Home to its final standings with the mouse alone",
          "[gui.constructed]") {
    Constructed e;
    e.wish(3);
    for (const char* of_a_draft : {"seating.packs.more", "seating.pack_size.more", "seating.deck.more",
                                   "seating.pick_clock.more", "seating.build_clock.more"})
        CHECK_FALSE(e.stage.shown(of_a_draft));
    CHECK(e.told("Everybody brings a deck of 50 cards."));
    e.choose_deck(0, zero);
    e.choose_deck(1, zero);
    e.begin();
    REQUIRE(e.screen() == "night");
    REQUIRE(e.night().settings.constructed());
    CHECK(e.brought() == std::vector<std::string>{zero, zero, tiga});
    const int rounds = e.night().round_count();
    for (int round = 1; round <= rounds; ++round) {
        e.pair();
        REQUIRE(static_cast<int>(e.night().rounds.size()) == round);
        if (e.own_match().is_bye()) continue;
        e.sit_down();
        if (round < rounds) e.play_out();
        else e.concede();
        e.bots();
    }
    REQUIRE(e.night().phase() == draft::NightPhase::finished);
    e.click("night.home");
    REQUIRE(e.session.nights().size() == 1);
    CHECK(e.session.nights()[0].state == NightState::finished);
    CHECK(e.session.nights()[0].constructed);
    e.click("home.night.0");
    REQUIRE(e.screen() == "night");
    CHECK(e.session.read_only());
    e.click("night.look.1");
    CHECK(e.screen() == "ultraman");
}

TEST_CASE("A constructed night is left before its first round and in a match and gone on with where it was",
          "[gui.constructed]") {
    Constructed e;
    e.wish(2);
    e.begin();
    e.leave();
    CHECK(e.told("before round 1"));
    CHECK(e.told("50 cards"));
    for (const char* of_a_draft : {"prizes", "Draft", "Build"}) {
        const auto plate = texts_in(e.stage, {230, 110, 330, 450});
        CHECK_FALSE(std::ranges::any_of(
            plate, [&](const std::string& text) { return text.find(of_a_draft) != std::string::npos; }));
    }
    e.click("home.resume");
    REQUIRE(e.screen() == "night");
    e.pair();
    e.sit_down();
    e.play(3);
    ucg::Values values;
    REQUIRE(e.asked(values));
    const ultraman::View lay = e.match().view();
    const auto steps = e.own_match().steps;
    e.stage.press(Key::escape);
    e.go_on();
    e.click("match.menu.leave");
    e.leave();
    // Another run of the program opens it as well.
    NightSession again(test::session_options(CUBENIGHT_TEST_DATA));
    REQUIRE(again.nights().size() == 1);
    CHECK_FALSE(again.resume(again.nights()[0].id));
    CHECK(again.night()->settings.decks == std::vector<draft::BroughtDeck>{{tiga, 50}, {zero, 50}});
    again.put_night_away();
    e.click("home.resume");
    e.sit_down();
    REQUIRE(e.asked(values));
    CHECK(e.own_match().steps == steps);
    CHECK(e.match().view() == lay);
}

TEST_CASE("Decks that come to the folder can be brought and one that breaks the rules says why it cannot",
          "[gui.constructed]") {
    Constructed e;
    e.wish(2);
    CHECK(e.session.deck_files().size() == 2);
    put_deck("mine.deck", "Mine", "\"SD01-012\" x 4");
    put_deck("many.deck", "Too many", "\"SD01-002\" x 4");
    const auto look = [&] {
        for (int i = 0; i < 3; ++i) {
            e.now += 1000;
            e.session.advance();
            e.stage.frames(1);
        }
    };
    look();
    REQUIRE(e.session.deck_files().size() == 4);
    e.choose_deck(0, "many");  // a file that names no deck is called as itself
    CHECK(e.told("Some seats have no deck that can be played."));
    e.click("seating.deal");
    CHECK(e.session.night() == nullptr);
    e.choose_deck(0, "Mine");
    e.begin();
    REQUIRE(e.screen() == "night");
    CHECK(e.brought() == std::vector<std::string>{"Mine", zero});
}

TEST_CASE("A deck that breaks several rules tells them all in its row", "[gui.constructed]") {
    Constructed e;
    const fs::path folder = store::user_folder() / "cubes/ultraman/decks";
    fs::create_directories(folder);
    test::put_bytes(folder / "short.deck",
                    "deck \"Short\" {\n  \"SD01-004\" x 5,\n  \"SD01-005\" x 6,\n  \"SD99-001\" x 2\n}\n");
    e.wish(2);
    const auto& decks = e.session.deck_files();
    const auto shown = std::ranges::find(decks, "Short", &DeckFile::name);
    REQUIRE(shown != decks.end());
    REQUIRE(shown->problems.size() == 4);
    CHECK(shown->problems[0].line == 4);
    CHECK(shown->problems[2].line == 2);
    e.click("seating.seat0.deck");
    CHECK(e.told("there is no card \"SD99-001\""));
    CHECK(e.told("the deck has 13 cards, and 50 are wanted"));
    CHECK(e.told("2 more faults"));
    REQUIRE(e.stage.hover("seating.deck_of." + std::to_string(shown - decks.begin())));
    e.stage.settle();
    CHECK(e.told("\"SD01-004\""));
    CHECK(e.told("\"SD01-005\""));
}

TEST_CASE("Rule options of the Ultraman Card Game are set with the night and told on its board", "[gui.constructed]") {
    Constructed e;
    const auto change_wins = [&] {
        e.click("seating.options");
        CHECK(e.told("Battles won at once that win the match"));
        CHECK(e.told("UCG 1.3.2"));
        e.click("rules.wins.less");
        CHECK(e.told("usually 3"));
        e.click("sheet.close");
        CHECK(e.told("Rules: 1 changed"));
    };
    SECTION("of a constructed night") {
        e.wish(2);
        change_wins();
        e.begin();
        CHECK(std::get<ultraman::RuleSet>(e.night().rules)[ultraman::OptionKey::wins] == 2);
        CHECK(e.night().settings.rule_changes == std::vector<draft::RuleChange>{{"wins", 2}});
        CHECK(e.told("with Battles"));
        REQUIRE(e.stage.hover("night.rules"));
        e.stage.settle();
        CHECK(e.told("(UCG 1.3.2)"));
        e.pair();
        e.sit_down();
        CHECK(e.match().book().option(ultraman::OptionKey::wins) == 2);
    }
    SECTION("of a draft, and back again") {
        e.choose_cube();
        e.click("home.players.2");
        e.click("home.set_table");
        change_wins();
        e.click("seating.options");
        e.click("rules.wins.more");
        CHECK_FALSE(e.told("usually 3"));
        e.click("rules.redraws.less");
        e.click("sheet.close");
        e.click("seating.deal");
        CHECK(e.night().settings.rule_changes == std::vector<draft::RuleChange>{{"redraws", 0}});
        CHECK(std::get<ultraman::RuleSet>(e.night().rules)[ultraman::OptionKey::redraws] == 0);
    }
    SECTION("all at once as they were") {
        e.wish(2);
        change_wins();
        e.click("seating.options");
        e.click("rules.usual");
        e.click("sheet.close");
        e.begin();
        CHECK(e.night().settings.rule_changes.empty());
    }
}

TEST_CASE("Rule options of a draft of Pokémon are set on top of the rules that are chosen", "[gui.constructed]") {
    Constructed e;
    const auto& cubes = e.session.cubes();
    e.click("home.cubes." + std::to_string(std::ranges::find(cubes, "lantern", &CubeSummary::id) - cubes.begin()));
    e.click("home.players.4");
    e.click("home.set_table");
    e.click("seating.rules.1");
    e.click("seating.options");
    CHECK(e.told("Pokémon that fit on a Bench"));
    CHECK_FALSE(e.stage.shown("rules.deck_size.more"));
    CHECK_FALSE(e.stage.shown("rules.prize_cards.more"));
    e.click("rules.bench_size.less");
    e.click("sheet.close");
    e.click("seating.deal");
    const auto& rules = std::get<RuleSet>(e.night().rules);
    CHECK(rules[OptionKey::bench_size] == (*named_rule_set("ja-3.0"))[OptionKey::bench_size] - 1);
    CHECK(e.night().settings.rule_set == "ja-3.0");
}
