// cards check and check-cube --texts: what an author of cards is told.
#include "tests/support/folder.hpp"
#include "tests/support/program.hpp"

using namespace cubenight::test;

namespace {

constexpr const char* good = R"(card "reef-1" "Lantern Fish" {
  pokemon basic water hp 60
  attack "Doze" [W] { heal 20 this }
}
card "reef-2" "Harbour Cook" { supporter play { draw   2 } unread "Sing a song." }
)";

constexpr const char* bad = R"(card "reef-3" "Ink Squid" {
  pokemon basic water hp 70
	attack "漢字" [C] 10 { inflict poison on their.active }
}
card "reef-4" "Fish Market" { item play { draw 1 } }
)";

}  // namespace

TEST_CASE("cards check prints the sentence of each effect beside its notation", "[cards]") {
    Folder folder;
    put_bytes(folder / "good.cards", good);
    const auto ran = run({"cards", "check", (folder / "good.cards").string()});
    CHECK(ran.status == 0);
    CHECK(ran.err.empty());
    CHECK(ran.out ==
          "Lantern Fish (reef-1)\n"
          "  attack \"Doze\" { heal 20 this }\n"
          "    Heal 20 damage from this Pokémon.\n"
          "Harbour Cook (reef-2)\n"
          "  play { draw 2 }\n"
          "    Draw 2 cards.\n"
          "  by hand: reef-2: Sing a song.\n"
          "Cards read: 2\n");
}

TEST_CASE("cards check says sentences in the language that was asked for", "[cards]") {
    Folder folder;
    put_bytes(folder / "good.cards", good);
    const auto english = run({"cards", "check", (folder / "good.cards").string()});
    for (const char* language : {"fi", "ja", "zh-Hans", "zh-Hant"}) {
        const auto ran = run({"cards", "check", (folder / "good.cards").string(), "--language", language});
        CAPTURE(ran.out);
        CHECK(ran.status == 0);
        CHECK(ran.out.find("{ heal 20 this }") != std::string::npos);
        CHECK(ran.out.find("Heal 20 damage") == std::string::npos);
    }
    CHECK(run({"cards", "check", (folder / "good.cards").string(), "--language", "xx"}).status == 2);
}

TEST_CASE("cards check tells file and line and column and reason and shows the line", "[cards]") {
    Folder folder;
    const std::string file = (folder / "bad.cards").string();
    put_bytes(folder / "bad.cards", bad);
    put_bytes(folder / "good.cards", good);
    const auto ran = run({"cards", "check", (folder / "good.cards").string(), file});
    CHECK(ran.status == 1);
    CHECK(ran.out.find("Draw a card.") != std::string::npos);  // the card behind the wrong one is read
    CHECK(ran.out.ends_with("Cards read: 3\n"));
    CHECK(ran.err == file +
                         ":3:31: expected a Special Condition: asleep, burned, confused, paralyzed, poisoned, found "
                         "`poison`; did you mean `poisoned`?\n"
                         "    attack \"漢字\" [C] 10 { inflict poison on their.active }\n"
                         "                                   ^\n");
    CHECK(run({"cards", "check", (folder / "none.cards").string()}).status == 1);
    CHECK(run({"cards", "check"}).status == 2);
}

TEST_CASE("cards check of a cube tells the mistakes of all its card files", "[cards]") {
    Folder folder;
    put_bytes(folder / "one.cards", "card \"a\" \"A\" { item play { drew 1 } }\n");
    put_bytes(folder / "two.cards", "card \"b\" \"B\" { item play { draww 1 } }\n");
    put_bytes(folder / "reef.cube", "cube \"Reef\" {\n  rules cube\n  use \"one.cards\"\n  use \"two.cards\"\n}\n");
    for (const char* command : {"cards check", "check-cube"}) {
        std::vector<std::string> arguments = {"check-cube", (folder / "reef.cube").string()};
        if (command == std::string("cards check")) arguments = {"cards", "check", (folder / "reef.cube").string()};
        const auto ran = run(arguments);
        CAPTURE(ran.err);
        CHECK(ran.status == 1);
        CHECK(ran.err.find("one.cards:1:28: ") != std::string::npos);
        CHECK(ran.err.find("two.cards:1:28: ") != std::string::npos);
    }
}

TEST_CASE("cards check --json gives cards with their notation and errors with their places", "[cards]") {
    Folder folder;
    put_bytes(folder / "bad.cards", bad);
    const auto ran = run({"cards", "check", (folder / "bad.cards").string(), "--json"});
    CHECK(ran.status == 1);
    CHECK(ran.err.empty());
    for (const char* part : {"\"key\": \"reef-4\"", "\"kind\": \"play\"", "\"notation\": \"{ draw 1 }\"",
                             "\"words\": \"Draw a card.\"", "\"line\": 3", "\"column\": 31", "did you mean"}) {
        CAPTURE(part, ran.out);
        CHECK(ran.out.find(part) != std::string::npos);
    }
}

TEST_CASE("check-cube --texts prints each card of the cube with its texts", "[cards]") {
    const auto plain = run({"check-cube", CUBENIGHT_SOURCE "/cubes/lantern.cube"});
    const auto ran = run({"check-cube", CUBENIGHT_SOURCE "/cubes/lantern.cube", "--texts"});
    CHECK(ran.status == 0);
    CHECK(ran.out.starts_with(plain.out));
    CHECK(ran.out.find("  attack \"") != std::string::npos);
    CHECK(std::count(ran.out.begin(), ran.out.end(), '{') > 100);
}
