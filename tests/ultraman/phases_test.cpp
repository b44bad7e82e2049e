// Chapter 5: a turn and its nine phases.
#include "tests/ultraman/board.hpp"

namespace cubenight::test {
namespace {

TEST_CASE("UCG 5.1.1 - both play in every turn", "[UCG.5.1.1]") {
    UltramanBoard board;
    board.area("Red1", "Red1").my(Where::hand, "Red1 Red2").their(Where::hand, "Red1 Red2").at(Phase::set);
    CHECK(board.match().choice.actor == Actor::seat0);
    board.set("Red1");
    CHECK(board.match().choice.actor == Actor::seat1);
}

TEST_CASE("UCG 5.1.3 - a phase is there though nothing is done in it", "[UCG.5.1.3]") {
    UltramanBoard board;
    board.area("Red1", "Red1").my(Where::hand, "Red1*2").their(Where::hand, "Red1*2").at(Phase::start);
    board.pass_turn();
    int phases = 0;
    for (const Event& event : board.events())
        if (event.type == EventKind::phase_begins && event.n == phases + static_cast<int>(Phase::start)) ++phases;
    CHECK(phases == 9);
}

TEST_CASE("UCG 5.2.1 - the start phase says who leads", "[UCG.5.2.1]") {
    UltramanBoard board;
    board.area("Red1", "Kai6").my(Where::hand, "Red1 Moon0").their(Where::hand, "Red1 Moon0").at(Phase::judgement);
    CHECK(board.match().lead == seat1);
    CHECK(board.told(EventKind::turn_begins, Clause::c5_2_1));
}

TEST_CASE("UCG 5.3.1 - nobody draws in the first turn", "[UCG.5.3.1]") {
    UltramanBoard board;
    board.turn(1).my(Where::hand, "Red1*2").their(Where::hand, "Red1*2").at(Phase::start);
    CHECK(board.my(Where::hand) == "Red1 Red1");
    UltramanBoard read;
    read.turn(1).my(Where::hand, "Red1*2").their(Where::hand, "Red1*2").rule("first_turn_draw", 1).at(Phase::start);
    CHECK(read.my(Where::hand) == "Red1 Red1 Red1");
}

TEST_CASE("UCG 5.3.2 - both draw from the second turn on", "[UCG.5.3.2]") {
    UltramanBoard board;
    board.turn(2).my(Where::hand, "Red1").their(Where::hand, "Red1").my(Where::deck, "Red2 Red3");
    board.their(Where::deck, "Blue2 Blue3").at(Phase::start);
    CHECK(board.my(Where::hand) == "Red1 Red2");
    CHECK(board.their(Where::hand) == "Red1 Blue2");
}

TEST_CASE("UCG 5.4.1 - only the Lead player may set a scene", "[UCG.5.4.1]") {
    UltramanBoard board;
    board.area("Red1", "Red1").my(Where::hand, "Moon0 Red1*2").their(Where::hand, "Moon0 Red1*2").at(Phase::lead_scene);
    CHECK(board.match().choice.actor == Actor::seat0);
    CHECK(board.why_not_scene("Red1") == Clause::c5_4_1);
    board.done();
    CHECK(board.match().phase == Phase::set);  // the Next player was not asked
}

TEST_CASE("UCG 5.4.2 - one scene a turn and face up", "[UCG.5.4.2]") {
    UltramanBoard board;
    board.area("Red1", "Red1").my(Where::hand, "Moon0 Moon0 Red1*2").their(Where::hand, "Red1*2").at(Phase::lead_scene);
    board.play_scene("Moon0");
    CHECK(board.scene() == "Moon0");
    CHECK(board.match().phase == Phase::set);
    CHECK(board.why_not_scene("Moon0") == Clause::c5_1_2);
    CHECK(board.view(Whose::theirs).cards[board.match().scene.value] != no_card);
}

TEST_CASE("UCG 5.5.1 - the Lead player sets first and the Next player opposite", "[UCG.5.5.1]") {
    UltramanBoard board;
    board.lead(Whose::theirs).my(Where::hand, "Red1 Red2").their(Where::hand, "Blue1 Blue2").at(Phase::set);
    CHECK(board.match().choice.actor == Actor::seat1);
    board.set("Blue2");
    CHECK(board.match().choice.actor == Actor::seat0);
    board.set("Red2");
    CHECK(board.mine(1) == "Red2");
    CHECK(board.theirs(1) == "Blue2");
}

TEST_CASE("UCG 5.5.2.1 - the Lead player begins the row of battle areas and the Next player sets opposite",
          "[UCG.5.5.2.1]") {
    UltramanBoard board;
    board.turn(1).my(Where::hand, "Red1*2 Red2").their(Where::hand, "Blue1*2 Blue2").ask_all().at(Phase::set);
    board.set("Red1");
    CHECK(board.refusal({OptionKind::set, board.hand_card("Blue1").value, board.spot(Whose::theirs, 2).value, 0}) ==
          Clause::rule_choice);
    board.set("Blue1").pass_turn().pass_to(Phase::set);
    CHECK(board.match().areas == 1);
    board.set("Red2").set("Blue2");
    CHECK(board.mine(1) == "Red1");
    CHECK(board.theirs(1) == "Blue1");
    CHECK(board.mine(2) == "Red2");
    CHECK(board.theirs(2) == "Blue2");
}

TEST_CASE("UCG 5.5.3.1 - a character from hand face down and nothing else", "[UCG.5.5.3.1]") {
    UltramanBoard board;
    board.my(Where::hand, "Red1 Kai5 Moon0").their(Where::hand, "Red1 Red2").my(Where::discard, "Blue1").at(Phase::set);
    CHECK(board.why_not_set("Moon0") == Clause::c5_5_3_1);
    CHECK(board.why_not_set("Blue1") == Clause::rule_hand);
    board.set("Kai5");
    CHECK(board.match().copies[board.copy_of("Kai5").value].face_down);
}

TEST_CASE("UCG 5.5.4.1 - the Next player sets a character too and no scene", "[UCG.5.5.4.1]") {
    UltramanBoard board;
    board.my(Where::hand, "Red1").their(Where::hand, "Red1 Red2 Moon0").at(Phase::set);
    CHECK(board.match().choice.actor == Actor::seat1);
    CHECK(board.why_not_set("Moon0") == Clause::c5_5_4_1);
    board.set("Red2");
    CHECK(board.theirs(1) == "Red2");
}

TEST_CASE("UCG 5.5.5 - two that are set opposite each other share a battle area", "[UCG.5.5.5]") {
    UltramanBoard board(
        R"(Spy: ultraman level 1 basic character "SPY" bp 1000 text { while foe is power give this { bp +500 } })");
    board.area("Red1", "Red1").my(Where::hand, "Spy Red1").their(Where::hand, "Blue1 Red1").ask_all().at(Phase::set);
    board.set("Spy").set("Blue1").pass_to(Phase::activate);
    CHECK(board.match().areas == 2);
    CHECK(board.bp(2) == 1500);
}

TEST_CASE("UCG 5.5.6 - what is set stays", "[UCG.5.5.6]") {
    UltramanBoard board;
    board.area("Red1", "Kai5").my(Where::hand, "Red1*3").their(Where::hand, "Red1*3").at(Phase::judgement);
    board.pass_turn();
    CHECK(board.mine(1) == "Red1");
    CHECK(board.theirs(1) == "Kai5");
}

TEST_CASE("UCG 5.5.7 - each turn lays out the next battle area", "[UCG.5.5.7]") {
    UltramanBoard board;
    board.area("Red1", "Kai5").my(Where::hand, "Red2").their(Where::hand, "Blue2").at(Phase::set);
    CHECK(board.mine(1) == "Red1");
    CHECK(board.mine(2) == "Red2");
    CHECK(board.theirs(2) == "Blue2");
}

TEST_CASE("UCG 5.6.1 - the level-up phase is of cards in hand and own characters", "[UCG.5.6.1]") {
    UltramanBoard board;
    board.area("Red1", "Red1").my(Where::hand, "Red2").my(Where::discard, "Red2").at(Phase::level_up);
    CHECK(board.refusal({OptionKind::level_up, board.hand_card("Red2").value, board.spot(Whose::theirs, 1).value, 0}) ==
          Clause::c5_6_1);
    const CopyId gone = board.match().seats[seat0].discard[0];
    CHECK(board.refusal({OptionKind::level_up, gone.value, board.spot(Whose::mine, 1).value, 0}) == Clause::rule_hand);
    CHECK(board.refusal({OptionKind::level_up, board.hand_card("Red2").value, 200, 0}) == Clause::c5_6_1);
}

TEST_CASE("UCG 5.6.2.1 - a card of the same character name goes on it", "[UCG.5.6.2.1]") {
    UltramanBoard board;
    board.area("Red1", "Red1").my(Where::hand, "Red2 Blue2").at(Phase::level_up);
    CHECK(board.why_not_level_up("Blue2", 1) == Clause::c5_6_2_1);
    board.level_up("Red2", 1);
    CHECK(board.mine(1) == "Red1/Red2");
    CHECK(board.told(EventKind::levelled_up, Clause::c5_6_2_1));
}

TEST_CASE("UCG 5.6.2.2 - a level cannot be skipped nor stay the same", "[UCG.5.6.2.2]") {
    UltramanBoard board;
    board.area("Red1", "Red1").my(Where::hand, "Red3 Red1 Red2").at(Phase::level_up);
    CHECK(board.why_not_level_up("Red3", 1) == Clause::c5_6_2_2);
    CHECK(board.why_not_level_up("Red1", 1) == Clause::c5_6_2_2);
}

TEST_CASE("UCG 5.6.2.3 - once a phase for each character and one card at a time", "[UCG.5.6.2.3]") {
    UltramanBoard board;
    board.area("Red1", "Kai6").area("Red1", "Kai6").my(Where::hand, "Red2 Red2 Red3").at(Phase::level_up);
    board.level_up("Red2", 1);
    CHECK(board.why_not_level_up("Red3", 1) == Clause::c5_6_2_3);
    board.level_up("Red2", 2);
    CHECK(board.mine(2) == "Red1/Red2");
    CHECK(board.match().phase != Phase::level_up);  // nothing is left to level up
    UltramanBoard fresh;                            // also one that was set in this turn, and again in the next
    fresh.area("*Red1", "*Red1").my(Where::hand, "Red1*2 Red2 Red3").their(Where::hand, "Red1*3").at(Phase::level_up);
    fresh.level_up("Red2", 1);
    CHECK(fresh.mine(1) == "Red1/Red2");
    fresh.pass_turn().pass_to(Phase::level_up);
    CHECK(fresh.offers({OptionKind::level_up, fresh.hand_card("Red3").value, fresh.spot(Whose::mine, 1).value, 0}));
}

TEST_CASE("UCG 5.6.3.1 - the Next player levels up after the Lead player", "[UCG.5.6.3.1]") {
    UltramanBoard board;
    board.area("Red1", "Red1").my(Where::hand, "Red2").their(Where::hand, "Red2").at(Phase::level_up);
    board.done();
    CHECK(board.match().choice.actor == Actor::seat1);
    board.level_up("Red2", 1);
    CHECK(board.told(EventKind::levelled_up, Clause::c5_6_3_1));
}

TEST_CASE("UCG 5.7.1 - all that lies face down is turned up at once", "[UCG.5.7.1]") {
    UltramanBoard board;
    board.area("Red1/*Red2", "*Kai5").area("*Blue1", "*Kai5").my(Where::hand, "Red1").their(Where::hand, "Red1");
    board.at(Phase::open);
    CHECK(board.times_told(EventKind::opened) == 4);
    CHECK(board.match().copies[board.copy_of("Red2").value].face_down == 0);
}

TEST_CASE("UCG 5.7.2.1 - the Lead player's texts of entering come before the Next player's", "[UCG.5.7.2.1]") {
    UltramanBoard board(R"(Mine: ultraman level 1 basic character "M" bp 1000 text single { when enters { draw 1 } }
Theirs: ultraman level 1 basic character "T" bp 1000 text single { when enters { draw 1 } })");
    board.area("*Mine", "*Theirs").lead(Whose::theirs).my(Where::hand, "Red1").their(Where::hand, "Red1");
    board.at(Phase::open);
    std::vector<SeatId> order;
    for (const Event& event : board.events())
        if (event.type == EventKind::text_begins) order.push_back(event.seat);
    REQUIRE(order.size() == 2);
    CHECK((order[0] == seat1 && order[1] == seat0));
}

TEST_CASE("UCG 5.7.3.1 - the Next player's texts of entering are carried out like the Lead player's", "[UCG.5.7.3.1]") {
    UltramanBoard board(R"(Draw: ultraman level 1 basic character "D" bp 1000 text single { when enters { draw 1 } })");
    board.area("*Red1", "*Draw").their(Where::deck, "Red2 Red3 Red3").their(Where::hand, "Red1 Red1").at(Phase::open);
    CHECK(board.told(EventKind::text_begins, Clause::c9_2_1));
    CHECK(board.told(EventKind::drawn, Clause::c11_10_1));
}

TEST_CASE("UCG 5.8.1 - texts are used in this phase and in no other", "[UCG.5.8.1]") {
    UltramanBoard board(R"(Act: ultraman level 1 basic character "A" bp 1000 text { activate 1; draw 1 })");
    board.area("Act", "Act").my(Where::hand, "Red1*2").their(Where::hand, "Red1*2").ask_all().at(Phase::level_up);
    CHECK(board.why_not_activate("Act") == Clause::c5_1_2);
    board.pass_to(Phase::activate);
    CHECK(board.asked() == seat0);
    board.activate("Act").done();
    CHECK(board.match().phase == Phase::activate);
    CHECK(board.asked() == seat1);
    board.activate("Act");
    CHECK(board.times_told(EventKind::text_used) == 2);
}

TEST_CASE("UCG 5.8.2.1 - the Lead player uses texts first", "[UCG.5.8.2.1]") {
    UltramanBoard board(R"(Act: ultraman level 1 basic character "A" bp 1000 text single { activate 1; draw 1 })");
    board.area("Act", "Act").at(Phase::activate);
    CHECK(board.match().choice.actor == Actor::seat0);
    const CopyId theirs = board.match().characters[board.spot(Whose::theirs, 1).value].top;
    CHECK(board.refusal({OptionKind::activate, theirs.value, 0, 0}) == Clause::c5_8_2_1);
    board.activate("Act");
    CHECK(board.match().choice.actor == Actor::seat1);
}

TEST_CASE("UCG 5.8.3.1 - then the Next player does", "[UCG.5.8.3.1]") {
    UltramanBoard board(R"(Act: ultraman level 1 basic character "A" bp 1000 text single { activate 1; draw 1 })");
    board.area("Act", "Act").at(Phase::activate);
    board.done();
    const CopyId mine = board.match().characters[board.spot(Whose::mine, 1).value].top;
    CHECK(board.refusal({OptionKind::activate, mine.value, 0, 0}) == Clause::c5_8_3_1);
    board.activate("Act");
    CHECK(board.times_told(EventKind::text_used) == 1);
}

TEST_CASE("UCG 5.9.1 - characters that face each other fight and nobody else does", "[UCG.5.9.1]") {
    UltramanBoard board;
    board.area("Kai6", "Kai5").area("Red1", "Red2").my(Where::hand, "Red1*2").their(Where::hand, "Red1*2");
    board.at(Phase::judgement);
    CHECK(board.fought(Whose::mine, 1) == Fought::won);
    CHECK(board.fought(Whose::theirs, 1) == Fought::lost);
    CHECK(board.fought(Whose::mine, 2) == Fought::lost);
    CHECK(board.fought(Whose::theirs, 2) == Fought::won);
    CHECK(board.times_told(EventKind::battle) == 2);
}

TEST_CASE("UCG 5.9.3.1 - every battle is fought every turn", "[UCG.5.9.3.1]") {
    UltramanBoard board;
    board.area("Kai6", "Red1").area("Red1", "Kai6").my(Where::hand, "Red1*2").their(Where::hand, "Red1*2");
    board.at(Phase::judgement);
    CHECK(board.times_told(EventKind::battle) == 2);
    board.pass_turn();
    CHECK(board.times_told(EventKind::battle) + board.times_told(EventKind::battle_tied) == 5);
}

TEST_CASE("UCG 5.9.3.2 - characters of earlier turns fight again", "[UCG.5.9.3.2]") {
    UltramanBoard board;
    board.area("Kai6", "Red1").my(Where::hand, "Red1*2").their(Where::hand, "Red1*2").at(Phase::set);
    board.pass_turn();
    CHECK(board.fought(Whose::mine, 1) == Fought::won);
    CHECK(board.fought(Whose::mine, 2) == Fought::tied);
}

TEST_CASE("UCG 5.9.4.1 - the higher BP wins and the lower loses", "[UCG.5.9.4.1]") {
    UltramanBoard board;
    board.area("Red1", "Red2").my(Where::hand, "Red1").their(Where::hand, "Red1").at(Phase::judgement);
    CHECK(board.fought(Whose::theirs, 1) == Fought::won);
    CHECK(board.fought(Whose::mine, 1) == Fought::lost);
}

TEST_CASE("UCG 5.9.4.2 - who has won stands upright and who has lost lies sideways for both to see", "[UCG.5.9.4.2]") {
    UltramanBoard board;
    board.area("Red1", "Red2").my(Where::hand, "Red1 Red2").their(Where::hand, "Red1").at(Phase::judgement);
    const View view = board.view(Whose::mine);
    CHECK(view.characters[board.spot(Whose::theirs, 1).value].fought == Fought::won);
    CHECK(view.characters[board.spot(Whose::mine, 1).value].fought == Fought::lost);
}

TEST_CASE("UCG 5.9.5.1 - the same BP is a tie", "[UCG.5.9.5.1]") {
    UltramanBoard board;
    board.area("Red1", "Blue1").my(Where::hand, "Red1 Red2").their(Where::hand, "Red1").at(Phase::judgement);
    CHECK(board.told(EventKind::battle_tied, Clause::c5_9_5_1));
    CHECK(board.match().wins[seat0] + board.match().wins[seat1] == 0);
}

TEST_CASE("UCG 5.9.5.2 - in a tie both lie sideways", "[UCG.5.9.5.2]") {
    UltramanBoard board;
    board.area("Red1", "Blue1").my(Where::hand, "Red1 Red2").their(Where::hand, "Red1").at(Phase::judgement);
    CHECK(board.fought(Whose::mine, 1) == Fought::tied);
    CHECK(board.fought(Whose::theirs, 1) == Fought::tied);
}

TEST_CASE("UCG 5.9.6.1 - the winner of the newest battle leads the next turn", "[UCG.5.9.6.1]") {
    UltramanBoard board;
    board.area("Kai6", "Red1").area("Red1", "Kai6").my(Where::hand, "Red1 Red2").their(Where::hand, "Red1 Red2");
    board.at(Phase::judgement);
    CHECK(board.match().lead == seat1);
    CHECK(board.told(EventKind::next_lead, Clause::c5_9_6_1));
}

TEST_CASE("UCG 5.9.6.2 - after a tie the Lead player leads again", "[UCG.5.9.6.2]") {
    UltramanBoard board;
    board.lead(Whose::theirs).area("Kai6", "Red1").area("Red1", "Blue1").my(Where::hand, "Red1 Red2");
    board.their(Where::hand, "Red1 Red2").at(Phase::judgement);
    CHECK(board.match().lead == seat1);
    CHECK(board.told(EventKind::next_lead, Clause::c5_9_6_2));
}

constexpr const char* end_cards =
    R"(Boost: ultraman level 1 basic character "B" bp 1000 text single { activate 1; lasting this turn { give this { bp +500 } } }
Next: ultraman level 1 basic character "N" bp 1000 text single { activate 1; lasting next turn { give this { bp +500 } } }
Ever: ultraman level 1 basic character "E" bp 1000 text single { activate 1; lasting rest of game { give this { bp +500 } } }
Leave: ultraman level 1 basic character "L" bp 1000 text single { activate 1; lasting this turn { give this { bp +500 }; when turn ends { if this is bp >= 1500 { draw 1 } } } })";

TEST_CASE("UCG 5.10.1 - what belongs to the end of the turn is done behind the judgement", "[UCG.5.10.1]") {
    UltramanBoard board(
        R"(Late: ultraman level 1 basic character "L" bp 1000 text { activate 1; lasting this turn { when turn ends { discard top 1 of my.deck } } })");
    board.area("Late", "Kai6").my(Where::hand, "Red1*3").their(Where::hand, "Red1*3").at(Phase::activate);
    board.activate("Late");
    std::string order;
    for (const Event& event : board.events()) {
        if (event.type == EventKind::battle) order += "battle ";
        if (event.type == EventKind::phase_begins && event.clause == Clause::c5_10_1) order += "end ";
        if (event.type == EventKind::moved) order += "discarded ";
        if (event.type == EventKind::turn_begins) order += "next turn ";
    }
    CHECK(order == "battle end discarded next turn ");
}

TEST_CASE("UCG 5.10.2 - what lasts this turn ends in the end phase", "[UCG.5.10.2]") {
    UltramanBoard board(end_cards);
    board.rule("wins", 9).area("Boost", "Kai6").area("Next", "Kai6").area("Ever", "").my(Where::hand, "Red1*3");
    board.their(Where::hand, "Red1*3").ask_all().at(Phase::activate);
    board.activate("Boost").activate("Next").activate("Ever");
    CHECK(board.bp(1) == 1500);
    CHECK(board.bp(2) == 1000);
    board.pass_turn();
    CHECK(board.told(EventKind::lasting_ends, Clause::c5_10_2));
    CHECK(board.match().turn == 3);
    CHECK(board.bp(1) == 1000);
    CHECK(board.bp(2) == 1500);
    CHECK(board.bp(3) == 1500);
    board.pass_turn();
    CHECK(board.bp(2) == 1000);
    CHECK(board.bp(3) == 1500);
}

TEST_CASE("UCG 5.10.2 - texts of the end of the turn come before that or after it", "[UCG.5.10.2]") {
    UltramanBoard before(end_cards);
    before.area("Leave", "Kai6").my(Where::hand, "Red1*3").their(Where::hand, "Red1*3").my(Where::deck, "Kai5 Red1*5");
    before.at(Phase::activate).activate("Leave");
    CHECK(before.my(Where::hand).find("Kai5") != std::string::npos);
    CHECK(before.told(EventKind::text_begins, Clause::c9_2_1));
    CHECK(before.told(EventKind::drawn, Clause::c11_10_1));
    UltramanBoard after(end_cards);
    after.area("Leave", "Kai6").my(Where::hand, "Red1*3").their(Where::hand, "Red1*3").rule("expiry_first", 1);
    after.at(Phase::activate).activate("Leave");
    CHECK_FALSE(after.told(EventKind::drawn, Clause::c11_10_1));
}

}  // namespace
}  // namespace cubenight::test
