// Attacks whose effects last into a next turn.
#include "tests/cube/cube_board.hpp"

namespace cubenight::test {
namespace {

TEST_CASE("Dottler and Reuniclus - Barrier Attack takes 30 from attacks in the opponent's next turn",
          "[cube][attack]") {
    for (const char* name : {"Dottler", "Reuniclus"}) {
        INFO(name);
        CubeBoard board;
        board.strike(name, "Barrier Attack", "Bear").attack("Hit");
        CHECK(board.damage(name) == 0);
        board.end_turn().attack("Hit");
        CHECK(board.damage(name) == 20);
        CubeBoard strong;
        strong.strike(name, "Barrier Attack", "Bear").attack("Push");
        CHECK(strong.damage(name) == 60);
        CubeBoard benched;
        benched.my(Where::hand, "Switch Switch").strike(name, "Barrier Attack", "Bear").end_turn();
        benched.play("Switch").choose("my Bear").play("Switch").choose(name).end_turn().attack("Hit");
        CHECK(benched.damage(name) == 20);
    }
}

TEST_CASE("Attacks - the Defending Pokemon can't retreat in the opponent's next turn", "[cube][attack]") {
    struct Row {
        const char* attacker;
        const char* attack;
        int dealt;
    };
    const Row rows[] = {
        {"Victreebel", "Panic Vine", 40},
        {"Pinsir", "Grip and Squeeze", 20},
        {"Sandygast", "Corner", 10},
        {"Lillipup", "Baby-Doll Eyes", 0},
    };
    for (const Row& row : rows) {
        INFO(row.attacker << " - " << row.attack);
        CubeBoard board;
        board.theirs("Bear +fire", "Cub").strike(row.attacker, row.attack);
        CHECK(board.hit() == row.dealt);
        CHECK(board.why_not_retreat() == Clause::A_03_1c);
        board.end_turn().end_turn().retreat("their Cub");
        CHECK(board.name("their active") == "Cub");
        CubeBoard switched;
        switched.theirs("Bear +fire", "Wall +fire +fire").their(Where::hand, "Switch").strike(row.attacker, row.attack);
        switched.play("Switch").choose("their Wall").retreat("their Bear");
        CHECK(switched.name("their active") == "Bear");
        CubeBoard protected_one;
        protected_one.theirs("Bear +Mist_Energy", "Cub").strike(row.attacker, row.attack).retreat("their Cub");
        CHECK(protected_one.name("their active") == "Cub");
    }
}

TEST_CASE("Attacks - can't be used again in the own next turn", "[cube][attack]") {
    struct Row {
        const char* attacker;
        const char* attack;
        int dealt;
    };
    const Row rows[] = {
        {"Breloom", "Impact Blow", 150},
        {"Kyogre", "Grand Wave", 120},
        {"Electabuzz", "Haymaker", 30},
        {"Electivire", "Lightning Slam", 180},
    };
    for (const Row& row : rows) {
        INFO(row.attacker << " - " << row.attack);
        CubeBoard board;
        board.strike(row.attacker, row.attack, "Bear").end_turn();
        CHECK(board.hit() == row.dealt);
        CHECK(board.why_not_attack(row.attack) == Clause::C_15_b2);
        board.end_turn().end_turn();
        CHECK(board.may_attack(row.attack));
        CubeBoard benched;
        benched.my(Where::hand, "Switch Switch").strike(row.attacker, row.attack, "Bear").end_turn();
        benched.play("Switch").choose("my Bear").play("Switch").choose(row.attacker);
        CHECK(benched.may_attack(row.attack));
    }
    CubeBoard other_attack;
    other_attack.strike("Breloom", "Impact Blow").end_turn();
    CHECK(other_attack.may_attack("Headbutt"));
}

TEST_CASE("Gogoat and Metagross - the same attack does more in the own next turn", "[cube][attack]") {
    CubeBoard wallop;
    wallop.strike("Gogoat", "Leaf Wallop").end_turn().attack("Leaf Wallop");
    CHECK(wallop.hit() == 40 + 90);
    wallop.end_turn().end_turn().end_turn().attack("Leaf Wallop");
    CHECK(wallop.hit() == 40 + 90 + 40);
    CubeBoard mash("Giant: pokemon basic colorless hp 900");
    mash.theirs("Giant").strike("Metagross", "Meteor Mash").end_turn().attack("Meteor Mash");
    CHECK(mash.hit() == 60 + 120);
    mash.end_turn().attack("Meteor Mash");
    CHECK(mash.hit() == 60 + 120 + 120);  // each use counts for the next turn only
    CubeBoard other_attack;
    other_attack.strike("Gogoat +grass +grass", "Leaf Wallop").end_turn().attack("Solar Beam");
    CHECK(other_attack.hit() == 40 + 100);
}

TEST_CASE("Oricorio - Feather Dance makes Pom-Pom Punch do 100 in the own next turn", "[cube][attack]") {
    CubeBoard board;
    board.strike("Oricorio", "Feather Dance").end_turn().attack("Pom-Pom Punch");
    CHECK(board.hit() == 100);
    board.end_turn().attack("Pom-Pom Punch");
    CHECK(board.hit() == 120);
}

TEST_CASE("Eelektross and Herdier - all attacks do more to the Active Pokemon in the own next turn", "[cube][attack]") {
    CubeBoard coil;
    coil.strike("Eelektross +lightning", "Coil").end_turn().attack("Coil");
    CHECK(coil.hit() == 10 + 130);
    CubeBoard other_attack;
    other_attack.strike("Eelektross +lightning", "Coil").end_turn().attack("Extreme Current");
    CHECK(other_attack.hit() == 10 + 280);
    CubeBoard work_up;
    work_up.strike("Herdier +fire +fire", "Work Up").end_turn().attack("Headbutt Bounce");
    CHECK(work_up.hit() == 120);
    CubeBoard later;
    later.strike("Herdier +fire +fire", "Work Up").end_turn().end_turn().end_turn().attack("Headbutt Bounce");
    CHECK(later.hit() == 60);
}

TEST_CASE("Conkeldurr and Rhyperior - the Defending Pokemon can't attack if it is of that stage", "[cube][attack]") {
    struct Row {
        const char* attacker;
        const char* attack;
        const char* defender;
        bool may;
    };
    const Row rows[] = {
        {"Conkeldurr", "Hammer Pressure", "Tower", false},
        {"Conkeldurr", "Hammer Pressure", "Wall", true},
        {"Rhyperior", "Hefty Cannon", "Wall", false},
        {"Rhyperior", "Hefty Cannon", "Tower", true},
    };
    for (const Row& row : rows) {
        INFO(row.attacker << " against " << row.defender);
        CubeBoard board;
        board.theirs(row.defender, "Bear").strike(row.attacker, row.attack);
        CHECK(board.hit() == 90);
        if (row.may) CHECK(board.may_attack("Hit"));
        else CHECK(board.why_not_attack("Hit") == Clause::C_15_b1);
        board.end_turn().end_turn();
        CHECK(board.may_attack("Hit"));
    }
}

TEST_CASE("Dugtrio - Dig keeps damage and effects away on heads", "[cube][attack]") {
    CubeBoard heads;
    heads.coins("H").strike("Dugtrio", "Dig").attack("Hex");
    CHECK(heads.damage("Dugtrio") == 0);
    CHECK_FALSE(heads.is("Dugtrio", SpecialCondition::confused));
    heads.end_turn().attack("Hit");
    CHECK(heads.damage("Dugtrio") == 20);
    CubeBoard tails;
    tails.coins("T").strike("Dugtrio", "Dig").attack("Hex");
    CHECK(tails.damage("Dugtrio") == 10);
    CHECK(tails.is("Dugtrio", SpecialCondition::confused));
}

TEST_CASE("Alolan Sandslash - Curve Strike keeps damage away on heads but no effects", "[cube][attack]") {
    CubeBoard heads;
    heads.coins("H").strike("Alolan_Sandslash", "Curve Strike").attack("Hex");
    CHECK(heads.damage("Alolan_Sandslash") == 0);
    CHECK(heads.is("Alolan_Sandslash", SpecialCondition::confused));
    CubeBoard tails;
    tails.coins("T").strike("Alolan_Sandslash", "Curve Strike").attack("Hit");
    CHECK(tails.damage("Alolan_Sandslash") == 20);
}

TEST_CASE("Staraptor - Tailspin Away keeps damage of Basic Pokemon away", "[cube][attack]") {
    CubeBoard basic;
    basic.strike("Staraptor", "Tailspin Away").attack("Hit");
    CHECK(basic.damage("Staraptor") == 0);
    CubeBoard evolved;
    evolved.theirs("Tower").strike("Staraptor", "Tailspin Away").attack("Hit");
    CHECK(evolved.damage("Staraptor") == 20);
    CubeBoard later;
    later.strike("Staraptor", "Tailspin Away").end_turn().end_turn().attack("Hit");
    CHECK(later.damage("Staraptor") == 20);
}

TEST_CASE("Fletchling - Growl takes 20 from the attacks of the Defending Pokemon", "[cube][attack]") {
    CubeBoard board;
    board.strike("Fletchling", "Growl").attack("Hit");
    CHECK(board.damage("Fletchling") == 0);
    board.end_turn().attack("Hit");
    CHECK(board.damage("Fletchling") == 20);
    CubeBoard bench;
    bench.theirs(paid("Rapidash", "Overrun")).strike("Fletchling", "Growl", "Bear").attack("Overrun");
    CHECK(bench.damage("Fletchling") == 10);
    CHECK(bench.damage("my Bear") == 10);  // whatever they hit
    CubeBoard other;
    other.theirs("Wall", "Tower")
        .their(Where::hand, "Switch")
        .strike("Fletchling", "Growl")
        .play("Switch")
        .choose("their Tower")
        .attack("Hit");
    CHECK(other.damage("Fletchling") == 20);
}

TEST_CASE("Crobat - Severe Poison puts four counters in each Checkup", "[cube][attack]") {
    CubeBoard board;
    board.strike("Crobat", "Severe Poison");
    CHECK(board.hit() == 60 + 40);
    board.end_turn().end_turn();
    CHECK(board.hit() == 60 + 80);
}

}  // namespace
}  // namespace cubenight::test
