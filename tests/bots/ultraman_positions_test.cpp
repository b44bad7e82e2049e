// Positions of the Ultraman Card Game with one sensible answer: the steady player finds it.
#include <string>

#include "engine/bots/ultraman/bot.hpp"
#include "tests/ultraman/board.hpp"

namespace cubenight::test {
namespace {

// One that beats those of one TYPE, one that is better against all others.
constexpr auto pair_of_cards = R"(
Hunter: ultraman level 3 basic character "HUNTER" bp 6000 14000 text single { while foe is hazard give this { grade +1 } }
Steady: ultraman level 3 basic character "STEADY" bp 8000
)";

// The card that the steady player sets where a third battle won is the match, and the other seat's discard pile shows such
// cards.
std::string set_against(std::string_view shown) {
    UltramanBoard board(pair_of_cards);
    board.area("Kai7", "Red1")
        .area("Kai7", "Red1")
        .my(Where::hand, "Hunter Steady")
        .their(Where::hand, "Red1 Red1 Red1");
    board.their(Where::discard, shown).turn(3).at(Phase::set);
    REQUIRE(board.asks() == ChoiceKind::set_character);
    Generator generator(3);
    board.act(bots::bot_option(bots::MatchBot::steady, board.book(), board.view(Whose::mine), generator));
    return board.mine(3);
}

TEST_CASE("the steady bot sets against the TYPEs that the other seat has shown", "[bots]") {
    CHECK(set_against("Kai5 Kai6 Kai7 Kai5 Kai6 Kai7 Kai5 Kai6") == "Hunter");
    CHECK(set_against("Blue1 Blue2 Blue3 Blue1 Blue2 Blue3 Blue1 Blue2") == "Steady");
}

// A match of such decks, shuffled as they lie, when I have won the contest.
UltramanBoard& won_contest(UltramanBoard& board, std::string_view my_deck) {
    constexpr auto theirs = "Red1 Red2 Red3 Blue1 Blue2 Blue3 Red1 Red2 Red3 Blue1 Blue2 Blue3";
    board.deal(my_deck, theirs);
    while (board.asks() == ChoiceKind::shuffle) board.act(board.match().choice.options[1]);
    return board.act({OptionKind::winner, 0, 0, 0});
}

OptionKind answer(UltramanBoard& board) {
    Generator generator(3);
    return bots::bot_option(bots::MatchBot::steady, board.book(), board.view(Whose::mine), generator).kind;
}

// Whether the steady player changes such a first hand.
bool changes(std::string_view hand) {
    UltramanBoard board;
    won_contest(board, std::string(hand) + " Red1 Red2 Red3 Blue1 Blue2 Blue3").act(OptionKind::lead);
    REQUIRE(board.my(Where::hand) == hand);
    return answer(board) == OptionKind::yes;
}

TEST_CASE("the steady bot leads, since a scene is the Lead player's", "[bots]") {
    UltramanBoard board;
    won_contest(board, "Red1 Red2 Red3 Blue1 Blue2 Blue3 Kai5 Kai6 Kai7 Moon0 Moon1 Moon2");
    REQUIRE(board.asks() == ChoiceKind::lead_or_next);
    CHECK(answer(board) == OptionKind::lead);
}

TEST_CASE("the steady bot keeps a first hand with a scene that it would change without", "[bots]") {
    CHECK(!changes("Kai6 Red1 Red2 Blue2 Moon0 Moon1"));
    CHECK(changes("Kai6 Red1 Red2 Blue2 Blue2 Blue2"));
    CHECK(changes("Kai6 Kai6 Red1 Red2 Blue1 Blue1"));
    CHECK(!changes("Kai6 Kai6 Red1 Red2 Blue1 Moon0"));
    CHECK(changes("Kai6 Red1 Red2 Blue2 Moon2 Moon3"));  // those wait too long
}

// The character that the steady player sets in the second battle area while it wins the first one.
std::string set_while_ahead(std::string_view hand) {
    UltramanBoard board;
    board.area("Red1/Red2", "Blue1").my(Where::hand, hand).their(Where::hand, "Red1 Red1 Red1");
    board.turn(2).at(Phase::set);
    REQUIRE(board.asks() == ChoiceKind::set_character);
    Generator generator(3);
    board.act(bots::bot_option(bots::MatchBot::steady, board.book(), board.view(Whose::mine), generator));
    return board.mine(2);
}

TEST_CASE("the steady bot sets its strongest before the match asks for it, since whoever is set stays", "[bots]") {
    CHECK(set_while_ahead("Kai6 Blue1") == "Kai6");
    CHECK(set_while_ahead("Red1 Kai5") == "Kai5");
}

}  // namespace
}  // namespace cubenight::test
