// The cube of a saved night, kept with it: cards as they were when the night was set, so that the night goes on
// under the same texts when the program's own cubes change.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "engine/core/result.hpp"
#include "src/store/library.hpp"

namespace cubenight {

// Puts the cube's text and its cards' into FOLDER/cubes/, under the name of what they say, once for all nights
// with it. Returns the line by which a journal names them.
Result<std::string> save_cube(const store::LoadedCube& cube, const std::filesystem::path& folder);

// The cube that such a line names. Where its files are gone or no longer readable, a cube of the data folders with
// the same cards (`cards` is its cube_hash) stands in. An error where there is neither.
Result<store::LoadedCube> load_saved_cube(const std::string& line, std::uint64_t cards,
                                          const std::filesystem::path& folder,
                                          const std::filesystem::path& wanted_data);

}  // namespace cubenight
