// 11.1 to 11.5, 11.14, 11.19 and 11.20: wordings that look alike.
#include "tests/ultraman/board.hpp"

namespace cubenight::test {
namespace {

std::string act(std::string_view effect) {
    return "Act: ultraman level 1 basic character \"ACT\" bp 1000 text { activate 1; " + std::string(effect) + " }\n";
}

TEST_CASE("UCG 11.1 - a text may say the condition on which it can be used", "[UCG.11.1]") {
    UltramanBoard board(act("only if any my.characters[kaiju]; draw 1"));
    board.area("Act", "Red1").ask_all().at(Phase::activate);
    CHECK(board.why_not_activate("Act") == Clause::c11_1);
    UltramanBoard other(act("only if any my.characters[kaiju]; draw 1"));
    other.area("Act", "Red1").area("Kai5", "Red1").ask_all().at(Phase::activate);
    other.activate("Act");
    CHECK(other.my(Where::hand) == "Red1");
}

TEST_CASE("UCG 11.2.1 - what it says without may has to be done", "[UCG.11.2.1]") {
    UltramanBoard board(act("discard 1 my.hand"));
    board.area("Act", "Red1").my(Where::hand, "Red2 Red3").ask_all().at(Phase::activate);
    board.activate("Act");
    CHECK(board.refusal({OptionKind::done, 0, 0, 0}) == Clause::rule_choice);
    board.choose("Red3");
    CHECK(board.my(Where::discard) == "Red3");
}

TEST_CASE("UCG 11.3.1 - what it may do can be done", "[UCG.11.3.1]") {
    UltramanBoard board(act("may { draw 1 }"));
    board.area("Act", "Red1").ask_all().at(Phase::activate);
    board.activate("Act").yes();
    CHECK(board.my(Where::hand) == "Red1");
}

TEST_CASE("UCG 11.3.2 - or be left", "[UCG.11.3.2]") {
    UltramanBoard board(act("may { draw 1 } else { discard top 1 of my.deck }"));
    board.area("Act", "Red1").ask_all().at(Phase::activate);
    board.activate("Act").no();
    CHECK(board.my(Where::hand).empty());
    CHECK(board.my(Where::discard) == "Red1");
}

TEST_CASE("UCG 11.4.1 - by doing the one the other follows", "[UCG.11.4.1]") {
    UltramanBoard board(act("pay { discard 2 my.hand } to { draw 1 }"));
    board.area("Act", "Red1").my(Where::hand, "Red2 Red3").my(Where::deck, "Kai5 Red1").ask_all().at(Phase::activate);
    board.activate("Act").yes().choose("Red2").choose("Red3");
    CHECK(board.my(Where::hand) == "Kai5");
}

TEST_CASE("UCG 11.4.2 - and without it nothing follows", "[UCG.11.4.2]") {
    UltramanBoard board(act("pay { discard 1 my.hand } to { draw 1 }"));
    board.area("Act", "Red1").my(Where::hand, "Red2").ask_all().at(Phase::activate);
    board.activate("Act").no();
    CHECK(board.my(Where::hand) == "Red2");
}

TEST_CASE("UCG 11.4.3 - only all of it counts", "[UCG.11.4.3]") {
    UltramanBoard board(act("pay { discard 1 my.hand[kaiju]; exile 1 my.hand } to { draw 1 }"));
    board.area("Act", "Red1").my(Where::hand, "Kai5 Kai6").my(Where::deck, "Red3 Red1").ask_all().at(Phase::activate);
    board.activate("Act").yes().choose("Kai5").choose("Kai6");
    CHECK(board.my(Where::hand) == "Red3");
}

TEST_CASE("UCG 11.4.4 - what cannot be done in full is not begun", "[UCG.11.4.4]") {
    UltramanBoard board(act("pay { discard 2 my.hand } to { draw 1 }"));
    board.area("Act", "Red1").my(Where::hand, "Red2").ask_all().at(Phase::activate);
    board.activate("Act");
    CHECK(board.asks() == ChoiceKind::activate);  // nothing was asked
    CHECK(board.my(Where::hand) == "Red2");
    UltramanBoard both(act("pay { discard 1 my.hand[kaiju]; exile 1 my.hand[kaiju] } to { draw 1 }"));
    both.area("Act", "Red1").my(Where::hand, "Kai5 Red2").ask_all().at(Phase::activate);
    both.activate("Act");
    CHECK(both.my(Where::hand) == "Kai5 Red2");
}

TEST_CASE("UCG 11.5.1 - where something is there it may be done", "[UCG.11.5.1]") {
    const std::string text = act("if any my.characters[kaiju] { may { draw 1 } } else { discard top 1 of my.deck }");
    UltramanBoard board(text);
    board.area("Act", "Red1").area("Kai5", "Red1").ask_all().at(Phase::activate);
    board.activate("Act").yes();
    CHECK(board.my(Where::hand) == "Red1");
    UltramanBoard none(text);
    none.area("Act", "Red1").ask_all().at(Phase::activate);
    none.activate("Act");
    CHECK(none.my(Where::discard) == "Red1");
}

TEST_CASE("UCG 11.14.2 - what is said besides is done though the first was not", "[UCG.11.14.2]") {
    UltramanBoard board(act("may { discard 1 my.hand }; may { draw 1 }"));
    board.area("Act", "Red1").my(Where::hand, "Red2").ask_all().at(Phase::activate);
    board.activate("Act").no().yes();
    CHECK(board.my(Where::hand) == "Red2 Red1");
    UltramanBoard cannot(act("discard 1 my.hand; draw 1"));
    cannot.area("Act", "Red1").ask_all().at(Phase::activate);
    cannot.activate("Act");
    CHECK(cannot.my(Where::hand) == "Red1");
}

TEST_CASE("UCG 11.19.1 - in the order in which it is said", "[UCG.11.19.1]") {
    UltramanBoard board(act("draw 1; discard 1 my.hand"));
    board.area("Act", "Red1").my(Where::deck, "Kai5 Red1").ask_all().at(Phase::activate);
    board.activate("Act").choose("Kai5");
    CHECK(board.my(Where::discard) == "Kai5");
}

TEST_CASE("UCG 11.19.2 - as much as can be done", "[UCG.11.19.2]") {
    UltramanBoard board(act("discard 2 my.hand; may { draw 1 }"));
    board.area("Act", "Red1").my(Where::hand, "Red2").ask_all().at(Phase::activate);
    board.activate("Act").choose("Red2").yes();
    CHECK(board.my(Where::discard) == "Red2");
    CHECK(board.my(Where::hand) == "Red1");
}

TEST_CASE("UCG 11.19.3 - and what follows may be done or not", "[UCG.11.19.3]") {
    UltramanBoard board(act("discard 1 my.hand; may { draw 1 }"));
    board.area("Act", "Red1").my(Where::hand, "Red2").ask_all().at(Phase::activate);
    board.activate("Act").choose("Red2").no();
    CHECK(board.my(Where::hand).empty());
}

TEST_CASE("UCG 11.20.1 - what may be done is done as far as it can be", "[UCG.11.20.1]") {
    UltramanBoard board(act("may { discard 2 my.hand; fully draw 1 }"));
    board.area("Act", "Red1").my(Where::hand, "Red2").ask_all().at(Phase::activate);
    board.activate("Act").yes().choose("Red2");
    CHECK(board.my(Where::discard) == "Red2");
}

TEST_CASE("UCG 11.20.2 - what follows comes where all of it was done", "[UCG.11.20.2]") {
    UltramanBoard board(act("may { discard 2 my.hand; fully draw 1 }"));
    board.area("Act", "Red1").my(Where::hand, "Red2 Red3").ask_all().at(Phase::activate);
    board.activate("Act").yes().choose("Red2").choose("Red3");
    CHECK(board.my(Where::hand) == "Red1");
}

TEST_CASE("UCG 11.20.3 - and not where a part of it was done or nothing", "[UCG.11.20.3]") {
    UltramanBoard part(act("may { discard 2 my.hand; fully draw 1 }"));
    part.area("Act", "Red1").my(Where::hand, "Red2").ask_all().at(Phase::activate);
    part.activate("Act").yes().choose("Red2");
    CHECK(part.my(Where::hand).empty());
    UltramanBoard none(act("discard up to 2 my.hand; fully draw 1"));
    none.area("Act", "Red1").my(Where::hand, "Red2").ask_all().at(Phase::activate);
    none.activate("Act").done();
    CHECK(none.my(Where::hand) == "Red2");
}

}  // namespace
}  // namespace cubenight::test
