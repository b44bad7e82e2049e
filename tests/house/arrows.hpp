// The rooms of the repository and the arrows between them (arrows.txt), and whether what the sources include keeps to them.
#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.hpp"

namespace cubenight::house {

struct Room {
    int line = 0;                     // of arrows.txt
    std::set<std::string> may;        // rooms whose headers it may include
    std::set<std::string> face;       // its headers that others may include; empty: all
    std::string about;                // what it is for, in a few words; empty where nothing is said
    std::vector<std::string> behind;  // rooms all of whose arrows it has too, as long as they are read
};
using Arrows = std::map<std::string, Room>;

// Errors name the line; an arrow to a room that stands lower in the page is one. `name` is how the file is called in them.
Result<Arrows> read_arrows(std::string_view text, const std::string& name);

// One line for each include of that source that is not allowed: file, line, and the arrow. `path` is relative to the root.
std::vector<std::string> broken_arrows(const Arrows& arrows, const std::string& path, std::string_view source);
// The same for all sources below engine, draft and src; folders without a room, and rooms without a folder.
std::vector<std::string> broken_arrows(const Arrows& arrows, const std::filesystem::path& root);

}  // namespace cubenight::house
