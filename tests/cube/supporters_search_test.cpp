// Supporters that look for cards in the deck.
#include "tests/cube/cube_board.hpp"

namespace cubenight::test {
namespace {

TEST_CASE("Supporters that search - offer what they name and take so many", "[cube][supporter]") {
    struct Row {
        const char* card;
        const char* deck;
        const char* offered;
        std::vector<const char*> taken;
        bool shown;
    };
    const Row rows[] = {
        {"Lady",
         "fire Draw_Energy water Bear grass metal psychic",
         "done fire grass metal psychic water",
         {"fire", "grass", "metal", "water"},
         true},
        {"Pokémon_Fan_Club", "Bear Gloom Cub Hau Wall", "Bear Cub Wall done", {"Wall", "Bear"}, true},
        {"Professor_Elm's_Lecture",
         "Bear Oddish Gloom Cub Hau Chinchou Tynamo",
         "Chinchou Cub Oddish Tynamo done",
         {"Oddish", "Cub", "Chinchou"},
         true},
        {"Skyla",
         "Bear Hau Potion Rose_Tower Air_Balloon fire",
         "Air_Balloon Hau Potion Rose_Tower done",
         {"Rose_Tower"},
         true},
        {"Green's_Exploration",
         "Bear Hau Potion Rose_Tower fire",
         "Hau Potion Rose_Tower done",
         {"Potion", "Hau"},
         true},
        {"Steven's_Resolve", "Bear Hau fire", "Bear Hau fire", {"Bear", "Hau", "fire"}, false},
        {"Jasmine", "Klink Klang fire Bear Meltan", "Klang Klink Meltan done", {"Klang"}, true},
    };
    for (const Row& row : rows) {
        INFO(row.card);
        CubeBoard board;
        board.my(Where::hand, row.card).my(Where::deck, row.deck).play(row.card);
        CHECK(board.offered() == row.offered);
        for (const char* name : row.taken) board.choose(name);
        CHECK(board.match().seats[pokemon::seat0].hand.size() == row.taken.size());
        CHECK(board.count(EventKind::revealed) == (row.shown ? static_cast<int>(row.taken.size()) : 0));
        // A deck of no cards is not told as shuffled (JA E-35.b3).
        CHECK(board.count(EventKind::shuffled) == (board.match().seats[pokemon::seat0].deck.empty() ? 0 : 1));
        CHECK(board.my(Where::discard) == row.card);
        CubeBoard no_deck;
        no_deck.my(Where::hand, row.card).my(Where::deck, "");
        if (std::string_view(row.card) != "Steven's_Resolve")
            CHECK(no_deck.why_not_play(row.card) == Clause::I_B_02_proc_1);
    }
}

TEST_CASE("Supporters that search - shuffle although nothing was taken", "[cube][supporter]") {
    for (const char* card : {"Lady", "Pokémon_Fan_Club", "Skyla", "Jasmine"}) {
        CubeBoard board;
        board.my(Where::hand, card).my(Where::deck, "fire Bear Hau Klink").play(card).done();
        CHECK(board.my(Where::hand).empty());
        CHECK(board.count(EventKind::shuffled) == 1);
    }
}

TEST_CASE("Professor Oak's Setup - benches up to three Basic Pokemon of different types", "[cube][supporter]") {
    CubeBoard board;
    board.my(Where::hand, "Professor_Oak's_Setup")
        .my(Where::deck, "Oddish Bulbasaur Tepig Gloom Mudkip Litten")
        .play("Professor_Oak's_Setup");
    CHECK(board.offered() == "Bulbasaur Litten Mudkip Oddish Tepig done");
    board.choose("Oddish");
    CHECK(board.offered() == "Litten Mudkip Tepig done");
    board.choose("Tepig").choose("Mudkip");
    CHECK(board.match().seats[pokemon::seat0].bench.size() == 3);
    CubeBoard one_place;
    one_place.mine("Bear", "Cub", "Cub", "Cub", "Cub")
        .my(Where::hand, "Professor_Oak's_Setup")
        .my(Where::deck, "Oddish Tepig Mudkip");
    one_place.play("Professor_Oak's_Setup").choose("Tepig");
    CHECK(one_place.match().seats[pokemon::seat0].bench.size() == 5);
    CubeBoard full;
    full.mine("Bear", "Cub", "Cub", "Cub", "Cub", "Cub")
        .my(Where::hand, "Professor_Oak's_Setup")
        .my(Where::deck, "Oddish");
    CHECK(full.why_not_play("Professor_Oak's_Setup") == Clause::I_B_02_proc_1);
}

TEST_CASE("Jasmine - five Metal Pokemon in the first turn of the second player", "[cube][supporter]") {
    CubeBoard board;
    board.their(Where::hand, "Jasmine")
        .their(Where::deck, "Klink Klang Meltan Aron Lairon Beldum")
        .turn(2, Side::theirs)
        .play("Jasmine");
    for (const char* name : {"Klink", "Klang", "Meltan", "Aron", "Lairon"}) board.choose(name);
    CHECK(board.match().seats[pokemon::seat1].hand.size() == 5);
    CHECK(board.count(EventKind::shuffled) == 1);
}

TEST_CASE("Volkner and Irida - take one card of each of two kinds", "[cube][supporter]") {
    CubeBoard volkner;
    volkner.my(Where::hand, "Volkner").my(Where::deck, "Potion Hau lightning fire Mareep").play("Volkner");
    CHECK(volkner.offered() == "Potion done");
    volkner.choose("Potion");
    CHECK(volkner.offered() == "done lightning");
    volkner.choose("lightning");
    CHECK(volkner.match().seats[pokemon::seat0].hand.size() == 2);
    CubeBoard irida;
    irida.my(Where::hand, "Irida").my(Where::deck, "Potion Hau Mudkip water").play("Irida");
    CHECK(irida.offered() == "Mudkip done");
    irida.choose("Mudkip").choose("Potion");
    CHECK(irida.match().seats[pokemon::seat0].hand.size() == 2);
    CHECK(irida.count(EventKind::revealed) == 2);
}

TEST_CASE("Green's Exploration - not with a Pokemon that has an ability", "[cube][supporter]") {
    CubeBoard board;
    board.mine("Bear", "Togepi").my(Where::hand, "Green's_Exploration");
    CHECK(board.why_not_play("Green's_Exploration") == Clause::I_B_02_proc_1);
    CubeBoard theirs;
    theirs.theirs("Wall", "Togepi").my(Where::hand, "Green's_Exploration");
    CHECK(theirs.may_play("Green's_Exploration"));
}

TEST_CASE("Rosa - a Pokemon and a Trainer and a basic energy after a Knock Out in the opponent's last turn",
          "[cube][supporter]") {
    CubeBoard board;
    board.mine("Cub 20", "Bear")
        .theirs("Wall")
        .my(Where::hand, "Rosa")
        .my(Where::deck, "fire Gloom Hau water Draw_Energy")
        .their_turn()
        .attack("Hit");
    board.play("Rosa");
    CHECK(board.offered() == "Gloom done");
    board.choose("Gloom").choose("Hau");
    CHECK(board.offered() == "done water");
    board.choose("water");
    CHECK(board.match().seats[pokemon::seat0].hand.size() == 4);
    CubeBoard no_knock_out;
    no_knock_out.my(Where::hand, "Rosa");
    CHECK(no_knock_out.why_not_play("Rosa") == Clause::I_B_02_proc_1);
}

TEST_CASE("Dana - up to two cards against a Stage 2", "[cube][supporter]") {
    CubeBoard board;
    board.theirs("Spire")
        .my(Where::hand, "Dana")
        .my(Where::deck, "Bear fire Hau")
        .play("Dana")
        .choose("Bear")
        .choose("Hau");
    CHECK(board.match().seats[pokemon::seat0].hand.size() == 2);
    CHECK(board.count(EventKind::revealed) == 0);
    CubeBoard stage1;
    stage1.theirs("Tower").my(Where::hand, "Dana");
    CHECK(stage1.why_not_play("Dana") == Clause::I_B_02_proc_1);
}

TEST_CASE("Red's Challenge - two other cards of the hand for any card of the deck", "[cube][supporter]") {
    CubeBoard board;
    board.my(Where::hand, "Red's_Challenge Bear Cub").my(Where::deck, "fire Hau").play("Red's_Challenge").choose("Hau");
    CHECK(board.my(Where::hand) == "Hau");
    CHECK(board.match().seats[pokemon::seat0].discard.size() == 3);
    CubeBoard one;
    one.my(Where::hand, "Red's_Challenge Bear");
    CHECK(one.why_not_play("Red's_Challenge") == Clause::I_B_02_proc_1);
}

TEST_CASE("Steven's Resolve - ends the turn", "[cube][supporter]") {
    CubeBoard board;
    board.my(Where::hand, "Steven's_Resolve")
        .my(Where::deck, "Bear Hau fire Cub")
        .play("Steven's_Resolve")
        .choose("Bear")
        .choose("Hau")
        .choose("fire");
    CHECK(board.match().turn_seat == pokemon::seat1);
    CHECK(board.match().seats[pokemon::seat0].hand.size() == 3);
}

TEST_CASE("Professor Burnet - discards up to two cards of the deck", "[cube][supporter]") {
    CubeBoard board;
    board.my(Where::hand, "Professor_Burnet")
        .my(Where::deck, "Bear Hau fire")
        .play("Professor_Burnet")
        .choose("Bear")
        .choose("fire");
    CHECK(board.match().seats[pokemon::seat0].discard.size() == 3);
    CHECK(board.my(Where::deck) == "Hau");
}

TEST_CASE("Janine - takes two of the top four cards", "[cube][supporter]") {
    CubeBoard board;
    board.my(Where::hand, "Janine").my(Where::deck, "Bear Hau fire Cub water").play("Janine");
    CHECK(board.offered() == "Bear Cub Hau fire");
    board.choose("Cub").choose("Hau");
    CHECK(board.match().seats[pokemon::seat0].hand.size() == 2);
    CHECK(board.count(EventKind::shuffled) == 1);
    CubeBoard one;
    one.my(Where::hand, "Janine").my(Where::deck, "Bear").play("Janine");
    CHECK(one.my(Where::hand) == "Bear");
}

TEST_CASE("Bill's Analysis and Candice - take what they name of the top seven cards", "[cube][supporter]") {
    CubeBoard bill;
    bill.my(Where::hand, "Bill's_Analysis")
        .my(Where::deck, "Bear Hau fire Potion Rose_Tower fire fire Cynthia")
        .play("Bill's_Analysis")
        .yes();
    CHECK(bill.offered() == "Hau Potion Rose_Tower done");
    bill.choose("Hau").choose("Potion");
    CHECK(bill.match().seats[pokemon::seat0].hand.size() == 2);
    CHECK(bill.count(EventKind::revealed) == 2);
    CubeBoard candice;
    candice.my(Where::hand, "Candice").my(Where::deck, "Mudkip Marshtomp fire water Potion Bear Unit_Energy_GRW water");
    candice.play("Candice").yes();
    CHECK(candice.offered() == "Marshtomp Mudkip done water");
    candice.choose("Marshtomp").choose("Mudkip").choose("water");
    CHECK(candice.match().seats[pokemon::seat0].hand.size() == 3);
    CHECK(candice.count(EventKind::shuffled) == 1);
    CubeBoard declined;
    declined.my(Where::hand, "Candice").my(Where::deck, "Mudkip").play("Candice").no();
    CHECK(declined.my(Where::hand).empty());
}

TEST_CASE("Digging Duo - takes one of the bottom eight or three cards", "[cube][supporter]") {
    constexpr auto deck = "Bear fire fire fire fire fire Hau Cub water";
    CubeBoard heads;
    heads.my(Where::hand, "Digging_Duo").my(Where::deck, deck).coins("H").play("Digging_Duo");
    CHECK(heads.offered() == "Cub Hau fire fire fire fire fire water");
    heads.choose("Hau");
    CHECK(heads.my(Where::hand) == "Hau");
    CubeBoard tails;
    tails.my(Where::hand, "Digging_Duo").my(Where::deck, deck).coins("T").play("Digging_Duo");
    CHECK(tails.offered() == "Cub Hau water");
    tails.choose("Cub");
    CHECK(tails.my(Where::hand) == "Cub");
    CHECK(tails.count(EventKind::shuffled) == 1);
}

}  // namespace
}  // namespace cubenight::test
