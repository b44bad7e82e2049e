// Creatures that are no animals and no plants.
#include <cmath>
#include <numbers>

#include "src/gui/widgets/creatures.hpp"

namespace cubenight::gui {
namespace {

using Tone = CutoutTone;
constexpr float pi = std::numbers::pi_v<float>;

Vec around_of(float turns, float rx, float ry) {
    return {std::cos(2 * pi * turns) * rx, std::sin(2 * pi * turns) * ry};
}

}  // namespace

void draw_ghost(Cutout& f, const FamilyMarks& b, float grown) {
    const float r = b.of(.38f, .46f, 0) + .03f * grown, hem = .52f + .08f * grown;
    const int folds = 3 + static_cast<int>(b.pick[0] % 3);
    for (int i = 0; i < static_cast<int>(grown) + static_cast<int>(b.pick[1] % 2); ++i)  // lights that go around it
        f.oval(Vec{0, -.05f} + around_of(.1f + .37f * static_cast<float>(i), .86f, .6f), .11f, .13f, Tone::accent);
    switch (b.pick[2] % 4) {
        case 0: f.bow({0, -.4f}, .2f, {.06f, -.9f}, {.4f, -.82f - .1f * grown}, .03f, Tone::body, 4); break;  // a wisp
        case 1:
            for (const float side : {-1.f, 1.f})
                f.leaf({side * .2f, -.3f}, {side * .5f, -.82f - .1f * grown}, .13f, Tone::far);
            break;
        case 2:  // a flame over it
            for (const float x : {-.14f, .14f, 0.f})
                f.leaf({x, -.36f}, {x * 1.6f, x == 0 ? -.98f - .12f * grown : -.76f}, .17f, Tone::accent);
            break;
        default:  // a hat
            f.poly({{-.3f, -.38f}, {.3f, -.38f}, {.12f + .1f * b.share[3], -.95f - .12f * grown}}, Tone::accent);
            f.limb({-.44f, -.36f}, .06f, {.44f, -.36f}, .06f, Tone::accent);
            break;
    }
    for (int i = 0; i < folds; ++i) {
        const float x = -r * .74f + 1.48f * r * static_cast<float>(i) / static_cast<float>(folds - 1);
        f.limb({x * .8f, .1f}, r * .3f, {x * (1.1f + .1f * grown), hem + (i % 2 ? .12f : 0)}, .09f, Tone::body);
    }
    for (const float side : {-1.f, 1.f}) {
        const Vec hand{side * (r + .3f), (b.pick[3] % 2 ? -.12f : .3f) - .06f * grown};
        f.limb({side * r * .7f, .1f}, .1f, hand, .08f, Tone::body);
        if (grown > 0) f.oval(hand, .13f, .12f, Tone::far);
    }
    f.oval({0, -.06f}, r, r * 1.06f, Tone::body);
    f.eyes({0, -.1f}, r * .42f, .1f, b.look);
    f.within([&] {
        if (b.pick[4] % 2) f.oval({0, .14f}, .1f, .08f, Tone::mark);
        else f.poly({{-.2f, .1f}, {.2f, .1f}, {0, .24f}}, Tone::mark);
        if (b.pick[5] % 2) f.oval({0, .34f}, .14f, .07f, Tone::belly);
    });
}

namespace {

void facets(Cutout& f, Vec at, float rx, float ry, unsigned corners, float turn) {
    std::vector<Vec> edge;
    for (unsigned i = 0; i < corners; ++i)
        edge.push_back(at + around_of(turn + static_cast<float>(i) / static_cast<float>(corners), rx, ry));
    f.poly(edge, Tone::body);
    const Vec middle = at + Vec{-.2f * rx, -.3f * ry};
    f.within([&] {
        for (unsigned i = 0; i < corners; ++i) {
            const Vec a = edge[i], c = edge[(i + 1) % corners];
            const float light = (a.y + c.y) / 2 - at.y;
            if (light < -.25f * ry) f.poly({middle, a, c}, Tone::belly);
            if (light > .45f * ry) f.poly({middle, a, c}, Tone::far);
        }
    });
}

}  // namespace

void draw_rock(Cutout& f, const FamilyMarks& b, float grown) {
    const float r = b.of(.42f, .54f, 0) + .04f * grown;
    const Vec at{0, .3f - .08f * grown};
    const unsigned corners = 5 + b.pick[0] % 4;
    const int shards = (b.pick[1] % 2 ? 2 : 0) + static_cast<int>(grown) * 2;
    for (int i = 0; i < shards; ++i) {  // crystals that stand out of it
        const float a =
            -pi * (.5f + .17f * (i % 2 ? -1.f : 1.f) * (1 + static_cast<float>(i / 2)) - (i % 2 ? 0 : .08f));
        const Vec out{std::cos(a), std::sin(a)}, side{-out.y, out.x};
        const Vec foot = at + out * (r * .6f), tip = at + out * (r + .3f + .08f * grown + .1f * b.share[3]);
        f.poly({foot + side * .13f, foot + (tip - foot) * .7f + side * .14f, tip,
                foot + (tip - foot) * .7f - side * .12f, foot - side * .13f},
               Tone::accent);
    }
    if (b.pick[2] % 3 != 0)
        for (const float side : {-1.f, 1.f}) {
            const Vec elbow = at + Vec{side * (r + .16f), .12f},
                      hand = elbow + Vec{side * .14f, (b.pick[3] % 2 ? -.34f : .22f)};
            f.limb(at + Vec{side * r * .7f, .06f}, .09f, elbow, .09f, Tone::far);
            f.oval(elbow, .1f, .1f, Tone::far);
            f.oval(hand, .17f + .03f * grown, .16f + .03f * grown, Tone::body);
        }
    if (b.pick[2] % 3 != 1 || grown > 0)
        for (const float side : {-1.f, 1.f})
            f.poly({{side * .14f, .6f}, {side * .46f, .6f}, {side * .52f, .92f}, {side * .1f, .92f}}, Tone::far);
    facets(f, at, r * 1.08f, r, corners, b.share[2] * .3f);
    if (b.pick[4] % 3 == 0) {  // one eye
        f.within([&] { f.oval(at + Vec{0, -.04f}, .2f, .18f, Tone::far); });
        return f.eye(at + Vec{0, -.04f}, .13f, b.look);
    }
    f.eyes(at + Vec{0, -.06f}, .19f, .1f, b.look);
    f.within([&] { f.limb(at + Vec{-.14f, .2f}, .03f, at + Vec{.14f, .2f}, .03f, Tone::mark); });
}

namespace {

void gear(Cutout& f, Vec at, float r, unsigned teeth, float turn, Tone tone) {
    for (unsigned i = 0; i < teeth; ++i) {
        const Vec out = around_of(turn + static_cast<float>(i) / static_cast<float>(teeth), 1, 1);
        f.limb(at + out * (r * .8f), r * .2f, at + out * (r * 1.12f), r * .15f, tone);
    }
    f.oval(at, r, r, tone);
}

void box_robot(Cutout& f, const FamilyMarks& b, float grown) {
    const float w = b.of(.36f, .48f, 0), h = b.of(.3f, .4f, 1);
    const Vec head{0, -.22f - .1f * grown};
    for (const float side : {-1.f, 1.f}) {
        f.limb({side * w * .5f, .5f}, .09f, {side * w * .55f, .8f}, .09f, Tone::far);
        f.poly({{side * w * .55f - .17f, .92f},
                {side * w * .55f + .17f, .92f},
                {side * w * .55f + .12f, .76f},
                {side * w * .55f - .12f, .76f}},
               Tone::accent);
        f.limb({side * w * .8f, .24f}, .08f, {side * (w + .24f), .4f - .2f * grown}, .08f, Tone::far);
        gear(f, {side * (w + .27f), .42f - .22f * grown}, .11f + .03f * grown, 6, .05f, Tone::accent);
        if (b.pick[1] % 2) f.limb(head + Vec{side * .3f, 0}, .06f, head + Vec{side * (w + .1f), 0}, .1f, Tone::accent);
    }
    f.limb(head + Vec{0, -.3f}, .035f, head + Vec{0, -.52f - .06f * grown}, .03f, Tone::far);
    f.oval(head + Vec{0, -.56f - .06f * grown}, .09f, .09f, Tone::accent);
    f.poly({{-w * .85f, .06f}, {w * .85f, .06f}, {w, .62f}, {-w, .62f}}, Tone::body);
    f.poly({head + Vec{-w, -h}, head + Vec{w, -h}, head + Vec{w * .9f, h}, head + Vec{-w * .9f, h}}, Tone::body);
    f.within([&] {
        f.poly({head + Vec{-w * .78f, -h * .6f}, head + Vec{w * .78f, -h * .6f}, head + Vec{w * .7f, h * .5f},
                head + Vec{-w * .7f, h * .5f}},
               Tone::far);
        for (int i = 0; i < 1 + static_cast<int>(grown); ++i)
            f.oval({-.12f * grown + .24f * static_cast<float>(i), .4f}, .08f, .08f, Tone::accent);
    });
    f.eyes(head, w * .4f, .1f, b.look);
}

void wheel_robot(Cutout& f, const FamilyMarks& b, float grown) {
    const unsigned teeth = 6 + b.pick[1] % 5;
    const Vec at{-.06f * grown, .3f - .12f * grown};
    if (grown > 0) gear(f, {.56f, -.22f}, .27f, teeth, .07f, Tone::accent);
    if (grown > 1) gear(f, {-.66f, -.2f}, .22f, teeth, 0, Tone::accent);
    gear(f, at, b.of(.4f, .52f, 0) + .06f * grown, teeth, b.share[2] * .2f, Tone::body);
    f.within([&] {
        f.oval(at, .31f + .04f * grown, .31f + .04f * grown, Tone::belly);
        if (b.pick[2] % 2) f.limb(at + Vec{-.14f, .18f}, .03f, at + Vec{.14f, .18f}, .03f, Tone::mark);
    });
    if (b.pick[4] % 2) return f.eye(at + Vec{0, -.02f}, .17f, b.look);
    f.eyes(at + Vec{0, -.04f}, .15f, .09f, b.look);
}

void orb_robot(Cutout& f, const FamilyMarks& b, float grown) {
    const float r = b.of(.4f, .48f, 0);
    const Vec at{0, .1f};
    for (const float side : {-1.f, 1.f}) {
        const Vec hand{side * (r + .3f), .12f};
        f.limb(at, .07f, hand, .07f, Tone::far);
        for (const float y : {-1.f, 1.f})
            f.bow(hand, .1f, hand + Vec{side * .3f, y * .05f}, hand + Vec{side * .26f, y * (.26f + .06f * grown)}, .08f,
                  Tone::accent, 3);
        if (grown > 0) f.limb(at + Vec{side * .2f, .3f}, .12f, at + Vec{side * .46f, .66f}, .1f, Tone::accent);
    }
    if (grown > 1 || b.pick[1] % 2) f.leaf(at + Vec{0, -.3f}, at + Vec{0, -.82f}, .13f, Tone::accent);
    f.oval(at, r, r, Tone::body);
    f.within([&] {
        if (b.pick[3] % 2) f.limb(at + Vec{-r * .94f, .1f}, .05f, at + Vec{r * .94f, .1f}, .05f, Tone::far);
        else f.dome(at + Vec{0, .02f}, r * .96f, r * .9f, Tone::belly);
        for (const Vec bolt : {Vec{-.2f, .26f}, {.2f, .26f}}) f.oval(at + bolt, .05f, .05f, Tone::accent);
    });
    f.eye(at + Vec{.02f, -.06f}, .16f, b.look);
}

void blade(Cutout& f, const FamilyMarks& b, float grown) {
    const float tall = .7f + .1f * grown, wide = b.of(.16f, .24f, 0) + .03f * grown;
    for (int i = 0; i < static_cast<int>(grown); ++i) {
        const float side = i ? 1.f : -1.f;
        f.poly({{side * .5f - .09f, .2f}, {side * .5f + .09f, .2f}, {side * .56f, -.7f}}, Tone::accent);
        f.limb({side * .36f, .22f}, .06f, {side * .64f, .22f}, .06f, Tone::far);
    }
    f.bow({.1f, .5f}, .07f, {.7f, .7f}, {.6f, .2f}, .05f, Tone::accent, 4);
    f.bow({-.1f, .5f}, .07f, {-.7f, .7f}, {-.6f, .3f}, .05f, Tone::accent, 4);
    f.limb({0, .3f}, .09f, {0, .8f}, .08f, Tone::far);
    f.oval({0, .86f}, .12f, .12f, Tone::accent);
    f.poly({{-wide, .2f}, {-wide, -tall * .7f}, {0, -tall - .2f}, {wide, -tall * .7f}, {wide, .2f}}, Tone::body);
    f.within([&] { f.poly({{0, .2f}, {0, -tall - .15f}, {wide, -tall * .7f}, {wide, .2f}}, Tone::belly); });
    f.limb({-.36f, .24f}, .1f, {.36f, .24f}, .1f, Tone::far);
    f.oval({0, .22f}, .19f, .17f, Tone::body);
    f.eye({0, .21f}, .11f, b.look);
}

}  // namespace

void draw_machine(Cutout& f, const FamilyMarks& b, float grown) {
    switch (b.pick[0] % 4) {
        case 0: return wheel_robot(f, b, grown);
        case 1: return box_robot(f, b, grown);
        case 2: return orb_robot(f, b, grown);
        default: return blade(f, b, grown);
    }
}

namespace {

void face_of_puff(Cutout& f, const FamilyMarks& b, Vec at, float r) {
    f.within([&] {
        if (b.pick[2] % 3 == 0) f.oval(at + Vec{0, r * .5f}, r * .6f, r * .4f, Tone::belly);
        if (b.pick[2] % 3 == 1)
            for (const Vec spot : {Vec{-.3f, .2f}, {.3f, .24f}, {.14f, -.34f}, {-.2f, -.28f}})
                f.oval(at + spot, .08f, .08f, Tone::accent);
        if (b.pick[2] % 3 == 2) f.oval(at + Vec{0, -r * .72f}, r * .56f, r * .24f, Tone::far);
        for (const float side : {-1.f, 1.f}) f.oval(at + Vec{side * .3f, .1f}, .08f, .055f, Tone::accent);
        f.oval(at + Vec{0, .12f}, .06f, .045f, Tone::mark);
    });
}

}  // namespace

void draw_puff(Cutout& f, const FamilyMarks& b, float grown) {
    const float r = b.of(.44f, .52f, 0) + .03f * grown;
    const Vec at{0, .36f - .04f * grown};
    if (grown > 0)
        for (const float side : {-1.f, 1.f})
            f.leaf(at + Vec{side * r * .7f, -.06f}, at + Vec{side * (r + .42f), -.36f - .1f * grown},
                   .16f + .04f * grown, Tone::accent);
    for (const float side : {-1.f, 1.f}) {
        switch (b.pick[0] % 4) {
            case 0: f.oval(at + Vec{side * r * .66f, -r * .8f}, .17f, .17f, Tone::body); break;
            case 1:
                f.poly({at + Vec{side * r * .9f, -r * .4f}, at + Vec{side * r * .8f, -r * 1.35f},
                        at + Vec{side * r * .2f, -r * .9f}},
                       Tone::body);
                break;
            case 2:
                f.leaf(at + Vec{side * r * .4f, -r * .7f}, at + Vec{side * r * .7f, -r - .46f}, .13f, Tone::body);
                break;
            default: break;
        }
        f.oval(at + Vec{side * .22f, r * .92f}, .18f, .11f, Tone::far);
    }
    if (b.pick[0] % 4 == 3)
        f.bow(at + Vec{0, -r * .9f}, .12f, at + Vec{-.3f, -r - .4f}, at + Vec{.16f, -r - .3f}, .05f, Tone::accent, 4);
    if (b.pick[1] % 3 == 0)  // fleece
        for (int i = 0; i < 9; ++i)
            f.oval(at + around_of(static_cast<float>(i) / 9, r * .86f, r * .8f), .2f, .19f, Tone::belly);
    f.oval(at, r * b.of(.96f, 1.14f, 1), r, b.pick[5] % 3 == 0 ? Tone::belly : Tone::body);
    face_of_puff(f, b, at, r);
    for (const float side : {-1.f, 1.f}) f.oval(at + Vec{side * r * .98f, .14f}, .1f, .13f, Tone::body, side * -.5f);
    if (grown > 1)
        for (const float x : {-.16f, 0.f, .16f})
            f.leaf(at + Vec{x * .6f, -r * .92f}, at + Vec{x * 1.5f, -r - .26f}, .07f, Tone::accent);
    f.eyes(at + Vec{0, -.06f}, .2f, .1f, b.look);
}

}  // namespace cubenight::gui
