// Texts that differ from a text in one word: another one of its list, a number one higher, or something left out.
#pragma once

#include <string>
#include <vector>

namespace cubenight::test {

// Written as the writer writes them, each once; the text itself is none of them.
std::vector<std::string> near_texts(const std::string& notation);

}  // namespace cubenight::test
