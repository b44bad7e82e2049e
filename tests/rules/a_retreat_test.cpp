// JA chapter I, A-03: retreating.
#include "tests/support/board.hpp"

namespace cubenight::test {
namespace {

constexpr auto cards = R"(
Ox: pokemon basic fighting hp 120 retreat 2 attack "Ram" [F] 20
Eel: pokemon basic lightning hp 60 attack "Zap" [] 10
Twin: energy special provides CC
Belt: tool attached { give holder { hp +10 } }
Glue: tool attached { give holder { can't retreat } }
)";

TEST_CASE("JA A-03.b1 - a Benched Pokemon of one's choice takes the Active Spot", "[JA.A-03.b1]") {
    Board board(cards);
    board.mine("Eel", "Bear", "Ox", "Cub").begin_retreat();
    CHECK(board.asks(Side::mine, ChoiceKind::promote));
    CHECK(board.offered() == "Bear Ox Cub");
    board.choose("Ox");
    CHECK(board.name("my active") == "Ox");
    CHECK(board.in_play("my Eel"));
    CHECK(board.asks(Side::mine, ChoiceKind::main));
}

TEST_CASE("JA A-03.b2 - only one retreat in a turn", "[JA.A-03.b2][CUBE.turn.3.retreat]") {
    Board board(cards);
    board.mine("Eel", "Eel").retreat("my bench 1");
    CHECK(board.why_not_retreat() == Clause::A_03_b2);
    board.end_turn().end_turn();
    board.retreat("my bench 1");
    CHECK(board.count(EventKind::retreated) == 2);
}

TEST_CASE("JA A-03.b3 - as much energy as is printed is discarded", "[JA.A-03.b3]") {
    Board board(cards);
    board.mine("Ox +fire +water +grass", "Eel").begin_retreat();
    CHECK(board.asks(Side::mine, ChoiceKind::retreat_energy));
    CHECK(board.offered() == "fire water grass");
    board.choose("grass").choose("fire").choose("Eel");
    CHECK(board.attached("Ox") == "water");
    CHECK(board.my(Where::discard) == "fire grass");
}

TEST_CASE("JA A-03.b3 - a Pokemon without a printed cost retreats for nothing", "[JA.A-03.b3]") {
    Board board(cards);
    board.mine("Eel +fire", "Bear").retreat("Bear");
    CHECK(board.attached("Eel") == "fire");
    CHECK(board.my(Where::discard).empty());
}

TEST_CASE("JA A-03.b3 - one card with two units pays two", "[JA.A-03.b3]") {
    Board board(cards);
    board.mine("Ox +Twin +fire", "Eel").begin_retreat();
    board.choose("Twin");
    CHECK(board.asks(Side::mine, ChoiceKind::promote));
    board.choose("Eel");
    CHECK(board.attached("Ox") == "fire");
}

TEST_CASE("JA A-03.b3 - no card more than the cost needs is discarded", "[JA.A-03.b3]") {
    Board board(cards);
    board.mine("Ox +fire +Twin", "Eel").begin_retreat();
    CHECK(board.offered() == "Twin");  // fire and then Twin would be one unit too many
    Board three(cards);
    three.mine("Ox +fire +Twin +water", "Eel").begin_retreat();
    CHECK(three.offered() == "fire Twin water");
    three.choose("fire");
    CHECK(three.offered() == "water");
    Board larger(cards);
    larger.mine("Bear +Twin", "Eel").begin_retreat();
    larger.choose("Twin").choose("Eel");  // the only card pays more than is asked
    CHECK(larger.name("my active") == "Eel");
}

TEST_CASE("JA A-03.b4 - other cards and damage stay on the Pokemon", "[JA.A-03.b4]") {
    Board board(cards);
    board.mine("Bear 60 +fire +water +Belt", "Eel").begin_retreat();
    board.choose("fire").choose("Eel");
    CHECK(board.attached("Bear") == "water Belt");
    CHECK(board.damage("Bear") == 60);
    CHECK(board.name("my bench 1") == "Bear");
}

TEST_CASE("JA A-03.b5 - a full Bench does not prevent retreating and an empty one does", "[JA.A-03.b5]") {
    Board full(cards);
    full.mine("Eel", "Bear", "Bear", "Bear", "Bear", "Ox").retreat("Ox");
    CHECK(full.name("my active") == "Ox");
    CHECK(full.match().seats[pokemon::seat0].bench.size() == 5);
    Board empty(cards);
    empty.mine("Eel");
    CHECK(empty.why_not_retreat() == Clause::A_03_b5);
}

TEST_CASE("JA A-03.b6 - conditions end on the Bench", "[JA.A-03.b6][CUBE.cond.auto-remove]") {
    Board board(cards);
    board.mine("Eel confused burned poisoned", "Bear").retreat("Bear");
    for (SpecialCondition c : {SpecialCondition::confused, SpecialCondition::burned, SpecialCondition::poisoned})
        CHECK_FALSE(board.is("Eel", c));
    CHECK(board.at("Eel").conditions == 0);
    board.end_turn();
    CHECK(board.damage("Eel") == 0);
}

TEST_CASE("JA A-03.b6 - effects of attacks end on the Bench", "[JA.A-03.b6]") {
    Board board(R"(
        Owl: pokemon basic colorless hp 80 attack "Dare" [] { lasting next turn of them { give their.active { deals -10 } } }
        Eel: pokemon basic lightning hp 60 attack "Zap" [] 30
    )");
    board.mine("Owl").theirs("Eel", "Eel");
    board.attack("Dare");
    SECTION("it works while the Pokemon stays") {
        board.attack("Zap");
        CHECK(board.damage("Owl") == 20);
    }
    SECTION("it is gone when another one came up") {
        board.retreat("their bench 1");
        board.attack("Zap");
        CHECK(board.damage("Owl") == 30);
    }
}

TEST_CASE("JA A-03.1 - the steps of retreating follow each other", "[JA.A-03.1][JA.A-03.2][JA.A-03.b7]") {
    Board board(cards);
    board.mine("Bear +fire", "Eel").retreat("Eel");
    CHECK(board.sequence({EventKind::moved, EventKind::retreated}) ==
          std::vector{EventKind::moved, EventKind::retreated});
    CHECK(board.events()[0].clause == Clause::A_03_2);
    CHECK(board.last(EventKind::retreated).clause == Clause::A_03_3);
}

TEST_CASE("JA A-03.1a - without enough energy there is no retreat", "[JA.A-03.1a]") {
    const auto retreat_of = [](const char* active) {
        Board board(cards);
        board.mine(active, "Eel");
        return board.offers({OptionKind::retreat, 0, 0, 0}) ? Clause::none : board.why_not_retreat();
    };
    CHECK(retreat_of("Ox +fire") == Clause::A_03_1a);
    CHECK(retreat_of("Ox") == Clause::A_03_1a);
    CHECK(retreat_of("Ox +fire +water") == Clause::none);
    CHECK(retreat_of("Ox +Twin") == Clause::none);
}

TEST_CASE("JA A-03.1b - Asleep and Paralyzed Pokemon do not retreat", "[JA.A-03.1b]") {
    const auto retreat_of = [](const char* active) {
        Board board(cards);
        board.mine(active, "Bear");
        return board.offers({OptionKind::retreat, 0, 0, 0}) ? Clause::none : board.why_not_retreat();
    };
    CHECK(retreat_of("Eel asleep") == Clause::A_03_1b);
    CHECK(retreat_of("Eel paralyzed") == Clause::A_03_1b);
    CHECK(retreat_of("Eel confused") == Clause::none);
    CHECK(retreat_of("Eel burned poisoned") == Clause::none);
}

TEST_CASE("JA A-03.1c - an effect can forbid the retreat", "[JA.A-03.1c]") {
    Board board(cards);
    board.mine("Eel +Glue", "Bear");
    CHECK(board.why_not_retreat() == Clause::A_03_1c);
    Board other(cards);
    other.mine("Bear +fire", "Eel +Glue").retreat("Eel");
    CHECK(other.name("my active") == "Eel");
}

TEST_CASE("JA A-03.3 - the new Active Pokemon may attack in the same turn", "[JA.A-03.3]") {
    Board board(cards);
    board.mine("Bear +fire", "Eel").retreat("Eel");
    board.attack("Zap");
    CHECK(board.damage("their active") == 10);
}

}  // namespace
}  // namespace cubenight::test
