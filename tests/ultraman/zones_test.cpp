// Chapter 3: zones, and who sees what lies there.
#include "tests/ultraman/board.hpp"

namespace cubenight::test {
namespace {

int known(const Pile& pile) {
    int count = 0;
    for (CopyId copy : pile) count += copy != no_copy;
    return count;
}

TEST_CASE("UCG 3.1.2 - the scene area and the battle area are shared and the other zones are each player's",
          "[UCG.3.1.2]") {
    UltramanBoard board;
    board.area("Red1", "Kai5").scene("Moon0", Whose::theirs).my(Where::hand, "Red1 Red2").my(Where::discard, "Red3");
    board.their(Where::exile, "Kai5").their(Where::hand, "Blue1").at(Phase::set);
    CHECK(board.scene() == "Moon0");
    CHECK(board.my(Where::hand) == "Red1 Red2");
    CHECK(board.their(Where::exile) == "Kai5");
    CHECK(board.my(Where::discard) == "Red3");
}

TEST_CASE("UCG 3.1.3 - the field is the scene area and the battle area", "[UCG.3.1.3]") {
    UltramanBoard board(R"(Buff: ultraman level 1 basic character "BUFF" bp 1000 text { give my.characters { bp +500 } }
Dawn: scene round 0 text { give my.characters { bp +20 } })");
    board.area("Buff", "Red1").scene("Dawn").my(Where::hand, "Buff Dawn Red1").my(Where::discard, "Buff Dawn");
    board.my(Where::exile, "Buff Dawn").ask_all().at(Phase::activate);
    CHECK(board.bp(1) == 1520);  // texts work on the field, and in neither of the other zones
}

TEST_CASE("UCG 3.1.4 - what an effect exiles lies outside the game", "[UCG.3.1.4]") {
    UltramanBoard board(
        R"(Gone: ultraman level 1 basic character "GONE" bp 1000 text single { activate 1; exile foe })");
    board.area("Gone", "Kai5/Kai6").at(Phase::activate);
    board.activate("Gone");
    CHECK(board.theirs(1).empty());
    CHECK(board.their(Where::exile) == "Kai6 Kai5");
}

TEST_CASE("UCG 3.1.5 - how many cards lie in a zone is known to both", "[UCG.3.1.5]") {
    UltramanBoard board;
    board.area("Red1", "Kai5 +Red1 +Red1").their(Where::hand, "Red1 Red2 Red3").my(Where::hand, "Red1 Red2");
    board.at(Phase::set);
    const View view = board.view(Whose::mine);
    CHECK(view.seats[seat1].hand.size() == 3);
    CHECK(view.seats[seat1].deck.size() == 10);
    CHECK(view.characters[board.spot(Whose::theirs, 1).value].charges == 2);
}

TEST_CASE("UCG 3.2.1 - a card that goes to a hidden zone is hidden there", "[UCG.3.2.1]") {
    UltramanBoard board(
        R"(Lift: ultraman level 1 basic character "LIFT" bp 1000 text single { activate 1; put top card on foe -> their.hand })");
    board.area("Lift", "Kai5/Kai6").my(Where::hand, "Red1").their(Where::hand, "").ask_all().at(Phase::activate);
    CHECK(board.view(Whose::mine).cards[board.copy_of("Kai6").value] != no_card);
    const CopyId kai6 = board.copy_of("Kai6");
    board.activate("Lift");
    CHECK(board.their(Where::hand) == "Kai6");
    const View view = board.view(Whose::mine);
    CHECK(known(view.seats[seat1].hand) == 0);
    CHECK(view.cards[kai6.value] == no_card);
}

TEST_CASE("UCG 3.2.2 - in which order cards went to a hidden zone only their owner knows", "[UCG.3.2.2]") {
    UltramanBoard board(
        R"(Back: ultraman level 1 basic character "BACK" bp 1000 text single { activate 1; put 2 my.discard -> top of my.deck })");
    board.area("Back", "Kai5").my(Where::discard, "Red2 Red3").ask_all().at(Phase::activate);
    board.activate("Back").choose("Red2").choose("Red3");
    CHECK(board.asks() == ChoiceKind::order);
    CHECK(board.view(Whose::theirs).choice.options.empty());
    board.choose("Red3");
    CHECK(board.my(Where::deck).starts_with("Red3 Red2 Red1"));
    CHECK(known(board.view(Whose::theirs).seats[seat0].deck) == 0);
}

TEST_CASE("UCG 3.2.3 - a card that changes its zone is a new card", "[UCG.3.2.3]") {
    UltramanBoard board(R"(Twice: ultraman level 2 basic character "RED" bp 6000 8000 text double { activate 1; draw 1 }
Cycle: scene round 0 text { activate 1; put top card on 1 my.characters[double] as $c -> my.hand; stack $c on 1 my.characters })");
    board.scene("Cycle").area("Red1/Twice used", "Kai5").at(Phase::activate);
    CHECK(board.why_not_activate("Twice") == Clause::c9_4_2);
    board.activate("Cycle");
    CHECK(board.mine(1) == "Red1/Twice");
    board.activate("Twice");  // it is another card, whose text was not used yet
    CHECK(board.times_told(EventKind::text_used) == 2);
}

TEST_CASE("UCG 3.3.1 - nobody looks into a deck", "[UCG.3.3.1]") {
    UltramanBoard board;
    board.area("Red1", "Kai5").my(Where::hand, "Red1 Red2").at(Phase::set);
    CHECK(known(board.view(Whose::mine).seats[seat0].deck) == 0);
    CHECK(known(board.view(Whose::mine).seats[seat1].deck) == 0);
}

TEST_CASE("UCG 3.4.1 - what is drawn is held in hand and only its player sees it", "[UCG.3.4.1]") {
    UltramanBoard board;
    board.turn(2).my(Where::hand, "Red1*2").their(Where::hand, "Red1*2").my(Where::deck, "Kai5 Red1*3");
    board.at(Phase::start);
    CHECK(board.my(Where::hand) == "Red1 Red1 Kai5");
    const CopyId drawn = board.copy_of("Kai5");
    CHECK(board.view(Whose::mine).cards[drawn.value] != no_card);
    CHECK(board.view(Whose::theirs).cards[drawn.value] == no_card);
}

TEST_CASE("UCG 3.4.2 - a hand is known to its player alone", "[UCG.3.4.2]") {
    UltramanBoard board;
    board.area("Red1", "Kai5").my(Where::hand, "Red1 Red2").at(Phase::set);
    CHECK(known(board.view(Whose::mine).seats[seat0].hand) == 2);
    CHECK(known(board.view(Whose::theirs).seats[seat0].hand) == 0);
}

TEST_CASE("UCG 3.4.3 - a hand has no limit", "[UCG.3.4.3]") {
    UltramanBoard board(R"(Draw: ultraman level 1 basic character "DRAW" bp 1000 text single { activate 1; draw 30 })");
    board.area("Draw", "Kai5").my(Where::deck, "Red1*30").my(Where::hand, "Red1*10").at(Phase::activate);
    board.activate("Draw");
    CHECK(board.match().seats[seat0].hand.size() == 40);
}

TEST_CASE("UCG 3.5.1 - a scene that is set lies in the scene area", "[UCG.3.5.1]") {
    UltramanBoard board;
    board.area("Red1", "Kai5").my(Where::hand, "Moon1 Red1").their(Where::hand, "Red1").at(Phase::lead_scene);
    board.play_scene("Moon1");
    CHECK(board.match().copies[board.copy_of("Moon1").value].where == Where::scene);
    CHECK(board.mine(1) == "Red1");
}

TEST_CASE("UCG 3.5.2 - the scene is known to both", "[UCG.3.5.2]") {
    UltramanBoard board;
    board.area("Red1", "Kai5").scene("Moon0", Whose::theirs).my(Where::hand, "Red1 Red2").at(Phase::set);
    const View view = board.view(Whose::mine);
    CHECK(view.cards[view.scene.value] != no_card);
}

TEST_CASE("UCG 3.6.2 - what stands face up in the battle area is known to both", "[UCG.3.6.2]") {
    UltramanBoard board;
    board.area("Red1/Red2", "Kai5").my(Where::hand, "Red1 Red2").their(Where::hand, "Red1 Red2").at(Phase::set);
    for (Whose side : {Whose::mine, Whose::theirs}) {
        const View view = board.view(side);
        CHECK(view.cards[board.copy_of("Red2").value] != no_card);
        CHECK(view.cards[board.copy_of("Kai5").value] != no_card);
        CHECK(view.characters[board.spot(Whose::mine, 1).value].cards[1] != no_copy);
        CHECK(view.characters[board.spot(Whose::theirs, 1).value].open);
    }
}

TEST_CASE("UCG 3.6.3 - what lies face down is known to its owner alone", "[UCG.3.6.3]") {
    UltramanBoard board;
    board.area("Red1/*Red2", "*Kai5").my(Where::hand, "Red1 Red2").their(Where::hand, "Red1 Red2").at(Phase::set);
    const View mine = board.view(Whose::mine), theirs = board.view(Whose::theirs);
    const auto my_spot = board.spot(Whose::mine, 1).value, their_spot = board.spot(Whose::theirs, 1).value;
    CHECK(mine.characters[my_spot].cards[0] != no_copy);
    CHECK(theirs.characters[my_spot].cards[0] == no_copy);
    CHECK(theirs.characters[my_spot].cards[1] != no_copy);
    CHECK(theirs.characters[my_spot].count == 2);
    CHECK(mine.characters[their_spot].cards[0] == no_copy);
    CHECK_FALSE(mine.characters[their_spot].open);
    CHECK(mine.cards[board.copy_of("Kai5").value] == no_card);
}

TEST_CASE("UCG 3.7.1 - what is discarded lies in its owner's discard pile", "[UCG.3.7.1]") {
    UltramanBoard board(
        R"(Slay: ultraman level 1 basic character "SLAY" bp 1000 text single { activate 1; discard foe })");
    board.area("Slay", "Kai5").at(Phase::activate);
    board.activate("Slay");
    CHECK(board.their(Where::discard) == "Kai5");
    CHECK(board.my(Where::discard).empty());
}

TEST_CASE("UCG 3.7.2 - the discard pile is known and new cards lie on top", "[UCG.3.7.2]") {
    UltramanBoard board(
        R"(Mill: ultraman level 1 basic character "MILL" bp 1000 text single { activate 1; discard top 2 of my.deck })");
    board.area("Mill", "Kai5").my(Where::discard, "Red3").my(Where::deck, "Red1 Red2 Blue1").at(Phase::activate);
    board.activate("Mill");
    CHECK(board.my(Where::discard) == "Red2 Red1 Red3");
    CHECK(known(board.view(Whose::theirs).seats[seat0].discard) == 3);
}

TEST_CASE("UCG 3.8.1 - cards are exiled from any zone", "[UCG.3.8.1]") {
    UltramanBoard board(
        R"(Void: ultraman level 1 basic character "VOID" bp 1000 text single { activate 1; exile top 1 of my.deck; exile 1 my.hand; exile scene; exile 1 my.discard })");
    board.area("Void", "Kai5").scene("Moon0", Whose::theirs).my(Where::hand, "Red2").my(Where::discard, "Red3");
    board.my(Where::deck, "Blue1 Blue2").at(Phase::activate);
    board.activate("Void");
    CHECK(board.my(Where::exile) == "Blue1 Red2 Red3");
    CHECK(board.their(Where::exile) == "Moon0");
}

TEST_CASE("UCG 3.8.2 - an exiled card is used no more", "[UCG.3.8.2]") {
    UltramanBoard board(R"(Act: ultraman level 1 basic character "ACT" bp 1000 text { activate 1; draw 1 }
Dawn: scene round 0 text { activate 1; draw 1 })");
    board.area("Red1", "Kai5").my(Where::exile, "Act Dawn Red2").ask_all().at(Phase::activate);
    CHECK(board.why_not_activate("Act") == Clause::c10_1_2);
    CHECK(board.why_not_activate("Dawn") == Clause::c10_1_2);
    UltramanBoard set;
    set.area("Red1", "Kai5").my(Where::exile, "Red2 Red3 Moon0").my(Where::hand, "Red1");
    set.their(Where::hand, "Red1").ask_all();
    set.at(Phase::lead_scene);
    CHECK(set.why_not_scene("Moon0") == Clause::rule_hand);
    set.done();
    CHECK(set.why_not_set("Red3") == Clause::rule_hand);
    set.pass_to(Phase::level_up);
    CHECK(set.why_not_level_up("Red2", 1) == Clause::rule_hand);
}

TEST_CASE("UCG 3.8.3 - exiled cards are known to both", "[UCG.3.8.3]") {
    UltramanBoard board;
    board.area("Red1", "Kai5").their(Where::exile, "Kai5 Red1").my(Where::hand, "Red1 Red2").at(Phase::set);
    CHECK(known(board.view(Whose::mine).seats[seat1].exile) == 2);
    const View view = board.view(Whose::mine);
    CHECK(view.cards[view.seats[seat1].exile[0].value] != no_card);
}

TEST_CASE("UCG 3.8.4 - exiled cards stay their owner's", "[UCG.3.8.4]") {
    UltramanBoard board(
        R"(Void: ultraman level 1 basic character "VOID" bp 1000 text single { activate 1; exile foe })");
    board.area("Void", "Kai5").at(Phase::activate);
    board.activate("Void");
    CHECK(board.their(Where::exile) == "Kai5");
    CHECK(board.my(Where::exile).empty());
}

}  // namespace
}  // namespace cubenight::test
