// What is worn, and places.
#include <cmath>
#include <numbers>

#include "src/gui/widgets/things_drawn.hpp"

namespace cubenight::gui {
namespace {

using Tone = CutoutTone;

void wall(Cutout& f, Vec low, Vec high, Tone tone) { f.poly({low, {high.x, low.y}, high, {low.x, high.y}}, tone); }

}  // namespace

void draw_belt(Cutout& f, const FamilyMarks& b) {
    f.bow({-.86f, -.2f}, .17f, {0, .3f}, {.86f, -.2f}, .17f, Tone::body, 6);
    f.oval({0, .06f}, .28f, .26f, Tone::accent);
    f.within([&] { f.oval({0, .06f}, .15f, .13f, b.pick[0] % 2 ? Tone::far : Tone::belly); });
    f.limb({.6f, .02f}, .12f, {.52f, .44f}, .08f, Tone::far);
}

void draw_helmet(Cutout& f, const FamilyMarks& b) {
    if (b.pick[0] % 2) f.leaf({0, -.3f}, {-.3f, -.95f}, .2f, Tone::accent);
    else
        for (const float side : {-1.f, 1.f}) f.leaf({side * .4f, -.2f}, {side * .74f, -.76f}, .13f, Tone::accent);
    f.dome({0, .26f}, .62f, .78f, Tone::body);
    f.limb({-.7f, .3f}, .09f, {.7f, .3f}, .09f, Tone::far);
    f.within([&] {
        f.oval({-.24f, -.2f}, .12f, .2f, Tone::belly, .4f);
        wall(f, {-.06f, -.5f}, {.06f, .24f}, Tone::accent);
    });
}

void draw_plate(Cutout& f, const FamilyMarks& b) {
    for (const float side : {-1.f, 1.f}) f.oval({side * .58f, -.4f}, .24f, .2f, Tone::accent);
    f.poly({{-.6f, -.5f}, {.6f, -.5f}, {.5f, .4f}, {0, .72f}, {-.5f, .4f}}, Tone::body);
    f.within([&] {
        wall(f, {-.04f, -.4f}, {.04f, .66f}, Tone::far);
        for (const float y : {-.06f, .24f})
            if (b.pick[0] % 2) f.limb({-.44f, y}, .03f, {.44f, y}, .03f, Tone::far);
        f.oval({0, -.1f}, .14f, .14f, Tone::accent);
    });
}

void draw_mask(Cutout& f, const FamilyMarks& b) {
    for (const float side : {-1.f, 1.f})
        f.leaf({side * .4f, -.2f}, {side * b.of(.6f, .9f, 0), -.74f}, .16f, Tone::accent);
    f.poly({{-.6f, -.4f}, {.6f, -.4f}, {.54f, .2f}, {0, .72f}, {-.54f, .2f}}, Tone::body);
    f.within([&] {
        for (const float side : {-1.f, 1.f}) f.oval({side * .27f, -.1f}, .17f, .1f, Tone::mark, side * .35f);
        f.limb({-.18f, .34f}, .04f, {.18f, .34f}, .04f, b.pick[0] % 2 ? Tone::mark : Tone::accent);
    });
}

void draw_scarf(Cutout& f, const FamilyMarks& b) {
    f.limb({.16f, 0}, .2f, {.44f, .7f}, .17f, Tone::body);
    f.limb({.02f, .04f}, .18f, {-.06f, .56f}, .15f, Tone::far);
    f.bow({-.56f, -.3f}, .22f, {0, .26f}, {.56f, -.3f}, .22f, Tone::accent, 5);
    f.within([&] {
        for (int i = 0; i < 2; ++i)
            f.limb({.18f + .1f * static_cast<float>(i), .3f + .22f * static_cast<float>(i)}, .03f,
                   {.46f + .06f * static_cast<float>(i), .24f + .22f * static_cast<float>(i)}, .03f,
                   b.pick[0] % 2 ? Tone::accent : Tone::belly);
    });
}

void draw_balloon(Cutout& f, const FamilyMarks& b) {
    f.limb({-.2f, .2f}, .02f, {-.05f, .8f}, .02f, Tone::belly);
    f.limb({.34f, .2f}, .02f, {-.05f, .8f}, .02f, Tone::belly);
    f.oval({.36f, -.16f}, .34f, .42f, Tone::accent);
    f.oval({-.24f, -.28f}, b.of(.4f, .48f, 0), .54f, Tone::body);
    f.within([&] { f.oval({-.38f, -.48f}, .1f, .16f, Tone::glint, .4f); });
}

void draw_parasol(Cutout& f, const FamilyMarks& b) {
    f.limb({0, -.3f}, .05f, {0, .6f}, .05f, Tone::far);
    f.bow({0, .6f}, .05f, {.04f, .86f}, {.26f, .64f}, .05f, Tone::far, 3);
    f.dome({0, .02f}, .82f, .74f, Tone::body);
    f.within([&] {
        for (const float x : {-.54f, 0.f, .54f})
            f.poly({{0, -.7f}, {x - .15f, .0f}, {x + .15f, .0f}}, b.pick[0] % 2 ? Tone::accent : Tone::belly);
    });
    f.oval({0, -.74f}, .07f, .09f, Tone::accent);
}

void draw_glove(Cutout& f, const FamilyMarks& b) {
    f.limb({-.66f, .56f}, .17f, {-.2f, .16f}, .2f, Tone::far);
    f.limb({-.34f, .3f}, .27f, {-.22f, .18f}, .27f, Tone::accent);
    for (int i = 0; i < 4; ++i)
        f.limb({.16f, -.1f}, .16f, {.34f + .12f * static_cast<float>(i % 2), -.56f + .22f * static_cast<float>(i)},
               .13f, Tone::body);
    f.oval({.12f, -.08f}, .4f, .38f, Tone::body);
    f.within([&] { f.oval({.08f, -.04f}, .18f, .17f, b.pick[0] % 2 ? Tone::accent : Tone::belly); });
}

void draw_wood(Cutout& f, const FamilyMarks& b) {
    for (int i = 0; i < 4; ++i) {
        const float x = -.9f + .6f * static_cast<float>(i), tall = .5f + .5f * b.share[i];
        f.limb({x, .3f}, .07f, {x, .62f}, .08f, Tone::far);
        if (b.pick[i] % 2) {
            f.oval({x, .1f - tall * .4f}, .32f, .34f, i % 2 ? Tone::accent : Tone::body);
        } else {
            f.poly({{x - .34f, .36f}, {x + .34f, .36f}, {x, -.3f - tall * .5f}}, i % 2 ? Tone::far : Tone::body);
        }
    }
    f.limb({-1.2f, .66f}, .07f, {1.2f, .66f}, .07f, Tone::belly);
}

void draw_tower(Cutout& f, const FamilyMarks& b) {
    for (const float x : {-.6f, .62f}) {
        wall(f, {x - .2f, -.1f}, {x + .2f, .66f}, Tone::far);
        f.poly({{x - .28f, -.1f}, {x + .28f, -.1f}, {x, -.5f}}, Tone::accent);
    }
    f.poly({{-.26f, -.5f}, {.26f, -.5f}, {.36f, .66f}, {-.36f, .66f}}, Tone::body);
    if (b.pick[0] % 2) f.poly({{-.38f, -.48f}, {.38f, -.48f}, {0, -1.05f}}, Tone::accent);
    else f.dome({0, -.46f}, .38f, .46f, Tone::accent);
    f.within([&] {
        for (int i = 0; i < 3; ++i) f.oval({0, -.3f + .26f * static_cast<float>(i)}, .08f, .1f, Tone::mark);
    });
    f.limb({-1, .68f}, .07f, {1, .68f}, .07f, Tone::belly);
}

void draw_temple(Cutout& f, const FamilyMarks& b) {
    const int pillars = 4 + static_cast<int>(b.pick[0] % 2);
    for (int i = 0; i < pillars; ++i) {
        const float x = -.7f + 1.4f * static_cast<float>(i) / static_cast<float>(pillars - 1);
        f.limb({x, -.1f}, .1f, {x, .44f}, .11f, Tone::belly);
    }
    f.poly({{-1, -.16f}, {1, -.16f}, {0, -.76f}}, Tone::body);
    f.within([&] { f.oval({0, -.38f}, .14f, .14f, Tone::accent); });
    wall(f, {-.94f, -.22f}, {.94f, -.06f}, Tone::accent);
    wall(f, {-.9f, .44f}, {.9f, .56f}, Tone::body);
    wall(f, {-1.08f, .56f}, {1.08f, .7f}, Tone::far);
}

void draw_beach(Cutout& f, const FamilyMarks& b) {
    f.oval({.1f, .56f}, 1.05f, .2f, Tone::belly);
    const float x = b.pick[0] % 2 ? -.4f : .4f;
    f.bow({x, .5f}, .07f, {x - .2f, 0}, {x + .1f, -.4f}, .05f, Tone::far, 4);
    for (int i = 0; i < 5; ++i) {
        const float a = -std::numbers::pi_v<float> * (-.08f + .29f * static_cast<float>(i));
        f.leaf({x + .1f, -.4f}, Vec{x + .1f, -.4f} + Vec{std::cos(a) * .62f, std::sin(a) * .46f + .1f}, .12f,
               i % 2 ? Tone::accent : Tone::body);
    }
    f.poly({{-x - .3f, .2f}, {-x + .34f, .1f}, {-x, -.18f}}, Tone::accent);
    f.limb({-x, -.1f}, .025f, {-x + .06f, .56f}, .025f, Tone::far);
    for (int i = 0; i < 4; ++i)
        f.oval({-.84f + .56f * static_cast<float>(i), .72f}, .32f, .1f, i % 2 ? Tone::body : Tone::far);
}

void draw_peaks(Cutout& f, const FamilyMarks& b) {
    for (const float x : {-.66f, .68f, 0.f}) {
        const float top = x == 0 ? -.74f : b.of(-.4f, -.1f, x < 0 ? 0 : 1), w = x == 0 ? .66f : .5f;
        f.poly({{x - w, .64f}, {x + w, .64f}, {x + .06f, top}, {x - .06f, top}}, x == 0 ? Tone::body : Tone::far);
        f.within([&] {
            const Tone snow = x == 0 ? Tone::belly : Tone::accent;
            f.poly({{x - .06f, top}, {x + .06f, top}, {x + w * .36f, top + .42f}, {x, top + .3f}}, snow);
            f.poly({{x - .06f, top}, {x + .06f, top}, {x, top + .3f}, {x - w * .36f, top + .44f}}, snow);
        });
    }
    f.oval({.74f, -.62f}, .16f, .16f, Tone::accent);
}

void draw_tents(Cutout& f, const FamilyMarks& b) {
    for (int i = 0; i < 3; ++i) {
        const float x = -.72f + .72f * static_cast<float>(i), top = i == 1 ? -.6f : -.3f + .2f * b.share[i];
        f.limb({x, top}, .025f, {x, top - .24f}, .025f, Tone::far);
        f.poly({{x, top - .26f}, {x + .26f, top - .18f}, {x, top - .08f}}, Tone::accent);
        f.poly({{x - .44f, top + .42f}, {x + .44f, top + .42f}, {x, top}}, i == 1 ? Tone::accent : Tone::body);
        wall(f, {x - .36f, top + .42f}, {x + .36f, .64f}, i == 1 ? Tone::body : Tone::belly);
        f.within([&] { f.poly({{x - .13f, .64f}, {x, top + .5f}, {x + .13f, .64f}}, Tone::mark); });
    }
    f.limb({-1.2f, .68f}, .06f, {1.2f, .68f}, .06f, Tone::far);
}

}  // namespace cubenight::gui
