// What of a C++ source is code: without its remarks and without what stands between quotes.
#pragma once

#include <string>
#include <vector>

namespace cubenight::test {

// A letter, a digit or _.
bool in_name(char c);

std::vector<std::string> lines_of(const std::string& text);

// The source without remarks and without what stands between quotes, raw strings too; its lines stay where they are.
std::string code_of(const std::string& source);

}  // namespace cubenight::test
