// JA chapter I, A-02: abilities, declared and automatic.
#include "tests/support/board.hpp"

namespace cubenight::test {
namespace {

constexpr auto cards = R"(
Nurse: pokemon basic grass hp 80 ability "Balm" { once; heal 20 my.active } attack "Pat" [] 10
Scout: pokemon basic water hp 70 ability "Lookout" { once; only if this is at my.active; draw 1 }
Sage: pokemon basic psychic hp 70 ability "Insight" { once; draw 1; heal 10 this; inflict asleep on their.active }
Wall: pokemon basic metal hp 90 ability "Plate" { give this { takes -20 from their.pokemon } }
Smith: pokemon basic metal hp 90 ability "Forge" { often; move 1 energy on my.pokemon to 1 my.pokemon }
Finder: pokemon basic water hp 70 ability "Dig" { once; search my.deck for 1 my.deck[energy] -> my.hand reveal; shuffle my.deck }
)";

TEST_CASE("JA A-02.b1 - abilities are declared or work by themselves", "[JA.A-02.b1]") {
    Board board(cards);
    board.mine("Nurse 30", "Wall");
    CHECK(board.why_not_ability("Plate") == Clause::A_02_b4);
    board.ability("Balm");
    CHECK(board.damage("Nurse") == 10);
}

TEST_CASE("JA A-02.b2 - a declared ability works from the Active Spot and from the Bench", "[JA.A-02.b2]") {
    Board active(cards);
    active.mine("Nurse 40").ability("Balm");
    CHECK(active.damage("Nurse") == 20);
    Board benched(cards);
    benched.mine("Bear 40", "Nurse").ability("Balm");
    CHECK(benched.damage("Bear") == 20);
}

TEST_CASE("JA A-02.b2 - a place that the ability names is needed", "[JA.A-02.b2]") {
    Board active(cards);
    active.mine("Scout").ability("Lookout");
    CHECK(active.my(Where::hand) == "fire");
    Board benched(cards);
    benched.mine("Bear", "Scout");
    CHECK(benched.why_not_ability("Lookout") == Clause::A_02_1a);
}

TEST_CASE("JA A-02.b2 - an ability does not end the turn and leaves the attack", "[JA.A-02.b2]") {
    Board board(cards);
    board.mine("Nurse 30").ability("Balm");
    CHECK(board.asks(Side::mine, ChoiceKind::main));
    board.attack("Pat");
    CHECK(board.damage("their active") == 10);
}

TEST_CASE("JA A-02.b2 - only the turn's player declares abilities", "[JA.A-02.b2]") {
    Board board(cards);
    board.theirs("Nurse 40");
    CHECK(board.why_not_ability("Balm", "their Nurse") == Clause::A_02_b2);
}

TEST_CASE("JA A-02.1 - the ability is announced before it is carried out", "[JA.A-02.1][JA.A-02.b3]") {
    Board board(cards);
    board.mine("Nurse 30").ability("Balm");
    CHECK(board.sequence({EventKind::ability_used, EventKind::healed}) ==
          std::vector{EventKind::ability_used, EventKind::healed});
    CHECK(board.last(EventKind::ability_used).clause == Clause::A_02_1);
}

TEST_CASE("JA A-02.1a - an ability that would change nothing is not declared", "[JA.A-02.1a]") {
    Board healthy(cards);
    healthy.mine("Nurse");
    CHECK(healthy.why_not_ability("Balm") == Clause::A_02_1a);
    Board deckless(cards);
    deckless.mine("Scout").my(Where::deck, "");
    CHECK(deckless.why_not_ability("Lookout") == Clause::A_02_1a);
}

TEST_CASE("JA A-02.1a - what cannot be known to change nothing may be declared", "[JA.A-02.1a]") {
    Board board(cards);
    board.mine("Finder").my(Where::deck, "Bear Bear");  // no energy in the deck, which its player need not know
    board.ability("Dig");
    CHECK(board.my(Where::hand).empty());
    CHECK(board.count(EventKind::shuffled) == 1);
    Board empty(cards);
    empty.mine("Finder").my(Where::deck, "");
    CHECK(empty.why_not_ability("Dig") == Clause::A_02_1a);
}

TEST_CASE("JA A-02.2 - the whole text is carried out in its order", "[JA.A-02.2]") {
    Board board(cards);
    board.mine("Sage 30").ability("Insight");
    CHECK(board.sequence({EventKind::drawn, EventKind::healed, EventKind::condition}) ==
          std::vector{EventKind::drawn, EventKind::healed, EventKind::condition});
    CHECK(board.is("their active", SpecialCondition::asleep));
}

TEST_CASE("JA A-02.2 - a part that cannot be done leaves the others", "[JA.A-02.2]") {
    Board board(cards);
    board.mine("Sage").my(Where::deck, "").ability("Insight");
    CHECK(board.count(EventKind::drawn) == 0);
    CHECK(board.is("their active", SpecialCondition::asleep));
}

TEST_CASE("JA A-02.b4 - an automatic ability works in full and is never asked about", "[JA.A-02.b4]") {
    Board board(cards);
    board.mine("Bear +fire +fire").theirs("Wall");
    board.attack("Hit");
    CHECK(board.damage("Wall") == 0);
    CHECK(board.asks(Side::theirs, ChoiceKind::main));
}

TEST_CASE("JA A-02.b4 - an automatic ability ends with its Pokemon's stay", "[JA.A-02.b4]") {
    Board board(R"(
        Chief: pokemon basic fire hp 10 ability "Rally" { give my.pokemon { deals +30 to their.active } }
        Imp: pokemon basic psychic hp 60 ability "Prick" { once; counters 1 on 1 their.bench }
    )");
    board.mine("Imp").theirs("Bear +fire", "Chief");
    board.ability("Prick");
    CHECK(board.their(Where::discard) == "Chief");
    board.end_turn();
    board.attack("Hit");
    CHECK(board.damage("Imp") == 20);
}

TEST_CASE("JA A-02.b2 - an ability without a limit is used any number of times", "[JA.A-02.b2][CUBE.turn.3.ability]") {
    Board board(cards);
    board.mine("Smith +fire +fire", "Bear");
    board.ability("Forge").choose("fire");
    board.ability("Forge").choose("fire");
    CHECK(board.asks(Side::mine, ChoiceKind::main));
}

TEST_CASE("CUBE turn.3.ability - every Pokemon uses its own ability in one turn", "[CUBE.turn.3.ability]") {
    Board board(cards);
    board.mine("Bear 50", "Nurse", "Nurse");
    board.ability("Balm", "my bench 1");
    CHECK(board.why_not_ability("Balm", "my bench 1") == Clause::E_12_b3);
    board.ability("Balm", "my bench 2");
    CHECK(board.damage("Bear") == 10);
}

}  // namespace
}  // namespace cubenight::test
