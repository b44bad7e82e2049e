// A judge's correction: what is wrong on the table is put right by hand, and the match goes on where it stood.
#include "engine/ultraman/match/places.hpp"
#include "engine/ultraman/rules/by_hand.hpp"
#include "tests/ultraman/board.hpp"

namespace cubenight::test {
namespace {

constexpr Option judge{OptionKind::judge, 0, 0, 0};

Option verb(HandVerb what) { return {OptionKind::hand_verb, static_cast<std::uint8_t>(what), 0, 0}; }
Option place(HandPlace where, Whose whose = Whose::mine) {
    return {OptionKind::hand_place, static_cast<std::uint8_t>(where), seat_of(whose).value, 0};
}

// A correction in my activate step.
UltramanBoard& correct(UltramanBoard& board, Phase phase = Phase::activate) {
    board.ask_all().at(phase);
    return board.act(judge);
}

TEST_CASE("program - the host corrects a match of the Ultraman Card Game and the step asks again", "[program]") {
    UltramanBoard board;
    board.area("Red1", "Kai5").my(Where::hand, "Red2 Blue1").their(Where::hand, "Moon0");
    correct(board);
    CHECK(board.told(EventKind::correction, Clause::rule_judge));
    CHECK(board.asks() == ChoiceKind::by_hand);
    board.act(verb(HandVerb::draw)).act(place(HandPlace::deck, Whose::theirs)).number(2);
    CHECK(board.their(Where::hand) == "Moon0 Red1 Red1");
    board.act(verb(HandVerb::move)).act(place(HandPlace::hand)).choose("Red2").act(place(HandPlace::character));
    board.choose("my 1");
    CHECK(board.mine(1) == "Red1/Red2");
    board.done();
    CHECK(board.asks() == ChoiceKind::activate);
    CHECK(board.asked() == seat0);
    CHECK(board.times_told(EventKind::step_begins) == 1);
}

TEST_CASE("program - a correction begins where a step of the turn asks and nowhere else", "[program]") {
    UltramanBoard board(
        R"(Ask: ultraman level 1 basic character "ASK" bp 1000 text single { activate 1; may { draw 1 } })");
    board.area("Ask", "Kai5").at(Phase::activate);
    board.activate("Ask");
    REQUIRE(board.asks() == ChoiceKind::may);
    CHECK(board.refusal(judge) == Clause::rule_choice);
    CHECK(board.refusal({OptionKind::judge, 2, 0, 0}) == Clause::rule_choice);
    board.no();
    board.act({OptionKind::judge, 1, 0, 0});
    CHECK(board.asked() == seat1);  // who corrects in that seat's place
    CHECK(board.refusal(judge) == Clause::rule_choice);
}

TEST_CASE("program - what is done by hand sets off no text", "[program]") {
    UltramanBoard board(
        R"(Enter: ultraman level 2 basic character "RED" bp 1000 9000 text double { when enters { draw 1 } })");
    board.area("Red1", "Kai5").my(Where::hand, "Enter");
    correct(board);
    board.act(verb(HandVerb::move)).act(place(HandPlace::hand)).choose("Enter").act(place(HandPlace::character));
    board.choose("my 1").done();
    CHECK(board.mine(1) == "Red1/Enter");
    CHECK(board.my(Where::hand).empty());
    CHECK(board.bp(1) == 9000);
}

TEST_CASE("program - a level-up that was wrong is taken back by hand and can be done again", "[program]") {
    UltramanBoard board;
    board.area("Red1", "Kai5").my(Where::hand, "Red2 Red2").ask_all().at(Phase::level_up);
    board.level_up("Red2", 1).act(judge);
    board.act(verb(HandVerb::move)).act(place(HandPlace::top_card)).choose("my 1").act(place(HandPlace::hand)).done();
    CHECK(board.mine(1) == "Red1");
    REQUIRE(board.asks() == ChoiceKind::level_up);
    board.level_up("Red2", 1);
    CHECK(board.mine(1) == "Red1/Red2");
    CHECK(open_count(board.match(), board.spot(Whose::mine, 1)) == 1);
    // A card that comes by hand before the open phase lies face down until then, as those of the players do.
    UltramanBoard other;
    other.area("Red1", "Kai5").my(Where::hand, "Red2").ask_all().at(Phase::level_up).act(judge);
    other.act(verb(HandVerb::move)).act(place(HandPlace::hand)).choose("Red2").act(place(HandPlace::character));
    other.choose("my 1").done();
    CHECK(other.mine(1) == "Red1/Red2");
    CHECK(open_count(other.match(), other.spot(Whose::mine, 1)) == 1);
}

TEST_CASE("program - places that a correction leaves vacant are filled in the set step that asks", "[program]") {
    UltramanBoard board;
    board.area("Red1", "Kai5").my(Where::hand, "Red1 Blue1 Blue2").ask_all().at(Phase::set);
    REQUIRE(board.asks() == ChoiceKind::set_character);
    board.act(judge);
    board.act(verb(HandVerb::move))
        .act(place(HandPlace::character))
        .choose("my 1")
        .act(place(HandPlace::discard))
        .done();
    CHECK(board.my(Where::discard) == "Red1");
    board.set("Blue1");
    CHECK(board.mine(1) == "Blue1");
    // Who cannot fill them has lost (12.4.3).
    UltramanBoard lost;
    lost.area("Red1", "Kai5").my(Where::hand, "Red1").ask_all().at(Phase::set).act(judge);
    lost.act(verb(HandVerb::move)).act(place(HandPlace::character)).choose("my 1").act(place(HandPlace::exile)).done();
    CHECK(lost.outcome() == Outcome::seat1_wins);
    CHECK(lost.ending() == Ending::cannot_set);
}

TEST_CASE("program - by hand characters change places and get BP and grades for the turn", "[program]") {
    UltramanBoard board;
    board.area("Red1", "Kai5").area("Blue1", "Kai6");
    correct(board);
    const int before = board.bp(1), column = board.numbers(Whose::mine, 1).bp.printed;
    board.act(verb(HandVerb::bp_up)).choose("my 1").number(3000);
    CHECK(board.bp(1) == before + 3000);
    board.act(verb(HandVerb::bp_down)).choose("my 1").number(1000);
    CHECK(board.bp(1) == before + 2000);
    board.act(verb(HandVerb::grade_up)).choose("my 1");
    CHECK(board.numbers(Whose::mine, 1).raised);
    CHECK(board.numbers(Whose::mine, 1).bp.base > column);
    const auto steps = board.bp_steps(Whose::mine, 1);
    CHECK(steps.back().value == board.bp(1));
    CHECK(std::ranges::count(steps, Clause::rule_judge, &BpStep::clause) == 3);
    board.act(verb(HandVerb::grade_down)).choose("their 1");
    CHECK(board.numbers(Whose::theirs, 1).lowered);
    board.act(verb(HandVerb::swap)).choose("my 1").choose("my 2");
    CHECK(board.mine(2) == "Red1");
    CHECK(board.numbers(Whose::mine, 2).raised);  // what it has goes with it (11.9.2)
    board.done();
}

TEST_CASE("program - what is hidden is looked at by hand before it is chosen and is hidden again when it is done",
          "[program]") {
    UltramanBoard board;
    board.area("Red1", "Kai5 +Moon1").their(Where::hand, "Red2 Moon0").their(Where::deck, "Blue1 Blue2");
    correct(board);
    board.act(verb(HandVerb::move));
    CHECK_FALSE(board.offers(place(HandPlace::hand, Whose::theirs)));
    CHECK_FALSE(board.offers(place(HandPlace::charge, Whose::theirs)));
    board.act(OptionKind::back);
    board.act(verb(HandVerb::look)).act(place(HandPlace::hand, Whose::theirs));
    board.act(verb(HandVerb::look)).act(place(HandPlace::charge, Whose::theirs));
    CHECK(board.view(Whose::mine).seats[seat1].hand[0] != no_copy);
    board.act(verb(HandVerb::move)).act(place(HandPlace::hand, Whose::theirs)).choose("Moon0");
    CHECK(board.offers(place(HandPlace::scene, Whose::theirs)));
    board.act(place(HandPlace::scene, Whose::theirs));
    CHECK(board.scene() == "Moon0");
    CHECK(board.their(Where::hand) == "Red2");  // no card is drawn for it
    board.act(verb(HandVerb::search)).act(place(HandPlace::deck, Whose::theirs)).choose("Blue2");
    board.act(place(HandPlace::discard, Whose::theirs));
    CHECK(board.their(Where::discard) == "Blue2");
    board.act(verb(HandVerb::shuffle)).act(place(HandPlace::deck, Whose::theirs)).done();
    CHECK(board.view(Whose::mine).seats[seat1].hand[0] == no_copy);
    CHECK(board.view(Whose::mine).seats[seat1].deck[0] == no_copy);
}

TEST_CASE("program - charge cards of a character that is taken away by hand go when the correction is done",
          "[program]") {
    UltramanBoard board;
    board.area("Red1 +Moon1", "Kai5").my(Where::hand, "Blue1");
    correct(board);
    board.act(verb(HandVerb::move)).act(place(HandPlace::character)).choose("my 1").act(place(HandPlace::deck_bottom));
    CHECK(board.my(Where::discard).empty());
    board.act(verb(HandVerb::move)).act(place(HandPlace::hand)).choose("Blue1").act(place(HandPlace::area));
    board.act({OptionKind::spot, board.spot(Whose::mine, 1).value, 0, 0});
    CHECK(board.mine(1) == "Blue1");
    board.done();
    CHECK(board.my(Where::discard) == "Moon1");
    CHECK(board.told(EventKind::moved, Clause::c11_17_6));
}

}  // namespace
}  // namespace cubenight::test
