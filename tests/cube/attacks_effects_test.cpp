// Attacks with effects: Special Conditions, healing, switching, energy, cards.
#include "tests/cube/cube_board.hpp"

namespace cubenight::test {
namespace {

TEST_CASE("Attacks - Special Conditions on the opponent's Active Pokemon", "[cube][attack]") {
    using enum SpecialCondition;
    struct Row {
        const char* attacker;
        const char* attack;
        const char* coins;
        int dealt;
        std::vector<SpecialCondition> ill;
    };
    const Row rows[] = {
        {"Ivysaur", "Toxic Whip", "", 50, {confused, poisoned}},
        {"Victreebel", "Panic Vine", "", 40, {confused}},
        {"Abomasnow", "Soothing Scent", "T", 80, {asleep}},
        {"Parasect", "Mushroom Tackle", "H", 30, {paralyzed}},
        {"Parasect", "Mushroom Tackle", "T", 30, {}},
        {"Illumise", "Pheromone Signals", "", 20, {confused}},
        {"Monferno", "Super Singe", "T", 20, {burned}},
        {"Infernape", "Burst Punch", "T", 50, {burned}},
        {"Chandelure", "Super Singe", "T", 50, {burned}},
        {"Litwick", "Flickering Flames", "T", 10, {asleep}},
        {"Walrein", "Powder Snow", "T", 60, {asleep}},
        {"Ampharos", "Dazzle Blast", "", 50, {confused}},
        {"Toxtricity", "Poison Shout", "", 20, {poisoned}},
        {"Gastly", "Smog", "", 0, {poisoned}},
        {"Crobat", "Severe Poison", "", 60, {poisoned}},
        {"Bewear", "Split Spiral Punch", "", 40, {confused}},
        {"Loudred", "Cracking Voice", "", 60, {confused}},
        {"Pelipper", "Water Pulse", "T", 80, {asleep}},
        {"Spinda", "Dizzying Spin", "", 10, {confused}},
    };
    for (const Row& row : rows) {
        INFO(row.attacker << " - " << row.attack);
        CubeBoard board;
        board.coins(row.coins).strike(row.attacker, row.attack);
        const auto has = [&](SpecialCondition c) {
            return std::find(row.ill.begin(), row.ill.end(), c) != row.ill.end();
        };
        for (SpecialCondition c : {asleep, burned, confused, paralyzed, poisoned})
            CHECK(board.is("their active", c) == has(c));
        // The Checkup in the opponent's turn has added Poison and Burn.
        const int added = (has(poisoned) ? 10 : 0) + (has(burned) ? 20 : 0);
        CHECK(board.hit() == row.dealt + (row.attacker == std::string("Crobat")      ? 40
                                          : row.attacker == std::string("Infernape") ? 60
                                                                                     : added));
        CubeBoard protected_one;
        protected_one.coins(row.coins).theirs("Wall +Mist_Energy").strike(row.attacker, row.attack);
        CHECK(protected_one.at("their active").conditions == 0);
        CHECK(protected_one.hit() == row.dealt);
    }
}

TEST_CASE("Porygon-Z and Purugly - a Special Condition on the attacker", "[cube][attack]") {
    CubeBoard tantrum;
    tantrum.strike("Porygon-Z", "Tantrum");
    CHECK(tantrum.hit() == 120);
    CHECK(tantrum.is("Porygon-Z", SpecialCondition::confused));
    CubeBoard caturday;
    caturday.strike("Purugly", "Caturday");
    CHECK(caturday.my(Where::hand) == "fire fire fire");
    CHECK(caturday.is("Purugly", SpecialCondition::asleep));
    CubeBoard no_deck;
    no_deck.my(Where::deck, "").strike("Purugly", "Caturday");
    CHECK_FALSE(no_deck.is("Purugly", SpecialCondition::asleep));
}

TEST_CASE("Attacks - heal the attacker", "[cube][attack]") {
    struct Row {
        const char* attacker;
        const char* attack;
        int dealt;
        int healed;
    };
    const Row rows[] = {
        {"Gloom 60", "Absorb", 30, 30},           {"Spewpa 60", "Grass Cocooning", 0, 40},
        {"Slurpuff 60", "Draining Kiss", 30, 30}, {"Beheeyem 60", "Calm Mind", 0, 40},
        {"Golbat 60", "Leech Life", 40, 40},
    };
    for (const Row& row : rows) {
        INFO(row.attacker << " - " << row.attack);
        CubeBoard board;
        board.strike(row.attacker, row.attack, "Bear 50");
        CHECK(board.hit() == row.dealt);
        CHECK(board.damage("my active") == 60 - row.healed);
        CHECK(board.damage("my Bear") == 50);
    }
}

TEST_CASE("Golbat - Leech Life heals what was dealt", "[cube][attack]") {
    CubeBoard weak;
    weak.theirs("Kirlia").strike("Golbat 70", "Leech Life");
    CHECK(weak.hit() == 80);
    CHECK(weak.damage("Golbat") == 0);
    CubeBoard less;
    less.theirs("Crabominable").strike("Golbat 70", "Leech Life");
    CHECK(less.hit() == 40 * 2 - 30);
    CHECK(less.damage("Golbat") == 20);
}

TEST_CASE("Vivillon - Vital Powder heals all damage of two Benched Pokemon", "[cube][attack]") {
    CubeBoard board;
    board.strike("Vivillon 50", "Vital Powder", "Bear 90", "Cub 20", "Wall 200").choose("my Wall").choose("my Bear");
    CHECK(board.damage("my Wall") == 0);
    CHECK(board.damage("my Bear") == 0);
    CHECK(board.damage("my Cub") == 20);
    CHECK(board.damage("Vivillon") == 50);
}

TEST_CASE("Attacks - switch the attacker with a Benched Pokemon", "[cube][attack]") {
    struct Row {
        const char* attacker;
        const char* attack;
        const char* coins;
        int dealt;
    };
    const Row rows[] = {
        {"Bellossom", "Flower Spin", "HTH", 160},
        {"Bellossom", "Flower Spin", "TTT", 0},
        {"Petilil", "Spin Turn", "", 10},
        {"Hisuian_Lilligant", "Twister Lutz", "", 20},
        {"Ralts", "Teleportation Burst", "", 10},
        {"Kirlia", "Teleportation Burst", "", 30},
        {"Reuniclus", "Telekinesis of Nobility", "", 70},
        {"Alolan_Sandshrew", "Run Around", "", 0},
    };
    for (const Row& row : rows) {
        INFO(row.attacker << " - " << row.attack << " " << row.coins);
        CubeBoard board;
        board.coins(row.coins)
            .strike(std::string(row.attacker) + " poisoned", row.attack, "Bear", "Cub")
            .choose("my Cub");
        CHECK(board.hit() == row.dealt);
        CHECK(board.name("my active") == "Cub");
        CHECK(board.at(row.attacker).conditions == 0);
        CubeBoard alone;
        alone.coins(row.coins).strike(row.attacker, row.attack);
        CHECK(alone.name("my active") == row.attacker);
        CHECK(alone.match().turn_seat == pokemon::seat1);
    }
}

TEST_CASE("Manectric - Strafe may switch", "[cube][attack]") {
    CubeBoard board;
    board.strike("Manectric", "Strafe", "Bear", "Cub").yes().choose("my Cub");
    CHECK(board.hit() == 30);
    CHECK(board.name("my active") == "Cub");
    CubeBoard declined;
    declined.strike("Manectric", "Strafe", "Bear").no();
    CHECK(declined.name("my active") == "Manectric");
}

TEST_CASE("Raticate - Escaping Incisors switches after hitting an Evolution", "[cube][attack]") {
    CubeBoard evolution;
    evolution.theirs("Tower").strike("Raticate", "Escaping Incisors", "Bear", "Cub").choose("my Cub");
    CHECK(evolution.hit() == 70);
    CHECK(evolution.name("my active") == "Cub");
    CubeBoard basic;
    basic.strike("Raticate", "Escaping Incisors", "Bear");
    CHECK(basic.hit() == 70);
    CHECK(basic.name("my active") == "Raticate");
}

TEST_CASE("Whismur - Wail has the opponent switch", "[cube][attack]") {
    CubeBoard board;
    board.theirs("Wall", "Bear", "Cub").strike("Whismur", "Wail");
    CHECK(board.asks(Side::theirs, ChoiceKind::pick_pokemon));
    board.choose("their Cub");
    CHECK(board.damage("their Wall") == 40);
    CHECK(board.name("their active") == "Cub");
}

TEST_CASE("Attacks - discard energy of the attacker", "[cube][attack]") {
    struct Row {
        const char* attacker;
        const char* attack;
        int dealt;
        std::vector<const char*> chosen;
        const char* left;
    };
    const Row rows[] = {
        {"Incineroar +Rainbow_Energy", "Flare Blitz", 180, {}, "darkness"},
        {"Charizard +water", "Flare Blitz", 170, {}, "water darkness darkness"},
        {"Charmeleon", "Flamethrower", 100, {"fire"}, "fire darkness darkness"},
        {"Torkoal", "Flamethrower", 130, {"darkness"}, "fire darkness darkness"},
        {"Eelektross +water", "Extreme Current", 160, {"water", "darkness"}, "lightning"},
        {"Lanturn", "Strong Volt", 160, {"lightning", "lightning"}, "darkness"},
        {"Metagross", "Luster Blast", 200, {"metal", "darkness"}, "darkness darkness"},
        {"Staraptor", "Power Blast", 180, {"darkness"}, "darkness darkness"},
    };
    for (const Row& row : rows) {
        INFO(row.attacker << " - " << row.attack);
        CubeBoard board;
        board.strike(row.attacker, row.attack);
        for (const char* card : row.chosen) board.choose(card);
        CHECK(board.hit() == row.dealt);
        CHECK(board.attached("my active") == row.left);
    }
    CubeBoard two_in_one;
    two_in_one.mine("Lanturn +Double_Colorless_Energy +lightning +lightning")
        .attack("Strong Volt")
        .choose("Double_Colorless_Energy");
    CHECK(two_in_one.attached("Lanturn") == "lightning lightning");
}

TEST_CASE("Attacks - discard energy of the opponent's Active Pokemon", "[cube][attack]") {
    CubeBoard heads;
    heads.theirs("Wall +fire +water", "Bear +fire").coins("H").strike("Torracat", "Swagger").choose("water");
    CHECK(heads.attached("their active") == "fire");
    CubeBoard tails;
    tails.theirs("Wall +fire").coins("T").strike("Torracat", "Swagger");
    CHECK(tails.attached("their active") == "fire");
    CubeBoard crunch;
    crunch.theirs("Wall +fire +water").strike("Feraligatr", "Crunch").choose("fire");
    CHECK(crunch.hit() == 140);
    CHECK(crunch.attached("their active") == "water");
    CubeBoard drill;
    drill.theirs("Wall +fire +water +grass")
        .coins("H")
        .strike("Fearow", "Drill Run Double")
        .choose("fire")
        .choose("grass");
    CHECK(drill.hit() == 70);
    CHECK(drill.attached("their active") == "water");
    CubeBoard firefighting;
    firefighting.theirs("Wall +fire +water").strike("Pelipper", "Firefighting");
    CHECK(firefighting.hit() == 30);
    CHECK(firefighting.attached("their active") == "water");
    CubeBoard no_fire;
    no_fire.theirs("Wall +water").strike("Pelipper", "Firefighting");
    CHECK(no_fire.attached("their active") == "water");
}

TEST_CASE("Gallade and Talonflame - energy away from the attacker", "[cube][attack]") {
    CubeBoard slice;
    slice.strike("Gallade", "Swirling Slice", "Bear", "Cub").choose("psychic").choose("my Cub");
    CHECK(slice.hit() == 160);
    CHECK(slice.attached("my Cub") == "psychic");
    CubeBoard alone;
    alone.strike("Gallade", "Swirling Slice");
    if (alone.asks(Side::mine, ChoiceKind::pick_card)) alone.choose("psychic");
    CHECK(alone.attached("Gallade") == "psychic darkness darkness");
    CubeBoard loop;
    loop.strike("Talonflame +Air_Balloon", "Loop-the-Loop");
    CHECK(loop.hit() == 90);
    CHECK(loop.attached("Talonflame") == "Air_Balloon");
    CHECK(loop.my(Where::hand) == "darkness darkness");
}

}  // namespace
}  // namespace cubenight::test
