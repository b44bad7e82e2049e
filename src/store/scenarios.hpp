// Scenario files: where they lie, and one read with the card files that it uses.
#pragma once

#include <filesystem>
#include <vector>

#include "engine/scenario/ultraman/written/scenario.hpp"
#include "engine/scenario/written/scenario.hpp"

namespace cubenight::store {

struct LoadedScenarios {
    std::filesystem::path path;
    scenario::ScenarioFile file;
    scenario::CardFiles card_files;
};

// The .scn files in scenarios/ of the user's own folder and of the data folders; each file name once, by name.
std::vector<std::filesystem::path> scenario_files(const std::filesystem::path& wanted_data = {});

// Reads a scenario file and the card files that it uses, which lie beside it, in the folder above it, or in cubes/ of
// a data folder. An error names file, line and reason.
Result<LoadedScenarios> load_scenarios(const std::filesystem::path& path,
                                       const std::filesystem::path& wanted_data = {});

// The same of the Ultraman Card Game.
struct LoadedUltramanScenarios {
    std::filesystem::path path;
    ultraman::scenario::ScenarioFile file;
    ultraman::scenario::CardFiles card_files;
};
Result<LoadedUltramanScenarios> load_ultraman_scenarios(const std::filesystem::path& path,
                                                        const std::filesystem::path& wanted_data = {});
// Whether the file says that it is one of those; false, too, where it cannot be read.
bool is_ultraman_scenarios(const std::filesystem::path& path);

}  // namespace cubenight::store
