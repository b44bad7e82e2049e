// The cube of a saved night, kept with it: cards as they were when the night was set, so that the night goes on
// under the same texts when the program's own cubes change.
#pragma once

#include <filesystem>
#include <string>

#include "engine/core/result.hpp"
#include "src/store/library.hpp"

namespace cubenight {

// Puts the cube's text and its cards' into FOLDER/cubes/, under the name of what they say, once for all nights
// with it. Returns the line by which a journal names them: it stands for every card and house rule. An error, before anything is
// written, where it would be too large to be read again.
Result<std::string> save_cube(const store::LoadedCube& cube, const std::filesystem::path& folder);

// The cube that such a line names. Where its files are gone or changed, a cube of the data folders stands in that is the same in
// every card and house rule. Where there is none either, the error says which cube is wanted; `called` is its name.
Result<store::LoadedCube> load_saved_cube(const std::string& line, const std::string& called,
                                          const std::filesystem::path& folder,
                                          const std::filesystem::path& wanted_data);

}  // namespace cubenight
