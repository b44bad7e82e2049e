// How large everything is drawn, as a share of the size for which it is measured (1600 x 1000).
#pragma once

namespace cubenight::gui {

// Letters have a floor: under it screens fold panels away instead of shrinking.
inline constexpr float least_scale = .85f;

}  // namespace cubenight::gui
