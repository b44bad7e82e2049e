// Creatures with scales and shells.
#include "src/gui/widgets/creatures.hpp"

namespace cubenight::gui {
namespace {

using Tone = CutoutTone;

void back_spikes(Cutout& f, Vec from, Vec to, int count, float tall, Tone tone) {
    const Vec step = (to - from) * (1 / static_cast<float>(count));
    for (int i = 0; i < count; ++i) {
        const Vec at = from + step * static_cast<float>(i), next = at + step;
        const Vec out{step.y, -step.x};
        f.poly({at, (at + next) * .5f + out * (tall / .2f), next}, tone);
    }
}

void snouted_head(Cutout& f, Vec head, float size, const FamilyMarks& b, float grown) {
    const float snout = b.of(.3f, .8f, 3) * size;
    for (const float side : {-.5f, 0.f}) {
        const Vec at = head + Vec{side * size, -.7f * size};
        const Tone tone = side < 0 ? Tone::far : Tone::accent;
        if (b.pick[0] % 4 == 0)
            f.leaf(at + Vec{.2f, .2f} * size, at + Vec{-.7f, -.5f - .2f * grown} * size, .15f * size, tone);
        if (b.pick[0] % 4 == 1)
            f.leaf(at + Vec{.2f, .2f} * size, at + Vec{.1f, -.7f - .3f * grown} * size, .17f * size, tone);
    }
    if (b.pick[0] % 4 == 2)
        f.dome(head + Vec{-.15f * size, -.6f * size}, .5f * size, (.5f + .25f * grown) * size, Tone::accent);
    f.limb(head + Vec{.3f * size, .34f * size}, .4f * size, head + Vec{.6f * size + snout, .42f * size}, .24f * size,
           Tone::belly);
    f.oval(head, size, size * .9f, Tone::body);
    f.limb(head + Vec{.3f * size, .1f * size}, .42f * size, head + Vec{.6f * size + snout, .2f * size}, .26f * size,
           Tone::body);
    f.within([&] { f.oval(head + Vec{.75f * size + snout, .08f * size}, .06f * size, .06f * size, Tone::mark); });
    f.eye(head + Vec{.2f, -.25f} * size, .21f * size, b.look);
}

// Body, legs and tail of one that walks upright with its tail for balance.
void upright(Cutout& f, const FamilyMarks& b, float grown, Vec chest) {
    const float wide = b.of(.3f, .4f, 1);
    const Vec hip{-.16f, .28f};
    f.limb({hip.x + .2f, .4f}, .17f, {hip.x + .22f, .82f}, .11f, Tone::far);
    f.bow({hip.x - .1f, .4f}, wide * .75f, {-.75f, .72f}, {-.95f - .1f * grown, .2f - .12f * grown}, .05f, Tone::body,
          5);
    switch (b.pick[2] % 4) {
        case 0:
            f.leaf({-.9f - .1f * grown, .3f - .12f * grown}, {-1.05f - .1f * grown, -.2f - .2f * grown},
                   .14f + .03f * grown, Tone::accent);
            break;
        case 1: f.oval({-.95f - .1f * grown, .18f - .12f * grown}, .15f, .15f, Tone::accent); break;
        default: break;
    }
    if (b.pick[1] % 2 || grown > 0)
        back_spikes(f, {-.66f, .42f}, chest + Vec{-.3f, -.2f}, 3 + static_cast<int>(grown), .1f + .04f * grown,
                    Tone::accent);
    f.limb(hip, wide, chest, wide * .74f, Tone::body);
    f.within([&] { f.limb(hip + Vec{.14f, .06f}, wide * .62f, chest + Vec{.12f, .06f}, wide * .4f, Tone::belly); });
    f.limb({hip.x, .38f}, .2f, {hip.x + .02f, .84f}, .13f, Tone::body);
    f.limb({hip.x, .88f}, .09f, {hip.x + .2f, .9f}, .08f, Tone::body);
    f.limb(chest + Vec{.08f, .14f}, .1f, chest + Vec{.4f, .26f}, .08f, Tone::body);
    f.within([&] {
        for (int i = 0; i < 3 && b.pick[3] % 3 == 0; ++i)
            f.leaf({-.4f + .13f * static_cast<float>(i), .1f - .12f * static_cast<float>(i)},
                   {-.24f + .13f * static_cast<float>(i), .2f - .12f * static_cast<float>(i)}, .045f, Tone::far);
        for (int i = 0; i < 3 && b.pick[3] % 3 == 1; ++i)
            f.oval({-.36f + .12f * static_cast<float>(i), .24f - .14f * static_cast<float>(i)}, .05f, .05f,
                   Tone::accent);
    });
}

}  // namespace

void draw_saurian(Cutout& f, const FamilyMarks& b, float grown) {
    const Vec chest{.1f, -.14f - .1f * grown};
    upright(f, b, grown, chest);
    snouted_head(f, chest + Vec{.22f, -.42f - .04f * grown}, .36f - .02f * grown, b, grown);
}

namespace {

// A wing of skin: fingers from the shoulder, and skin between them.
void skin_wing(Cutout& f, Vec shoulder, float reach, float lift, Tone tone) {
    const Vec wrist = shoulder + Vec{-.32f, -.62f * lift} * reach;
    const Vec tips[] = {wrist + Vec{-.16f, -.36f * lift} * reach, wrist + Vec{-.74f, .06f} * reach,
                        wrist + Vec{-.66f, .5f} * reach, shoulder + Vec{-.4f, .24f} * reach};
    for (int i = 0; i < 3; ++i) {
        const Vec hollow = (tips[i] + tips[i + 1]) * .5f + (wrist - (tips[i] + tips[i + 1]) * .5f) * .22f;
        f.poly({wrist, tips[i], hollow}, tone);
        f.poly({wrist, hollow, tips[i + 1]}, tone);
    }
    f.poly({wrist, tips[3], shoulder}, tone);
    f.limb(shoulder, .07f * reach, wrist, .05f * reach, Tone::body);
}

}  // namespace

void draw_dragon(Cutout& f, const FamilyMarks& b, float grown) {
    const Vec chest{.08f, -.1f - .08f * grown};
    const float reach = .55f + .28f * grown + b.of(0, .12f, 4);
    skin_wing(f, chest + Vec{.12f, -.04f}, reach * .9f, 1.15f, Tone::far);
    skin_wing(f, chest + Vec{-.12f, 0}, reach, .95f, Tone::accent);
    upright(f, b, grown, chest);
    const Vec head = chest + Vec{.3f, -.42f - .14f * grown};
    f.bow(chest + Vec{0, -.06f}, .24f, chest + Vec{.02f, -.3f}, head, .2f, Tone::body, 3);
    snouted_head(f, head, .32f - .02f * grown, b, grown + .4f);
}

void draw_serpent(Cutout& f, const FamilyMarks& b, float grown) {
    const float thick = b.of(.17f, .24f, 0) + .015f * grown;
    const Vec neck{.12f, -.3f - .2f * grown}, head{.3f, -.52f - .22f * grown};
    f.bow({-.3f, .7f}, thick * .9f, {-.95f, .75f}, {-.9f, .25f - .12f * grown}, .04f, Tone::body, 5);
    if (b.pick[0] % 3 == 0) f.oval({-.9f, .2f - .12f * grown}, .13f, .16f, Tone::accent);
    if (b.pick[0] % 3 == 1)
        for (const float side : {-.2f, .2f})
            f.leaf({-.9f, .3f - .12f * grown}, {-.9f + side, -.02f - .14f * grown}, .1f, Tone::accent);
    for (int i = 0; i < 1 + static_cast<int>(grown); ++i)  // coils
        f.oval({.05f, .72f - .15f * static_cast<float>(i)}, .6f - .1f * static_cast<float>(i), thick + .04f,
               i % 2 ? Tone::far : Tone::body);
    f.bow({.35f, .62f - .1f * grown}, thick * 1.1f, {-.45f, .2f}, neck, thick, Tone::body, 6);
    if (b.pick[1] % 3 == 0 || grown > 1)  // a hood
        f.oval(neck + Vec{.06f, -.02f}, thick * (1.6f + .25f * grown), thick * 1.9f, Tone::accent, .3f);
    if (b.pick[1] % 3 == 1)
        for (int i = 0; i < 3; ++i)
            f.leaf(neck + Vec{-.1f, .12f * static_cast<float>(i)},
                   neck + Vec{-.42f - .06f * grown, -.1f + .16f * static_cast<float>(i)}, .09f, Tone::accent);
    f.limb(neck + Vec{-.02f, .1f}, thick, head, thick * .95f, Tone::body);
    f.within([&] {
        for (int i = 0; i < 3; ++i)
            f.oval({-.02f + .02f * static_cast<float>(i), .34f - .2f * static_cast<float>(i)}, thick * .5f, .05f,
                   b.pick[3] % 2 ? Tone::belly : Tone::accent, -.5f);
    });
    snouted_head(f, head + Vec{.06f, -.02f}, .27f + .01f * grown, b, grown);
    if (b.pick[2] % 2)
        f.within([&] { f.limb(head + Vec{.36f, .16f}, .02f, head + Vec{.56f, .22f}, .015f, Tone::accent); });
}

void draw_turtle(Cutout& f, const FamilyMarks& b, float grown) {
    const float rx = .62f + .05f * grown, ry = b.of(.5f, .72f, 0) + .05f * grown;
    const Vec head{rx + .2f, .12f - .16f * grown};
    f.limb({-.25f, .5f}, .15f, {-.28f, .84f}, .13f, Tone::far);
    f.limb({.5f, .5f}, .15f, {.52f, .84f}, .13f, Tone::far);
    f.leaf({-rx + .1f, .5f}, {-rx - .34f, .36f}, .12f, Tone::body);
    f.bow({.3f, .42f}, .2f, {rx, .5f}, head, .18f, Tone::body, 3);
    for (int i = 0; i < (b.pick[1] % 3 == 0 || grown > 0 ? 3 + static_cast<int>(grown) : 0); ++i) {  // on the shell
        const float x = -.42f + .84f / (2.f + grown) * static_cast<float>(i);
        const float y = .5f - ry * (1 - x * x * 1.25f);
        if (b.pick[2] % 3 == 0) f.leaf({x, y + .14f}, {x * 1.3f, y - .2f - .06f * grown}, .11f, Tone::accent);
        else if (b.pick[2] % 3 == 1) f.oval({x, y + .02f}, .13f + .02f * grown, .15f, Tone::accent);
        else
            f.poly(
                {{x - .13f, y + .12f}, {x - .07f, y - .2f - .08f * grown}, {x + .1f, y - .12f}, {x + .14f, y + .12f}},
                Tone::accent);
    }
    f.dome({0, .55f}, rx, ry, Tone::far);
    f.within([&] {
        for (int i = 0; i < 3; ++i)
            f.oval({-.32f + .32f * static_cast<float>(i), .36f - (i == 1 ? .16f : 0) * ry}, .14f, .16f,
                   b.pick[3] % 2 ? Tone::accent : Tone::body);
    });
    f.limb({-rx + .02f, .56f}, .09f, {rx - .02f, .56f}, .09f, Tone::belly);
    for (const float x : {-.42f, .32f}) f.limb({x, .56f}, .17f, {x + .03f, .86f}, .15f, Tone::body);
    f.oval(head + Vec{.03f, -.02f}, .27f, .24f, Tone::body);
    f.within([&] { f.oval(head + Vec{.2f, .07f}, .12f, .09f, Tone::belly); });
    if (b.pick[0] % 3 == 0) f.leaf(head + Vec{-.08f, -.16f}, head + Vec{-.3f, -.4f - .08f * grown}, .09f, Tone::accent);
    f.eye(head + Vec{.08f, -.08f}, .07f, b.look);
}

}  // namespace cubenight::gui
