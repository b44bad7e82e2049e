// Scenario files: where they lie, and one read with the card files that it uses.
#pragma once

#include <filesystem>
#include <vector>

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

}  // namespace cubenight::store
