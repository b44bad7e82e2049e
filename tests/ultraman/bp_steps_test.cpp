// How a BP comes about, step by step: 8.1, 11.6, 11.7 as people are told them.
#include "engine/ultraman/match/places.hpp"
#include "tests/ultraman/board.hpp"
#include "tests/ultraman/laws.hpp"

namespace cubenight::test {
namespace {

const char* const cards =
    R"(Mix: ultraman level 1 basic character "RED" bp 6000 8000 text { give this { grade +1; bp +500 } }
Ext: kaiju level 5 hazard character "EXT" bp 9000 extra 4000 text single { while foe is basic give this { bp = extra } }
Calm: ultraman level 2 basic character "RED" bp 6000 8000 text { give this { unaffected by grade -; grade -1 } }
Low: ultraman level 1 basic character "RED" bp 1000 text { give this { bp -3000 } })";

std::vector<BpStepKind> kinds(const std::vector<BpStep>& steps) {
    std::vector<BpStepKind> found;
    for (const BpStep& step : steps) found.push_back(step.kind);
    return found;
}

TEST_CASE("UCG 11.7.3 - the steps are the printed column and grades and what is more", "[UCG.11.7.3]") {
    UltramanBoard board(cards);
    board.area("Mix", "Red1").at(Phase::activate);
    const auto steps = board.bp_steps(Whose::mine, 1);
    using enum BpStepKind;
    REQUIRE(kinds(steps) == std::vector{printed, grade, column, points});
    CHECK(steps[0].value == 6000);
    CHECK(steps[1].amount == 1);
    CHECK(steps[1].by.copy == board.match().characters[board.spot(Whose::mine, 1).value].top);
    CHECK(steps[2].state == State::double_);
    CHECK(steps[2].value == 8000);
    CHECK(steps[3].amount == 500);
    CHECK(steps[3].clause == Clause::c11_7_1);
    CHECK(steps.back().value == board.bp(1));
}

TEST_CASE("UCG 8.1.2 - EXTRA is a step of its own with the text that asks for it", "[UCG.8.1.2]") {
    UltramanBoard board(cards);
    board.area("Ext", "Red1").at(Phase::activate);
    const auto steps = board.bp_steps(Whose::mine, 1);
    REQUIRE(kinds(steps) == std::vector{BpStepKind::printed, BpStepKind::extra});
    CHECK(steps[1].value == 4000);
    CHECK(steps[1].by.is_text());
}

TEST_CASE("UCG 11.6.1 - a grade that does not reach the character is told as such", "[UCG.11.6.1]") {
    UltramanBoard board(cards);
    board.area("Red1/Calm", "Red1").at(Phase::activate);
    const auto steps = board.bp_steps(Whose::mine, 1);
    REQUIRE(kinds(steps) == std::vector{BpStepKind::printed, BpStepKind::grade});
    CHECK_FALSE(steps[1].reaches);
    CHECK(steps[1].value == 8000);
}

TEST_CASE("UCG 11.7.2 - what would be less than nothing ends at nothing", "[UCG.11.7.2]") {
    UltramanBoard board(cards);
    board.area("Low", "Red1").at(Phase::activate);
    const auto steps = board.bp_steps(Whose::mine, 1);
    REQUIRE(kinds(steps) == std::vector{BpStepKind::printed, BpStepKind::points, BpStepKind::floor});
    CHECK(steps[1].value == -2000);
    CHECK(steps[2].value == 0);
}

TEST_CASE("law - the steps of every character of random matches lead to its BP", "[UCG.8.1.1]") {
    const UltramanLeague league = real_league(CUBENIGHT_SOURCE_DIR);
    int met = 0, changed = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        Generator chance(seed);
        const UltramanFixture decks = legal_decks(league, seed);
        auto begun = start_match(*league.book, decks.setup(seed));
        REQUIRE(begun.ok());
        Match match = *begun;
        while (match.outcome == Outcome::running) {
            REQUIRE_FALSE(choose(*league.book, match, next_option(match, chance)));
            each_character(match, [&](Spot spot) {
                if (open_top(match, spot) == no_copy) return;
                const auto steps = bp_steps(*league.book, match, spot);
                REQUIRE(steps.back().value == numbers_of(*league.book, match, spot).bp.value);
                ++met;
                changed += steps.size() > 1;
            });
        }
    }
    CHECK(met > 500);
    CHECK(changed > 100);
}

}  // namespace
}  // namespace cubenight::test
