#include "draft/decks/opening.hpp"

#include <algorithm>

#include "tests/draft/draft_cards.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::draft;
using namespace cubenight::test;

TEST_CASE("the chance to open with a card is the hypergeometric one", "[opening]") {
    const auto any = [](int deck, int wanted, int hand) { return chance_of_any(deck, wanted, hand).per_mille(); };
    CHECK(any(60, 4, 7) == 399);  // 1 - C(56,7)/C(60,7)
    CHECK(any(40, 8, 7) == 819);  // 1 - C(32,7)/C(40,7)
    CHECK(any(40, 1, 7) == 175);
    CHECK(any(50, 4, 6) == 411);  // 1 - C(46,6)/C(50,6)
    CHECK(any(40, 0, 7) == 0);
    CHECK(any(40, 40, 7) == 1000);
    CHECK(any(40, 1, 40) == 1000);
    CHECK(any(5, 1, 7) == 1000);
    CHECK(any(0, 0, 7) == 0);
    CHECK(any(10, 1, 1) == 100);
    CHECK(any(600, 6, 10) == 96);
    const Chance none = chance_of_none(60, 4, 7);
    CHECK(none.of * 386'206'920 == none.all * 231'917'400);  // C(56,7) of C(60,7), to the last case
}

TEST_CASE("mulligans are counted until a hand stays", "[opening]") {
    CHECK(mulligans_in_hundredths(60, 4, 7) == 150);  // 0.6005 / 0.3995
    CHECK(mulligans_in_hundredths(40, 8, 7) == 22);
    CHECK(mulligans_in_hundredths(40, 34, 7) == 0);
    CHECK_FALSE(mulligans_in_hundredths(40, 0, 7));
    CHECK_FALSE(mulligans_in_hundredths(0, 0, 7));
}

TEST_CASE("a deck is dealt whole and as its seed has it", "[opening]") {
    TestCube made;
    Deck deck;
    for (int i = 0; i < 12; ++i) deck.cards.push_back(made.add(trainer("Gadget " + std::to_string(i))));
    deck.energy[static_cast<std::size_t>(Type::fire)] = 8;
    Generator one(5), same(5), other(6);
    const auto dealt = shuffled_deck(made.cards(), deck, one);
    CHECK(shuffled_deck(made.cards(), deck, same) == dealt);
    CHECK(shuffled_deck(made.cards(), deck, other) != dealt);
    CHECK(shuffled_deck(made.cards(), deck, one) != dealt);  // the next hand
    CHECK(std::ranges::is_permutation(dealt, *match_cards(made.cards(), deck)));
    CHECK(dealt.size() == 20);
}
