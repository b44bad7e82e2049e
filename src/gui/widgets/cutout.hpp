// A figure of flat convex shapes, each with its tone, from the farthest to the nearest. Its own measure: right and down, about one
// from the middle to the edge; whoever draws it fits it into a window.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "src/gui/kit/geometry.hpp"

namespace cubenight::gui {

enum class CutoutTone : std::uint8_t { body, belly, far, accent, mark, glint };

struct CutoutShape {
    std::vector<Vec> points;
    CutoutTone tone = CutoutTone::body;
    bool detail = false;  // lies within others: no outline, and none of it where the figure is tiny
};

class Cutout {
public:
    using Tone = CutoutTone;

    // How many corners make a round thing.
    explicit Cutout(int steps = 14) : steps_(steps) {}

    void oval(Vec at, float rx, float ry, Tone tone, float turn = 0);
    // From one round end to the other: legs, necks, tails.
    void limb(Vec from, float from_radius, Vec to, float to_radius, Tone tone);
    // A limb that bends by way of `bend`.
    void bow(Vec from, float from_radius, Vec bend, Vec to, float to_radius, Tone tone, int parts = 4);
    // REQUIRES: convex.
    void poly(std::vector<Vec> points, Tone tone);
    // A dome over a straight floor.
    void dome(Vec floor, float rx, float ry, Tone tone);
    // A leaf or feather from its foot to its tip.
    void leaf(Vec foot, Vec tip, float width, Tone tone);
    // What it draws are details on the shapes below: they get no outline, and a tiny figure leaves them out.
    template <class Draw>
    void within(Draw draw) {
        const bool before = detail_;
        detail_ = true;
        draw();
        detail_ = before;
    }
    // By a look: 0 to 3.
    void eye(Vec at, float radius, unsigned look);
    // Two of them beside a middle.
    void eyes(Vec middle, float apart, float radius, unsigned look);

    // From the farthest to the nearest.
    std::span<const CutoutShape> shapes() const { return shapes_; }
    struct Extent {
        Vec low, high;
    };
    Extent extent() const;

private:
    void put(std::vector<Vec> points, Tone tone);

    int steps_;
    bool detail_ = false;
    std::vector<CutoutShape> shapes_;
};

}  // namespace cubenight::gui
