// Lays boxes out on floors, so that every arrow points down. Knows boxes and arrows, and nothing of rooms or of SVG.
#pragma once

#include <utility>
#include <vector>

namespace cubenight::house {

struct Point {
    double x = 0;
    double y = 0;
};

struct Box {
    double width = 0;
    double height = 0;
};

using Arrow = std::pair<int, int>;  // from the box above to the box below, by index

struct Layout {
    std::vector<Point> corners;  // of each box, top left
    std::vector<std::vector<Point>>
        routes;  // of each arrow: a point in each gap between floors that it enters or leaves
    Box size;
};

// Arrows without those that others lead along anyway. REQUIRES: no circle.
std::vector<Arrow> reduced(int count, const std::vector<Arrow>& arrows);

// Whether the arrows lead in a circle somewhere.
bool has_circle(int count, const std::vector<Arrow>& arrows);

// REQUIRES: no circle. The same boxes and arrows give the same layout everywhere.
Layout lay_out(const std::vector<Box>& boxes, const std::vector<Arrow>& arrows, double gap_x, double gap_y);

}  // namespace cubenight::house
