// Points and rectangles of the screens, in design units: at scale 1 one unit is one pixel of a 1600 x 1000 window.
#pragma once

#include <algorithm>

namespace cubenight::gui {

struct Vec {
    float x = 0;
    float y = 0;
    friend constexpr Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Vec operator*(Vec a, float f) { return {a.x * f, a.y * f}; }
    friend constexpr bool operator==(Vec, Vec) = default;
};

struct Rect {
    float x = 0;
    float y = 0;
    float w = 0;
    float h = 0;

    constexpr float right() const { return x + w; }
    constexpr float bottom() const { return y + h; }
    constexpr Vec centre() const { return {x + w / 2, y + h / 2}; }
    constexpr Vec corner() const { return {x, y}; }
    constexpr bool empty() const { return w <= 0 || h <= 0; }
    constexpr bool contains(Vec p) const { return p.x >= x && p.x < right() && p.y >= y && p.y < bottom(); }
    constexpr bool overlaps(Rect o) const { return x < o.right() && o.x < right() && y < o.bottom() && o.y < bottom(); }

    constexpr Rect moved(Vec by) const { return {x + by.x, y + by.y, w, h}; }
    // The same centre, every side moved inwards (outwards where negative).
    constexpr Rect inset(float d) const { return {x + d, y + d, w - 2 * d, h - 2 * d}; }
    constexpr Rect inset(float dx, float dy) const { return {x + dx, y + dy, w - 2 * dx, h - 2 * dy}; }
    constexpr Rect meet(Rect o) const {
        const float left = std::max(x, o.x), top = std::max(y, o.y);
        return {left, top, std::max(0.f, std::min(right(), o.right()) - left),
                std::max(0.f, std::min(bottom(), o.bottom()) - top)};
    }

    // Cut a strip off one side: the strip is returned, the rest stays.
    constexpr Rect cut_top(float d) {
        Rect r{x, y, w, d};
        y += d, h -= d;
        return r;
    }
    constexpr Rect cut_bottom(float d) {
        h -= d;
        return {x, y + h, w, d};
    }
    constexpr Rect cut_left(float d) {
        Rect r{x, y, d, h};
        x += d, w -= d;
        return r;
    }
    constexpr Rect cut_right(float d) {
        w -= d;
        return {x + w, y, d, h};
    }
    // The i-th of n equal columns with a gap between them.
    constexpr Rect column(int i, int n, float gap) const {
        const float width = (w - gap * static_cast<float>(n - 1)) / static_cast<float>(n);
        return {x + (width + gap) * static_cast<float>(i), y, width, h};
    }
    friend constexpr bool operator==(Rect, Rect) = default;
};

constexpr Rect around(Vec centre, float w, float h) { return {centre.x - w / 2, centre.y - h / 2, w, h}; }

}  // namespace cubenight::gui
