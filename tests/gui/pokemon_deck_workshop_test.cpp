// Decks of one's own of a cube of Pokémon are made in the window, over real files: new ones, lists that lie there already.
#include <algorithm>

#include <imgui.h>

#include "tests/gui/deck_bench.hpp"

using namespace cubenight;
using namespace cubenight::gui;

namespace {

const std::string tepig = "Tepig CEC 31";

CardId card(const DeckBench& w, const std::string& line) {
    const auto found = w.desk.own()->meant(line);
    REQUIRE(found);
    return *found;
}

// A small cube of one's own, whose cards are some of the Lantern Cube.
void put_small_cube(DeckBench& w) {
    const auto cubes = store::user_folder() / "cubes";
    std::filesystem::create_directories(cubes);
    test::put_bytes(cubes / "small.cards",
                    "card \"sm12-31\" \"Tepig\" {\n  pokemon basic fire hp 80\n  weakness water x2\n"
                    "  retreat 2\n  attack \"Ember\" [R] 20\n}\n");
    test::put_bytes(cubes / "small.cube",
                    "cube \"Small Cube\" {\n  rules cube\n  energy fire\n  use \"small.cards\"\n}\n");
    static_cast<void>(w.session.show_cube_folder());
    w.go_on();
}

}  // namespace

TEST_CASE("A new deck of a cube of Pokémon is mended until it is legal, saved as a list, and practised with",
          "[gui.decks]") {
    DeckBench w;
    w.to_decks();
    w.begin(w.of_lantern);
    CHECK(w.deck().name() == "My deck");
    CHECK(w.told("Will be saved in"));
    CHECK(w.told("Lantern Cube"));
    CHECK(w.faulted("There is no Basic Pokémon to start with"));
    w.write("decks.search", "Tepig");
    for (int i = 0; i < 5; ++i) w.step(tepig, "more");
    CHECK(w.told("Tepig is there 5 times"));
    CHECK(w.told("5 now, 55 cards short"));
    w.click("decks.size.2");
    CHECK(w.told("5 now, 25 cards short"));
    w.step(tepig, "less");
    REQUIRE_FALSE(w.desk.set_copies(card(w, "Fire Energy"), 26));
    w.go_on();
    CHECK(w.told("The deck can be played."));
    w.click("decks.save");
    const auto file = w.lists / "My deck.txt";
    REQUIRE(std::filesystem::exists(file));
    CHECK(test::text_of(file) ==
          "Pokémon: 4\n4 Tepig CEC 31\n\nTrainer: 0\n\nEnergy: 26\n26 Basic Fire Energy SVE 2\n\n"
          "Total Cards: 30\n");
    CHECK_FALSE(w.deck().changed());
    w.practise("lantern");
    w.click(w.in_practice("practice.0.deck.", "My deck", "lantern"));
    w.click("practice.start");
    CHECK(w.screen() == "match");
}

TEST_CASE("A deck of Pokémon is begun in Practice with the cube that is chosen there, and its list edited from there",
          "[gui.decks]") {
    DeckBench w;
    w.practise("lantern");
    w.click("practice.0.deck.new");
    CHECK_FALSE(w.stage.shown(w.of_lantern));
    CHECK(w.desk.cube() == "lantern");
    REQUIRE_FALSE(w.desk.set_copies(card(w, tepig), 2));
    w.go_on();
    w.click("decks.save");
    w.begin(w.of_ultraman);
    CHECK(w.desk.cube().empty());
    w.practise("lantern");
    w.click(w.in_practice("practice.1.deck.edit.", "My deck", "lantern"));
    CHECK(w.deck().path() == w.lists / "My deck.txt");
    CHECK(w.desk.contents().at(card(w, tepig)) == 2);
}

TEST_CASE("A list with cards that the cube has not tells each of them and loses nothing when it is saved",
          "[gui.decks]") {
    DeckBench w;
    w.desk.decks();
    w.put_list("odd.txt", "# of June\n2 Tepig\n3 Nobody Knows ABC 12\n1 Tepig CEC 31\n100 Pignite\n2 Nobody Else PH\n");
    w.to_decks();
    w.lay("odd");
    for (const char* fault : {"this cube has no card \"Nobody Knows ABC 12\"",
                              "this cube has no card \"Nobody Else PH\"", "100 Pignite: ", "8 now, 22 cards short"})
        CHECK(w.faulted(fault));
    CHECK(w.desk.faults().size() == 4);
    CHECK(w.desk.contents().at(card(w, tepig)) == 3);
    w.click("decks.tab.0");
    w.step(tepig, "more");  // two lines mean the card: the first of them gets it
    w.click("decks.unknown.Nobody Else PH.less");
    w.click("decks.save");
    CHECK(test::text_of(w.lists / "odd.txt") ==
          "# of June\n3 Nobody Knows ABC 12\n1 Nobody Else PH\n\nPokémon: 4\n4 Tepig\n\nTrainer: 0\n\nEnergy: 0\n\n"
          "Total Cards: 8\n100 Pignite\n");
}

TEST_CASE("A list with another name lies in another file, and a copy of it beside it", "[gui.decks]") {
    DeckBench w;
    w.desk.decks();
    w.put_list("mine.txt", "2 Tepig\n");
    w.put_list("other.txt", "1 Tepig\n");
    w.to_decks();
    w.lay("mine");
    w.deck().set_name("other");
    w.go_on();
    CHECK(w.desk.name_is_taken());
    w.deck().set_name("theirs");
    w.go_on();
    w.click("decks.save");
    CHECK(w.deck().path() == w.lists / "theirs.txt");
    CHECK_FALSE(std::filesystem::exists(w.lists / "mine.txt"));
    w.click("decks.copy");
    CHECK(w.deck().name() == "theirs 2");
    CHECK(std::filesystem::exists(w.lists / "theirs 2.txt"));
    CHECK(std::filesystem::exists(w.lists / "theirs.txt"));
    CHECK(w.desk.decks().size() == w.session.deck_files().size() + 3);
}

TEST_CASE("Copies of a card of Pokémon are stepped with keys, taken back and made again", "[gui.decks]") {
    DeckBench w;
    w.to_decks();
    w.begin(w.of_lantern);
    w.write("decks.search", "Tepig");
    w.click("decks.card." + std::to_string(card(w, tepig).value));
    for (int i = 0; i < 2; ++i) w.stage.press(Key::plus), w.go_on();
    CHECK(w.deck().size() == 2);
    w.click("decks.undo");
    CHECK(w.deck().size() == 1);
    w.click("decks.redo");
    CHECK(w.deck().size() == 2);
    w.stage.press(Key::minus);
    w.go_on();
    CHECK(w.deck().size() == 1);
}

TEST_CASE("A list opens with the cube that knows most of it and turns to another", "[gui.decks]") {
    DeckBench w;
    put_small_cube(w);
    w.desk.decks();
    w.put_list("both.txt", "2 Tepig\n");
    w.put_list("lantern.txt", "2 Tepig\n1 Pignite\n");
    w.to_decks();
    w.lay("lantern");
    CHECK(w.desk.cube() == "lantern");
    CHECK_FALSE(w.faulted("this cube has no card"));
    w.click("decks.cube");
    w.click("decks.of.1");
    CHECK(w.desk.cube() == "small");
    CHECK(w.faulted("this cube has no card \"Pignite\""));
    CHECK_FALSE(w.deck().changed());
    w.click("decks.cube");
    w.click("decks.of.0");
    CHECK_FALSE(w.faulted("this cube has no card"));
}

TEST_CASE("A list that is imported lies on the bench as a deck, called as its file, and is no cube", "[gui.decks]") {
    DeckBench w;
    REQUIRE_FALSE(w.session.workshop().read_list("Pokémon: 3\n2 Tepig\n1 Nobody Knows\n", "theirs.txt"));
    w.click("home.lists");
    const std::size_t cubes = w.session.cubes().size();
    w.click("lists.deck");
    CHECK(w.deck().name() == "theirs");
    CHECK(w.desk.cube() == "lantern");
    CHECK(w.desk.contents().at(card(w, tepig)) == 2);
    CHECK(w.faulted("this cube has no card \"Nobody Knows\""));
    CHECK(w.deck().changed());
    CHECK_FALSE(std::filesystem::exists(w.lists / "theirs.txt"));
    w.click("decks.save");
    CHECK(test::text_of(w.lists / "theirs.txt").starts_with("Pokémon: 3\n2 Tepig\n1 Nobody Knows\n"));
    CHECK(w.session.cubes().size() == cubes);
    // One with more cards than decks have is a cube alone.
    REQUIRE_FALSE(w.session.workshop().read_list("60 Tepig\n40 Pignite\n", "many.txt"));
    w.click("home.lists");
    CHECK_FALSE(w.stage.shown("lists.deck"));
}

TEST_CASE("Cards that were chosen for lines of a list go into the deck that becomes of it", "[gui.decks]") {
    DeckBench w;
    REQUIRE_FALSE(w.session.workshop().read_list("2 Tepigg\n1 Pignite\n", "theirs.txt"));
    w.click("home.lists");
    w.click("lists.near.0.0");
    w.click("lists.deck");
    CHECK(w.desk.contents().at(card(w, tepig)) == 2);
    CHECK_FALSE(w.faulted("this cube has no card"));
}

TEST_CASE("A deck of either game is deleted when it was asked for twice, and its file lies aside", "[gui.decks]") {
    DeckBench w;
    w.desk.decks();
    w.put_list("mine.txt", "2 Tepig\n");
    w.put("mine.deck", "deck \"Mine\" {\n  \"SD01-004\" x 4\n}\n");
    w.to_decks();
    w.begin(w.of_lantern);
    w.click("decks.delete");  // it lies in no file yet
    CHECK_FALSE(w.stage.shown("decks.delete.do"));
    for (const auto& [name, file] :
         {std::pair{"mine", w.lists / "mine.txt"}, std::pair{"Mine", w.folder / "mine.deck"}}) {
        w.lay(name);
        w.click("decks.delete");
        w.click("decks.delete.cancel");
        CHECK(std::filesystem::exists(file));
        w.click("decks.delete");
        w.click("decks.delete.do");
        CHECK_FALSE(std::filesystem::exists(file));
        CHECK(std::filesystem::exists(file.parent_path() / "deleted" / file.filename()));
        CHECK_FALSE(w.desk.deck());
        CHECK(std::ranges::find(w.desk.decks(), name, &DeckFile::name) == w.desk.decks().end());
    }
}
