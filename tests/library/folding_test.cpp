// What spellings have in common.
#include "src/library/folding.hpp"
#include "src/library/query.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight::library;

TEST_CASE("spellings of one name have one key", "[library]") {
    CHECK(name_key("  Pokémon \t Center ") == "pokemon center");
    CHECK(name_key("FLABÉBÉ") == "flabebe");
    CHECK(name_key("Poke\xCC\x81mon") == "pokemon");
    CHECK(name_key("Farfetch\xE2\x80\x99"
                   "d") == "farfetch'd");
    CHECK(name_key("Porygon\xE2\x80\x93Z") == "porygon-z");
    CHECK(name_key("Lamp\xC2\xA0"
                   "Eel") == "lamp eel");
    CHECK(name_key("Łódź Ÿ") == "lodz y");
    CHECK(name_key("Nidoran ♀") != name_key("Nidoran ♂"));
    CHECK(name_key("漢字") == "漢字");
    CHECK(name_key("a\xC3"
                   "b\xFF") ==
          "a\xC3"
          "b\xFF");
    CHECK(name_key("").empty());
    CHECK(name_key(" \xE3\x80\x80 ").empty());
}

TEST_CASE("numbers are told apart by their value and stand in order", "[library]") {
    CHECK(number_key("004") == number_key("4"));
    CHECK(number_key("TG05") == number_key("tg5"));
    CHECK(number_key("0") == number_key("000"));
    CHECK(number_key("12a") != number_key("12"));
    CHECK(number_key("9") < number_key("10"));
    CHECK(number_key("102") < number_key("H1"));
    CHECK(number_key("H2") < number_key("H10"));
    CHECK(number_key("!") != number_key("?"));
    CHECK(number_key("99999999999999999999999999") != number_key("9999999999999999999999999"));
}

TEST_CASE("what is typed becomes a query that quotes every word", "[library]") {
    CHECK(match_query("Lamp  eel") == "\"lamp\" * AND \"eel\" *");
    CHECK(match_query("type:Fire name:\"Lamp eel\"") == "type : \"fire\" * AND name : \"lamp eel\" *");
    CHECK(match_query("set:RF-1") == "set_words : \"rf 1\" *");
    CHECK(match_query("a\"b") == "\"a\" * AND \"b\" *");
    CHECK(match_query("Farfetch'd") == "\"farfetchd\" *");
    CHECK(match_query("\"'* ()").empty());
    CHECK(match_query("kind:").empty());
}
