// Laws of every match: random matches of random legal decks of real cards, and of cards with random texts.
#include "tests/ultraman/laws.hpp"
#include "engine/cards/ultraman/deck_rules.hpp"
#include "engine/core/hash.hpp"
#include "engine/ultraman/promises.hpp"
#include "engine/ultraman/rules/by_hand.hpp"
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

// A correction now and then, of some random verbs; its seat is asked nothing that it must not know.
TEST_CASE("UCG law - matches that are corrected by hand keep every law", "[law]") {
    int corrections = 0, verbs = 0;
    for (int number = 0; number < Sparse::of(40); ++number) {
        const UltramanFixture decks = legal_decks(real(), number);
        Generator generator(hash_number(hash_text("corrections"), number));
        Match match = start_match(*real().book, decks.setup(number)).value();
        for (int i = 0; i < 150 && match.outcome == Outcome::running; ++i) {
            const Option judge{OptionKind::judge, static_cast<std::uint8_t>(generator.below(2)), 0, 0};
            const bool corrects = generator.below(4) == 0 && is_correction(match, judge);
            const auto& options = match.choice.options;
            // Being done is the first of what may be done by hand.
            const bool stays =
                match.choice.kind == ChoiceKind::by_hand && options.size() > 1 && generator.below(5) != 0;
            const auto count = static_cast<std::uint32_t>(options.size()) - stays;
            const Option option = corrects ? judge : options[generator.below(count) + stays];
            INFO("match " << number << ", choice " << i);
            corrections += corrects;
            verbs += option.kind == OptionKind::hand_verb;
            REQUIRE_FALSE(choose(*real().book, match, option));
            if (match.outcome != Outcome::running) break;
            REQUIRE(broken_invariant(*real().book, match).value_or("") == "");
            REQUIRE(other_cards(match, decks).value_or("") == "");
            REQUIRE(refused_option(*real().book, match).value_or("") == "");
            REQUIRE(accepted_option(*real().book, match, generator, 8).value_or("") == "");
            for (SeatId seat : both_seats)
                REQUIRE(leaking_view(*real().book, match, seat, generator).value_or("") == "");
        }
    }
    CHECK(corrections >= Sparse::of(40));
    CHECK(verbs > 3 * Sparse::of(40));
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
