// Any bytes as a scenario file: refused with a line, or read and played: it passes, or a line and a reason say what is
// wrong; played again it comes out the same.
#include <cstdint>

#include "engine/core/ensure.hpp"
#include "engine/scenario/read/read_file.hpp"
#include "engine/scenario/run.hpp"

using namespace cubenight;

namespace {
inline constexpr std::size_t most_scenarios = 3;  // of a file are played, so that no file takes long
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto file =
        scenario::read_scenarios({reinterpret_cast<const char*>(data), size}, "fuzz.scn",
                                 size % 2 ? scenario::Unreadable::is_kept : scenario::Unreadable::is_error);
    if (!file) {
        ENSURE(file.error().line > 0 && !file.error().reason.empty());
        return 0;
    }
    for (std::size_t i = 0; i < file->scenarios.size() && i < most_scenarios; ++i) {
        const auto& one = file->scenarios[i];
        const scenario::Report report = scenario::run_scenario(*file, one);
        const std::string told = scenario::told(*file, one, report);
        ENSURE(told.empty() == (report.verdict == scenario::Verdict::passed));
        ENSURE(report.verdict == scenario::Verdict::passed || !report.reason.empty());
        ENSURE(told == scenario::told(*file, one, scenario::run_scenario(*file, one)));
    }
    return 0;
}
