// The languages that people are told things in.
#pragma once

#include <cstdint>

namespace cubenight {

enum class Language : std::uint8_t { english, simplified_chinese, traditional_chinese, japanese, finnish };
inline constexpr int language_count = 5;

}  // namespace cubenight
