// The languages that people are told things in. What a language has no words for is told in English, which is complete.
#pragma once

#include <cstdint>

namespace cubenight::text {

enum class Language : std::uint8_t { english, simplified_chinese, traditional_chinese, japanese, finnish };
inline constexpr int language_count = 5;

}  // namespace cubenight::text
