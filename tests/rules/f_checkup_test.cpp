// JA chapter I, F: the Pokémon Checkup between turns.
#include "tests/support/board.hpp"

namespace cubenight::test {
namespace {

constexpr auto cards = R"(
Moss: pokemon basic grass hp 90 ability "Grow" { when checkup { heal 10 this } }
Fern: pokemon basic grass hp 90 ability "Mend" { when checkup { heal 20 this } }
Cloud: pokemon basic psychic hp 90 ability "Drizzle" { when checkup { counters 1 on their.active } }
Toxin: pokemon basic grass hp 90 ability "Venom" { while turn of me give their.active { poison +2 } }
Acid: pokemon basic grass hp 90 ability "Venom" { give their.active { poison +2 } }
Shrine: stadium stadium { when checkup { counters 1 on all any.active } }
Shock: pokemon basic lightning hp 90 attack "Stun" [] { inflict paralyzed on their.active } attack "Daze" [] { inflict paralyzed on this }
)";

// Points of the counters in the order in which they were put, my Pokémon's as positive numbers.
std::vector<int> counters(const Board& board) {
    std::vector<int> found;
    for (const Event& event : board.events())
        if (event.type == EventKind::counters) found.push_back(event.seat == pokemon::seat0 ? event.n : -event.n);
    return found;
}

TEST_CASE("JA I-F.b1 - after every turn both players' Pokemon are checked", "[JA.I-F.b1]") {
    Board board(cards);
    board.mine("Bear poisoned").theirs("Bear poisoned").end_turn();
    CHECK(board.damage("my active") == 10);
    CHECK(board.damage("their active") == 10);
    board.end_turn();
    CHECK(board.damage("my active") == 20);
    CHECK(board.damage("their active") == 20);
    CHECK(board.count(EventKind::checkup_begins) == 2);
}

TEST_CASE("JA I-F.b1 - the Checkup belongs to nobody's turn", "[JA.I-F.b1]") {
    Board in_turn(cards);
    in_turn.mine("Toxin").theirs("Bear poisoned").end_turn();
    CHECK(in_turn.damage("their active") == 10);
    Board always(cards);
    always.mine("Acid").theirs("Bear poisoned").end_turn();
    CHECK(always.damage("their active") == 30);
}

TEST_CASE("JA I-F.b1 - without conditions nothing is checked", "[JA.I-F.b1]") {
    Board board(cards);
    board.end_turn();
    CHECK(board.count(EventKind::coin) == 0);
    CHECK(board.count(EventKind::counters) == 0);
}

TEST_CASE("JA I-F.b3.1 - Poison then Burn then Sleep then Paralysis", "[JA.I-F.b3.1]") {
    Board board(cards);
    board.mine("Bear poisoned burned asleep").theirs("Bear paralyzed").coins("HH").their_turn().end_turn();
    CHECK(counters(board) == std::vector{10, 20});
    CHECK(board.sequence({EventKind::counters, EventKind::coin, EventKind::cured}) ==
          std::vector{EventKind::counters, EventKind::counters, EventKind::coin, EventKind::cured, EventKind::coin,
                      EventKind::cured, EventKind::cured});
    std::vector<int> cured;
    for (const Event& event : board.events())
        if (event.type == EventKind::cured) cured.push_back(event.n);
    CHECK(cured == std::vector{static_cast<int>(SpecialCondition::burned), static_cast<int>(SpecialCondition::asleep),
                               static_cast<int>(SpecialCondition::paralyzed)});
}

TEST_CASE("JA I-F.b3.1 - each condition is checked for both players at the same time", "[JA.I-F.b3.1]") {
    Board board(cards);
    board.mine("Bear poisoned burned").theirs("Bear poisoned burned").coins("TT").end_turn();
    CHECK(counters(board) == std::vector{10, -10, 20, -20});
}

TEST_CASE("JA I-F.b2 - abilities and Trainers that say so work in the Checkup", "[JA.I-F.b2]") {
    Board board(cards);
    board.stadium("Shrine").mine("Bear").theirs("Bear").end_turn();
    CHECK(board.damage("my active") == 10);
    CHECK(board.damage("their active") == 10);
    CHECK(board.asks(Side::theirs, ChoiceKind::main));
}

TEST_CASE("JA I-F.b3.2 - each other effect comes before or after the conditions", "[JA.I-F.b3.2]") {
    Board before(cards);
    before.mine("Moss poisoned").end_turn();
    CHECK(before.asks(Side::mine, ChoiceKind::trigger_order));
    before.part(0);
    CHECK(before.damage("Moss") == 10);  // nothing to heal yet
    Board after(cards);
    after.mine("Moss poisoned").end_turn().done();
    CHECK(after.damage("Moss") == 0);
}

TEST_CASE("JA I-F.b3.2 - one effect before and another after the conditions", "[JA.I-F.b3.2]") {
    Board board(cards);
    board.mine("Moss 30 poisoned", "Fern 50").end_turn();
    CHECK(board.match().choice.options.size() == 3);
    board.part(1).done();
    CHECK(board.damage("Fern") == 30);
    CHECK(board.damage("Moss") == 30);
    CHECK(board.sequence({EventKind::healed, EventKind::counters}) ==
          std::vector{EventKind::healed, EventKind::counters, EventKind::healed});
}

TEST_CASE("JA I-F.b3.2 - the owner of the affected Pokemon orders the effects", "[JA.I-F.b3.2]") {
    Board board(cards);
    board.mine("Cloud").theirs("Moss poisoned").end_turn();  // both effects are about their Pokémon
    CHECK(board.asks(Side::theirs, ChoiceKind::trigger_order));
    CHECK(board.match().choice.options.size() == 3);
}

TEST_CASE("JA I-F.b3.2 - without conditions there are no sides to choose", "[JA.I-F.b3.2]") {
    Board board(cards);
    board.mine("Moss 40").end_turn();
    CHECK(board.damage("Moss") == 30);
    CHECK(board.asks(Side::theirs, ChoiceKind::main));
    Board spreading(
        R"(Spore: pokemon basic grass hp 90 ability "Cough" { when checkup { inflict poisoned on my.active } })");
    spreading.mine("Spore").end_turn();
    CHECK(spreading.asks(Side::mine, ChoiceKind::trigger_order));  // before them it would be followed by a counter
    spreading.part(0);
    CHECK(spreading.damage("Spore") == 10);
}

TEST_CASE("JA I-F.b3.2 - one player's choice leaves the other's effects alone", "[JA.I-F.b3.2]") {
    Board board(cards);
    board.mine("Moss 20 poisoned").theirs("Moss 20 poisoned").end_turn();
    CHECK(board.asks(Side::mine, ChoiceKind::trigger_order));
    board.done();
    CHECK(board.asks(Side::theirs, ChoiceKind::trigger_order));
    board.part(1);
    CHECK(board.sequence({EventKind::healed, EventKind::counters}) ==
          std::vector{EventKind::healed, EventKind::counters, EventKind::counters, EventKind::healed});
}

TEST_CASE("JA I-F.b3.3 - Knock Outs come last", "[JA.I-F.b3.3]") {
    Board board(cards);
    board.mine("Bear 90 poisoned burned", "Cub").coins("T").end_turn();
    CHECK(board.sequence({EventKind::counters, EventKind::coin, EventKind::knocked_out}) ==
          std::vector{EventKind::counters, EventKind::counters, EventKind::coin, EventKind::knocked_out});
    CHECK(board.name("my active") == "Cub");
}

TEST_CASE("JA I-F.b3.3 - both Active Pokemon Knocked Out and the player of the next turn places first",
          "[JA.I-F.b3.3]") {
    Board board(cards);
    board.mine("Cub 20 poisoned", "Bear", "Shock").theirs("Cub 20 poisoned", "Bear", "Shock").end_turn();
    CHECK(board.prizes_left(Side::mine) == 5);
    CHECK(board.prizes_left(Side::theirs) == 5);
    CHECK(board.asks(Side::theirs, ChoiceKind::promote));
    board.choose("their Bear");
    CHECK(board.asks(Side::mine, ChoiceKind::promote));
}

TEST_CASE("FI cond.asleep - heads wakes and tails does not", "[FI.cond.asleep]") {
    Board board(cards);
    board.mine("Bear asleep").coins("TH").end_turn();
    CHECK(board.is("my active", SpecialCondition::asleep));
    board.end_turn();
    CHECK_FALSE(board.is("my active", SpecialCondition::asleep));
    CHECK(board.coins_used());
}

TEST_CASE("FI cond.burned - two counters and then a coin whose heads cures", "[FI.cond.burned]") {
    Board board(cards);
    board.mine("Bear burned").coins("TH").end_turn();
    CHECK(board.damage("my active") == 20);
    CHECK(board.is("my active", SpecialCondition::burned));
    board.end_turn();
    CHECK(board.damage("my active") == 40);
    CHECK_FALSE(board.is("my active", SpecialCondition::burned));
}

TEST_CASE("FI cond.paralyzed - it ends after the owner's next turn", "[FI.cond.paralyzed]") {
    Board board(cards);
    board.mine("Shock").theirs("Bear +fire", "Bear").attack("Stun");
    CHECK(board.is("their active", SpecialCondition::paralyzed));
    CHECK(board.why_not_attack("Hit") == Clause::A_01_1b);
    board.end_turn();
    CHECK_FALSE(board.is("their active", SpecialCondition::paralyzed));
}

TEST_CASE("FI cond.paralyzed - a Pokemon that paralyzed itself stays so through its next turn", "[FI.cond.paralyzed]") {
    Board board(cards);
    board.mine("Shock").attack("Daze");
    CHECK(board.is("Shock", SpecialCondition::paralyzed));
    board.end_turn();
    CHECK(board.why_not_attack("Stun") == Clause::A_01_1b);
    board.end_turn();
    CHECK_FALSE(board.is("Shock", SpecialCondition::paralyzed));
}

TEST_CASE("JA I-F.b1 - Confusion is not looked at in the Checkup", "[JA.I-F.b1]") {
    Board board(cards);
    board.mine("Bear confused").end_turn().end_turn();
    CHECK(board.is("my active", SpecialCondition::confused));
}

}  // namespace
}  // namespace cubenight::test
