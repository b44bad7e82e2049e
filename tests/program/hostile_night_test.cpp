// The window's nights with names that are alike, files that are no nights, and a program that asks for JSON.
#include <algorithm>
#include "src/store/journal.hpp"
#include "tests/support/program.hpp"
#include "tests/support/session_night.hpp"

using namespace cubenight;
using namespace cubenight::draft;
using namespace cubenight::test;

namespace {

SessionOptions options() { return session_options(CUBENIGHT_SOURCE); }

}  // namespace

TEST_CASE("decks of seats with equal names go to files of their own", "[hostile]") {
    Home home;
    NightSession session(options());
    auto wanted = night_of(1, 3);
    for (auto& seat : wanted.seats) seat.name = "Aino";
    wanted.seats[3].name = "Ai:no";
    REQUIRE_FALSE(session.start(wanted));
    draft_and_build(session);
    for (std::uint8_t seat = 0; seat < 4; ++seat) REQUIRE_FALSE(session.export_deck(SeatId{seat}, gui::DeckForm::file));
    const auto decks = home.folder.path() / "cubenight" / "decks";
    // Each ends with the name of the night.
    for (const std::string name : {"Aino (1) ", "Aino (2) ", "Aino (3) ", "Ai-no "})
        CHECK(std::ranges::count_if(std::filesystem::directory_iterator(decks), [&](const auto& file) {
                  return file.path().filename().string().starts_with(name);
              }) == 1);
}

TEST_CASE("a night that cannot be read stays in the list with the reason", "[hostile]") {
    Home home;
    std::filesystem::create_directories(home.folder.path() / "cubenight" / "nights");
    put_bytes(home.folder.path() / "cubenight" / "nights" / "other.night", "something else\n");
    NightSession session(options());
    CHECK(session.news().size() == 1);
    CHECK(session.news().empty());
    REQUIRE(session.unread_nights().size() == 1);
    CHECK(session.unread_nights().front().file.ends_with("other.night"));
    session.show_cube_folder();
    CHECK(session.unread_nights().size() == 1);
}

TEST_CASE("a resumed night of persons has no JSON", "[hostile]") {
    Home home;
    std::filesystem::path file;
    {
        NightSession session(options());
        REQUIRE_FALSE(session.start(night_of(1, 3)));
        file = only_night_in(home.folder);
    }
    const auto ran =
        run({"night", "--resume", file.string(), "--json"}, {{"XDG_DATA_HOME", home.folder.path().string()}});
    CHECK(ran.status == 2);
    CHECK(ran.out.empty());
}

TEST_CASE("constructed nights stand in the list with what they have, over or not begun", "[session][constructed]") {
    Home home;
    const auto played = run({"night", "--game", "ucg", "--constructed", "--players", "2", "--bots", "all", "--save"},
                            {{"XDG_DATA_HOME", home.folder.path().string()}});
    REQUIRE(played.status == 0);
    const auto file = only_night_in(home.folder);
    const auto lines = store::read_journal(file)->entries;
    REQUIRE(store::Journal::create(file.parent_path() / "begun.night", std::span(lines).first(2)).ok());
    NightSession session(options());
    CHECK(session.unread_nights().empty());
    REQUIRE(session.nights().size() == 2);
    for (const auto& night : session.nights()) {
        const bool begun = night.id == "begun.night";
        CHECK(night.cube == "Constructed night");
        CHECK(night.seats.size() == 2);
        CHECK(night.row.packs == 0);
        CHECK(night.phase == (begun ? NightPhase::build : NightPhase::finished));
        CHECK(night.state == (begun ? gui::NightState::paused : gui::NightState::finished));
    }
}
