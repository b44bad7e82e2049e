// Laws of every match: random matches of random legal decks of real cards, and of cards with random texts.
#include "tests/ultraman/laws.hpp"
#include "engine/cards/ultraman/deck_rules.hpp"
#include "engine/core/hash.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/sparse.hpp"

namespace cubenight::test {
namespace {

using namespace ultraman;

const UltramanLeague& real() {
    static const UltramanLeague league = real_league(CUBENIGHT_SOURCE_DIR);
    return league;
}

TEST_CASE("UCG law - matches of real cards keep every law", "[law]") {
    REQUIRE(real().book);
    REQUIRE(real().cards.size() > 800);
    long choices = 0;
    for (int number = 0; number < Sparse::of(100); ++number) {
        const Played played = play_by_law(real(), legal_decks(real(), number), number, Secrets::asked);
        INFO("match " << number);
        REQUIRE(played.problem.value_or("") == "");
        choices += played.choices;
    }
    CHECK(choices > (Sparse::every() > 1 ? 10 * Sparse::of(100) : 1'500));
}

TEST_CASE("UCG law - so do cards with random texts", "[law]") {
    long choices = 0;
    for (int number = 0; number < 25; ++number) {
        const UltramanLeague league = random_league(number);
        REQUIRE(league.book);
        for (std::uint64_t seed = 0; seed < 2; ++seed) {
            const Played played = play_by_law(league, legal_decks(league, seed), seed, Secrets::not_asked);
            INFO("league " << number << ", match " << seed);
            REQUIRE(played.problem.value_or("") == "");
            choices += played.choices;
        }
    }
    CHECK(choices > 1'500);
}

TEST_CASE("UCG law - decks of the laws are legal", "[law]") {
    for (int number = 0; number < Sparse::of(50); ++number)
        for (const auto& deck : legal_decks(real(), number).decks) CHECK(deck.size() == 50);
}

TEST_CASE("UCG law - the same seed gives the same match", "[law]") {
    const UltramanFixture decks = starter_decks(real(), CUBENIGHT_SOURCE_DIR);
    for (int seed = 0; seed < Sparse::of(50); ++seed)
        CHECK(play_through(real(), decks, seed).hash == play_through(real(), decks, seed).hash);
    CHECK(play_through(real(), decks, 1).hash != play_through(real(), decks, 2).hash);
}

TEST_CASE("UCG law - the same seeds give the same signature", "[law]") {
    const UltramanFixture decks = starter_decks(real(), CUBENIGHT_SOURCE_DIR);
    std::uint64_t signature = hash_start;
    int wins = 0;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        const Played played = play_through(real(), decks, seed);
        signature = hash_number(signature, played.hash);
        wins += played.ending == Ending::wins;
    }
    CHECK(wins > 900);
    CHECK(signature == 0xa32bf0183f328872u);
}

}  // namespace
}  // namespace cubenight::test
