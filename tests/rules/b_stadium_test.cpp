// JA chapter I, B-03: Stadiums.
#include "tests/support/board.hpp"

namespace cubenight::test {
namespace {

constexpr auto cards = R"(
Park: stadium stadium { give any.pokemon { hp +20 } }
Tower: stadium stadium { give any.pokemon { deals +10 to any.active } }
Spring: stadium stadium { once either player; heal 20 own.active }
Library: stadium stadium { once either player; only if count(own.hand) <= 2; draw 1; heal 10 own.active }
)";

TEST_CASE("JA I-B-03.b1 - a Stadium stays in play and works for both", "[JA.I-B-03.b1]") {
    Board board(cards);
    board.mine("Bear +fire").theirs("Bear +fire").my(Where::hand, "Tower").play("Tower");
    CHECK(board.stadium() == "Tower");
    CHECK(board.my(Where::hand).empty());
    board.attack("Hit").attack("Hit");
    CHECK(board.damage("their active") == 30);
    CHECK(board.damage("my active") == 30);
    CHECK(board.stadium() == "Tower");
}

TEST_CASE("JA I-B-03.b1 - one Stadium from the hand in a turn", "[JA.I-B-03.b1][CUBE.turn.3.trainer]") {
    Board board(cards);
    board.my(Where::hand, "Park Tower").play("Park");
    CHECK(board.why_not_play("Tower") == Clause::I_B_03_b1);
    board.end_turn().end_turn();
    board.play("Tower");
    CHECK(board.stadium() == "Tower");
}

TEST_CASE("JA I-B-03.b2 - a Stadium of another name replaces it", "[JA.I-B-03.b2]") {
    Board board(cards);
    board.stadium("Park", Side::theirs).my(Where::hand, "Tower").play("Tower");
    CHECK(board.stadium() == "Tower");
    CHECK(board.their(Where::discard) == "Park");  // to its owner
    CHECK(board.my(Where::discard).empty());
}

TEST_CASE("JA I-B-03.b2 - a Stadium of the same name is not played", "[JA.I-B-03.b2]") {
    Board board(cards);
    board.stadium("Park", Side::theirs).my(Where::hand, "Park");
    CHECK(board.why_not_play("Park") == Clause::I_B_03_b2);
}

TEST_CASE("JA I-B-03.b2 - the effect of a replaced Stadium ends at once", "[JA.I-B-03.b2]") {
    Board board(cards);
    board.stadium("Park").theirs("Bear 110", "Bear").my(Where::hand, "Tower");
    CHECK(board.in_play("their bench 1"));
    board.play("Tower");
    CHECK(board.their(Where::discard) == "Bear");
    CHECK(board.prizes_left(Side::mine) == 5);
}

TEST_CASE("JA I-B-03.b3 - what stands by itself is not declared", "[JA.I-B-03.b3][JA.I-B-03.b6]") {
    Board board(cards);
    board.stadium("Park").mine("Bear 110");
    CHECK(board.why_not_stadium() == Clause::I_B_03_b6);
    CHECK(board.view(Side::mine).pokemon[board.match().seats[pokemon::seat0].active].max_hp == 120);
    Board none(cards);
    CHECK(none.why_not_stadium() == Clause::I_B_03_b3);
}

TEST_CASE("JA I-B-03.b4 - both players declare the effect in their own turn", "[JA.I-B-03.b4]") {
    Board board(cards);
    board.stadium("Spring", Side::theirs).mine("Bear 50").theirs("Bear 50");
    board.use_stadium();
    CHECK(board.damage("my active") == 30);
    CHECK(board.why_not_stadium() == Clause::I_B_03_b4);
    board.end_turn();
    board.use_stadium();
    CHECK(board.damage("their active") == 30);
    board.end_turn();
    board.use_stadium();
    CHECK(board.damage("my active") == 10);
}

TEST_CASE("JA I-B-03.b4 - it does not matter whose card the Stadium is", "[JA.I-B-03.b4]") {
    Board board(cards);
    board.mine("Bear 50").theirs("Bear 50").my(Where::hand, "Spring").play("Spring").end_turn();
    board.use_stadium();
    CHECK(board.damage("their active") == 30);
    CHECK(board.damage("my active") == 50);
}

TEST_CASE("JA I-B-03.proc.1 - the condition must hold and something must change", "[JA.I-B-03.proc.1]") {
    Board healthy(cards);
    healthy.stadium("Spring");
    CHECK(healthy.why_not_stadium() == Clause::I_B_03_proc_1);
    Board rich(cards);
    rich.stadium("Library").my(Where::hand, "fire*3");
    CHECK(rich.why_not_stadium() == Clause::I_B_03_proc_1);
    Board poor(cards);
    poor.stadium("Library").my(Where::hand, "water").use_stadium();
    CHECK(poor.my(Where::hand) == "water fire");
}

TEST_CASE("JA I-B-03.proc.2 - the use is announced and the text carried out in order",
          "[JA.I-B-03.proc.2][JA.I-B-03.proc.3][JA.I-B-03.b5]") {
    Board board(cards);
    board.stadium("Library").mine("Bear 30").use_stadium();
    CHECK(board.sequence({EventKind::stadium_used, EventKind::drawn, EventKind::healed}) ==
          std::vector{EventKind::stadium_used, EventKind::drawn, EventKind::healed});
    CHECK(board.last(EventKind::stadium_used).clause == Clause::I_B_03_proc_2);
    CHECK(board.asks(Side::mine, ChoiceKind::main));
}

TEST_CASE("JA I-B-03.b6 - a standing Stadium works for whoever it names without being asked", "[JA.I-B-03.b6]") {
    Board board(R"(Mire: stadium stadium { give any.active { retreat +1 } })");
    board.stadium("Mire").mine("Bear +fire", "Bear").theirs("Bear +fire +fire", "Bear");
    CHECK(board.why_not_retreat() == Clause::A_03_1a);
    board.end_turn();
    board.retreat("their bench 1");
    CHECK(board.attached("their bench 1").empty());
}

}  // namespace
}  // namespace cubenight::test
