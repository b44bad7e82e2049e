// Supporters that draw, and those about switching and the discard pile.
#include "tests/cube/cube_board.hpp"

namespace cubenight::test {
namespace {

TEST_CASE("Supporters that draw - draw so many cards", "[cube][supporter]") {
    struct Row {
        const char* card;
        const char* coins;
        std::size_t drawn;
    };
    const Row rows[] = {
        {"Hau", "", 3},
        {"Friends_in_Hisui", "", 3},
        {"Friends_in_Sinnoh", "", 3},
        {"Bug_Catcher", "H", 4},
        {"Bug_Catcher", "T", 2},
        {"Choy", "", 3},
        {"Worker", "", 3},
        {"Gym_Trainer", "", 2},
        {"Schoolboy", "", 2},
        {"Dancer", "", 2},
        {"Mars", "", 2},
        {"Blanche", "T", 2},
    };
    for (const Row& row : rows) {
        INFO(row.card << " " << row.coins);
        CubeBoard board;
        board.coins(row.coins).my(Where::hand, row.card).play(row.card);
        CHECK(board.match().seats[pokemon::seat0].hand.size() == row.drawn);
        CHECK(board.my(Where::discard) == row.card);
        CubeBoard no_deck;
        no_deck.my(Where::hand, row.card).my(Where::deck, "");
        if (std::string_view(row.card) == "Choy") continue;  // the hands are shown all the same
        CHECK(no_deck.why_not_play(row.card) == Clause::I_B_02_proc_1);
    }
}

TEST_CASE("Cynthia and Shauna - shuffle the hand into the deck and draw six or five", "[cube][supporter]") {
    CubeBoard cynthia;
    cynthia.my(Where::hand, "Cynthia Bear Cub").my(Where::deck, "fire fire fire fire fire").play("Cynthia");
    CHECK(cynthia.match().seats[pokemon::seat0].hand.size() == 6);
    CHECK(cynthia.match().seats[pokemon::seat0].deck.size() == 1);
    CHECK(cynthia.count(EventKind::shuffled) == 1);
    CubeBoard shauna;
    shauna.my(Where::hand, "Bear Shauna").play("Shauna");
    CHECK(shauna.match().seats[pokemon::seat0].hand.size() == 5);
    CubeBoard last_card;
    last_card.my(Where::hand, "Cynthia").play("Cynthia");
    CHECK(last_card.match().seats[pokemon::seat0].hand.size() == 6);
}

TEST_CASE("Professor's Research - discards the hand and draws seven", "[cube][supporter]") {
    CubeBoard board;
    board.my(Where::hand, "Professor's_Research Bear Cub").play("Professor's_Research");
    CHECK(board.match().seats[pokemon::seat0].hand.size() == 7);
    CHECK(board.my(Where::discard) == "Professor's_Research Cub Bear");
}

TEST_CASE("Sophocles - two cards of the hand for four", "[cube][supporter]") {
    CubeBoard board;
    board.my(Where::hand, "Bear Sophocles Cub water").play("Sophocles").choose("Bear").choose("water");
    CHECK(board.my(Where::hand) == "Cub fire fire fire fire");
    CHECK(board.my(Where::discard) == "Sophocles water Bear");
    CubeBoard one;
    one.my(Where::hand, "Bear Sophocles");
    CHECK(one.why_not_play("Sophocles") == Clause::I_B_02_proc_1);
}

TEST_CASE("TV Reporter - draws three and discards one", "[cube][supporter]") {
    CubeBoard board;
    board.my(Where::hand, "TV_Reporter Bear").play("TV_Reporter").choose("Bear");
    CHECK(board.my(Where::hand) == "fire fire fire");
    CHECK(board.my(Where::discard) == "TV_Reporter Bear");
    CubeBoard no_deck;
    no_deck.my(Where::hand, "TV_Reporter Bear").my(Where::deck, "");
    CHECK(no_deck.why_not_play("TV_Reporter") == Clause::I_B_02_proc_1);
}

TEST_CASE("Lillie's Full Force - draws four and keeps two at the end of the turn", "[cube][supporter]") {
    CubeBoard board;
    board.my(Where::hand, "Lillie's_Full_Force Bear Cub").play("Lillie's_Full_Force");
    CHECK(board.my(Where::hand) == "Bear Cub fire fire fire fire");
    board.end_turn().choose("Bear").choose("Cub");
    CHECK(board.my(Where::hand) == "Bear Cub");
    CHECK(board.match().seats[pokemon::seat0].deck.size() == 10);
    CHECK(board.match().turn_seat == pokemon::seat1);
    board.end_turn().end_turn();
    CHECK(board.my(Where::hand) == "Bear Cub fire");  // only that turn
    CubeBoard two_left;
    two_left.my(Where::hand, "Lillie's_Full_Force").my(Where::deck, "fire fire").play("Lillie's_Full_Force").end_turn();
    CHECK(two_left.my(Where::hand) == "fire fire");
}

TEST_CASE("Evelyn - draws four against a Stage 1", "[cube][supporter]") {
    CubeBoard board;
    board.theirs("Tower").my(Where::hand, "Evelyn").play("Evelyn");
    CHECK(board.my(Where::hand) == "fire fire fire fire");
    for (const char* active : {"Wall", "Spire"}) {
        CubeBoard other;
        other.theirs(active, "Tower").my(Where::hand, "Evelyn");
        CHECK(other.why_not_play("Evelyn") == Clause::I_B_02_proc_1);
    }
}

TEST_CASE("Choy - both hands are shown", "[cube][supporter]") {
    CubeBoard board;
    board.my(Where::hand, "Choy Bear").their(Where::hand, "Cub fire").play("Choy");
    CHECK(board.count(EventKind::revealed) == 3);
    CHECK(board.my(Where::hand) == "Bear fire fire fire");
}

TEST_CASE("Worker - discards the Stadium", "[cube][supporter]") {
    CubeBoard board;
    board.stadium("Rose_Tower", Side::theirs).my(Where::hand, "Worker").play("Worker");
    CHECK(board.stadium().empty());
    CHECK(board.their(Where::discard) == "Rose_Tower");
    CHECK(board.my(Where::hand) == "fire fire fire");
}

TEST_CASE("Gym Trainer - draws two more after a Knock Out in the opponent's last turn", "[cube][supporter]") {
    CubeBoard board;
    board.mine("Cub 20", "Bear").theirs("Wall").my(Where::hand, "Gym_Trainer").their_turn().attack("Hit");
    board.play("Gym_Trainer");
    CHECK(board.my(Where::hand) == "fire fire fire fire fire");  // one of the turn
    CubeBoard theirs_only;
    theirs_only.mine("Wall").theirs("Cub 20", "Bear").my(Where::hand, "Gym_Trainer").attack("Hit");
    theirs_only.end_turn().play("Gym_Trainer");
    CHECK(theirs_only.my(Where::hand).size() == std::string("fire fire fire").size() + std::string(" fire").size());
}

TEST_CASE("Schoolboy - draws two more while the opponent has one or three or five Prize cards", "[cube][supporter]") {
    const char* prizes[] = {"fire", "fire fire", "fire fire fire", "fire fire fire fire", "fire fire fire fire fire"};
    for (std::size_t n = 1; n <= 5; ++n) {
        CubeBoard board;
        board.my(Where::hand, "Schoolboy").their(Where::prizes, prizes[n - 1]).play("Schoolboy");
        CHECK(board.match().seats[pokemon::seat0].hand.size() == (n % 2 == 1 ? 4u : 2u));
    }
}

TEST_CASE("Dancer - draws three more in the first turn of the second player", "[cube][supporter]") {
    CubeBoard second;
    second.their(Where::hand, "Dancer").turn(2, Side::theirs).play("Dancer");
    CHECK(second.their(Where::hand) == "fire fire fire fire fire");
    CubeBoard later;
    later.their(Where::hand, "Dancer").turn(4, Side::theirs).play("Dancer");
    CHECK(later.their(Where::hand) == "fire fire");
    CubeBoard first_player;
    first_player.my(Where::hand, "Dancer").turn(3).play("Dancer");
    CHECK(first_player.my(Where::hand) == "fire fire");
}

TEST_CASE("Samson Oak - draws two more where both Active Pokemon share a type", "[cube][supporter]") {
    CubeBoard same;
    same.mine("Bear").theirs("Wall").my(Where::hand, "Samson_Oak").play("Samson_Oak");
    CHECK(same.my(Where::hand) == "fire fire fire fire");
    CubeBoard different;
    different.mine("Tepig").theirs("Wall").my(Where::hand, "Samson_Oak").play("Samson_Oak");
    CHECK(different.my(Where::hand) == "fire fire");
}

TEST_CASE("Mars - discards a random card of the opponent's hand", "[cube][supporter]") {
    CubeBoard board;
    board.my(Where::hand, "Mars").their(Where::hand, "Bear Cub fire").random("Cub").play("Mars");
    CHECK(board.their(Where::hand) == "Bear fire");
    CHECK(board.their(Where::discard) == "Cub");
}

TEST_CASE("Blanche - attaches a Water energy card of the discard pile to the Bench on heads", "[cube][supporter]") {
    CubeBoard heads;
    heads.mine("Bear", "Cub", "Bear")
        .my(Where::hand, "Blanche")
        .my(Where::discard, "fire water")
        .coins("H")
        .play("Blanche")
        .choose("Cub");
    CHECK(heads.attached("Cub") == "water");
    CHECK(heads.my(Where::hand) == "fire fire");
    CubeBoard tails;
    tails.mine("Bear", "Cub").my(Where::hand, "Blanche").my(Where::discard, "water").coins("T").play("Blanche");
    CHECK(tails.attached("Cub").empty());
}

TEST_CASE("Gardenia's Vigor - attaches up to two Grass energy cards to one Benched Pokemon", "[cube][supporter]") {
    CubeBoard board;
    board.mine("Bear", "Cub", "Bear")
        .my(Where::hand, "Gardenia's_Vigor grass")
        .my(Where::deck, "grass water")
        .play("Gardenia's_Vigor");
    CHECK(board.offered() == "done grass grass");
    board.choose("grass").choose("grass").choose("Cub");
    CHECK(board.attached("Cub") == "grass grass");
    CHECK(board.my(Where::hand) == "water");
    CubeBoard none;
    none.mine("Bear", "Cub").my(Where::hand, "Gardenia's_Vigor grass").play("Gardenia's_Vigor").done();
    CHECK(none.attached("Cub").empty());
}

TEST_CASE("Welder - attaches up to two Fire energy cards to one Pokemon and then draws three", "[cube][supporter]") {
    CubeBoard board;
    board.mine("Bear", "Cub")
        .my(Where::hand, "Welder fire fire water")
        .play("Welder")
        .choose("fire")
        .choose("fire")
        .choose("Cub");
    CHECK(board.attached("Cub") == "fire fire");
    CHECK(board.my(Where::hand) == "water fire fire fire");
    CubeBoard none_chosen;
    none_chosen.mine("Bear").my(Where::hand, "Welder fire").play("Welder").done();
    CHECK(none_chosen.my(Where::hand) == "fire");
    CubeBoard without;
    without.mine("Bear").my(Where::hand, "Welder water");
    CHECK(without.why_not_play("Welder") == Clause::I_B_02_proc_1);
}

TEST_CASE("Boss's Orders - brings a Benched Pokemon of the opponent", "[cube][supporter]") {
    CubeBoard board;
    board.theirs("Wall confused", "Bear", "Cub")
        .my(Where::hand, "Boss's_Orders")
        .play("Boss's_Orders")
        .choose("their Cub");
    CHECK(board.name("their active") == "Cub");
    CHECK(board.at("their Wall").conditions == 0);
    CubeBoard alone;
    alone.my(Where::hand, "Boss's_Orders");
    CHECK(alone.why_not_play("Boss's_Orders") == Clause::I_B_02_proc_1);
}

TEST_CASE("Bird Keeper - switches and then draws three", "[cube][supporter]") {
    CubeBoard board;
    board.mine("Bear asleep", "Cub").my(Where::hand, "Bird_Keeper").play("Bird_Keeper").choose("Cub");
    CHECK(board.name("my active") == "Cub");
    CHECK(board.my(Where::hand) == "fire fire fire");
    CubeBoard alone;
    alone.my(Where::hand, "Bird_Keeper");
    CHECK(alone.why_not_play("Bird_Keeper") == Clause::I_B_02_proc_1);
}

TEST_CASE("Fisherman - takes four basic energy cards back", "[cube][supporter]") {
    CubeBoard board;
    board.my(Where::hand, "Fisherman")
        .my(Where::discard, "fire water Draw_Energy water grass metal Bear")
        .play("Fisherman");
    board.choose("fire").choose("grass").choose("metal").choose("water");
    CHECK(board.match().seats[pokemon::seat0].hand.size() == 4);
    CHECK(board.my(Where::discard) == "Fisherman Bear water Draw_Energy");
    CubeBoard two;
    two.my(Where::hand, "Fisherman").my(Where::discard, "fire water Bear").play("Fisherman");
    CHECK(two.match().seats[pokemon::seat0].hand.size() == 2);
    CubeBoard none;
    none.my(Where::hand, "Fisherman").my(Where::discard, "Draw_Energy Bear");
    CHECK(none.why_not_play("Fisherman") == Clause::I_B_02_proc_1);
}

}  // namespace
}  // namespace cubenight::test
