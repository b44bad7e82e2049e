// Drafting and building decks of the Ultraman Card Game.
#include <algorithm>

#include "draft/decks/auto_build.hpp"
#include "draft/decks/legality.hpp"
#include "draft/judge/bot.hpp"
#include "tests/draft/small_ultraman.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::draft;

namespace {

struct SmallCube : test::SmallUltraman {
    // So many copies of every card, one card after another.
    explicit SmallCube(int copies) {
        for (const Card& card : set) add(card.key, copies);
        for (std::size_t i = 0; i < cube.cards.size(); ++i) pool.push_back({static_cast<std::uint16_t>(i)});
    }

    std::vector<CubeCopyId> pool;
};

constexpr CubeCopyId comet1{0}, comet2{1}, comet3{2}, kaiju{3}, scene{4}, comet4{5};

PickReasonKind first_reason(const Suggestion& suggestion) { return suggestion.reasons.front().kind; }

}  // namespace

TEST_CASE("a bot takes the card that goes onto those that it has", "[bot][UCG.5.6.2.2]") {
    const SmallCube small(1);
    const DraftCards cards = small.cards();
    const CardValues values(cards);
    const std::vector<CubeCopyId> pool = {comet1, comet1, comet2}, pack = {kaiju, comet3, scene};
    const auto ranked = rank_pack(cards, values, {pool, pack, 6});
    CHECK(ranked.front().card == comet3);
    CHECK(first_reason(ranked.front()) == PickReasonKind::levels_up);
    CHECK(ranked.front().reasons.front().card == comet2);
    CHECK(bot_pick(cards, values, {{}, pack, 50}) == kaiju);  // nothing is there yet: what stands alone
}

TEST_CASE("a deck is built to its size, within copies, of what goes together", "[auto_build][UCG.4.1.2]") {
    const SmallCube small(6);
    const DraftCards cards = small.cards();
    const DeckRules rules{20, 4, 6, {}, LinePolicy::advice};
    const auto built = auto_build(cards, CardValues(cards), small.pool, {}, rules);
    REQUIRE(built.ok());
    CHECK(built.deck.size() == 20);
    CHECK(check_deck(cards, small.pool, built.deck, rules).empty());
    const DeckRules larger{30, 4, 6, {}, LinePolicy::advice};
    CHECK(auto_build(cards, CardValues(cards), small.pool, {}, larger).failure == BuildFailure::not_enough_cards);
}

TEST_CASE("a deck that breaks a rule names its clause, and what is offered mends it", "[legality][UCG.4.1.1]") {
    const SmallCube small(6);
    const DraftCards cards = small.cards();
    const DeckRules rules{20, 4, 6, {}, LinePolicy::advice};
    Deck deck;
    deck.cards.assign(small.pool.begin(), small.pool.begin() + 6);  // six of one number, fourteen cards short
    auto broken = check_deck(cards, small.pool, deck, rules);
    REQUIRE(broken.size() == 2);
    CHECK(std::string_view(broken[0].clause) == "UCG 4.1.1");
    CHECK(std::string_view(broken[1].clause) == "UCG 4.1.2");
    CHECK(broken[1].cards.size() == 6);
    deck = apply_edits(deck, broken[1].mends.front().edits);
    broken = check_deck(cards, small.pool, deck, rules);
    REQUIRE(broken.size() == 1);
    deck = apply_edits(deck, broken[0].mends.front().edits);
    CHECK(check_deck(cards, small.pool, deck, rules).empty());

    for (const auto copy : side(small.pool, deck))
        if (deck.size() < 24) deck.cards.push_back(copy);
    deck = in_order(deck);
    const auto over = check_deck(cards, small.pool, deck, rules);
    REQUIRE_FALSE(over.empty());
    CHECK(over[0].number == 24);
    CHECK(apply_edits(deck, over[0].mends.front().edits).size() == 20);

    const std::vector<CubeCopyId> others(small.pool.begin() + 1, small.pool.end());
    Deck strange;
    strange.cards = {small.pool.front()};
    const auto not_picked = check_deck(cards, others, strange, rules);
    CHECK(std::ranges::any_of(not_picked, [](const BrokenRule& rule) { return rule.rule == DeckRule::own_pool; }));
}

TEST_CASE("a card without SINGLE is worth nothing by itself and much on its line", "[bot][UCG.11.15.1]") {
    const SmallCube small(1);
    const DraftCards cards = small.cards();
    const CardValues values(cards);
    const std::vector<CubeCopyId> line = {comet1, comet2, comet3}, none = {kaiju, scene, kaiju};
    const std::vector<CubeCopyId> pack = {comet4};
    CHECK(rank_pack(cards, values, {line, pack, 6}).front().score >
          rank_pack(cards, values, {none, pack, 6}).front().score);
}
