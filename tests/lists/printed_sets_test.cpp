// What lists call the sets, and how they write numbers.
#include "engine/cards/lists/printed_sets.hpp"

#include <set>

#include "tests/support/catch.hpp"

using namespace cubenight;

namespace {

std::vector<std::string> ids(std::string_view word) {
    std::vector<std::string> found;
    for (const PrintedSet* set : sets_called(word)) found.emplace_back(set->id);
    return found;
}

using Words = std::vector<std::string>;

bool has_number(std::string_view id, std::string_view listed, const std::string& wanted) {
    const auto found = numbers_in(*set_of_id(id), listed);
    return std::ranges::find(found, wanted) != found.end();
}

}  // namespace

TEST_CASE("each set has an id of its own and a name", "[lists][sets]") {
    std::set<std::string_view> seen;
    for (const PrintedSet& set : printed_sets()) {
        CHECK(seen.insert(set.id).second);
        CHECK_FALSE(set.name.empty());
    }
    CHECK(seen.size() > 170);
}

TEST_CASE("a set is called by id and by the codes of Live and of others and by its name", "[lists][sets]") {
    CHECK(ids("sv1") == Words{"sv1"});
    CHECK(ids("SVI") == Words{"sv1"});
    CHECK(ids("svi") == Words{"sv1"});
    CHECK(ids("Scarlet & Violet") == Words{"sv1"});
    CHECK(ids("FCO") == ids("FAC"));
    CHECK(ids("PR-SWSH") == Words{"swshp"});
    CHECK(ids("Reef").empty());
    CHECK(ids("").empty());
    CHECK(is_set_code("PR-SV"));
    CHECK_FALSE(is_set_code("Dragon"));  // a name is no code
    CHECK_FALSE(ids("Dragon").empty());
}

TEST_CASE("a gallery stands behind its set and first where it is meant", "[lists][sets]") {
    CHECK(ids("ASR") == Words{"swsh10", "swsh10tg"});
    CHECK(ids("swsh10tg") == Words{"swsh10tg", "swsh10"});
    CHECK(ids("CRZ-GG") == Words{"swsh12pt5gg", "swsh12pt5"});
    CHECK(ids("SHF") == Words{"swsh45", "swsh45sv"});
}

TEST_CASE("a number is found however its zeros and letters are written", "[lists][sets]") {
    CHECK(has_number("sv1", "023", "23"));
    CHECK(has_number("sv1", "23/198", "23"));
    CHECK(has_number("sv1", "#23", "23"));
    CHECK(has_number("swshp", "1", "SWSH001"));
    CHECK(has_number("swshp", "SWSH1", "SWSH001"));
    CHECK(has_number("smp", "5", "SM05"));
    CHECK(has_number("smp", "SM5", "SM05"));
    CHECK(has_number("swsh10tg", "TG5", "TG05"));
    CHECK(has_number("swsh10tg", "30", "TG30"));
    CHECK(has_number("swsh12pt5gg", "gg7", "GG07"));
    CHECK(has_number("swsh45sv", "SV12", "SV012"));
    CHECK(has_number("sma", "SV12", "SV12"));
    CHECK(has_number("svp", "034", "34"));
    CHECK(has_number("sm9", "161A", "161a"));
    CHECK(has_number("cel25c", "15_A2", "15"));
    CHECK(has_number("ex10", "!", "!"));
    CHECK_FALSE(has_number("swsh10", "30", "TG30"));
    CHECK(numbers_in(*set_of_id("sv1"), "").empty());
    CHECK(numbers_in(*set_of_id("sv1"), std::string(100, '1')).empty());
}
