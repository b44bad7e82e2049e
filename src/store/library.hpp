// Cubes and their cards, read from the data folders. Everything that a file says is outside input: an error names
// file and line, and bounds hold before memory is taken.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/cards/cube.hpp"
#include "engine/cards/notation.hpp"
#include "engine/cards/ultraman/cube.hpp"
#include "engine/core/result.hpp"

namespace cubenight::store {

// A cube with the set that its ids point into; its names in other languages are those of names.hpp. The set never changes
// again and is shared by all that use it.
struct LoadedCube {
    std::filesystem::path path;
    std::shared_ptr<const CardSet> cards;  // the basic energies that there are, then the card files in the order of use
    Cube cube;
    CubeFile file;  // as it was written
    // Of a cube of the Ultraman Card Game: its cards' own records and its rules; null for Pokémon.
    std::shared_ptr<const ultraman::CubeContents> ucg = nullptr;
};

// The text of a cube file that says what the cube's own file said, with other card files in it.
std::string written_cube(const LoadedCube& cube, std::vector<std::string> uses);

// The basic energies that stand at the head of the set of every Pokémon cube.
std::size_t built_in_cards();

inline constexpr std::size_t most_card_files = 64;  // that one cube may use

// The cube files in cubes/ of the data folders and of the user's own folder, each file name once, by name.
std::vector<std::filesystem::path> cube_files(const std::filesystem::path& wanted_data = {});

// The folders in which these lie.
std::vector<std::filesystem::path> cube_folders(const std::filesystem::path& wanted_data = {});

// The files that a cube is made of, as far as they are known: its own, the card files that it uses, and where those would lie
// that are missing.
std::vector<std::filesystem::path> files_of_cube(const std::filesystem::path& path,
                                                 const std::filesystem::path& wanted_data = {});

// Reads a cube file and the card files that it uses. Those lie beside it or in cubes/ of a data folder; a path that
// leads elsewhere is refused.
Result<LoadedCube> load_cube(const std::filesystem::path& path, const std::filesystem::path& wanted_data = {});

// Everything that is wrong with a cube file and the card files that it uses, as far as they can be read; none where a night
// can be played with it.
std::vector<Error> faults_of_cube(const std::filesystem::path& path, const std::filesystem::path& wanted_data = {});

// Reads a card file of Pokémon: what could be read, and what is wrong with the rest.
CardFile read_card_file(const std::filesystem::path& path);

// Where a card file lies that another file names: beside that file, in the folder above it, or in cubes/ of a data folder.
Result<std::filesystem::path> find_card_file(const std::filesystem::path& named, const std::filesystem::path& by,
                                             const std::filesystem::path& wanted_data = {});
// Reads a card file that another file names, found beside that file, in the folder above it, or in cubes/ of a data folder.
Result<std::vector<Card>> load_card_file(const std::filesystem::path& named, const std::filesystem::path& by,
                                         const std::filesystem::path& wanted_data = {});

// Finds a cube by file name, with or without ".cube", or by path. An error lists the cubes that there are.
Result<std::filesystem::path> find_cube(const std::string& name, const std::filesystem::path& wanted_data = {});

}  // namespace cubenight::store
