// JA chapter I, B-01 and B-02: Items, Pokémon Tools, Supporters.
#include "tests/support/board.hpp"

namespace cubenight::test {
namespace {

constexpr auto cards = R"(
Potion: item play { heal 30 1 my.pokemon }
Pager: item play { only if any my.bench; draw 1 }
Recycle: item play { put 1 my.discard -> my.hand }
Tonic: item play { heal 20 my.active; draw 1; inflict poisoned on their.active }
Shovel: item play { search my.deck for 1 my.deck[energy] -> my.hand reveal; shuffle my.deck }
Cook: supporter play { draw 2 }
Guide: supporter play { only if any my.bench; draw 3 }
Medic: supporter play { heal 60 1 my.pokemon }
Porter: supporter play { draw 1; heal 20 my.active; inflict asleep on their.active }
Belt: tool attached { give holder { hp +20 } }
Fist: tool attached { give holder { deals +10 to their.active } }
Seed: pokemon basic grass hp 50 attack "Leaf" [] 10
Bush: pokemon stage1 grass hp 70 evolves from "Seed" attack "Twig" [] 20
)";

TEST_CASE("JA I-B-01.b1 - any number of Items in a turn", "[JA.I-B-01.b1][CUBE.turn.3.trainer]") {
    Board board(cards);
    board.mine("Bear 90").my(Where::hand, "Potion Potion Potion").play("Potion").play("Potion").play("Potion");
    CHECK(board.damage("Bear") == 0);
    CHECK(board.my(Where::discard) == "Potion Potion Potion");
    CHECK(board.asks(Side::mine, ChoiceKind::main));
}

TEST_CASE("JA I-B-01.proc.1 - the Item's own condition must hold", "[JA.I-B-01.proc.1]") {
    Board alone(cards);
    alone.my(Where::hand, "Pager");
    CHECK(alone.why_not_play("Pager") == Clause::I_B_01_proc_1);
    Board with_bench(cards);
    with_bench.mine("Bear", "Bear").my(Where::hand, "Pager").play("Pager");
    CHECK(with_bench.my(Where::hand) == "fire");
}

TEST_CASE("JA I-B-01.proc.1 - an Item that is known to change nothing is not played", "[JA.I-B-01.proc.1]") {
    Board healthy(cards);
    healthy.my(Where::hand, "Potion Recycle");
    CHECK(healthy.why_not_play("Potion") == Clause::I_B_01_proc_1);
    CHECK(healthy.why_not_play("Recycle") == Clause::I_B_01_proc_1);
    Board hurt(cards);
    hurt.mine("Bear 10").my(Where::hand, "Potion Recycle").play("Potion");
    CHECK(hurt.damage("Bear") == 0);
    hurt.play("Recycle");
    CHECK(hurt.my(Where::hand) == "Potion");
}

TEST_CASE("JA I-B-01.proc.1 - a search is played although nothing may be found", "[JA.I-B-01.proc.1]") {
    Board board(cards);
    board.my(Where::hand, "Shovel").my(Where::deck, "Bear Bear").play("Shovel");
    CHECK(board.my(Where::discard) == "Shovel");
    Board empty(cards);
    empty.my(Where::hand, "Shovel").my(Where::deck, "");
    CHECK(empty.why_not_play("Shovel") == Clause::I_B_01_proc_1);
}

TEST_CASE("JA I-B-01.proc.2 - the Item is shown before its text and discarded after it",
          "[JA.I-B-01.b2][JA.I-B-01.proc.2][JA.I-B-01.proc.4]") {
    Board board(cards);
    board.mine("Bear 50").my(Where::hand, "Potion").play("Potion");
    CHECK(board.sequence({EventKind::played, EventKind::healed, EventKind::moved}) ==
          std::vector{EventKind::moved, EventKind::played, EventKind::healed, EventKind::moved});
    CHECK(board.last(EventKind::played).clause == Clause::I_B_01_proc_2);
    CHECK(board.last(EventKind::moved).clause == Clause::I_B_01_proc_4);
    CHECK(board.last(EventKind::moved).to == Where::discard);
}

TEST_CASE("JA I-B-01.proc.2 - a played Item is neither in the hand nor in the discard pile while it works",
          "[JA.I-B-01.proc.2]") {
    Board board(cards);
    board.my(Where::hand, "Recycle").my(Where::discard, "fire water").play("Recycle");
    CHECK(board.offered() == "fire water");
    board.choose("water");
    CHECK(board.my(Where::hand) == "water");
    CHECK(board.my(Where::discard) == "Recycle fire");
}

TEST_CASE("JA I-B-01.proc.3 - the text is carried out in its order and in full", "[JA.I-B-01.proc.3]") {
    Board board(cards);
    board.mine("Bear 50").my(Where::hand, "Tonic").play("Tonic");
    CHECK(board.sequence({EventKind::healed, EventKind::drawn, EventKind::condition}) ==
          std::vector{EventKind::healed, EventKind::drawn, EventKind::condition});
}

TEST_CASE("JA I-B-01.b3 - a Tool is attached to an own Pokemon and stays", "[JA.I-B-01.b3]") {
    Board board(cards);
    board.mine("Bear", "Cub").my(Where::hand, "Belt").play("Belt");
    CHECK(board.asks(Side::mine, ChoiceKind::tool_target));
    CHECK(board.offered() == "Bear Cub");
    CHECK(board.why_not_choose("their active") == Clause::rule_choice);
    board.choose("Cub");
    CHECK(board.attached("Cub") == "Belt");
    board.end_turn().end_turn();
    CHECK(board.attached("Cub") == "Belt");
}

TEST_CASE("JA I-B-01.b3 - any number of Tools in a turn", "[JA.I-B-01.b3]") {
    Board board(cards);
    board.mine("Bear", "Cub").my(Where::hand, "Belt Belt").play("Belt", "Bear").play("Belt", "Cub");
    CHECK(board.attached("Bear") == "Belt");
    CHECK(board.attached("Cub") == "Belt");
}

TEST_CASE("JA I-B-01.b4 - one Tool for each Pokemon", "[JA.I-B-01.b4]") {
    Board board(cards);
    board.mine("Bear +Belt", "Cub").my(Where::hand, "Fist").play("Fist");
    CHECK(board.offered() == "Cub");
    CHECK(board.why_not_choose("my active") == Clause::rule_choice);
    Board full(cards);
    full.mine("Bear +Belt").my(Where::hand, "Fist");
    CHECK(full.why_not_play("Fist") == Clause::I_B_01_b4);
}

TEST_CASE("JA I-B-01.b4 - a Tool stays through retreat and evolution", "[JA.I-B-01.b4]") {
    Board board(cards);
    board.mine("Seed +Belt", "Bear").my(Where::hand, "Bush").play("Bush", "Seed").retreat("Bear");
    CHECK(board.attached("Bush") == "Belt");
}

TEST_CASE("JA I-B-01.b4 - a Tool is discarded with its Pokemon", "[JA.I-B-01.b4]") {
    Board board(cards);
    board.mine("Bear +fire").theirs("Cub 40 +Belt", "Bear");
    board.attack("Hit");
    CHECK(board.their(Where::discard) == "Cub Belt");
}

TEST_CASE("JA I-B-01.b4 - a Tool works while it is attached", "[JA.I-B-01.b4]") {
    Board with(cards);
    with.mine("Bear +fire +Fist").attack("Hit");
    CHECK(with.damage("their active") == 30);
    Board elsewhere(cards);
    elsewhere.mine("Bear +fire", "Cub +Fist").attack("Hit");
    CHECK(elsewhere.damage("their active") == 20);
}

TEST_CASE("JA I-B-01.b4 - a Pokemon that loses HP with its Tool is Knocked Out", "[JA.I-B-01.b4]") {
    Board board(R"(Snatch: item play { discard 1 tools on their.active }
                   Belt: tool attached { give holder { hp +20 } })");
    board.theirs("Cub 40 +Belt", "Bear").my(Where::hand, "Snatch").play("Snatch");
    CHECK(board.in_play("their bench 1") == false);
    CHECK(board.their(Where::discard) == "Cub Belt");
}

TEST_CASE("JA I-B-01.b5 - a Tool's text is not a matter of choice", "[JA.I-B-01.b5]") {
    Board board(R"(Fang: tool attached { when damaged of holder by their.pokemon { counters 1 on attacker } })");
    board.mine("Bear +fire").theirs("Bear +Fang").attack("Hit");
    CHECK(board.damage("my active") == 10);
    CHECK(board.asks(Side::theirs, ChoiceKind::main));
}

TEST_CASE("JA I-B-01.b6 - a Tool is neither taken off nor replaced at will", "[JA.I-B-01.b6]") {
    Board board(cards);
    board.mine("Bear +Belt").my(Where::hand, "Fist Belt");
    CHECK(board.why_not_play("Fist") == Clause::I_B_01_b4);
    CHECK(board.why_not_play("Belt") == Clause::I_B_01_b4);
    CHECK(board.match().choice.options.size() == 1);  // to end the turn
}

TEST_CASE("JA I-B-02.b1 - one Supporter in a turn", "[JA.I-B-02.b1][CUBE.turn.3.trainer]") {
    Board board(cards);
    board.my(Where::hand, "Cook Cook").play("Cook");
    CHECK(board.why_not_play("Cook") == Clause::I_B_02_b1);
    board.end_turn().end_turn();
    board.play("Cook");
    CHECK(board.my(Where::discard) == "Cook Cook");
}

TEST_CASE("JA I-B-02.proc.1 - the Supporter's own condition must hold", "[JA.I-B-02.proc.1]") {
    Board board(cards);
    board.my(Where::hand, "Guide");
    CHECK(board.why_not_play("Guide") == Clause::I_B_02_proc_1);
    Board with_bench(cards);
    with_bench.mine("Bear", "Cub").my(Where::hand, "Guide").play("Guide");
    CHECK(with_bench.my(Where::hand) == "fire fire fire");
}

TEST_CASE("JA I-B-02.proc.1 - a Supporter that is known to change nothing is not played", "[JA.I-B-02.proc.1]") {
    Board board(cards);
    board.my(Where::hand, "Medic Cook").my(Where::deck, "");
    CHECK(board.why_not_play("Medic") == Clause::I_B_02_proc_1);
    CHECK(board.why_not_play("Cook") == Clause::I_B_02_proc_1);
}

TEST_CASE("JA I-B-02.proc.2 - the Supporter is shown and then carried out in order and discarded",
          "[JA.I-B-02.b2][JA.I-B-02.proc.2][JA.I-B-02.proc.3][JA.I-B-02.proc.4]") {
    Board board(cards);
    board.mine("Bear 30").my(Where::hand, "Porter").play("Porter");
    CHECK(board.sequence({EventKind::played, EventKind::drawn, EventKind::healed, EventKind::condition}) ==
          std::vector{EventKind::played, EventKind::drawn, EventKind::healed, EventKind::condition});
    CHECK(board.last(EventKind::played).clause == Clause::I_B_02_proc_2);
    CHECK(board.events().back().clause == Clause::I_B_02_proc_4);
    CHECK(board.my(Where::discard) == "Porter");
}

TEST_CASE("JA I-B.intro - cards are played from the own hand only", "[JA.I-B.intro]") {
    Board board(cards);
    board.mine("Bear 50").my(Where::discard, "Potion").their(Where::hand, "Medic");
    CHECK(board.why_not_play("Potion") == Clause::rule_hand);
    CHECK(board.why_not_play("Medic") == Clause::rule_hand);
}

TEST_CASE("JA E-10.b2 - a may that would change nothing is not asked", "[JA.E-10.b2]") {
    Board nothing("Dare: item play { draw 1; may { discard 1 energy[special energy] on their.active; then draw 3 } }");
    nothing.my(Where::hand, "Dare").play("Dare");
    CHECK(nothing.asks(Side::mine, ChoiceKind::main));
    CHECK(nothing.my(Where::hand) == "fire");
    Board something("Bet: item play { draw 1; may { discard 1 my.hand; then draw 2 } }");
    something.my(Where::hand, "Bet").play("Bet");
    CHECK(something.asks(Side::mine, ChoiceKind::may));
}

TEST_CASE("JA E-18.b1 - copies of one card are not put in order", "[JA.E-18.b1]") {
    constexpr auto sort = "Sort: item play { look top 2 of my.deck as $t; order $t; put all $t -> top of my.deck }";
    Board alike(sort);
    alike.my(Where::hand, "Sort").my(Where::deck, "fire fire water").play("Sort");
    CHECK(alike.asks(Side::mine, ChoiceKind::main));
    Board different(sort);
    different.my(Where::hand, "Sort").my(Where::deck, "fire water water").play("Sort");
    CHECK(different.asks(Side::mine, ChoiceKind::order));
}

TEST_CASE("JA E-08.b2 - one text on two cards needs no order unless it means its card", "[JA.E-08.b2]") {
    Board alike("Spore: pokemon basic grass hp 90 ability \"Panic\" { when checkup { counters 2 on their.active } }");
    alike.mine("Spore", "Spore").end_turn();
    CHECK(alike.damage("Bear") == 40);
    CHECK(alike.asks(Side::theirs, ChoiceKind::main));
    Board own(
        "Root: pokemon basic grass hp 90 ability \"Drain\" { when checkup { heal 10 this; counters 1 on their.active } "
        "}");
    own.mine("Root", "Root").end_turn();
    CHECK(own.asks(Side::mine, ChoiceKind::trigger_order));
}

}  // namespace
}  // namespace cubenight::test
