// Syntax colours for editors, made from the words that the readers know.
#pragma once

#include <map>
#include <string>

namespace cubenight::test {

// What lies under tooling/editors, by path there.
std::map<std::string, std::string> editor_grammars(const std::string& root);

}  // namespace cubenight::test
