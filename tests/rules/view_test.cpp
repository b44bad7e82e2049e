// FI chapter zone: what a seat sees of a match (view.hpp).
#include "tests/support/board.hpp"

namespace cubenight::test {
namespace {

using pokemon::both_seats;
using pokemon::seat0;
using pokemon::seat1;
using pokemon::View;

constexpr auto cards = R"(
Lens: item play { look top 2 of my.deck }
Lot: item play { choose $n = a number up to 3; draw $n }
)";

TEST_CASE("FI zone.inplay - both see who is Active and who sits on each Bench", "[FI.zone.inplay]") {
    Board board;
    board.mine("Bear", "Cub", "Bear").theirs("Cub", "Bear");
    for (const Side side : {Side::mine, Side::theirs}) {
        const View view = board.view(side);
        for (const SeatId seat : both_seats) {
            const pokemon::SeatState& there = board.match().seats[seat];
            const std::uint8_t active = view.seats[seat].active;
            CHECK(active == there.active);
            CHECK(view.seats[seat].bench == there.bench);
            CHECK(view.pokemon[active].active);
            CHECK(view.pokemon[active].top == board.match().pokemon[active].top);
            for (const std::uint8_t slot : view.seats[seat].bench) {
                CHECK(view.pokemon[slot].in_play);
                CHECK_FALSE(view.pokemon[slot].active);
            }
        }
    }
}

TEST_CASE("FI zone.prizes - both see which places hold a Prize card and nobody sees which card", "[FI.zone.prizes]") {
    Board board;
    board.my(Where::prizes, "fire water metal").their(Where::prizes, "fire ^water");
    for (const Side side : {Side::mine, Side::theirs}) {
        const View view = board.view(side);
        CHECK(view.seats[seat0].prize_there == 0b111);
        CHECK(view.seats[seat0].prizes_face_up == 0);
        CHECK(view.seats[seat1].prize_there == 0b11);
        CHECK(view.seats[seat1].prizes_face_up == 0b10);
        for (const CopyId copy : view.seats[seat0].prizes) CHECK(copy == no_copy);
        CHECK(view.seats[seat1].prizes[0] == no_copy);
        CHECK(view.seats[seat1].prizes[1] == board.match().seats[seat1].prizes[1]);
    }
}

TEST_CASE("FI zone.prizes - a place whose Prize card was taken is seen to be empty", "[FI.zone.prizes]") {
    Board board(R"(
Fox: pokemon basic fire hp 100 retreat 1 attack "Sting" [] 200
)");
    board.mine("Fox").theirs("Bear", "Cub").my(Where::prizes, "fire water metal").attack("Sting");
    REQUIRE(board.prizes_left(Side::mine) == 2);
    const auto& prizes = board.match().seats[seat0].prizes;
    for (const Side side : {Side::mine, Side::theirs}) {
        const View view = board.view(side);
        for (int place = 0; place < most_prizes; ++place)
            CHECK(((view.seats[seat0].prize_there >> place) & 1) ==
                  (prizes[static_cast<std::size_t>(place)] != no_copy));
    }
}

TEST_CASE("FI zone.deck - who has looked at cards of a deck sees them where they lie and the other seat does not",
          "[FI.zone.deck]") {
    Board board(cards);
    board.my(Where::hand, "Lens").my(Where::deck, "water metal grass").play("Lens");
    const pokemon::Pile& deck = board.match().seats[seat0].deck;  // the last is the top
    const auto seen = board.view(Side::mine).seats[seat0].deck;
    REQUIRE(seen.size() == 3);
    CHECK(seen[2] == deck[2]);
    CHECK(seen[1] == deck[1]);
    CHECK(seen[0] == no_copy);
    const View theirs = board.view(Side::theirs);
    REQUIRE(theirs.seats[seat0].deck.size() == 3);
    for (const CopyId copy : theirs.seats[seat0].deck) CHECK(copy == no_copy);
}

TEST_CASE("FI zone.deck - who is asked for a number sees none of the other side's hidden cards", "[FI.zone.deck]") {
    Board board(cards);
    board.their(Where::hand, "Lot").their_turn().play("Lot");
    REQUIRE(board.asks(Side::theirs, ChoiceKind::number));
    const View theirs = board.view(Side::theirs);
    const pokemon::SeatState& mine = board.match().seats[seat0];
    for (const CopyId copy : mine.prizes) CHECK(theirs.cards[copy.value] == no_card);
    for (const CopyId copy : mine.deck) CHECK(theirs.cards[copy.value] == no_card);
}

TEST_CASE("FI zone.hand - a seat sees its own hand and how many cards the other one holds", "[FI.zone.hand]") {
    Board board;
    board.my(Where::hand, "fire water").their(Where::hand, "metal grass fire");
    const View mine = board.view(Side::mine);
    CHECK(mine.seats[seat0].hand == board.match().seats[seat0].hand);
    REQUIRE(mine.seats[seat1].hand.size() == 3);
    for (const CopyId copy : mine.seats[seat1].hand) CHECK(copy == no_copy);
    CHECK(board.view(Side::theirs).seats[seat1].hand.size() == 3);
    CHECK(board.view(Side::theirs).seats[seat1].hand[0] != no_copy);
}

TEST_CASE("JA A-01.1 - the attacks of the Active Pokémon are listed to the player whose turn it is", "[JA.A-01.1]") {
    Board board(R"(
Fox: pokemon basic fire hp 100 retreat 1 attack "Sting" [] 30 attack "Blaze" [R] 90
)");
    board.mine("Fox").theirs("Fox");
    const View mine = board.view(Side::mine);
    REQUIRE(mine.attacks.size() == 2);
    CHECK(mine.attacks[0].printed == 30);
    CHECK(mine.attacks[0].why_not == Clause::none);
    CHECK(mine.attacks[1].why_not != Clause::none);
    CHECK(board.view(Side::theirs).attacks.empty());
    board.end_turn();
    CHECK(board.view(Side::mine).attacks.empty());
    CHECK(board.view(Side::theirs).attacks.size() == 2);
}

TEST_CASE("FI zone.hand - who does not decide sees who is asked and none of the options", "[FI.zone.hand]") {
    Board board;
    board.my(Where::hand, "fire");
    const View mine = board.view(Side::mine), theirs = board.view(Side::theirs);
    CHECK(mine.asks_me);
    CHECK(mine.choice.options == board.match().choice.options);
    CHECK_FALSE(theirs.asks_me);
    CHECK(theirs.choice.options.empty());
    CHECK(theirs.choice.actor == mine.choice.actor);
}

}  // namespace
}  // namespace cubenight::test
