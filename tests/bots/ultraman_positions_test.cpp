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

}  // namespace
}  // namespace cubenight::test
