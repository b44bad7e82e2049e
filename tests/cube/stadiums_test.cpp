// Stadiums: those that a player uses once in a turn, and those that stand for both.
#include "tests/cube/cube_board.hpp"

namespace cubenight::test {
namespace {

TEST_CASE("Turffield Stadium - finds a Grass Evolution", "[cube][stadium]") {
    CubeBoard board;
    board.stadium("Turffield_Stadium").my(Where::deck, "Gloom Oddish Torracat grass").use_stadium();
    CHECK(board.offered() == "Gloom done");
    board.choose("Gloom");
    CHECK(board.my(Where::hand) == "Gloom");
    CHECK(board.why_not_stadium() == Clause::I_B_03_b4);
    CubeBoard theirs;
    theirs.stadium("Turffield_Stadium").their(Where::deck, "Gloom fire").their_turn().use_stadium().choose("Gloom");
    CHECK(theirs.their(Where::hand) == "Gloom");
}

TEST_CASE("Viridian Forest - a card of the hand for a basic energy card of the deck", "[cube][stadium]") {
    CubeBoard board;
    board.stadium("Viridian_Forest")
        .my(Where::hand, "Bear Cub")
        .my(Where::deck, "Draw_Energy water Bear")
        .use_stadium();
    CHECK(board.offered() == "Bear Cub");
    board.choose("Cub");
    CHECK(board.offered() == "done water");
    board.choose("water");
    CHECK(board.my(Where::hand) == "Bear water");
    CHECK(board.my(Where::discard) == "Cub");
    CubeBoard empty_hand;
    empty_hand.stadium("Viridian_Forest");
    CHECK(empty_hand.why_not_stadium() == Clause::I_B_03_proc_1);
}

TEST_CASE("Training Court - takes a basic energy card back", "[cube][stadium]") {
    CubeBoard board;
    board.stadium("Training_Court").my(Where::discard, "fire Draw_Energy water").use_stadium();
    CHECK(board.offered() == "fire water");
    board.choose("water");
    CHECK(board.my(Where::hand) == "water");
    CHECK(board.why_not_stadium() == Clause::I_B_03_b4);
    CubeBoard none;
    none.stadium("Training_Court").my(Where::discard, "Draw_Energy Bear");
    CHECK(none.why_not_stadium() == Clause::I_B_03_proc_1);
}

TEST_CASE("Rose Tower - draws up to three cards in hand", "[cube][stadium]") {
    CubeBoard board;
    board.stadium("Rose_Tower", Side::theirs).my(Where::hand, "Bear").use_stadium();
    CHECK(board.my(Where::hand) == "Bear fire fire");
    CubeBoard three;
    three.stadium("Rose_Tower").my(Where::hand, "Bear Bear Bear");
    CHECK(three.why_not_stadium() == Clause::I_B_03_proc_1);
}

TEST_CASE("Champions Festival - heals 10 from each of six own Pokemon", "[cube][stadium]") {
    CubeBoard board;
    board.stadium("Champions_Festival")
        .mine("Bear 30", "Cub 10", "Cub", "Bear 50", "Cub", "Cub")
        .theirs("Wall 50")
        .use_stadium();
    CHECK(board.damage("my active") == 20);
    CHECK(board.damage("my bench 1") == 0);
    CHECK(board.damage("my bench 3") == 40);
    CHECK(board.hit() == 50);
    CubeBoard five;
    five.stadium("Champions_Festival").mine("Bear 30", "Cub", "Cub", "Bear 50", "Cub");
    CHECK(five.why_not_stadium() == Clause::I_B_03_proc_1);
}

TEST_CASE("Aether Paradise Conservation Area - Basic Grass and Lightning Pokemon take 30 less", "[cube][stadium]") {
    const auto taken = [](std::string_view defender, Side owner) {
        CubeBoard board;
        board.stadium("Aether_Paradise_Conservation_Area", owner).theirs(defender, "Bear").mine("Wall").attack("Push");
        return board.last(EventKind::damaged).n;
    };
    for (Side owner : {Side::mine, Side::theirs}) {
        CHECK(taken("Zarude", owner) == 60);
        CHECK(taken("Tapu_Koko", owner) == 60);
        CHECK(taken("Breloom", owner) == 90);
        CHECK(taken("Manectric", owner) == 90);
        CHECK(taken("Bear", owner) == 90);
    }
    CubeBoard own;
    own.stadium("Aether_Paradise_Conservation_Area").strike("Shinx", "Thunder Jolt");
    CHECK(own.damage("Shinx") == 10);  // not of the opponent's attack
}

TEST_CASE("Altar of the Sunne - Fire and Metal Pokemon have no Weakness", "[cube][stadium]") {
    const auto taken = [](std::string_view defender, std::string_view attacker, std::string_view attack) {
        CubeBoard board;
        board.stadium("Altar_of_the_Sunne").theirs(defender, "Bear").strike(attacker, attack);
        return board.last(EventKind::damaged).n;
    };
    CHECK(taken("Tepig", "Mudkip", "Wave Splash") == 20);
    CHECK(taken("Copperajah", "Tepig", "Rollout") == 40);
    CHECK(taken("Bulbasaur", "Litten", "Live Coal") == 40);  // Grass keeps its Weakness
}

TEST_CASE("Sky Pillar - no damage and no effects of the opponent's attacks on the Bench", "[cube][stadium]") {
    CubeBoard damage;
    damage.stadium("Sky_Pillar").theirs("Wall", "Bear").strike("Rapidash", "Overrun");
    CHECK(damage.hit() == 30);
    CHECK(damage.damage("their Bear") == 0);
    CubeBoard counters;
    counters.stadium("Sky_Pillar", Side::theirs).theirs("Wall", "Bear").strike("Duosion", "Cell Spear");
    CHECK(counters.damage("their Bear") == 0);
    CubeBoard own;
    own.stadium("Sky_Pillar").strike("Rhyperior", "Break Ground", "Bear");
    CHECK(own.damage("my Bear") == 20);  // the own attack
    CubeBoard ability;
    ability.stadium("Sky_Pillar")
        .theirs("Wall", "Bear")
        .mine("Tyrogue")
        .coins("H")
        .ability("Bratty Kick")
        .choose("their Bear");
    CHECK(ability.damage("their Bear") == 30);
}

TEST_CASE("Practice Studio - Stage 1 Pokemon do 10 more to the Active Pokemon", "[cube][stadium]") {
    for (Side owner : {Side::mine, Side::theirs}) {
        CubeBoard stage1;
        stage1.stadium("Practice_Studio", owner).mine("Tower").attack("Hit");
        CHECK(stage1.hit() == 30);
        CubeBoard basic;
        basic.stadium("Practice_Studio", owner).mine("Wall").attack("Hit");
        CHECK(basic.hit() == 20);
        CubeBoard stage2;
        stage2.stadium("Practice_Studio", owner).mine("Spire").attack("Hit");
        CHECK(stage2.hit() == 20);
    }
    CubeBoard bench;
    bench.stadium("Practice_Studio").theirs("Wall", "Bear").strike("Rapidash", "Overrun");
    CHECK(bench.hit() == 40);
    CHECK(bench.damage("their Bear") == 30);
}

TEST_CASE("Dimension Valley - attacks of Psychic Pokemon cost one Colorless less", "[cube][stadium]") {
    for (Side owner : {Side::mine, Side::theirs}) {
        CubeBoard psychic;
        psychic.stadium("Dimension_Valley", owner).mine("Golbat +psychic +psychic", "Bear");
        CHECK(psychic.may_attack("Leech Life"));  // CCC
        CubeBoard other;
        other.stadium("Dimension_Valley", owner).mine("Whismur +psychic +psychic", "Bear");
        CHECK(other.why_not_attack("Wail") == Clause::A_01_b2);
    }
    CubeBoard typed;
    typed.stadium("Dimension_Valley").mine("Gastly", "Bear");
    CHECK(typed.why_not_attack("Smog") == Clause::A_01_b2);  // P: no Colorless in it
}

TEST_CASE("Beach Court - Basic Pokemon retreat for one less", "[cube][stadium]") {
    for (Side owner : {Side::mine, Side::theirs}) {
        CubeBoard basic;
        basic.stadium("Beach_Court", owner).mine("Bear", "Cub").retreat("Cub");
        CHECK(basic.name("my active") == "Cub");
        CubeBoard evolved;
        evolved.stadium("Beach_Court", owner).mine("Gliscor", "Cub");
        CHECK(evolved.why_not_retreat() == Clause::A_03_1a);
    }
}

TEST_CASE("Gapejaw Bog - two counters on Basic Pokemon that come from hand to the Bench", "[cube][stadium]") {
    for (Side owner : {Side::mine, Side::theirs}) {
        CubeBoard board;
        board.stadium("Gapejaw_Bog", owner).mine("Cub").my(Where::hand, "Bear").play("Bear");
        CHECK(board.damage("my bench 1") == 20);
        CHECK(board.damage("my active") == 0);
    }
    CubeBoard of_deck;
    of_deck.stadium("Gapejaw_Bog")
        .mine("Cub")
        .my(Where::hand, "Nest_Ball")
        .my(Where::deck, "Bear")
        .play("Nest_Ball")
        .choose("Bear");
    CHECK(of_deck.damage("my bench 1") == 0);
}

TEST_CASE("Temple of Sinnoh - special energy is one Colorless and does nothing else", "[cube][stadium]") {
    const auto may = [](std::string_view active, std::string_view attack) {
        CubeBoard board;
        board.stadium("Temple_of_Sinnoh", Side::theirs).mine(active, "Bear");
        return board.may_attack(attack);
    };
    CHECK_FALSE(may("Gogoat +Double_Colorless_Energy", "Leaf Wallop"));
    CHECK_FALSE(may("Mudkip +Rainbow_Energy", "Tackle"));
    CHECK(may("Porygon +Rainbow_Energy", "Quick Draw"));
    CHECK(may("Mudkip +water", "Tackle"));
    CubeBoard rainbow;
    rainbow.stadium("Temple_of_Sinnoh").mine("Bear").my(Where::hand, "Rainbow_Energy").play("Rainbow_Energy", "Bear");
    CHECK(rainbow.damage("Bear") == 0);
    CubeBoard spiky;
    spiky.stadium("Temple_of_Sinnoh").theirs("Bear +Spiky_Energy").mine("Wall").attack("Hit");
    CHECK(spiky.damage("my Wall") == 0);
    CubeBoard strong;
    strong.stadium("Temple_of_Sinnoh").mine("Stufful +Strong_Energy").attack("Beat");
    CHECK(strong.hit() == 10);
}

}  // namespace
}  // namespace cubenight::test
