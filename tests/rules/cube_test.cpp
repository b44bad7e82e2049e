// The match rules of the CUBE document: its turn, notes, conditions, house rule and ways to win.
#include "tests/support/board.hpp"

namespace cubenight::test {
namespace {

constexpr auto cards = R"(
Ghost: pokemon basic psychic hp 90 weakness darkness x2 resistance fighting -30 attack "Spook" [] 20
Wisp: pokemon basic psychic hp 90 attack "Flicker" [] 20
Djinn: pokemon basic fire & psychic hp 90 weakness water x2 attack "Wish" [] 20
Seer: pokemon basic psychic hp 90 weakness psychic x2 attack "Omen" [] 20
Pup: pokemon basic fire hp 90 weakness water x2 attack "Nip" [] 20
Frog: pokemon basic water hp 90 attack "Tongue" [] 20
Cook: supporter play { draw 1 }
Nut: item play { draw 1 }
Moss: pokemon basic grass hp 90 ability "Grow" { when checkup { heal 20 this } }
Shock: pokemon basic lightning hp 90 attack "Stun" [] { inflict paralyzed on their.active } attack "Daze" [] { inflict paralyzed on this }
Snake: pokemon basic grass hp 90 attack "Toxin" [] { inflict poisoned(2) on their.active } attack "Bite" [] { inflict poisoned on their.active } attack "Flame" [] { inflict burned on their.active }
Siren: pokemon basic water hp 90 attack "Lull" [] { inflict asleep on their.active } attack "Spin" [] { inflict confused on their.active }
)";

struct Cube : Board {
    Cube() : Board(cards, "cube") {}
};

TEST_CASE("CUBE turn.1 - conditions are settled in phase 1 of the own turn", "[CUBE.turn.1]") {
    Cube board;
    board.mine("Bear poisoned").theirs("Bear poisoned").end_turn();
    CHECK(board.damage("their active") == 10);
    CHECK(board.damage("my active") == 0);
    board.end_turn();
    CHECK(board.damage("their active") == 10);
    CHECK(board.damage("my active") == 10);
}

TEST_CASE("CUBE turn.1 - conditions come before the draw", "[CUBE.turn.1][CUBE.turn.2]") {
    Cube board;
    board.theirs("Bear poisoned").end_turn();
    CHECK(board.sequence({EventKind::turn_ends, EventKind::turn_begins, EventKind::checkup_begins, EventKind::counters,
                          EventKind::drawn}) == std::vector{EventKind::turn_ends, EventKind::turn_begins,
                                                            EventKind::checkup_begins, EventKind::counters,
                                                            EventKind::drawn});
}

TEST_CASE("CUBE turn.1 - a Pokemon Knocked Out in phase 1 is replaced before the draw", "[CUBE.turn.1]") {
    Cube board;
    board.theirs("Cub 20 poisoned", "Bear", "Frog").end_turn();
    CHECK(board.asks(Side::theirs, ChoiceKind::promote));
    CHECK(board.match().seats[pokemon::seat1].hand.empty());
    board.choose("Frog");
    CHECK(board.prizes_left(Side::mine) == 5);
    CHECK(board.match().seats[pokemon::seat1].hand.size() == 1);
    CHECK(board.asks(Side::theirs, ChoiceKind::main));
}

TEST_CASE("CUBE turn.1 - Poison in phase 1 can end the match", "[CUBE.turn.1][CUBE.win.no-pokemon]") {
    Cube board;
    board.theirs("Cub 20 poisoned").end_turn();
    CHECK(board.outcome() == Outcome::seat0_wins);
}

TEST_CASE("CUBE turn.1 - other effects of the Checkup work there too", "[CUBE.turn.1]") {
    Cube board;
    board.mine("Bear").theirs("Moss 50").end_turn();
    CHECK(board.damage("Moss") == 30);
}

TEST_CASE("CUBE turn.2 - a turn begins with drawing one card", "[CUBE.turn.2]") {
    Cube board;
    board.their(Where::deck, "water metal").end_turn();
    CHECK(board.their(Where::hand) == "water");
    CHECK(board.their(Where::deck) == "metal");
}

TEST_CASE("CUBE turn.3 - the actions of phase 3 come in any order", "[CUBE.turn.3]") {
    Cube board;
    board.mine("Bear", "Frog").my(Where::hand, "Pup Nut fire Cook");
    board.play("Cook").play("fire", "Bear").retreat("Frog").play("Pup").play("Nut");
    CHECK(board.asks(Side::mine, ChoiceKind::main));
    CHECK(board.name("my active") == "Frog");
}

TEST_CASE("CUBE turn.4 - the attack of the Active Pokemon ends the turn", "[CUBE.turn.4]") {
    Cube board;
    board.mine("Frog").attack("Tongue");
    CHECK(board.asks(Side::theirs, ChoiceKind::main));
}

TEST_CASE("CUBE note.1 - the first player's first turn knows no Supporter and no attack", "[CUBE.note.1]") {
    Cube first;
    first.turn(1).mine("Frog").my(Where::hand, "Cook Nut");
    CHECK(first.why_not_play("Cook") == Clause::first_supporter);
    CHECK(pokemon::citation(Clause::first_supporter, pokemon::RuleDocument::cube) == std::string("CUBE note.1"));
    CHECK(first.why_not_attack("Tongue") == Clause::note_1);
    first.play("Nut");
    CHECK(first.my(Where::discard) == "Nut");
}

TEST_CASE("CUBE note.1 - the second player's first turn knows both", "[CUBE.note.1]") {
    Cube second;
    second.turn(2).mine("Frog").my(Where::hand, "Cook").play("Cook").attack("Tongue");
    CHECK(second.damage("their active") == 20);
    Cube later;
    later.turn(3).mine("Frog").my(Where::hand, "Cook").play("Cook").attack("Tongue");
    CHECK(later.damage("their active") == 20);
}

// -- conditions

TEST_CASE("CUBE cond.asleep - no attack and no retreat until a coin wakes it", "[CUBE.cond.asleep]") {
    Cube board;
    board.mine("Frog asleep", "Bear").coins("TH");
    CHECK(board.why_not_attack("Tongue") == Clause::A_01_1b);
    CHECK(board.why_not_retreat() == Clause::A_03_1b);
    board.end_turn().end_turn();
    CHECK(board.is("Frog", SpecialCondition::asleep));
    board.end_turn().end_turn();
    CHECK_FALSE(board.is("Frog", SpecialCondition::asleep));
    CHECK(board.may_attack("Tongue"));
}

TEST_CASE("CUBE cond.burned - two counters and a coin", "[CUBE.cond.burned]") {
    Cube board;
    board.theirs("Bear burned").coins("TH").end_turn();
    CHECK(board.damage("their active") == 20);
    CHECK(board.is("their active", SpecialCondition::burned));
    board.end_turn().end_turn();
    CHECK(board.damage("their active") == 40);
    CHECK_FALSE(board.is("their active", SpecialCondition::burned));
}

TEST_CASE("CUBE cond.burned - a second Burn changes nothing", "[CUBE.cond.burned]") {
    Cube board;
    board.mine("Snake").theirs("Bear burned").coins("T").attack("Flame");
    CHECK(board.damage("their active") == 20);
}

TEST_CASE("CUBE cond.confused - a coin before the attack", "[CUBE.cond.confused]") {
    Cube tails;
    tails.mine("Frog confused").coins("T").attack("Tongue");
    CHECK(tails.damage("Frog") == 30);
    CHECK(tails.damage("their active") == 0);
    Cube heads;
    heads.mine("Frog confused").coins("H").attack("Tongue");
    CHECK(heads.damage("Frog") == 0);
    CHECK(heads.damage("their active") == 20);
}

TEST_CASE("CUBE cond.paralyzed - it lasts through the owner's next turn", "[CUBE.cond.paralyzed]") {
    Cube board;
    board.mine("Shock").theirs("Frog", "Bear").attack("Stun");
    CHECK(board.why_not_attack("Tongue") == Clause::A_01_1b);
    CHECK(board.why_not_retreat() == Clause::A_03_1b);
    board.end_turn();
    CHECK(board.is("Frog", SpecialCondition::paralyzed));
    board.end_turn();
    CHECK_FALSE(board.is("Frog", SpecialCondition::paralyzed));
    CHECK(board.may_attack("Tongue"));
}

TEST_CASE("CUBE cond.paralyzed - a Pokemon that paralyzed itself loses its next turn", "[CUBE.cond.paralyzed]") {
    Cube board;
    board.mine("Shock").attack("Daze").end_turn();
    CHECK(board.why_not_attack("Stun") == Clause::A_01_1b);
    board.end_turn().end_turn();
    CHECK(board.may_attack("Stun"));
}

TEST_CASE("CUBE cond.poisoned - one counter and one marker", "[CUBE.cond.poisoned]") {
    Cube board;
    board.mine("Snake").theirs("Bear poisoned").attack("Bite");
    CHECK(board.damage("their active") == 10);
    CHECK(board.is("their active", SpecialCondition::poisoned));
}

TEST_CASE("CUBE cond.poisoned - the newest Poison replaces the one before", "[CUBE.cond.poisoned]") {
    Cube stronger;
    stronger.mine("Snake").theirs("Bear poisoned").attack("Toxin");
    CHECK(stronger.damage("their active") == 20);
    Cube weaker;
    weaker.mine("Snake").theirs("Bear poisoned(3)").attack("Bite");
    CHECK(weaker.damage("their active") == 10);
}

TEST_CASE("CUBE cond.stack - Sleep and Confusion and Paralysis replace each other", "[CUBE.cond.stack]") {
    Cube board;
    board.mine("Siren").theirs("Bear paralyzed burned poisoned").coins("HT").attack("Lull");
    CHECK(board.is("their active", SpecialCondition::asleep));
    CHECK_FALSE(board.is("their active", SpecialCondition::paralyzed));
    CHECK(board.is("their active", SpecialCondition::poisoned));
    CHECK(board.is("their active", SpecialCondition::burned) == false);  // the first coin
    CHECK(board.damage("their active") == 30);
}

TEST_CASE("CUBE cond.stack - Burn and Poison stay beside the others", "[CUBE.cond.stack]") {
    Cube board;
    board.mine("Siren").theirs("Bear asleep burned poisoned").coins("T").attack("Spin");
    CHECK(board.is("their active", SpecialCondition::confused));
    CHECK_FALSE(board.is("their active", SpecialCondition::asleep));
    CHECK(board.is("their active", SpecialCondition::burned));
    CHECK(board.is("their active", SpecialCondition::poisoned));
}

// -- house rule

struct House : Board {
    explicit House(bool give_missing = false) : Board(cards, "cube") {
        house_rule({Type::psychic, Type::psychic, 2, give_missing});
    }
};

TEST_CASE("CUBE house.psychic - the Weakness of Psychic Pokemon becomes Psychic x2", "[CUBE.house.psychic]") {
    House board;
    board.mine("Wisp").theirs("Ghost").attack("Flicker");
    CHECK(board.damage("Ghost") == 40);
}

TEST_CASE("CUBE house.psychic - the printed Weakness does not count any more", "[CUBE.house.psychic]") {
    House board;
    board.mine("Frog").theirs("Djinn").attack("Tongue");
    CHECK(board.damage("Djinn") == 20);
}

TEST_CASE("CUBE house.psychic - Pokemon of two types are Psychic too", "[CUBE.house.psychic]") {
    House board;
    board.mine("Wisp").theirs("Djinn").attack("Flicker");
    CHECK(board.damage("Djinn") == 40);
    House by_djinn;
    by_djinn.mine("Djinn").theirs("Ghost").attack("Wish");
    CHECK(by_djinn.damage("Ghost") == 40);
}

TEST_CASE("CUBE house.psychic - other Pokemon keep their Weakness", "[CUBE.house.psychic]") {
    House board;
    board.mine("Frog").theirs("Pup").attack("Tongue");
    CHECK(board.damage("Pup") == 40);
    House psychic;
    psychic.mine("Wisp").theirs("Pup").attack("Flicker");
    CHECK(psychic.damage("Pup") == 20);
}

TEST_CASE("CUBE house.psychic - no Weakness is given where none is printed unless the night says so",
          "[CUBE.house.psychic]") {
    House board;
    board.mine("Seer").theirs("Wisp").attack("Omen");
    CHECK(board.damage("Wisp") == 20);
    House giving(true);
    giving.mine("Seer").theirs("Wisp").attack("Omen");
    CHECK(giving.damage("Wisp") == 40);
    House to_others(true);
    to_others.mine("Seer").theirs("Frog").attack("Omen");
    CHECK(to_others.damage("Frog") == 20);
}

TEST_CASE("CUBE house.psychic - the rule is no part of the other rule sets", "[CUBE.house.psychic]") {
    for (const char* name : {"ja-3.0", "zh-2.2", "fi-swsh"}) {
        CHECK(named_rule_set(name)->weakness_rules.empty());
        Board board(cards, name);
        board.mine("Wisp").theirs("Ghost").attack("Flicker");
        CHECK(board.damage("Ghost") == 20);
    }
}

TEST_CASE("CUBE house.psychic - the view shows a changed Weakness", "[CUBE.house.psychic]") {
    House board;
    board.mine("Ghost").theirs("Pup", "Seer", "Djinn", "Wisp");
    const auto seen = board.view(Side::mine);
    const auto shown = [&](const char* name) { return seen.pokemon[&board.at(name) - &board.match().pokemon[0]]; };
    CHECK(shown("Ghost").weakness_changed);
    REQUIRE(shown("Ghost").weakness_count == 1);
    CHECK(shown("Ghost").weaknesses[0] == Affinity{Type::psychic, Affinity::Op::times, 2});
    CHECK(shown("Djinn").weakness_changed);
    CHECK_FALSE(shown("Pup").weakness_changed);
    CHECK_FALSE(shown("Seer").weakness_changed);  // it is printed so
    CHECK_FALSE(shown("Wisp").weakness_changed);
    CHECK(shown("Wisp").weakness_count == 0);
    CHECK(shown("Ghost").resistance_count == 1);
}

TEST_CASE("CUBE win.deckout - phase 1 comes before the loss for an empty deck", "[CUBE.win.deckout]") {
    Cube board;
    board.theirs("Bear poisoned").their(Where::deck, "").end_turn();
    CHECK(board.outcome() == Outcome::seat0_wins);
    CHECK(board.count(EventKind::counters) == 1);
    CHECK(board.ending() == Ending::deck_out);
}

}  // namespace
}  // namespace cubenight::test
