// ZH chapter I, H: the deck. (JA names the section, but its body is missing there.)
#include "tests/support/board.hpp"

namespace cubenight::test {
namespace {

constexpr auto cards = R"(
Nut: item play { draw 3 }
Net: item play { search my.deck for 2 my.deck[energy] -> my.hand reveal; shuffle my.deck }
Hook: item play { search my.deck for 1 my.deck[energy] -> my.hand reveal; shuffle my.deck }
Atlas: item play { search my.deck for 2 my.deck -> my.hand; shuffle my.deck }
Lens: item play { look top 2 of my.deck }
Mix: item play { put all my.hand -> into my.deck; shuffle my.deck }
)";

TEST_CASE("ZH I-H.b1 - drawing takes cards from the top unseen by the other", "[ZH.I-H.b1]") {
    Board board(cards);
    board.my(Where::hand, "Nut").my(Where::deck, "water metal grass fire").play("Nut");
    CHECK(board.my(Where::hand) == "water metal grass");
    CHECK(board.my(Where::deck) == "fire");
    for (const Event& event : board.events())
        if (event.type == EventKind::drawn) CHECK(event.seen_by == 1);
    CHECK(board.view(Side::theirs).seats[pokemon::seat0].hand[0] == no_copy);
}

TEST_CASE("ZH I-H.b1 - with too few cards in the deck one draws what is there", "[ZH.I-H.b1]") {
    Board board(cards);
    board.my(Where::hand, "Nut").my(Where::deck, "water metal").play("Nut");
    CHECK(board.my(Where::hand) == "water metal");
    CHECK(board.outcome() == Outcome::running);
}

TEST_CASE("ZH I-H.b2 - a search may take fewer of several or none", "[ZH.I-H.b2]") {
    for (int taken : {0, 1, 2}) {
        Board board(cards);
        board.my(Where::hand, "Net").my(Where::deck, "water Bear metal Cub").play("Net");
        CHECK(board.offered() == "done metal water");
        if (taken > 0) board.choose("water");
        if (taken > 1) board.choose("metal");
        if (taken < 2) board.done();
        CHECK(board.match().seats[pokemon::seat0].hand.size() == static_cast<std::size_t>(taken));
        CHECK(board.count(EventKind::shuffled) == 1);
    }
}

TEST_CASE("ZH I-H.b2 - only cards that fit are taken", "[ZH.I-H.b2]") {
    Board board(cards);
    board.my(Where::hand, "Net").my(Where::deck, "water Bear Cub").play("Net");
    CHECK(board.why_not_choose("Cub") == Clause::rule_choice);
}

TEST_CASE("ZH I-H.b2 - cards of any kind must be taken in full", "[ZH.I-H.b2]") {
    Board board(cards);
    board.my(Where::hand, "Atlas").my(Where::deck, "water Bear metal").play("Atlas");
    CHECK_FALSE(board.offers({OptionKind::done, 0, 0, 0}));
    board.choose("metal");
    CHECK_FALSE(board.offers({OptionKind::done, 0, 0, 0}));
    board.choose("Bear");
    CHECK(board.my(Where::hand) == "metal Bear");
}

TEST_CASE("ZH I-H.b2 - the searched deck is seen by the searcher only", "[ZH.I-H.b2]") {
    Board board(cards);
    board.my(Where::hand, "Hook").my(Where::deck, "water Bear").play("Hook");
    CHECK(board.view(Side::mine).asks_me);
    CHECK_FALSE(board.view(Side::theirs).asks_me);
    CHECK(board.view(Side::theirs).choice.options.empty());
    board.choose("water");
    CHECK(board.count(EventKind::revealed) == 1);  // what is taken is shown where the card says so
}

TEST_CASE("ZH I-H.b3 - after a shuffle nobody knows the order", "[ZH.I-H.b3]") {
    Board board(cards);
    board.my(Where::hand, "Lens Mix fire").my(Where::deck, "water metal grass").play("Lens");
    const auto known = [&](Side side) {
        const pokemon::View view = board.view(side);
        int count = 0;
        for (CopyId copy : view.seats[pokemon::seat0].deck) count += copy != no_copy;
        return count;
    };
    CHECK(known(Side::mine) == 2);
    CHECK(known(Side::theirs) == 0);
    board.play("Mix");
    CHECK(known(Side::mine) == 0);
}

TEST_CASE("ZH I-H.b3 - a look into the deck is followed by a shuffle", "[ZH.I-H.b3]") {
    Board board(cards);
    board.my(Where::hand, "Hook").my(Where::deck, "Bear water").play("Hook").done();
    CHECK(board.count(EventKind::shuffled) == 1);
}

}  // namespace
}  // namespace cubenight::test
