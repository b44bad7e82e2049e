// 5.10 and 11.7: what a text leaves behind, and what it still knows then.
#include <utility>

#include "tests/ultraman/board.hpp"

namespace cubenight::test {
namespace {

std::string act(std::string_view effect) {
    return "Act: ultraman level 1 basic character \"ACT\" bp 1000 text { activate 2; " + std::string(effect) + " }\n";
}

// The text is used, and the turn ends.
void use_and_end(UltramanBoard& board) {
    board.area("Act", "Blue1").my(Where::hand, "Red1*3").their(Where::hand, "Red1*3").at(Phase::activate);
    board.activate("Act").done();
    CHECK(board.told(EventKind::text_begins, Clause::c9_2_1));
}

TEST_CASE("UCG 5.10.2 - what waits for the end of the turn knows all cards that it speaks of", "[UCG.5.10.2]") {
    UltramanBoard board(
        act("choose $a = my.discard[kaiju]; choose $b = my.discard[scene]; choose $c = this; "
            "lasting this turn { when turn ends { exile $a; put $b -> bottom of my.deck; discard $c } }"));
    board.my(Where::discard, "Red2 Kai5 Moon0");
    use_and_end(board);
    CHECK(board.my(Where::exile) == "Kai5");
    CHECK(board.my(Where::deck).ends_with("Moon0"));
    CHECK(board.my(Where::discard) == "Act Red2");
}

TEST_CASE("UCG 11.2.1 - what is given to characters and cards of a pile both of them have", "[UCG.11.2.1]") {
    const std::string keeper =
        act("lasting this turn { give my.characters and my.discard { can't be exiled by them } }");
    const std::string taker =
        "Take: ultraman level 1 basic character \"TAKE\" bp 1000 text { activate 2; exile their.discard } "
        "text { activate 1; exile 1 their.characters }\n";
    for (const bool kept : {true, false}) {
        UltramanBoard board(keeper + taker);
        board.area("Act", "Take").my(Where::discard, "Kai5 Moon0").my(Where::hand, "Red1*3");
        board.their(Where::hand, "Red1*3").at(Phase::activate);
        if (kept) board.activate("Act");
        board.done().activate("Take", 0);
        CHECK(board.my(Where::exile) == (kept ? "" : "Moon0 Kai5"));
        board.activate("Take", 1);
        CHECK(board.mine(1) == (kept ? "Act" : ""));
    }
}

TEST_CASE("UCG 5.10.2 - it knows numbers and TYPEs as well", "[UCG.5.10.2]") {
    const std::string text =
        act("choose $n = count(my.hand); choose $t = power or speed; lasting this turn { when turn ends { if any "
            "their.characters[$t] { discard top $n of my.deck } else { exile top $n of my.deck } } }");
    for (Type type : {Type::power, Type::speed}) {
        UltramanBoard board(text);
        board.area("Act", "Blue1").my(Where::hand, "Red1*3").their(Where::hand, "Red1*3").my(Where::deck, "Red1*9");
        board.at(Phase::activate).activate("Act").type(type).done();
        const auto& pile = board.match().seats[seat0];
        CHECK(pile.discard.size() == (type == Type::power ? 3u : 0u));
        CHECK(pile.exile.size() == (type == Type::power ? 0u : 3u));
    }
}

TEST_CASE("UCG 3.2.3 - but no card that has moved in the meantime", "[UCG.3.2.3]") {
    UltramanBoard board(
        act("choose $a = my.discard[kaiju]; choose $b = my.discard[scene]; lasting this turn { when turn ends { exile "
            "$a; exile $b } }; put $b -> my.hand; discard 1 my.hand[scene]"));
    board.my(Where::discard, "Kai5 Moon0");
    use_and_end(board);
    CHECK(board.my(Where::exile) == "Kai5");
    CHECK(board.my(Where::discard) == "Moon0");
}

TEST_CASE("UCG 5.10.2 - a text that was used twice has left two things behind", "[UCG.5.10.2]") {
    UltramanBoard board(act("lasting this turn { when turn ends { discard top 1 of my.deck } }"));
    board.area("Act", "Blue1").my(Where::hand, "Red1*3").their(Where::hand, "Red1*3").at(Phase::activate);
    board.activate("Act").activate("Act");
    CHECK(board.asks() == ChoiceKind::trigger_order);
    board.choose("Act");
    CHECK(board.my(Where::discard) == "Red1 Red1");
}

TEST_CASE("UCG 11.7.1 - a condition of what lasts knows the cards that it speaks of", "[UCG.11.7.1]") {
    for (const auto& [card, bp] : {std::pair("Kai5", 1500), {"Red2", 1000}}) {
        UltramanBoard board(
            act("discard 1 my.hand as $a; lasting this turn { while any $a[kaiju] give this { bp +500 } }"));
        board.area("Act", "Blue1").my(Where::hand, card).at(Phase::activate);
        board.activate("Act");
        CHECK(board.bp(1) == bp);
    }
}

TEST_CASE("UCG 11.17.1 - a card that is not on the field stands for no character", "[UCG.11.17.1]") {
    // In1 is used from hand: it is none of the characters below which a card can be put.
    const std::string cards =
        R"(In1: ultraman level 1 basic character "IN" bp 1000 text { when enters { charge 1 under this and their.characters } }
)" + act("use enter text of my.hand");
    for (int others = 0; others < 4; ++others) {
        UltramanBoard board(cards);
        board.area("Act", "Red1").area("Red1", "Red1").my(Where::hand, "In1 In1").my(Where::deck, "Kai5 Kai6 Red1");
        for (int i = 0; i < others; ++i) board.area("Red1", "Red1");
        board.ask_all().at(Phase::activate);
        board.activate("Act");
        CHECK(board.asks() == ChoiceKind::activate);
        CHECK(board.times_told(EventKind::charged) == 0);
    }
    UltramanBoard mine(
        R"(In1: ultraman level 1 basic character "IN" bp 1000 text { when enters { charge 1 under this and my.characters[kaiju] } }
)" + act("use enter text of 1 my.hand"));
    mine.area("Act", "Red1").area("Kai5", "Red1").my(Where::hand, "In1").ask_all().at(Phase::activate);
    mine.activate("Act").choose("In1").number(1);
    CHECK(mine.charges(Whose::mine, 2) == "Red1");
}

}  // namespace
}  // namespace cubenight::test
