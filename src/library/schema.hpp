// The tables of a card library, and whether a file is one.
#pragma once

#include "src/library/database.hpp"

namespace cubenight::library {

// Which file is a library of which version.
inline constexpr int application_mark = 0x43427431;  // "CBt1"
inline constexpr int schema_version = 1;

// A file without any bytes or tables becomes a library; anything else that is none, is damaged or comes from a newer CubeNight is
// refused and stays as it is.
std::optional<Error> make_library(const Database& database);
// The same, but nothing becomes one.
std::optional<Error> check_library(const Database& database);

// The error where there is no library yet.
Error no_library(const std::filesystem::path& path);

}  // namespace cubenight::library
