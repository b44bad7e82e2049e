// Nothing is allocated between choices.
#include "engine/ultraman/view.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/counted_allocations.hpp"
#include "tests/ultraman/laws.hpp"

namespace cubenight::test {
namespace {

using namespace ultraman;

TEST_CASE("UCG law - choosing and copying and looking allocate nothing", "[law][allocation]") {
    const UltramanLeague league = real_league(CUBENIGHT_SOURCE_DIR);
    long steps = 0, during = 0;
    for (std::uint64_t number = 0; number < 300; ++number) {
        const UltramanFixture decks = legal_decks(league, number);
        Match match = *start_match(*league.book, decks.setup(number));
        Generator generator(number);
        const long before = allocations;
        while (to_act(match) != Actor::nobody) {
            const View view = view_for(*league.book, match, SeatId{static_cast<std::uint8_t>(steps & 1)});
            steps += 1 + (view.turn == 0xFFFF);
            choose(*league.book, match, next_option(match, generator));
        }
        during += allocations - before;
    }
    CHECK(steps > 4'000);
    CHECK(during == 0);
}

}  // namespace
}  // namespace cubenight::test
