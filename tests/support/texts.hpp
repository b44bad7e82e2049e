// Texts that tests read from files of the repository.
#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

namespace cubenight::test {

// The whole file; empty where it cannot be read.
inline std::string text_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

// A page with what stands in its blocks that begin with ``` and that label, and blank lines for all else: line numbers
// are those of the page.
inline std::string only_blocks(const std::string& page, std::string_view label) {
    std::istringstream lines(page);
    const std::string opening = "```" + std::string(label);
    std::string text;
    bool inside = false;
    for (std::string line; std::getline(lines, line);) {
        if (line == "```") inside = false;
        text += (inside ? line : std::string()) + "\n";
        if (line == opening) inside = true;
    }
    return text;
}

}  // namespace cubenight::test
