// A picture out of a file's bytes: PNG or JPEG. The bytes may be anything.
#pragma once

#include <optional>
#include <string_view>

#include "src/gui/kit/rasteriser.hpp"

namespace cubenight::gui {

inline constexpr int largest_picture_side = 4096;               // of a file, in pixels
inline constexpr std::size_t largest_picture_file = 16u << 20;  // bytes

// Made smaller, by whole factors, until neither side is longer than `side`. Nothing where it is neither, is damaged
// or is larger than the limits.
std::optional<Picture> read_picture(std::string_view bytes, int side);

}  // namespace cubenight::gui
