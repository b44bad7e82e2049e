// JA chapter I, A-01: the damage of an attack, steps 1 to 6.
#include "tests/support/board.hpp"

namespace cubenight::test {
namespace {

// Attackers of every kind of number, Tools that change damage on either side.
constexpr auto cards = R"(
Ram: pokemon basic fire hp 200 attack "Plain" [] 50 attack "More" [] 50+ { flip 1 { heads: more 30 } } attack "Times" [] 50x { flip 2 { after: times heads } } attack "Less" [] 50- { less 10 * counters(this) }
Fly: pokemon basic fire hp 200 attack "Flit" [] 10
Wet: pokemon basic grass hp 200 weakness fire x2
Wax: pokemon basic grass hp 200 weakness fire +30
Dry: pokemon basic water hp 200 resistance fire -30
Both: pokemon basic water hp 200 weakness fire x2 resistance fire -30
Fist: tool attached { give holder { deals +10 to their.active } }
Knuckle: tool attached { give holder { deals +30 to their.active } }
Mitten: tool attached { give holder { deals -20 to their.active } }
Vest: tool attached { give holder { takes -20 from their.pokemon } }
Crack: tool attached { give holder { takes +30 from their.pokemon } }
Ghost: pokemon basic psychic hp 200 ability "Mist" { give this { no damage from their.pokemon } }
)";

// Damage on the defender, or the clause that ended the calculation.
struct Dealt {
    int points;
    Clause ended_by;
};

Dealt deal(const char* attacker, const char* attack, const char* defender, const char* coins = "") {
    Board board(cards);
    board.mine(attacker).theirs(defender).coins(coins);
    board.attack(attack);
    const Clause ended = board.count(EventKind::damage_zero) ? board.last(EventKind::damage_zero).clause : Clause::none;
    return {board.damage("their active"), ended};
}

TEST_CASE("JA A-01.dmg1a - the number beside the name is the damage", "[JA.A-01.dmg1a]") {
    CHECK(deal("Ram", "Plain", "Bear").points == 50);
    CHECK(deal("Fly", "Flit", "Bear").points == 10);
}

TEST_CASE("JA A-01.dmg1b - the text changes a number with a sign", "[JA.A-01.dmg1b]") {
    CHECK(deal("Ram", "More", "Bear", "T").points == 50);
    CHECK(deal("Ram", "More", "Bear", "H").points == 80);
    CHECK(deal("Ram", "Times", "Dry", "HH").points == 100 - 30);
    CHECK(deal("Ram", "Times", "Bear", "HT").points == 50);
    CHECK(deal("Ram", "Less", "Bear").points == 50);
    CHECK(deal("Ram 20", "Less", "Bear").points == 30);
}

TEST_CASE("JA A-01.dmg1b.zero - a number that the text makes 0 ends the calculation", "[JA.A-01.dmg1b.zero]") {
    CHECK(deal("Ram +Knuckle", "Times", "Bear", "TT").points == 0);
    CHECK(deal("Ram +Knuckle", "Times", "Bear", "TT").ended_by == Clause::A_01_dmg1b_zero);
    CHECK(deal("Ram 50 +Knuckle", "Less", "Bear").points == 0);
    CHECK(deal("Ram 90 +Knuckle", "Less", "Bear").points == 0);
    CHECK(deal("Ram 40 +Knuckle", "Less", "Bear").points == 10 + 30);
}

TEST_CASE("JA A-01.dmg2 - effects on the attacking Pokemon come before Weakness", "[JA.A-01.dmg2]") {
    CHECK(deal("Ram +Fist", "Plain", "Bear").points == 60);
    CHECK(deal("Ram +Mitten", "Plain", "Bear").points == 30);
    CHECK(deal("Ram +Fist", "Plain", "Wet").points == (50 + 10) * 2);
    CHECK(deal("Ram +Mitten", "Plain", "Wet").points == (50 - 20) * 2);
}

TEST_CASE("JA A-01.dmg2.zero - a sum of 0 or less ends the calculation", "[JA.A-01.dmg2.zero]") {
    CHECK(deal("Fly +Mitten", "Flit", "Wax").points == 0);
    CHECK(deal("Fly +Mitten", "Flit", "Wax").ended_by == Clause::A_01_dmg2_zero);
    CHECK(deal("Fly +Mitten", "Flit", "Bear +Crack").points == 0);
    CHECK(deal("Fly +Fist", "Flit", "Wax").points == 10 + 10 + 30);
}

TEST_CASE("JA A-01.dmg3 - Weakness of the attacker's type counts with its printed number", "[JA.A-01.dmg3]") {
    CHECK(deal("Ram", "Plain", "Wet").points == 100);
    CHECK(deal("Ram", "Plain", "Wax").points == 80);
    CHECK(deal("Ram", "Plain", "Dry").points == 20);
    CHECK(deal("Bear +fire", "Hit", "Wet").points == 20);  // a Colorless attacker
}

TEST_CASE("JA A-01.dmg3 - Weakness asks for the Pokemon's type and not for its energy", "[JA.A-01.dmg3]") {
    Board board(R"(Elf: pokemon basic colorless hp 60 attack "Jab" [R] 20
                   Wet: pokemon basic grass hp 200 weakness fire x2)");
    board.mine("Elf +fire").theirs("Wet");
    board.attack("Jab");
    CHECK(board.damage("Wet") == 20);
}

TEST_CASE("JA A-01.dmg3 - either type of a Pokemon with two types meets a Weakness", "[JA.A-01.dmg3]") {
    Board board(R"(Duo: pokemon basic fire & water hp 60 attack "Jab" [] 20
                   Wet: pokemon basic grass hp 200 weakness water x2)");
    board.mine("Duo").theirs("Wet");
    board.attack("Jab");
    CHECK(board.damage("Wet") == 40);
}

TEST_CASE("JA A-01.dmg4 - Resistance comes after Weakness", "[JA.A-01.dmg4]") {
    CHECK(deal("Ram", "Plain", "Dry").points == 20);
    CHECK(deal("Ram", "Plain", "Both").points == 50 * 2 - 30);
    CHECK(deal("Bear +fire", "Hit", "Dry").points == 20);
}

TEST_CASE("JA A-01.dmg4.zero - a Resistance that leaves nothing ends the calculation", "[JA.A-01.dmg4.zero]") {
    CHECK(deal("Fly", "Flit", "Dry +Crack").points == 0);
    CHECK(deal("Fly", "Flit", "Dry").ended_by == Clause::A_01_dmg4_zero);
    CHECK(deal("Ram", "Plain", "Dry +Crack").points == 50 - 30 + 30);
}

TEST_CASE("JA A-01.dmg5 - effects on the defending Pokemon come after Weakness and Resistance", "[JA.A-01.dmg5]") {
    CHECK(deal("Ram", "Plain", "Wet +Vest").points == 50 * 2 - 20);
    CHECK(deal("Ram", "Plain", "Wet +Crack").points == 50 * 2 + 30);
    CHECK(deal("Ram", "Plain", "Both +Vest").points == 50 * 2 - 30 - 20);
}

TEST_CASE("JA A-01.dmg5.zero - effects that leave nothing end the calculation", "[JA.A-01.dmg5.zero]") {
    CHECK(deal("Fly", "Flit", "Bear +Vest").points == 0);
    CHECK(deal("Fly", "Flit", "Bear +Vest").ended_by == Clause::A_01_dmg5_zero);
    CHECK(deal("Ram", "Plain", "Bear +Vest").points == 30);
}

TEST_CASE("JA A-01.dmg6 - counters for the final damage are put on the defender", "[JA.A-01.dmg6]") {
    Board board(cards);
    board.mine("Ram +Fist").theirs("Both 40 +Vest");
    board.attack("Plain");
    CHECK(board.damage("Both") == 40 + (50 + 10) * 2 - 30 - 20);
    CHECK(board.last(EventKind::damaged).n == 70);
    CHECK(board.last(EventKind::damaged).clause == Clause::A_01_dmg6);
}

TEST_CASE("JA A-01.dmg6.immune - a Pokemon that takes no damage receives none", "[JA.A-01.dmg6.immune]") {
    CHECK(deal("Ram +Knuckle", "Plain", "Ghost +Crack").points == 0);
    CHECK(deal("Ram", "Plain", "Ghost").ended_by == Clause::A_01_dmg6_immune);
}

TEST_CASE("JA A-01.dmg6.immune - the attack's other effects are still done", "[JA.A-01.dmg6.immune]") {
    Board board(R"(
        Snake: pokemon basic grass hp 60 attack "Spit" [] 30 { inflict poisoned on their.active; heal 20 this }
        Ghost: pokemon basic psychic hp 200 ability "Mist" { give this { no damage from their.pokemon } }
    )");
    board.mine("Snake 20").theirs("Ghost");
    board.attack("Spit");
    CHECK(board.is("Ghost", SpecialCondition::poisoned));
    CHECK(board.damage("Ghost") == 10);  // of the poison in the Checkup
    CHECK(board.damage("Snake") == 0);
}

TEST_CASE("JA A-01.b4 - all six steps in their order", "[JA.A-01.b4]") {
    CHECK(deal("Ram 10 +Mitten", "Less", "Both +Vest").points == 0);  // (50-10-20)*2-30-20 < 0
    CHECK(deal("Ram 10 +Fist", "Less", "Both +Vest").points == (50 - 10 + 10) * 2 - 30 - 20);
    CHECK(deal("Ram +Fist", "More", "Wax +Crack", "H").points == 50 + 30 + 10 + 30 + 30);
}

}  // namespace
}  // namespace cubenight::test
