// JA chapter I, A-01: using an attack, steps 1 to 7.
#include "tests/support/board.hpp"

namespace cubenight::test {
namespace {

constexpr auto fighters = R"(
Pup: pokemon basic fire hp 60 attack "Nip" [R] 20 attack "Blaze" [RRC] 50
Cat: pokemon basic water hp 80 retreat 1 attack "Paw" [W] 10
)";

TEST_CASE("JA A-01.b1 - the turn ends after one attack", "[JA.A-01.b1]") {
    Board board(fighters);
    board.mine("Pup +fire").theirs("Cat");
    board.attack("Nip");
    CHECK(board.damage("their active") == 20);
    CHECK(board.asks(Side::theirs, ChoiceKind::main));
    CHECK(board.count(EventKind::attack_declared) == 1);
}

TEST_CASE("JA A-01.b1 - only the Active Pokemon attacks", "[JA.A-01.b1]") {
    Board board(fighters);
    board.mine("Cat +water", "Pup +fire");
    CHECK(board.why_not_attack("Nip") == Clause::A_01_1);
    CHECK(board.may_attack("Paw"));
}

TEST_CASE("JA A-01.b1 - a turn may end without an attack", "[JA.A-01.b1]") {
    Board board(fighters);
    board.mine("Pup +fire").theirs("Cat");
    board.end_turn();
    CHECK(board.damage("their active") == 0);
    CHECK(board.count(EventKind::attack_declared) == 0);
    CHECK(board.asks(Side::theirs, ChoiceKind::main));
}

TEST_CASE("JA A-01.b2 - an attack needs energy of its types in the printed number", "[JA.A-01.b2]") {
    const auto blaze_with = [](const char* active) {
        Board board(fighters);
        board.mine(active).theirs("Cat");
        return board.may_attack("Blaze") ? Clause::none : board.why_not_attack("Blaze");
    };
    CHECK(blaze_with("Pup +fire +fire +fire") == Clause::none);
    CHECK(blaze_with("Pup +fire +water +fire") == Clause::none);
    CHECK(blaze_with("Pup +fire +fire +water +grass") == Clause::none);
    CHECK(blaze_with("Pup +fire +water +water") == Clause::A_01_b2);
    CHECK(blaze_with("Pup +fire +fire") == Clause::A_01_b2);
    CHECK(blaze_with("Pup") == Clause::A_01_b2);
}

TEST_CASE("JA A-01.b2 - an attack that costs nothing needs no energy", "[JA.A-01.b2]") {
    Board board(R"(Free: pokemon basic grass hp 60 attack "Idle" [] 10)");
    board.mine("Free");
    board.attack("Idle");
    CHECK(board.damage("their active") == 10);
}

TEST_CASE("JA A-01.b2 - two units of one card pay two symbols", "[JA.A-01.b2]") {
    Board board(R"(Pup: pokemon basic fire hp 60 attack "Blaze" [RRC] 50
                   Twin: energy special provides (RW)C)");
    board.mine("Pup +Twin");
    CHECK(board.why_not_attack("Blaze") == Clause::A_01_b2);
    Board enough(R"(Pup: pokemon basic fire hp 60 attack "Blaze" [RRC] 50
                    Twin: energy special provides (RW)C)");
    enough.mine("Pup +Twin +fire");
    CHECK(enough.may_attack("Blaze"));
}

TEST_CASE("JA A-01.b3 - the seven steps follow each other", "[JA.A-01.b3]") {
    Board board(R"(
        Pup: pokemon basic fire hp 60 attack "Nip" [R] 20 { inflict burned on their.active; before damage { discard tools on their.active } }
        Thorn: pokemon basic grass hp 20 ability "Sting" { when damaged of this by their.pokemon { counters 1 on attacker } }
        Vest: tool attached { give holder { takes -10 from their.pokemon } }
    )");
    board.mine("Pup +fire confused").theirs("Thorn +Vest", "Bear").coins("H");
    board.attack("Nip");
    CHECK(board.sequence({EventKind::attack_declared, EventKind::coin, EventKind::moved, EventKind::damaged,
                          EventKind::condition, EventKind::counters, EventKind::knocked_out}) ==
          std::vector{EventKind::attack_declared,  // step 1
                      EventKind::coin,             // step 2
                      EventKind::moved,            // step 3: the Tool goes
                      EventKind::damaged,          // step 4
                      EventKind::condition,        // step 5
                      EventKind::counters,         // step 6
                      EventKind::knocked_out,      // step 7
                      EventKind::moved, EventKind::moved});
    CHECK(board.damage("Pup") == 10);
}

TEST_CASE("JA A-01.1 - the attack is announced with its name", "[JA.A-01.1]") {
    Board board(fighters);
    board.mine("Pup +fire +fire +fire");
    board.attack("Blaze");
    CHECK(board.last(EventKind::attack_declared).n == 1);
    CHECK(board.last(EventKind::attack_declared).seat == pokemon::seat0);
    CHECK(board.last(EventKind::attack_declared).clause == Clause::A_01_1);
}

TEST_CASE("JA A-01.1a - a Pokemon that cannot use attacks declares none", "[JA.A-01.1a]") {
    Board board(R"(Net: tool attached { give holder { can't attack } })");
    board.mine("Bear +fire +Net");
    CHECK(board.why_not_attack("Hit") == Clause::C_15_b1);
    board.end_turn();
    CHECK(board.asks(Side::theirs, ChoiceKind::main));
}

TEST_CASE("JA A-01.1a - a ban of one attack leaves the others", "[JA.A-01.1a]") {
    Board board(R"(Pup: pokemon basic fire hp 60 attack "Nip" [R] 20 attack "Bite" [R] 30
                   Muzzle: tool attached { give holder { can't use "Bite" } })");
    board.mine("Pup +fire +Muzzle");
    CHECK(board.why_not_attack("Bite") == Clause::C_15_b2);
    board.attack("Nip");
    CHECK(board.damage("their active") == 20);
}

TEST_CASE("JA A-01.1b - Asleep and Paralyzed Pokemon declare no attack", "[JA.A-01.1b]") {
    const auto attack_while = [](const char* active) {
        Board board(fighters);
        board.mine(active).coins("H");
        return board.may_attack("Nip") ? Clause::none : board.why_not_attack("Nip");
    };
    CHECK(attack_while("Pup +fire asleep") == Clause::A_01_1b);
    CHECK(attack_while("Pup +fire paralyzed") == Clause::A_01_1b);
    CHECK(attack_while("Pup +fire confused") == Clause::none);
    CHECK(attack_while("Pup +fire burned poisoned") == Clause::none);
}

// The attack of seat 0's Fog has made the Defending Pokémon's attacks depend on a coin.
struct Fogged : Board {
    explicit Fogged(const char* their_active)
        : Board(R"(
        Fog: pokemon basic water hp 90 attack "Mist" [] { lasting next turn of them { when attacks of their.active { flip 1 { tails: fail } } } }
        Pup: pokemon basic fire hp 60 attack "Nip" [R] 20 { inflict burned on their.active }
    )") {
        mine("Fog").theirs(their_active);
        attack("Mist");
        forget();
    }
};

TEST_CASE("JA A-01.2a - an attack under a failing effect goes on with heads", "[JA.A-01.2a]") {
    Fogged board("Pup +fire");
    board.coins("H").coins("T").attack("Nip");  // the second coin is the burn's
    CHECK(board.damage("Fog") == 20 + 20);
}

TEST_CASE("JA A-01.2a - with tails the attack fails and the turn ends", "[JA.A-01.2a]") {
    Fogged board("Pup +fire");
    board.coins("T").attack("Nip");
    CHECK(board.damage("Fog") == 0);
    CHECK_FALSE(board.is("Fog", SpecialCondition::burned));
    CHECK(board.last(EventKind::attack_failed).clause == Clause::A_01_2a);
    CHECK(board.damage("Pup") == 0);
    CHECK(board.asks(Side::mine, ChoiceKind::main));
}

TEST_CASE("JA A-01.2a - the failing effect comes before the coin for Confusion", "[JA.A-01.2][JA.A-01.2a]") {
    Board failing(R"(
        Pup: pokemon basic fire hp 60 attack "Nip" [R] 20
        Haze: pokemon basic water hp 90 ability "Haze" { when attacks of their.active { flip 1 { tails: fail } } }
    )");
    failing.mine("Pup +fire confused").theirs("Haze").coins("T");
    failing.attack("Nip");
    CHECK(failing.coins_used());
    CHECK(failing.damage("Pup") == 0);  // no second coin, so no counters of Confusion

    Board twice(R"(
        Pup: pokemon basic fire hp 60 attack "Nip" [R] 20
        Haze: pokemon basic water hp 90 ability "Haze" { when attacks of their.active { flip 1 { tails: fail } } }
    )");
    twice.mine("Pup +fire confused").theirs("Haze").coins("HT");
    twice.attack("Nip");
    CHECK(twice.damage("Pup") == 30);
    CHECK(twice.damage("Haze") == 0);
}

TEST_CASE("JA A-01.2b - a Confused attacker that flips heads attacks", "[JA.A-01.2b]") {
    Board board(fighters);
    board.mine("Pup +fire confused").theirs("Cat").coins("H");
    board.attack("Nip");
    CHECK(board.damage("Cat") == 20);
    CHECK(board.damage("Pup") == 0);
    CHECK(board.is("Pup", SpecialCondition::confused));
}

TEST_CASE("JA A-01.2b - a Confused attacker that flips tails gets 3 counters", "[JA.A-01.2b]") {
    Board board(fighters);
    board.mine("Pup +fire confused").theirs("Cat").coins("T");
    board.attack("Nip");
    CHECK(board.damage("Cat") == 0);
    CHECK(board.damage("Pup") == 30);
    CHECK(board.last(EventKind::attack_failed).clause == Clause::A_01_2b);
    CHECK(board.asks(Side::theirs, ChoiceKind::main));
}

TEST_CASE("JA A-01.2b - the 3 counters can Knock Out the Confused attacker", "[JA.A-01.2b]") {
    Board board(fighters);
    board.mine("Pup 30 +fire confused", "Cat").theirs("Cat").coins("T");
    board.attack("Nip");
    CHECK(board.my(Where::discard) == "Pup fire");
    CHECK(board.name("my active") == "Cat");
    CHECK(board.prizes_left(Side::theirs) == 5);
    CHECK(board.asks(Side::theirs, ChoiceKind::main));
}

TEST_CASE("JA A-01.2b - the counters of Confusion know no Weakness", "[JA.A-01.2b]") {
    Board board(R"(Pup: pokemon basic fire hp 90 weakness fire x2 attack "Nip" [R] 20)");
    board.mine("Pup +fire confused").coins("T");
    board.attack("Nip");
    CHECK(board.damage("Pup") == 30);
}

TEST_CASE("JA A-01.3 - text before damage is done before it", "[JA.A-01.3]") {
    constexpr auto cards = R"(
        Wolf: pokemon basic colorless hp 80 attack "Rip" [] 50 { before damage { discard tools on their.active } } attack "Tear" [] 50 { discard tools on their.active }
        Vest: tool attached { give holder { takes -30 from their.pokemon } }
    )";
    Board before(cards);
    before.mine("Wolf").theirs("Bear +Vest");
    before.attack("Rip");
    CHECK(before.damage("Bear") == 50);

    Board after(cards);
    after.mine("Wolf").theirs("Bear +Vest");
    after.attack("Tear");
    CHECK(after.damage("Bear") == 20);
    CHECK(after.attached("Bear").empty());
}

TEST_CASE("JA A-01.4 - the printed number is dealt to the opponent's Active Pokemon", "[JA.A-01.4]") {
    Board board(fighters);
    board.mine("Pup +fire +fire +fire", "Bear").theirs("Cat", "Bear");
    board.attack("Blaze");
    CHECK(board.damage("Cat") == 50);
    CHECK(board.damage("my bench") == 0);
    CHECK(board.damage("their bench") == 0);
}

TEST_CASE("JA A-01.5 - other effects follow the damage in the order of the text", "[JA.A-01.5]") {
    Board board(
        R"(Owl: pokemon basic colorless hp 80 attack "Hoot" [] 10 { inflict asleep on their.active; heal 20 this; draw 1 })");
    board.mine("Owl 30").coins("T");
    board.attack("Hoot");
    const auto order = board.sequence({EventKind::damaged, EventKind::condition, EventKind::healed, EventKind::drawn});
    REQUIRE(order.size() >= 4);
    CHECK(std::vector(order.begin(), order.begin() + 4) ==
          std::vector{EventKind::damaged, EventKind::condition, EventKind::healed, EventKind::drawn});
}

TEST_CASE("JA A-01.5 - all of the text is done even where one part cannot be", "[JA.A-01.5]") {
    Board board(
        R"(Owl: pokemon basic colorless hp 80 attack "Hoot" [] 10 { discard 1 tools on their.active; heal 20 this; inflict poisoned on their.active })");
    board.mine("Owl 30");
    board.attack("Hoot");
    CHECK(board.damage("Owl") == 10);
    CHECK(board.is("Bear", SpecialCondition::poisoned));
}

TEST_CASE("JA A-01.6 - texts of the damaged Pokemon follow the attack's effects", "[JA.A-01.6]") {
    Board board(R"(
        Pup: pokemon basic fire hp 60 attack "Nip" [] 20 { heal 30 this }
        Thorn: pokemon basic grass hp 60 ability "Sting" { when damaged of this by their.pokemon { counters 2 on attacker } }
    )");
    board.mine("Pup 30").theirs("Thorn");
    board.attack("Nip");
    CHECK(board.damage("Pup") == 20);  // healed first, then stung
}

TEST_CASE("JA A-01.6 - without damage the texts for it do not work", "[JA.A-01.6]") {
    Board board(R"(
        Pup: pokemon basic fire hp 60 attack "Growl" [] { draw 1 }
        Thorn: pokemon basic grass hp 60 ability "Sting" { when damaged of this by their.pokemon { counters 2 on attacker } }
    )");
    board.mine("Pup").theirs("Thorn");
    board.attack("Growl");
    CHECK(board.damage("Pup") == 0);
}

TEST_CASE("JA A-01.7 - a Pokemon without HP stays until the attack is done", "[JA.A-01.7]") {
    Board board(R"(
        Pup: pokemon basic fire hp 60 attack "Maul" [] 200 { inflict poisoned on their.active; draw 1 }
        Thorn: pokemon basic grass hp 60 ability "Sting" { when damaged of this by their.pokemon { counters 2 on attacker } }
    )");
    board.mine("Pup").theirs("Thorn", "Bear");
    board.attack("Maul");
    CHECK(board.damage("Pup") == 20);
    CHECK(board.sequence({EventKind::condition, EventKind::counters, EventKind::knocked_out}) ==
          std::vector{EventKind::condition, EventKind::counters, EventKind::knocked_out});
    CHECK(board.their(Where::discard) == "Thorn");
    CHECK(board.name("their active") == "Bear");
    CHECK(board.prizes_left(Side::mine) == 5);
}

TEST_CASE("JA A-01.7 - a Pokemon with HP left is not Knocked Out", "[JA.A-01.7]") {
    Board board(R"(Pup: pokemon basic fire hp 60 attack "Maul" [] 90)");
    board.mine("Pup").theirs("Bear", "Bear");
    board.attack("Maul");
    CHECK(board.damage("their active") == 90);
    CHECK(board.count(EventKind::knocked_out) == 0);
}

}  // namespace
}  // namespace cubenight::test
