// Where things are: the program's own data (cubes, translations) and the user's (nights).
#pragma once

#include <filesystem>
#include <initializer_list>
#include <string_view>
#include <vector>

namespace cubenight::store {

// Folders that may hold cubes/ and assets/, most wanted first: --data (where given), $CUBENIGHT_DATA, those above
// the running program, the installed share folder. Only folders that are there.
std::vector<std::filesystem::path> data_folders(const std::filesystem::path& wanted = {});

// $XDG_DATA_HOME/cubenight, or ~/.local/share/cubenight. Empty where the machine says neither. Not made yet.
std::filesystem::path user_folder();

// Whether the path lies in a data folder: what is there comes with the program, and nobody keeps anything of their own in it.
bool comes_with_program(const std::filesystem::path& path, const std::filesystem::path& wanted = {});

// Where cubes, card files and decks lie: the data folders, then the user's own where there is one.
std::vector<std::filesystem::path> library_folders(const std::filesystem::path& wanted = {});

// Files with that extension in the places, each a folder below the given ones; of several with the same name the first
// counts. In the order of their names.
std::vector<std::filesystem::path> files_in(const std::vector<std::filesystem::path>& folders,
                                            std::initializer_list<std::string_view> places, std::string_view extension);

inline std::filesystem::path nights_folder() { return user_folder() / "nights"; }

}  // namespace cubenight::store
