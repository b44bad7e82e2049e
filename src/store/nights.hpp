// The saved nights: one file each in the user's folder.
#pragma once

#include <filesystem>
#include <vector>

#include "engine/core/result.hpp"

namespace cubenight::store {

// The files of saved nights, the one that was written to last first.
std::vector<std::filesystem::path> night_files();
// A name for a new night's file that is not taken: the day and a number, "2026-11-21-1.night".
Result<std::filesystem::path> new_night_file();

}  // namespace cubenight::store
