// Chapter 12: mistakes, looking into hidden zones, and vacant battle areas.
#include "tests/ultraman/board.hpp"

namespace cubenight::test {
namespace {

TEST_CASE("UCG 12.1.1 - cards that a player has stacked wrongly go back to hand", "[UCG.12.1.1]") {
    UltramanBoard board;
    board.area("Red1/Blue2", "Red1")
        .area("Red1/Red2/Red2", "Red1")
        .my(Where::hand, "Kai5")
        .ask_all()
        .at(Phase::level_up);
    CHECK(board.mine(1) == "Red1");
    CHECK(board.mine(2) == "Red1/Red2");
    CHECK(board.my(Where::hand) == "Kai5 Blue2 Red2");
    CHECK(board.told(EventKind::stack_corrected, Clause::c12_1_1));
}

TEST_CASE("UCG 12.2.1 - cards that an effect leaves stacked wrongly are discarded", "[UCG.12.2.1]") {
    UltramanBoard board(
        R"(Mix: ultraman level 1 basic character "M" bp 1000 text { activate 1; stack 1 my.discard on 1 my.characters[character "RED"] freely })");
    board.area("Mix", "Red1").area("Red1", "Red1").my(Where::discard, "Blue2").ask_all().at(Phase::activate);
    board.activate("Mix").choose("Blue2").choose("my 2");
    CHECK(board.mine(2) == "Red1");
    CHECK(board.my(Where::discard) == "Blue2");
    CHECK(board.told(EventKind::stack_corrected, Clause::c12_2_1));
}

TEST_CASE("UCG 12.2.1 - all cards above the wrong one go with it", "[UCG.12.2.1]") {
    UltramanBoard board(
        R"(Pull: ultraman level 1 basic character "P" bp 1000 text { activate 1; stack 1 my.discard under 1 my.characters[character "RED"] freely })");
    board.area("Pull", "Red1").area("Red2/Red3", "Red1").my(Where::discard, "Blue2").ask_all().at(Phase::activate);
    board.activate("Pull").choose("Blue2").choose("my 2");
    CHECK(board.mine(2) == "Blue2");
    CHECK(board.my(Where::discard) == "Red2 Red3");
}

TEST_CASE("UCG 12.2.2 - that is looked at when the effect has ended", "[UCG.12.2.2]") {
    UltramanBoard board(
        R"(Mix: ultraman level 1 basic character "M" bp 1000 text { activate 1; stack 1 my.discard[character "BLUE"] on 1 my.characters[character "RED"] freely; if any my.characters[character "BLUE"] { draw 1 } })");
    board.area("Mix", "Red1").area("Red1", "Red1").my(Where::discard, "Blue2").ask_all().at(Phase::activate);
    board.activate("Mix").choose("Blue2").choose("my 2");
    CHECK(board.my(Where::hand) == "Red1");
    CHECK(board.mine(2) == "Red1");
}

TEST_CASE("UCG 12.3.1 - who looks into a hidden zone looks alone", "[UCG.12.3.1]") {
    UltramanBoard board(
        R"(Peek: ultraman level 1 basic character "P" bp 1000 text { activate 1; look top 2 of my.deck as $a; put 1 $a -> my.hand })");
    board.area("Peek", "Red1").my(Where::deck, "Kai5 Kai6 Red1").ask_all().at(Phase::activate);
    board.activate("Peek");
    const auto known = [&](Whose side) {
        int count = 0;
        const View view = board.view(side);
        for (CopyId copy : view.seats[seat0].deck) count += copy != no_copy;
        return count;
    };
    CHECK(known(Whose::mine) == 2);
    CHECK(known(Whose::theirs) == 0);
    board.choose("Kai6");
    CHECK(known(Whose::mine) == 0);  // it is over
}

TEST_CASE("UCG 12.3.2 - what is looked at stays where it lies", "[UCG.12.3.2]") {
    UltramanBoard board(
        R"(Peek: ultraman level 1 basic character "P" bp 1000 text { activate 1; look top 2 of my.deck as $a to both; draw 1 })");
    board.area("Peek", "Red1").my(Where::deck, "Kai5 Kai6 Red1").ask_all().at(Phase::activate);
    board.activate("Peek");
    CHECK(board.my(Where::hand) == "Kai5");
    CHECK(board.my(Where::deck) == "Kai6 Red1");
}

TEST_CASE("UCG 12.4.1 - a character that an effect takes away leaves a vacancy", "[UCG.12.4.1]") {
    UltramanBoard board(R"(Slay: ultraman level 1 basic character "S" bp 1000 text { activate 1; discard foe })");
    board.area("Slay", "Kai6").their(Where::hand, "Red1*3").my(Where::hand, "Red1*3").ask_all().at(Phase::activate);
    board.activate("Slay");
    CHECK(board.theirs(1).empty());
    CHECK(board.match().areas == 1);
}

TEST_CASE("UCG 12.4.2 - battle areas with vacancies have results of their own", "[UCG.12.4.2]") {
    UltramanBoard board;
    board.area("Red1", "").area("", "Kai6").area("", "").area("Kai6", "Red1").my(Where::hand, "Red1*4");
    board.their(Where::hand, "Red1*4").at(Phase::judgement);
    CHECK(board.fought(Whose::mine, 1) == Fought::won);
    CHECK(board.fought(Whose::theirs, 2) == Fought::won);
    CHECK(board.times_told(EventKind::battle_empty) == 1);
    CHECK(board.match().wins[seat0] == 2);
    CHECK(board.match().wins[seat1] == 1);
}

TEST_CASE("UCG 12.4.2.1 - one alone in a battle area wins its battle", "[UCG.12.4.2.1]") {
    UltramanBoard board;
    board.area("Red1", "").their(Where::hand, "Red1*3").my(Where::hand, "Red1*3").at(Phase::judgement);
    CHECK(board.fought(Whose::mine, 1) == Fought::won);
    CHECK(board.match().wins[seat0] == 1);
    CHECK(board.told(EventKind::battle, Clause::c12_4_2_1));
    const char* tie = R"(Tie: ultraman level 1 basic character "T" bp 1000 text { give this { battle = tie } })";
    UltramanBoard wins(tie);
    wins.area("Tie", "").their(Where::hand, "Red1*3").my(Where::hand, "Red1*3").at(Phase::judgement);
    CHECK(wins.fought(Whose::mine, 1) == Fought::won);
    UltramanBoard ties(tie);
    ties.rule("lone_ties", 1)
        .area("Tie", "")
        .their(Where::hand, "Red1*3")
        .my(Where::hand, "Red1*3")
        .at(Phase::judgement);
    CHECK(ties.fought(Whose::mine, 1) == Fought::tied);
}

TEST_CASE("UCG 12.4.2.2 - without any character a battle has no result", "[UCG.12.4.2.2]") {
    UltramanBoard board;
    board.area("", "").their(Where::hand, "Red1*3").my(Where::hand, "Red1*3").at(Phase::judgement);
    CHECK(board.told(EventKind::battle_empty, Clause::c12_4_2_2));
    CHECK(board.match().wins[seat0] + board.match().wins[seat1] == 0);
}

TEST_CASE("UCG 12.4.2.3 - and if it is the newest the Lead player leads again", "[UCG.12.4.2.3]") {
    UltramanBoard board;
    board.lead(Whose::theirs).area("Kai6", "Red1").area("", "").their(Where::hand, "Red1*3").my(Where::hand, "Red1*3");
    board.at(Phase::judgement);
    CHECK(board.match().lead == seat1);
    CHECK(board.told(EventKind::next_lead, Clause::c12_4_2_3));
}

TEST_CASE("UCG 12.4.3 - vacancies are filled besides the new battle area or alone", "[UCG.12.4.3]") {
    UltramanBoard both;
    both.area("", "Kai6").my(Where::hand, "Red1 Red2").their(Where::hand, "Blue1").at(Phase::set);
    both.set("Red2");
    CHECK(both.mine(1) == "Red2");
    CHECK(both.mine(2) == "Red1");
    CHECK(both.theirs(2) == "Blue1");
    UltramanBoard short_of_one;
    short_of_one.area("", "Kai6").my(Where::hand, "Red1").their(Where::hand, "Blue1").at(Phase::set);
    CHECK(short_of_one.outcome() == Outcome::seat1_wins);
    CHECK(short_of_one.told(EventKind::match_ends, Clause::c12_4_3));
    UltramanBoard alone;
    alone.rule("vacancies_only", 1).area("", "Kai6").my(Where::hand, "Red1").their(Where::hand, "Blue1 Red1");
    alone.ask_all().at(Phase::set).set("Red1");
    CHECK(alone.mine(1) == "Red1");
    CHECK(alone.match().areas == 1);
    CHECK(alone.their(Where::hand) == "Blue1 Red1");
    UltramanBoard next;  // the Next player has the vacancy, and the Lead player goes on
    next.rule("vacancies_only", 1).area("Kai6", "").my(Where::hand, "Red1").their(Where::hand, "Blue1 Red1");
    next.ask_all().at(Phase::set).set("Red1").set("Blue1");
    CHECK(next.theirs(1) == "Blue1");
    CHECK(next.mine(2) == "Red1");
    CHECK(next.theirs(2).empty());
}

}  // namespace
}  // namespace cubenight::test
