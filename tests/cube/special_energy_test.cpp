// Special energy: what it provides, and what it does while it is attached or when it comes to be.
#include "tests/cube/cube_board.hpp"

namespace cubenight::test {
namespace {

struct Payment {
    const char* pokemon;  // with energy
    const char* attack;   // and what it costs
    bool may;
};

bool may_pay(const Payment& row) {
    CubeBoard board;
    board.mine(row.pokemon, "Bear");
    return board.may_attack(row.attack);
}

TEST_CASE("Special energy - provides its units in its types", "[cube][energy]") {
    const Payment rows[] = {
        {"Spinda +Double_Colorless_Energy", "Dizzying Spin", true},
        {"Gogoat +Double_Colorless_Energy", "Leaf Wallop", true},  // CC
        {"Gogoat +Double_Colorless_Energy", "Solar Beam", false},  // GGC
        {"Gogoat +Double_Turbo_Energy", "Leaf Wallop", true},
        {"Stoutland +Triple_Acceleration_Energy", "Overrun", true},      // CCC
        {"Exploud +Triple_Acceleration_Energy", "Heavy Impact", false},  // CCCC
        {"Stoutland +Ignition_Energy", "Overrun", true},                 // an Evolution
        {"Porygon +Ignition_Energy", "Ram", false},                      // CC, a Basic Pokémon
        {"Porygon +Ignition_Energy", "Quick Draw", true},
        {"Mudkip +Rainbow_Energy", "Tackle", true},
        {"Tepig +Rainbow_Energy", "Live Coal", true},
        {"Mudkip +Rainbow_Energy", "Wave Splash", false},  // WC: one unit only
        {"Mudkip +Prism_Energy", "Tackle", true},
        {"Seadra +Prism_Energy", "Water Gun", false},  // W, no Basic Pokémon
        {"Seadra +Luminous_Energy", "Water Gun", true},
        {"Seadra +Luminous_Energy +Draw_Energy", "Water Gun", false},
        {"Seadra +Luminous_Energy +fire", "Water Gun", true},
        {"Seadra +Luminous_Energy +Luminous_Energy", "Water Gun", false},
        {"Paras +Unit_Energy_GRW", "Scratch", true},
        {"Tepig +Unit_Energy_GRW", "Live Coal", true},
        {"Mudkip +Unit_Energy_GRW", "Tackle", true},
        {"Machop +Unit_Energy_GRW", "Punch", false},
        {"Mudkip +Unit_Energy_GRW", "Wave Splash", false},
        {"Mareep +Unit_Energy_LPM", "Static Shock", true},
        {"Togepi +Unit_Energy_LPM", "Rollout", true},
        {"Ferroseed +Unit_Energy_LPM", "Continuous Tumble", true},
        {"Mudkip +Unit_Energy_LPM", "Tackle", false},
        {"Mudkip +Blend_Energy_WLFM", "Tackle", true},
        {"Mareep +Blend_Energy_WLFM", "Static Shock", true},
        {"Machop +Blend_Energy_WLFM", "Punch", true},
        {"Ferroseed +Blend_Energy_WLFM", "Continuous Tumble", true},
        {"Tepig +Blend_Energy_WLFM", "Live Coal", false},
        {"Tepig +Heat_Fire_Energy", "Live Coal", true},
        {"Mareep +Speed_Lightning_Energy", "Static Shock", true},
        {"Togepi +Horror_Psychic_Energy", "Rollout", true},
        {"Mareep +Flash_Energy", "Static Shock", true},
        {"Togepi +Mystery_Energy", "Rollout", true},
        {"Ferroseed +Shield_Energy", "Continuous Tumble", true},
        {"Machop +Strong_Energy", "Punch", true},
        {"Tepig +Powerful_Colorless_Energy", "Live Coal", false},
        {"Porygon +Powerful_Colorless_Energy", "Quick Draw", true},
        {"Porygon +Capture_Energy", "Quick Draw", true},
        {"Porygon +Draw_Energy", "Quick Draw", true},
        {"Porygon +Medical_Energy", "Quick Draw", true},
        {"Porygon +Recover_Energy", "Quick Draw", true},
        {"Porygon +Warp_Energy", "Quick Draw", true},
        {"Porygon +Cyclone_Energy", "Quick Draw", true},
        {"Porygon +Gift_Energy", "Quick Draw", true},
        {"Porygon +Mist_Energy", "Quick Draw", true},
        {"Porygon +Spiky_Energy", "Quick Draw", true},
        {"Porygon +Spiky_Energy", "Ram", false},  // each of them is one unit
    };
    for (const Payment& row : rows) {
        INFO(row.pokemon << " - " << row.attack);
        CHECK(may_pay(row) == row.may);
    }
}

TEST_CASE("Reversal Energy - is three of every type while one is behind on an Evolution", "[cube][energy]") {
    const auto may = [](const char* pokemon, const char* attack, const char* their_prizes) {
        CubeBoard board;
        board.mine(pokemon, "Bear").their(Where::prizes, their_prizes);
        return board.may_attack(attack);
    };
    CHECK(may("Breloom +Reversal_Energy", "Impact Blow", "fire fire fire fire fire"));  // GGC
    CHECK_FALSE(may("Breloom +Reversal_Energy", "Impact Blow", "fire fire fire fire fire fire"));
    CHECK_FALSE(may("Rhyhorn +Reversal_Energy", "Take Down", "fire fire fire fire fire"));
    CHECK(may("Porygon2 +Reversal_Energy", "Double Draw", "fire fire fire fire fire fire"));
}

TEST_CASE("Double Turbo Energy - takes 20 from what the attacks do to every Pokemon of the opponent",
          "[cube][energy]") {
    CubeBoard board;
    board.theirs("Wall", "Bear").mine("Gogoat +Double_Turbo_Energy").attack("Leaf Wallop");
    CHECK(board.hit() == 20);
    CubeBoard bench;
    bench.theirs("Wall", "Bear").mine("Clawitzer +Double_Turbo_Energy +water").attack("Snipe Shot");
    CHECK(bench.damage("their Bear") == 30);
    CubeBoard itself;
    itself.mine("Floatzel +Double_Turbo_Energy +water").attack("Aqua Bomb");
    CHECK(itself.hit() == 100);
    CHECK(itself.damage("Floatzel") == 30);
}

TEST_CASE("Triple Acceleration Energy - goes only on Evolutions and away at the end of the turn", "[cube][energy]") {
    CubeBoard basic;
    basic.mine("Bear").my(Where::hand, "Triple_Acceleration_Energy");
    CHECK(basic.why_not_play("Triple_Acceleration_Energy") == Clause::II_A_b2);
    CubeBoard board;
    board.mine("Stoutland", "Bear").my(Where::hand, "Triple_Acceleration_Energy").play("Triple_Acceleration_Energy");
    CHECK(board.offered() == "Stoutland");
    board.choose("Stoutland").end_turn();
    CHECK(board.attached("Stoutland").empty());
    CHECK(board.my(Where::discard) == "Triple_Acceleration_Energy");
    CubeBoard moved;
    moved.mine("Bear", "Stoutland +Triple_Acceleration_Energy").my(Where::hand, "Multi_Switch").play("Multi_Switch");
    CHECK(moved.attached("Bear").empty());
    CHECK(moved.my(Where::discard).find("Triple_Acceleration_Energy") != std::string::npos);
}

TEST_CASE("Ignition Energy - goes away at the end of the own turn and not of the opponent's", "[cube][energy]") {
    CubeBoard board;
    board.mine("Stoutland +Ignition_Energy").their_turn().end_turn();
    CHECK(board.attached("Stoutland") == "Ignition_Energy");
    board.end_turn();
    CHECK(board.attached("Stoutland").empty());
    CHECK(board.my(Where::discard) == "Ignition_Energy");
}

TEST_CASE("Rainbow Energy - puts a damage counter when it is attached from hand", "[cube][energy]") {
    CubeBoard board;
    board.mine("Bear", "Cub").my(Where::hand, "Rainbow_Energy").play("Rainbow_Energy", "Cub");
    CHECK(board.damage("Cub") == 10);
    CubeBoard moved;
    moved.mine("Bear", "Cub +Rainbow_Energy").my(Where::hand, "Multi_Switch").play("Multi_Switch");
    CHECK(moved.attached("Bear") == "Rainbow_Energy");
    CHECK(moved.damage("Bear") == 0);
}

TEST_CASE("Heat Fire Energy - gives a Fire Pokemon 20 HP", "[cube][energy]") {
    CubeBoard fire;
    fire.mine("Tepig 80 +Heat_Fire_Energy", "Bear");
    CHECK(fire.in_play("Tepig"));
    CubeBoard other;
    other.mine("Mudkip 70 +Heat_Fire_Energy", "Bear");
    CHECK_FALSE(other.in_play("Mudkip"));
}

TEST_CASE("Speed Lightning Energy - draws two cards on a Lightning Pokemon", "[cube][energy]") {
    CubeBoard board;
    board.mine("Mareep").my(Where::hand, "Speed_Lightning_Energy").play("Speed_Lightning_Energy", "Mareep");
    CHECK(board.my(Where::hand) == "fire fire");
    CubeBoard other;
    other.mine("Bear").my(Where::hand, "Speed_Lightning_Energy").play("Speed_Lightning_Energy", "Bear");
    CHECK(other.my(Where::hand).empty());
}

TEST_CASE("Horror Psychic Energy and Spiky Energy - put two counters on an attacker of the Active holder",
          "[cube][energy]") {
    const auto back = [](std::string_view active, std::string_view bench = "Bear") {
        CubeBoard board;
        board.mine(active, bench).theirs("Wall").their_turn().attack("Hit");
        return board.damage("their Wall");
    };
    CHECK(back("Ralts +Horror_Psychic_Energy") == 20);
    CHECK(back("Ralts 60 +Horror_Psychic_Energy") == 20);  // even when it is Knocked Out
    CHECK(back("Bear +Horror_Psychic_Energy") == 0);       // no Psychic Pokémon
    CHECK(back("Bear", "Ralts +Horror_Psychic_Energy") == 0);
    CHECK(back("Bear +Spiky_Energy") == 20);
    CHECK(back("Bear 90 +Spiky_Energy", "Cub") == 20);
    CHECK(back("Bear", "Cub +Spiky_Energy") == 0);
}

TEST_CASE("Flash Energy - only for Lightning Pokemon which then have no Weakness", "[cube][energy]") {
    CubeBoard board;
    board.theirs("Mareep +Flash_Energy", "Bear").strike("Machop", "Punch");
    CHECK(board.hit() == 20);
    CubeBoard without;
    without.theirs("Mareep", "Bear").strike("Machop", "Punch");
    CHECK(without.hit() == 40);
    CubeBoard other;
    other.mine("Bear").my(Where::hand, "Flash_Energy");
    CHECK(other.why_not_play("Flash_Energy") == Clause::II_A_b2);
}

TEST_CASE("Mystery Energy - only for Psychic Pokemon which then retreat for two less", "[cube][energy]") {
    CubeBoard board;
    board.mine("Slurpuff +Mystery_Energy", "Bear").retreat("Bear");
    CHECK(board.attached("Slurpuff") == "Mystery_Energy");
    CubeBoard other;
    other.mine("Bear").my(Where::hand, "Mystery_Energy");
    CHECK(other.why_not_play("Mystery_Energy") == Clause::II_A_b2);
}

TEST_CASE("Shield Energy - only for Metal Pokemon against which attacks do 10 less before Weakness", "[cube][energy]") {
    CubeBoard board;
    board.theirs("Ferrothorn +Shield_Energy").mine("Wall").attack("Hit");
    CHECK(board.hit() == 10);
    CubeBoard weak;
    weak.theirs("Ferrothorn +Shield_Energy").strike("Tepig", "Rollout");
    CHECK(weak.hit() == (40 - 10) * 2);
    CubeBoard other;
    other.mine("Bear").my(Where::hand, "Shield_Energy");
    CHECK(other.why_not_play("Shield_Energy") == Clause::II_A_b2);
}

TEST_CASE("Strong Energy - only for Fighting Pokemon whose attacks do 20 more to the Active Pokemon",
          "[cube][energy]") {
    CubeBoard board;
    board.mine("Machop +Strong_Energy").attack("Punch");
    CHECK(board.hit() == 40);
    CubeBoard all;
    all.theirs("Wall", "Bear").mine("Palossand +Strong_Energy").attack("Sandpot Trap");
    CHECK(all.hit() == 50);
    CHECK(all.damage("their Bear") == 30);
    CubeBoard other;
    other.mine("Bear").my(Where::hand, "Strong_Energy");
    CHECK(other.why_not_play("Strong_Energy") == Clause::II_A_b2);
}

TEST_CASE("Powerful Colorless Energy - Colorless Pokemon do 20 more to the Active Pokemon", "[cube][energy]") {
    CubeBoard board;
    board.mine("Skwovet +Powerful_Colorless_Energy").attack("Tackle");
    CHECK(board.hit() == 30);
    CubeBoard other;
    other.mine("Shuppet +Powerful_Colorless_Energy").attack("Headbutt");
    CHECK(other.hit() == 10);
}

TEST_CASE("Capture Energy - puts a Basic Pokemon of the deck onto the Bench", "[cube][energy]") {
    CubeBoard board;
    board.my(Where::hand, "Capture_Energy")
        .my(Where::deck, "fire Gloom Cub Bear")
        .mine("Bear")
        .play("Capture_Energy", "Bear");
    CHECK(board.offered() == "Bear Cub done");
    board.choose("Cub");
    CHECK(board.name("my bench 1") == "Cub");
    CHECK(board.count(EventKind::shuffled) == 1);
    CubeBoard full;
    full.mine("Bear", "Cub", "Cub", "Cub", "Cub", "Cub")
        .my(Where::hand, "Capture_Energy")
        .my(Where::deck, "Bear")
        .play("Capture_Energy", "Bear");
    CHECK(full.my(Where::deck) == "Bear");
}

TEST_CASE("Draw Energy and Medical Energy and Recover Energy - work when they are attached from hand",
          "[cube][energy]") {
    CubeBoard draw;
    draw.mine("Bear").my(Where::hand, "Draw_Energy").play("Draw_Energy", "Bear");
    CHECK(draw.my(Where::hand) == "fire");
    CubeBoard medical;
    medical.mine("Bear", "Cub 20", "Bear 70").my(Where::hand, "Medical_Energy").play("Medical_Energy", "my bench 2");
    CHECK(medical.damage("my bench 2") == 40);
    CHECK(medical.damage("Cub") == 20);
    CubeBoard recover;
    recover.mine("Bear poisoned confused burned").my(Where::hand, "Recover_Energy").play("Recover_Energy", "Bear");
    CHECK(recover.at("Bear").conditions == 0);
}

TEST_CASE("Draw Energy - does nothing when it is moved", "[cube][energy]") {
    CubeBoard moved;
    moved.mine("Bear", "Cub +Draw_Energy").my(Where::hand, "Multi_Switch").play("Multi_Switch");
    CHECK(moved.attached("Bear") == "Draw_Energy");
    CHECK(moved.my(Where::hand).empty());
}

TEST_CASE("Warp Energy - switches the Active holder", "[cube][energy]") {
    CubeBoard board;
    board.mine("Bear", "Cub", "Wall").my(Where::hand, "Warp_Energy").play("Warp_Energy", "Bear").choose("Wall");
    CHECK(board.name("my active") == "Wall");
    CHECK(board.attached("Bear") == "Warp_Energy");
    CubeBoard benched;
    benched.mine("Bear", "Cub").my(Where::hand, "Warp_Energy").play("Warp_Energy", "Cub");
    CHECK(benched.name("my active") == "Bear");
    CubeBoard alone;
    alone.mine("Bear").my(Where::hand, "Warp_Energy").play("Warp_Energy", "Bear");
    CHECK(alone.asks(Side::mine, ChoiceKind::main));
}

TEST_CASE("Cyclone Energy - has the opponent switch when it goes on the Active Pokemon", "[cube][energy]") {
    CubeBoard board;
    board.mine("Bear", "Cub")
        .theirs("Wall", "Bear", "Cub")
        .my(Where::hand, "Cyclone_Energy")
        .play("Cyclone_Energy", "my Bear");
    CHECK(board.asks(Side::theirs, ChoiceKind::pick_pokemon));
    board.choose("their Cub");
    CHECK(board.name("their active") == "Cub");
    CubeBoard benched;
    benched.mine("Bear", "Cub")
        .theirs("Wall", "Bear")
        .my(Where::hand, "Cyclone_Energy")
        .play("Cyclone_Energy", "my Cub");
    CHECK(benched.name("their active") == "Wall");
}

TEST_CASE("Gift Energy - draws up to seven cards when an attack's damage knocks the holder out", "[cube][energy]") {
    CubeBoard board;
    board.mine("Bear 90 +Gift_Energy", "Cub").my(Where::hand, "water water").theirs("Wall").their_turn().attack("Hit");
    CHECK(board.my(Where::hand) == "water water fire fire fire fire fire fire");  // seven, and one of the turn
    CHECK(board.name("my active") == "Cub");
    CubeBoard by_counters;
    by_counters.mine("Bear 90 poisoned +Gift_Energy", "Cub").their_turn().end_turn();
    CHECK(by_counters.name("my active") == "Cub");
    CHECK(by_counters.my(Where::hand) == "fire");  // of the turn
}

TEST_CASE("Mist Energy - keeps effects of attacks away and not their damage", "[cube][energy]") {
    CubeBoard board;
    board.mine("Bear +Mist_Energy").theirs("Wall").their_turn().attack("Hex");
    CHECK(board.damage("Bear") == 10);
    CHECK_FALSE(board.is("Bear", SpecialCondition::confused));
    CubeBoard counters;
    counters.theirs("Wall +Mist_Energy").strike("Haunter", "Cursed Drop");
    CHECK(counters.hit() == 0);
    CubeBoard ability;
    ability.theirs("Wall +Mist_Energy").grow("Bellsprout", "Weepinbell").yes();
    CHECK(ability.is("their active", SpecialCondition::poisoned));
}

}  // namespace
}  // namespace cubenight::test
