// What may be heard. Each has its twin on screen, in words.
#pragma once

#include <cstdint>

namespace cubenight::gui {

enum class Sound : std::uint8_t { turn, card, news, clock };
inline constexpr int sound_count = static_cast<int>(Sound::clock) + 1;

}  // namespace cubenight::gui
