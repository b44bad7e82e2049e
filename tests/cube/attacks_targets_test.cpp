// Attacks that hit elsewhere: the Bench, all, the attacker itself; damage counters and Knock Outs.
#include "tests/cube/cube_board.hpp"

namespace cubenight::test {
namespace {

TEST_CASE("Attacks - damage to one Benched Pokemon of the opponent without Weakness and Resistance", "[cube][attack]") {
    struct Row {
        const char* attacker;
        const char* attack;
        int active;
        int bench;
        const char* weak;
    };
    const Row rows[] = {
        {"Rapidash", "Overrun", 30, 30, "Bulbasaur"},  {"Heatran", "Lava Burn", 60, 30, "Bulbasaur"},
        {"Marshtomp", "Muddy Water", 20, 20, "Tepig"}, {"Clawitzer", "Snipe Shot", 0, 50, "Tepig"},
        {"Stoutland", "Overrun", 110, 30, "Bear"},
    };
    for (const Row& row : rows) {
        INFO(row.attacker << " - " << row.attack);
        CubeBoard board;
        board.theirs("Wall", "Bear", row.weak).strike(row.attacker, row.attack).choose("their bench 2");
        CHECK(board.hit() == row.active);
        CHECK(board.damage("their bench 2") == row.bench);
        CHECK(board.damage("their bench 1") == 0);
        CubeBoard alone;
        alone.strike(row.attacker, row.attack);
        CHECK(alone.hit() == row.active);
    }
}

TEST_CASE("Attacks - damage to one or two Pokemon of the opponent with Weakness for the Active one only",
          "[cube][attack]") {
    struct Row {
        const char* attacker;
        const char* attack;
        int damage;
        int targets;
        const char* weak;
    };
    const Row rows[] = {
        {"Kingdra", "Water Arrow", 30, 1, "Camerupt"}, {"Morpeko", "Targeted Spark", 30, 1, "Feraligatr"},
        {"Camerupt", "Split Bomb", 50, 2, "Venusaur"}, {"Dewgong", "Dual Blizzard", 60, 2, "Camerupt"},
        {"Kyogre", "Dual Splash", 30, 2, "Camerupt"},
    };
    for (const Row& row : rows) {
        INFO(row.attacker << " - " << row.attack);
        CubeBoard board;
        board.theirs(row.weak, row.weak, "Wall").strike(row.attacker, row.attack).choose("their active");
        if (row.targets == 2) board.choose("their bench 1");
        CHECK(board.hit() == 2 * row.damage);
        CHECK(board.damage("their bench 1") == (row.targets == 2 ? row.damage : 0));
        CHECK(board.damage("their bench 2") == 0);
        CubeBoard bench;
        bench.theirs("Wall", row.weak, "Wall").strike(row.attacker, row.attack).choose("their bench 1");
        if (row.targets == 2) bench.choose("their bench 2");
        CHECK(bench.hit() == 0);
        CHECK(bench.damage("their bench 1") == row.damage);
    }
}

TEST_CASE("Dewgong - Dual Blizzard discards two energy", "[cube][attack]") {
    CubeBoard board;
    board.theirs("Wall", "Bear").strike("Dewgong +water", "Dual Blizzard").choose("water").choose("darkness");
    CHECK(board.attached("Dewgong") == "darkness darkness");
    CHECK(board.hit() == 60);
    CHECK(board.damage("their Bear") == 60);
}

TEST_CASE("Attacks - damage to each Pokemon of the opponent with Weakness for the Active one only", "[cube][attack]") {
    struct Row {
        const char* attacker;
        const char* attack;
        int damage;
        const char* weak;
    };
    const Row rows[] = {
        {"Hisuian_Lilligant", "Twister Lutz", 20, "Coalossal"},
        {"Toxtricity", "Poison Shout", 20, "Feraligatr"},
        {"Palossand", "Sandpot Trap", 30, "Ampharos"},
        {"Spinda", "Dizzying Spin", 10, ""},
    };
    for (const Row& row : rows) {
        INFO(row.attacker << " - " << row.attack);
        const std::string weak = *row.weak ? row.weak : "Wall";
        CubeBoard board;
        board.coins("T").theirs(weak, weak, "Wall").strike(row.attacker, row.attack);
        CHECK(board.last(EventKind::damaged).n == row.damage);
        CHECK(board.damage("their bench 1") == row.damage);
        CHECK(board.damage("their bench 2") == row.damage);
        int dealt = 0;
        for (const Event& event : board.events())
            if (event.type == EventKind::damaged && event.slot == board.match().seats[pokemon::seat1].active)
                dealt = event.n;
        CHECK(dealt == (*row.weak ? 2 : 1) * row.damage);
    }
}

TEST_CASE("Exploud - Dangerous Concert hits each damaged Benched Pokemon", "[cube][attack]") {
    CubeBoard board;
    board.theirs("Wall", "Bear 10", "Cub", "Bear 40").strike("Exploud", "Dangerous Concert");
    CHECK(board.hit() == 80);
    CHECK(board.damage("their bench 1") == 40);
    CHECK(board.damage("their bench 2") == 0);
    CHECK(board.damage("their bench 3") == 70);
}

TEST_CASE("Attacks - damage to the attacker itself", "[cube][attack]") {
    struct Row {
        const char* attacker;
        const char* attack;
        int dealt;
        int own;
    };
    const Row rows[] = {
        {"Yanmega", "Nosedive", 120, 30},      {"Blastoise", "Hydro Tackle", 150, 30},
        {"Floatzel", "Aqua Bomb", 120, 30},    {"Beartic", "Frozen Slice", 150, 50},
        {"Shinx", "Thunder Jolt", 30, 10},     {"Alolan_Golem", "Megaton Fall", 160, 40},
        {"Heliolisk", "Wild Charge", 150, 50}, {"Golem", "Double-Edge", 160, 30},
        {"Rhyhorn", "Take Down", 70, 20},      {"Rhydon", "Take Down", 120, 30},
    };
    for (const Row& row : rows) {
        INFO(row.attacker << " - " << row.attack);
        CubeBoard board;
        board.strike(row.attacker, row.attack, "Bear");
        CHECK(board.hit() == row.dealt);
        CHECK(board.damage("my active") == row.own);
        CHECK(board.damage("my Bear") == 0);
    }
}

TEST_CASE("Alolan Geodude - Self-Destruct knocks itself out", "[cube][attack]") {
    CubeBoard board;
    board.strike("Alolan_Geodude", "Self-Destruct", "Bear");
    CHECK(board.hit() == 60);
    CHECK(board.name("my active") == "Bear");
    CHECK(board.prizes_left(Side::theirs) == 5);
}

TEST_CASE("Minior - Cosmicsplosion knocks itself out", "[cube][attack]") {
    CubeBoard board;
    board.strike("Minior", "Cosmicsplosion", "Bear");
    CHECK(board.hit() == 190);
    CHECK(board.name("my active") == "Bear");
    CHECK(board.prizes_left(Side::theirs) == 5);
}

TEST_CASE("Manectric - Flash Impact also hits an own Benched Pokemon", "[cube][attack]") {
    CubeBoard board;
    board.strike("Manectric", "Flash Impact", "Bear", "Wall").choose("my Wall");
    CHECK(board.hit() == 150);
    CHECK(board.damage("my Wall") == 30);
    CHECK(board.damage("my Bear") == 0);
    CubeBoard weak;
    weak.strike("Manectric", "Flash Impact", "Golem");
    CHECK(weak.damage("Golem") == 30);
    CubeBoard alone;
    alone.strike("Manectric", "Flash Impact");
    CHECK(alone.hit() == 150);
}

TEST_CASE("Rhyperior - Break Ground hits each own Benched Pokemon", "[cube][attack]") {
    CubeBoard board;
    board.strike("Rhyperior", "Break Ground", "Bear", "Cub", "Alolan_Geodude");
    CHECK(board.hit() == 160);
    for (const char* name : {"my Bear", "my Cub", "my Alolan_Geodude"}) CHECK(board.damage(name) == 20);
    CHECK(board.damage("Rhyperior") == 0);
}

TEST_CASE("Duosion - Cell Spear puts two counters on a Benched Pokemon", "[cube][attack]") {
    CubeBoard board;
    board.theirs("Wall", "Bear", "Cub").strike("Duosion", "Cell Spear").choose("their Bear");
    CHECK(board.hit() == 20);
    CHECK(board.damage("their Bear") == 20);
    CubeBoard alone;
    alone.strike("Duosion", "Cell Spear");
    CHECK(alone.hit() == 20);
}

TEST_CASE("Haunter and Banette - spread damage counters on the opponent's Pokemon", "[cube][attack]") {
    CubeBoard drop;
    drop.theirs("Wall", "Bear", "Cub 10")
        .strike("Haunter", "Cursed Drop")
        .choose("their Cub")
        .choose("their Cub")
        .choose("their Wall");
    CHECK(drop.hit() == 10);
    CHECK_FALSE(drop.in_play("their Cub"));
    CHECK(drop.prizes_left(Side::mine) == 5);
    CubeBoard two;
    two.theirs("Wall", "Bear")
        .strike("Haunter", "Cursed Drop")
        .choose("their Bear")
        .choose("their Wall")
        .choose("their Bear");
    CHECK(two.hit() == 10);
    CHECK(two.damage("their Bear") == 20);
    CubeBoard show;
    show.theirs("Wall", "Bear", "Bear")
        .strike("Banette", "Enemy Show")
        .choose("their bench 1")
        .choose("their bench 1")
        .choose("their active");
    CHECK(show.damage("their bench 1") == 20);
    CHECK(show.hit() == 10);
    CHECK(show.count(EventKind::counters) == 3);  // one for each Pokémon in play
}

TEST_CASE("Gengar - Screaming Circle puts two counters on the Active Pokemon for each Benched one", "[cube][attack]") {
    CubeBoard board;
    board.theirs("Wall", "Bear", "Cub", "Cub").strike("Gengar", "Screaming Circle");
    CHECK(board.hit() == 60);
    CHECK(board.count(EventKind::damaged) == 0);
    CubeBoard alone;
    alone.strike("Gengar", "Screaming Circle");
    CHECK(alone.hit() == 0);
}

}  // namespace
}  // namespace cubenight::test
