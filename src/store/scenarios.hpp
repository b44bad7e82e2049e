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

// What a scenario says of itself before it is played.
struct ScenarioHead {
    std::string title;
    std::vector<std::string> clauses;  // with their documents
    int line = 0;
    bool is_puzzle = false;  // it has a goal
    std::string text;        // as its file has it, with the remarks above it
};
struct ScenarioHeads {
    bool of_ultraman = false;
    std::vector<ScenarioHead> heads;
};
// Of all scenarios of a file of either game, without the cards that it uses. An error names file, line and reason.
Result<ScenarioHeads> scenario_heads(const std::filesystem::path& path);

// The rulings that come with the program, in folders by subject below rulings/ of a data folder (tests/scenarios/ of the
// source tree); by folder, then by name.
struct Ruling {
    std::filesystem::path path;
    std::string subject;  // its folder
};
std::vector<Ruling> ruling_library(const std::filesystem::path& wanted_data = {});

}  // namespace cubenight::store
