// JA chapter I, C: energy cards.
#include "tests/support/board.hpp"

namespace cubenight::test {
namespace {

constexpr auto cards = R"(
Pup: pokemon basic fire hp 60 retreat 1 attack "Nip" [R] 20 attack "Double" [RR] 40
Hound: pokemon stage1 fire hp 90 evolves from "Pup" attack "Bite" [R] 30
Spark: energy special provides C attached { give this { provides any 1 }; when attached of this from hand { counters 1 on holder } }
)";

TEST_CASE("JA I-C.b1 - energy pays for attacks and for retreating", "[JA.I-C.b1]") {
    Board board(cards);
    board.mine("Pup", "Bear").my(Where::hand, "fire");
    CHECK(board.why_not_attack("Nip") == Clause::A_01_b2);
    CHECK(board.why_not_retreat() == Clause::A_03_1a);
    board.play("fire", "Pup");
    CHECK(board.may_attack("Nip"));
    board.retreat("Bear");
    CHECK(board.my(Where::discard) == "fire");
}

TEST_CASE("JA I-C.b2 - one energy card from the hand in a turn", "[JA.I-C.b2][CUBE.turn.3.energy]") {
    Board board(cards);
    board.mine("Pup").my(Where::hand, "fire fire Spark").play("fire", "Pup");
    CHECK(board.why_not_play("fire") == Clause::I_C_b2);
    CHECK(board.why_not_play("Spark") == Clause::I_C_b2);
    board.end_turn().end_turn();
    board.play("Spark", "Pup");
    CHECK(board.attached("Pup") == "fire Spark");
}

TEST_CASE("JA I-C.b2 - to any own Pokemon and to none of the opponent", "[JA.I-C.b2]") {
    Board board(cards);
    board.mine("Pup", "Bear", "Cub").my(Where::hand, "fire").play("fire");
    CHECK(board.asks(Side::mine, ChoiceKind::energy_target));
    CHECK(board.offered() == "Pup Bear Cub");
    CHECK(board.why_not_choose("their active") == Clause::rule_choice);
    board.choose("Cub");
    CHECK(board.attached("Cub") == "fire");
}

TEST_CASE("JA I-C.b2 - a Pokemon carries any number of energy cards", "[JA.I-C.b2]") {
    Board board(cards);
    board.mine("Pup +fire +fire +fire +fire +fire +fire +fire +fire +fire +fire").my(Where::hand, "fire");
    board.play("fire", "Pup");
    CHECK(board.attached("Pup") == "fire fire fire fire fire fire fire fire fire fire fire");
}

TEST_CASE("JA I-C.b3 - energy stays after attacking and evolving", "[JA.I-C.b3]") {
    Board board(cards);
    board.mine("Pup +fire +water").my(Where::hand, "Hound").play("Hound", "Pup");
    board.attack("Bite");
    CHECK(board.attached("Hound") == "fire water");
}

TEST_CASE("JA I-C.b3 - energy is discarded with a Knocked Out Pokemon", "[JA.I-C.b3]") {
    Board board(cards);
    board.mine("Bear +fire").theirs("Pup 50 +fire +Spark", "Bear").attack("Hit");
    CHECK(board.their(Where::discard) == "Pup Spark fire");
}

TEST_CASE("JA I-C.b4 - each of the nine basic energies gives one unit of its type", "[JA.I-C.b4]") {
    constexpr const char* names[] = {"grass",    "fire",     "water", "lightning", "psychic",
                                     "fighting", "darkness", "metal", "fairy"};
    for (int t = 0; t < 9; ++t) {
        Board board;
        board.mine(std::string("Bear +") + names[t]);
        const auto seen = board.view(Side::mine).pokemon[board.match().seats[pokemon::seat0].active];
        REQUIRE(seen.energy.size() == 1);
        CHECK(seen.energy[0] == TypeSet::of(static_cast<Type>(t)));
    }
}

TEST_CASE("JA I-C.b5 - special energy has effects of its own", "[JA.I-C.b5]") {
    Board board(cards);
    board.mine("Pup").my(Where::hand, "Spark").play("Spark", "Pup");
    CHECK(board.damage("Pup") == 10);
    CHECK(board.may_attack("Nip"));
    CHECK(board.why_not_attack("Double") == Clause::A_01_b2);
}

TEST_CASE("JA D-04.b2 - two units from one Pokemon are not taken from two where each has one", "[JA.D-04.b2]") {
    Board board("Strip: item play { discard 2 energy on 1 my.pokemon; draw 1 }");
    board.mine("Bear +fire", "Cub +water").my(Where::hand, "Strip").play("Strip");
    board.choose("water");
    CHECK(board.attached("Bear") == "fire");
    CHECK(board.attached("Cub").empty());
}

}  // namespace
}  // namespace cubenight::test
