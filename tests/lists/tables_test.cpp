// Lists as tables: with a head in any order, and CubeKoga's export without one.
#include "engine/cards/lists/card_list.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;

namespace {

CardList read(std::string_view text, std::optional<ListKind> told = std::nullopt) {
    const auto list = read_card_list(text, told, "list.csv");
    REQUIRE(list);
    return *list;
}

}  // namespace

TEST_CASE("a table is known by its head whatever stands between its columns", "[lists][tables]") {
    for (const char separator : {',', ';', '\t'}) {
        std::string text =
            "\xEF\xBB\xBF"
            "Number|Set|Card Name|Qty\r\n12|SVI|Lantern Fish|4\r\n013/198|sv1|Tide Crab|\r\n";
        std::ranges::replace(text, '|', separator);
        CAPTURE(text);
        const CardList list = read(text);
        CHECK(list.kind == ListKind::table);
        CHECK(list.errors.empty());
        REQUIRE(list.entries.size() == 2);
        CHECK(list.entries[0].count == 4);
        CHECK(list.entries[0].name == "Lantern Fish");
        CHECK(list.entries[0].printing == ListedPrinting{"SVI", "12"});
        CHECK(list.entries[1].count == 1);
        CHECK(list.entries[1].printing == ListedPrinting{"sv1", "013"});
        CHECK(list.lines == std::vector{LineIs::columns, LineIs::entry, LineIs::entry});
    }
}

TEST_CASE("quoted fields hold separators and quotes and line breaks", "[lists][tables]") {
    const CardList list = read(
        "name,note,set,number\n"
        "\"Fish, Lantern\",\"a \"\"note\"\"\",SVI,12\n"
        "Tide Crab,\"over\ntwo lines\",SVI,13\n"
        "\"Reef \"\"Choir\"\"\",,SVI,14\n");
    CHECK(list.errors.empty());
    REQUIRE(list.entries.size() == 3);
    CHECK(list.entries[0].name == "Fish, Lantern");
    CHECK(list.entries[1].line == 3);
    CHECK(list.entries[2].name == "Reef \"Choir\"");
    CHECK(list.entries[2].line == 5);
    CHECK(list.lines[3] == LineIs::entry);
    CHECK(list.unused_columns == std::vector<std::string>{"note"});
}

TEST_CASE("an unclosed quote spoils its line alone", "[lists][tables]") {
    const CardList list = read("name,set,number\n\"Lantern Fish,SVI,12\nTide Crab,SVI,13\n");
    REQUIRE(list.errors.size() == 1);
    CHECK(list.errors[0].english() == "list.csv:2: a quote opens a field and none closes it");
    REQUIRE(list.entries.size() == 1);
    CHECK(list.entries[0].name == "Tide Crab");
}

TEST_CASE("a row that says no card is wrong with its reason", "[lists][tables]") {
    const CardList list = read(
        "name,count,set\n"
        ",4,SVI\n"
        "Lantern Fish,many,SVI\n"
        "Lantern Fish,0,SVI\n"
        "Lantern Fish,4,SVI,12\n"
        ",,\n"
        "Lantern Fish,4x\n");
    REQUIRE(list.errors.size() == 4);
    CHECK(list.errors[0].english() == "list.csv:2: there is no card's name in this line");
    CHECK(list.errors[1].english() == "list.csv:3: \"many\" is no number of copies");
    CHECK(list.errors[2].english() == "list.csv:4: a list has from 1 to 99 copies of a card in a line");
    CHECK(list.errors[3].english() == "list.csv:5: the row has 4 fields; the head of the table has 3");
    CHECK(list.lines[5] == LineIs::blank);
    REQUIRE(list.entries.size() == 1);
    CHECK(list.entries[0].count == 4);
}

TEST_CASE("a table may name sets by their names and cards by id and picture and part", "[lists][tables]") {
    const CardList list = read(
        "Card,Set Name,Collector Number,ID,Type\n"
        "Lantern Fish,Scarlet & Violet,12,sv1-12,Pokémon\n"
        "Harbour Cook,Scarlet & Violet,13,,Supporter\n"
        "Reef Glow,,,sv1-14,Energy\n");
    CHECK(list.errors.empty());
    REQUIRE(list.entries.size() == 3);
    CHECK(list.entries[0].printing == ListedPrinting{"Scarlet & Violet", "12"});
    CHECK(list.entries[0].picture == ListedPrinting{"sv1", "12"});
    CHECK(list.entries[0].section == ListSection::pokemon);
    CHECK(list.entries[1].section == ListSection::trainers);
    CHECK(list.entries[2].picture == ListedPrinting{"sv1", "14"});
}

TEST_CASE("a table that is told and has no head says so", "[lists][tables]") {
    const CardList list = read("Lantern Fish,SVI,12\nTide Crab,SVI,13\n", ListKind::table);
    CHECK(list.errors.size() == 2);
    CHECK(list.entries.empty());
}

TEST_CASE("the export of CubeKoga has a picture as its second key", "[lists][cubekoga]") {
    const CardList list = read(
        "Lantern Fish\tsv1\t23\tPokémon\tWater\thttps://example.org/sv1/23.png\t$0.08\n"
        "Tide \"Crab\tLOT\t28\tPokémon\tWater\thttps://example.org/sm8/28_hires.png\t$0.37\n"
        "Harbour Cook\tNOWHERE\t\tSupporter\t\thttps://example.org/swshp/SWSH010.png?x=1\t$1\n"
        "Reef Glow\tsv1\t190\tSpecial\t\thttps://example.org/sv1/190.png\t$0\n"
        "Sea Sign\tUF\t!\tPokémon\tPsychic\tno address\t$0\n");
    CHECK(list.kind == ListKind::cubekoga);
    CHECK(list.errors.empty());
    REQUIRE(list.entries.size() == 5);
    CHECK(list.entries[0].printing == ListedPrinting{"sv1", "23"});
    CHECK(list.entries[0].picture == ListedPrinting{"sv1", "23"});
    CHECK(list.entries[1].name == "Tide \"Crab");
    CHECK(list.entries[1].picture == ListedPrinting{"sm8", "28"});
    CHECK(list.entries[2].picture == ListedPrinting{"swshp", "SWSH010"});
    CHECK(list.entries[2].section == ListSection::trainers);
    CHECK(list.entries[3].section == ListSection::energy);
    CHECK(list.entries[4].picture.empty());
}
