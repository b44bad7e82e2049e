// JA chapter I, A-04 and A-05: the Bench and evolution.
#include "tests/support/board.hpp"

namespace cubenight::test {
namespace {

constexpr auto cards = R"(
Sprout: pokemon basic grass hp 50 ability "Root" { once; heal 10 this } attack "Leaf" [] 10
Bloom: pokemon stage1 grass hp 80 evolves from "Sprout" retreat 1 attack "Petal" [] 30
Tree: pokemon stage2 grass hp 120 evolves from "Bloom" retreat 2 attack "Branch" [] 60
Belt: tool attached { give holder { hp +10 } }
)";

TEST_CASE("JA A-04.b1 - a Basic Pokemon goes from the hand to the Bench", "[JA.A-04.b1][CUBE.turn.3.bench]") {
    Board board(cards);
    board.mine("Bear").my(Where::hand, "Sprout Bloom").play("Sprout");
    CHECK(board.name("my bench 1") == "Sprout");
    CHECK(board.my(Where::hand) == "Bloom");
    CHECK(board.asks(Side::mine, ChoiceKind::main));
}

TEST_CASE("JA A-04.b1 - Evolution cards are not put on the Bench by themselves", "[JA.A-04.b1]") {
    Board board(cards);
    board.mine("Bear").my(Where::hand, "Bloom Tree");
    CHECK(board.why_not_play("Bloom") == Clause::A_05_b1a);
    CHECK(board.why_not_play("Tree") == Clause::A_05_b1a);
}

TEST_CASE("JA A-04.b2 - any number in a turn up to five on the Bench", "[JA.A-04.b2]") {
    Board board(cards);
    board.mine("Bear", "Bear", "Bear").my(Where::hand, "Sprout*4");
    board.play("Sprout").play("Sprout").play("Sprout");
    CHECK(board.match().seats[pokemon::seat0].bench.size() == 5);
    CHECK(board.why_not_play("Sprout") == Clause::A_04_b2);
}

TEST_CASE("JA A-04.b3 - Pokemon are placed one at a time", "[JA.A-04.b3]") {
    Board board(cards);
    board.my(Where::hand, "Sprout Sprout").play("Sprout");
    CHECK(board.match().seats[pokemon::seat0].bench.size() == 1);
    CHECK(board.my(Where::hand) == "Sprout");
    CHECK(board.count(EventKind::benched) == 1);
}

TEST_CASE("JA A-05.b1a - a card that evolves from a Pokemon in play is put on it",
          "[JA.A-05.b1a][CUBE.turn.3.evolve]") {
    Board board(cards);
    board.mine("Sprout").my(Where::hand, "Bloom Tree");
    CHECK(board.why_not_play("Tree") == Clause::A_05_b1a);
    board.play("Bloom", "Sprout");
    CHECK(board.name("my active") == "Bloom");
    CHECK(board.view(Side::mine).pokemon[board.match().seats[pokemon::seat0].active].below.size() == 1);
}

TEST_CASE("JA A-05.b1a - a card goes only onto the Pokemon that it names", "[JA.A-05.b1a]") {
    Board board(cards);
    board.mine("Bear", "Sprout").theirs("Sprout").my(Where::hand, "Bloom").play("Bloom");
    CHECK(board.asks(Side::mine, ChoiceKind::evolve_target));
    CHECK(board.offered() == "Sprout");
    CHECK(board.why_not_choose("my active") == Clause::rule_choice);
    CHECK(board.why_not_choose("their active") == Clause::rule_choice);
}

TEST_CASE("JA A-05.b1b - Active and Benched Pokemon evolve in one turn as many as one likes", "[JA.A-05.b1b]") {
    Board board(cards);
    board.mine("Sprout", "Sprout", "Sprout/Bloom").my(Where::hand, "Bloom Bloom Tree");
    board.play("Bloom", "my active").play("Bloom", "my bench 1").play("Tree", "my bench 2");
    CHECK(board.name("my active") == "Bloom");
    CHECK(board.name("my bench 1") == "Bloom");
    CHECK(board.name("my bench 2") == "Tree");
}

TEST_CASE("JA A-05.b2 - nobody evolves in the own first turn", "[JA.A-05.b2][CUBE.note.2]") {
    Board first(cards);
    first.turn(1).mine("Sprout").my(Where::hand, "Bloom");
    CHECK(first.why_not_play("Bloom") == Clause::A_05_b2);
    Board second(cards);
    second.turn(2).mine("Sprout").my(Where::hand, "Bloom");
    CHECK(second.why_not_play("Bloom") == Clause::A_05_b2);
    Board later(cards);
    later.turn(3).mine("Sprout").my(Where::hand, "Bloom").play("Bloom", "Sprout");
    CHECK(later.name("my active") == "Bloom");
}

TEST_CASE("JA A-05.b2 - a Pokemon that came this turn does not evolve", "[JA.A-05.b2][CUBE.note.2]") {
    Board board(cards);
    board.mine("Bear").my(Where::hand, "Sprout Bloom").play("Sprout");
    CHECK(board.why_not_play("Bloom") == Clause::A_05_b2);
    board.end_turn().end_turn();
    board.play("Bloom", "Sprout");
    CHECK(board.name("my bench 1") == "Bloom");
}

TEST_CASE("JA A-05.b2 - a Pokemon that evolved this turn does not evolve again", "[JA.A-05.b2][CUBE.note.2]") {
    Board board(cards);
    board.mine("Sprout").my(Where::hand, "Bloom Tree").play("Bloom", "Sprout");
    CHECK(board.why_not_play("Tree") == Clause::A_05_b2);
    board.end_turn().end_turn();
    board.play("Tree", "Bloom");
    CHECK(board.name("my active") == "Tree");
}

TEST_CASE("JA A-05.b3 - energy and Tools and damage are kept", "[JA.A-05.b3][CUBE.note.4]") {
    Board board(cards);
    board.mine("Sprout 30 +fire +Belt +grass").my(Where::hand, "Bloom").play("Bloom", "Sprout");
    CHECK(board.attached("Bloom") == "fire Belt grass");
    CHECK(board.damage("Bloom") == 30);
}

TEST_CASE("JA A-05.b4 - conditions end on evolving", "[JA.A-05.b4][CUBE.note.4][CUBE.cond.auto-remove]") {
    Board board(cards);
    board.mine("Sprout asleep burned poisoned(3)").my(Where::hand, "Bloom").play("Bloom", "Sprout");
    CHECK(board.at("Bloom").conditions == 0);
    CHECK(board.at("Bloom").poison == 0);
    board.attack("Petal");
    CHECK(board.damage("Bloom") == 0);
}

TEST_CASE("JA A-05.b4 - effects of attacks end on evolving", "[JA.A-05.b4]") {
    Board board(R"(
        Owl: pokemon basic colorless hp 80 attack "Snare" [] { lasting next turn of them { give their.active { can't retreat } } }
        Sprout: pokemon basic grass hp 50 attack "Leaf" [] 10
        Bloom: pokemon stage1 grass hp 80 evolves from "Sprout" attack "Petal" [] 30
    )");
    board.mine("Owl").theirs("Sprout", "Bear").their(Where::hand, "Bloom");
    board.attack("Snare");
    CHECK(board.why_not_retreat() == Clause::A_03_1c);
    board.play("Bloom", "their active");
    CHECK(board.offers({OptionKind::retreat, 0, 0, 0}));
}

TEST_CASE("JA A-05.b5 - attacks and abilities of the stage before are gone", "[JA.A-05.b5][CUBE.note.3]") {
    Board board(cards);
    board.mine("Sprout 30").my(Where::hand, "Bloom");
    CHECK(board.may_attack("Leaf"));
    CHECK(board.offers({OptionKind::ability, board.match().seats[pokemon::seat0].active, 0, 0}));
    board.play("Bloom", "Sprout");
    CHECK(board.why_not_attack("Leaf") == Clause::A_01_1);
    CHECK(board.why_not_ability("Root") == Clause::A_02_b2);
    board.attack("Petal");
    CHECK(board.damage("their active") == 30);
}

TEST_CASE("JA A-05.b5 - an automatic ability of the stage before stops", "[JA.A-05.b5]") {
    Board board(R"(
        Shell: pokemon basic water hp 50 ability "Cover" { give this { takes -20 from their.pokemon } }
        Crab: pokemon stage1 water hp 80 evolves from "Shell"
    )");
    board.theirs("Shell/Crab").mine("Bear +fire").attack("Hit");
    CHECK(board.damage("Crab") == 20);
}

}  // namespace
}  // namespace cubenight::test
