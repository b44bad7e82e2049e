// Creatures that are plants.
#include <cmath>
#include <numbers>

#include "src/gui/widgets/creatures.hpp"

namespace cubenight::gui {
namespace {

using Tone = CutoutTone;

void feet(Cutout& f, float apart, float y) {
    for (const float side : {-1.f, 1.f}) f.oval({side * apart, y}, .15f, .09f, Tone::far);
}

void smile(Cutout& f, Vec at, float wide) {
    f.within([&] {
        f.limb(at + Vec{-wide, -.02f}, .02f, at + Vec{0, .02f}, .022f, Tone::mark);
        f.limb(at + Vec{0, .02f}, .022f, at + Vec{wide, -.02f}, .02f, Tone::mark);
    });
}

void flower(Cutout& f, Vec at, float r, int petals, bool round) {
    for (int i = 0; i < petals; ++i) {
        const float a = 2 * std::numbers::pi_v<float> * (static_cast<float>(i) + .5f) / static_cast<float>(petals);
        const Vec out{std::cos(a), std::sin(a) * .8f};
        if (round) f.oval(at + out * (r * .62f), r * .44f, r * .4f, Tone::accent);
        else f.leaf(at, at + out * (r * 1.15f), r * .3f, Tone::accent);
    }
    f.oval(at, r * .36f, r * .32f, Tone::belly);
}

void bell_on_stem(Cutout& f, Vec at, float tall, float grown) {
    f.bow(at, .06f, at + Vec{-.05f, -tall}, at + Vec{.4f, -tall - .1f}, .05f, Tone::far, 4);
    for (int i = 0; i < 3; ++i)
        f.oval(at + Vec{.26f + .17f * static_cast<float>(i), -tall + .16f}, .13f, .12f, Tone::belly);
    f.dome(at + Vec{.43f, -tall + .18f}, .27f + .03f * grown, .38f + .06f * grown, Tone::accent);
    for (int i = 0; i < 1 + static_cast<int>(grown); ++i)
        f.leaf(at + Vec{0, -.1f}, at + Vec{-.5f, -.2f - .22f * static_cast<float>(i)}, .12f, Tone::body);
}

// What grows on a head, more of it from stage to stage.
void growth(Cutout& f, Vec at, const FamilyMarks& b, float grown) {
    const float tall = .42f + .12f * grown;
    switch (b.pick[0] % 5) {
        case 0:  // two leaves and a bud, then a flower
            for (const float side : {-1.f, 1.f})
                f.leaf(at, at + Vec{side * (.5f + .08f * grown), -tall * .9f}, .17f, Tone::body);
            if (grown > 0)
                flower(f, at + Vec{0, -tall * .9f}, .24f + .08f * grown, 5 + static_cast<int>(b.pick[1] % 3),
                       b.pick[2] % 2);
            else f.leaf(at, at + Vec{0, -tall}, .12f, Tone::accent);
            return;
        case 1:  // a tuft of grass
            for (int i = -2 - static_cast<int>(grown > 0); i <= 2 + static_cast<int>(grown > 0); ++i)
                f.leaf(at + Vec{0, .06f},
                       at + Vec{.2f * static_cast<float>(i), -tall - .1f + .07f * static_cast<float>(i * i)}, .1f,
                       i % 2 ? Tone::far : Tone::accent);
            return;
        case 2: return bell_on_stem(f, at, tall, grown);
        case 3:  // a bud that opens
            for (int i = -1 - static_cast<int>(grown); i <= 1 + static_cast<int>(grown); ++i)
                f.leaf(at + Vec{0, .1f},
                       at + Vec{(.2f + .04f * grown) * static_cast<float>(i),
                                -tall - .1f + .05f * static_cast<float>(i * i)},
                       .19f, i % 2 ? Tone::accent : Tone::belly);
            return;
        default:  // broad leaves to the sides, berries between
            for (const float side : {-1.f, 1.f})
                for (int i = 0; i < 1 + static_cast<int>(grown > 0); ++i)
                    f.leaf(at,
                           at + Vec{side * (.72f - .2f * static_cast<float>(i)), -.08f - .3f * static_cast<float>(i)},
                           .18f, i ? Tone::body : Tone::far);
            for (int i = 0; i < 1 + static_cast<int>(grown); ++i)
                f.oval(at + Vec{.17f * static_cast<float>(i) - .085f * grown, -.16f - .08f * static_cast<float>(i % 2)},
                       .13f, .13f, Tone::accent);
            return;
    }
}

}  // namespace

void draw_sprout(Cutout& f, const FamilyMarks& b, float grown) {
    const float rx = b.of(.36f, .46f, 0) + .05f * grown, ry = b.of(.34f, .46f, 1) + .06f * grown;
    const Vec at{0, .42f - .06f * grown};
    growth(f, at + Vec{0, -ry * .8f}, b, grown);
    feet(f, rx * .55f, .84f);
    if (b.pick[3] % 3 == 0 || grown > 0)
        for (const float side : {-1.f, 1.f}) {
            const float lift = b.pick[4] % 2 ? -.24f : .12f;
            f.leaf(at + Vec{side * rx * .7f, .05f}, at + Vec{side * (rx + .42f + .06f * grown), lift},
                   .13f + .02f * grown, b.pick[3] % 2 ? Tone::accent : Tone::body);
        }
    if (b.pick[3] % 3 == 1) f.oval(at + Vec{0, ry * .4f}, rx * 1.1f, ry * .7f, Tone::far);
    f.oval(at, rx, ry, b.pick[5] % 3 ? Tone::belly : Tone::body);
    f.within([&] {
        if (b.pick[5] % 2)
            for (const Vec spot : {Vec{-.2f, -.22f}, {.22f, -.18f}, {.02f, -.28f}})
                f.oval(at + spot, .06f, .05f, Tone::far);
        for (const float side : {-1.f, 1.f}) f.oval(at + Vec{side * rx * .66f, .1f}, .07f, .05f, Tone::accent);
    });
    f.eyes(at + Vec{0, -.04f}, rx * .42f, .085f, b.look);
    smile(f, at + Vec{0, .14f}, .07f);
}

void draw_tree(Cutout& f, const FamilyMarks& b, float grown) {
    const float wide = b.of(.15f, .25f, 0) + .03f * grown, tall = b.of(.2f, .4f, 1) + .12f * grown;
    const float crown = b.of(.82f, 1.16f, 2);
    const Vec top{0, .3f - tall};
    feet(f, wide * .9f, .86f);
    for (const float side : {-1.f, 1.f}) {
        const Vec hand{side * (.56f + .06f * grown), b.of(.16f, .5f, 3) - .16f * grown};
        f.bow({side * wide * .6f, .45f}, .08f, {side * .4f, .5f}, hand, .06f, Tone::far, 3);
        f.oval(hand, .13f + .03f * grown, .12f + .03f * grown, Tone::body);
    }
    f.poly({{-wide * .75f, top.y}, {wide * .75f, top.y}, {wide * 1.3f, .86f}, {-wide * 1.3f, .86f}}, Tone::belly);
    switch (b.pick[0] % 3) {
        case 0:  // as of a fir
            for (int i = 0; i < 2 + static_cast<int>(grown > 0); ++i) {
                const float y = top.y + .12f - .3f * static_cast<float>(i),
                            w = crown * (.56f - .13f * static_cast<float>(i) + .05f * grown);
                f.poly({{-w, y}, {0, y - .5f}, {w, y}}, i % 2 ? Tone::accent : Tone::body);
            }
            break;
        case 1:  // round crowns
            for (const Vec at : {Vec{-.3f, .02f}, {.3f, .02f}, {0, -.24f}})
                f.oval(top + at * (1 + .15f * grown), crown * .32f + .04f * grown, .28f + .04f * grown,
                       at.x < 0 ? Tone::far : Tone::body);
            for (int i = 0; i < 2 + static_cast<int>(grown); ++i)
                f.within([&] {
                    f.oval(top + Vec{-.3f + .24f * static_cast<float>(i), i % 2 ? -.2f : .04f}, .08f, .08f,
                           Tone::accent);
                });
            break;
        default:  // as of a palm
            for (int i = 0; i < 5; ++i) {
                const float a = -std::numbers::pi_v<float> * (.02f + .24f * static_cast<float>(i));
                f.leaf(top + Vec{0, .04f},
                       top + Vec{std::cos(a) * (crown * .66f + .08f * grown), std::sin(a) * .6f + .05f}, .15f,
                       i % 2 ? Tone::accent : Tone::body);
            }
            break;
    }
    f.eyes({0, .42f}, wide * .5f, .07f, b.look);
    smile(f, {0, .58f}, .06f);
}

void draw_mushroom(Cutout& f, const FamilyMarks& b, float grown) {
    const float rx = .5f + .08f * grown, ry = b.of(.4f, .62f, 0), stem = b.of(.2f, .3f, 1) + .03f * grown;
    const float cap = .26f - .1f * grown;
    if (grown > 0 || b.pick[0] % 3 == 0)  // small ones beside it
        for (const float side : {-1.f, 1.f}) {
            if (side > 0 && grown < 2) continue;
            f.limb({side * .5f, .8f}, .08f, {side * .52f, .55f}, .08f, Tone::belly);
            f.dome({side * .52f, .58f}, .22f, .22f, Tone::accent);
        }
    feet(f, stem * .8f, .86f);
    for (const float side : {-1.f, 1.f})
        f.limb({side * stem * .8f, .5f}, .08f, {side * (stem + .2f), b.pick[3] % 2 ? .36f : .64f}, .07f, Tone::belly);
    f.limb({0, cap}, stem * .9f, {0, .7f}, stem, Tone::belly);
    f.dome({0, cap + .06f}, rx, ry + .08f, Tone::body);
    f.limb({-rx * .92f, cap + .06f}, .07f, {rx * .92f, cap + .06f}, .07f, Tone::far);
    f.within([&] {
        for (int i = 0; i < 4; ++i) {
            const Vec at{-rx * .6f + rx * .4f * static_cast<float>(i), cap - ry * (i % 2 ? .62f : .28f)};
            const float r = b.of(.07f, .12f, 2);
            if (b.pick[1] % 3 == 0) f.oval(at, r, r, Tone::accent);
            else if (b.pick[1] % 3 == 1) f.leaf(at + Vec{0, r}, at + Vec{0, -r}, r * .5f, Tone::accent);
            else f.oval(at, r * 1.4f, r * .6f, Tone::belly);
        }
    });
    if (b.pick[2] % 3 == 0) f.leaf({0, cap - ry + .04f}, {.1f, cap - ry - .3f}, .09f, Tone::accent);
    f.eyes({0, cap + .26f}, stem * .5f, .075f, b.look);
    smile(f, {0, cap + .42f}, .06f);
}

}  // namespace cubenight::gui
