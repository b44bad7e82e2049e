// Nothing is allocated between choices.
#include "engine/pokemon/view.hpp"
#include "tests/support/counted_allocations.hpp"
#include "tests/support/lantern.hpp"
#include "tests/support/random_match.hpp"

namespace cubenight::test {
namespace {

TEST_CASE("law - the counter of allocations counts", "[law][allocation]") {
    const long before = allocations;
    ::operator delete(::operator new(1));  // a new-expression might be left out by the compiler
    CHECK(allocations == before + 1);
}

TEST_CASE("law - choosing and copying and looking allocate nothing", "[law][allocation]") {
    long steps = 0, during = 0;
    for (std::uint64_t number = 20'000; number < 20'300; ++number) {
        const Fixture f = fixture(number);
        pokemon::Match match = *pokemon::start_match(f.league.book, f.setup);
        Generator generator(number);
        const long before = allocations;
        while (pokemon::to_act(match) != pokemon::Actor::nobody) {
            const pokemon::Match copy = match;
            const pokemon::View view =
                pokemon::view_for(f.league.book, copy, SeatId{static_cast<std::uint8_t>(steps & 1)});
            steps += 1 + (view.turn == 0xFFFF);
            pokemon::choose(f.league.book, match, next_option(match, number, generator));
        }
        during += allocations - before;
    }
    CHECK(steps > 10'000);
    CHECK(during == 0);
}

TEST_CASE("law - nor do cards with random texts", "[law][allocation]") {
    long steps = 0, during = 0;
    for (std::uint64_t number = 40'000; number < 40'300; ++number) {
        const RandomTable table = random_table(number);
        pokemon::Match match = *pokemon::start_match(table.book, table.setup(number, pokemon::ChanceMode::generator));
        Generator generator(number);
        const long before = allocations;
        for (int choices = 0; pokemon::to_act(match) != pokemon::Actor::nobody && choices < 500; ++choices, ++steps) {
            const pokemon::View view =
                pokemon::view_for(table.book, match, SeatId{static_cast<std::uint8_t>(steps & 1)});
            steps += view.turn == 0xFFFF;
            pokemon::choose(table.book, match, next_option(match, number, generator));
        }
        during += allocations - before;
    }
    CHECK(steps > 10'000);
    CHECK(during == 0);
}

}  // namespace
}  // namespace cubenight::test
