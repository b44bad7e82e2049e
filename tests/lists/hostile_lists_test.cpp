// Lists that were made to do harm, and lists of no kind.
#include "engine/cards/lists/card_list.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace std::string_view_literals;

namespace {

std::string refusal(std::string_view text) {
    const auto list = read_card_list(text, std::nullopt, "list");
    REQUIRE_FALSE(list);
    return list.error().english();
}

std::string times(std::string_view part, int count) {
    std::string text;
    for (int i = 0; i < count; ++i) text += part;
    return text;
}

}  // namespace

TEST_CASE("a list beyond the bounds is refused as a whole", "[lists][hostile]") {
    CHECK(refusal(std::string(longest_list + 1, 'a')) == "list: the list has 4194305 bytes; the most is 4194304");
    CHECK(refusal(std::string(most_list_lines + 1, '\n')) == "list: the list has 50001 lines; the most is 50000");
    CHECK(refusal(std::string("4 Crab\0", 7)) == "list: this is no text");
    CHECK(refusal("\x81\x8D") == "list: this is no text");
    CHECK(refusal("\xFF\xFE\x00\xD8"sv) == "list: this is no text");
}

TEST_CASE("a line beyond the bounds is wrong and the others are read", "[lists][hostile]") {
    const std::string longest = "4 " + std::string(longest_list_line - 2, 'a');
    const auto list = read_card_list(longest + "\n" + longest + "a\n4 Tide Crab\n");
    REQUIRE(list);
    CHECK(list->entries.size() == 2);
    REQUIRE(list->errors.size() == 1);
    CHECK(list->errors[0].line == 2);
    const auto table = read_card_list("name,set\n" + std::string(longest_list_line + 1, 'a') + ",x\nTide Crab,SVI\n");
    REQUIRE(table);
    CHECK(table->entries.size() == 1);
    REQUIRE(table->errors.size() == 1);
    CHECK(table->errors[0].line == 2);
}

TEST_CASE("a list has no more cards than a cube", "[lists][hostile]") {
    const auto list = read_card_list(times("99 Tide Crab\n", 300));
    REQUIRE(list);
    CHECK(list->cards() == 19'998);
    CHECK(list->errors.size() == 300 - 202);
}

TEST_CASE("quotes that never close cost no more than their lines", "[lists][hostile]") {
    const auto list = read_card_list("name,set\n" + times("\"a,b\n\n", 20'000));
    REQUIRE(list);
    CHECK(list->entries.size() + list->errors.size() > 0);
    CHECK(list->lines.size() == 40'001);
}

TEST_CASE("totals without end are counted once each", "[lists][hostile]") {
    const auto list = read_card_list(times("1 Tide Crab\nTotal: 3\n", 20'000));
    REQUIRE(list);
    CHECK(list->claims.size() == 20'000);
    CHECK(list->claims.front().cards == 20'000);
}

TEST_CASE("an empty list is a list of nothing", "[lists][hostile]") {
    for (const char* text : {"", "\n", "\xEF\xBB\xBF", "\n\n  \n"}) {
        const auto list = read_card_list(text);
        REQUIRE(list);
        CHECK(list->entries.empty());
        CHECK(list->errors.empty());
    }
    for (const auto kind : {ListKind::table, ListKind::cubekoga, ListKind::live}) {
        const auto list = read_card_list("", kind);
        REQUIRE(list);
        CHECK(list->entries.empty());
    }
}

TEST_CASE("a kind of list has a name and the name finds it", "[lists]") {
    for (const auto kind : {ListKind::plain, ListKind::live, ListKind::ptcgo, ListKind::table, ListKind::cubekoga})
        CHECK(list_kind_called(name_of(kind)) == kind);
    CHECK_FALSE(list_kind_called("xml"));
}
