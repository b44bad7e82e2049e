// What files are called that a person names.
#pragma once

#include <string>

namespace cubenight::store {

// A name that any file system takes, made of a person's name.
std::string file_name(const std::string& name);

}  // namespace cubenight::store
