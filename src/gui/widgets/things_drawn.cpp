#include "src/gui/widgets/things_drawn.hpp"

#include <cmath>
#include <numbers>

namespace cubenight::gui {
namespace {

using Tone = CutoutTone;
constexpr float pi = std::numbers::pi_v<float>;

Vec on_circle(float turns, float r) { return {std::cos(2 * pi * turns) * r, std::sin(2 * pi * turns) * r}; }

void box_at(Cutout& f, Vec low, Vec high, Tone tone) { f.poly({low, {high.x, low.y}, high, {low.x, high.y}}, tone); }

void star(Cutout& f, Vec at, float r, int points, Tone tone) {
    for (int i = 0; i < points; ++i) {
        const float turn = -.25f + static_cast<float>(i) / static_cast<float>(points);
        const Vec tip = on_circle(turn, r), left = on_circle(turn - .5f / static_cast<float>(points), r * .5f),
                  right = on_circle(turn + .5f / static_cast<float>(points), r * .5f);
        f.poly({at, at + left, at + tip, at + right}, tone);
    }
}

}  // namespace

void draw_ball(Cutout& f, const FamilyMarks& b) {
    f.oval({0, 0}, .7f, .7f, b.pick[0] % 2 ? Tone::body : Tone::accent);
    f.within([&] {
        switch (b.pick[1] % 5) {
            case 0:  // a slanting stripe
                f.limb({-.46f, .3f}, .14f, {.46f, -.3f}, .14f, Tone::belly);
                break;
            case 1: star(f, {0, .02f}, .46f, 5, Tone::belly); break;
            case 2:  // meridians
                for (const float rx : {.46f, .2f}) f.oval({0, 0}, rx, .68f, rx > .3f ? Tone::belly : Tone::far);
                break;
            case 3:
                for (const Vec at : {Vec{-.3f, -.24f}, {.3f, -.14f}, {-.1f, .34f}, {.36f, .34f}})
                    f.oval(at, .13f, .13f, Tone::belly);
                break;
            default:
                for (const float y : {-.28f, .04f, .36f})
                    f.limb({-.5f, y}, .07f, {.5f, y}, .07f, y > 0 && y < .1f ? Tone::far : Tone::belly);
                break;
        }
        f.oval({-.28f, -.4f}, .14f, .08f, Tone::glint, -.6f);
    });
}

void draw_flask(Cutout& f, const FamilyMarks& b) {
    const float wide = b.of(.4f, .56f, 0);
    if (b.pick[0] % 3 == 0) f.poly({{-.16f, -.4f}, {.16f, -.4f}, {wide + .1f, .7f}, {-wide - .1f, .7f}}, Tone::belly);
    else if (b.pick[0] % 3 == 1) f.oval({0, .22f}, wide, .48f, Tone::belly);
    else box_at(f, {-wide * .8f, -.2f}, {wide * .8f, .7f}, Tone::belly);
    box_at(f, {-.15f, -.62f}, {.15f, -.1f}, Tone::belly);
    f.within([&] { f.oval({0, .38f}, wide * .74f, .26f, Tone::accent); });
    f.limb({-.17f, -.66f}, .09f, {.17f, -.66f}, .09f, Tone::far);
    f.within([&] {
        for (const Vec at : {Vec{-.14f, .34f}, {.12f, .42f}, {.02f, .26f}}) f.oval(at, .05f, .05f, Tone::glint);
        if (b.pick[1] % 2)
            box_at(f, {-.22f, .3f}, {.22f, .42f}, Tone::glint), box_at(f, {-.06f, .14f}, {.06f, .58f}, Tone::glint);
    });
}

void draw_hammer(Cutout& f, const FamilyMarks& b) {
    f.limb({-.5f, .7f}, .09f, {.2f, -.28f}, .09f, Tone::far);
    const float reach = b.of(.3f, .46f, 0);
    const Vec at{.24f, -.34f}, way{.82f * reach, .57f * reach}, up{.57f * .3f, -.82f * .3f};
    f.poly({at - way + up, at + way + up, at + way - up, at - way - up}, b.pick[0] % 2 ? Tone::body : Tone::accent);
    if (b.pick[1] % 2) f.poly({at + way + up, at + way * 1.6f, at + way - up}, Tone::body);
    else f.limb(at + way + up * .8f, .1f, at + way - up * .8f, .1f, Tone::belly);
    f.limb(at - way + up * .8f, .1f, at - way - up * .8f, .1f, Tone::belly);
    for (int i = 0; i < 3; ++i)
        f.leaf(at + way * 1.5f + on_circle(.02f + .1f * static_cast<float>(i), .16f),
               at + way * 1.5f + on_circle(.02f + .1f * static_cast<float>(i), .42f), .04f, Tone::accent);
}

void draw_rod(Cutout& f, const FamilyMarks& b) {
    f.limb({-.7f, .7f}, .08f, {.6f, -.66f}, .03f, Tone::far);
    f.limb({-.72f, .72f}, .11f, {-.5f, .5f}, .1f, Tone::accent);
    f.oval({-.3f, .42f}, .14f, .14f, Tone::body);
    f.bow({.6f, -.66f}, .018f, {.9f, -.2f}, {.62f, .28f}, .018f, Tone::belly, 4);
    if (b.pick[0] % 2) f.oval({.62f, .36f}, .14f, .14f, Tone::accent);
    else f.bow({.62f, .3f}, .05f, {.7f, .7f}, {.4f, .52f}, .03f, Tone::body, 4);
}

void draw_candy(Cutout& f, const FamilyMarks& b) {
    for (const float side : {-1.f, 1.f})
        f.poly({{side * .36f, 0}, {side * .86f, -.34f}, {side * .86f, .34f}}, Tone::accent);
    f.oval({0, 0}, .46f, .42f, Tone::body);
    f.within([&] {
        for (int i = 0; i < 3; ++i)
            f.limb({-.2f + .2f * static_cast<float>(i), -.28f}, .05f,
                   {-.26f + .2f * static_cast<float>(i) + .2f * b.share[0], .28f}, .05f, Tone::belly);
    });
}

void draw_bell(Cutout& f, const FamilyMarks& b) {
    f.oval({0, .56f}, .14f, .14f, Tone::far);
    f.oval({0, -.62f}, .14f, .14f, Tone::accent);
    f.dome({0, .1f}, .4f, .64f, Tone::body);
    f.poly({{-.4f, .06f}, {.4f, .06f}, {.62f, .44f}, {-.62f, .44f}}, Tone::body);
    f.limb({-.58f, .44f}, .08f, {.58f, .44f}, .08f, Tone::accent);
    f.within([&] {
        f.oval({-.14f, -.1f}, .08f, .26f, Tone::belly, .2f);
        if (b.pick[0] % 2) f.limb({-.42f, .16f}, .04f, {.42f, .16f}, .04f, Tone::far);
    });
}

void draw_egg(Cutout& f, const FamilyMarks& b) {
    f.limb({-.4f, .66f}, .1f, {.4f, .66f}, .1f, Tone::far);
    f.limb({0, .22f}, .46f, {0, -.3f}, .3f, Tone::belly);
    f.within([&] {
        for (const Vec at : {Vec{-.2f, .06f}, {.2f, .2f}, {.08f, -.3f}, {-.14f, .42f}})
            f.oval(at, b.of(.08f, .13f, 0), .11f, Tone::accent);
    });
}

void draw_wheels(Cutout& f, const FamilyMarks& b) {
    for (const float x : {-.5f, .5f}) {
        f.oval({x, .42f}, .3f, .3f, Tone::far);
        f.within([&] { f.oval({x, .42f}, .16f, .16f, Tone::belly); });
    }
    f.poly({{-.8f, -.1f}, {.8f, -.1f}, {.66f, .3f}, {-.66f, .3f}}, Tone::body);
    f.limb({.8f, -.1f}, .05f, {.96f, -.44f}, .05f, Tone::accent);
    f.oval({-.2f, -.2f}, .22f, .22f, Tone::accent);
    if (b.pick[0] % 2) f.oval({.22f, -.18f}, .2f, .2f, Tone::belly);
    else f.poly({{.04f, -.42f}, {.4f, -.42f}, {.4f, -.1f}, {.04f, -.1f}}, Tone::belly);
}

void draw_bike(Cutout& f, const FamilyMarks& b) {
    for (const float x : {-.56f, .56f}) {
        f.oval({x, .36f}, .38f, .38f, Tone::far);
        f.within([&] { f.oval({x, .36f}, .27f, .27f, Tone::belly); });
    }
    const Vec seat{-.24f, -.16f}, crank{-.08f, .36f}, bars{.4f, -.2f};
    f.limb({-.56f, .36f}, .05f, seat, .05f, Tone::body);
    f.limb({-.56f, .36f}, .05f, crank, .05f, Tone::body);
    f.limb(crank, .05f, seat, .05f, Tone::body);
    f.limb(crank, .05f, bars, .05f, Tone::body);
    f.limb(seat, .05f, bars, .05f, Tone::body);
    f.limb({.56f, .36f}, .05f, bars + Vec{-.06f, -.2f}, .05f, Tone::body);
    f.limb(seat + Vec{-.16f, -.1f}, .08f, seat + Vec{.12f, -.1f}, .07f, Tone::accent);
    f.limb(bars + Vec{-.14f, -.22f}, .06f, bars + Vec{.16f, b.pick[0] % 2 ? -.3f : -.2f}, .06f, Tone::accent);
}

void draw_shoe(Cutout& f, const FamilyMarks& b) {
    f.limb({-.34f, -.4f}, .24f, {-.3f, .3f}, .26f, Tone::body);
    f.limb({-.3f, .24f}, .3f, {.42f, .34f}, .22f, Tone::body);
    f.limb({-.54f, .56f}, .1f, {.62f, .56f}, .1f, Tone::far);
    f.limb({-.56f, -.52f}, .1f, {-.12f, -.52f}, .1f, Tone::accent);
    f.within([&] {
        for (int i = 0; i < 3; ++i)
            f.limb({-.06f + .15f * static_cast<float>(i), .04f + .05f * static_cast<float>(i)}, .03f,
                   {.1f + .15f * static_cast<float>(i), .14f + .05f * static_cast<float>(i)}, .03f,
                   b.pick[0] % 2 ? Tone::accent : Tone::belly);
    });
}

void draw_herb(Cutout& f, const FamilyMarks& b) {
    f.bow({.1f, .74f}, .05f, {-.1f, .3f}, {0, -.2f}, .04f, Tone::far, 4);
    for (int i = 0; i < 3; ++i) {
        const float side = i % 2 ? 1.f : -1.f;
        f.leaf({0, .44f - .26f * static_cast<float>(i)},
               {side * b.of(.56f, .74f, 0), .14f - .3f * static_cast<float>(i)}, .17f,
               i == 1 ? Tone::accent : Tone::body);
    }
    f.leaf({0, -.1f}, {.08f, -.76f}, .18f, Tone::body);
}

void draw_pot(Cutout& f, const FamilyMarks& b) {
    if (b.pick[0] % 2) f.bow({-.5f, -.2f}, .05f, {0, -1.1f}, {.5f, -.2f}, .05f, Tone::far, 6);
    f.poly({{-.56f, -.24f}, {.56f, -.24f}, {.4f, .66f}, {-.4f, .66f}}, Tone::body);
    f.oval({0, -.26f}, .56f, .16f, Tone::accent);
    f.within([&] {
        f.oval({0, .2f}, .24f, .2f, Tone::belly);
        if (b.pick[1] % 2) f.leaf({0, .34f}, {.02f, .04f}, .08f, Tone::accent);
    });
    if (b.pick[0] % 2 == 0)
        for (const float x : {-.2f, .16f}) f.bow({x, -.42f}, .04f, {x + .16f, -.6f}, {x, -.82f}, .02f, Tone::belly, 3);
}

void draw_bag(Cutout& f, const FamilyMarks& b) {
    f.bow({-.3f, -.4f}, .06f, {0, -.96f}, {.3f, -.4f}, .06f, Tone::far, 5);
    f.limb({-.2f, .02f}, .44f, {.2f, .02f}, .44f, Tone::body);
    f.limb({-.24f, .34f}, .36f, {.24f, .34f}, .36f, Tone::body);
    f.limb({-.24f, .4f}, .2f, {.24f, .4f}, .2f, Tone::accent);
    f.within([&] {
        f.dome({0, .06f}, .56f, .38f, Tone::belly);
        f.oval({0, .08f}, .09f, .11f, b.pick[0] % 2 ? Tone::accent : Tone::far);
    });
}

void draw_box(Cutout& f, const FamilyMarks& b) {
    for (const float side : {-1.f, 1.f}) f.leaf({0, -.34f}, {side * .42f, -.7f}, .16f, Tone::accent);
    box_at(f, {-.56f, -.1f}, {.56f, .64f}, Tone::body);
    box_at(f, {-.66f, -.36f}, {.66f, -.06f}, Tone::belly);
    f.within([&] {
        box_at(f, {-.1f, -.36f}, {.1f, .64f}, Tone::accent);
        if (b.pick[0] % 2) box_at(f, {-.56f, .2f}, {.56f, .36f}, Tone::accent);
    });
}

void draw_screen(Cutout& f, const FamilyMarks& b) {
    const bool stands_up = b.pick[0] % 2;
    const float w = stands_up ? .42f : .66f, h = stands_up ? .68f : .46f;
    f.limb({w * .6f, -h}, .04f, {w * .8f, -h - .26f}, .05f, Tone::far);
    if (!stands_up)
        f.limb({-.3f, .66f}, .08f, {.3f, .66f}, .08f, Tone::far), box_at(f, {-.12f, .4f}, {.12f, .64f}, Tone::far);
    box_at(f, {-w, -h}, {w, h}, Tone::body);
    f.within([&] {
        box_at(f, {-w * .8f, -h * .78f}, {w * .8f, stands_up ? .1f : h * .74f}, Tone::far);
        if (stands_up)
            for (int i = 0; i < 3; ++i) f.oval({-.2f + .2f * static_cast<float>(i), .38f}, .08f, .08f, Tone::accent);
        f.limb({-w * .5f, -.1f}, .035f, {-.04f, -.3f}, .035f, Tone::accent);
        f.limb({-.04f, -.3f}, .035f, {w * .5f, -.06f}, .035f, Tone::accent);
    });
}

void draw_paper(Cutout& f, const FamilyMarks& b) {
    const float lean = b.of(-.14f, .14f, 0), w = b.of(.4f, .54f, 1);
    if (b.pick[0] % 2)
        f.poly({{-w + .14f - lean, -.58f}, {w + .14f - lean, -.58f}, {w + .14f + lean, .76f}, {-w + .14f + lean, .76f}},
               Tone::far);
    f.poly({{-w + lean, -.68f}, {w + lean, -.68f}, {w - lean, .66f}, {-w - lean, .66f}}, Tone::belly);
    f.limb({-w * .5f + lean, -.7f}, .08f, {w * .5f + lean, -.7f}, .08f, Tone::accent);
    f.within([&] {
        for (int i = 0; i < 3; ++i)
            f.limb({-w * .6f + lean * (.5f - .5f * static_cast<float>(i)), -.3f + .22f * static_cast<float>(i)}, .035f,
                   {w * (i == 2 ? .1f : .6f), -.3f + .22f * static_cast<float>(i)}, .035f, Tone::far);
        if (b.pick[1] % 2) star(f, {w * .4f, .4f}, .16f, 5, Tone::accent);
        else f.oval({w * .4f, .42f}, .12f, .12f, Tone::accent);
    });
}

void draw_arrows(Cutout& f, const FamilyMarks& b) {
    for (const float side : {-1.f, 1.f}) {
        const Vec end = Vec{.52f, -.34f} * side;
        f.bow(Vec{-.56f, -.02f} * side, .11f, Vec{-.5f, -.5f} * side, end, .11f, side > 0 ? Tone::body : Tone::accent,
              4);
        f.poly({end + Vec{-.06f, -.32f} * side, end + Vec{.42f, .06f} * side, end + Vec{-.12f, .3f} * side},
               side > 0 ? Tone::body : Tone::accent);
    }
    if (b.pick[0] % 2) f.oval({0, 0}, .17f, .17f, Tone::belly);
}

void draw_net(Cutout& f, const FamilyMarks& b) {
    f.limb({-.66f, .76f}, .06f, {-.06f, .02f}, .06f, Tone::far);
    f.oval({.24f, -.28f}, .5f, .46f, Tone::accent);
    f.oval({.24f, -.28f}, .4f, .36f, Tone::belly);
    f.within([&] {
        for (int i = -1; i <= 1; ++i) {
            const float x = .2f * static_cast<float>(i);
            f.limb({.24f + x, -.56f}, .022f, {.24f + x + .1f * b.share[0], 0}, .022f, Tone::far);
            f.limb({-.08f, -.28f + x * .8f}, .022f, {.56f, -.28f + x * .8f}, .022f, Tone::far);
        }
    });
}

void draw_fan(Cutout& f, const FamilyMarks& b) {
    const int blades = 3 + static_cast<int>(b.pick[0] % 3);
    for (int i = 0; i < blades; ++i) {
        const Vec out = on_circle(b.share[0] + static_cast<float>(i) / static_cast<float>(blades), .78f);
        f.leaf({0, 0}, out, .24f, i % 2 ? Tone::accent : Tone::body);
    }
    f.oval({0, 0}, .2f, .2f, Tone::far);
    f.within([&] { f.oval({0, 0}, .09f, .09f, Tone::accent); });
}

void draw_flame(Cutout& f, const FamilyMarks& b) {
    for (const float x : {-.34f, .34f, 0.f})
        f.leaf({x * .5f, .66f}, {x * b.of(.8f, 1.3f, 0), x == 0 ? -.8f : -.36f}, x == 0 ? .38f : .28f,
               x == 0 ? Tone::accent : Tone::body);
    f.within([&] { f.leaf({0, .62f}, {.02f, -.12f}, .18f, Tone::belly); });
    f.limb({-.4f, .7f}, .1f, {.4f, .7f}, .1f, Tone::far);
}

void draw_shards(Cutout& f, const FamilyMarks& b) {
    for (const float x : {-.42f, .44f, 0.f}) {
        const float tall = x == 0 ? b.of(.9f, 1.2f, 0) : b.of(.5f, .76f, x < 0 ? 1 : 2), lean = x * .5f, y = .66f;
        f.poly({{x - .2f, y},
                {x + .2f, y},
                {x + .24f + lean, y - tall},
                {x + lean, y - tall - .28f},
                {x - .2f + lean, y - tall * .9f}},
               x == 0 ? Tone::body : Tone::accent);
        f.within([&] {
            f.poly({{x - .02f, y}, {x + .2f, y}, {x + .24f + lean, y - tall}, {x + lean, y - tall - .26f}},
                   Tone::belly);
        });
    }
}

void draw_spark(Cutout& f, const FamilyMarks& b) {
    f.oval({0, 0}, .72f, .72f, Tone::far);
    f.oval({0, 0}, .58f, .58f, Tone::body);
    switch (b.pick[0] % 3) {
        case 0: star(f, {0, 0}, .52f, 4 + static_cast<int>(b.pick[1] % 3), Tone::accent); return;
        case 1:
            f.poly({{.16f, -.5f}, {-.32f, .1f}, {.08f, .1f}}, Tone::accent);
            f.poly({{-.12f, .5f}, {.32f, -.1f}, {-.06f, -.06f}}, Tone::accent);
            return;
        default:
            for (int i = 0; i < 3; ++i)
                f.oval(on_circle(static_cast<float>(i) / 3 + b.share[0], .26f), .2f, .2f,
                       i ? Tone::belly : Tone::accent);
            return;
    }
}

}  // namespace cubenight::gui
