// Cubes and decks as lists and results as a tournament file: what the program writes for others.
#include <regex>
#include <set>

#include "engine/cards/lists/card_list.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/program.hpp"

using namespace cubenight;
using namespace cubenight::test;

namespace {

// A night of three bots, played to its end: somebody has a bye in each round.
struct PlayedNight {
    Folder folder;
    Program::Environment home{{"XDG_DATA_HOME", folder.path().string()}};
    std::filesystem::path file;

    PlayedNight() {
        const auto ran = run(
            {"night", "--players", "3", "--bots", "all", "--save", "--seed", "5", "--names", "Aino Ek,B&B,<c>"}, home);
        REQUIRE(ran.status == 0);
        file = only_night_in(folder);
    }
};

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t n = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++n;
    return n;
}

CardList read(const std::string& text) {
    const auto list = read_card_list(text);
    REQUIRE(list);
    CHECK(list->errors.empty());
    for (const ListClaim& claim : list->claims) CHECK(claim.holds());
    return *list;
}

}  // namespace

TEST_CASE("cube export prints every card of a cube as lines and as a table", "[lists][cube]") {
    const auto text = run({"cube", "export", "lantern"});
    CHECK(text.status == 0);
    const auto table = run({"cube", "export", "lantern", "--as", "csv"});
    CHECK(table.status == 0);
    CHECK(table.out.starts_with("count,name,set,number,section,id\n"));
    const CardList lines = read(text.out), rows = read(table.out);
    CHECK(lines.kind == ListKind::plain);
    CHECK(rows.kind == ListKind::table);
    REQUIRE(lines.entries.size() == rows.entries.size());
    CHECK(lines.entries.size() > 360);
    for (std::size_t i = 0; i < rows.entries.size(); ++i) {
        CHECK(lines.entries[i].name == rows.entries[i].name);
        CHECK(lines.entries[i].printing == rows.entries[i].printing);
    }
}

TEST_CASE("cube export tells cards of the Ultraman Card Game apart", "[lists][cube]") {
    const auto table = run({"cube", "export", "ultra", "--as", "csv"});
    CHECK(table.status == 0);
    std::set<std::string> names;
    for (const ListEntry& entry : read(table.out).entries) CHECK(names.insert(entry.name).second);
}

TEST_CASE("cube export says what it cannot read", "[lists][cube]") {
    CHECK(run({"cube", "export", "no such cube"}).status == 1);
    CHECK(run({"cube", "export"}).status == 2);
    CHECK(run({"cube"}).status == 2);
    const auto form = run({"cube", "export", "lantern", "--as", "live"});
    CHECK(form.status == 2);
    CHECK(form.err.find("text, csv") != std::string::npos);
}

TEST_CASE("deck export prints decks that are read back with as many cards", "[lists][deck]") {
    const PlayedNight night;
    const auto one = run({"deck", "export", night.file.string(), "--seat", "Aino Ek"}, night.home);
    CHECK(one.status == 0);
    const CardList deck = read(one.out);
    CHECK(deck.kind == ListKind::live);
    CHECK(deck.claims.size() == 4);
    CHECK(one.out == run({"deck", "export", night.file.string(), "--seat", "1"}, night.home).out);
    CHECK(one.out == run({"deck", "export", night.file.stem().string(), "--seat", "1"}, night.home).out);
    const auto all = run({"deck", "export", night.file.string(), "--as", "text"}, night.home);
    CHECK(all.status == 0);
    CHECK(count(all.out, "# ") == 3);
    CHECK(read(all.out).cards() > 2 * deck.cards());
    CHECK(run({"deck", "export", night.file.string(), "--seat", "4"}, night.home).status == 1);
    CHECK(run({"deck", "export", (night.folder / "none").string()}, night.home).status == 1);
}

TEST_CASE("a tournament file has players and matches and byes and nobody's birth date", "[lists][tdf]") {
    const PlayedNight night;
    const auto ran = run({"replay", night.file.string(), "--tdf"}, night.home);
    CHECK(ran.status == 0);
    CHECK(ran.out.starts_with("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<tournament type=\"2\" stage=\"5\""));
    CHECK(ran.out.find("birth") == std::string::npos);
    CHECK(ran.out.find("<firstname>Aino</firstname>\n      <lastname>Ek</lastname>") != std::string::npos);
    CHECK(ran.out.find("<firstname>B&amp;B</firstname>") != std::string::npos);
    CHECK(ran.out.find("<firstname>&lt;c&gt;</firstname>") != std::string::npos);
    CHECK(count(ran.out, "<player userid=\"1\">") == 1);
    CHECK(count(ran.out, "<match outcome=\"5\">") == count(ran.out, "<round number="));
    CHECK(count(ran.out, "<match outcome=") == 2 * count(ran.out, "<round number="));
    CHECK(count(ran.out, "place=") == 3);
}

TEST_CASE("every element of a tournament file is closed where it was opened", "[lists][tdf]") {
    const PlayedNight night;
    const auto text = run({"replay", night.file.string(), "--tdf"}, night.home).out;
    static const std::regex tag("<(/?)([a-z0-9]+)[^<>]*?(/?)>");
    std::vector<std::string> open;
    std::size_t elements = 0;
    for (std::sregex_iterator at(text.begin(), text.end(), tag), end; at != end; ++at) {
        const std::string name = (*at)[2];
        if ((*at)[1] == "/") {
            REQUIRE_FALSE(open.empty());
            CHECK(open.back() == name);
            open.pop_back();
        } else if ((*at)[3] != "/") {
            open.push_back(name);
            ++elements;
        }
    }
    CHECK(open.empty());
    CHECK(elements > 60);
}

TEST_CASE("a tournament file is no part of other tellings of a night", "[lists][tdf]") {
    CHECK(run({"replay", "x", "--tdf", "--json"}).status == 2);
    CHECK(run({"replay", "x", "--tdf", "--match", "1.1"}).status == 2);
    CHECK(run({"replay", "x", "--tdf", "--host", "why"}).status == 2);
}
