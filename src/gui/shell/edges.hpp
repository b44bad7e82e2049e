// Where a window looks at a part of a magnified screen: an arrow at each edge behind which there is more, in a place where it covers
// nothing that can be pressed or read.
#pragma once

#include <vector>

#include "src/gui/kit/ui.hpp"

namespace cubenight::gui {

struct EdgeArrow {
    Vec at, way;
    Rect box() const;
};

// `sight`: the part of the screen; `origin`: where it begins, `spare`: how far it can go.
std::vector<EdgeArrow> edge_arrows(const Ui& ui, Rect sight, Vec origin, Vec spare);
void draw_edge_arrows(Canvas& c, const std::vector<EdgeArrow>& arrows);

}  // namespace cubenight::gui
