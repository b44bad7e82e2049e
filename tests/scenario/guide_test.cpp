// The page about scenario files tells the truth: every example in docs/scenarios.md is read and comes true.
#include <fstream>
#include <sstream>
#include <string>

#include "engine/scenario/run.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;

namespace {

// The page's blocks that begin with ```scn, one after another, with the line that each began at kept by blank lines.
std::string examples() {
    std::ifstream page(std::string(CUBENIGHT_SOURCE_DIR) + "/docs/scenarios.md");
    std::string text;
    bool inside = false;
    for (std::string line; std::getline(page, line);) {
        if (line == "```") inside = false;
        text += (inside ? line : std::string()) + "\n";
        if (line == "```scn") inside = true;
    }
    return text;
}

}  // namespace

TEST_CASE("every example on the page about scenarios comes true", "[scenario]") {
    const auto file = scenario::read_scenarios(examples(), "docs/scenarios.md");
    INFO((file.ok() ? std::string() : file.error().text()));
    REQUIRE(file.ok());
    CHECK(file->scenarios.size() >= 7);
    for (const auto& one : file->scenarios) {
        const auto report = scenario::run_scenario(*file, one);
        INFO(scenario::told(*file, one, report));
        CHECK(report.verdict == scenario::Verdict::passed);
    }
}
