// Files of cards that the program wrote for a cube: they are called after the cube and after what they say, so that no file is ever
// changed, and the cube's own file decides at once which of them count.
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <string_view>

namespace cubenight {

inline constexpr std::size_t largest_written_card_file = 2u << 20;  // bytes

// What a file of these cards is called, for the cube whose file is `stem`.cube.
std::string written_card_file(const std::string& stem, std::string_view text);

// Whether a file of that name is one of these.
bool is_written_card_file(const std::string& stem, std::string_view name);

// Removes those of the cube that are not used any more.
void remove_unused_card_files(const std::filesystem::path& folder, const std::string& stem,
                              const std::set<std::string>& used);

}  // namespace cubenight
