#include "engine/core/chance.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

#include "tests/support/catch.hpp"

using namespace cubenight;

TEST_CASE("the generator's first numbers are pinned for every machine", "[core]") {
    Generator generator(7);
    const std::uint64_t first = generator.next();
    const std::uint64_t second = generator.next();
    CHECK(first == Generator(7).next());
    CHECK(first != second);
}

TEST_CASE("a range gives each number and none beyond", "[core]") {
    Generator generator(1);
    int seen[6] = {};
    for (int i = 0; i < 6000; ++i) ++seen[generator.below(6)];
    for (int count : seen) CHECK((count > 850 && count < 1150));
}

TEST_CASE("a shuffle keeps every item", "[core]") {
    std::vector<int> items(60);
    std::iota(items.begin(), items.end(), 0);
    Generator(3).shuffle(items.data(), items.size());
    CHECK(!std::is_sorted(items.begin(), items.end()));
    std::sort(items.begin(), items.end());
    for (int i = 0; i < 60; ++i) CHECK(items[static_cast<std::size_t>(i)] == i);
}
