// Abilities that stand for as long as the Pokémon is in play.
#include "tests/cube/cube_board.hpp"

namespace cubenight::test {
namespace {

TEST_CASE("Venusaur - Jungle Totem makes each basic Grass energy two", "[cube][ability]") {
    CubeBoard board;
    board.mine("Breloom +grass +grass", "Venusaur");
    CHECK(board.may_attack("Impact Blow"));  // GGC
    CubeBoard only_mine;
    only_mine.mine("Bear", "Venusaur").theirs("Breloom +grass +grass").their_turn();
    CHECK(only_mine.why_not_attack("Impact Blow") == Clause::A_01_b2);
    CubeBoard only_basic_grass;
    only_basic_grass.mine("Breloom +Unit_Energy_GRW +grass", "Venusaur");
    CHECK(only_basic_grass.may_attack("Impact Blow"));  // one and two
    CubeBoard special;
    special.mine("Breloom +Unit_Energy_GRW +Unit_Energy_GRW", "Venusaur");
    CHECK(special.why_not_attack("Impact Blow") == Clause::A_01_b2);
}

TEST_CASE("Venusaur - two Jungle Totems make no more of it and one energy pays a retreat of two", "[cube][ability]") {
    CubeBoard two;
    two.mine("Breloom +grass", "Venusaur", "Venusaur");
    CHECK(two.why_not_attack("Impact Blow") == Clause::A_01_b2);
    CubeBoard retreat;
    retreat.mine("Breloom +grass", "Venusaur").retreat("Venusaur");
    CHECK(retreat.my(Where::discard) == "grass");
}

TEST_CASE("Charizard - Burn Brightly makes each basic Fire energy two", "[cube][ability]") {
    CubeBoard board;
    board.mine("Charmeleon +fire +fire", "Charizard").attack("Flamethrower").choose("fire");  // RRCC
    CHECK(board.hit() == 100);
    CHECK(board.attached("Charmeleon") == "fire");
    CubeBoard without;
    without.mine("Charmeleon +fire +fire", "Bear");
    CHECK(without.why_not_attack("Flamethrower") == Clause::A_01_b2);
    CubeBoard two;
    two.mine("Charmeleon +fire", "Charizard", "Charizard");
    CHECK(two.why_not_attack("Flamethrower") == Clause::A_01_b2);
}

TEST_CASE("Infernape - Flaming Fighter puts six counters on the opponent's Burned Pokemon", "[cube][ability]") {
    CubeBoard board;
    board.mine("Bear burned", "Infernape").theirs("Wall burned").coins("TT").end_turn();
    CHECK(board.hit() == 60);
    board.end_turn();
    CHECK(board.damage("my active") == 20);
    CubeBoard both;
    both.mine("Infernape", "Infernape").theirs("Wall burned").coins("T").end_turn();
    CHECK(both.hit() == 60);
}

TEST_CASE("Moltres - Flare Symbol gives the other Basic Fire Pokemon 10 more damage", "[cube][ability]") {
    const auto dealt = [](std::string_view active, std::string_view attack, std::string_view bench) {
        CubeBoard board;
        board.strike(active, attack, bench);
        return board.hit();
    };
    CHECK(dealt("Ponyta", "Flame Tail", "Moltres") == 30);
    CHECK(dealt("Ponyta", "Flame Tail", "Bear") == 20);
    CHECK(dealt("Rapidash", "Flame Tail", "Moltres") == 60);  // no Basic Pokémon
    CHECK(dealt("Mudkip", "Tackle", "Moltres") == 10);        // no Fire Pokémon
    CHECK(dealt("Moltres", "Fire Wing", "Moltres") == 110);   // a Moltres
    CubeBoard two;
    two.strike("Ponyta", "Flame Tail", "Moltres", "Moltres");
    CHECK(two.hit() == 40);
    CubeBoard benched;
    benched.theirs("Wall", "Bear").strike("Heatran", "Lava Burn", "Moltres");
    CHECK(benched.hit() == 70);
    CHECK(benched.damage("their Bear") == 30);  // only the Active Pokémon takes more
}

TEST_CASE("Entei - Explosive Heat Dash lets it retreat for nothing with Fire energy", "[cube][ability]") {
    CubeBoard with;
    with.mine("Entei +fire", "Bear").retreat("Bear");
    CHECK(with.attached("Entei") == "fire");
    CubeBoard any_type;
    any_type.mine("Entei +Rainbow_Energy", "Bear").retreat("Bear");
    CHECK(any_type.attached("Entei") == "Rainbow_Energy");
    CubeBoard without;
    without.mine("Entei +water", "Bear");
    CHECK(without.why_not_retreat() == Clause::A_03_1a);
}

TEST_CASE("Hisuian Avalugg and Crabominable - take 30 less damage from attacks", "[cube][ability]") {
    for (std::string_view name : {"Hisuian_Avalugg", "Crabominable"}) {
        CubeBoard board;
        board.theirs(name).mine("Wall").attack("Push");
        CHECK(board.hit() == 60);
        CubeBoard benched;
        benched.theirs("Wall", name).strike("Clawitzer", "Snipe Shot");
        CHECK(benched.damage("their bench 1") == 20);
        CubeBoard counters;
        counters.theirs(name, "Bear").strike("Gengar", "Screaming Circle");
        CHECK(counters.hit() == 20);  // counters are no damage
    }
}

TEST_CASE("Aegislash - Big Shield takes 30 from what attacks of the opponent do to all of its side",
          "[cube][ability]") {
    CubeBoard board;
    board.theirs("Bear", "Aegislash", "Cub").mine("Wall").attack("Push");
    CHECK(board.hit() == 60);
    CubeBoard bench;
    bench.theirs("Wall", "Aegislash").strike("Clawitzer", "Snipe Shot");
    CHECK(bench.damage("their Aegislash") == 20);
    CubeBoard two;
    two.theirs("Bear", "Aegislash", "Aegislash").mine("Wall").attack("Push");
    CHECK(two.hit() == 60);
    CubeBoard own;
    own.strike("Floatzel", "Aqua Bomb", "Aegislash");
    CHECK(own.damage("Floatzel") == 30);  // its own attack is not of the opponent's Pokémon
}

TEST_CASE("Machamp - Crisis Muscles gives 150 HP while the opponent has three Prize cards or fewer",
          "[cube][ability]") {
    CubeBoard board;
    board.theirs("Wall").mine("Machamp 200", "Bear").their(Where::prizes, "fire fire fire");
    CHECK(board.in_play("Machamp"));
    CubeBoard four;
    four.mine("Machamp 200", "Bear").their(Where::prizes, "fire fire fire fire");
    CHECK_FALSE(four.in_play("Machamp"));
}

TEST_CASE("Copperajah - Antibacterial Skin keeps Special Conditions away", "[cube][ability]") {
    CubeBoard board;
    board.theirs("Copperajah").strike("Loudred", "Cracking Voice");
    CHECK(board.hit() == 60);
    CHECK_FALSE(board.is("their active", SpecialCondition::confused));
    CubeBoard own;
    own.mine("Copperajah 50").my(Where::hand, "Spicy_Seasoned_Curry").play("Spicy_Seasoned_Curry");
    CHECK_FALSE(own.is("Copperajah", SpecialCondition::burned));
    CHECK(own.damage("Copperajah") == 10);
}

}  // namespace
}  // namespace cubenight::test
