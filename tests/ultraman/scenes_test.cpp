// Chapters 6 and 7: scenes, and who faces whom.
#include "tests/ultraman/board.hpp"

namespace cubenight::test {
namespace {

TEST_CASE("UCG 6.1.1 - one scene lies on the field for both together", "[UCG.6.1.1]") {
    UltramanBoard board;
    board.area("Red1", "Red1")
        .scene("Moon0", Whose::theirs)
        .my(Where::hand, "Moon1 Red1*2")
        .their(Where::hand, "Red1*2");
    board.at(Phase::lead_scene).play_scene("Moon1");
    CHECK(board.scene() == "Moon1");
    CHECK(board.their(Where::discard) == "Moon0");
}

TEST_CASE("UCG 6.1.2 - one a turn is set and lies face up", "[UCG.6.1.2]") {
    UltramanBoard board;
    board.area("Red1", "Red1").my(Where::hand, "Moon0 Moon1 Red1*2").their(Where::hand, "Red1*2").at(Phase::lead_scene);
    board.play_scene("Moon0");
    CHECK(board.why_not_scene("Moon1") == Clause::c5_1_2);
    CHECK(board.match().copies[board.match().scene.value].face_down == 0);
}

TEST_CASE("UCG 6.1.3 - a scene in the scene area is a scene and elsewhere a scene card", "[UCG.6.1.3]") {
    UltramanBoard board(
        R"(Ask: ultraman level 1 basic character "ASK" bp 1000 text single { while any scene give this { bp +500 } })");
    board.area("Ask", "Red1").my(Where::hand, "Moon0 Red1*2").their(Where::hand, "Red1").at(Phase::lead_scene);
    CHECK(board.bp(1) == 1000);
    board.play_scene("Moon0");
    CHECK(board.bp(1) == 1500);
}

TEST_CASE("UCG 6.2.1 - who sets a scene draws a card", "[UCG.6.2.1]") {
    UltramanBoard board;
    board.area("Red1", "Red1").my(Where::hand, "Moon0 Red1").my(Where::deck, "Red3 Red2").their(Where::hand, "Red1");
    board.at(Phase::lead_scene).play_scene("Moon0");
    CHECK(board.my(Where::hand) == "Red1 Red3");
    CHECK(board.told(EventKind::drawn, Clause::c6_2_1));
}

TEST_CASE("UCG 6.2.2 - by an effect it is drawn for when the effect has ended", "[UCG.6.2.2]") {
    UltramanBoard board(
        R"(Put: ultraman level 1 basic character "PUT" bp 1000 text single { activate 1; put 1 my.hand[scene] -> scene; discard top 1 of my.deck })");
    board.area("Put", "Red1").my(Where::hand, "Moon0").my(Where::deck, "Red2 Red3 Red1").ask_all().at(Phase::activate);
    board.activate("Put").choose("Moon0");
    CHECK(board.scene() == "Moon0");
    CHECK(board.my(Where::discard) == "Red2");  // the effect went on before the card was drawn
    CHECK(board.my(Where::hand) == "Red3");
    CHECK(board.told(EventKind::drawn, Clause::c6_2_2));
}

TEST_CASE("UCG 6.2.3 - the draw comes before what the scene says of its entering", "[UCG.6.2.3]") {
    UltramanBoard board(R"(Dusk: scene round 0 text { when enters { discard 1 my.hand[kaiju] } })");
    board.area("Red1", "Red1").my(Where::hand, "Dusk Red1").my(Where::deck, "Kai5 Red2").their(Where::hand, "Red1");
    board.at(Phase::lead_scene).play_scene("Dusk");
    CHECK(board.my(Where::discard) == "Kai5");
    UltramanBoard text(R"(Dusk: scene round 0 text { when enters { discard 1 my.hand[kaiju] } }
Put: ultraman level 1 basic character "PUT" bp 1000 text single { activate 1; put 1 my.hand[scene] -> scene })");
    text.area("Put", "Red1").my(Where::hand, "Dusk").my(Where::deck, "Kai5 Red2").at(Phase::activate);
    text.activate("Put");
    CHECK(text.my(Where::discard) == "Kai5");
}

TEST_CASE("UCG 6.3.1 - a scene needs as many rounds as it says", "[UCG.6.3.1]") {
    UltramanBoard board;
    board.area("Red1", "Red1").my(Where::hand, "Moon1 Moon2 Red1*2").their(Where::hand, "Red1*2").at(Phase::lead_scene);
    CHECK(board.why_not_scene("Moon2") == Clause::c6_3_1);
    board.play_scene("Moon1");
    const char* put =
        R"(Put: ultraman level 1 basic character "PUT" bp 1000 text single { activate 1; put 1 my.hand[scene] -> scene })";
    UltramanBoard text(put);
    text.area("Put", "Red1").my(Where::hand, "Moon2").ask_all().at(Phase::activate);
    text.activate("Put").choose("Moon2");
    CHECK(text.scene().empty());
    UltramanBoard free(put);
    free.area("Put", "Red1").my(Where::hand, "Moon2").rule("text_scene_needs_round", 0).ask_all().at(Phase::activate);
    free.activate("Put").choose("Moon2");
    CHECK(free.scene() == "Moon2");
}

TEST_CASE("UCG 6.3.2 - a scene gives way to one of as many rounds or more", "[UCG.6.3.2]") {
    UltramanBoard board;
    board.area("Red1", "Red1").area("Red1", "Red1").scene("Moon1").my(Where::hand, "Moon0 Moon1 Red1*2");
    board.their(Where::hand, "Red1*2").at(Phase::lead_scene);
    CHECK(board.why_not_scene("Moon0") == Clause::c6_3_2);
    board.play_scene("Moon1");
    CHECK(board.my(Where::discard) == "Moon1");
}

TEST_CASE("UCG 6.3.3 - only its owner uses what a scene says", "[UCG.6.3.3]") {
    const char* cards = R"(Gift: scene round 0 text { activate 1; draw 1 })";
    UltramanBoard board(cards);
    board.area("Red1", "Red1").scene("Gift", Whose::theirs).ask_all().at(Phase::activate);
    CHECK(board.why_not_activate("Gift") == Clause::c6_3_3);
    board.done();
    board.activate("Gift");
    CHECK(board.their(Where::hand) == "Red1");
}

TEST_CASE("UCG 7.1 - the other character of its battle area is its opponent", "[UCG.7.1]") {
    UltramanBoard board(
        R"(Spy: ultraman level 1 basic character "SPY" bp 1000 text single { while foe is power give this { bp +500 } })");
    board.area("Spy", "Blue1").area("Spy", "Red1").area("Spy", "").at(Phase::activate);
    CHECK(board.bp(1) == 1500);
    CHECK(board.bp(2) == 1000);
    CHECK(board.bp(3) == 1000);
}

TEST_CASE("UCG 7.1.1 - the opponent means that of the character whose text it is", "[UCG.7.1.1]") {
    UltramanBoard board(
        R"(Curse: ultraman level 1 basic character "CURSE" bp 1000 text single { activate 1; lasting this turn { give foe { bp -500 } } })");
    board.area("Red1", "Red1").area("Curse", "Red1").ask_all().at(Phase::activate);
    board.activate("Curse");
    CHECK(board.their_bp(1) == 5000);
    CHECK(board.their_bp(2) == 4500);
}

TEST_CASE("UCG 7.1.2 - own and other characters mean those on the field", "[UCG.7.1.2]") {
    UltramanBoard board(
        R"(Cheer: ultraman level 1 basic character "CHEER" bp 1000 text single { activate 1; lasting this turn { give my.characters[character "RED"] { bp +500 }; give their.characters[character "RED"] { bp -500 } } })");
    board.area("Cheer", "Red1").area("Red1", "Blue1").my(Where::hand, "Red1").ask_all().at(Phase::activate);
    board.activate("Cheer");
    CHECK(board.bp(1) == 1000);
    CHECK(board.bp(2) == 5500);
    CHECK(board.their_bp(1) == 4500);
    CHECK(board.their_bp(2) == 5000);
}

}  // namespace
}  // namespace cubenight::test
