#include "src/gui/widgets/cutout.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace cubenight::gui {
namespace {

constexpr float pi = std::numbers::pi_v<float>;

}  // namespace

void Cutout::put(std::vector<Vec> points, Tone tone) { shapes_.push_back({std::move(points), tone, detail_}); }

void Cutout::oval(Vec at, float rx, float ry, Tone tone, float turn) {
    const float c = std::cos(turn), s = std::sin(turn);
    std::vector<Vec> points;
    const int steps = std::max(rx, ry) < .09f ? 8 : steps_;
    for (int i = 0; i < steps; ++i) {
        const float a = 2 * pi * static_cast<float>(i) / static_cast<float>(steps);
        const Vec v{std::cos(a) * rx, std::sin(a) * ry};
        points.push_back(at + Vec{v.x * c - v.y * s, v.x * s + v.y * c});
    }
    put(std::move(points), tone);
}

void Cutout::limb(Vec from, float from_radius, Vec to, float to_radius, Tone tone) {
    const Vec way = to - from;
    const float length = std::hypot(way.x, way.y);
    if (length <= std::abs(from_radius - to_radius) + .001f)
        return from_radius > to_radius ? oval(from, from_radius, from_radius, tone)
                                       : oval(to, to_radius, to_radius, tone);
    const float along = std::atan2(way.y, way.x), side = std::acos((from_radius - to_radius) / length);
    const int half = std::max(3, steps_ / 2);
    std::vector<Vec> points;
    for (int i = 0; i <= half; ++i) {  // around the end, from one side to the other
        const float a = along - side + 2 * side * static_cast<float>(i) / static_cast<float>(half);
        points.push_back(to + Vec{std::cos(a), std::sin(a)} * to_radius);
    }
    for (int i = 0; i <= half; ++i) {
        const float a = along + side + (2 * pi - 2 * side) * static_cast<float>(i) / static_cast<float>(half);
        points.push_back(from + Vec{std::cos(a), std::sin(a)} * from_radius);
    }
    put(std::move(points), tone);
}

void Cutout::bow(Vec from, float from_radius, Vec bend, Vec to, float to_radius, Tone tone, int parts) {
    Vec last = from;
    float radius = from_radius;
    for (int i = 1; i <= parts; ++i) {
        const float t = static_cast<float>(i) / static_cast<float>(parts), u = 1 - t;
        const Vec next = from * (u * u) + bend * (2 * u * t) + to * (t * t);
        const float end = from_radius + (to_radius - from_radius) * t;
        limb(last, radius, next, end, tone);
        last = next, radius = end;
    }
}

void Cutout::poly(std::vector<Vec> points, Tone tone) { put(std::move(points), tone); }

void Cutout::dome(Vec floor, float rx, float ry, Tone tone) {
    std::vector<Vec> points;
    for (int i = 0; i <= steps_; ++i) {
        const float a = pi + pi * static_cast<float>(i) / static_cast<float>(steps_);
        points.push_back(floor + Vec{std::cos(a) * rx, std::sin(a) * ry});
    }
    put(std::move(points), tone);
}

void Cutout::leaf(Vec foot, Vec tip, float width, Tone tone) {
    const Vec way = tip - foot, side{-way.y, way.x};
    const float share = width / std::max(.001f, std::hypot(way.x, way.y));
    std::vector<Vec> points;
    constexpr std::pair<float, float> edge[] = {{0, .12f},   {.18f, .66f}, {.4f, 1},
                                                {.62f, .9f}, {.82f, .52f}, {1, .02f}};
    for (const auto& [along, out] : edge) points.push_back(foot + way * along + side * (share * out));
    for (int i = 5; i >= 0; --i) points.push_back(foot + way * edge[i].first - side * (share * edge[i].second));
    put(std::move(points), tone);
}

void Cutout::eye(Vec at, float radius, unsigned look) {
    within([&] {
        switch (look % 4) {
            case 0:  // round and dark
                oval(at, radius, radius * 1.15f, Tone::mark);
                oval(at + Vec{radius * .3f, -radius * .4f}, radius * .38f, radius * .38f, Tone::glint);
                return;
            case 1:  // white, looking ahead
                oval(at, radius * 1.15f, radius * 1.15f, Tone::glint);
                oval(at + Vec{radius * .3f, radius * .05f}, radius * .62f, radius * .68f, Tone::mark);
                return;
            case 2:  // with a lid
                oval(at, radius * 1.15f, radius * 1.1f, Tone::glint);
                oval(at + Vec{radius * .2f, radius * .15f}, radius * .6f, radius * .66f, Tone::mark);
                poly({at + Vec{-1.35f * radius, -1.25f * radius}, at + Vec{1.35f * radius, -1.25f * radius},
                      at + Vec{1.35f * radius, -.1f * radius}, at + Vec{-1.35f * radius, -.55f * radius}},
                     Tone::far);
                return;
            default:  // tall
                oval(at, radius * .72f, radius * 1.4f, Tone::mark);
                oval(at + Vec{radius * .1f, -radius * .6f}, radius * .3f, radius * .36f, Tone::glint);
                return;
        }
    });
}

void Cutout::eyes(Vec middle, float apart, float radius, unsigned look) {
    for (const float side : {-1.f, 1.f}) eye(middle + Vec{side * apart, 0}, radius, look);
}

Cutout::Extent Cutout::extent() const {
    Extent all{{1e6f, 1e6f}, {-1e6f, -1e6f}};
    for (const CutoutShape& shape : shapes_)
        for (const Vec v : shape.points) {
            all.low = {std::min(all.low.x, v.x), std::min(all.low.y, v.y)};
            all.high = {std::max(all.high.x, v.x), std::max(all.high.y, v.y)};
        }
    return all;
}

}  // namespace cubenight::gui
