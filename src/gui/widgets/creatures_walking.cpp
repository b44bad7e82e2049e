// Creatures on two legs or four.
#include "src/gui/widgets/creatures.hpp"

namespace cubenight::gui {
namespace {

using Tone = CutoutTone;

void ears(Cutout& f, Vec head, float size, const FamilyMarks& b) {
    for (const float side : {-.55f, .35f}) {
        const Vec at = head + Vec{side * size, -.7f * size};
        const Tone tone = side < 0 ? Tone::far : Tone::body;
        switch (b.pick[0] % 4) {
            case 0:  // pointed
                f.poly({at + Vec{-.34f, .2f} * size, at + Vec{-.16f, -1.05f} * size, at + Vec{.4f, .14f} * size}, tone);
                break;
            case 1: f.oval(at + Vec{0, -.14f * size}, .42f * size, .42f * size, tone); break;                   // round
            case 2: f.limb(at, .2f * size, at + Vec{-.5f * size, .75f * size}, .26f * size, Tone::far); break;  // lop
            default: f.leaf(at + Vec{0, .2f * size}, at + Vec{-.4f, -1.7f} * size, .3f * size, tone); break;    // long
        }
    }
}

void horns(Cutout& f, Vec head, float size, const FamilyMarks& b, float grown) {
    const float tall = (.5f + .3f * grown) * size;
    switch (b.pick[1] % 4) {
        case 0: return;
        case 1:  // one on the brow
            f.poly({head + Vec{.25f * size, -.75f * size}, head + Vec{.75f * size, -.8f * size - tall},
                    head + Vec{.6f * size, -.5f * size}},
                   Tone::accent);
            return;
        case 2:  // two that curve
            for (const float side : {-.3f, .25f})
                f.bow(head + Vec{side * size, -.8f * size}, .13f * size,
                      head + Vec{(side - .3f) * size, -.9f * size - tall},
                      head + Vec{(side + .35f) * size, -1.f * size - tall}, .03f, Tone::accent, 3);
            return;
        default:  // a tuft
            for (const float side : {-.3f, 0.f, .3f})
                f.leaf(head + Vec{side * .5f * size, -.75f * size},
                       head + Vec{(side - .15f) * size, -1.f * size - .6f * tall}, .13f * size, Tone::accent);
            return;
    }
}

void tail(Cutout& f, Vec at, const FamilyMarks& b, float grown) {
    const float long_ = .5f + .2f * grown;
    switch (b.pick[2] % 5) {
        case 0:  // thin with a tuft
            f.bow(at, .08f, at + Vec{-long_, .1f}, at + Vec{-long_, -long_}, .05f, Tone::far);
            f.oval(at + Vec{-long_, -long_ - .08f}, .13f, .17f, Tone::accent);
            return;
        case 1:  // bushy
            f.bow(at, .08f, at + Vec{-.5f, .15f}, at + Vec{-.35f - .5f * long_, -.3f}, .24f, Tone::far);
            f.oval(at + Vec{-.4f - .5f * long_, -.45f}, .2f, .26f, Tone::accent, -.3f);
            return;
        case 2: f.oval(at + Vec{-.08f, -.05f}, .2f, .2f, Tone::belly); return;  // a puff
        case 3:                                                                 // several
            for (int i = 0; i < 2 + static_cast<int>(grown) * 2; ++i)
                f.leaf(at, at + Vec{-.62f + .16f * static_cast<float>(i), -.1f - .2f * static_cast<float>(i)} * 1.1f,
                       .13f, i % 2 ? Tone::accent : Tone::far);
            return;
        default:  // like a bolt
            f.poly({at, at + Vec{-.35f, -.2f}, at + Vec{-.3f, .02f}}, Tone::far);
            f.poly({at + Vec{-.25f, -.1f}, at + Vec{-.7f, -.35f - .2f * grown}, at + Vec{-.5f, -.02f}}, Tone::accent);
            return;
    }
}

void coat(Cutout& f, const FamilyMarks& b, float back, float wide) {
    f.within([&] {
        for (int i = 0; i < 3; ++i) {
            const Vec at{-.42f + .3f * static_cast<float>(i), back + .2f};
            if (b.pick[3] % 4 == 0) f.leaf(at + Vec{0, -.2f}, at + Vec{.06f, .16f}, .06f, Tone::far);
            if (b.pick[3] % 4 == 1) f.oval(at + Vec{0, i % 2 ? .14f : 0}, .08f, .08f, Tone::accent);
        }
        if (b.pick[3] % 4 == 2) f.oval({-.05f, back + .42f + wide * .2f}, .42f, .13f, Tone::belly);
        if (b.pick[3] % 4 == 3) f.oval({-.1f, back + .16f}, .36f, .13f, Tone::far);
    });
}

}  // namespace

void draw_beast(Cutout& f, const FamilyMarks& b, float grown) {
    const float high = b.of(.12f, .52f, 0) + .07f * grown, wide = b.of(.25f, .42f, 1), size = .43f - .04f * grown;
    const float hip = -.45f - .06f * grown, chest = .32f + .06f * grown;
    const Vec head{chest + b.of(.26f, .42f, 4), b.of(-.26f, -.66f, 3) - .12f * grown};
    for (const float x : {hip + .2f, chest - .14f}) f.limb({x, .3f}, .12f, {x + .02f, .3f + high}, .1f, Tone::far);
    tail(f, {hip - .18f, .02f}, b, grown);
    if (b.pick[4] % 3 == 1 || grown > 1)  // along the back
        for (int i = 0; i < 3 + static_cast<int>(grown); ++i) {
            const Vec at{hip + .06f + .19f * static_cast<float>(i), -.14f};
            f.leaf(at + Vec{.03f, .06f}, at + Vec{-.12f, -.2f - .08f * grown}, .08f, Tone::accent);
        }
    if (grown > 0 && b.pick[4] % 3 != 1)  // a mane
        for (int i = 0; i < 5; ++i)
            f.leaf({chest + .12f, -.16f},
                   Vec{chest - .28f + .16f * static_cast<float>(i),
                       head.y - .38f - .12f * grown + .09f * static_cast<float>((i - 2) * (i - 2))},
                   .17f, Tone::accent);
    f.limb({hip, .1f}, wide, {chest, .06f}, wide + .02f * grown, Tone::body);
    f.limb({chest, -.02f}, wide * .8f, head, size * .7f, Tone::body);
    for (const float x : {hip - .06f, chest + .06f}) {
        f.limb({x, .25f}, .14f, {x, .34f + high}, .11f, Tone::body);
        f.within([&] { f.oval({x + .05f, .4f + high}, .11f, .055f, Tone::belly); });
    }
    coat(f, b, -.12f, wide);
    ears(f, head, size, b);
    f.oval(head, size, size * .92f, Tone::body);
    const float snout = b.of(.34f, .72f, 2) * size;
    f.limb(head + Vec{.4f * size, .3f * size}, .42f * size, head + Vec{.55f * size + snout, .36f * size}, .3f * size,
           Tone::belly);
    f.within([&] { f.oval(head + Vec{.7f * size + snout, .22f * size}, .13f * size, .11f * size, Tone::mark); });
    horns(f, head, size, b, grown);
    f.eye(head + Vec{.28f, -.12f} * size, .2f * size, b.look);
}

namespace {

void crown_of_biped(Cutout& f, Vec head, float size, const FamilyMarks& b, float grown) {
    for (const float side : {-1.f, 1.f}) {
        const Vec at = head + Vec{side * .75f * size, -.5f * size};
        switch (b.pick[0] % 4) {
            case 0: f.oval(at + Vec{side * .12f * size, .2f * size}, .3f * size, .34f * size, Tone::far); break;
            case 1:
                f.leaf(at + Vec{-side * .2f, .25f} * size, at + Vec{side * .3f, -.7f} * size, .2f * size, Tone::body);
                break;
            case 2:
                f.bow(at, .14f * size, at + Vec{side * .6f, .1f} * size, at + Vec{side * .5f, -.8f} * size, .02f,
                      Tone::accent, 3);
                break;
            default: break;
        }
    }
    if (b.pick[1] % 3 == 0)  // three locks
        for (const float x : {-.4f, 0.f, .4f})
            f.leaf(head + Vec{x * .6f, -.75f} * size, head + Vec{x * 1.5f, -1.3f - .2f * grown} * size, .2f * size,
                   Tone::accent);
    if (b.pick[1] % 3 == 1 && grown > 0)  // a ridge
        f.dome(head + Vec{0, -.8f * size}, .28f * size, (.45f + .15f * grown) * size, Tone::accent);
}

void clothes_of_biped(Cutout& f, const FamilyMarks& b, float wide, float grown) {
    f.within([&] {
        switch (b.pick[2] % 4) {
            case 0: f.oval({0, .3f}, wide * .6f, .28f, Tone::belly); break;
            case 1:
                f.poly({{-wide, .38f}, {wide, .38f}, {wide * .96f, .52f}, {-wide * .96f, .52f}}, Tone::accent);
                break;
            case 2: f.poly({{-wide * .8f, -.05f}, {0, .3f}, {wide * .8f, -.05f}}, Tone::belly); break;
            default:
                for (int i = 0; i < 2 + static_cast<int>(grown); ++i)
                    f.oval({0, .12f + .17f * static_cast<float>(i)}, .07f, .06f, Tone::accent);
                break;
        }
    });
}

}  // namespace

// Seen from the front.
void draw_biped(Cutout& f, const FamilyMarks& b, float grown) {
    const float size = b.of(.44f, .52f, 0) - .06f * grown, wide = b.of(.3f, .42f, 1) + .07f * grown;
    const float leg = b.of(.02f, .2f, 2) + .07f * grown;
    const Vec head{0, -.4f - .05f * grown};
    for (const float side : {-1.f, 1.f}) {
        f.limb({side * wide * .55f, .5f}, .14f, {side * wide * .7f, .6f + leg}, .12f, Tone::body);
        f.oval({side * (wide * .7f + .05f), .66f + leg}, .18f, .1f, Tone::accent);
    }
    if (b.pick[3] % 4 == 0) f.bow({.1f, .5f}, .09f, {.85f, .75f}, {.8f, .1f - .2f * grown}, .05f, Tone::far);
    const int arms = grown > 1 && b.pick[3] % 4 == 1 ? 2 : 1;
    for (int pair = 0; pair < arms; ++pair)
        for (const float side : {-1.f, 1.f}) {
            const Vec shoulder{side * wide * .9f, .06f + .16f * static_cast<float>(pair)};
            const bool up = b.pick[4] % 3 == 0 || (b.pick[4] % 3 == 1 && side > 0) || pair > 0;
            const Vec hand = shoulder + Vec{side * (.28f + .06f * grown), up ? -.3f - .06f * grown : .34f};
            f.limb(shoulder, .12f + .02f * grown, hand, .11f + .03f * grown, Tone::body);
            f.oval(hand, .13f + .04f * grown, .13f + .04f * grown, b.pick[5] % 2 ? Tone::accent : Tone::body);
        }
    f.limb({0, .05f}, wide * (.8f + .14f * grown), {0, .42f}, wide, Tone::body);
    clothes_of_biped(f, b, wide, grown);
    crown_of_biped(f, head, size, b, grown);
    f.oval(head, size * b.of(1, 1.16f, 3), size, Tone::body);
    f.within([&] { f.oval(head + Vec{0, .42f * size}, .46f * size, .32f * size, Tone::belly); });
    f.eyes(head + Vec{0, -.02f * size}, .42f * size, .19f * size, b.look);
    f.within([&] {
        f.limb(head + Vec{-.14f, .46f} * size, .045f * size, head + Vec{.14f, .46f} * size, .045f * size, Tone::mark);
    });
}

namespace {

void suit_of_giant(Cutout& f, const FamilyMarks& b, float wide) {
    f.within([&] {
        switch (b.pick[2] % 3) {
            case 0: f.poly({{-wide, -.46f}, {wide, -.46f}, {0, .06f}}, Tone::accent); break;
            case 1: f.poly({{-.1f, -.46f}, {.1f, -.46f}, {.12f, .42f}, {-.12f, .42f}}, Tone::belly); break;
            default:
                for (const float side : {-1.f, 1.f})
                    f.leaf({side * .24f, -.46f}, {side * .1f, .4f}, .09f, Tone::accent);
                break;
        }
        f.limb({-.2f, .36f}, .05f, {.2f, .36f}, .05f, Tone::far);
    });
}

}  // namespace

// One who towers over houses: broad shoulders, a small head with a visor, a cape once it is grown.
void draw_giant(Cutout& f, const FamilyMarks& b, float grown) {
    const float wide = b.of(.3f, .36f, 0) + .04f * grown, size = .25f;
    const Vec head{0, -.76f};
    const bool raised = b.pick[4] % 2;
    if (grown > 0)  // a cape
        f.poly({{-wide, -.46f},
                {wide, -.46f},
                {wide + .1f + .1f * grown, .62f + .12f * grown},
                {-wide - .1f - .1f * grown, .62f + .12f * grown}},
               Tone::far);
    for (const float side : {-1.f, 1.f}) {
        f.limb({side * .15f, .35f}, .16f, {side * b.of(.2f, .34f, 1), 1.02f}, .12f, Tone::body);
        f.limb({side * b.of(.2f, .34f, 1), .86f}, .13f, {side * b.of(.22f, .36f, 1), 1.06f}, .14f, Tone::accent);
        const Vec elbow{side * (wide + .26f), raised && side > 0 ? -.42f : -.02f};
        const Vec hand = raised && side > 0 ? Vec{.52f, -.95f} : Vec{side * (wide + .08f), .26f};
        f.limb({side * wide, -.34f}, .14f + .02f * grown, elbow, .11f, Tone::body);
        f.limb(elbow, .11f, hand, .12f, Tone::accent);
        if (grown > 0) f.oval({side * (wide + .02f), -.42f}, .19f, .13f + .03f * grown, Tone::accent, side * .4f);
    }
    f.poly({{-wide - .06f, -.46f}, {wide + .06f, -.46f}, {.2f, .42f}, {-.2f, .42f}}, Tone::body);
    suit_of_giant(f, b, wide);
    if (b.pick[0] % 3 == 0) f.leaf(head + Vec{0, .1f}, head + Vec{0, -.46f - .08f * grown}, .09f, Tone::accent);
    for (const float side : {-1.f, 1.f})
        if (b.pick[0] % 3 > 0)
            f.leaf(head + Vec{side * .1f, -.06f},
                   head + Vec{side * (b.pick[0] % 3 == 1 ? .36f : .12f), -.42f - .1f * grown}, .07f, Tone::accent);
    f.oval(head, size * .84f, size * 1.1f, Tone::belly);
    f.within([&] {
        f.limb(head + Vec{-.13f, -.03f}, .07f, head + Vec{.13f, -.03f}, .07f, Tone::mark);
        for (const float side : {-1.f, 1.f}) f.oval(head + Vec{side * .1f, -.03f}, .04f, .035f, Tone::glint);
    });
}

}  // namespace cubenight::gui
