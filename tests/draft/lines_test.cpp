#include "draft/pool/lines.hpp"

#include "tests/draft/draft_cards.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::draft;
using namespace cubenight::test;

namespace {

struct LineTable {
    TestCube made;
    CubeCopyId ember = made.add(pokemon("Ember", Type::fire));
    CubeCopyId blaze = made.add(pokemon("Blaze", Type::fire, 90, Stage::stage1, "Ember"));
    CubeCopyId inferno = made.add(pokemon("Inferno", Type::fire, 150, Stage::stage2, "Blaze"));
    CubeCopyId tall = made.add(pokemon("Tall", Type::grass, 150, Stage::stage2, "Unknown"));
    CubeCopyId drop = made.add(pokemon("Drop", Type::water));
};

}  // namespace

TEST_CASE("FI detail.name.evolve - a line is read from the names that cards evolve from", "[FI.detail.name.evolve]") {
    LineTable table;
    const auto cards = table.made.cards();
    CHECK(names_below(*cards.set, cards[table.inferno]) == std::vector<std::string>{"Ember", "Blaze"});
    CHECK(names_below(*cards.set, cards[table.tall]) == std::vector<std::string>{"", "Unknown"});
    CHECK(names_below(*cards.set, cards[table.drop]).empty());
    CHECK(name_for_rules("Drop LV.X") == "Drop");
    CHECK(name_for_rules("Drop LV. 12") == "Drop");
    CHECK(name_for_rules("Drop \u03B4") == "Drop");
    CHECK(name_for_rules("Rival's Drop") == "Rival's Drop");
    CHECK(name_for_rules(" LV.X") == " LV.X");
}

TEST_CASE("a pool's lines reach up to the cube's highest card and tell what is missing", "[lines]") {
    LineTable table;
    const std::vector<CubeCopyId> pool = {table.ember, table.inferno, table.drop, table.tall};
    const auto lines = evolution_lines(table.made.cards(), pool);
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].steps.back().name == "Inferno");
    CHECK(lines[0].have() == 2);
    CHECK(lines[0].size() == 3);
    CHECK(lines[0].lacks_one());
    CHECK(lines[0].steps[1].state == StepState::missing);
    CHECK(lines[0].steps[0].copy == table.ember);
    CHECK(lines[1].steps.back().name == "Tall");
    CHECK(lines[1].steps[1].state == StepState::absent);
    const auto brought = evolution_lines(table.made.cards(), pool, LinePolicy::with_pick);
    CHECK(brought[0].steps[1].state == StepState::brought);
    CHECK(brought[0].complete());
    const std::vector<CubeCopyId> base = {table.ember};
    const auto up = evolution_lines(table.made.cards(), base);
    REQUIRE(up.size() == 1);
    CHECK(up[0].steps.back().name == "Inferno");
    CHECK(up[0].have() == 1);
}

TEST_CASE("a line is added from below and without what the deck has", "[lines]") {
    LineTable table;
    const std::vector<CubeCopyId> pool = {table.inferno, table.blaze, table.ember};
    CHECK(line_to_add(table.made.cards(), pool, {}, table.inferno) ==
          std::vector<CubeCopyId>{table.ember, table.blaze, table.inferno});
    const std::vector<CubeCopyId> deck = {table.ember};
    CHECK(line_to_add(table.made.cards(), pool, deck, table.inferno) ==
          std::vector<CubeCopyId>{table.blaze, table.inferno});
}

TEST_CASE("cards that evolve in a circle do not hang the line reader", "[lines][hostile]") {
    TestCube made;
    const auto a = made.add(pokemon("Snake", Type::fire, 60, Stage::stage1, "Ring"));
    const auto b = made.add(pokemon("Ring", Type::fire, 60, Stage::stage1, "Snake"));
    const auto self = made.add(pokemon("Self", Type::fire, 60, Stage::stage1, "Self"));
    const std::vector<CubeCopyId> pool = {a, b, self};
    for (const auto copy : pool) CHECK(names_below(made.set, made.cards()[copy]).size() <= 6);
    for (const auto& line : evolution_lines(made.cards(), pool)) CHECK(line.size() <= 13);
}

TEST_CASE("a cube tells how many of its evolutions are stranded under which policy", "[lines]") {
    LineTable table;
    table.made.beside(pokemon("Pup", Type::fire));
    table.made.add(pokemon("Hound", Type::fire, 90, Stage::stage1, "Pup"), 2);
    table.made.add(trainer("Gadget"));
    const LineCounts counts = line_counts(table.made.cards());
    CHECK(counts.pokemon() == 7);
    CHECK(counts.stranded(LinePolicy::single_cards) == 3);  // two Hounds, and Tall, whose line nobody knows
    CHECK(counts.stranded(LinePolicy::required) == 3);
    CHECK(counts.stranded(LinePolicy::with_pick) == 1);
    CHECK(counts.stranded(LinePolicy::stand_in) == 0);
    table.made.cube.free.push_back({*table.made.set.find_name("Pup"), 1});
    CHECK(line_counts(table.made.cards()).stranded(LinePolicy::single_cards) == 1);
}
