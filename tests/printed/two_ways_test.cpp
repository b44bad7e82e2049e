// Two ways to understand one text differently are a fault of the rules. Print meets few of their combinations, so the rules
// write texts of their own.
#include "engine/cards/printed/reader.hpp"
#include "tests/printed/random_text.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::printed;

namespace {

constexpr int texts_of_kind = 150;

std::string in_two_ways(TextKind kind) {
    test::RandomText random(english(), 20 + static_cast<std::uint64_t>(kind));
    std::string found;
    int read = 0;
    for (int i = 0; i < texts_of_kind; ++i) {
        const std::string text = random.of(phrase_of_kind[static_cast<int>(kind)]);
        const TextReading reading =
            read_printed(english(), {kind, text, "Lantern Fish", {20, DamageSign::plus}, "Dragon Lure"});
        read += reading.effect.has_value();
        if (reading.effect || reading.why != Unread::two_ways) continue;
        found += text + "\n";
        for (const std::string& way : reading.ways) found += "    " + way + "\n";
    }
    // Most of what the rules write can be said; where nothing is, nothing was looked at.
    return read < texts_of_kind / 4 ? "too few of these texts are read at all" : found;
}

}  // namespace

TEST_CASE("no text of an attack that the rules could have written is read in two ways", "[printed]") {
    CHECK(in_two_ways(TextKind::attack) == "");
}
TEST_CASE("no text of an Ability that the rules could have written is read in two ways", "[printed]") {
    CHECK(in_two_ways(TextKind::ability) == "");
}
TEST_CASE("no text of a Trainer that the rules could have written is read in two ways", "[printed]") {
    CHECK(in_two_ways(TextKind::play) == "");
}
TEST_CASE("no text of a Stadium that the rules could have written is read in two ways", "[printed]") {
    CHECK(in_two_ways(TextKind::stadium) == "");
}
TEST_CASE("no text of a Tool that the rules could have written is read in two ways", "[printed]") {
    CHECK(in_two_ways(TextKind::tool) == "");
}
TEST_CASE("no text of Special Energy that the rules could have written is read in two ways", "[printed]") {
    CHECK(in_two_ways(TextKind::energy) == "");
}
