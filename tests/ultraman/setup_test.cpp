// Chapter 4: before the first turn.
#include "tests/ultraman/board.hpp"

namespace cubenight::test {
namespace {

constexpr const char* twelve = "Red1 Red2 Red3 Blue1 Blue2 Blue3 Kai5 Kai6 Kai7 Moon0 Moon1 Moon2";

// Both decks as they lie; I win the contest.
void begin(UltramanBoard& board, OptionKind place) {
    for (int i = 0; i < 2; ++i) board.act(board.match().choice.options[1]);
    board.act({OptionKind::winner, 0, 0, 0});
    board.act(place);
}

TEST_CASE("UCG 4.2.1 - both decks are shuffled first", "[UCG.4.2.1]") {
    UltramanBoard board;
    board.deal(twelve, twelve);
    CHECK(board.asks() == ChoiceKind::shuffle);
    board.act({OptionKind::copy, board.copy_of("Kai7").value, 0, 0});
    board.act(board.match().choice.options[1]);
    CHECK(board.asks() == ChoiceKind::shuffle);
    CHECK(board.my(Where::deck).starts_with("Kai7 Red1 Red2"));
    board.act(board.match().choice.options[1]);
    CHECK(board.asks() == ChoiceKind::contest);
}

TEST_CASE("UCG 4.2.2 - the winner of the contest chooses to lead or not", "[UCG.4.2.2]") {
    UltramanBoard lead;
    lead.deal(twelve, twelve);
    begin(lead, OptionKind::lead);
    CHECK(lead.match().lead == seat0);
    UltramanBoard next;
    next.deal(twelve, twelve);
    begin(next, OptionKind::next);
    CHECK(next.match().lead == seat1);
    UltramanBoard other;
    other.deal(twelve, twelve);
    for (int i = 0; i < 2; ++i) other.act(other.match().choice.options[1]);
    other.act({OptionKind::winner, 1, 0, 0});
    CHECK(other.match().choice.actor == Actor::seat1);
}

TEST_CASE("UCG 4.2.3 - each draws six and may once put all six back and draw six others", "[UCG.4.2.3]") {
    UltramanBoard board;
    board.deal(twelve, twelve);
    begin(board, OptionKind::next);
    CHECK(board.my(Where::hand) == "Red1 Red2 Red3 Blue1 Blue2 Blue3");
    CHECK(board.match().choice.actor == Actor::seat1);  // the Lead player first
    board.no();
    CHECK(board.match().choice.actor == Actor::seat0);
    board.yes();
    // The six went to the bottom before six were drawn, and only then the deck is shuffled.
    CHECK(board.my(Where::hand) == "Kai5 Kai6 Kai7 Moon0 Moon1 Moon2");
    CHECK(board.asks() == ChoiceKind::shuffle);
    board.act(board.match().choice.options[1]);
    CHECK(board.match().turn == 1);  // once
    UltramanBoard kept;
    kept.deal(twelve, twelve);
    begin(kept, OptionKind::lead);
    kept.no().no();
    CHECK(kept.my(Where::hand) == "Red1 Red2 Red3 Blue1 Blue2 Blue3");
    UltramanBoard none;
    none.rule("redraws", 0).rule("hand_size", 3).deal(twelve, twelve);
    begin(none, OptionKind::lead);
    CHECK(none.my(Where::hand) == "Red1 Red2 Red3");
    CHECK(none.match().turn == 1);
}

}  // namespace
}  // namespace cubenight::test
