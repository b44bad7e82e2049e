// What bots do with a text that could not be read.
#include "engine/bots/bot_option.hpp"
#include "tests/support/board.hpp"

namespace cubenight::test {
namespace {

using bots::MatchBot;
using pokemon::HandPlace;
using pokemon::HandVerb;

constexpr auto table = R"(
Sphinx: item play { by hand "Something is asked" }
)";

Option verb(HandVerb what) { return {OptionKind::hand_verb, static_cast<std::uint8_t>(what), 0, 0}; }

TEST_CASE("bots do nothing by hand", "[bots]") {
    Board board(table);
    board.my(Where::hand, "Sphinx").play("Sphinx");
    REQUIRE(board.asks(Side::mine, ChoiceKind::by_hand));
    Generator generator(1);
    for (const MatchBot bot : {MatchBot::random, MatchBot::steady})
        CHECK(bots::bot_option(bot, board.book(), board.view(Side::mine), generator).kind == OptionKind::done);
    board.done();
    CHECK(board.asks(Side::mine, ChoiceKind::main));
    CHECK(board.my(Where::discard) == "Sphinx");
}

TEST_CASE("bots agree to what others do by hand", "[bots]") {
    Board board(table);
    board.my(Where::hand, "Sphinx").play("Sphinx");
    board.act(verb(HandVerb::draw))
        .act({OptionKind::hand_place, static_cast<std::uint8_t>(HandPlace::deck), 0, 0})
        .number(2)
        .done();
    REQUIRE(board.asks(Side::theirs, ChoiceKind::agree));
    Generator generator(1);
    for (int i = 0; i < 20; ++i)
        for (const MatchBot bot : {MatchBot::random, MatchBot::steady})
            CHECK(bots::bot_option(bot, board.book(), board.view(Side::theirs), generator).kind == OptionKind::yes);
}

}  // namespace
}  // namespace cubenight::test
