// Every rule of the grammar helps to read some text, and what was read can be played. Print meets few of the rules'
// combinations, so each rule has a text of its own making, on a card with an invented name.
#include "engine/cards/printed/reader.hpp"
#include "tests/laws/law_match.hpp"
#include "tests/printed/rule_cards.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::printed;

namespace {

std::string places_of(const std::vector<std::uint32_t>& rules) {
    std::string places;
    for (const std::uint32_t rule : rules)
        places += english().rule(rule).file + ":" + std::to_string(english().rule(rule).line) + "\n";
    return places;
}

// All of the cards that were in no deck yet, and what decks need beside them.
test::EveryCard company(const std::vector<Card>& cards, const std::vector<bool>& in_decks) {
    test::EveryCard every;
    test::CardSource source{"rules", {}};
    for (std::size_t i = 0; i < in_decks.size(); ++i)
        if (!in_decks[i]) source.cards.push_back(*every.cards.add(cards[i]));
    every.all = source.cards;
    every.sources.push_back(std::move(source));
    for (int t = 0; t < type_count; ++t)
        if (has_basic_energy(static_cast<Type>(t))) every.cards.add(basic_energy(static_cast<Type>(t)));
    return every;
}

// Leagues of random decks until each card was in one.
void play_all(const std::vector<Card>& cards) {
    std::vector<bool> in_decks(cards.size());
    for (std::uint64_t league = 0; test::count_of(in_decks) < cards.size(); ++league) {
        REQUIRE(league < 500);
        const auto every = company(cards, in_decks);
        const auto made = test::random_league(every, league);
        if (!made) FAIL(made.error().english());
        test::Tally tally(every.cards.size());
        for (std::uint64_t i = 0; i < test::matches_of_league; ++i) {
            const std::uint64_t number = league * test::matches_of_league + i;
            if (const auto broken = test::broken_law(*made, number, tally)) FAIL(told(*made, number, *broken));
        }
        std::size_t next = 0;
        for (std::size_t card = 0; card < in_decks.size(); ++card)
            if (!in_decks[card]) in_decks[card] = tally.in_decks[next++];
    }
}

}  // namespace

TEST_CASE("every rule of the grammar helps to read a text and what it reads is played and keeps the laws",
          "[printed]") {
    REQUIRE(english().rules() > 3'000);
    const test::RuleCards made = test::rule_cards(english());
    CHECK(places_of(made.never_read) == "");
    play_all(made.cards);
}
