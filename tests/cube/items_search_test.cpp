// Items about the deck.
#include "tests/cube/cube_board.hpp"

namespace cubenight::test {
namespace {

TEST_CASE("Items that search - offer what they name and take so many", "[cube][item]") {
    struct Row {
        const char* card;
        const char* deck;
        const char* offered;
        std::vector<const char*> taken;
    };
    const Row rows[] = {
        {"Energy_Search", "fire Draw_Energy water Bear", "done fire water", {"water"}},
        {"Capacious_Bucket",
         "fire water Bear water Unit_Energy_GRW water",
         "done water water water",
         {"water", "water"}},
        {"Adventure_Bag",
         "Bear Air_Balloon Potion Rocky_Helmet",
         "Air_Balloon Rocky_Helmet done",
         {"Rocky_Helmet", "Air_Balloon"}},
        {"Level_Ball", "Gloom Machoke Bear Hau Crobat Wall", "Gloom done", {"Gloom"}},
        {"Feather_Ball", "Yanmega Bear Horsea Hau Igglybuff", "Horsea Igglybuff Yanmega done", {"Yanmega"}},
        {"Net_Ball", "Oddish Gloom grass Bear fire Potion", "Oddish done grass", {"grass"}},
        {"Energy_Spinner", "fire Draw_Energy water Bear", "done fire water", {"fire"}},
    };
    for (const Row& row : rows) {
        INFO(row.card);
        CubeBoard board;
        board.my(Where::hand, row.card).my(Where::deck, row.deck).play(row.card);
        CHECK(board.offered() == row.offered);
        for (const char* name : row.taken) board.choose(name);
        CHECK(board.match().seats[pokemon::seat0].hand.size() == row.taken.size());
        CHECK(board.count(EventKind::revealed) == static_cast<int>(row.taken.size()));
        CHECK(board.count(EventKind::shuffled) == 1);
        CHECK(board.my(Where::discard) == row.card);
        CubeBoard nothing_taken;
        nothing_taken.my(Where::hand, row.card).my(Where::deck, row.deck).play(row.card).done();
        CHECK(nothing_taken.count(EventKind::shuffled) == 1);
        CubeBoard no_deck;
        no_deck.my(Where::hand, row.card).my(Where::deck, "");
        CHECK(no_deck.why_not_play(row.card) == Clause::I_B_01_proc_1);
    }
}

TEST_CASE("Order Pad and Poké Ball - search on heads", "[cube][item]") {
    CubeBoard pad;
    pad.my(Where::hand, "Order_Pad").my(Where::deck, "Hau Potion Bear").coins("H").play("Order_Pad");
    CHECK(pad.offered() == "Potion done");
    pad.choose("Potion");
    CHECK(pad.my(Where::hand) == "Potion");
    CubeBoard ball;
    ball.my(Where::hand, "Poké_Ball").my(Where::deck, "Hau Gloom Bear").coins("H").play("Poké_Ball");
    CHECK(ball.offered() == "Bear Gloom done");
    ball.choose("Gloom");
    CHECK(ball.my(Where::hand) == "Gloom");
    for (const char* card : {"Order_Pad", "Poké_Ball"}) {
        CubeBoard tails;
        tails.my(Where::hand, card).my(Where::deck, "Potion Bear").coins("T").play(card);
        CHECK(tails.my(Where::hand).empty());
        CHECK(tails.my(Where::discard) == card);
    }
}

TEST_CASE("Fiery Flint and Quick Ball and Ultra Ball - cost other cards of the hand", "[cube][item]") {
    CubeBoard flint;
    flint.my(Where::hand, "Fiery_Flint Bear Cub water")
        .my(Where::deck, "fire water fire fire fire fire")
        .play("Fiery_Flint")
        .choose("Bear")
        .choose("water");
    for (int i = 0; i < 4; ++i) flint.choose("fire");
    CHECK(flint.my(Where::hand) == "Cub fire fire fire fire");
    CHECK(flint.my(Where::discard) == "Fiery_Flint water Bear");
    CubeBoard quick;
    quick.my(Where::hand, "Quick_Ball Cub").my(Where::deck, "Gloom Bear Hau").play("Quick_Ball");
    CHECK(quick.offered() == "Bear done");
    quick.choose("Bear");
    CHECK(quick.my(Where::hand) == "Bear");
    CHECK(quick.my(Where::discard) == "Quick_Ball Cub");
    CubeBoard ultra;
    ultra.my(Where::hand, "Ultra_Ball Cub water").my(Where::deck, "Gloom Bear Hau").play("Ultra_Ball");
    CHECK(ultra.offered() == "Bear Gloom done");
    ultra.choose("Gloom");
    CHECK(ultra.my(Where::hand) == "Gloom");
    for (const char* hand : {"Fiery_Flint Bear", "Quick_Ball", "Ultra_Ball Bear"}) {
        CubeBoard too_few;
        too_few.my(Where::hand, hand);
        const std::string card = std::string(hand).substr(0, std::string(hand).find(' '));
        CHECK(too_few.why_not_play(card) == Clause::I_B_01_proc_1);
    }
}

TEST_CASE("Energy Spinner - up to three in the first turn of the second player", "[cube][item]") {
    CubeBoard board;
    board.their(Where::hand, "Energy_Spinner")
        .their(Where::deck, "fire water grass metal")
        .turn(2, Side::theirs)
        .play("Energy_Spinner");
    board.choose("fire").choose("grass").choose("metal");
    CHECK(board.match().seats[pokemon::seat1].hand.size() == 3);
}

TEST_CASE("Friend Ball - a Pokemon of a type that the opponent has in play", "[cube][item]") {
    CubeBoard board;
    board.theirs("Wall", "Tepig")
        .my(Where::hand, "Friend_Ball")
        .my(Where::deck, "Litten Mudkip Bear fire")
        .play("Friend_Ball");
    CHECK(board.offered() == "Bear Litten done");
    board.choose("Litten");
    CHECK(board.my(Where::hand) == "Litten");
}

TEST_CASE("Familiar Bell - a Pokemon named as one in the discard pile", "[cube][item]") {
    CubeBoard board;
    board.my(Where::hand, "Familiar_Bell")
        .my(Where::discard, "Cub Hau Gloom")
        .my(Where::deck, "Bear Cub Hau Gloom")
        .play("Familiar_Bell");
    CHECK(board.offered() == "Cub Gloom done");
    board.choose("Cub");
    CHECK(board.my(Where::hand) == "Cub");
}

TEST_CASE("Pokémon Communication - a Pokemon of the hand for one of the deck", "[cube][item]") {
    CubeBoard board;
    board.my(Where::hand, "Pokémon_Communication Cub fire").my(Where::deck, "Hau Gloom").play("Pokémon_Communication");
    if (board.offered() == "Cub done") board.choose("Cub");
    CHECK(board.offered() == "Cub Gloom done");
    board.choose("Gloom");
    CHECK(board.my(Where::hand) == "fire Gloom");
    CHECK(board.my(Where::deck).find("Cub") != std::string::npos);
    CHECK(board.count(EventKind::shuffled) == 1);
    CubeBoard no_pokemon;
    no_pokemon.my(Where::hand, "Pokémon_Communication fire");
    CHECK(no_pokemon.why_not_play("Pokémon_Communication") == Clause::I_B_01_proc_1);
}

TEST_CASE("Capturing Aroma - an Evolution on heads and a Basic Pokemon on tails", "[cube][item]") {
    CubeBoard heads;
    heads.my(Where::hand, "Capturing_Aroma").my(Where::deck, "Bear Gloom Hau").coins("H").play("Capturing_Aroma");
    CHECK(heads.offered() == "Gloom done");
    heads.choose("Gloom");
    CHECK(heads.my(Where::hand) == "Gloom");
    CubeBoard tails;
    tails.my(Where::hand, "Capturing_Aroma").my(Where::deck, "Bear Gloom Hau").coins("T").play("Capturing_Aroma");
    CHECK(tails.offered() == "Bear done");
    tails.choose("Bear");
    CHECK(tails.my(Where::hand) == "Bear");
    CHECK(tails.count(EventKind::shuffled) == 1);
}

TEST_CASE("Battle VIP Pass - up to two Basic Pokemon onto the Bench in the own first turn", "[cube][item]") {
    CubeBoard board;
    board.their(Where::hand, "Battle_VIP_Pass")
        .their(Where::deck, "Bear Gloom Cub Cub")
        .turn(2, Side::theirs)
        .play("Battle_VIP_Pass");
    board.choose("Bear").choose("Cub");
    CHECK(board.match().seats[pokemon::seat1].bench.size() == 2);
    CubeBoard first;
    first.my(Where::hand, "Battle_VIP_Pass").my(Where::deck, "Bear").turn(1);
    CHECK(first.may_play("Battle_VIP_Pass"));
    CubeBoard later;
    later.my(Where::hand, "Battle_VIP_Pass").my(Where::deck, "Bear").turn(3);
    CHECK(later.why_not_play("Battle_VIP_Pass") == Clause::I_B_01_proc_1);
}

TEST_CASE("Egg Incubator - a Basic Pokemon onto the Bench on heads and under the deck on tails", "[cube][item]") {
    CubeBoard heads;
    heads.my(Where::hand, "Egg_Incubator").my(Where::deck, "fire Bear").coins("H").play("Egg_Incubator").choose("Bear");
    CHECK(heads.name("my bench 1") == "Bear");
    CHECK(heads.my(Where::discard) == "Egg_Incubator");
    CubeBoard tails;
    tails.my(Where::hand, "Egg_Incubator").my(Where::deck, "fire Bear").coins("T").play("Egg_Incubator");
    CHECK(tails.my(Where::deck) == "fire Bear Egg_Incubator");
    CHECK(tails.my(Where::discard).empty());
}

TEST_CASE("Wait and See Turbo - a basic energy of the deck in the first turn of the second player which ends",
          "[cube][item]") {
    CubeBoard board;
    board.theirs("Wall", "Cub")
        .their(Where::hand, "Wait_and_See_Turbo")
        .their(Where::deck, "fire Bear water fire")
        .turn(2, Side::theirs)
        .play("Wait_and_See_Turbo");
    board.choose("water").choose("their Cub");
    CHECK(board.attached("their Cub") == "water");
    CHECK(board.match().turn_seat == pokemon::seat0);
    CubeBoard later;
    later.my(Where::hand, "Wait_and_See_Turbo");
    CHECK(later.why_not_play("Wait_and_See_Turbo") == Clause::I_B_01_proc_1);
    CubeBoard first_player;
    first_player.my(Where::hand, "Wait_and_See_Turbo").turn(1);
    CHECK(first_player.why_not_play("Wait_and_See_Turbo") == Clause::I_B_01_proc_1);
}

TEST_CASE("Cram-o-matic - another Item of the hand for any card on heads", "[cube][item]") {
    CubeBoard heads;
    heads.my(Where::hand, "Cram-o-matic Bear Potion")
        .my(Where::deck, "Hau fire")
        .coins("H")
        .play("Cram-o-matic")
        .choose("Hau");
    CHECK(heads.my(Where::hand) == "Bear Hau");
    CHECK(heads.my(Where::discard) == "Cram-o-matic Potion");
    CubeBoard tails;
    tails.my(Where::hand, "Cram-o-matic Potion").coins("T").play("Cram-o-matic");
    CHECK(tails.my(Where::hand).empty());
    CubeBoard without;
    without.my(Where::hand, "Cram-o-matic Hau");
    CHECK(without.why_not_play("Cram-o-matic") == Clause::I_B_01_proc_1);
}

TEST_CASE("Camping Gear - any card and the turn ends", "[cube][item]") {
    CubeBoard board;
    board.my(Where::hand, "Camping_Gear").my(Where::deck, "Hau fire").play("Camping_Gear").choose("fire");
    CHECK(board.my(Where::hand) == "fire");
    CHECK(board.match().turn_seat == pokemon::seat1);
}

TEST_CASE("Nest Ball - a Basic Pokemon onto the Bench", "[cube][item]") {
    CubeBoard board;
    board.my(Where::hand, "Nest_Ball").my(Where::deck, "Gloom Bear fire").play("Nest_Ball");
    CHECK(board.offered() == "Bear done");
    board.choose("Bear");
    CHECK(board.name("my bench 1") == "Bear");
    CubeBoard full;
    full.mine("Bear", "Cub", "Cub", "Cub", "Cub", "Cub").my(Where::hand, "Nest_Ball");
    CHECK(full.why_not_play("Nest_Ball") == Clause::I_B_01_proc_1);
}

TEST_CASE("Items that look at the top seven - may take what they name", "[cube][item]") {
    struct Row {
        const char* card;
        const char* offered;
        std::vector<const char*> taken;
    };
    const Row rows[] = {
        {"Great_Ball", "Bear Gloom done", {"Gloom"}},
        {"Pokégear_3.0", "Hau done", {"Hau"}},
        {"Energy_Loto", "Draw_Energy done fire", {"Draw_Energy"}},
        {"Tool_Box", "Air_Balloon Spell_Tag done", {"Air_Balloon", "Spell_Tag"}},
    };
    constexpr auto deck = "Bear Hau fire Air_Balloon Spell_Tag Gloom Draw_Energy Cub Choy water Rocky_Helmet";
    for (const Row& row : rows) {
        INFO(row.card);
        CubeBoard board;
        board.my(Where::hand, row.card).my(Where::deck, deck).play(row.card).yes();
        CHECK(board.offered() == row.offered);
        for (const char* name : row.taken) board.choose(name);
        CHECK(board.match().seats[pokemon::seat0].hand.size() == row.taken.size());
        CHECK(board.count(EventKind::revealed) == static_cast<int>(row.taken.size()));
        CHECK(board.count(EventKind::shuffled) == 1);
        CubeBoard declined;
        declined.my(Where::hand, row.card).my(Where::deck, deck).play(row.card).no();
        CHECK(declined.my(Where::hand).empty());
        CubeBoard no_deck;
        no_deck.my(Where::hand, row.card).my(Where::deck, "");
        CHECK(no_deck.why_not_play(row.card) == Clause::I_B_01_proc_1);
    }
}

TEST_CASE("PokéNav - may take a Pokemon or energy card of the top three and orders the others", "[cube][item]") {
    CubeBoard board;
    board.my(Where::hand, "PokéNav").my(Where::deck, "Bear Hau fire Cub").play("PokéNav").yes();
    CHECK(board.offered() == "Bear done fire");
    board.choose("fire").choose("Hau");
    CHECK(board.my(Where::hand) == "fire");
    CHECK(board.my(Where::deck) == "Hau Bear Cub");
    CHECK(board.count(EventKind::shuffled) == 0);
    CubeBoard declined;
    declined.my(Where::hand, "PokéNav")
        .my(Where::deck, "Bear Hau fire Cub")
        .play("PokéNav")
        .no()
        .choose("fire")
        .choose("Bear");
    CHECK(declined.my(Where::deck) == "fire Bear Hau Cub");
}

TEST_CASE("Acro Bike - one of the top two cards to the hand and the other away", "[cube][item]") {
    CubeBoard board;
    board.my(Where::hand, "Acro_Bike").my(Where::deck, "Bear Hau fire").play("Acro_Bike");
    CHECK(board.offered() == "Bear Hau");
    board.choose("Hau");
    CHECK(board.my(Where::hand) == "Hau");
    CHECK(board.my(Where::discard) == "Acro_Bike Bear");
    CubeBoard one;
    one.my(Where::hand, "Acro_Bike").my(Where::deck, "Bear").play("Acro_Bike");
    CHECK(one.my(Where::hand) == "Bear");
}

TEST_CASE("Trekking Shoes - the top card or another one for it", "[cube][item]") {
    CubeBoard kept;
    kept.my(Where::hand, "Trekking_Shoes").my(Where::deck, "Bear Hau").play("Trekking_Shoes").yes();
    CHECK(kept.my(Where::hand) == "Bear");
    CubeBoard not_kept;
    not_kept.my(Where::hand, "Trekking_Shoes").my(Where::deck, "Bear Hau").play("Trekking_Shoes").no();
    CHECK(not_kept.my(Where::hand) == "Hau");
    CHECK(not_kept.my(Where::discard) == "Trekking_Shoes Bear");
    CubeBoard no_deck;
    no_deck.my(Where::hand, "Trekking_Shoes").my(Where::deck, "");
    CHECK(no_deck.why_not_play("Trekking_Shoes") == Clause::I_B_01_proc_1);
}

}  // namespace
}  // namespace cubenight::test
