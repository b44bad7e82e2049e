// A deck on the workbench: changed step by step, saved into files of its own.
#include "src/workshop/opened_deck.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/texts.hpp"

using namespace cubenight;
using workshop::OpenedDeck;

namespace {

struct Drawer {
    test::Folder folder;
    std::filesystem::path file = folder / "mine.deck";

    explicit Drawer(const std::string& text) { test::put_bytes(file, text); }
    OpenedDeck open() const {
        auto deck = OpenedDeck::open(file);
        REQUIRE(deck.ok());
        return std::move(*deck);
    }
};

const std::string two = "deck \"Two\" {\n  \"A-1\" x 4,\n  \"A-2\"\n}\n";

}  // namespace

TEST_CASE("a deck that is saved has its cards and its remarks", "[workshop][deck]") {
    const Drawer d("# of June\ndeck \"No # 1\" {\n  \"A-1\" x 4,  # all\n  \"A-2\"\n}\n");
    OpenedDeck deck = d.open();
    CHECK(deck.name() == "No # 1");
    CHECK_FALSE(deck.changed());
    REQUIRE_FALSE(deck.set_copies("A-2", 3));
    REQUIRE_FALSE(deck.set_copies("A-3", 1));
    CHECK(deck.changed());
    CHECK(deck.size() == 8);
    REQUIRE_FALSE(deck.save());
    CHECK_FALSE(deck.changed());
    CHECK(test::text_of(d.file) ==
          "# of June\n# all\ndeck \"No # 1\" {\n  \"A-1\" x 4,\n  \"A-2\" x 3,\n  \"A-3\"\n}\n");
    REQUIRE_FALSE(deck.set_copies("A-1", 0));
    REQUIRE_FALSE(deck.save());
    CHECK(d.open().copies("A-1") == 0);
}

TEST_CASE("steps of a deck are taken back and done again", "[workshop][deck]") {
    const Drawer d(two);
    OpenedDeck deck = d.open();
    CHECK_FALSE(deck.can_undo());
    REQUIRE_FALSE(deck.set_copies("A-1", 5));
    REQUIRE_FALSE(deck.set_copies("A-2", 0));
    deck.undo();
    CHECK(deck.copies("A-2") == 1);
    deck.undo();
    CHECK_FALSE(deck.changed());
    deck.redo();
    CHECK(deck.copies("A-1") == 5);
    REQUIRE_FALSE(deck.set_copies("A-1", 1));
    CHECK_FALSE(deck.can_redo());
    const auto before = deck.lines();
    const auto no = deck.set_copies("A-1", 99);
    REQUIRE(no);
    CHECK(no->english() == "a deck file has 99 cards at most");
    CHECK(deck.lines() == before);
}

TEST_CASE("a deck that was changed on disk meanwhile is not written over", "[workshop][deck]") {
    const Drawer d(two);
    OpenedDeck deck = d.open();
    REQUIRE_FALSE(deck.set_copies("A-1", 2));
    test::put_bytes(d.file, "deck \"Other\" {\n  \"B-1\"\n}\n");
    const auto no = deck.save();
    REQUIRE(no);
    CHECK_THAT(no->english(), Catch::Contains("changed on disk meanwhile"));
    CHECK(deck.changed());
    CHECK(d.open().name() == "Other");
}

TEST_CASE("a deck is saved into a file that nothing has yet, whole or not at all", "[workshop][deck]") {
    const Drawer d(two);
    OpenedDeck copy = d.open().copy("Three");
    CHECK(copy.path().empty());
    CHECK(copy.lines() == d.open().lines());
    const auto taken = copy.save_as(d.file);
    REQUIRE(taken);
    CHECK_THAT(taken->english(), Catch::Contains("there is a file of this name already"));
    CHECK(test::text_of(d.file) == two);
    copy.set_name("");
    CHECK(copy.save_as(d.folder / "none.deck"));
    copy.set_name("Three");
    REQUIRE_FALSE(copy.save_as(d.folder / "new/three.deck"));
    CHECK(OpenedDeck::open(copy.path()).ok());
    OpenedDeck empty("Nothing");
    CHECK_FALSE(empty.changed());
    const auto none = empty.save_as(d.folder / "nothing.deck");
    REQUIRE(none);
    CHECK(none->english().ends_with("a deck has one card at least"));
    OpenedDeck odd("One\nTwo");
    REQUIRE_FALSE(odd.set_copies("A-1", 1));
    CHECK(odd.save_as(d.folder / "odd.deck"));
    CHECK_FALSE(std::filesystem::exists(d.folder / "odd.deck"));
}

namespace {

OpenedDeck opened_list(const test::Folder& folder, const std::string& text) {
    test::put_bytes(folder / "mine.txt", text);
    auto deck = OpenedDeck::open(folder / "mine.txt");
    REQUIRE(deck.ok());
    return std::move(*deck);
}

}  // namespace

TEST_CASE("a list is a deck that is called as its file and is written as Pokémon TCG Live takes it in",
          "[workshop][deck]") {
    const test::Folder folder;
    OpenedDeck deck = opened_list(folder, "Pokémon: 1\n2 Tepig UNM 31\n\nEnergy: 1\n3 Fire Energy\n\nTotal Cards: 5\n");
    CHECK(deck.name() == "mine");
    CHECK(deck.size() == 5);
    REQUIRE_FALSE(deck.set_lines({{"Nest Ball SVI 181", 2, ListSection::trainers}}));
    REQUIRE_FALSE(deck.save());
    CHECK(test::text_of(folder / "mine.txt") ==
          "Pokémon: 2\n2 Tepig UNM 31\n\nTrainer: 2\n2 Nest Ball SVI 181\n\nEnergy: 3\n3 Fire Energy\n\nTotal Cards: "
          "7\n");
    deck.set_name("Other");
    CHECK(deck.changed());
    REQUIRE_FALSE(deck.move_to(folder / "Other.txt"));
    CHECK_FALSE(deck.changed());
    CHECK_FALSE(std::filesystem::exists(folder / "mine.txt"));
    CHECK(deck.move_to(folder / "Other.txt"));
    CHECK(std::filesystem::exists(folder / "Other.txt"));
}

TEST_CASE("nothing of a list is lost when it is written", "[workshop][deck]") {
    const test::Folder folder;
    const std::string lines[] = {"2 Tepig (UNM)",  "1 Crab x SVI 12", "3 Nest Ball SVI 181 PH",
                                 "99 Fire Energy", "1 Alakazam E4",   "4 Boss's Orders (Ghetsis) PAL 172"};
    std::string text = "# one\n// two\n";
    for (const std::string& line : lines) text += line + "\n";
    OpenedDeck deck = opened_list(folder, text + "99 Fire Energy\n0 Nobody\n");
    const auto before = deck.lines();
    CHECK(deck.copies("Fire Energy") == 198);
    REQUIRE_FALSE(deck.set_copies("Alakazam E4", 0));
    REQUIRE_FALSE(deck.save());
    const auto again = OpenedDeck::open(folder / "mine.txt");
    REQUIRE(again.ok());
    CHECK(again->size() == deck.size());
    for (const auto& line : before) CHECK((again->copies(line.card) == line.copies || line.card == "Alakazam E4"));
    const std::string written = test::text_of(folder / "mine.txt");
    CHECK(written.starts_with("# one\n// two\n"));
    CHECK(written.ends_with("0 Nobody\n"));
    CHECK(again->unread() == std::vector<std::string>{"0 Nobody"});
    CHECK(deck.set_copies("Tepig (UNM)", 3));  // it has more cards than are put into a file
    CHECK_FALSE(deck.set_copies("Fire Energy", 1));
}
