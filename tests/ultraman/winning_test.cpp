// Chapter 1: texts and rules, and how a match is won.
#include "tests/ultraman/board.hpp"

namespace cubenight::test {
namespace {

TEST_CASE("UCG 1.1.1 - two players sit at a match", "[UCG.1.1.1]") {
    UltramanBoard board;
    board.area("Red1", "Kai5").my(Where::hand, "Moon0").their(Where::hand, "Red1").at(Phase::lead_scene);
    CHECK(board.match().deck_sizes[seat0] == board.match().deck_sizes[seat1]);
    CHECK(board.match().choice.actor == Actor::seat0);
}

TEST_CASE("UCG 1.2.1 - what a text says goes before what the rules say", "[UCG.1.2.1]") {
    UltramanBoard board(
        R"(Late: ultraman level 1 basic character "LATE" bp 1000 text single { give this { battle = win } })");
    board.area("Late", "Kai6").at(Phase::judgement);
    CHECK(board.fought(Whose::mine, 1) == Fought::won);
}

TEST_CASE("UCG 1.2.2 - what may not be done is not done though something else allows it", "[UCG.1.2.2]") {
    UltramanBoard board(
        R"(Chain: kaiju level 5 hazard character "CHAIN" bp 9000 text single { give foe { can't level up } })");
    board.area("Red1", "Chain").my(Where::hand, "Red2").at(Phase::level_up);
    CHECK(board.match().phase != Phase::level_up);  // nothing to ask
    UltramanBoard other;
    other.area("Red1", "Kai5").my(Where::hand, "Red2").at(Phase::level_up);
    CHECK(other.asks() == ChoiceKind::level_up);
}

TEST_CASE("UCG 1.2.3 - of an effect as much is done as can be", "[UCG.1.2.3]") {
    UltramanBoard board(R"(Draw: ultraman level 1 basic character "DRAW" bp 1000 text single { activate 1; draw 3 })");
    board.area("Draw", "Kai5").my(Where::deck, "Red1 Red2").at(Phase::activate);
    board.activate("Draw");
    CHECK(board.my(Where::hand) == "Red1 Red2");
    CHECK(board.my(Where::deck).empty());
}

TEST_CASE("UCG 1.3.1 - whoever meets a condition of winning wins the match", "[UCG.1.3.1]") {
    UltramanBoard board;
    board.area("Kai6", "Red1").area("Kai6", "Red1").area("Kai6", "Red1").at(Phase::judgement);
    CHECK(board.outcome() == Outcome::seat0_wins);
    CHECK(board.ending() == Ending::wins);
}

TEST_CASE("UCG 1.3.2 - three battles won at once win the match and two do not", "[UCG.1.3.2]") {
    UltramanBoard three;
    three.area("Kai6", "Red1").area("Kai6", "Red1").area("Kai6", "Red1").area("Red1", "Kai6").at(Phase::judgement);
    CHECK(three.outcome() == Outcome::seat0_wins);
    CHECK(three.told(EventKind::match_ends, Clause::c1_3_2));
    UltramanBoard two;
    two.area("Kai6", "Red1")
        .area("Kai6", "Red1")
        .area("Red1", "Red1")
        .my(Where::hand, "Red1")
        .their(Where::hand, "Red1");
    two.at(Phase::judgement);
    CHECK(two.outcome() == Outcome::running);
    UltramanBoard one;
    one.area("Kai6", "Red1").area("Red1", "Red1").rule("wins", 1).at(Phase::judgement);
    CHECK(one.outcome() == Outcome::seat0_wins);
}

TEST_CASE("UCG 1.3.3 - of two with three battles or more the one with more has won", "[UCG.1.3.3]") {
    UltramanBoard board;
    for (int i = 0; i < 3; ++i) board.area("Kai6", "Red1");
    for (int i = 0; i < 4; ++i) board.area("Red1", "Kai6");
    board.at(Phase::judgement);
    CHECK(board.outcome() == Outcome::seat1_wins);
    CHECK(board.told(EventKind::match_ends, Clause::c1_3_3));
}

TEST_CASE("UCG 1.3.3.1 - with as many for both the match goes on", "[UCG.1.3.3.1]") {
    UltramanBoard board;
    for (int i = 0; i < 3; ++i) board.area("Kai6", "Red1").area("Red1", "Kai6");
    board.my(Where::hand, "Red1*2").their(Where::hand, "Red1*2").at(Phase::judgement);
    CHECK(board.outcome() == Outcome::running);
    CHECK(board.told(EventKind::goes_on, Clause::c1_3_3_1));
    CHECK(board.match().turn == 3);
}

TEST_CASE("UCG 1.3.4 - who cannot set a character has lost at once", "[UCG.1.3.4]") {
    UltramanBoard lead;
    lead.area("Red1", "Red1").my(Where::hand, "Moon0").their(Where::hand, "Red1").at(Phase::set);
    CHECK(lead.outcome() == Outcome::seat1_wins);
    CHECK(lead.ending() == Ending::cannot_set);
    CHECK(lead.told(EventKind::match_ends, Clause::c1_3_4));
    UltramanBoard next;
    next.area("Red1", "Red1").my(Where::hand, "Red1").their(Where::hand, "").at(Phase::set);
    CHECK(next.outcome() == Outcome::seat0_wins);
    UltramanBoard both;  // the Lead player's step is first
    both.area("Red1", "Red1").my(Where::hand, "").their(Where::hand, "").lead(Whose::theirs).at(Phase::set);
    CHECK(both.outcome() == Outcome::seat0_wins);
    UltramanBoard nobody;
    nobody.area("Red1", "Red1").my(Where::hand, "").their(Where::hand, "").rule("both_unable", 1).at(Phase::set);
    CHECK(nobody.outcome() == Outcome::draw);
    UltramanBoard other;  // the option is of both alone
    other.area("Red1", "Red1").my(Where::hand, "").their(Where::hand, "Red1").rule("both_unable", 1).at(Phase::set);
    CHECK(other.outcome() == Outcome::seat1_wins);
}

TEST_CASE("UCG 1.3.6 - an empty deck is no loss", "[UCG.1.3.6]") {
    UltramanBoard board;
    board.area("Red1", "Red1").my(Where::deck, "").their(Where::deck, "").my(Where::hand, "Red1*2");
    board.their(Where::hand, "Red1*2").at(Phase::draw);
    CHECK(board.outcome() == Outcome::running);
    CHECK(board.match().phase == Phase::set);
    CHECK(board.my(Where::hand) == "Red1 Red1");
}

}  // namespace
}  // namespace cubenight::test
