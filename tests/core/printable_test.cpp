#include "engine/core/printable.hpp"

#include "tests/support/catch.hpp"

using namespace cubenight;

TEST_CASE("text is printed as it is, whatever its script", "[core]") {
    for (const char* text : {"", "Aino", "Pokémon 雨桐", "עברית", "\xF0\x9F\x83\x8F", "a \\ \"b\""})
        CHECK(printable(text) == text);
}

TEST_CASE("what a terminal would obey is shown by its number", "[core]") {
    CHECK(printable("\x1B[2J") == "\\u001B[2J");
    CHECK(printable(std::string_view("a\0b", 3)) == "a\\u0000b");
    CHECK(printable("\x07\t\r\x7F") == "\\u0007\\u0009\\u000D\\u007F");
    CHECK(printable("\xC2\x80\xC2\x9B\xC2\x9F") == "\\u0080\\u009B\\u009F");
    CHECK(printable("\xC2\xA0") == "\xC2\xA0");
}

TEST_CASE("what would reorder or break a line is shown by its number", "[core]") {
    CHECK(printable("\xE2\x80\xAEterces") == "\\u202Eterces");
    CHECK(printable("\xE2\x80\xA8\xE2\x80\xA9") == "\\u2028\\u2029");
    CHECK(printable("\xE2\x81\xA6\xE2\x81\xA9\xE2\x80\x8E\xE2\x80\x8F\xD8\x9C") ==
          "\\u2066\\u2069\\u200E\\u200F\\u061C");
}

TEST_CASE("a line break is one of the text's own or is shown", "[core]") {
    CHECK(printable("one\ntwo") == "one\\u000Atwo");
    CHECK(printable("one\ntwo\r\n", Breaks::kept) == "one\ntwo\\u000D\n");
}

TEST_CASE("bytes that are no UTF-8 never get out", "[core]") {
    CHECK(printable("\x9B"
                    "31m") ==
          "\xEF\xBF\xBD"
          "31m");
    CHECK(printable("a\xC3") == "a\xEF\xBF\xBD");
    for (int first = 0; first < 256; ++first)
        for (int second = 0; second < 256; ++second) {
            const std::string text = {static_cast<char>(first), static_cast<char>(second)};
            if (!is_utf8(printable(text))) FAIL(first << " " << second);
        }
}
