// What two writings of a name have in common.
#include "engine/cards/lists/card_names.hpp"

#include "engine/cards/lists/basic_energy_names.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;

TEST_CASE("a name is the same with and without accents and apostrophes and hyphens and signs", "[lists][names]") {
    CHECK(folded_name("Poké Kelp") == "poke kelp");
    CHECK(folded_name("Poke\u0301 Kelp") == "poke kelp");
    CHECK(folded_name("Diver\u2019s Lamp") == folded_name("Diver's Lamp"));
    CHECK(folded_name("Lantern Fish-EX") == folded_name("LANTERN FISH EX"));
    CHECK(folded_name("Tide Crab \u03B4") == folded_name("Tide Crab Delta Species"));
    CHECK(folded_name("Tide Crab \u25C7") == folded_name("Tide Crab {*}"));
    CHECK(folded_name("Tide Crab \u2605") == folded_name("Tide Crab Gold Star"));
    CHECK(folded_name("Crab\u2640") == folded_name("Crab \u2640"));
    CHECK(folded_name("Crab\u2640") != folded_name("Crab\u2642"));
    CHECK(folded_name("カニ") == "カニ");
    CHECK(folded_name(" \t--") == "");
}

TEST_CASE("what one name adds in brackets does not make it another", "[lists][names]") {
    CHECK(may_mean("Harbour Cook", "Harbour Cook (Old Salt)"));
    CHECK(may_mean("harbour cook (Old Salt)", "Harbour Cook"));
    CHECK_FALSE(may_mean("Harbour Cook (Old Salt)", "Harbour Cook (Young Salt)"));
    CHECK_FALSE(may_mean("Harbour", "Harbour Cook"));
    CHECK_FALSE(may_mean("(Old Salt)", "(Young Salt)"));
}

TEST_CASE("basic energy is known by its letter and by its word", "[lists][energy]") {
    CHECK(basic_energy_called("Basic {D} Energy") == Type::darkness);
    CHECK(basic_energy_called("{R} Energy") == Type::fire);
    CHECK(basic_energy_called("Basic Fire Energy") == Type::fire);
    CHECK(basic_energy_called("fire energy") == Type::fire);
    CHECK(basic_energy_called("Basic {Y} Energy") == Type::fairy);
    CHECK_FALSE(basic_energy_called("Basic {N} Energy"));
    CHECK_FALSE(basic_energy_called("R Energy"));
    CHECK_FALSE(basic_energy_called("Reef Energy"));
    CHECK_FALSE(basic_energy_called("Fire"));
}

TEST_CASE("Darkness Energy of an old set is no basic energy", "[lists][energy]") {
    ListEntry entry;
    entry.name = "Darkness Energy";
    CHECK(basic_energy_of(entry) == Type::darkness);
    entry.printing = {"N1", "104"};
    CHECK_FALSE(basic_energy_of(entry));
    entry.printing = {"DP", "129"};
    CHECK(basic_energy_of(entry) == Type::darkness);
    entry.name = "Fire Energy", entry.printing = {"BS", "98"};
    CHECK(basic_energy_of(entry) == Type::fire);
}
