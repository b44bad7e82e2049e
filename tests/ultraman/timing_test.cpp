// Chapters 9 and 10: kinds of texts, when they work, and in which order they are carried out.
#include "tests/ultraman/board.hpp"

namespace cubenight::test {
namespace {

// The cards whose waiting texts were carried out, in that order.
std::string carried_out(UltramanBoard& board) {
    std::string names;
    for (const Event& event : board.events())
        if (event.type == EventKind::text_begins) names += (names.empty() ? "" : " ") + board.name(event.copy);
    return names;
}

TEST_CASE("UCG 9.1.1 - a text waits or stands or is activated and some are for decks alone", "[UCG.9.1.1]") {
    UltramanBoard board(
        R"(Waits: ultraman level 1 basic character "A" bp 1000 copies any text { when enters { discard top 1 of my.deck } }
Stands: ultraman level 1 basic character "B" bp 1000 text { give this { bp +500 } }
Used: ultraman level 1 basic character "C" bp 1000 text { activate 1; draw 1 })");
    board.area("*Waits", "*Red1").area("*Stands", "*Red1").area("*Used", "*Red1").my(Where::hand, "Red1*2");
    board.their(Where::hand, "Red1*2").ask_all().at(Phase::open);
    CHECK(carried_out(board) == "Waits");
    CHECK(board.bp(1) == 1000);  // what lifts the limit of copies does nothing in the match
    CHECK(board.bp(2) == 1500);
    CHECK(board.why_not_activate("Waits") == Clause::c9_4_1);
    CHECK(board.why_not_activate("Stands") == Clause::c9_4_1);
    board.activate("Used");
    CHECK(board.times_told(EventKind::text_used) == 1);
}

TEST_CASE("UCG 9.2.1 - a text that waits is carried out when what it waits for happens", "[UCG.9.2.1]") {
    UltramanBoard board(R"(Draw: ultraman level 1 basic character "D" bp 1000 text single { when enters { draw 1 } })");
    board.area("*Draw", "*Red1").area("Draw", "Red1").my(Where::hand, "Red1*2").their(Where::hand, "Red1*2");
    board.at(Phase::open);
    CHECK(carried_out(board) == "Draw");  // the one that was there already does not enter
}

TEST_CASE("UCG 9.2.1 - what a text does is told as its doing before and after choices and nothing else is",
          "[UCG.9.2.1]") {
    UltramanBoard board(
        R"(Draw: ultraman level 1 basic character "D" bp 1000 text single { when enters { may { draw 1; lasting this turn { when turn ends { draw 1 } } } } })");
    board.area("*Draw", "*Red1").my(Where::hand, "Red1").at(Phase::open).yes().pass_turn();
    std::vector<Source> drawn;
    for (const Event& event : board.events())
        if (event.type == EventKind::drawn && event.seat == seat0) drawn.push_back(event.by);
    REQUIRE(drawn.size() >= 3);
    const CopyId draw = board.copy_of("Draw");
    CHECK(drawn[0] == Source{draw, 0, false});
    CHECK(drawn[1] == Source{draw, 0, true});
    CHECK(drawn[2] == Source{});  // in the next turn's draw phase
}

TEST_CASE("UCG 9.2.2 - it enters by an effect as well", "[UCG.9.2.2]") {
    UltramanBoard board(
        R"(Draw2: ultraman level 2 basic character "RED" bp 6000 8000 text double { when enters { draw 1 } }
Call: ultraman level 1 basic character "CALL" bp 1000 text single { activate 1; stack 1 my.discard on 1 my.characters })");
    board.area("Call", "Red1").area("Red1", "Red1").my(Where::discard, "Draw2").my(Where::hand, "").ask_all();
    board.at(Phase::activate).activate("Call").choose("Draw2").choose("my 2");
    CHECK(board.mine(2) == "Red1/Draw2");
    CHECK(board.my(Where::hand) == "Red1");
}

TEST_CASE("UCG 9.4.1 - an Activate text is used by its player", "[UCG.9.4.1]") {
    UltramanBoard board(
        R"(Act: ultraman level 1 basic character "A" bp 1000 text single { activate 1; draw 1 } text single { give this { bp +100 } })");
    board.area("Act", "Red1").ask_all().at(Phase::activate);
    CHECK(board.why_not_activate("Act", 1) == Clause::c9_4_1);
    board.activate("Act");
    CHECK(board.my(Where::hand) == "Red1");
}

TEST_CASE("UCG 9.4.2 - as often as it says in a turn", "[UCG.9.4.2]") {
    UltramanBoard board(R"(Two: ultraman level 1 basic character "A" bp 1000 text single { activate 2; draw 1 })");
    board.area("Two", "").my(Where::hand, "Red1*2").their(Where::hand, "Red1*3").ask_all().at(Phase::activate);
    board.activate("Two").activate("Two");
    CHECK(board.why_not_activate("Two") == Clause::c9_4_2);
    board.pass_turn().pass_to(Phase::activate);
    board.activate("Two");  // counted anew
    CHECK(board.times_told(EventKind::text_used) == 3);
}

TEST_CASE("UCG 9.4.3 - the cost is paid and then it has its effect", "[UCG.9.4.3]") {
    UltramanBoard board(
        R"(Pay: ultraman level 1 basic character "A" bp 1000 text single { activate 1; cost { discard 1 my.hand }; draw 2 })");
    board.area("Pay", "Red1").my(Where::hand, "Red2").my(Where::deck, "Kai5 Kai6 Red1").ask_all().at(Phase::activate);
    board.activate("Pay").choose("Red2");
    CHECK(board.my(Where::discard) == "Red2");
    CHECK(board.my(Where::hand) == "Kai5 Kai6");
}

TEST_CASE("UCG 9.4.4 - it cannot be used where its cost cannot be paid in full", "[UCG.9.4.4]") {
    const char* cards =
        R"(Pay: ultraman level 1 basic character "A" bp 1000 text single { activate 1; cost { discard 2 my.hand }; draw 1 }
Mill: ultraman level 1 basic character "B" bp 1000 text single { activate 1; cost { discard top 3 of my.deck }; draw 1 }
Pick: ultraman level 1 basic character "C" bp 1000 text single { activate 1; cost { discard 1 my.hand; discard 1 my.hand[kaiju] }; draw 1 })";
    UltramanBoard board(cards);
    board.area("Pay", "Red1")
        .area("Mill", "Red1")
        .area("Pick", "Red1")
        .my(Where::hand, "Kai5")
        .my(Where::deck, "Red1 Red1");
    board.ask_all().at(Phase::activate);
    CHECK(board.why_not_activate("Pay") == Clause::c9_4_4);
    CHECK(board.why_not_activate("Mill") == Clause::c9_4_4);
    CHECK(board.why_not_activate("Pick") == Clause::c9_4_4);
    UltramanBoard rich(cards);
    rich.area("Pick", "Red1").my(Where::hand, "Kai5 Red2").my(Where::deck, "Red1*3").ask_all().at(Phase::activate);
    rich.activate("Pick");
    CHECK_FALSE(rich.offers("Kai5"));  // the only one that the second part can be paid with
    rich.choose("Red2").choose("Kai5");
    CHECK(rich.my(Where::hand) == "Red1");
}

TEST_CASE("UCG 10.1.1 - what texts ask of a character is asked of its uppermost open card", "[UCG.10.1.1]") {
    UltramanBoard board(
        R"(Watch: kaiju level 5 basic character "W" bp 3000 text single { while any their.characters[level = 2] give this { bp +1000 } }
Red1b: ultraman level 1 basic character "RED" bp 5000 7000)");
    board.area("Watch", "Red1b/*Red2").my(Where::hand, "Red1*3").their(Where::hand, "Red1*2");
    board.ask_all().at(Phase::level_up);
    CHECK(board.bp(1) == 3000);
    CHECK(board.numbers(Whose::theirs, 1).level == 1);
    board.pass_to(Phase::activate);
    CHECK(board.bp(1) == 4000);
    CHECK(board.numbers(Whose::theirs, 1).level == 2);
}

TEST_CASE("UCG 10.1.1 - a card that lies face down has no text", "[UCG.10.1.1]") {
    UltramanBoard board(
        R"(Boost: ultraman level 2 basic character "RED" bp 6000 8000 text { give my.characters { bp +500 } })");
    board.area("Red1/*Boost", "Red1").area("Blue1", "Red1").my(Where::hand, "Red1*3").their(Where::hand, "Red1*2");
    board.ask_all().at(Phase::level_up);
    CHECK(board.bp(2) == 5000);
    board.pass_to(Phase::activate);
    CHECK(board.bp(2) == 5500);
}

TEST_CASE("UCG 10.1.2 - texts work on the field and nowhere else", "[UCG.10.1.2]") {
    UltramanBoard board(
        R"(Act: ultraman level 1 basic character "A" bp 1000 text { activate 1; draw 1 } text { give my.characters { bp +500 } })");
    board.area("Red1", "Red1").my(Where::hand, "Act").my(Where::discard, "Act").ask_all().at(Phase::activate);
    CHECK(board.bp(1) == 5000);
    CHECK(board.refusal({OptionKind::activate, board.hand_card("Act").value, 0, 0}) == Clause::c10_1_2);
}

TEST_CASE("UCG 10.1.2 - but where they say so", "[UCG.10.1.2]") {
    UltramanBoard board(R"(Ghost: ultraman level 1 basic character "G" bp 1000 text { when discarded { draw 1 } }
Mill: ultraman level 1 basic character "M" bp 1000 text { activate 1; discard top 1 of my.deck })");
    board.area("Mill", "Red1").my(Where::deck, "Ghost Kai5 Red1").ask_all().at(Phase::activate);
    board.activate("Mill");
    CHECK(board.my(Where::hand) == "Kai5");
}

TEST_CASE("UCG 10.1.3 - a text begins to work as its card is turned up", "[UCG.10.1.3]") {
    UltramanBoard board(
        R"(Boost: ultraman level 1 basic character "B" bp 1000 text { give my.characters { bp +500 } })");
    board.area("*Boost", "*Red1").my(Where::hand, "Red1*2").their(Where::hand, "Red1*2").ask_all().at(Phase::open);
    CHECK(board.bp(1) == 1500);
}

TEST_CASE("UCG 10.1.3.1 - only the top card of a stack has texts", "[UCG.10.1.3.1]") {
    UltramanBoard board(
        R"(Low: ultraman level 1 basic character "RED" bp 5000 7000 text { give this { bp +500 } } text { activate 1; draw 1 }
Wake: ultraman level 1 basic character "W" bp 1000 text { activate 1; put top card on 1 my.characters[double] -> my.hand })");
    board.area("Low/Red2", "Red1").area("Wake", "Red1").ask_all().at(Phase::activate);
    CHECK(board.bp(1) == 8000);
    CHECK(board.why_not_activate("Low", 1) == Clause::c10_1_3_1);
    board.activate("Wake").choose("my 1");
    CHECK(board.bp(1) == 5500);
}

TEST_CASE("UCG 10.1.3.2 - their player orders the texts that wait", "[UCG.10.1.3.2]") {
    UltramanBoard board(R"(One: ultraman level 1 basic character "A" bp 1000 text { when enters { draw 1 } }
Two: ultraman level 1 basic character "B" bp 1000 text { when enters { discard top 1 of my.deck } })");
    board.area("*One", "*Red1").area("*Two", "*Red1").my(Where::deck, "Kai5 Kai6 Red1*4").my(Where::hand, "Red1*2");
    board.at(Phase::open);
    CHECK(board.asks() == ChoiceKind::trigger_order);
    board.choose("Two");
    CHECK(carried_out(board) == "Two One");
    CHECK(board.my(Where::discard) == "Kai5");
}

TEST_CASE("UCG 10.1.3.2 - a text whose card is no longer on top does nothing", "[UCG.10.1.3.2]") {
    UltramanBoard board(
        R"(Lift: ultraman level 1 basic character "A" bp 1000 text { when enters { put top card on 1 my.characters[double] -> my.hand } }
Draw: ultraman level 2 basic character "RED" bp 6000 8000 text { when enters { draw 1 } })");
    board.area("*Lift", "*Red1").area("Red1/*Draw", "Red1").my(Where::hand, "Red1*2").their(Where::hand, "Red1*2");
    board.at(Phase::open);
    board.choose("Lift");
    CHECK(carried_out(board) == "Lift");
    CHECK(board.told(EventKind::text_lost, Clause::c10_1_3_2));
}

TEST_CASE("UCG 10.1.3.2 - nor does one whose state has changed", "[UCG.10.1.3.2]") {
    UltramanBoard board(
        R"(Cut: ultraman level 1 basic character "A" bp 1000 text { when enters { discard bottom card on 1 my.characters[double] } }
Draw: ultraman level 2 basic character "RED" bp 6000 8000 text double { when enters { draw 1 } })");
    board.area("*Cut", "*Red1").area("Red1/*Draw", "Red1").my(Where::hand, "Red1*2").their(Where::hand, "Red1*2");
    board.at(Phase::open);
    board.choose("Cut");
    CHECK(carried_out(board) == "Cut");
    CHECK(board.mine(2) == "Draw");
    CHECK(board.told(EventKind::text_lost, Clause::c10_1_3_2));
}

constexpr const char* chain =
    R"(First: ultraman level 1 basic character "A" bp 1000 text { when enters { discard top 1 of my.deck; draw 1 } }
Second: ultraman level 1 basic character "B" bp 1000 text { when enters { draw 1 } }
Echo: ultraman level 1 basic character "E" bp 1000 text { when discarded { draw 1 } })";

TEST_CASE("UCG 10.1.3.3 - what a text sets off comes before the next that waited with it and after the text itself",
          "[UCG.10.1.3.3]") {
    UltramanBoard board(chain);
    board.area("*First", "*Red1").area("*Second", "*Red1").my(Where::deck, "Echo Kai5 Kai6 Kai7 Red1*5");
    board.my(Where::hand, "Red1*2").their(Where::hand, "Red1*2").at(Phase::open);
    board.choose("First");
    CHECK(carried_out(board) == "First Echo Second");
    std::string drawn;  // First went on to its own draw before Echo was heard
    for (const Event& event : board.events())
        if (event.type == EventKind::drawn && event.clause == Clause::c11_10_1) drawn += board.name(event.copy) + " ";
    CHECK(drawn == "Kai5 Kai6 Kai7 ");
}

TEST_CASE("UCG 10.1.3.4 - of both players' texts the Lead player's come first or each in turn", "[UCG.10.1.3.4]") {
    const char* cards = R"(Mine: ultraman level 1 basic character "M" bp 1000 text { when enters { draw 1 } }
Yours: ultraman level 1 basic character "Y" bp 1000 text { when enters { draw 1 } })";
    UltramanBoard all(cards);
    all.area("*Mine", "*Yours").area("*Mine", "*Yours").my(Where::hand, "Red1*2").their(Where::hand, "Red1*2");
    all.at(Phase::open);
    all.choose("Mine").choose("Yours");
    CHECK(carried_out(all) == "Mine Mine Yours Yours");
    UltramanBoard turns(cards);
    turns.rule("alternate_triggers", 1).area("*Mine", "*Yours").area("*Mine", "*Yours").my(Where::hand, "Red1*2");
    turns.their(Where::hand, "Red1*2").at(Phase::open);
    turns.choose("Mine").choose("Yours");
    CHECK(carried_out(turns) == "Mine Yours Mine Yours");
}

TEST_CASE("UCG 10.2.1 - several texts of one card are ordered by its player", "[UCG.10.2.1]") {
    UltramanBoard board(
        R"(Duo: ultraman level 1 basic character "A" bp 1000 text { when enters { draw 1 } } text { when enters { discard top 1 of my.deck } })");
    board.area("*Duo", "*Red1").my(Where::deck, "Kai5 Kai6 Red1*4").my(Where::hand, "Red1*2").at(Phase::open);
    CHECK(board.asks() == ChoiceKind::trigger_order);
    board.act(board.match().choice.options[1]);
    CHECK(board.my(Where::discard) == "Kai5");
}

TEST_CASE("UCG 9.2.1 - a text that waits once a turn hears the first time alone", "[UCG.9.2.1]") {
    UltramanBoard board(
        R"(Ear: ultraman level 1 basic character "E" bp 1000 text { once; when discarded of my.deck { draw 1 } }
Mill: ultraman level 1 basic character "M" bp 1000 text { activate 2; discard top 1 of my.deck })");
    board.area("Ear", "Red1").area("Mill", "Red1").ask_all().at(Phase::activate);
    board.activate("Mill").activate("Mill");
    CHECK(carried_out(board) == "Ear");
}

TEST_CASE("UCG 11.14.1 - a text that does not stack counts once for a character", "[UCG.11.14.1]") {
    UltramanBoard board(
        R"(Once: ultraman level 1 basic character "O" bp 1000 text { no stack; give my.characters[character "RED"] { bp +500 } }
Often: ultraman level 1 basic character "P" bp 1000 text { give my.characters[character "RED"] { bp +50 } })");
    board.area("Once", "Red1").area("Once", "Red1").area("Often", "Red1").area("Often", "Red1").area("Red1", "Red1");
    board.ask_all().at(Phase::activate);
    CHECK(board.bp(5) == 5600);
}

}  // namespace
}  // namespace cubenight::test
