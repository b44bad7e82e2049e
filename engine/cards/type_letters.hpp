// The letters that stand for the types in costs and symbols: "[RC]", "{R}".
#pragma once

#include <string>
#include <string_view>

#include "engine/cards/types.hpp"

namespace cubenight {

inline constexpr std::string_view type_letters = "GRWLPFDMYNC";  // by Type
static_assert(type_letters.size() == type_count);

inline std::string type_symbol(Type type) {
    return std::string("{") + type_letters[static_cast<std::size_t>(type)] + "}";
}

}  // namespace cubenight
