// The forms in which commands write lists: `live`, `text` and `csv`.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "engine/cards/lists/write_list.hpp"

namespace cubenight::cli {

// Whether an argument is one of these forms, as the parser asks it.
std::function<std::string(const std::string&)> is_list_form(std::vector<std::string> forms);

// REQUIRES: the form is one of the three.
std::string written(std::span<const ListedCard> cards, const std::string& form);

}  // namespace cubenight::cli
