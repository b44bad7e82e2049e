// JA chapter I, E: winning, losing, draws, Sudden Death.
#include "tests/support/board.hpp"

namespace cubenight::test {
namespace {

constexpr auto cards = R"(
Boom: pokemon basic colorless hp 100 attack "Crash" [] 100 { damage 100 to this }
Egg: pokemon basic grass hp 30 attack "Roll" [] 30
Return: item play { put their.active -> their.hand }
Away: item play { put my.active -> my.hand }
Dig: item play { draw 5 }
Crown: item play { win me }
)";

TEST_CASE("JA I-E.b1 - who has taken all Prize cards wins", "[JA.I-E.b1][CUBE.win.prizes]") {
    Board board(cards);
    board.mine("Bear +fire").theirs("Cub 10", "Bear").my(Where::prizes, "fire").attack("Hit");
    CHECK(board.outcome() == Outcome::seat0_wins);
    CHECK(board.ending() == Ending::prizes);
    CHECK(board.last(EventKind::match_ends).clause == Clause::I_E_b1);
    Board two(cards);
    two.mine("Bear +fire").theirs("Cub 10", "Bear").my(Where::prizes, "fire fire").attack("Hit");
    CHECK(two.outcome() == Outcome::running);
}

TEST_CASE("JA I-E.b1 - nothing is asked any more when the match is over", "[JA.I-E.b1]") {
    Board board(cards);
    board.mine("Bear +fire").theirs("Cub 10", "Bear", "Egg").my(Where::prizes, "fire").attack("Hit");
    CHECK(pokemon::to_act(board.match()) == pokemon::Actor::nobody);
    CHECK(board.refusal({OptionKind::end_turn, 0, 0, 0}) == Clause::rule_over);
}

TEST_CASE("JA I-E.b2 - who cannot replace a Knocked Out Active Pokemon loses", "[JA.I-E.b2][CUBE.win.no-pokemon]") {
    Board board(cards);
    board.mine("Bear +fire").theirs("Cub 10").attack("Hit");
    CHECK(board.outcome() == Outcome::seat0_wins);
    CHECK(board.ending() == Ending::no_pokemon);
    CHECK(board.last(EventKind::match_ends).clause == Clause::I_E_b2);
    Board benched(cards);
    benched.mine("Bear +fire").theirs("Cub 10", "Egg").attack("Hit");
    CHECK(benched.outcome() == Outcome::running);
}

TEST_CASE("JA I-E.b2 - an Active Pokemon that a card takes away must be replaced too", "[JA.I-E.b2]") {
    Board board(cards);
    board.theirs("Bear", "Cub", "Egg").my(Where::hand, "Return").play("Return");
    CHECK(board.asks(Side::theirs, ChoiceKind::promote));
    board.choose("Egg");
    CHECK(board.name("their active") == "Egg");
    CHECK(board.prizes_left(Side::mine) == 6);
    Board alone(cards);
    alone.theirs("Bear").my(Where::hand, "Return").play("Return");
    CHECK(alone.outcome() == Outcome::seat0_wins);
    Board own(cards);
    own.mine("Bear").my(Where::hand, "Away").play("Away");
    CHECK(own.outcome() == Outcome::seat1_wins);
}

TEST_CASE("JA I-E.b3 - who cannot draw at the start of the turn loses", "[JA.I-E.b3][CUBE.win.deckout]") {
    Board board(cards);
    board.their(Where::deck, "").end_turn();
    CHECK(board.outcome() == Outcome::seat0_wins);
    CHECK(board.ending() == Ending::deck_out);
    CHECK(board.last(EventKind::match_ends).clause == Clause::I_E_b3);
}

TEST_CASE("JA I-E.b3 - an empty deck alone is no loss", "[JA.I-E.b3]") {
    Board board(cards);
    board.my(Where::deck, "fire").their(Where::deck, "fire").my(Where::hand, "Dig").play("Dig");
    CHECK(board.my(Where::deck).empty());
    CHECK(board.outcome() == Outcome::running);
    board.end_turn();
    CHECK(board.their(Where::deck).empty());  // the last card was drawn
    CHECK(board.outcome() == Outcome::running);
    board.end_turn();
    CHECK(board.outcome() == Outcome::seat1_wins);
}

// The eleven rows: both Active Pokémon are Knocked Out at once; a player with one Prize card left takes all, a player
// without Benched Pokémon has no replacement.
struct Row {
    const char* clause;
    bool i_take_all, they_take_all, i_have_none, they_have_none;
    Outcome outcome;
};
constexpr Row table[] = {
    {"I-E.table.1", true, false, true, false, Outcome::draw},
    {"I-E.table.2", false, true, false, true, Outcome::draw},
    {"I-E.table.3", true, true, true, true, Outcome::draw},
    {"I-E.table.4", true, true, false, false, Outcome::draw},
    {"I-E.table.5", false, false, true, true, Outcome::draw},
    {"I-E.table.6", true, true, false, true, Outcome::seat0_wins},
    {"I-E.table.7", true, false, true, true, Outcome::seat0_wins},
    {"I-E.table.8", true, false, false, true, Outcome::seat0_wins},
    {"I-E.table.9", true, true, true, false, Outcome::seat1_wins},
    {"I-E.table.10", false, true, true, true, Outcome::seat1_wins},
    {"I-E.table.11", false, true, true, false, Outcome::seat1_wins},
};

void crash(Board& board, const Row& row) {
    if (row.i_have_none) board.mine("Boom");
    else board.mine("Boom", "Egg");
    if (row.they_have_none) board.theirs("Bear");
    else board.theirs("Bear", "Egg");
    board.my(Where::prizes, row.i_take_all ? "fire" : "fire fire")
        .their(Where::prizes, row.they_take_all ? "fire" : "fire fire");
    board.attack("Crash");
}

TEST_CASE("JA I-E.b4 - conditions that are met at once are judged by the table",
          "[JA.I-E.b4][JA.I-E.table.1][JA.I-E.table.2][JA.I-E.table.3][JA.I-E.table.4][JA.I-E.table.5][JA.I-E.table.6]"
          "[JA.I-E.table.7][JA.I-E.table.8][JA.I-E.table.9][JA.I-E.table.10][JA.I-E.table.11]") {
    for (const Row& row : table) {
        CAPTURE(row.clause);
        Board board(cards);
        board.rule("on_draw", 1);
        crash(board, row);
        CHECK(board.outcome() == row.outcome);
        CHECK(board.last(EventKind::match_ends).clause ==
              (row.outcome == Outcome::draw                                                     ? Clause::I_E_draw
               : row.i_take_all && row.they_have_none && !row.they_take_all && !row.i_have_none ? Clause::I_E_b1
               : row.they_take_all && row.i_have_none && !row.i_take_all && !row.they_have_none ? Clause::I_E_b1
                                                                                                : Clause::I_E_b4));
    }
}

TEST_CASE("JA I-E.b4 - the table is the same for the other player's attack", "[JA.I-E.b4]") {
    for (const Row& row : table) {
        CAPTURE(row.clause);
        Board board(cards);
        board.rule("on_draw", 1).their_turn();
        if (row.i_have_none) board.theirs("Boom");
        else board.theirs("Boom", "Egg");
        if (row.they_have_none) board.mine("Bear");
        else board.mine("Bear", "Egg");
        board.their(Where::prizes, row.i_take_all ? "fire" : "fire fire")
            .my(Where::prizes, row.they_take_all ? "fire" : "fire fire");
        board.attack("Crash");
        const Outcome turned = row.outcome == Outcome::seat0_wins   ? Outcome::seat1_wins
                               : row.outcome == Outcome::seat1_wins ? Outcome::seat0_wins
                                                                    : row.outcome;
        CHECK(board.outcome() == turned);
    }
}

TEST_CASE("JA I-E.draw - where no winner is needed a match can end in a draw", "[JA.I-E.draw]") {
    Board board(cards);
    board.rule("on_draw", 1);
    crash(board, table[2]);
    CHECK(board.outcome() == Outcome::draw);
    CHECK(board.ending() == Ending::simultaneous);
}

// Both have no Pokémon left and a Sudden Death begins with decks full of Eggs; I go first.
struct SuddenDeath : Board {
    SuddenDeath() : Board(cards) {
        my(Where::deck, "Egg*20").their(Where::deck, "Egg*20").coins("H");
        crash(*this, table[4]);
    }
    void place_active_only() { choose("Egg").done(); }
};

TEST_CASE("JA I-E.b5 - a drawn match goes into Sudden Death", "[JA.I-E.b5]") {
    SuddenDeath board;
    CHECK(board.outcome() == Outcome::running);
    CHECK(board.count(EventKind::sudden_death) == 1);
    CHECK(board.asks(Side::mine, ChoiceKind::go_first));
}

TEST_CASE("JA I-E.b5.1 - Sudden Death begins again from the start with all cards", "[JA.I-E.b5.1]") {
    SuddenDeath board;
    const auto& match = board.match();
    CHECK(match.seats[pokemon::seat0].deck.size() == 20 + 1 + 2);  // deck, Boom, two Prize cards
    CHECK(match.seats[pokemon::seat0].hand.empty());
    CHECK(match.seats[pokemon::seat0].discard.empty());
    CHECK(match.turn == 0);
    CHECK(match.phase == MatchPhase::setup);
    board.yes();
    CHECK(board.match().seats[pokemon::seat0].hand.size() == 7);
}

TEST_CASE("JA I-E.b5.2 - Sudden Death has one Prize card", "[JA.I-E.b5.2]") {
    SuddenDeath board;
    board.yes();
    board.place_active_only();
    board.place_active_only();
    board.done().done();  // the Bench is asked for once more (JA I-G.6)
    CHECK(board.prizes_left(Side::mine) == 1);
    CHECK(board.prizes_left(Side::theirs) == 1);
    CHECK(board.asks(Side::mine, ChoiceKind::main));
}

TEST_CASE("JA I-E.b5.3 - the first to take a Prize card wins", "[JA.I-E.b5.3]") {
    SuddenDeath board;
    board.yes().choose("Egg").choose("Egg").done();
    board.choose("Egg").choose("Egg").done();
    board.done().done();
    board.end_turn();
    board.attack("Roll");
    CHECK(board.outcome() == Outcome::seat1_wins);
    CHECK(board.ending() == Ending::prizes);
}

TEST_CASE("FI detail.sudden - a drawn Sudden Death is followed by another", "[FI.detail.sudden]") {
    Board board(R"(Boom: pokemon basic colorless hp 100 attack "Crash" [] 100 { damage 100 to this })");
    board.mine("Boom").theirs("Boom").my(Where::deck, "Boom*20").their(Where::deck, "Boom*20").coins("HH");
    board.attack("Crash");
    board.yes().choose("Boom").done().choose("Boom").done();
    board.done().done();
    board.end_turn().attack("Crash");
    CHECK(board.count(EventKind::sudden_death) == 2);
    CHECK(board.match().sudden_deaths == 2);
    CHECK(board.asks(Side::mine, ChoiceKind::go_first));
}

TEST_CASE("JA II-A.b1 - a card can say that a player wins", "[JA.II-A.b1]") {
    Board board(cards);
    board.my(Where::hand, "Crown").play("Crown");
    CHECK(board.outcome() == Outcome::seat0_wins);
    CHECK(board.ending() == Ending::effect);
}

TEST_CASE("program - a seat may concede at any time", "[program]") {
    Board board(cards);
    board.act({OptionKind::concede, 0, 0, 0});
    CHECK(board.outcome() == Outcome::seat1_wins);
    CHECK(board.ending() == Ending::conceded);
}

TEST_CASE("program - a match that both players call a draw is one", "[program]") {
    Board board(cards);
    board.act({OptionKind::agree_draw, 0, 0, 0});
    CHECK(board.outcome() == Outcome::draw);
    CHECK(board.ending() == Ending::agreed);
    CHECK(board.cites(Clause::rule_agreed_draw));
}

TEST_CASE("program - the host corrects a match by hand and the turn goes on", "[program]") {
    Board board(cards);
    board.mine("Bear").theirs("Bear", "Bear");
    board.act({OptionKind::judge, 0, 0, 0});
    CHECK(board.cites(Clause::rule_judge));
    const auto other = board.match().seats[pokemon::seat1].active;
    board.act({OptionKind::hand_verb, static_cast<std::uint8_t>(pokemon::HandVerb::counters), 0, 0});
    board.act({OptionKind::slot, other, 0, 0});
    board.act({OptionKind::number, 30, 0, 0});
    board.act({OptionKind::done, 0, 0, 0});
    // A Knock Out that comes of it is seen to, as after anything that is done by hand.
    CHECK(board.match().pokemon[other].damage == 0);
    CHECK(board.outcome() == Outcome::running);
}

TEST_CASE("program - a match of 400 turns is a draw", "[program]") {
    Board board(cards);
    board.turn(399).my(Where::deck, "fire*5").their(Where::deck, "fire*5").end_turn();
    CHECK(board.outcome() == Outcome::running);
    board.end_turn();
    CHECK(board.outcome() == Outcome::draw);
    CHECK(board.ending() == Ending::turn_limit);
}

constexpr auto endless = R"(
Echo: pokemon basic colorless hp 90 attack "Again" [] { again attack }
)";

TEST_CASE("program - a turn that never ends is a draw after 500 choices", "[program]") {
    Board board(endless);
    board.mine("Echo", "Bear").theirs("Echo");
    for (int i = 0; i < 499; ++i) board.attack("Again");
    CHECK(board.outcome() == Outcome::running);
    board.attack("Again");
    CHECK(board.outcome() == Outcome::draw);
    CHECK(board.ending() == Ending::choice_limit);
    CHECK(board.cites(Clause::rule_choice_limit));
}

TEST_CASE("program - the choices of one turn do not count in the next", "[program]") {
    Board board(endless);
    board.mine("Echo", "Bear").theirs("Echo");
    for (int turn = 0; turn < 3; ++turn) {
        for (int i = 0; i < 400; ++i) board.attack("Again");
        board.end_turn();
    }
    CHECK(board.outcome() == Outcome::running);
}

TEST_CASE("program - turns full of choices end a match after 50000 of them", "[program]") {
    Board board(endless);
    board.mine("Echo", "Bear").theirs("Echo").my(Where::deck, "fire*51").their(Where::deck, "fire*51");
    int choices = 0;
    while (board.outcome() == Outcome::running) {
        if (++choices % 499 == 0) board.end_turn();
        else board.attack("Again");
    }
    CHECK(choices == 50'000);
    CHECK(board.ending() == Ending::choice_limit);
}

}  // namespace
}  // namespace cubenight::test
