// Plain lines and the texts of Pokémon TCG Live and the Pokémon TCG Online: what a line is, and what it says.
#include "engine/cards/lists/card_list.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;

namespace {

CardList read(std::string_view text, std::optional<ListKind> told = std::nullopt) {
    const auto list = read_card_list(text, told, "list.txt");
    REQUIRE(list);
    return *list;
}

ListEntry entry(std::string_view line) {
    const CardList list = read(line, ListKind::plain);
    CAPTURE(line);
    REQUIRE(list.errors.empty());
    REQUIRE(list.entries.size() == 1);
    return list.entries.front();
}

// count|name|set|number
std::string said(std::string_view line) {
    const ListEntry one = entry(line);
    return std::to_string(one.count) + "|" + one.name + "|" + one.printing.set + "|" + one.printing.number;
}

std::string reason(std::string_view line) {
    const CardList list = read(line, ListKind::plain);
    REQUIRE(list.errors.size() == 1);
    CHECK(list.entries.empty());
    CHECK(list.lines == std::vector{LineIs::wrong});
    return list.errors.front().english();
}

using Lines = std::vector<LineIs>;

}  // namespace

TEST_CASE("a line says count and name and set and number", "[lists][lines]") {
    CHECK(said("4 Lantern Fish SVI 12") == "4|Lantern Fish|SVI|12");
    CHECK(said("4x Lantern Fish SVI 12") == "4|Lantern Fish|SVI|12");
    CHECK(said("4 x Lantern Fish SVI 12") == "4|Lantern Fish|SVI|12");
    CHECK(said("x4 Lantern Fish SVI 12") == "4|Lantern Fish|SVI|12");
    CHECK(said("4×Lantern Fish svi 12") == "4|Lantern Fish|svi|12");
    CHECK(said("Lantern Fish x4") == "4|Lantern Fish||");
    CHECK(said("Lantern Fish") == "1|Lantern Fish||");
    CHECK(said("4 Lantern Fish") == "4|Lantern Fish||");
    CHECK(said("* 4 Lantern Fish SVI 12") == "4|Lantern Fish|SVI|12");
    CHECK(said("- 4 Lantern\tFish SVI\t012/198") == "4|Lantern Fish|SVI|012");
    CHECK(said("4 Xylo Fish") == "4|Xylo Fish||");
    CHECK(said("4 Lantern Fish sv1-12") == "4|Lantern Fish|sv1|12");
    CHECK(said("4 Lantern Fish (SVI 12)") == "4|Lantern Fish|SVI|12");
    CHECK(said("4 Lantern Fish (SVI-12)") == "4|Lantern Fish|SVI|12");
    CHECK(said("1x Lantern Fish (SVI) 12") == "1|Lantern Fish|SVI|12");
    CHECK(said("4 Lantern Fish [SVI]") == "4|Lantern Fish|SVI|");
    CHECK(said("4 Lantern Fish SVI") == "4|Lantern Fish|SVI|");
}

TEST_CASE("sets have hyphens and numbers have letters", "[lists][lines]") {
    CHECK(said("1 Tide Crab PR-SW 121") == "1|Tide Crab|PR-SW|121");
    CHECK(said("1 Tide Crab PR-SW SWSH121") == "1|Tide Crab|PR-SW|SWSH121");
    CHECK(said("1 Tide Crab CRZ-GG 10") == "1|Tide Crab|CRZ-GG|10");
    CHECK(said("1 Tide Crab ASR TG05") == "1|Tide Crab|ASR|TG05");
    CHECK(said("10 Psychic Energy TK-ReefKit 20") == "10|Psychic Energy|TK-ReefKit|20");
    CHECK(said("4 Grass Energy Energy 36") == "4|Grass Energy|Energy|36");
    CHECK(said("1 Sea Sign [A] UF A") == "1|Sea Sign [A]|UF|A");
    CHECK(said("1 Sea Sign UF !") == "1|Sea Sign|UF|!");
    CHECK(said("1 Old Whale HS ONE") == "1|Old Whale|HS|ONE");
    CHECK(said("1 Tide Crab XYZ 7") == "1|Tide Crab|XYZ|7");  // nobody knows the set; it is written like one
    CHECK(said("1 Tide Crab me9 7") == "1|Tide Crab|me9|7");
}

TEST_CASE("what only looks like a set or a number belongs to the name", "[lists][lines]") {
    CHECK(said("4 Crab Removal 2") == "4|Crab Removal 2||");
    CHECK(said("1 Tide Crab E4") == "1|Tide Crab E4||");
    CHECK(said("1 Tide Crab E4 RR 3") == "1|Tide Crab E4|RR|3");
    CHECK(said("2 Mew V") == "2|Mew V||");
    CHECK(said("2 Mew-EX") == "2|Mew-EX||");
    CHECK(said("2 Lantern Fish EX") == "2|Lantern Fish EX||");
    CHECK(said("2 Harbour Cook (Old Salt)") == "2|Harbour Cook (Old Salt)||");
    CHECK(said("2 Harbour Cook (Old Salt) PAL 172") == "2|Harbour Cook (Old Salt)|PAL|172");
    CHECK(said("1 Sea Sign [A]") == "1|Sea Sign [A]||");
    CHECK(said("1 Porygon-Z") == "1|Porygon-Z||");
    CHECK(said("2 LANTERN FISH SVI") == "2|LANTERN FISH SVI||");
    CHECK(said("1 Type: Crab") == "1|Type: Crab||");
}

TEST_CASE("PH behind a line is a parallel holofoil", "[lists][lines]") {
    CHECK(entry("1 Tide Crab ASR 62 PH").parallel);
    CHECK(said("1 Tide Crab ASR 62 PH") == "1|Tide Crab|ASR|62");
    CHECK(said("1 Tide Crab PH") == "1|Tide Crab||");
    CHECK_FALSE(entry("1 Tide Crab ASR 62").parallel);
    CHECK(said("PH") == "1|PH||");
}

TEST_CASE("an entry keeps its line and how it stood there", "[lists][lines]") {
    const CardList list = read("\n  4 Lantern Fish SVI 12  \r\n");
    REQUIRE(list.entries.size() == 1);
    CHECK(list.entries[0].line == 2);
    CHECK(list.entries[0].raw == "4 Lantern Fish SVI 12");
}

TEST_CASE("a line that says no card is wrong with its reason", "[lists][lines]") {
    CHECK(reason("4") == "list.txt:1: there is no card's name in this line");
    CHECK(reason("0 Lantern Fish") == "list.txt:1: a list has from 1 to 99 copies of a card in a line");
    CHECK(reason("100 Lantern Fish") == "list.txt:1: a list has from 1 to 99 copies of a card in a line");
    CHECK(reason("99999999999999999999 Lantern Fish") ==
          "list.txt:1: a list has from 1 to 99 copies of a card in a line");
    CHECK(reason("Kortit: 12") == "list.txt:1: nobody knows the heading \"Kortit\"");
    CHECK(reason("2 Lantern \x1B[2J Fish") == "list.txt:1: the line holds signs that are no text");
}

TEST_CASE("a text of Live is known by its headings and each of its lines is accounted for", "[lists][live]") {
    const CardList list = read(
        "Pokémon: 2\n"
        "4 Lantern Fish SVI 12\n"
        "1 Tide Crab PR-SW 121 PH\n"
        "\n"
        "Trainer: 1\n"
        "2 Harbour Cook\n"
        "\n"
        "Energy: 1\n"
        "8 Basic {D} Energy MEE 7\n"
        "\n"
        "Total Cards: 15\n");
    CHECK(list.kind == ListKind::live);
    CHECK(list.errors.empty());
    CHECK(list.lines == Lines{LineIs::heading, LineIs::entry, LineIs::entry, LineIs::blank, LineIs::heading,
                              LineIs::entry, LineIs::blank, LineIs::heading, LineIs::entry, LineIs::blank,
                              LineIs::heading});
    REQUIRE(list.entries.size() == 4);
    CHECK(list.entries[1].section == ListSection::pokemon);
    CHECK(list.entries[2].section == ListSection::trainers);
    CHECK(list.entries[3].section == ListSection::energy);
    CHECK(list.cards() == 15);
}

TEST_CASE("a heading holds where it counts lines and where it counts cards", "[lists][live]") {
    const CardList lines = read("Pokemon: 2\n4 Lantern Fish SVI 12\n4 Tide Crab SVI 13\nTotal Cards: 8\n");
    REQUIRE(lines.claims.size() == 2);
    CHECK(lines.claims[0] == ListClaim{1, ListSection::pokemon, 2, 2, 8});
    CHECK(lines.claims[0].holds());
    CHECK(lines.claims[1] == ListClaim{4, ListSection::none, 8, 2, 8});
    CHECK(lines.claims[1].holds());
    const CardList cards = read("Pokemon: 8\n4 Lantern Fish SVI 12\n4 Tide Crab SVI 13\n");
    REQUIRE(cards.claims.size() == 1);
    CHECK(cards.claims[0].holds());
}

TEST_CASE("a count that holds neither way is told", "[lists][live]") {
    const CardList list = read("Pokémon: 9\n4 Lantern Fish SVI 12\n4 Tide Crab SVI 13\n\nTotal Cards: 60\n");
    REQUIRE(list.claims.size() == 2);
    CHECK_FALSE(list.claims[0].holds());
    CHECK_FALSE(list.claims[1].holds());
    CHECK(list.claims[1].cards == 8);
}

TEST_CASE("headings come without accent and broken and in other languages and with subheadings", "[lists][live]") {
    for (const char* heading : {"Pokemon: 1", "Pok?mon: 1", "PokÃ©mon: 1", "POKÉMON (1)", "Pokémon - 1", "1 - Pokémon",
                                "Pokémon", "##Pokémon - 1", "ポケモン (1)", "Pokémon 1"}) {
        CAPTURE(heading);
        const CardList list = read(std::string(heading) + "\n4 Lantern Fish SVI 12\n");
        REQUIRE(list.entries.size() == 1);
        CHECK(list.entries[0].section == ListSection::pokemon);
        CHECK(list.lines[0] == LineIs::heading);
    }
    for (const char* heading : {"Dresseur: 1", "Entrenador: 1", "Allenatore: 1", "Treinador: 1", "Trainers (1)",
                                "Supporter (1)", "Trainer Cards - 1", "トレーナーズ: 1"}) {
        CAPTURE(heading);
        CHECK(read(std::string(heading) + "\n4 Harbour Cook\n").entries.front().section == ListSection::trainers);
    }
    for (const char* heading : {"Énergie: 1", "Energie: 1", "Energía: 1", "Energia: 1", "Energy Cards - 1"}) {
        CAPTURE(heading);
        CHECK(read(std::string(heading) + "\n4 Fire Energy\n").entries.front().section == ListSection::energy);
    }
}

TEST_CASE("a total in a language that nobody knows is one if it holds", "[lists][live]") {
    const CardList good = read("Pokémon: 1\n4 Lantern Fish SVI 12\n\nKortit: 4\n");
    CHECK(good.errors.empty());
    CHECK(good.claims.size() == 2);
    const CardList bad = read("Pokémon: 1\n4 Lantern Fish SVI 12\n\nKortit: 5\n");
    CHECK(bad.errors.size() == 1);
}

TEST_CASE("a missing total is no fault", "[lists][live]") {
    const CardList list = read("Pokémon: 1\n4 Lantern Fish SVI 12");
    CHECK(list.errors.empty());
    CHECK(list.claims.size() == 1);
}

TEST_CASE("the older text has stars and number signs", "[lists][ptcgo]") {
    const CardList list = read(
        "****** Pokémon Trading Card Game Deck List ******\n"
        "\n"
        "##Pokémon - 4\n"
        "\n"
        "* 4 Lantern Fish XY 12\n"
        "\n"
        "##Trainer Cards - 2\n"
        "* 2 Harbour Cook PRC 127\n"
        "##Energy - 3\n"
        "* 3 Fire Energy Energy 2\n"
        "\n"
        "Total Cards - 9\n"
        "\n"
        "****** Deck List Generated by Somebody ******\n");
    CHECK(list.kind == ListKind::ptcgo);
    CHECK(list.errors.empty());
    REQUIRE(list.entries.size() == 3);
    CHECK(list.entries[2].printing == ListedPrinting{"Energy", "2"});
    REQUIRE(list.claims.size() == 4);
    for (const ListClaim& claim : list.claims) CHECK(claim.holds());
}

TEST_CASE("remarks are remarks", "[lists][plain]") {
    const CardList list = read("# my cube\n// of 2026\n4 Lantern Fish\n");
    CHECK(list.kind == ListKind::plain);
    CHECK(list.lines == Lines{LineIs::remark, LineIs::remark, LineIs::entry});
}

TEST_CASE("lines end as Windows and old machines end them", "[lists][plain]") {
    CHECK(read("4 Lantern Fish\r\n2 Tide Crab\r\n").entries.size() == 2);
    CHECK(read("4 Lantern Fish\r2 Tide Crab\r").entries.size() == 2);
    CHECK(read("4 Lantern Fish\n\r\n2 Tide Crab").entries.size() == 2);
}

TEST_CASE("other encodings are read and told", "[lists][encodings]") {
    const CardList windows = read("Pok\xE9mon: 1\n4 Diver\x92s Lamp\n");
    CHECK(windows.recoded);
    REQUIRE(windows.entries.size() == 1);
    CHECK(windows.entries[0].name == "Diver\u2019s Lamp");
    const CardList marked = read(
        "\xEF\xBB\xBF"
        "4 Lantern Fish\n");
    CHECK_FALSE(marked.recoded);
    CHECK(marked.entries.at(0).name == "Lantern Fish");
    using namespace std::string_view_literals;
    CHECK(read("\xFF\xFE"
               "4\0 \0C\0r\0a\0b\0"sv)
              .entries.at(0)
              .name == "Crab");
    CHECK(read("\xFE\xFF\0"
               "4\0 \0C\0r\0a\0b"sv)
              .entries.at(0)
              .name == "Crab");
}
