// Cubes that come, change, break and go on disk while the window's session is open.
#include "src/session/session.hpp"

#include "src/gui/shell/headless.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/session_night.hpp"

using namespace cubenight;
using namespace cubenight::draft;
using test::Home;
using test::night_of;

namespace {

// A cube of its own in the user's folder, with a clock that a test turns.
struct Reef {
    Home home;
    std::filesystem::path cubes = home.folder.path() / "cubenight" / "cubes";
    std::uint64_t now = 1'000'000;

    Reef() {
        std::filesystem::create_directories(cubes);
        test::put_bytes(cubes / "reef.cube",
                        "cube \"Reef\" {\n  rules cube\n  players 2 packs 1 of 10 deck 40 prizes 4\n"
                        "  energy water\n  use \"reef.cards\"\n}\n");
        write(60);
    }
    // Twenty-four Pokémon with that HP.
    void write(int hp, const std::string& more = {}) const {
        std::string cards;
        for (int i = 0; i < 24; ++i) {
            const std::string number = std::to_string(i);
            cards += "card \"k" + number + "\" \"Fish " + number + "\" { pokemon basic water hp " + std::to_string(hp) +
                     " attack \"Nibble\" [C] 10 }\n";
        }
        test::put_bytes(cubes / "reef.cards", cards + more);
    }
    SessionOptions options() {
        SessionOptions made = test::session_options(CUBENIGHT_SOURCE);
        made.now = [this] { return now; };
        return made;
    }
    // The session looks at the files twice: a change has then come to rest.
    bool look(NightSession& session) {
        bool changed = false;
        for (int i = 0; i < 2; ++i) {
            now += 1000;
            changed |= session.advance();
        }
        return changed;
    }
};

const gui::CubeSummary& reef_of(const NightSession& session) {
    const auto& all = session.cubes();
    const auto found = std::ranges::find(all, std::string("reef"), &gui::CubeSummary::id);
    REQUIRE(found != all.end());
    return *found;
}

int hp_of_first(const draft::DraftCards& cards) { return cards[CubeCopyId{0}].hp; }

}  // namespace

TEST_CASE("a cube that is changed on disk is read again while the session is open", "[session]") {
    Reef reef;
    NightSession session(reef.options());
    CHECK_FALSE(reef.look(session));
    CHECK(reef_of(session).cards == 24);
    CHECK(hp_of_first(*session.library("reef")) == 60);
    const auto version = session.library_version();
    reef.write(70, "card \"more\" \"More\" { item play { draw 2 } }\n");
    reef.now += 1000;
    CHECK_FALSE(session.advance());  // it might still be written
    CHECK(reef.look(session));
    CHECK(reef_of(session).cards == 25);
    CHECK(std::get<gui::PokemonCounts>(reef_of(session).counts).trainers == 1);
    CHECK(hp_of_first(*session.library("reef")) == 70);
    CHECK(session.library_version() != version);
    CHECK(session.news() == std::vector<std::string>{"Reef was read again from disk."});
    CHECK_FALSE(reef.look(session));
    CHECK(session.news().empty());
}

TEST_CASE("a cube whose file is broken stays as it was read last until the file is good again", "[session]") {
    Reef reef;
    NightSession session(reef.options());
    session.news();
    reef.write(70, "card \"more\" \"More\" {\n  item\n  play { drew 2 }\n}\n");
    CHECK(reef.look(session));
    CHECK(reef_of(session).cards == 24);
    CHECK(reef_of(session).problem->english().starts_with("reef.cards:27:10: expected a statement"));
    CHECK(hp_of_first(*session.library("reef")) == 60);
    const auto told = session.news();
    REQUIRE(told.size() == 1);
    CHECK(told[0].starts_with("Reef stays as it was: reef.cards:27:10: expected a statement"));
    SECTION("in the language that is spoken") {
        session.speak(Language::japanese);
        reef.write(70, "card \"more\" \"More\" {\n  item\n  play { }\n}\n");
        CHECK(reef.look(session));
        CHECK(session.news() == std::vector<std::string>{
                                    "Reefは前のままです。reef.cards:27:8: 空のテキストは、かっこごと書かずにおきます"});
    }
    SECTION("a night can begin with what was read last") {
        gui::NewNight wanted = night_of(1, 1);
        wanted.cube = "reef";
        REQUIRE_FALSE(session.start(wanted));
        CHECK(hp_of_first(session.night()->cards) == 60);
    }
    SECTION("a good file takes its place") {
        reef.write(80);
        CHECK(reef.look(session));
        CHECK_FALSE(reef_of(session).problem);
        CHECK(hp_of_first(*session.library("reef")) == 80);
        CHECK(session.news() == std::vector<std::string>{"Reef was read again from disk."});
    }
    SECTION("a card file that is gone is told of as well, and may come back") {
        std::filesystem::remove(reef.cubes / "reef.cards");
        CHECK(reef.look(session));
        CHECK(reef_of(session).problem->english().find("is not there") != std::string::npos);
        CHECK(reef_of(session).cards == 24);
        reef.write(90);
        CHECK(reef.look(session));
        CHECK(hp_of_first(*session.library("reef")) == 90);
    }
}

TEST_CASE("a night that runs keeps the cube that it was dealt from", "[session]") {
    Reef reef;
    NightSession session(reef.options());
    gui::NewNight wanted = night_of(1, 1);
    wanted.cube = "reef";
    REQUIRE_FALSE(session.start(wanted));
    reef.write(70);
    CHECK(reef.look(session));
    CHECK(hp_of_first(*session.library("reef")) == 70);
    CHECK(hp_of_first(session.night()->cards) == 60);
    NightSession again(reef.options());
    REQUIRE_FALSE(again.nights().empty());
    session.start(wanted);  // lets go of the first night's file
    REQUIRE_FALSE(again.resume(again.nights()[0].id));
    CHECK(hp_of_first(again.night()->cards) == 60);
}

TEST_CASE("cubes that come and go in the folder are listed and listed no more", "[session]") {
    Reef reef;
    NightSession session(reef.options());
    const std::size_t before = session.cubes().size();
    test::put_bytes(reef.cubes / "second.cube", "cube \"Second\" {\n  rules cube\n  use \"reef.cards\"\n}\n");
    CHECK(reef.look(session));
    CHECK(session.cubes().size() == before + 1);
    CHECK(session.news() == std::vector<std::string>{"Second is in the list now."});
    std::filesystem::remove(reef.cubes / "second.cube");
    CHECK(reef.look(session));
    CHECK(session.cubes().size() == before);
    CHECK_FALSE(session.library("second"));
}

TEST_CASE("the window shows a cube as it is on disk now and why it cannot be read", "[session]") {
    Reef reef;
    NightSession session(reef.options());
    gui::Headless stage(session, gui::Page::home, 1600, 1000);
    const auto drawn = [&](std::string_view wanted) {
        stage.settle();
        return std::ranges::any_of(stage.texts(),
                                   [&](const auto& mark) { return mark.text.find(wanted) != std::string::npos; });
    };
    REQUIRE(drawn("24 cards"));
    reef.write(60, "card \"more\" \"More\" { item play { draw 2 } }\n");
    REQUIRE(reef.look(session));
    CHECK(drawn("25 cards"));
    CHECK(drawn("Reef was read again from disk."));
    reef.write(60, "card \"more\" \"More\" { item play { drew 2 } }\n");
    REQUIRE(reef.look(session));
    CHECK(drawn("Reef stays as it was: reef.cards:25:34: expected a statement"));
    CHECK(drawn("25 cards"));
    stage.frames(12, 2000);  // the toasts are gone, the row stays
    CHECK(drawn("reef.cards:25:34"));
    reef.write(60);
    REQUIRE(reef.look(session));
    stage.frames(12, 2000);
    CHECK_FALSE(drawn("reef.cards:25:34"));
    CHECK(drawn("24 cards"));
}

TEST_CASE("the library in the window goes on with the cube that was read again", "[session]") {
    Reef reef;
    NightSession session(reef.options());
    gui::Headless stage(session, gui::Page::home, 1600, 1000);
    stage.settle();
    const auto& all = session.cubes();
    const auto at = std::ranges::find(all, std::string("reef"), &gui::CubeSummary::id) - all.begin();
    REQUIRE(stage.click("home.cubes." + std::to_string(at)));
    REQUIRE(stage.click("home.library"));
    stage.settle();
    REQUIRE(stage.shown("library.card.23"));
    test::put_bytes(reef.cubes / "reef.cards", "card \"k\" \"Lone Fish\" { pokemon basic water hp 60 }\n");
    REQUIRE(reef.look(session));
    stage.settle();
    CHECK(stage.shown("library.card.0"));
    CHECK_FALSE(stage.shown("library.card.1"));
}
