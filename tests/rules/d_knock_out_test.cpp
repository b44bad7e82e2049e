// JA chapter I, D: Knock Outs.
#include "tests/support/board.hpp"

namespace cubenight::test {
namespace {

constexpr auto cards = R"(
Imp: pokemon basic psychic hp 60 ability "Prick" { once; counters 2 on 1 their.pokemon } attack "Jab" [] 10
Boom: pokemon basic colorless hp 100 attack "Crash" [] 100 { damage 100 to this } attack "Storm" [] { damage 30 to all their.bench plain }
Egg: pokemon basic grass hp 30
Wyrm: pokemon stage1 grass hp 60 evolves from "Egg"
Big: pokemon basic fire hp 30 rule EX
Huge: pokemon basic fire hp 30 rule VMAX
Wasp: pokemon basic grass hp 30 ability "Last" { when knocked out of this by their.pokemon { counters 3 on attacker } }
Spark: energy special provides C attached { when attached of this from hand { counters 1 on holder } }
Moss: pokemon basic grass hp 60 ability "Grow" { when checkup { heal 10 this } }
Belt: tool attached { give holder { hp +20 } }
Toss: item play { counters 3 on their.active }
)";

TEST_CASE("JA I-D.b1 - a Pokemon without HP is Knocked Out and one with HP is not", "[JA.I-D.b1][JA.I-D.b3.1]") {
    Board board(cards);
    board.mine("Imp").theirs("Egg 10", "Bear").ability("Prick").choose("Egg");
    CHECK(board.their(Where::discard) == "Egg");
    Board spared(cards);
    spared.mine("Imp").theirs("Egg", "Bear").ability("Prick").choose("Egg");
    CHECK(spared.damage("Egg") == 20);
    CHECK(spared.count(EventKind::knocked_out) == 0);
}

TEST_CASE("JA I-D.b2.1 - Knock Outs are looked at when the attack is handled", "[JA.I-D.b2.1]") {
    Board board(cards);
    board.mine("Boom").theirs("Bear", "Egg", "Bear", "Egg").attack("Storm");
    CHECK(board.their(Where::discard) == "Egg Egg");
    CHECK(board.prizes_left(Side::mine) == 4);
    CHECK(board.sequence({EventKind::damaged, EventKind::knocked_out}) ==
          std::vector{EventKind::damaged, EventKind::damaged, EventKind::damaged, EventKind::knocked_out,
                      EventKind::knocked_out});
}

TEST_CASE("JA I-D.b2.2 - Knock Outs are looked at when the Checkup is handled", "[JA.I-D.b2.2]") {
    Board board(cards);
    board.mine("Bear 90 poisoned", "Bear").end_turn();
    CHECK(board.my(Where::discard) == "Bear");
    CHECK(board.prizes_left(Side::theirs) == 5);
    CHECK(board.asks(Side::theirs, ChoiceKind::main));
}

TEST_CASE("JA I-D.b2.2 - what heals in the same Checkup saves a Pokemon", "[JA.I-D.b2.2]") {
    Board board(cards);
    board.mine("Moss 50 poisoned", "Bear").end_turn();
    CHECK(board.asks(Side::mine, ChoiceKind::trigger_order));
    board.done();  // after the conditions
    CHECK(board.damage("Moss") == 50);
    CHECK(board.count(EventKind::knocked_out) == 0);
}

TEST_CASE("JA I-D.b2.3 - in a turn a Pokemon is Knocked Out as it loses its last HP", "[JA.I-D.b2.3]") {
    Board board(cards);
    board.mine("Imp").theirs("Egg 10", "Bear", "Cub").ability("Prick").choose("Egg");
    CHECK(board.asks(Side::theirs, ChoiceKind::promote));
    board.choose("Cub");
    CHECK(board.prizes_left(Side::mine) == 5);
    CHECK(board.asks(Side::mine, ChoiceKind::main));
    board.attack("Jab");
    CHECK(board.damage("Cub") == 10);
}

TEST_CASE("JA I-D.b2.3 - attaching a card can Knock Out its holder", "[JA.I-D.b2.3]") {
    Board board(cards);
    board.mine("Egg 20", "Bear").my(Where::hand, "Spark").play("Spark", "Egg");
    CHECK(board.my(Where::discard) == "Egg Spark");
    CHECK(board.prizes_left(Side::theirs) == 5);
    CHECK(board.asks(Side::mine, ChoiceKind::main));
}

TEST_CASE("JA I-D.b2.3 - a Trainer can Knock Out and a Bench Pokemon follows", "[JA.I-D.b2.3]") {
    Board board(cards);
    board.theirs("Egg", "Bear").my(Where::hand, "Toss").play("Toss");
    CHECK(board.name("their active") == "Bear");
    CHECK(board.asks(Side::mine, ChoiceKind::main));
}

TEST_CASE("JA I-D.b3.2 - texts for a Knock Out work before the Pokemon is discarded", "[JA.I-D.b3.2]") {
    Board board(cards);
    board.mine("Bear +fire +fire").theirs("Wasp 20", "Bear").attack("Hit");
    CHECK(board.damage("my active") == 30);
    CHECK(board.sequence({EventKind::damaged, EventKind::counters, EventKind::knocked_out}) ==
          std::vector{EventKind::damaged, EventKind::counters, EventKind::knocked_out});
}

TEST_CASE("JA I-D.b3.2 - the text can Knock Out the attacker in the same handling", "[JA.I-D.b3.2]") {
    Board board(cards);
    board.mine("Bear 80 +fire", "Cub").theirs("Wasp 20", "Cub").attack("Hit");
    CHECK(board.my(Where::discard) == "Bear fire");
    CHECK(board.their(Where::discard) == "Wasp");
    CHECK(board.prizes_left(Side::mine) == 5);
    CHECK(board.prizes_left(Side::theirs) == 5);
}

TEST_CASE("JA I-D.b3.3 - all cards of the Pokemon go to its owner's discard pile", "[JA.I-D.b3.3]") {
    Board board(cards);
    board.mine("Bear +fire").theirs("Egg/Wyrm 60 +grass +Belt +grass", "Bear").attack("Hit");
    CHECK(board.their(Where::discard) == "Egg Wyrm grass Belt grass");
    CHECK(board.my(Where::discard).empty());
    CHECK(board.last(EventKind::knocked_out).clause == Clause::I_D_b3_3);
}

TEST_CASE("JA I-D.b3.3 - several Pokemon are Knocked Out at the same time", "[JA.I-D.b3.3]") {
    Board board(cards);
    board.mine("Boom", "Cub").theirs("Bear", "Cub").attack("Crash");
    CHECK(board.sequence({EventKind::knocked_out, EventKind::prize_taken, EventKind::promoted}) ==
          std::vector{EventKind::knocked_out, EventKind::knocked_out, EventKind::prize_taken, EventKind::prize_taken,
                      EventKind::promoted, EventKind::promoted});
}

TEST_CASE("JA I-D.b3.4 - each player takes Prize cards for the opponent's Knocked Out Pokemon",
          "[JA.I-D.b3.4][CUBE.setup.6]") {
    Board board(cards);
    board.mine("Boom", "Cub").theirs("Bear", "Cub").my(Where::hand, "").attack("Crash");
    CHECK(board.prizes_left(Side::mine) == 5);
    CHECK(board.prizes_left(Side::theirs) == 5);
    CHECK(board.my(Where::hand) == "fire");
}

TEST_CASE("JA I-D.b3.4 - as many Prize cards as the card is worth", "[JA.I-D.b3.4]") {
    const auto left_after = [](const char* defender) {
        Board board(cards);
        board.mine("Bear +fire").theirs(defender, "Bear").attack("Hit");
        return board.prizes_left(Side::mine);
    };
    CHECK(left_after("Egg 10") == 5);
    CHECK(left_after("Big 10") == 4);
    CHECK(left_after("Huge 10") == 3);
}

TEST_CASE("JA I-D.b3.4 - the player chooses among Prize cards that can be told apart", "[JA.I-D.b3.4]") {
    Board known(cards);
    known.mine("Bear +fire")
        .theirs("Cub 10", "Bear")
        .my(Where::prizes, "water grass metal")
        .seen(CopyId{3}, Side::mine)
        .attack("Hit");
    CHECK(known.asks(Side::mine, ChoiceKind::pick_prize));
    known.prize(1);
    CHECK(known.my(Where::hand) == "grass");
    CHECK(known.my(Where::prizes) == "water - metal - - -");
    Board hidden(cards);
    hidden.mine("Bear +fire").theirs("Cub 10", "Bear").my(Where::prizes, "water grass metal").attack("Hit");
    CHECK(hidden.my(Where::hand) == "water");
}

TEST_CASE("JA I-D.b3.5 - the player of the next turn places the new Active Pokemon first", "[JA.I-D.b3.5]") {
    Board board(cards);
    board.mine("Boom", "Cub", "Egg").theirs("Bear", "Cub", "Egg").attack("Crash");
    CHECK(board.asks(Side::theirs, ChoiceKind::promote));
    board.choose("their Egg");
    CHECK(board.asks(Side::mine, ChoiceKind::promote));
    board.choose("my Cub");
    CHECK(board.name("my active") == "Cub");
    CHECK(board.name("their active") == "Egg");
    CHECK(board.asks(Side::theirs, ChoiceKind::main));
}

TEST_CASE("JA I-D.b3.5 - who lost no Active Pokemon places none", "[JA.I-D.b3.5]") {
    Board board(cards);
    board.mine("Bear +fire", "Cub").theirs("Cub 10", "Bear").attack("Hit");
    CHECK(board.count(EventKind::promoted) == 1);
    CHECK(board.name("my active") == "Bear");
}

TEST_CASE("JA I-D.b3.5 - a promoted Pokemon keeps its damage and energy", "[JA.I-D.b3.5]") {
    Board board(cards);
    board.mine("Bear +fire").theirs("Cub 10", "Bear 40 +water").attack("Hit");
    CHECK(board.damage("their active") == 40);
    CHECK(board.attached("their active") == "water");
}

}  // namespace
}  // namespace cubenight::test
