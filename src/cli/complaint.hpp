// What is wrong with a file, for a person who looks for it there.
#pragma once

#include <filesystem>
#include <string>

#include "engine/core/result.hpp"

namespace cubenight::cli {

// The error in one line, whatever its file is called; without a line break.
std::string in_one_line(const Error& error);

// The error in one line, and below it the line of its file with a mark under the column; the error alone where either is not known.
// Ends with a line break.
std::string complaint(const Error& error);

// The error that came of a saved night, in one line; where no night has that name, with the names of the last saved ones.
std::string in_one_line(const Error& error, const std::filesystem::path& night);

}  // namespace cubenight::cli
