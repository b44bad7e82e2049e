// Any bytes as a scenario file of either game: refused with a line, or read and played: it passes, or a line and a reason say
// what is wrong; played again it comes out the same.
#include <cstdint>

#include "engine/core/ensure.hpp"
#include "engine/scenario/read/read_file.hpp"
#include "engine/scenario/run.hpp"
#include "engine/scenario/ultraman/read/read_file.hpp"
#include "engine/scenario/ultraman/run.hpp"

using namespace cubenight;

namespace {

inline constexpr std::size_t most_scenarios = 3;  // of a file are played, so that no file takes long

template <class Read>
void play_all(const Read& file) {
    if (!file) return ENSURE(file.error().line > 0 && !file.error().reason.empty());
    for (std::size_t i = 0; i < file->scenarios.size() && i < most_scenarios; ++i) {
        const auto& one = file->scenarios[i];
        const auto report = run_scenario(*file, one);
        const bool passed = report.verdict == decltype(report.verdict)::passed;
        const std::string said = told(*file, one, report, &Saying::english);
        ENSURE(said.empty() == passed);
        ENSURE(passed || !report.reason.empty());
        ENSURE(said == told(*file, one, run_scenario(*file, one), &Saying::english));
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (ultraman::scenario::is_scenario_file(text)) {
        play_all(ultraman::scenario::read_scenarios(text, "fuzz.scn"));
        return 0;
    }
    play_all(scenario::read_scenarios(text, "fuzz.scn",
                                      size % 2 ? scenario::Unreadable::is_kept : scenario::Unreadable::is_error));
    return 0;
}
