// Chapter 8, 11.6 and 11.7: BP, grades, and what is more or less.
#include "tests/ultraman/board.hpp"

namespace cubenight::test {
namespace {

// A character with one standing text, as many as the test wants.
std::string standing(std::string_view name, std::string_view bp, std::string_view text) {
    return std::string(name) + ": ultraman level 2 basic character \"RED\" bp " + std::string(bp) + " text { " +
           std::string(text) + " }\n";
}

TEST_CASE("UCG 8.1.1 - the top card's column for its state is the BP", "[UCG.8.1.1]") {
    UltramanBoard board;
    board.area("Red2", "Red1")
        .area("Red1/Red2", "Red1")
        .area("Red1/Red2/Red3", "Red1")
        .area("Red1/Red2/Red3/Red4", "Red1");
    board.at(Phase::activate);
    CHECK(board.bp(1) == 6000);
    CHECK(board.bp(2) == 8000);
    CHECK(board.bp(3) == 11000);
    CHECK(board.bp(4) == 20000);
}

TEST_CASE("UCG 8.1.1 - a state without a printed BP counts as nothing or as the column below", "[UCG.8.1.1]") {
    UltramanBoard board;
    board.area("Kai5/Kai6/Kai7", "Red1").area("Kai5/Kai6", "Red1").at(Phase::activate);
    CHECK(board.bp(1) == 18000);
    const std::string cards = "Thin: kaiju level 7 hazard character \"KAI\" bp 11000 16000\n";
    UltramanBoard nothing(cards);
    nothing.area("Kai5/Kai6/Thin", "Red1").at(Phase::activate);
    CHECK(nothing.bp(1) == 0);
    CHECK(nothing.numbers(Whose::mine, 1).bp.printed == no_bp);
    UltramanBoard below(cards);
    below.rule("missing_bp", 1).area("Kai5/Kai6/Thin", "Red1").at(Phase::activate);
    CHECK(below.bp(1) == 16000);
}

TEST_CASE("UCG 8.1.2 - EXTRA is the BP while its condition holds", "[UCG.8.1.2]") {
    UltramanBoard board(
        R"(Ext: kaiju level 5 hazard character "EXT" bp 9000 extra 4000 text single { while foe is basic give this { bp = extra } })");
    board.area("Ext", "Red1").area("Ext", "Blue1").at(Phase::activate);
    CHECK(board.bp(1) == 4000);
    CHECK(board.numbers(Whose::mine, 1).bp.on_extra);
    CHECK(board.bp(2) == 9000);
}

TEST_CASE("UCG 11.6.1 - one grade up is the BP of the next state and one down of the one before", "[UCG.11.6.1]") {
    UltramanBoard board(standing("Up", "6000 8000 10000", "give this { grade +1 }") +
                        standing("Down", "6000 8000 10000 12000", "give this { grade -1 }"));
    board.area("Up", "Red1").area("Red1/Up", "Red1").area("Red1/Down", "Red1").area("Red1/Red1/Down", "Red1");
    board.area("Red1/Red1/Red1/Down", "Red1").at(Phase::activate);
    CHECK(board.bp(1) == 8000);
    CHECK(board.bp(2) == 10000);
}

TEST_CASE("UCG 11.6.1 - one grade down for each state", "[UCG.11.6.1]") {
    UltramanBoard board(
        "Down3: ultraman level 3 basic character \"RED\" bp 6000 8000 10000 12000 text { give this { grade -1 } }\n"
        "Down4: ultraman level 4 basic character \"RED\" bp 6000 8000 10000 12000 text { give this { grade -1 } }\n");
    board.area("Red2/Down3", "Red1").area("Red1/Red2/Down3", "Red1").area("Red1/Red2/Red3/Down4", "Red1");
    board.area("Down3", "Red1").at(Phase::activate);
    CHECK(board.bp(1) == 6000);
    CHECK(board.bp(2) == 8000);
    CHECK(board.bp(3) == 10000);
    CHECK(board.bp(4) == 6000);  // nothing is below SINGLE
}

TEST_CASE("UCG 11.6.1 - from TRIPLE to a printed QUAD as the rules are read", "[UCG.11.6.1]") {
    const std::string cards =
        "Big: ultraman level 3 basic character \"RED\" bp 1000 2000 3000 4000 text { give this { grade +1 } }\n";
    UltramanBoard up(cards);
    up.area("Red1/Red2/Big", "Red1").at(Phase::activate);
    CHECK(up.bp(1) == 4000);
    UltramanBoard no(cards);
    no.rule("grade_to_quad", 0).area("Red1/Red2/Big", "Red1").at(Phase::activate);
    CHECK(no.bp(1) == 3000);
    CHECK(no.numbers(Whose::mine, 1).raised);
}

TEST_CASE("UCG 11.6.2 - a grade changes the BP and not the state", "[UCG.11.6.2]") {
    UltramanBoard board(
        standing("Up", "6000 8000 10000", "give this { grade +1 }") +
        "Look: scene round 0 text { give my.characters[single] { bp +10 }; give my.characters[double] { bp +200 } }\n");
    board.scene("Look").area("Up", "Red1").at(Phase::activate);
    CHECK(board.bp(1) == 8010);
    CHECK(board.numbers(Whose::mine, 1).bp.state == State::single);
    CHECK(board.numbers(Whose::mine, 1).bp.column == State::double_);
}

TEST_CASE("UCG 11.6.3 - a grade has its effect though there is no such BP", "[UCG.11.6.3]") {
    const std::string cards =
        standing("Flat", "6000", "give this { grade +1 }") +
        "Two: scene round 0 text { give my.characters { grade +2 } }\n"
        "Look: kaiju level 5 hazard character \"L\" bp 1000 text { give any.characters[raised] { bp +1 } }\n";
    UltramanBoard board(cards);
    board.area("Flat", "Look").at(Phase::activate);
    CHECK(board.numbers(Whose::mine, 1).raised);
    CHECK(board.bp(1) == 6001);
    // Two grades where one column is left: the last one's BP, or none.
    UltramanBoard last(cards);
    last.scene("Two").area("Red1", "Red1").at(Phase::activate);
    CHECK(last.bp(1) == 7000);
    UltramanBoard none(cards);
    none.rule("grade_keeps_last", 0).scene("Two").area("Red1", "Red1").at(Phase::activate);
    CHECK(none.bp(1) == 5000);
}

TEST_CASE("UCG 11.6.4 - on EXTRA it is raised too and its BP stays", "[UCG.11.6.4]") {
    UltramanBoard board(
        R"(Ext: kaiju level 5 hazard character "EXT" bp 9000 12000 extra 4000 text single { give this { bp = extra; grade +1 } })");
    board.area("Ext", "Red1").at(Phase::activate);
    CHECK(board.bp(1) == 4000);
    CHECK(board.numbers(Whose::mine, 1).raised);
}

TEST_CASE("UCG 11.6.5 - up and down together leave the BP and both hold", "[UCG.11.6.5]") {
    UltramanBoard board(
        "Both: ultraman level 2 basic character \"RED\" bp 6000 8000 10000 text { give this { grade +1; grade -1 } }\n"
        "Look: scene round 0 text { give my.characters[raised] { bp +1 }; give my.characters[lowered] { bp +2 } }\n");
    board.scene("Look").area("Red1/Both", "Red1").at(Phase::activate);
    CHECK(board.bp(1) == 8003);
    CHECK(board.numbers(Whose::mine, 1).raised);
    CHECK(board.numbers(Whose::mine, 1).lowered);
}

TEST_CASE("UCG 11.7.1 - more and less BP are added and taken away", "[UCG.11.7.1]") {
    UltramanBoard board(standing("More", "6000", "give this { bp +1000; bp -300 }"));
    board.area("More", "Red1").at(Phase::activate);
    CHECK(board.bp(1) == 6700);
}

TEST_CASE("UCG 11.7.1 - what a character was given stays when its top card leaves or goes with it", "[UCG.11.7.1]") {
    const char* cards =
        R"(Give: scene round 0 text { activate 1; lasting this turn { give 1 my.characters { bp +500 } } }
Lift: ultraman level 1 basic character "LIFT" bp 1000 text single { activate 1; put top card on 1 my.characters[double] -> my.hand })";
    UltramanBoard stays(cards);
    stays.scene("Give").area("Red1/Red2", "Red1").area("Lift", "Red1").ask_all().at(Phase::activate);
    stays.activate("Give").choose("my 1");
    stays.activate("Lift").choose("my 1");
    CHECK(stays.mine(1) == "Red1");
    CHECK(stays.bp(1) == 5500);
    UltramanBoard goes(cards);
    goes.rule("bp_leaves_with_top", 1).scene("Give").area("Red1/Red2", "Red1").area("Lift", "Red1").ask_all();
    goes.at(Phase::activate).activate("Give").choose("my 1");
    goes.activate("Lift").choose("my 1");
    CHECK(goes.bp(1) == 5000);
}

TEST_CASE("UCG 11.7.2 - BP is never below nothing", "[UCG.11.7.2]") {
    const std::string cards = standing("Low", "1000", "give this { bp -3000; bp +500 }");
    UltramanBoard board(cards);
    board.area("Low", "Red1").at(Phase::activate);
    CHECK(board.bp(1) == 0);
    UltramanBoard each(cards);
    each.rule("floor_each_step", 1).area("Low", "Red1").at(Phase::activate);
    CHECK(each.bp(1) == 500);
}

TEST_CASE("UCG 11.7.3 - grades come first and then what is more and less", "[UCG.11.7.3]") {
    UltramanBoard board(standing("Mix", "6000 8000", "give this { bp +500; grade +1 }"));
    board.area("Mix", "Red1").at(Phase::activate);
    CHECK(board.bp(1) == 8500);
}

TEST_CASE("UCG 9.3.1 - a standing text works all the time while it holds", "[UCG.9.3.1]") {
    UltramanBoard board(
        R"(Spy: ultraman level 1 basic character "SPY" bp 1000 text single { while any scene give this { bp +500 } })");
    board.area("Spy", "Red1").my(Where::hand, "Moon0 Red1*2").their(Where::hand, "Red1").at(Phase::lead_scene);
    CHECK(board.bp(1) == 1000);
    board.play_scene("Moon0");
    CHECK(board.bp(1) == 1500);
}

TEST_CASE("UCG 9.3.2 - it looks again when the other side's card becomes another", "[UCG.9.3.2]") {
    UltramanBoard board(
        R"(Spy: ultraman level 1 basic character "SPY" bp 1000 text single { while foe is speed give this { bp +500 } }
Fast: ultraman level 2 speed character "RED" bp 6000 8000)");
    board.lead(Whose::theirs).area("Spy", "Red1").their(Where::hand, "Fast").my(Where::hand, "Red1").ask_all();
    board.at(Phase::level_up);
    CHECK(board.bp(1) == 1000);
    board.level_up("Fast", 1);
    CHECK(board.bp(1) == 1000);  // face down yet
    board.pass_to(Phase::activate);
    CHECK(board.bp(1) == 1500);
}

TEST_CASE("UCG 2.3.4.1 - a TYPE that is given is one more or takes the place of one", "[UCG.2.3.4.1]") {
    const char* cards = R"(Also: ultraman level 1 basic character "A" bp 1000 text { give foe { type also power } }
Swap: ultraman level 1 basic character "S" bp 1000 text single { activate 1; lasting this turn { give foe { type = armed } } }
Duo: kaiju level 5 basic & speed character "D" bp 1000)";
    UltramanBoard board(cards);
    board.area("Also", "Red1").area("Swap", "Duo").ask_all().at(Phase::activate);
    CHECK(board.numbers(Whose::theirs, 1).types.bits == 3);
    board.activate("Swap").type(Type::speed);
    CHECK(board.numbers(Whose::theirs, 2).types == (TypeSet::of(Type::basic) | TypeSet::of(Type::armed)));
    UltramanBoard read(cards);
    read.rule("given_type_replaces", 1).area("Also", "Red1").at(Phase::activate);
    CHECK(read.numbers(Whose::theirs, 1).types == TypeSet::of(Type::power));
}

}  // namespace
}  // namespace cubenight::test
