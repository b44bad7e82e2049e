// Creatures of the water.
#include <cmath>

#include "src/gui/widgets/creatures.hpp"

namespace cubenight::gui {
namespace {

using Tone = CutoutTone;

void fins_on_back(Cutout& f, const FamilyMarks& b, float top, float grown) {
    switch (b.pick[1] % 4) {
        case 0: f.poly({{-.3f, top + .2f}, {-.28f, top - .3f - .12f * grown}, {.26f, top + .2f}}, Tone::accent); return;
        case 1:
            for (int i = 0; i < 3 + static_cast<int>(grown); ++i)
                f.leaf({.3f - .22f * static_cast<float>(i), top + .16f},
                       {.14f - .24f * static_cast<float>(i), top - .2f - .08f * grown}, .09f, Tone::accent);
            return;
        case 2: f.dome({0, top + .2f}, .34f, .42f + .1f * grown, Tone::accent); return;
        default:  // a lamp or whisker
            f.bow({.4f, top + .2f}, .04f, {.5f, top - .4f}, {.86f, top - .2f - .06f * grown}, .03f, Tone::far, 3);
            f.oval({.88f, top - .18f - .06f * grown}, .1f, .1f, Tone::accent);
            return;
    }
}

void tail_of_fish(Cutout& f, const FamilyMarks& b, float grown) {
    const float long_ = .36f + .08f * grown;
    const Vec at{-.6f, 0};
    switch (b.pick[0] % 3) {
        case 0:
            for (const float side : {-1.f, 1.f})
                f.leaf(at, at + Vec{-long_, side * (.38f + .08f * grown)}, .13f, Tone::accent);
            return;
        case 1: f.poly({at + Vec{.1f, 0}, at + Vec{-long_, -.4f}, at + Vec{-long_ * .8f, .4f}}, Tone::accent); return;
        default:
            for (int i = -1; i <= 1; ++i)
                f.leaf(at + Vec{.08f, 0}, at + Vec{-long_ - .1f, .26f * static_cast<float>(i)}, .12f,
                       i ? Tone::accent : Tone::far);
            return;
    }
}

}  // namespace

void draw_fish(Cutout& f, const FamilyMarks& b, float grown) {
    const float rx = .64f + .04f * grown, ry = b.of(.32f, .56f, 0);
    tail_of_fish(f, b, grown);
    fins_on_back(f, b, -ry, grown);
    f.leaf({.06f, ry * .6f}, {-.16f, ry + .34f + .06f * grown}, .14f, Tone::far);
    if (b.pick[2] % 4 == 0)  // spines all around
        for (int i = 0; i < 9; ++i) {
            const float a = .4f + .68f * static_cast<float>(i);
            f.leaf({std::cos(a) * rx * .8f, std::sin(a) * ry * .8f},
                   {std::cos(a) * rx * 1.24f, std::sin(a) * (ry * 1.1f + .16f)}, .06f, Tone::accent);
        }
    f.limb({-.5f, 0}, .14f, {0, 0}, ry * .9f, Tone::body);
    f.oval({.06f, 0}, rx, ry, Tone::body);
    f.within([&] {
        f.oval({.1f, ry * .5f}, rx * .7f, ry * .4f, Tone::belly);
        for (int i = 0; i < 3; ++i) {
            const float x = -.38f + .2f * static_cast<float>(i);
            if (b.pick[3] % 3 == 0) f.oval({x, -.06f}, .05f, ry * .62f, Tone::far, .15f);
            if (b.pick[3] % 3 == 1) f.oval({x, -.12f + .1f * static_cast<float>(i % 2)}, .07f, .07f, Tone::accent);
        }
    });
    f.leaf({.12f, .1f}, {-.24f, .36f + .06f * grown}, .15f, Tone::accent);
    if (grown > 1 && b.pick[4] % 2) f.leaf({.55f, -ry * .5f}, {1.05f, -ry - .3f}, .09f, Tone::accent);
    if (b.pick[4] % 3 == 0) f.within([&] { f.oval({rx - .02f, .12f}, .09f, .06f, Tone::mark); });
    else f.within([&] { f.limb({rx - .2f, .16f}, .022f, {rx, .1f}, .022f, Tone::mark); });
    f.eye({.38f, -.1f}, .1f, b.look);
}

void draw_crab(Cutout& f, const FamilyMarks& b, float grown) {
    const float rx = b.of(.46f, .58f, 0) + .04f * grown, ry = b.of(.3f, .42f, 1), big = .26f + .06f * grown;
    for (const float side : {-1.f, 1.f}) {
        for (int i = 0; i < 3; ++i) {
            const Vec knee{side * (rx + .2f - .04f * static_cast<float>(i)), .34f + .1f * static_cast<float>(i)};
            f.limb({side * rx * .7f, .36f}, .08f, knee, .06f, Tone::far);
            f.limb(knee, .06f, {knee.x + side * .06f, .84f}, .03f, Tone::far);
        }
        const bool larger = b.pick[2] % 2 && side > 0;
        const Vec claw{side * (rx + .3f), -.22f - .12f * grown - (larger ? .12f : 0)};
        const float s = big * (larger ? 1.4f : 1);
        f.limb({side * rx * .8f, .2f}, .1f, claw, .1f, Tone::body);
        f.leaf(claw + Vec{-side * .3f, .5f} * s, claw + Vec{side * .5f, -1.1f} * s, .5f * s, Tone::accent);
        f.leaf(claw + Vec{-side * .3f, .5f} * s, claw + Vec{-side * .6f, -.9f} * s, .32f * s, Tone::accent);
        if (b.pick[3] % 2) f.limb({side * .18f, 0}, .06f, {side * .22f, -.28f}, .06f, Tone::body);
    }
    if (grown > 0)
        for (int i = -1; i <= 1; ++i)
            f.leaf({.24f * static_cast<float>(i), .08f}, {.34f * static_cast<float>(i), -.3f - .1f * grown}, .1f,
                   Tone::accent);
    f.oval({0, .3f}, rx, ry, Tone::body);
    f.within([&] {
        f.oval({0, .42f}, rx * .66f, ry * .5f, Tone::belly);
        if (b.pick[4] % 2)
            for (const float x : {-.28f, 0.f, .28f}) f.oval({x, .1f}, .06f, .05f, Tone::far);
    });
    if (b.pick[3] % 2) {
        for (const float side : {-1.f, 1.f}) f.oval({side * .22f, -.3f}, .13f, .13f, Tone::body);
        return f.eyes({0, -.3f}, .22f, .085f, b.look);
    }
    f.eyes({0, .2f}, .2f, .09f, b.look);
}

void draw_jelly(Cutout& f, const FamilyMarks& b, float grown) {
    const float rx = .52f + .06f * grown, ry = b.of(.5f, .7f, 0) + .04f * grown;
    const int arms = 4 + static_cast<int>(b.pick[0] % 3) + static_cast<int>(grown);
    for (int i = 0; i < arms; ++i) {
        const float x = -rx * .8f + 1.6f * rx * static_cast<float>(i) / static_cast<float>(arms - 1);
        const float sway = (i % 2 ? .2f : -.2f) * b.of(.6f, 1.4f, 1), end = .72f + .12f * grown + (i % 2 ? .12f : 0);
        f.bow({x, .02f}, .1f, {x + sway, .4f}, {x * 1.1f - sway * .5f, end}, .045f, i % 2 ? Tone::accent : Tone::far,
              3);
    }
    if (grown > 0 || b.pick[1] % 2)
        for (int i = -1; i <= 1; ++i)
            f.leaf({.2f * static_cast<float>(i), -ry * .8f}, {.4f * static_cast<float>(i), -ry - .26f - .08f * grown},
                   .1f, Tone::accent);
    f.dome({0, .08f}, rx, ry + .1f, Tone::body);
    for (int i = 0; i < 4; ++i)
        f.oval({-rx * .75f + rx * .5f * static_cast<float>(i), .08f}, rx * .27f, .12f, Tone::belly);
    f.within([&] {
        for (const Vec at : {Vec{-.2f, -.36f}, {.22f, -.32f}, {.02f, -.48f}})
            f.oval(at, .08f, .06f, b.pick[2] % 2 ? Tone::accent : Tone::far);
    });
    f.eyes({0, -.12f}, .2f, .1f, b.look);
}

}  // namespace cubenight::gui
