#include "src/gui/shell/edges.hpp"

#include <algorithm>
#include <cmath>

namespace cubenight::gui {
namespace {

constexpr float radius = 13, in = 15, step = 26;

// How much of items and words the box would cover. What fills much of the window, as a sheet's ground, is none.
float covered(const Ui& ui, Rect sight, Rect box) {
    constexpr float words_count = .01f;
    float sum = words_count * ui.written_below(box);
    for (const Item& item : ui.items()) {
        if (item.visible.w * item.visible.h > sight.w * sight.h / 4) continue;
        const Rect both = item.visible.meet(box);
        if (both.w > 0 && both.h > 0) sum += both.w * both.h;
    }
    return sum;
}

// Along the edge from its middle outwards: the first place that is free, else the one that covers least.
EdgeArrow placed(const Ui& ui, Rect sight, Vec middle, Vec way) {
    const Vec along{std::abs(way.y), std::abs(way.x)};
    const float room = (way.x != 0 ? sight.h : sight.w) / 2 - 2 * in;
    EdgeArrow best{middle, way};
    float least = covered(ui, sight, best.box());
    for (float away = step; away <= room && least > 0; away += step)
        for (const float side : {away, -away}) {
            const EdgeArrow there{middle + along * side, way};
            const float covers = covered(ui, sight, there.box());
            if (covers < least) best = there, least = covers;
        }
    return best;
}

}  // namespace

Rect EdgeArrow::box() const { return around(at, 2 * radius + 2, 2 * radius + 2); }

std::vector<EdgeArrow> edge_arrows(const Ui& ui, Rect sight, Vec origin, Vec spare) {
    constexpr float near = 1;
    const Vec middle = sight.centre();
    std::vector<EdgeArrow> arrows;
    const auto edge = [&](Vec at, Vec way, bool more) {
        if (more) arrows.push_back(placed(ui, sight, at, way));
    };
    edge({sight.x + in, middle.y}, {-1, 0}, origin.x > near);
    edge({sight.right() - in, middle.y}, {1, 0}, origin.x < spare.x - near);
    edge({middle.x, sight.y + in}, {0, -1}, origin.y > near);
    edge({middle.x, sight.bottom() - in}, {0, 1}, origin.y < spare.y - near);
    return arrows;
}

void draw_edge_arrows(Canvas& c, const std::vector<EdgeArrow>& arrows) {
    for (const auto& [at, way] : arrows) {
        const Vec aside{-way.y, way.x}, tip = at + way * 5;
        const Vec head[] = {tip - way * 7 + aside * 7, tip, tip - way * 7 - aside * 7};
        c.circle(at, radius, c.p.plate.alpha(.85f));
        c.ring(at, radius, c.p.accent, 1.5f);
        c.polyline(head, c.p.accent, 2.5f);
    }
}

}  // namespace cubenight::gui
