// Pokémon Tools.
#include "tests/cube/cube_board.hpp"

namespace cubenight::test {
namespace {

TEST_CASE("Air Balloon - takes two from the retreat cost", "[cube][tool]") {
    CubeBoard two;
    two.mine("Wall +Air_Balloon", "Bear").retreat("Bear");
    CHECK(two.name("my active") == "Bear");
    CubeBoard three;
    three.mine("Tower +Air_Balloon", "Bear");
    CHECK(three.why_not_retreat() == Clause::A_03_1a);
    CubeBoard paid_one;
    paid_one.mine("Tower +Air_Balloon +fire", "Bear").retreat("Bear");
    CHECK(paid_one.my(Where::discard) == "fire");
}

TEST_CASE("Escape Board - takes one from the retreat cost and lets the Asleep and Paralyzed retreat", "[cube][tool]") {
    for (const char* ill : {"asleep", "paralyzed", ""}) {
        CubeBoard board;
        board.mine("Bear +Escape_Board " + std::string(ill), "Cub").retreat("Cub");
        CHECK(board.name("my active") == "Cub");
        CHECK(board.at("Bear").conditions == 0);
    }
    CubeBoard without;
    without.mine("Bear +fire asleep", "Cub");
    CHECK(without.why_not_retreat() == Clause::A_03_1b);
}

TEST_CASE("Windup Arm - lets the Asleep and Paralyzed attack", "[cube][tool]") {
    for (const char* ill : {"asleep", "paralyzed"}) {
        CubeBoard board;
        board.mine("Wall +Windup_Arm " + std::string(ill));
        CHECK(board.may_attack("Hit"));
        CubeBoard without;
        without.mine("Wall " + std::string(ill));
        CHECK(without.why_not_attack("Hit") == Clause::A_01_1b);
    }
}

TEST_CASE("Hustle Belt - 60 more with 30 HP or less and damage counters", "[cube][tool]") {
    const auto dealt = [](std::string_view active) {
        CubeBoard board;
        board.mine(active).attack("Hit");
        return board.hit();
    };
    CHECK(dealt("Wall 270 +Hustle_Belt") == 80);
    CHECK(dealt("Wall 260 +Hustle_Belt") == 20);
    CHECK(dealt("Cub +fire +Hustle_Belt") == 20);  // 30 HP and no counter
    CHECK(dealt("Cub 10 +fire +Hustle_Belt") == 80);
}

TEST_CASE("Counter Gain - takes one Colorless from the cost of attacks while one is behind", "[cube][tool]") {
    const auto may = [](std::string_view active, std::string_view attack, std::string_view their_prizes) {
        CubeBoard board;
        board.mine(active, "Bear").their(Where::prizes, their_prizes);
        return board.may_attack(attack);
    };
    CHECK(may("Gligar +fire +Counter_Gain", "Slash", "fire fire"));
    CHECK_FALSE(may("Gligar +fire +Counter_Gain", "Slash", "fire fire fire fire fire fire"));
    CHECK_FALSE(may("Machop +Counter_Gain", "Punch", "fire fire"));  // no Colorless in its cost
}

TEST_CASE("Buff Padding - 50 HP more at a retreat cost of exactly four", "[cube][tool]") {
    CubeBoard four;
    four.mine("Ivysaur 140 +Buff_Padding", "Bear");
    CHECK(four.in_play("Ivysaur"));
    CubeBoard three;
    three.mine("Tower 300 +Buff_Padding", "Bear");
    CHECK_FALSE(three.in_play("Tower"));
    CubeBoard made_less;
    made_less.mine("Ivysaur 140 +Buff_Padding", "Bear").stadium("Beach_Court");  // Basic Pokémon only
    CHECK(made_less.in_play("Ivysaur"));
}

TEST_CASE("Rock Chestplate - a Fighting Pokemon takes 30 less after Weakness", "[cube][tool]") {
    CubeBoard fighting;
    fighting.theirs("Rhyhorn +Rock_Chestplate").mine("Wall").attack("Push");
    CHECK(fighting.hit() == 60);
    CubeBoard weak;
    weak.theirs("Rhyhorn +Rock_Chestplate").strike("Paras", "Scratch");
    CHECK(weak.hit() == 20 * 2 - 30);
    CubeBoard other;
    other.theirs("Bear +Rock_Chestplate").mine("Wall").attack("Push");
    CHECK(other.hit() == 90);
}

TEST_CASE("Panic Mask - no damage from Pokemon with 40 HP or less", "[cube][tool]") {
    CubeBoard few;
    few.theirs("Bear +Panic_Mask").mine("Wall 260").attack("Hit");
    CHECK(few.hit() == 0);
    CubeBoard more;
    more.theirs("Bear +Panic_Mask").mine("Wall 250").attack("Hit");
    CHECK(more.hit() == 20);
}

TEST_CASE("Big Parasol - keeps effects of attacks from all of the side while its holder is Active", "[cube][tool]") {
    CubeBoard active;
    active.theirs("Bear +Big_Parasol", "Cub").mine("Wall").attack("Hex");
    CHECK(active.hit() == 10);
    CHECK_FALSE(active.is("their active", SpecialCondition::confused));
    CubeBoard bench;
    bench.theirs("Bear +Big_Parasol", "Cub").strike("Duosion", "Cell Spear");
    CHECK(bench.damage("their Cub") == 0);
    CubeBoard holder_benched;
    holder_benched.theirs("Bear", "Cub +Big_Parasol").mine("Wall").coins("").attack("Hex");
    CHECK(holder_benched.is("their active", SpecialCondition::confused));
}

TEST_CASE("Rocky Helmet - puts two counters on an attacker of the Active holder", "[cube][tool]") {
    CubeBoard board;
    board.theirs("Bear +Rocky_Helmet").mine("Wall").attack("Hit");
    CHECK(board.damage("my Wall") == 20);
    CubeBoard knocked_out;
    knocked_out.theirs("Bear 90 +Rocky_Helmet", "Cub").mine("Wall").attack("Hit");
    CHECK(knocked_out.damage("my Wall") == 20);
    CubeBoard benched;
    benched.theirs("Bear", "Bear +Rocky_Helmet").strike("Rapidash", "Overrun");
    CHECK(benched.damage("Rapidash") == 0);
    CubeBoard counters;
    counters.theirs("Bear +Rocky_Helmet").strike("Haunter", "Cursed Drop");
    CHECK(counters.damage("Haunter") == 0);
}

TEST_CASE("Burning Scarf - burns the attacker of an Active Fire Pokemon", "[cube][tool]") {
    CubeBoard fire;
    fire.theirs("Tepig +Burning_Scarf").mine("Wall").attack("Hit");
    CHECK(fire.is("my active", SpecialCondition::burned));
    CubeBoard other;
    other.theirs("Bear +Burning_Scarf").mine("Wall").attack("Hit");
    CHECK_FALSE(other.is("my active", SpecialCondition::burned));
}

TEST_CASE("Spell Tag - four counters on the attacking side when a Psychic holder is Knocked Out", "[cube][tool]") {
    CubeBoard board;
    board.theirs("Ralts 60 +Spell_Tag", "Bear").mine("Wall", "Bear").attack("Hit");
    CHECK(board.asks(Side::theirs, ChoiceKind::pick_pokemon));
    board.choose("my Wall").choose("my Bear").choose("my Bear").choose("my Bear");
    CHECK(board.damage("my Wall") == 10);
    CHECK(board.damage("my Bear") == 30);
    CHECK(board.name("their active") == "Bear");
    CubeBoard other;
    other.theirs("Bear 90 +Spell_Tag", "Cub").mine("Wall").attack("Hit");
    CHECK(other.damage("my Wall") == 0);
    CubeBoard benched;
    benched.theirs("Bear", "Ralts 50 +Spell_Tag").strike("Rapidash", "Overrun");
    CHECK(benched.damage("Rapidash") == 40);  // on the Bench too
}

}  // namespace
}  // namespace cubenight::test
