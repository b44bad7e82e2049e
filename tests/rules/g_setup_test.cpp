// JA chapter I, G: setting up the match.
#include "engine/cards/cube.hpp"
#include "engine/cards/notation.hpp"
#include "tests/support/board.hpp"

namespace cubenight::test {
namespace {

constexpr auto cards = R"(
Sprout: pokemon basic grass hp 50
Bloom: pokemon stage1 grass hp 80 evolves from "Sprout"
Nut: item play { draw 1 }
)";

TEST_CASE("JA I-G.2 - the winner of the draw decides who goes first", "[JA.I-G.2][CUBE.setup.2]") {
    const auto first = [](const char* coin, bool wish) {
        Board board(cards);
        board.coins(coin).deal("Bear fire*19", "Cub fire*19");
        CHECK(board.asks(*coin == 'H' ? Side::mine : Side::theirs, ChoiceKind::go_first));
        wish ? board.yes() : board.no();
        return board.match().first_seat.value;
    };
    CHECK(first("H", true) == 0);
    CHECK(first("H", false) == 1);
    CHECK(first("T", true) == 1);
    CHECK(first("T", false) == 0);
}

TEST_CASE("JA I-G.3 - both decks are shuffled before the hands are drawn", "[JA.I-G.3][CUBE.setup.3]") {
    Board board(cards);
    board.coins("H").shuffle("water*6 Bear").shuffle("metal*6 Cub").deal("Bear fire*10 water*9", "Cub metal*19").yes();
    CHECK(board.sequence({EventKind::shuffled, EventKind::drawn}).size() == 2 + 14);
    CHECK(board.events()[2].type == EventKind::shuffled);
    CHECK(board.events()[3].type == EventKind::shuffled);
    CHECK(board.my(Where::hand) == "water water water water water water Bear");
    CHECK(board.their(Where::hand) == "metal metal metal metal metal metal Cub");
}

TEST_CASE("JA I-G.4 - each player draws seven cards", "[JA.I-G.4][CUBE.setup.3]") {
    Board board(cards);
    board.coins("H").deal("Bear fire*19", "Cub fire*19").yes();
    CHECK(board.my(Where::hand) == "Bear fire fire fire fire fire fire");
    CHECK(board.match().seats[pokemon::seat1].hand.size() == 7);
    CHECK(board.match().seats[pokemon::seat0].deck.size() == 13);
}

TEST_CASE("JA I-G.5 - the first player and then the second places a Basic Pokemon", "[JA.I-G.5][CUBE.setup.4]") {
    Board board(cards);
    board.coins("H").deal("Bear Cub Bloom Nut fire*16", "Cub Bear fire*18").no();
    CHECK(board.asks(Side::theirs, ChoiceKind::place_active));
    CHECK(board.offered() == "Cub Bear");
    board.choose("Bear").done();
    CHECK(board.asks(Side::mine, ChoiceKind::place_active));
    CHECK(board.offered() == "Bear Cub");
    CHECK(board.why_not_choose("Bloom") == Clause::rule_choice);
    CHECK(board.why_not_choose("fire") == Clause::rule_choice);
    board.choose("Cub");
    CHECK(board.name("my active") == "Cub");
}

TEST_CASE("JA I-G.5 - placed Pokemon lie face down until the start", "[JA.I-G.5][JA.I-G.8][CUBE.setup.7]") {
    Board board(cards);
    board.coins("H").deal("Bear fire*19", "Cub fire*19").yes().choose("Bear");
    const auto slot = board.match().seats[pokemon::seat0].active;
    CHECK(board.view(Side::theirs).pokemon[slot].in_play);
    CHECK(board.view(Side::theirs).pokemon[slot].top == no_copy);
    CHECK(board.view(Side::mine).pokemon[slot].top != no_copy);
    board.choose("Cub");
    CHECK(board.cites(Clause::I_G_8));
    CHECK(board.view(Side::theirs).pokemon[slot].top != no_copy);
    CHECK(board.asks(Side::mine, ChoiceKind::main));
}

TEST_CASE("JA I-G.5a - without Basics on both sides both show their hands and begin again",
          "[JA.I-G.5a][CUBE.setup.4.nobasic]") {
    Board board(cards);
    board.coins("H").shuffle("").shuffle("").shuffle("Bear").shuffle("Cub");
    board.deal("fire*7 Bear fire*12", "water*7 Cub water*12").yes();
    CHECK(board.count(EventKind::no_basic) == 2);
    CHECK(board.count(EventKind::revealed) == 14);
    CHECK(board.last(EventKind::no_basic).clause == Clause::I_G_5a);
    CHECK(board.asks(Side::mine, ChoiceKind::place_active));
    board.choose("Bear").choose("Cub");
    CHECK(board.count(EventKind::extra_cards) == 0);  // nobody draws for it
    CHECK(board.match().seats[pokemon::seat0].hand.size() == 6 + 1);
    CHECK(board.match().seats[pokemon::seat1].hand.size() == 6);
}

TEST_CASE("JA I-G.5b - who has a Basic sets up to the Prize cards before the other draws again", "[JA.I-G.5b]") {
    Board board(cards);
    board.coins("H").shuffle("").shuffle("").shuffle("Cub").deal("Bear Sprout fire*18", "water*7 Cub water*12").yes();
    CHECK(board.asks(Side::mine, ChoiceKind::place_active));
    CHECK(board.count(EventKind::no_basic) == 1);  // said before anybody places
    CHECK(board.count(EventKind::revealed) == 0);
    board.choose("Bear").choose("Sprout");
    CHECK(board.prizes_left(Side::mine) == 6);
    CHECK(board.count(EventKind::no_basic) == 1);
    CHECK(board.count(EventKind::revealed) == 7);
    CHECK(board.asks(Side::theirs, ChoiceKind::place_active));
}

TEST_CASE("JA I-G.5b - a second time without a Basic the other does not set up again", "[JA.I-G.5b]") {
    Board board(cards);
    board.coins("H")
        .shuffle("")
        .shuffle("")
        .shuffle("")
        .shuffle("Cub")
        .deal("Bear fire*19", "water*7 Cub water*12")
        .yes();
    board.choose("Bear");
    CHECK(board.count(EventKind::no_basic) == 2);
    CHECK(board.count(EventKind::placed) == 1);
    CHECK(board.prizes_left(Side::mine) == 6);
    CHECK(board.asks(Side::theirs, ChoiceKind::place_active));
}

TEST_CASE("JA I-G.5c - the hand without a Basic is shown and goes back into the deck", "[JA.I-G.5c][JA.I-G.5d]") {
    Board board(cards);
    board.coins("H")
        .shuffle("")
        .shuffle("")
        .shuffle("metal*6 Cub")
        .deal("Bear fire*19", "water*7 metal*12 Cub")
        .yes()
        .choose("Bear");
    CHECK(board.count(EventKind::revealed) == 7);
    CHECK(board.last(EventKind::revealed).clause == Clause::I_G_5c);
    CHECK(board.their(Where::hand) == "metal metal metal metal metal metal Cub");
    CHECK(board.match().seats[pokemon::seat0].hand.size() == 6);  // only the other one draws again
}

TEST_CASE("JA I-G.6 - further Basics may be placed on the Bench", "[JA.I-G.6][CUBE.setup.5]") {
    Board board(cards);
    board.coins("H").deal("Bear*7 fire*13", "Cub fire*19").yes().choose("Bear");
    CHECK(board.asks(Side::mine, ChoiceKind::place_bench));
    for (int i = 0; i < 5; ++i) board.choose("Bear");
    CHECK(board.match().seats[pokemon::seat0].bench.size() == 5);
    CHECK(board.asks(Side::theirs, ChoiceKind::place_active));  // the Bench is full with one Bear in hand
    CHECK(board.my(Where::hand) == "Bear");
}

TEST_CASE("JA I-G.6 - nobody has to place Benched Pokemon", "[JA.I-G.6]") {
    Board board(cards);
    board.coins("H").deal("Bear Cub fire*18", "Cub fire*19").yes().choose("Bear").done();
    CHECK(board.match().seats[pokemon::seat0].bench.empty());
    CHECK(board.asks(Side::theirs, ChoiceKind::place_active));
}

TEST_CASE("JA I-G.7 - six Prize cards from the top lie face down and nobody knows them", "[JA.I-G.7][CUBE.setup.6]") {
    Board board(cards);
    board.coins("H")
        .deal("Bear fire*6 water metal grass psychic lightning fighting fire*7", "Cub fire*19")
        .yes()
        .choose("Bear")
        .choose("Cub");
    CHECK(board.my(Where::prizes) == "water metal grass psychic lightning fighting");
    for (Side side : {Side::mine, Side::theirs}) {
        const auto seen = board.view(side).seats[pokemon::seat0];
        CHECK(seen.prize_there == 0b111111);
        for (CopyId copy : seen.prizes) CHECK(copy == no_copy);
    }
}

TEST_CASE("JA I-G.7 - the other declares up to one card for each redraw and draws them after the Prize cards",
          "[JA.I-G.7]") {
    Board board(cards);
    board.coins("H")
        .shuffle("")
        .shuffle("")
        .shuffle("")
        .shuffle("Cub")
        .deal("Bear fire*19", "water*7 Cub water*12")
        .yes();
    board.choose("Bear").choose("Cub");
    CHECK(board.asks(Side::mine, ChoiceKind::extra_cards));
    CHECK(board.offered() == "2 1 0");
    CHECK(board.prizes_left(Side::theirs) == 6);
    board.number(2);
    CHECK(board.match().seats[pokemon::seat0].hand.size() == 6 + 2 + 1);
    CHECK(board.asks(Side::mine, ChoiceKind::main));
}

TEST_CASE("JA I-G.7 - fewer cards or none may be declared", "[JA.I-G.7]") {
    Board board(cards);
    board.coins("H").shuffle("").shuffle("").shuffle("Cub").deal("Bear fire*19", "water*7 Cub water*12").yes();
    board.choose("Bear").choose("Cub");
    CHECK(board.offered() == "1 0");
    board.number(0);
    CHECK(board.match().seats[pokemon::seat0].hand.size() == 6 + 1);
}

TEST_CASE("JA I-G.7 - a Basic drawn in this way may still be placed", "[JA.I-G.7]") {
    Board board(cards);
    board.coins("H")
        .shuffle("")
        .shuffle("")
        .shuffle("Cub")
        .deal("Bear fire*12 Sprout fire*6", "water*7 Cub water*12")
        .yes();
    board.choose("Bear").choose("Cub").number(1);
    CHECK(board.asks(Side::mine, ChoiceKind::place_bench));
    board.choose("Sprout");
    CHECK(board.name("my bench 1") == "Sprout");
    CHECK(board.asks(Side::mine, ChoiceKind::main));
}

TEST_CASE("JA I-G.6 - after the opponent's redraws the Bench is still open", "[JA.I-G.6]") {
    Board board(cards);
    board.coins("H").shuffle("").shuffle("").shuffle("Cub").deal("Bear Sprout fire*18", "water*7 Cub water*12").yes();
    board.choose("Bear").done().choose("Cub").number(0);
    CHECK(board.asks(Side::mine, ChoiceKind::place_bench));
    board.choose("Sprout");
    CHECK(board.name("my bench 1") == "Sprout");
}

TEST_CASE("JA I-G.7 - nobody draws without a redraw of the other", "[JA.I-G.7]") {
    Board board(cards);
    board.coins("H").deal("Bear fire*19", "Cub fire*19").yes().choose("Bear").choose("Cub");
    CHECK(board.count(EventKind::extra_cards) == 0);
    CHECK(board.asks(Side::mine, ChoiceKind::main));
}

TEST_CASE("JA I-G.8 - the first player begins and draws a card", "[JA.I-G.8]") {
    Board board(cards);
    board.coins("H").deal("Bear fire*19", "Cub fire*19").no().choose("Cub").choose("Bear");
    CHECK(board.asks(Side::theirs, ChoiceKind::main));
    CHECK(board.match().turn == 1);
    CHECK(board.match().seats[pokemon::seat1].hand.size() == 6 + 1);
}

TEST_CASE("CUBE setup.4.extra - one card at once for each redraw of the opponent", "[CUBE.setup.4.extra]") {
    Board board(cards, "cube");
    board.coins("H")
        .shuffle("")
        .shuffle("")
        .shuffle("")
        .shuffle("Cub")
        .deal("Bear fire*19", "water*7 Cub water*12")
        .yes();
    CHECK(board.asks(Side::mine, ChoiceKind::extra_cards));
    CHECK(board.offered() == "1 0");
    CHECK(board.prizes_left(Side::mine) == 0);
    board.number(1);
    CHECK(board.match().seats[pokemon::seat0].hand.size() == 8);
    CHECK(board.count(EventKind::no_basic) == 2);
    CHECK(board.asks(Side::mine, ChoiceKind::extra_cards));
    board.number(0);
    CHECK(board.match().seats[pokemon::seat0].hand.size() == 8);
    CHECK(board.asks(Side::mine, ChoiceKind::place_active));
    board.choose("Bear").choose("Cub");
    CHECK(board.asks(Side::mine, ChoiceKind::main));  // nothing more to declare
}

TEST_CASE("CUBE setup.4.extra - no extra card where both had no Basic", "[CUBE.setup.4.extra]") {
    Board board(cards, "cube");
    board.coins("H").shuffle("").shuffle("").shuffle("Bear").shuffle("Cub");
    board.deal("fire*7 Bear fire*12", "water*7 Cub water*12").yes();
    CHECK(board.asks(Side::mine, ChoiceKind::place_active));
    CHECK(board.match().seats[pokemon::seat0].hand.size() == 7);
}

TEST_CASE("CUBE setup.6 - four Prize cards with 40 cards and three with 30", "[CUBE.setup.6][JA.D-17.b2]") {
    for (const DraftTableRow& row : document_draft_table()) {
        Board board(cards, "cube");
        const std::string size = std::to_string(row.deck_size - 1);
        board.rule("deck_size", row.deck_size).rule("prize_cards", row.prize_cards).coins("H");
        board.deal("Bear fire*" + size, "Cub fire*" + size).yes().choose("Bear").choose("Cub");
        const int wanted = row.deck_size == 60 ? 6 : row.deck_size == 40 ? 4 : 3;
        CHECK(board.prizes_left(Side::mine) == wanted);
        CHECK(board.prizes_left(Side::theirs) == wanted);
        CHECK(board.match().seats[pokemon::seat0].deck.size() ==
              static_cast<std::size_t>(row.deck_size - 7 - wanted - 1));
    }
}

TEST_CASE("JA I-G - a deck without a Basic Pokemon cannot be set up", "[JA.I-G.5]") {
    CardSet set;
    const CardId fire = *set.add(basic_energy(Type::fire));
    const auto book = pokemon::Rulebook::make(set, *named_rule_set("ja-3.0"));
    REQUIRE(book.ok());
    const std::vector<CardId> deck(60, fire), none, many(61, fire);
    for (const auto& wrong : {deck, none, many}) {
        const auto match = pokemon::start_match(*book, {{wrong, wrong}, 1});
        REQUIRE_FALSE(match.ok());
        CHECK(match.error().reason.english().starts_with("seat 1"));
    }
}

TEST_CASE("a match tells sixteen markers apart, and more are refused before it begins") {
    for (const int markers : {16, 17}) {
        std::string text;
        for (int twice = 0; twice < 2; ++twice)
            for (int n = 0; n < markers; ++n)
                text += "card \"" + std::to_string(twice) + "-" + std::to_string(n) +
                        "\" \"Marker\" { item play { mark my.active \"m" + std::to_string(n) + "\" } }\n";
        const auto read = read_cards(text);
        REQUIRE(read.ok());
        CardSet set;
        for (const Card& card : *read) set.add(card);
        const auto book = pokemon::Rulebook::make(set, *named_rule_set("ja-3.0"));
        CHECK(book.ok() == (markers == 16));
    }
}

}  // namespace
}  // namespace cubenight::test
