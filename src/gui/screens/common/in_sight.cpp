#include "src/gui/screens/common/in_sight.hpp"

#include <algorithm>
#include <cmath>

namespace cubenight::gui {

namespace {

constexpr float clearance = 10;
constexpr float needed_counts = 1000, far_counts = 12;  // a unit of way, against a square unit of what is wanted

float area_below(Rect box, const std::vector<Rect>& below) {
    float all = 0;
    for (const Rect& one : below) {
        const Rect both = one.meet(box);
        all += both.empty() ? 0 : both.w * both.h;
    }
    return all;
}

// Where a side may lie: as it was, at the room's ends, and just beside whatever lies below.
std::vector<float> places_along(float first, float least, float most, float size, const InSight& sight, bool across) {
    std::vector<float> all{std::clamp(first, least, most), least, most};
    const auto beside = [&](const std::vector<Rect>& rects) {
        for (const Rect& one : rects)
            for (const float at :
                 {(across ? one.x : one.y) - clearance - size, (across ? one.right() : one.bottom()) + clearance})
                if (at > least && at < most) all.push_back(at);
    };
    beside(sight.needed), beside(sight.wanted);
    return all;
}

}  // namespace

float needed_below(Rect box, const InSight& sight) { return area_below(box, sight.needed); }

Rect out_of_the_way(Rect box, Rect room, const InSight& sight) {
    const float right = std::max(room.x, room.right() - box.w), lowest = std::max(room.y, room.bottom() - box.h);
    const auto columns = places_along(box.x, room.x, right, box.w, sight, true);
    const auto rows = places_along(box.y, room.y, lowest, box.h, sight, false);
    Rect best = box;
    float least = 1e12f;
    for (const float x : columns)
        for (const float y : rows) {
            const Rect there{x, y, box.w, box.h};
            const float cost = needed_counts * needed_below(there, sight) + area_below(there, sight.wanted) +
                               far_counts * (std::abs(x - box.x) + std::abs(y - box.y));
            if (cost < least) least = cost, best = there;
        }
    return best;
}

}  // namespace cubenight::gui
