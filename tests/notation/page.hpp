// The reference page of the notation: what in it is made by the program.
#pragma once

#include <string>
#include <vector>

namespace cubenight::test {

struct Page {
    std::string text;                   // with the sentence below each example, and the index
    std::vector<std::string> problems;  // examples that do not read, links that lead nowhere, words without an entry
};

// Links of another page to places of this one that are not there.
std::vector<std::string> lost_links(const std::string& other, const std::string& page);

// The page anew. `root` is where the sources of the readers lie.
Page made_anew(const std::string& page, const std::string& root);

}  // namespace cubenight::test
