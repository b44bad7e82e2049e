// How large everything is drawn, as a share of the size for which it is measured (1600 x 1000).
#pragma once

namespace cubenight::gui {

// Letters have a floor: under it screens fold panels away instead of shrinking.
inline constexpr float least_scale = .85f;
// Whether letters cannot get smaller than they are: at that size by wish, which came to that scale.
constexpr bool is_smallest(float wished, float scale) { return wished <= 1 && scale <= least_scale * 1.001f; }

}  // namespace cubenight::gui
