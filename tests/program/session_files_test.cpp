// Files beside the journal: deck lists and pictures of decks, the window's look, and what cannot be read.
#include "src/cli/taste_file.hpp"
#include "src/session/session.hpp"
#include "src/store/file_name.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/session_night.hpp"

using namespace cubenight;
using namespace cubenight::draft;
using test::draft_and_build;
using test::Home;
using test::night_of;

namespace {

SessionOptions session_options() { return test::session_options(CUBENIGHT_SOURCE); }

}  // namespace

TEST_CASE("a deck list goes to a file and to the clipboard", "[session]") {
    Home home;
    std::string clipboard;
    auto with_clipboard = session_options();
    with_clipboard.to_clipboard = [&clipboard](const std::string& text) { clipboard = text; };
    NightSession session(std::move(with_clipboard));
    REQUIRE_FALSE(session.start(night_of(1, 3)));
    draft_and_build(session);
    REQUIRE_FALSE(session.export_deck(SeatId{0}, gui::DeckForm::clipboard));
    CHECK(clipboard.find("Total Cards: 60\n") != std::string::npos);
    CHECK(session.exported().file.empty());
    REQUIRE_FALSE(session.export_deck(SeatId{0}, gui::DeckForm::live));
    CHECK(std::filesystem::exists(session.exported().file));
    CHECK(session.exported().told.find(session.exported().file) != std::string::npos);
    REQUIRE_FALSE(session.start(night_of(1, 3)));  // another night of the same player
    draft_and_build(session);
    REQUIRE_FALSE(session.export_deck(SeatId{0}, gui::DeckForm::file));
    const std::string list = test::text_of(session.exported().file);
    for (const char* heading : {"Pokémon: ", "\nTrainer: ", "\nEnergy: "})
        CHECK(list.find(heading) != std::string::npos);
    const auto folder = home.folder.path() / "cubenight" / "decks";
    int files = 0, same = 0;
    for (const auto& file : std::filesystem::directory_iterator(folder)) {
        CHECK(file.path().filename().string().starts_with("Person 1 "));
        ++files, same += test::text_of(file.path()) == clipboard;
    }
    CHECK(files == 2);
    CHECK(same == 1);
}

TEST_CASE("a deck is drawn into a file beside its list", "[session]") {
    Home home;
    auto with_pictures = session_options();
    std::string drawn;
    with_pictures.draw_deck = [&drawn](gui::Session& session, text::Language, const std::string& file) {
        session.news();  // as whoever draws a screen
        drawn = file;
        return std::optional<Error>();
    };
    NightSession session(std::move(with_pictures));
    REQUIRE_FALSE(session.start(night_of(1, 3)));
    draft_and_build(session);
    REQUIRE_FALSE(session.export_deck(SeatId{0}, gui::DeckForm::file));
    REQUIRE_FALSE(session.export_deck(SeatId{0}, gui::DeckForm::picture));
    CHECK(drawn.ends_with(".png"));
    CHECK(std::filesystem::path(drawn).parent_path() == home.folder.path() / "cubenight" / "decks");
    CHECK(session.exported().file == drawn);
    NightSession without(session_options());
    REQUIRE_FALSE(without.start(night_of(1, 3)));
    CHECK(without.export_deck(SeatId{0}, gui::DeckForm::picture));
}

TEST_CASE("files that cannot be read are told of with file and line, once and whenever one asks", "[session]") {
    Home home;
    const auto user = home.folder.path() / "cubenight";
    std::filesystem::create_directories(user / "cubes");
    std::filesystem::create_directories(user / "nights");
    test::put_bytes(user / "cubes" / "broken.cube", "cube \"Broken\" {\n  nonsense here\n}\n");
    test::put_bytes(user / "nights" / "other.night", "something else\n");
    NightSession session(session_options());
    CHECK(session.nights().empty());
    CHECK(session.cubes().size() == 2);
    const auto told = session.news();
    REQUIRE(told.size() == 2);
    CHECK(told[0].find("other.night:1: ") != std::string::npos);
    CHECK(told[1].find("broken.cube:2:") != std::string::npos);
    REQUIRE_FALSE(session.start(night_of(1, 3)));
    CHECK(session.news().empty());
    session.show_cube_folder();
    CHECK(session.news() == told);
}

TEST_CASE("a file is named after a person without signs that file systems refuse and without half letters",
          "[session]") {
    CHECK(store::file_name("Ann/e: 1.") == "Ann-e- 1-");
    CHECK(store::file_name("") == "deck");
    std::string name, whole;
    for (int i = 0; i < 30; ++i) name += "さ";
    for (int i = 0; i < 20; ++i) whole += "さ";  // three bytes each
    CHECK(store::file_name("x" + name) == "x" + whole.substr(3));
    CHECK(store::file_name(name) == whole);
}

TEST_CASE("the window's look is kept and a damaged file gives the usual look", "[session]") {
    Home home;
    CHECK(cli::kept_taste() == gui::Taste{});
    gui::Taste taste{.language = gui::Language::finnish,
                     .scale = 1.25f,
                     .theme = gui::Theme::ember,
                     .contrast = gui::Contrast::high,
                     .motion = gui::Motion::reduced,
                     .pace = gui::Pace::calm,
                     .marks = gui::Marks::signs,
                     .sounds = gui::Sounds::words,
                     .suggestions = gui::Suggestions::hidden,
                     .picks = gui::PickOrder::line};
    taste.keys.put(*gui::row_of(gui::KeyRoom::draft, gui::Key::s), gui::Key::g);
    taste.keys.put(*gui::row_of(gui::KeyRoom::everywhere, gui::Key::h), gui::Key::f11);
    gui::keep_table(taste.tables, {.cube = "one",
                                   .row = {5, 3, 12, 40, 4},
                                   .pick_seconds = 60,
                                   .pairing = 2,
                                   .rounds = 3,
                                   .people = {"Päivi", "雨"}});
    gui::keep_table(taste.tables, {.cube = "", .row = {2, 1, 1, 1, 0}, .round_minutes = 50});
    taste.window = {1400, 900, true};
    REQUIRE_FALSE(cli::keep_taste(taste));
    CHECK(cli::kept_taste() == taste);
    const auto file = home.folder.path() / "cubenight" / "settings.json";
    const auto whole = test::text_of(file);
    for (std::size_t size = 0; size + 2 < whole.size(); ++size) {
        test::put_bytes(file, whole.substr(0, size));
        CHECK(cli::kept_taste() == gui::Taste{});
    }
    test::put_bytes(file, R"({"language":99,"scale_percent":-5,"contrast":7,"motion":-1})");
    CHECK(cli::kept_taste() ==
          gui::Taste{.language = gui::Language::finnish, .scale = 0.8f, .contrast = gui::Contrast::high});
    // A file of a program that knew no pace keeps the rest.
    test::put_bytes(file, R"({"language":3,"scale_percent":110,"contrast":1,"motion":1})");
    CHECK(cli::kept_taste() == gui::Taste{.language = gui::Language::japanese,
                                          .scale = 1.1f,
                                          .contrast = gui::Contrast::high,
                                          .motion = gui::Motion::reduced});
    // Keys that there are not, or that may not be moved there, are left out.
    test::put_bytes(file, R"({"language":0,"scale_percent":100,"contrast":0,"motion":0,"keys":[
        {"screen":"draft","key":"S","place":"Ctrl"},{"screen":"draft","key":"1","place":"G"},
        {"screen":"nowhere","key":"Q","place":"G"},{"screen":"deck","key":"A","place":"G"}]})");
    REQUIRE(cli::kept_taste().keys.changes().size() == 1);
    CHECK(cli::kept_taste().keys.changes().front().room == gui::KeyRoom::deck);
    // Numbers that no table has come as near as there is one.
    test::put_bytes(file, R"({"language":0,"scale_percent":100,"contrast":0,"motion":0,"tables":[
        {"cube":"x","players":99,"packs":-1,"pack_size":9999,"deck_size":40,"prizes":70,"pick_seconds":-4,
         "build_minutes":30,"round_minutes":9999,"pairing":9,"rounds":-1}]})");
    REQUIRE(cli::kept_taste().tables.size() == 1);
    CHECK(cli::kept_taste().tables[0].row == DraftTableRow{16, 1, 60, 40, 6});
    CHECK(cli::kept_taste().tables[0].pairing == 3);
    test::put_bytes(file, std::string(60000, '['));
    CHECK(cli::kept_taste() == gui::Taste{});
}
