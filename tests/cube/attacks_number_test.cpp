// Attacks whose text changes the number: coins, counts and conditions. Each row is one attack in one position: what
// the other seat's Active Pokémon takes, and what is discarded or put on the attacker besides.
#include "tests/cube/cube_board.hpp"

namespace cubenight::test {
namespace {

struct Row {
    const char* name;      // of the attack
    const char* attacker;  // with what lies on it besides the energy for the attack
    const char* coins;
    const char* defender;
    int dealt;
};

void check_rows(std::initializer_list<Row> rows) {
    for (const Row& row : rows)
        DYNAMIC_SECTION(row.attacker << " - " << row.name << " " << row.coins << " against " << row.defender
                                     << " deals " << row.dealt) {
            CubeBoard board;
            board.theirs(row.defender, "Cub").coins(row.coins).strike(row.attacker, row.name, "Bear", "Cub");
            const bool damaged = board.count(EventKind::damaged) > 0;  // the Checkup may have added to it
            CHECK((damaged ? board.last(EventKind::damaged).n : 0) == row.dealt);
            CHECK(board.coins_used());
            CHECK(board.damage("my bench 1") == 0);
            CHECK(board.damage("my bench 2") == 0);
        }
}

TEST_CASE("Attacks - damage for each heads", "[cube][attack]") {
    check_rows({
        {"Leaf Boomerang", "Oddish", "HT", "Wall", 10},
        {"Leaf Boomerang", "Oddish", "HH", "Wall", 20},
        {"Leaf Boomerang", "Oddish", "TT", "Wall", 0},
        {"Fury Swipes", "Chimchar", "HHT", "Wall", 20},
        {"Fury Swipes", "Chimchar", "TTT", "Wall", 0},
        {"Double Smash", "Mienshao", "HH", "Wall", 140},
        {"Double Smash", "Mienshao", "TH", "Wall", 70},
        {"Double Slash", "Doublade", "HH", "Wall", 160},
        {"Double Slash", "Doublade", "TT", "Wall", 0},
        {"Gear Grind", "Klang", "HT", "Wall", 80},
        {"Electromagnetic Catapult", "Alolan_Golem", "HHT", "Wall", 140},
        {"Electromagnetic Catapult", "Alolan_Golem", "T", "Wall", 0},
        {"Continuous Tumble", "Voltorb", "HHHT", "Wall", 60},
        {"Continuous Tumble", "Voltorb", "T", "Wall", 0},
        {"Continuous Tumble", "Ferroseed", "HT", "Wall", 20},
        {"Iron Head", "Alolan_Diglett", "HHHHHT", "Wall", 50},
    });
}

TEST_CASE("Attacks - more damage on heads", "[cube][attack]") {
    check_rows({
        {"Wild Whip", "Zarude", "H", "Wall", 70},
        {"Wild Whip", "Zarude", "T", "Wall", 40},
        {"Stomp", "Numel", "H", "Wall", 100},
        {"Stomp", "Numel", "T", "Wall", 50},
        {"Jump On", "Vulpix", "H", "Wall", 30},
        {"Jump On", "Vulpix", "T", "Wall", 10},
        {"Damage Rush", "Darumaka", "HHT", "Wall", 70},
        {"Damage Rush", "Darumaka", "T", "Wall", 10},
        {"Darmani-Hands", "Darmanitan", "HTHH", "Wall", 180},
        {"Darmani-Hands", "Darmanitan", "TTTT", "Wall", 30},
        {"Hard Bite", "Drednaw", "H", "Wall", 130},
        {"Hard Bite", "Drednaw", "T", "Wall", 80},
        {"Tumbling Attack", "Electivire", "H", "Wall", 90},
        {"Tumbling Attack", "Electivire", "T", "Wall", 60},
        {"Triple Smash", "Golurk", "HHT", "Wall", 130},
        {"Triple Smash", "Golurk", "TTT", "Wall", 10},
        {"Acrobatics", "Gliscor", "HH", "Wall", 100},
        {"Acrobatics", "Gliscor", "TT", "Wall", 20},
        {"Knock Away", "Lairon", "H", "Wall", 60},
        {"Knock Away", "Lairon", "T", "Wall", 30},
        {"Bullet Punch", "Metang", "HH", "Wall", 60},
        {"Bullet Punch", "Metang", "TH", "Wall", 40},
        {"Swinging Smash", "Melmetal", "HH", "Wall", 210},
        {"Swinging Smash", "Melmetal", "TT", "Wall", 30},
        {"Fasten Claws", "Galarian_Meowth", "H", "Wall", 30},
        {"Fasten Claws", "Galarian_Meowth", "T", "Wall", 10},
        {"Sharp Claws", "Galarian_Perrserker", "H", "Wall", 90},
        {"Sharp Claws", "Galarian_Perrserker", "T", "Wall", 30},
    });
}

TEST_CASE("Attacks - nothing on tails", "[cube][attack]") {
    check_rows({
        {"Surprise Attack", "Scatterbug", "H", "Wall", 30},
        {"Surprise Attack", "Scatterbug", "T", "Wall", 0},
        {"Surprise Attack", "Detective_Pikachu", "H", "Wall", 80},
        {"Surprise Attack", "Detective_Pikachu", "T", "Wall", 0},
        {"Single Smash", "Beldum", "H", "Wall", 50},
        {"Single Smash", "Beldum", "T", "Wall", 0},
        {"Razor Wind", "Fletchinder", "H", "Wall", 40},
        {"Razor Wind", "Fletchinder", "T", "Wall", 0},
    });
}

TEST_CASE("Attacks - more or less for each of something", "[cube][attack]") {
    check_rows({
        {"Mysterious Wave", "Orbeetle", "", "Wall +fire +Double_Colorless_Energy", 30 + 3 * 50},
        {"Mysterious Wave", "Orbeetle", "", "Wall", 30},
        {"Psychic", "Beheeyem", "", "Wall +fire +water", 140},
        {"Psychic", "Beheeyem", "", "Wall", 80},
        {"Moon Kinesis", "Lunatone +psychic +Unit_Energy_LPM", "", "Wall", 90},
        {"Moon Kinesis", "Lunatone", "", "Wall", 30},
        {"Psychic Assault", "Sigilyph", "", "Wall 120", 150},
        {"Psychic Assault", "Sigilyph", "", "Wall", 30},
        {"Hydro Pump", "Swampert +water +Rainbow_Energy", "", "Wall", 120},
        {"Hydro Pump", "Swampert", "", "Wall", 80},
        {"Gravitational Drop", "Bronzong", "", "Tower", 160},
        {"Gravitational Drop", "Bronzong", "", "Wall +Air_Balloon", 40},
        {"Big Tusk", "Walrein 50", "", "Wall", 70},
        {"Big Tusk", "Walrein", "", "Wall", 120},
        {"Big Tusk", "Walrein 140", "", "Wall", 0},
    });
}

TEST_CASE("Attacks - more where something is so", "[cube][attack]") {
    check_rows({
        {"Venoshock", "Bellsprout", "", "Wall poisoned", 50},
        {"Venoshock", "Bellsprout", "", "Wall confused", 10},
        {"Venoshock", "Zubat", "", "Wall poisoned", 70},
        {"Venoshock", "Zubat", "", "Wall", 20},
        {"Freezing Punch", "Crabominable +water", "", "Wall", 160},
        {"Freezing Punch", "Crabominable", "", "Wall", 80},
        {"Freezing Punch", "Crabominable +Rainbow_Energy", "", "Wall", 160},
        {"Metal Arms", "Skarmory +Air_Balloon", "", "Wall", 50},
        {"Metal Arms", "Skarmory", "", "Wall", 10},
        {"Reinforced Needle", "Alolan_Sandslash +Air_Balloon", "", "Wall", 120},
        {"Reinforced Needle", "Alolan_Sandslash", "", "Wall", 60},
    });
}

TEST_CASE("Incineroar and Copperajah - more while a Benched Pokemon has damage counters", "[cube][attack]") {
    const auto dealt = [](const char* attacker, const char* attack, const char* bench) {
        CubeBoard board;
        board.strike(attacker, attack, "Bear", bench);
        return board.hit();
    };
    CHECK(dealt("Incineroar", "Profane Punch", "Cub 10") == 130);
    CHECK(dealt("Incineroar 50", "Profane Punch", "Cub") == 50);
    CHECK(dealt("Copperajah", "Vengeful Stomp", "Cub 10") == 240);
    CHECK(dealt("Copperajah 50", "Vengeful Stomp", "Cub") == 120);
}

TEST_CASE("Gumshoos - Identify does more where the opponent's hand has a Pokemon", "[cube][attack]") {
    CubeBoard with;
    with.their(Where::hand, "fire Bear").strike("Gumshoos", "Identify");
    CHECK(with.hit() == 100);
    CHECK(with.count(EventKind::revealed) == 2);
    CubeBoard without;
    without.their(Where::hand, "fire Hau").strike("Gumshoos", "Identify");
    CHECK(without.hit() == 20);
}

TEST_CASE("Hisuian Avalugg - Mountain Gale does more with a Stadium and discards it", "[cube][attack]") {
    CubeBoard with;
    with.stadium("Rose_Tower", Side::theirs).strike("Hisuian_Avalugg", "Mountain Gale");
    CHECK(with.hit() == 220);
    CHECK(with.their(Where::discard) == "Rose_Tower");
    CubeBoard without;
    without.strike("Hisuian_Avalugg", "Mountain Gale");
    CHECK(without.hit() == 100);
}

TEST_CASE("Machamp - Strong-Arm Lariat may do 100 more and then rests a turn", "[cube][attack]") {
    CubeBoard more;
    more.strike("Machamp", "Strong-Arm Lariat").yes();
    CHECK(more.hit() == 200);
    more.end_turn();
    CHECK(more.why_not_attack("Strong-Arm Lariat") == Clause::C_15_b1);
    more.end_turn().end_turn();
    CHECK(more.may_attack("Strong-Arm Lariat"));
    CubeBoard less;
    less.strike("Machamp", "Strong-Arm Lariat").no();
    CHECK(less.hit() == 100);
    less.end_turn();
    CHECK(less.may_attack("Strong-Arm Lariat"));
}

TEST_CASE("Kingdra - Stream Pump may do 30 more for an energy card back to the hand", "[cube][attack]") {
    CubeBoard more;
    more.strike("Kingdra", "Stream Pump").yes().choose("water");
    CHECK(more.hit() == 80);
    CHECK(more.my(Where::hand) == "water");
    CHECK(more.attached("Kingdra") == "darkness darkness");
    CubeBoard less;
    less.strike("Kingdra", "Stream Pump").no();
    CHECK(less.hit() == 50);
    CHECK(less.my(Where::hand).empty());
}

TEST_CASE("Minior and Alolan Dugtrio - damage that Weakness and Resistance and effects do not change",
          "[cube][attack]") {
    const auto dealt = [](const char* attacker, const char* attack, const char* defender) {
        CubeBoard board;
        board.theirs(defender, "Cub").strike(attacker, attack);
        return board.last(EventKind::damaged).n;
    };
    CHECK(dealt("Minior", "Swift", "Machoke") == 20);
    CHECK(dealt("Minior", "Swift", "Aron") == 20);
    CHECK(dealt("Minior", "Swift", "Kirlia") == 20);                    // Resistance
    CHECK(dealt("Minior", "Swift", "Crabominable") == 20);              // takes 30 less
    CHECK(dealt("Minior", "Swift", "Electabuzz") == 20);                // Weakness
    CHECK(dealt("Alolan_Dugtrio", "Digging Dash", "Cubchoo") == 60);    // Weakness
    CHECK(dealt("Alolan_Dugtrio", "Digging Dash", "Electrike") == 60);  // Resistance
    CHECK(dealt("Alolan_Dugtrio", "Digging Dash", "Crabominable") == 30);
}

}  // namespace
}  // namespace cubenight::test
