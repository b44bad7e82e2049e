// The page about scenario files tells the truth: every example in docs/scenarios.md is read and comes true.
#include "engine/scenario/read/read_file.hpp"
#include "engine/scenario/run.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/texts.hpp"

using namespace cubenight;
using namespace cubenight::test;

TEST_CASE("every example on the page about scenarios comes true", "[scenario]") {
    const auto file = scenario::read_scenarios(only_blocks(text_of(CUBENIGHT_SOURCE_DIR "/docs/scenarios.md"), "scn"),
                                               "docs/scenarios.md");
    INFO((file.ok() ? std::string() : file.error().english()));
    REQUIRE(file.ok());
    CHECK(file->scenarios.size() >= 7);
    for (const auto& one : file->scenarios) {
        const auto report = scenario::run_scenario(*file, one);
        INFO(scenario::told(*file, one, report));
        CHECK(report.verdict == scenario::Verdict::passed);
    }
}
