// The saved nights: one file each in the user's folder.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "engine/core/result.hpp"
#include "src/store/journal.hpp"

namespace cubenight::store {

// The files of saved nights, the one that was written to last first.
std::vector<std::filesystem::path> night_files();
// The file that is meant where a saved night is named: a file as it is, else the saved night of that name, with or without
// ".night". What is neither stays as it was named.
std::filesystem::path night_called(const std::filesystem::path& name);
// A name for a new night's file that is not taken: the day and a number, "2026-11-21-1.night".
Result<std::filesystem::path> new_night_file();
// Begins a night's file under that name; where another night took the name meanwhile, under the next one of today.
Result<Journal> begin_night_file(std::filesystem::path name, std::span<const std::string> first);

}  // namespace cubenight::store
