#include "src/gui/screens/common/end_crest.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace cubenight::gui {

namespace {

constexpr float turn = 2 * std::numbers::pi_v<float>;

Vec on_circle(Vec centre, float radius, float share) {
    return {centre.x + radius * std::sin(share * turn), centre.y - radius * std::cos(share * turn)};
}

// Its ten corners from the uppermost one on, clockwise.
std::array<Vec, 10> star_corners(Vec centre, float radius) {
    std::array<Vec, 10> corners;
    for (int i = 0; i < 10; ++i)
        corners[static_cast<std::size_t>(i)] =
            on_circle(centre, i % 2 == 0 ? radius : radius * .42f, static_cast<float>(i) / 10);
    return corners;
}

void whole_star(Canvas& c, Vec centre, float radius, Colour colour) {
    c.star(star_corners(centre, radius), centre, colour);
}

// Both halves lean away from each other.
void broken_star(Canvas& c, Vec centre, float radius, Colour colour, float share) {
    for (const float side : {1.f, -1.f}) {
        const Vec middle{centre.x + side * radius * .16f * share, centre.y};
        const auto all = star_corners(middle, radius);
        std::array<Vec, 8> half;
        for (std::size_t i = 0; i < 6; ++i) half[i] = side > 0 ? all[i] : all[(i + 5) % 10];
        // The break is no straight line.
        const Vec upper{middle.x - radius * .12f, middle.y - radius * .2f};
        const Vec lower{middle.x + radius * .12f, middle.y + radius * .1f};
        half[6] = side > 0 ? lower : upper, half[7] = side > 0 ? upper : lower;
        const int from = c.mark();
        c.star(half, {middle.x + side * radius * .3f, middle.y}, colour);
        c.turn(from, {centre.x, centre.y + radius}, side * .16f * share);
    }
}

void rays(Canvas& c, Vec centre, float radius, Colour colour, float share) {
    constexpr int count = 16;
    for (int i = 0; i < count; ++i) {
        const float at = static_cast<float>(i) / count;
        const float end = radius * (i % 2 == 0 ? 1.72f : 1.45f) * share;
        const std::array<Vec, 3> ray{on_circle(centre, radius * 1.12f, at - .012f), on_circle(centre, end, at),
                                     on_circle(centre, radius * 1.12f, at + .012f)};
        if (end > radius * 1.14f) c.polygon(ray, colour);
    }
}

// Beyond the end and back to it.
float sprung(float share) {
    const float left = share - 1;
    return 1 + 2.7f * left * left * left + 1.7f * left * left;
}

}  // namespace

void end_crest(Canvas& c, Vec centre, float radius, EndMood mood, float share) {
    const bool somebody = mood == EndMood::won || mood == EndMood::decided;
    const Colour colour = somebody ? c.p.accent : mood == EndMood::drawn ? c.p.info : c.p.t3;
    if (mood == EndMood::won) rays(c, centre, radius, colour.alpha(.75f), share);
    c.circle(centre, radius, somebody ? c.p.own_row : c.p.s2);
    c.ring(centre, radius, colour, 4);
    const float size = radius * sprung(share);
    switch (mood) {
        case EndMood::won:
        case EndMood::decided: return whole_star(c, {centre.x, centre.y + radius * .05f}, size * .7f, colour);
        case EndMood::lost: return broken_star(c, {centre.x, centre.y + radius * .05f}, size * .66f, colour, share);
        case EndMood::drawn:
            whole_star(c, {centre.x - radius * .38f, centre.y}, size * .36f, colour);
            whole_star(c, {centre.x + radius * .38f, centre.y}, size * .36f, colour);
            return;
    }
}

float ComingCrest::share(Frame& f) {
    constexpr float comes = 420;  // milliseconds
    shown_ = f.go.taste().motion == Motion::reduced ? comes : shown_ + f.ui.passed_ms();
    if (shown_ < comes) f.ui.keep_moving();
    return std::min(1.f, shown_ / comes);
}

}  // namespace cubenight::gui
