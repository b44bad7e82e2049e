#include "engine/core/utf8.hpp"

#include "tests/support/catch.hpp"

using namespace cubenight;

TEST_CASE("well-formed characters of every length are told by their bytes", "[core]") {
    CHECK(utf8_length("a") == 1);
    CHECK(utf8_length("\xC3\xA9") == 2);
    CHECK(utf8_length("\xE9\x9B\xA8") == 3);
    CHECK(utf8_length("\xF0\x9F\x83\x8F") == 4);
    CHECK(is_utf8("Pokémon 雨桐"));
    CHECK(is_utf8(""));
}

TEST_CASE("broken characters are none", "[core]") {
    for (const char* text : {"\x80", "\xC0\x80", "\xC1\xBF", "\xC3", "\xC3(", "\xE0\x80\x80", "\xED\xA0\x80",
                             "\xE9\x9B", "\xF0\x80\x80\x80", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xFF"}) {
        CHECK(utf8_length(text) == 0);
        CHECK_FALSE(is_utf8(std::string("good") + text));
    }
    CHECK(utf8_length("") == 0);
}
