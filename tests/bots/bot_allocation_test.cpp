// Bots allocate nothing.
#include "engine/bots/bot_option.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/counted_allocations.hpp"
#include "tests/support/lantern.hpp"

namespace cubenight::test {
namespace {

TEST_CASE("law - deciding allocates nothing", "[law][allocation][bots]") {
    const long at_first = allocations;
    ::operator delete(::operator new(1));  // a new-expression might be left out by the compiler
    REQUIRE(allocations == at_first + 1);
    long during = 0, steps = 0;
    for (std::uint64_t number = 0; number < 60; ++number) {
        const Fixture f = fixture(number);
        pokemon::Match match = *pokemon::start_match(f.league.book, f.setup);
        Generator generator(number);
        while (pokemon::to_act(match) != pokemon::Actor::nobody) {
            const pokemon::View view =
                pokemon::view_for(f.league.book, match, SeatId{static_cast<std::uint8_t>(match.choice.actor)});
            const long before = allocations;
            const pokemon::Option option = bots::bot_option(bots::MatchBot::steady, f.league.book, view, generator);
            during += allocations - before;
            pokemon::choose(f.league.book, match, option);
            ++steps;
        }
    }
    CHECK(steps > 3'000);
    CHECK(during == 0);
}

}  // namespace
}  // namespace cubenight::test
