// Laws that hold in every match (docs/architecture.md), over random matches of the Lantern Cube under all rule
// sets, 10,000 in all; and over matches of every card there is.
#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>

#include "tests/laws/every_card.hpp"
#include "tests/laws/law_match.hpp"
#include "tests/support/lantern.hpp"
#include "tests/support/sparse.hpp"

namespace cubenight::test {
namespace {

using pokemon::ChanceMode;
using pokemon::Match;
using pokemon::Option;
using pokemon::Rulebook;

void expect_none(const Problem& problem, const Match& match) {
    if (problem)
        FAIL(*problem << " (turn " << match.turn << ", step " << match.steps << ", choice "
                      << static_cast<int>(match.choice.kind) << ")");
}

void expect_whole(const Rulebook& book, const Match& match) { expect_none(broken_promise(book, match), match); }

// The numbers of so many matches, or of the first of them where a sweep is sparse.
std::vector<std::uint64_t> matches(std::uint64_t first, int count) {
    std::vector<std::uint64_t> numbers(static_cast<std::size_t>(Sparse::of(count)));
    std::iota(numbers.begin(), numbers.end(), first);
    return numbers;
}

TEST_CASE("law - every listed option applies and cards are conserved", "[law]") {
    long choices = 0;
    for (const std::uint64_t number : matches(0, 7'000)) {
        INFO("match " << number);
        play(number, ChanceMode::generator, [&](const Rulebook& book, const Match& match) {
            ++choices;
            expect_whole(book, match);
        });
    }
    CHECK(choices > 100'000 / Sparse::every());
}

TEST_CASE("law - chance asked by hand keeps the same laws", "[law]") {
    long asked = 0;
    for (const std::uint64_t number : matches(4'000, 500)) {
        INFO("match " << number);
        play(number, ChanceMode::asked, [&](const Rulebook& book, const Match& match) {
            asked += match.choice.actor == pokemon::Actor::chance;
            expect_whole(book, match);
        });
    }
    CHECK(asked > 1'000 / Sparse::every());
}

TEST_CASE("law - everything else is refused with a clause and changes nothing", "[law]") {
    Generator generator(11);
    long choices = 0;
    for (const std::uint64_t number : matches(4'500, 2'000)) {
        INFO("match " << number);
        play(number, ChanceMode::generator, [&](const Rulebook& book, const Match& match) {
            expect_none(accepted_option(book, match, generator, 4), match);
            ++choices;
        });
    }
    CHECK(choices > 100'000 / Sparse::every());
}

TEST_CASE("law - what is listed and why_not agree in every turn", "[law]") {
    for (const std::uint64_t number : matches(6'500, 500)) {
        INFO("match " << number);
        play(number, ChanceMode::generator,
             [&](const Rulebook& book, const Match& match) { expect_none(disagreeing_reason(book, match), match); });
    }
}

TEST_CASE("law - a copy and its original go the same way", "[law]") {
    for (const std::uint64_t number : matches(7'000, 500)) {
        INFO("match " << number);
        const Fixture f = fixture(number);
        Match match = *pokemon::start_match(f.league.book, f.setup);
        Generator generator(number);
        std::uint32_t until_copy = 20 + generator.below(100);
        while (pokemon::to_act(match) != pokemon::Actor::nobody && until_copy-- > 0)
            pokemon::choose(f.league.book, match, next_option(match, number, generator));
        Match copy = match;
        Generator again = generator;
        const auto finish = [&](Match& one, Generator& chance) {
            while (pokemon::to_act(one) != pokemon::Actor::nobody)
                pokemon::choose(f.league.book, one, next_option(one, number, chance));
        };
        finish(match, generator);
        finish(copy, again);
        if (!same_bytes(match, copy) || pokemon::hash(match) != pokemon::hash(copy)) FAIL("a copy went another way");
    }
}

TEST_CASE("law - the same seed and choices give the same match", "[law]") {
    for (const std::uint64_t number : matches(7'500, 500)) {
        INFO("match " << number);
        const auto chance = number % 4 ? ChanceMode::generator : ChanceMode::asked;
        std::vector<std::uint32_t> choices;
        const Fixture f = fixture(number, chance);
        Match match = *pokemon::start_match(f.league.book, f.setup);
        Generator generator(number);
        while (pokemon::to_act(match) != pokemon::Actor::nobody) {
            const Option option = next_option(match, number, generator);
            choices.push_back(option.packed());
            pokemon::choose(f.league.book, match, option);
        }
        Match replayed = *pokemon::start_match(f.league.book, f.setup);
        for (std::uint32_t packed : choices)
            if (pokemon::choose(f.league.book, replayed, Option::unpack(packed))) FAIL("a replay is refused");
        if (pokemon::hash(replayed) != pokemon::hash(match)) FAIL("a replay went another way");
    }
}

TEST_CASE("law - a view tells nothing of what its seat cannot see", "[law]") {
    Generator generator(12);
    long compared = 0;
    for (const std::uint64_t number : matches(8'000, 1'000)) {
        INFO("match " << number);
        play(number, ChanceMode::generator, [&](const Rulebook& book, const Match& match) {
            if (generator.below(4)) return;
            const SeatId seat{static_cast<std::uint8_t>(generator.below(2))};
            expect_none(leaking_view(book, match, seat, generator), match);
            ++compared;
        });
    }
    CHECK(compared > 20'000 / Sparse::every());
}

TEST_CASE("laws see a match that is broken", "[law]") {
    const Fixture f = fixture(1);
    const Match match = *pokemon::start_match(f.league.book, f.setup);
    CHECK_FALSE(other_cards(match, f.setup));
    CHECK_FALSE(broken_promise(f.league.book, match));
    Match other = match;
    other.copies[3].card = CardId{static_cast<std::uint16_t>(other.copies[3].card.value + 1)};
    CHECK(other_cards(other, f.setup));
    other = match;
    other.seats[pokemon::seat0].hand.push_back(other.seats[pokemon::seat0].deck[0]);
    CHECK(broken_promise(f.league.book, other));
    Generator generator(1);
    CHECK(leaking_view(f.league.book, other, SeatId{1}, generator));
    const std::vector<std::uint32_t> choices{1, 0xFFFF'FFFF};
    CHECK(loaded(saved(7, choices))->choices == choices);
    CHECK_FALSE(loaded(saved(7, choices) + "step round=1\n").ok());
}

// Every law in every match; law_runs plays a million of them under sanitizers (tests/laws/main.cpp).
TEST_CASE("law - random matches of every card keep every law", "[law]") {
    const auto every = read_every_card(CUBENIGHT_SOURCE_DIR);
    if (!every) FAIL(every.error().english());
    Tally tally(every->cards.size());
    std::optional<RandomLeague> league;
    for (const std::uint64_t number : matches(0, 7'000)) {
        if (number % matches_of_league == 0) {
            auto made = random_league(*every, number / matches_of_league);
            if (!made) FAIL(made.error().english());
            league = std::move(*made);
        }
        if (const auto broken = broken_law(*league, number, tally)) FAIL(told(*league, number, *broken));
    }
    CHECK(tally.matches == static_cast<std::uint64_t>(Sparse::of(7'000)));
    for (const std::uint64_t checks : tally.checks) CHECK(checks >= tally.matches);
    if (Sparse::every() > 1) return;
    CHECK(count_of(tally.in_decks) > every->all.size() * 9 / 10);
    CHECK(count_of(tally.acted) > every->all.size() * 8 / 10);
}

std::uint64_t signature_of(std::uint64_t first, std::uint64_t count) {
    std::uint64_t signature = 0;
    for (std::uint64_t number = first; number < first + count; ++number)
        signature =
            signature * 31 + pokemon::hash(play(number, ChanceMode::generator, [](const Rulebook&, const Match&) {}));
    return signature;
}

TEST_CASE("law - the same seeds give the same signature", "[law]") {
    const auto count = static_cast<std::uint64_t>(Sparse::of(1'000));
    const std::uint64_t signature = signature_of(9'000, count);
    std::cout << "signature of " << count << " matches: " << std::hex << signature << std::dec << std::endl;
    CHECK(signature == signature_of(9'000, count));
    CHECK(signature != signature_of(9'001, count));
}

TEST_CASE("law - the random matches of every card know the cards of every place", "[law]") {
    const auto every = read_every_card(CUBENIGHT_SOURCE_DIR);
    REQUIRE(every.ok());
    for (const char* place : {"cubes/lantern/", "tests/scenarios/", "docs/notation.md", "docs/scenarios.md",
                              "tests/rules/", "tests/bots/"}) {
        INFO(place);
        CHECK(std::ranges::any_of(every->sources,
                                  [&](const CardSource& source) { return source.file.starts_with(place); }));
    }
}

}  // namespace
}  // namespace cubenight::test
