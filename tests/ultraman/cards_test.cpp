// Chapter 2: what is printed on a card, as far as it is played with.
#include <utility>

#include "tests/ultraman/board.hpp"

namespace cubenight::test {
namespace {

TEST_CASE("UCG 2.2.1 - characters are set and scenes are not", "[UCG.2.2.1]") {
    UltramanBoard board;
    board.area("Red1", "Red1").my(Where::hand, "Red1 Red2 Moon1").their(Where::hand, "Red1").at(Phase::set);
    CHECK(board.why_not_set("Moon1") == Clause::c5_5_3_1);
    board.set("Red2");
    CHECK(board.mine(2) == "Red2");
}

TEST_CASE("UCG 2.2.2 - a character is an Ultraman, a Kaiju or a Mech", "[UCG.2.2.2]") {
    UltramanBoard board(R"(Robo: mech level 1 basic character "ROBO" bp 3000
Buff: scene round 0 text { give my.characters[kaiju] { bp +100 }; give my.characters[mech] { bp +20 }; give my.characters[ultraman] { bp +3 } })");
    board.scene("Buff").area("Red1", "Red1").area("Kai5", "Red1").area("Robo", "Red1").at(Phase::activate);
    CHECK(board.bp(1) == 5003);
    CHECK(board.bp(2) == 9100);
    CHECK(board.bp(3) == 3020);
}

TEST_CASE("UCG 2.3.1.1 - a card's name is another thing than its character's", "[UCG.2.3.1.1]") {
    UltramanBoard board(R"(SkyOne: ultraman level 1 basic character "A" bp 1000
Other: ultraman level 1 basic character "SkyTwo" bp 1000
Buff: scene round 0 text { give my.characters[name with "Sky"] { bp +500 } })");
    board.scene("Buff").area("SkyOne", "Red1").area("Other", "Red1").at(Phase::activate);
    CHECK(board.bp(1) == 1500);
    CHECK(board.bp(2) == 1000);
}

TEST_CASE("UCG 2.3.1.2 - a part of a name means cards with that in their name", "[UCG.2.3.1.2]") {
    UltramanBoard board(R"(SkyOne: ultraman level 1 basic character "A" bp 1000
OneSky: ultraman level 1 basic character "B" bp 1000
Buff: scene round 0 text { give my.characters[name with "Sky"] { bp +500 } })");
    board.scene("Buff").area("SkyOne", "Red1").area("OneSky", "Red1").area("Red1", "Red1").at(Phase::activate);
    CHECK(board.bp(1) == 1500);
    CHECK(board.bp(2) == 1500);
    CHECK(board.bp(3) == 5000);
}

TEST_CASE("UCG 2.3.2.1 - a character card says the name of its character", "[UCG.2.3.2.1]") {
    UltramanBoard board(R"(Alien: kaiju level 5 hazard character "RED" bp 1000
RED: ultraman level 1 basic character "OTHER" bp 1000
Buff: scene round 0 text { give my.characters[character "RED"] { bp +500 } })");
    board.scene("Buff").area("Red1", "Red1").area("Alien", "Red1").area("RED", "Red1").at(Phase::activate);
    CHECK(board.bp(1) == 5500);
    CHECK(board.bp(2) == 1500);
    CHECK(board.bp(3) == 1000);
}

TEST_CASE("UCG 2.3.2.2 - a level-up asks for the character name and not the card's", "[UCG.2.3.2.2]") {
    UltramanBoard board(R"(Other: ultraman level 2 basic character "RED" bp 6000 9000
Alien: ultraman level 2 basic character "ALIEN" bp 6000 9000)");
    board.area("Red1", "Red1").my(Where::hand, "Other Alien").at(Phase::level_up);
    CHECK(board.why_not_level_up("Alien", 1) == Clause::c5_6_2_1);
    board.level_up("Other", 1);
    CHECK(board.mine(1) == "Red1/Other");
}

TEST_CASE("UCG 2.3.3.1 - a character card says its level", "[UCG.2.3.3.1]") {
    UltramanBoard board(
        R"(Buff: scene round 0 text { give my.characters[level >= 5] { bp +500 }; while level(my.characters) = 9 give my.characters[level = 3] { bp +20 } })");
    board.scene("Buff").area("Red1", "Red1").area("Red3", "Red1").area("Kai5", "Red1").ask_all().at(Phase::activate);
    CHECK(board.bp(1) == 5000);
    CHECK(board.bp(2) == 7020);
    CHECK(board.bp(3) == 9500);
}

TEST_CASE("UCG 2.3.4.2 - each of the eight TYPEs is told from the others", "[UCG.2.3.4.2]") {
    UltramanBoard board(R"(Duo: ultraman level 1 basic & meteo character "DUO" bp 1000
Buff: scene round 0 text { give my.characters[basic] { bp +1 }; give my.characters[power] { bp +2 }; give my.characters[speed] { bp +4 }; give my.characters[armed] { bp +8 }; give my.characters[hazard] { bp +16 }; give my.characters[devastation] { bp +32 }; give my.characters[invasion] { bp +64 }; give my.characters[meteo] { bp +128 } })");
    board.scene("Buff").area("Duo", "Red1").area("Blue1", "Red1").area("Kai5", "Red1").at(Phase::activate);
    CHECK(board.bp(1) == 1129);
    CHECK(board.bp(2) == 5002);
    CHECK(board.bp(3) == 9016);
}

TEST_CASE("UCG 2.3.5.1 - a character can do what its own card says", "[UCG.2.3.5.1]") {
    UltramanBoard board(R"(Able: ultraman level 1 basic character "A" bp 1000 text { give this { bp +500 } }
Plain: ultraman level 1 basic character "A" bp 1000)");
    board.area("Able", "Able").area("Plain", "Plain").at(Phase::activate);
    CHECK(board.bp(1) == 1500);
    CHECK(board.their_bp(1) == 1500);
    CHECK(board.bp(2) == 1000);
    CHECK(board.their_bp(2) == 1000);
}

TEST_CASE("UCG 2.3.5.2 - a text works in the states that it names", "[UCG.2.3.5.2]") {
    UltramanBoard board(
        R"(Up2: ultraman level 2 basic character "RED" bp 6000 8000 10000 text single/triple { give this { bp +100 } }
Act2: ultraman level 2 basic character "RED" bp 6000 8000 10000 text double { activate 1; draw 1 })");
    board.area("Up2", "Red1").area("Red1/Up2", "Red1").area("Act2", "Red1").area("Red1/Act2", "Red1");
    board.at(Phase::activate);
    CHECK(board.bp(1) == 6100);
    CHECK(board.bp(2) == 8000);
    CHECK(board.why_not_activate("Act2") == Clause::c2_3_5_2);
}

// A character that takes a card of that kind out of a discard pile with one of each.
UltramanBoard& taking(UltramanBoard& board) {
    board.area("Take", "Red1").my(Where::discard, "Red1 Kai5 Robo Moon0").ask_all().at(Phase::activate);
    return board.activate("Take");
}
std::string taker(std::string_view kind) {
    return "Robo: mech level 1 basic character \"ROBO\" bp 3000\n"
           "Take: ultraman level 1 basic character \"TAKE\" bp 1000 text { activate 1; put 1 my.discard[" +
           std::string(kind) + "] -> my.hand }\n";
}

TEST_CASE("UCG 2.3.6.1 - a text that asks for a character card takes any of the three kinds", "[UCG.2.3.6.1]") {
    UltramanBoard board(taker("character"));
    taking(board);
    CHECK(board.offers("Red1"));
    CHECK(board.offers("Kai5"));
    CHECK(board.offers("Robo"));
    CHECK_FALSE(board.offers("Moon0"));
}

TEST_CASE("UCG 2.3.6.3 - the name of a kind means cards of it too", "[UCG.2.3.6.3]") {
    for (const auto& [kind, card] : {std::pair("ultraman", "Red1"), {"kaiju", "Kai5"}, {"mech", "Robo"}}) {
        UltramanBoard board(taker(kind));
        taking(board);
        CHECK(board.match().choice.options.size() == 1);
        CHECK(board.offers(card));
    }
}

TEST_CASE("UCG 2.3.6.2 - character means all three kinds", "[UCG.2.3.6.2]") {
    UltramanBoard board(R"(Robo: mech level 1 basic character "ROBO" bp 3000
Buff: scene round 0 text { give my.characters[character] { bp +100 } })");
    board.scene("Buff").area("Red1", "Red1").area("Kai5", "Red1").area("Robo", "Red1").at(Phase::activate);
    CHECK(board.bp(1) == 5100);
    CHECK(board.bp(2) == 9100);
    CHECK(board.bp(3) == 3100);
}

TEST_CASE("UCG 2.3.7.1 - the numbers on the card are its BP", "[UCG.2.3.7.1]") {
    UltramanBoard board(R"(Weak: ultraman level 1 basic character "W" bp 4999
Strong: ultraman level 1 basic character "S" bp 5001)");
    board.area("Weak", "Red1").area("Strong", "Red1").my(Where::hand, "Red1*2").their(Where::hand, "Red1*2");
    board.at(Phase::judgement);
    CHECK(board.fought(Whose::mine, 1) == Fought::lost);
    CHECK(board.fought(Whose::mine, 2) == Fought::won);
}

TEST_CASE("UCG 2.3.7.2 - the four columns are those of SINGLE to QUAD", "[UCG.2.3.7.2]") {
    UltramanBoard board(R"(Top4: ultraman level 4 basic character "RED" bp 1000 2000 3000 4000)");
    board.area("Top4", "Red1").area("Red3/Top4", "Red1").area("Red2/Red3/Top4", "Red1");
    board.area("Red1/Red2/Red3/Top4", "Red1").at(Phase::activate);
    for (int area = 1; area <= 4; ++area) CHECK(board.bp(area) == area * 1000);
}

TEST_CASE("UCG 2.3.7.3 - EXTRA is a BP that some cards have beside the columns", "[UCG.2.3.7.3]") {
    UltramanBoard board(
        R"(Ext: kaiju level 5 hazard character "EXT" bp 9000 extra 4000 text single { give this { bp = extra } }
Not: kaiju level 5 hazard character "NOT" bp 9000 text single { give this { bp = extra } })");
    board.area("Ext", "Red1").area("Not", "Red1").at(Phase::activate);
    CHECK(board.bp(1) == 4000);
    CHECK(board.bp(2) == 9000);
}

TEST_CASE("UCG 2.4.3.1 - a scene can do what its own card says", "[UCG.2.4.3.1]") {
    for (const auto& [scene, bp] : {std::pair("Dawn", 5500), {"Dusk", 4900}, {"Moon0", 5000}}) {
        UltramanBoard board(R"(Dawn: scene round 0 text { give my.characters { bp +500 } }
Dusk: scene round 0 text { give my.characters { bp -100 } })");
        board.scene(scene).area("Red1", "Red1").at(Phase::activate);
        CHECK(board.bp(1) == bp);
    }
}

TEST_CASE("UCG 2.4.4.1 - a scene card is no character and is told from one", "[UCG.2.4.4.1]") {
    UltramanBoard board(taker("scene"));
    taking(board);
    CHECK(board.match().choice.options.size() == 1);
    CHECK(board.offers("Moon0"));
    UltramanBoard set;
    set.area("Red1", "Red1").my(Where::hand, "Red1 Moon0").at(Phase::lead_scene);
    CHECK(set.why_not_scene("Red1") == Clause::c5_4_1);
    set.play_scene("Moon0");
}

TEST_CASE("UCG 2.4.2.2 - a scene may be set with as many rounds or more", "[UCG.2.4.2.2]") {
    UltramanBoard board;
    board.area("Red1", "Red1").area("Red1", "Red1").my(Where::hand, "Moon0 Moon1 Moon2 Moon3").at(Phase::lead_scene);
    CHECK(board.why_not_scene("Moon3") == Clause::c6_3_1);
    board.play_scene("Moon2");
    CHECK(board.scene() == "Moon2");
}

TEST_CASE("UCG 2.4.2.3 - the battle areas on the field are the rounds and those of this turn come later",
          "[UCG.2.4.2.3]") {
    UltramanBoard board;  // in the first turn none is laid out yet
    board.turn(1).my(Where::hand, "Moon1 Red1").their(Where::hand, "Red1").ask_all().at(Phase::lead_scene);
    CHECK(board.why_not_scene("Moon1") == Clause::c6_3_1);
    UltramanBoard empty;  // an area without any character counts, or not
    empty.area("", "").my(Where::hand, "Moon1 Red1*3").their(Where::hand, "Red1*3").at(Phase::lead_scene);
    CHECK(empty.offers({OptionKind::scene, empty.hand_card("Moon1").value, 0, 0}));
    CHECK(rounds(empty.book(), empty.match()) == 1);
    UltramanBoard read;
    read.area("", "").my(Where::hand, "Moon1 Red1*3").their(Where::hand, "Red1*3").rule("vacancies_count", 0).ask_all();
    read.at(Phase::lead_scene);
    CHECK(read.why_not_scene("Moon1") == Clause::c6_3_1);
}

TEST_CASE("UCG 2.4.1.1 - a scene has a name", "[UCG.2.4.1.1]") {
    UltramanBoard board(R"(Moonrise: scene round 0
Sunrise: scene round 0
Ask: ultraman level 1 basic character "ASK" bp 1000 text { while any scene[name with "Moon"] give this { bp +500 } })");
    board.scene("Moonrise").area("Ask", "Ask").at(Phase::activate);
    CHECK(board.bp(1) == 1500);
    UltramanBoard other(R"(Moonrise: scene round 0
Sunrise: scene round 0
Ask: ultraman level 1 basic character "ASK" bp 1000 text { while any scene[name with "Moon"] give this { bp +500 } })");
    other.scene("Sunrise").area("Ask", "Ask").at(Phase::activate);
    CHECK(other.bp(1) == 1000);
}

TEST_CASE("UCG 2.4.1.2 - a part of a scene's name means it as well", "[UCG.2.4.1.2]") {
    UltramanBoard board(R"(BigMoon: scene round 0
Find: ultraman level 1 basic character "FIND" bp 1000 text single { activate 1; put 1 my.discard[name with "Moon"] -> my.hand })");
    board.area("Find", "Red1").my(Where::discard, "Red1 BigMoon").at(Phase::activate);
    board.activate("Find");
    CHECK(board.my(Where::hand) == "BigMoon");
}

}  // namespace
}  // namespace cubenight::test
