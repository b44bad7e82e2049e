// Creatures with wings, and small ones with many legs.
#include <cmath>

#include "src/gui/widgets/creatures.hpp"

namespace cubenight::gui {
namespace {

using Tone = CutoutTone;

// Feathers from the shoulder, the longest first.
void feathers(Cutout& f, Vec shoulder, float reach, float from, float step, int count, Tone tone) {
    for (int i = 0; i < count; ++i) {
        const float angle = from + step * static_cast<float>(i);
        const float length = reach * (1 - .13f * static_cast<float>(i));
        f.leaf(shoulder, shoulder + Vec{std::cos(angle), std::sin(angle)} * length, reach * .2f, tone);
    }
}

void crest_of_bird(Cutout& f, Vec head, float size, const FamilyMarks& b, float grown) {
    switch (b.pick[0] % 4) {
        case 0:
            for (int i = 0; i < 2 + static_cast<int>(grown); ++i)
                f.leaf(head + Vec{-.1f, -.6f} * size,
                       head + Vec{-.8f + .4f * static_cast<float>(i), -1.3f - .25f * grown} * size, .16f * size,
                       Tone::accent);
            return;
        case 1:
            f.leaf(head + Vec{-.2f, -.4f} * size, head + Vec{-1.3f - .4f * grown, -1.f} * size, .24f * size,
                   Tone::accent);
            return;
        case 2: f.oval(head + Vec{.05f, -.95f} * size, .2f * size, (.3f + .1f * grown) * size, Tone::accent); return;
        default: return;
    }
}

void beak(Cutout& f, Vec head, float size, const FamilyMarks& b) {
    const float length = b.of(.5f, 1.1f, 2) * size;
    const Vec at = head + Vec{.72f * size, .02f * size};
    if (b.pick[1] % 3 == 0) {  // hooked
        f.poly({at + Vec{0, -.3f * size}, at + Vec{length * .8f, -.05f * size}, at + Vec{length * .75f, .4f * size},
                at + Vec{0, .3f * size}},
               Tone::accent);
    } else if (b.pick[1] % 3 == 1) {
        f.limb(at, .26f * size, at + Vec{length, .1f * size}, .14f * size, Tone::accent);  // broad
    } else {
        f.poly({at + Vec{0, -.28f * size}, at + Vec{length, .1f * size}, at + Vec{0, .3f * size}}, Tone::accent);
    }
}

}  // namespace

void draw_bird(Cutout& f, const FamilyMarks& b, float grown) {
    const float wide = b.of(.34f, .46f, 0) - .02f * grown, size = .35f - .04f * grown;
    const Vec head{.34f + .06f * grown, -.38f - .14f * grown};
    for (int i = 0; i < 3; ++i)  // the tail
        f.leaf({-.3f, .2f}, Vec{-.84f - .14f * grown, .02f + .2f * static_cast<float>(i) + .16f * b.share[4]}, .12f,
               i == 1 ? Tone::accent : Tone::far);
    if (grown > 0) feathers(f, {.1f, -.02f}, .7f + .25f * grown, -1.1f, -.3f, 4, Tone::far);
    for (const float x : {-.04f, .16f}) {
        f.limb({x, .45f}, .05f, {x + .02f, .84f}, .04f, Tone::accent);
        f.limb({x, .86f}, .045f, {x + .16f, .86f}, .04f, Tone::accent);
    }
    f.limb({-.1f, .16f}, wide, {.14f, -.04f}, wide * .84f, Tone::body);
    f.limb({.14f, -.06f}, wide * .74f, head, size * .8f, Tone::body);
    f.within([&] { f.oval({.2f, .2f}, wide * .55f, wide * .68f, Tone::belly, -.3f); });
    crest_of_bird(f, head, size, b, grown);
    f.oval(head, size, size * .94f, Tone::body);
    if (b.pick[3] % 3 == 0)
        f.within([&] { f.oval(head + Vec{.2f, .3f} * size, .55f * size, .42f * size, Tone::belly); });
    if (b.pick[3] % 3 == 1) f.within([&] { f.oval(head + Vec{.1f, -.5f} * size, .7f * size, .3f * size, Tone::far); });
    beak(f, head, size, b);
    f.eye(head + Vec{.3f, -.15f} * size, .2f * size, b.look);
    if (grown > 0)
        return feathers(f, {-.06f, .02f}, .76f + .28f * grown, -2.2f + .2f * b.share[5], -.32f, 4, Tone::accent);
    f.within([&] { f.leaf({.12f, .02f}, {-.5f, .34f}, .22f, Tone::accent); });
    f.leaf({.1f, .02f}, {-.42f, .3f}, .17f, Tone::far);
}

void draw_bat(Cutout& f, const FamilyMarks& b, float grown) {
    const float size = .36f, reach = .62f + .2f * grown + b.of(0, .14f, 0), high = b.of(.36f, .62f, 1);
    for (const float side : {-1.f, 1.f}) {
        const Vec shoulder{side * .22f, -.06f}, wrist{side * (.22f + .45f * reach), -.1f - high};
        const Vec tips[] = {wrist,
                            {side * (.3f + reach * 1.15f), -.2f},
                            {side * (.26f + reach * .95f), .38f},
                            {side * (.2f + reach * .5f), .34f},
                            {side * .2f, .2f}};
        for (int i = 0; i < 4; ++i) {
            const Vec middle = (tips[i] + tips[i + 1]) * .5f, hollow = middle + (shoulder - middle) * .2f;
            f.poly({shoulder, tips[i], hollow}, Tone::accent);
            f.poly({shoulder, hollow, tips[i + 1]}, Tone::accent);
        }
        f.limb(shoulder, .07f, wrist, .045f, Tone::far);
        if (grown > 1) f.leaf({side * .16f, .2f}, {side * .62f, .78f}, .15f, Tone::far);  // a second pair
        f.limb({side * .12f, .28f}, .06f, {side * .14f, .52f}, .05f, Tone::far);
        const float ear = .5f + .3f * b.share[2];
        f.leaf({side * .2f, -.2f}, {side * (.26f + .1f * b.share[3]), -.3f - ear * (.8f + .15f * grown)}, .17f,
               Tone::body);
    }
    f.oval({0, .02f}, size, size * 1.02f, Tone::body);
    f.within([&] { f.oval({0, .17f}, size * .62f, size * .5f, Tone::belly); });
    f.eyes({0, -.08f}, .15f, .075f, b.look);
    f.within([&] {
        for (const float side : {-1.f, 1.f})
            f.poly({{side * .1f - .04f, .12f}, {side * .1f + .04f, .12f}, {side * .1f, .24f}}, Tone::glint);
        f.limb({-.14f, .11f}, .018f, {.14f, .11f}, .018f, Tone::mark);
    });
}

namespace {

void antennae(Cutout& f, Vec head, float size, const FamilyMarks& b) {
    for (const float side : {-1.f, 1.f}) {
        const Vec tip = head + Vec{side * b.of(.5f, 1.1f, 4), -b.of(1.3f, 1.9f, 5)} * size;
        f.bow(head + Vec{side * .3f, -.6f} * size, .09f * size, head + Vec{side * .2f, -1.4f} * size, tip, .06f * size,
              Tone::far, 3);
        if (b.pick[5] % 3 == 0) f.oval(tip, .2f * size, .2f * size, Tone::accent);
        if (b.pick[5] % 3 == 1)
            f.leaf(tip + Vec{0, .2f} * size, tip + Vec{side * .5f, -.3f} * size, .18f * size, Tone::accent);
    }
}

void moth_wings(Cutout& f, const FamilyMarks& b, float side, float grow) {
    const Tone upper = b.pick[3] % 2 ? Tone::accent : Tone::belly;
    switch (b.pick[0] % 4) {
        case 0:  // broad and round
            f.oval({side * .42f * grow, .28f}, .3f * grow, .34f * grow, Tone::far, side * .4f);
            f.oval({side * .5f * grow, -.28f}, .42f * grow, .38f * grow, upper, side * -.5f);
            break;
        case 1:  // narrow, as of a dragonfly
            f.leaf({side * .06f, .06f}, {side * 1.12f * grow, .32f}, .15f * grow, Tone::far);
            f.leaf({side * .06f, -.1f}, {side * 1.25f * grow, -.36f}, .16f * grow, upper);
            break;
        case 2:  // pointed
            f.poly({{side * .06f, .06f}, {side * .78f * grow, .3f}, {side * .5f * grow, .78f}, {side * .1f, .34f}},
                   Tone::far);
            f.poly({{side * .06f, -.22f},
                    {side * .95f * grow, -.72f * grow},
                    {side * 1.f * grow, -.1f},
                    {side * .08f, .14f}},
                   upper);
            break;
        default:  // drops with tails
            f.leaf({side * .05f, .1f}, {side * .62f * grow, .86f * grow}, .24f * grow, Tone::far);
            f.leaf({side * .05f, 0}, {side * .95f * grow, -.6f * grow}, .34f * grow, upper);
            break;
    }
    f.within([&] {
        f.oval({side * .52f * grow, -.3f}, .14f * grow, .14f * grow, Tone::body);
        if (grow > .9f) f.oval({side * .52f * grow, -.3f}, .07f * grow, .07f * grow, Tone::mark);
    });
}

}  // namespace

// Seen from above, its head up.
void draw_moth(Cutout& f, const FamilyMarks& b, float grown) {
    const float grow = .72f + .2f * grown, size = .26f - .01f * grown;
    const Vec head{0, -.38f - .02f * grown};
    for (const float side : {-1.f, 1.f}) moth_wings(f, b, side, grow);
    antennae(f, head, size, b);
    f.limb({0, -.1f}, .2f, {0, .5f + .1f * grown}, b.of(.06f, .14f, 1), Tone::body);
    f.within([&] {
        for (int i = 0; i < 3; ++i)
            f.limb({-.14f, .1f + .16f * static_cast<float>(i)}, .03f, {.14f, .1f + .16f * static_cast<float>(i)}, .03f,
                   b.pick[2] % 2 ? Tone::mark : Tone::accent);
    });
    if (b.pick[1] % 3 == 0)
        f.poly({{-.06f, .56f + .1f * grown}, {.06f, .56f + .1f * grown}, {0, .84f + .1f * grown}}, Tone::accent);
    if (b.pick[1] % 3 == 1)
        for (const float x : {-.14f, 0.f, .14f}) f.oval({x, -.2f}, .12f, .1f, Tone::belly);
    f.oval(head, size * 1.1f, size, Tone::body);
    f.eyes(head + Vec{0, -.02f}, size * .55f, size * .32f, b.look);
}

namespace {

// A back of segments, the head in front.
void caterpillar(Cutout& f, const FamilyMarks& b, float grown) {
    const int count = 3 + static_cast<int>(grown);
    for (int i = 0; i < count; ++i) {
        const float share = static_cast<float>(i) / static_cast<float>(count);
        const Vec at{-.8f + .3f * static_cast<float>(i), .5f - b.of(.1f, .4f, 0) * std::sin(share * 3.1f)};
        const float r = .2f + .1f * share;
        f.limb(at + Vec{0, .1f}, .07f, {at.x + .03f, .86f}, .06f, Tone::far);
        if (b.pick[1] % 3 == 0) f.leaf(at + Vec{0, -.1f}, at + Vec{-.1f, -r - .22f - .06f * grown}, .08f, Tone::accent);
        f.oval(at, r, r, i % 2 && b.pick[2] % 2 ? Tone::belly : Tone::body);
        f.within([&] {
            if (b.pick[2] % 3 == 1) f.oval(at, .08f, .1f, Tone::accent);
        });
    }
    const Vec head{-.8f + .3f * static_cast<float>(count) + .06f, .28f - .08f * grown};
    antennae(f, head, .3f, b);
    f.oval(head, .34f, .33f, b.pick[3] % 2 ? Tone::accent : Tone::body);
    f.within([&] { f.oval(head + Vec{.2f, .14f}, .1f, .08f, Tone::belly); });
    f.eye(head + Vec{.12f, -.06f}, .09f, b.look);
}

// A back of plates on six legs, with jaws or a horn.
void beetle(Cutout& f, const FamilyMarks& b, float grown) {
    const float high = b.of(.5f, .72f, 0) + .06f * grown;
    const Vec head{.66f, .36f - .04f * grown};
    for (int i = 0; i < 3; ++i) {
        const float x = -.4f + .36f * static_cast<float>(i);
        f.limb({x, .5f}, .08f, {x - .12f, .72f}, .06f, Tone::far);
        f.limb({x - .12f, .72f}, .06f, {x, .9f}, .05f, Tone::far);
    }
    if (b.pick[1] % 3 == 0) {  // a tail that stings
        f.bow({-.55f, .45f}, .16f, {-1.15f, .1f}, {-.62f, -.5f - .15f * grown}, .09f, Tone::body, 5);
        f.poly({{-.68f, -.58f - .15f * grown}, {-.32f, -.5f - .15f * grown}, {-.6f, -.4f - .15f * grown}},
               Tone::accent);
    }
    if (grown > 1) f.leaf({-.05f, .1f}, {-.95f, -.42f}, .2f, Tone::belly);
    f.dome({-.1f, .6f}, .62f, high, Tone::body);
    f.within([&] {
        f.leaf({.1f, .6f - high * .96f}, {-.12f, .6f}, .05f, Tone::far);
        if (b.pick[2] % 2)
            for (const Vec at : {Vec{-.4f, .4f}, {.18f, .42f}, {-.16f, .2f}}) f.oval(at, .09f, .1f, Tone::accent);
    });
    f.limb({-.68f, .6f}, .06f, {.48f, .6f}, .06f, Tone::far);
    if (b.pick[3] % 3 == 0) {
        f.bow(head + Vec{.1f, -.2f}, .1f, head + Vec{.5f, -.3f}, head + Vec{.36f, -.72f - .14f * grown}, .03f,
              Tone::accent, 3);
    } else if (b.pick[3] % 3 == 1) {
        for (const float y : {-.1f, .12f})
            f.bow(head + Vec{.15f, y}, .08f, head + Vec{.62f + .1f * grown, y * 3.2f},
                  head + Vec{.56f + .1f * grown, y * .4f}, .03f, Tone::accent, 3);
    } else {
        antennae(f, head, .26f, b);
    }
    f.oval(head, .27f, .26f, Tone::body);
    f.eye(head + Vec{.1f, -.06f}, .075f, b.look);
}

}  // namespace

void draw_crawler(Cutout& f, const FamilyMarks& b, float grown) {
    return b.pick[4] % 2 ? caterpillar(f, b, grown) : beetle(f, b, grown);
}

}  // namespace cubenight::gui
