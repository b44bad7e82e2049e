// Attacks about cards: drawing, searching, attaching, looking at hands, discarding the deck.
#include "tests/cube/cube_board.hpp"

namespace cubenight::test {
namespace {

TEST_CASE("Attacks - draw cards", "[cube][attack]") {
    struct Row {
        const char* attacker;
        const char* attack;
        int dealt;
        std::size_t drawn;
    };
    const Row rows[] = {
        {"Qwilfish", "Collect", 0, 1}, {"Tapu_Koko", "Allure", 0, 2},   {"Passimian", "Spike Draw", 20, 2},
        {"Klefki", "Unlock", 10, 2},   {"Porygon", "Quick Draw", 0, 1}, {"Porygon2", "Double Draw", 0, 2},
    };
    for (const Row& row : rows) {
        INFO(row.attacker << " - " << row.attack);
        CubeBoard board;
        board.my(Where::hand, "Bear").strike(row.attacker, row.attack);
        CHECK(board.hit() == row.dealt);
        CHECK(board.match().seats[pokemon::seat0].hand.size() == 1 + row.drawn);
        CubeBoard no_deck;
        no_deck.my(Where::deck, "").strike(row.attacker, row.attack);
        CHECK(no_deck.hit() == row.dealt);
    }
}

TEST_CASE("Attacks - shuffle the hand into the deck and draw", "[cube][attack]") {
    struct Row {
        const char* attacker;
        const char* attack;
        std::size_t drawn;
    };
    const Row rows[] = {
        {"Luvdisc", "Emotional Draw", 5}, {"Wishiwashi", "Deep Sea Swirl", 8}, {"Hawlucha", "Windfall", 5}};
    for (const Row& row : rows) {
        INFO(row.attacker << " - " << row.attack);
        CubeBoard board;
        board.my(Where::hand, "Bear Cub").strike(row.attacker, row.attack);
        CHECK(board.match().seats[pokemon::seat0].hand.size() == row.drawn);
        CHECK(board.match().seats[pokemon::seat0].deck.size() == 12 - row.drawn);
        CHECK(board.count(EventKind::shuffled) == 1);
        CubeBoard empty_hand;
        empty_hand.strike(row.attacker, row.attack);
        CHECK(empty_hand.match().seats[pokemon::seat0].hand.size() == row.drawn);
    }
}

TEST_CASE("Attacks - search the deck for cards to the hand", "[cube][attack]") {
    struct Row {
        const char* attacker;
        const char* attack;
        const char* deck;
        const char* offered;
        std::vector<const char*> taken;
        int shown;
    };
    const Row rows[] = {
        {"Durant",
         "Energy Digging",
         "fire Bear Draw_Energy water grass",
         "done fire grass water",
         {"water", "fire"},
         2},
        {"Tynamo", "Call Sign", "Mareep Bear Eelektrik Potion", "Eelektrik Mareep done", {"Eelektrik"}, 1},
        {"Klink", "Call Sign", "Mareep Bear Potion", "Bear Mareep done", {"Mareep"}, 1},
        {"Electrode",
         "Orb Collector",
         "fire Bear Draw_Energy water grass",
         "Draw_Energy done fire grass water",
         {"Draw_Energy", "fire", "water"},
         3},
        {"Uxie", "Wise Guidance", "Bear Potion", "Bear Potion", {"Potion"}, 0},
        {"Carbink",
         "Lucky Find",
         "Potion Hau Bear Super_Rod Switch",
         "Potion Super_Rod Switch done",
         {"Switch", "Potion"},
         2},
    };
    for (const Row& row : rows) {
        INFO(row.attacker << " - " << row.attack);
        CubeBoard board;
        board.my(Where::deck, row.deck).strike(row.attacker, row.attack);
        CHECK(board.offered() == row.offered);
        for (const char* card : row.taken) board.choose(card);
        CHECK(board.match().seats[pokemon::seat0].hand.size() == row.taken.size());
        CHECK(board.count(EventKind::revealed) == row.shown);
        CHECK(board.count(EventKind::shuffled) == 1);
        CHECK(board.match().turn_seat == pokemon::seat1);
    }
}

TEST_CASE("Indeedee - Call for Family benches up to two Basic Pokemon of the deck", "[cube][attack]") {
    CubeBoard board;
    board.my(Where::deck, "Bear Gloom Cub fire Wall").strike("Indeedee", "Call for Family");
    CHECK(board.offered() == "Bear Cub Wall done");
    board.choose("Cub").choose("Bear");
    CHECK(board.match().seats[pokemon::seat0].bench.size() == 2);
    CubeBoard full;
    full.my(Where::deck, "Bear").strike("Indeedee", "Call for Family", "Cub", "Cub", "Cub", "Cub", "Cub");
    CHECK(full.my(Where::deck) == "Bear");
    CHECK(full.match().turn_seat == pokemon::seat1);
}

TEST_CASE("Charmander and Talonflame - attach a Fire energy card of the deck to themselves", "[cube][attack]") {
    CubeBoard tail;
    tail.my(Where::deck, "water fire Bear").strike("Charmander", "Tail on Fire", "Bear");
    CHECK(tail.offered() == "done fire");
    tail.choose("fire");
    CHECK(tail.hit() == 10);
    CHECK(tail.attached("Charmander") == "fire fire");
    CHECK(tail.count(EventKind::shuffled) == 1);
    CubeBoard charge;
    charge.my(Where::deck, "water fire Bear").strike("Talonflame", "Flame Charge").choose("fire");
    CHECK(charge.hit() == 30);
    CHECK(charge.attached("Talonflame") == "darkness fire");
}

TEST_CASE("Darmanitan - Heat Assist attaches up to three Fire energy cards of the hand", "[cube][attack]") {
    CubeBoard board;
    board.my(Where::hand, "fire fire water fire fire").strike("Darmanitan", "Heat Assist", "Bear", "Cub");
    CHECK(board.offered() == "done fire fire fire fire");
    board.choose("fire").choose("fire").choose("fire");
    board.spread({{"fire", "my Cub"}, {"fire", "my Cub"}, {"fire", "Darmanitan"}});
    CHECK(board.attached("my Cub") == "fire fire");
    CHECK(board.attached("Darmanitan") == "fire fire");
    CHECK(board.my(Where::hand) == "water fire");
}

TEST_CASE("Lunatone - Cycle Draw discards a card and draws three", "[cube][attack]") {
    CubeBoard board;
    board.my(Where::hand, "Bear Cub").strike("Lunatone", "Cycle Draw").choose("Cub");
    CHECK(board.my(Where::hand) == "Bear fire fire fire");
    CHECK(board.my(Where::discard) == "Cub");
    CubeBoard empty_hand;
    empty_hand.strike("Lunatone", "Cycle Draw");
    CHECK(empty_hand.my(Where::hand).empty());
}

TEST_CASE("Detective Pikachu and Starly - the opponent reveals their hand", "[cube][attack]") {
    CubeBoard scout;
    scout.their(Where::hand, "Bear fire Hau").strike("Detective_Pikachu", "Scout");
    CHECK(scout.count(EventKind::revealed) == 3);
    CHECK(scout.hit() == 0);
    CubeBoard search;
    search.their(Where::hand, "Bear fire").strike("Starly", "Bug Search");
    CHECK(search.count(EventKind::revealed) == 2);
}

TEST_CASE("Heatran - Heat Bazooka discards the top five cards of the own deck", "[cube][attack]") {
    CubeBoard board;
    board.strike("Heatran", "Heat Bazooka");
    CHECK(board.hit() == 150);
    CHECK(board.my(Where::discard) == "fire fire fire fire fire");
    CubeBoard three;
    three.my(Where::deck, "fire water grass").strike("Heatran", "Heat Bazooka");
    CHECK(three.match().seats[pokemon::seat0].discard.size() == 3);
    CHECK(three.match().turn_seat == pokemon::seat1);
}

}  // namespace
}  // namespace cubenight::test
