// The pictures of Trainers: things, people, places and tools. Each kind has a few, and each of them varies.
#include <cmath>
#include <iterator>
#include <numbers>

#include "src/gui/widgets/card_artist.hpp"
#include "src/gui/widgets/creatures.hpp"
#include "src/gui/widgets/things.hpp"

namespace cubenight::gui {
namespace {

constexpr float pi = std::numbers::pi_v<float>;

}  // namespace

void CardArtist::trainer(CardKind kind, std::string_view name) {
    const Vec at = window_.centre();
    const float r = std::min(window_.h * .42f, window_.w * .38f);
    disc_in(at, r, tones_.dark.alpha(.3f));
    if (kind == CardKind::item || kind == CardKind::tool) {
        if (const DrawThing called = thing_called(name)) return thing(called);
    } else if (kind == CardKind::stadium) {
        if (const DrawThing called = place_called(name)) return thing(called);
    }
    attire_ = attire_called(name);
    switch (kind) {
        case CardKind::item: return item(at, r);
        case CardKind::supporter: return bust(at, r);
        case CardKind::stadium: return building(at, r);
        case CardKind::tool: return tool(at, r);
        case CardKind::pokemon:
        case CardKind::basic_energy:
        case CardKind::special_energy: return;
    }
}

// What the name calls for, as large as the window has room.
void CardArtist::thing(DrawThing draw_it) {
    Cutout figure(steps());
    draw_it(figure, FamilyMarks(seed_));
    const auto [low, high] = figure.extent();
    const float scale = std::min(window_.h * .8f / (high.y - low.y), window_.w * .78f / (high.x - low.x));
    draw(figure, {(low.x + high.x) / 2, (low.y + high.y) / 2}, window_.centre(), scale);
}

void CardArtist::item(Vec at, float r) {
    switch (seed_ / 7 % 4) {
        case 0: return crystal(at, r);
        case 1: return flask(at, r);
        case 2: return parcel(at, r);
        default: return scroll(at, r);
    }
}

void CardArtist::crystal(Vec at, float r) {
    const int sides = 4 + static_cast<int>(chance_.below(5));
    const float turn = part() * pi;
    for (const float share : {.72f, .44f}) {
        Part outline;
        for (int i = 0; i < sides; ++i) {
            const float a = turn + 2 * pi * static_cast<float>(i) / static_cast<float>(sides);
            outline.push_back(Vec{std::cos(a), std::sin(a)} * (r * share));
        }
        put(outline, at, share > .5f ? tones_.light : pale());
    }
}

void CardArtist::flask(Vec at, float r) {
    const float neck = .13f + .1f * part(), belly = .42f + .16f * part(), level = .05f + .2f * part();
    oval_at(at + Vec{0, .24f * r}, belly * r, belly * r, tones_.light);
    c_.rect({at.x - neck * r, at.y - .62f * r, 2 * neck * r, .6f * r}, tones_.light);
    c_.rect({at.x - (neck + .07f) * r, at.y - .7f * r, 2 * (neck + .07f) * r, .14f * r}, pale(), .04f * r);
    Part filled;  // what is in it, up to a level
    for (int i = 0; i <= 14; ++i) {
        const float a = level + (pi - 2 * level) * static_cast<float>(i) / 14;
        filled.push_back(Vec{std::cos(a), std::sin(a)} * (belly * .82f * r));
    }
    put(filled, at + Vec{0, .24f * r}, pale());
    const int bubbles = 2 + static_cast<int>(chance_.below(3));
    for (int i = 0; i < bubbles; ++i)
        c_.circle({at.x + (part() - .5f) * belly * r, at.y + (.05f + .25f * part()) * r}, .05f * r, tones_.dark);
}

void CardArtist::parcel(Vec at, float r) {
    const float wide = .55f + .2f * part(), high = .36f + .16f * part(), band = -.5f + part();
    const Rect box{at.x - wide * r, at.y - high * r + .12f * r, 2 * wide * r, 2 * high * r};
    c_.rect(box, tones_.light, .06f * r);
    c_.rect({box.x - .05f * r, box.y - .1f * r, box.w + .1f * r, .2f * r}, pale(), .04f * r);
    c_.rect({at.x + band * wide * r - .07f * r, box.y - .1f * r, .14f * r, box.h + .1f * r}, tones_.dark.alpha(.7f));
    for (const float side : {-1.f, 1.f})
        put({{0, 0}, {side * .3f * r, -.26f * r}, {side * .34f * r, -.02f * r}},
            {at.x + band * wide * r, box.y - .1f * r}, tones_.dark);
}

void CardArtist::scroll(Vec at, float r) {
    const float wide = .46f + .14f * part();
    const int lines = 2 + static_cast<int>(chance_.below(3));
    c_.rect({at.x - wide * r, at.y - .6f * r, 2 * wide * r, 1.2f * r}, tones_.light, .04f * r);
    for (const float end : {-.68f, .52f})
        c_.rect({at.x - (wide + .1f) * r, at.y + end * r, 2 * (wide + .1f) * r, .16f * r}, pale(), .08f * r);
    for (int i = 0; i < lines; ++i)
        c_.rect({at.x - wide * .7f * r, at.y + (-.34f + .22f * static_cast<float>(i)) * r,
                 wide * (.8f + .6f * part()) * r, .07f * r},
                tones_.dark.alpha(.7f), .03f * r);
}

void CardArtist::bust(Vec at, float r) {
    const float wide = .62f + .2f * part();
    Part shoulders;
    for (int i = 0; i <= 16; ++i) {
        const float a = pi + pi * static_cast<float>(i) / 16;
        shoulders.push_back(Vec{std::cos(a) * wide, std::sin(a) * .68f + .75f} * r);
    }
    const Colour clothes[] = {pale(), tone(CutoutTone::far), tone(CutoutTone::accent), tones_.base};
    put(shoulders, at, clothes[seed_ / 19 % std::size(clothes)]);
    if (attire_ == Attire::coat)
        for (const float side : {-1.f, 1.f})
            put({{0, .5f * r}, {side * .3f * r, .02f * r}, {side * .46f * r, .2f * r}}, at, white);
    else collar(at, r);
    const Vec head = at + Vec{0, -.32f * r};
    oval_at(head, (.31f + .05f * part()) * r, .37f * r, tones_.light);
    hair(head, r);
    face(head, r);
}

void CardArtist::face(Vec head, float r) {
    if (level_ == Level::pile) return;
    const bool glasses = attire_ == Attire::coat || chance_.below(5) == 0;
    for (const float side : {-1.f, 1.f}) {
        const Vec eye = head + Vec{side * .13f * r, .03f * r};
        c_.circle(eye, .045f * r, tones_.dark);
        if (glasses) c_.ring(eye, .1f * r, tones_.dark, .035f * r);
    }
    if (glasses) c_.rect({head.x - .05f * r, head.y + .02f * r, .1f * r, .03f * r}, tones_.dark);
    c_.rect({head.x - .07f * r, head.y + .2f * r, .14f * r, .035f * r}, tones_.dark.alpha(.7f), .015f * r);
}

std::uint32_t CardArtist::kind_of_hair() {
    const std::uint32_t any = chance_.below(6);
    switch (attire_) {
        case Attire::helmet: return 0;
        case Attire::brim: return 4;
        case Attire::long_hair: return any % 2 ? 1 : 2;
        case Attire::coat: return any % 2 ? 3 : 5;
        case Attire::any: return any;
    }
    return any;
}

void CardArtist::hair(Vec head, float r) {
    const Colour dark = chance_.below(3) ? tones_.dark : tone(CutoutTone::accent);
    Part cap;  // the upper half of the head
    for (int i = 0; i <= 14; ++i) {
        const float a = pi + pi * static_cast<float>(i) / 14;
        cap.push_back(Vec{std::cos(a) * .39f, std::sin(a) * .42f - .06f} * r);
    }
    switch (kind_of_hair()) {
        case 0:  // a cap with its peak
            put(cap, head, dark);
            c_.rect({head.x, head.y - .12f * r, .62f * r, .1f * r}, dark, .05f * r);
            return;
        case 1:  // long hair
            put(cap, head, dark);
            for (const float side : {-1.f, 1.f})
                oval_at(head + Vec{side * .37f * r, .2f * r}, .12f * r, .36f * r, dark);
            return;
        case 2:  // two buns
            for (const float side : {-1.f, 1.f})
                oval_at(head + Vec{side * .34f * r, -.32f * r}, .17f * r, .17f * r, dark);
            put(cap, head, dark);
            return;
        case 3:  // spikes
            for (int i = 0; i < 5; ++i) {
                const float x = -.34f + .17f * static_cast<float>(i);
                put({{-.12f * r, .05f * r}, {.02f * r, -.34f * r}, {.12f * r, .05f * r}}, head + Vec{x * r, -.24f * r},
                    dark);
            }
            return;
        case 4:  // a hat with a brim
            c_.rect({head.x - .62f * r, head.y - .24f * r, 1.24f * r, .1f * r}, dark, .05f * r);
            c_.rect({head.x - .32f * r, head.y - .56f * r, .64f * r, .34f * r}, dark, .08f * r);
            c_.rect({head.x - .32f * r, head.y - .32f * r, .64f * r, .08f * r}, pale());
            return;
        default:  // short, with a lock
            put(cap, head, dark);
            oval_at(head + Vec{(chance_.below(2) ? .2f : -.2f) * r, -.2f * r}, .2f * r, .13f * r, dark);
            return;
    }
}

void CardArtist::collar(Vec at, float r) {
    switch (chance_.below(4)) {
        case 0: put({{-.26f * r, .08f * r}, {.26f * r, .08f * r}, {0, .5f * r}}, at, tones_.dark); return;
        case 1: c_.rect({at.x - .3f * r, at.y + .02f * r, .6f * r, .17f * r}, tones_.dark, .08f * r); return;
        case 2:
            for (int i = 0; i < 3; ++i)
                c_.circle({at.x, at.y + (.28f + .15f * static_cast<float>(i)) * r}, .05f * r, tones_.dark);
            return;
        default: return;
    }
}

void CardArtist::building(Vec at, float r) {
    switch (seed_ / 7 % 3) {
        case 0: return dome(at, r);
        case 1: return towers(at, r);
        default: return arches(at, r);
    }
}

void CardArtist::dome(Vec at, float r) {
    Part roof;
    for (int i = 0; i <= 18; ++i) {
        const float a = pi + pi * static_cast<float>(i) / 18;
        roof.push_back(Vec{std::cos(a) * .86f, std::sin(a) * .79f + .29f} * r);
    }
    put(roof, at, tones_.light);
    c_.rect({at.x - .97f * r, at.y + .29f * r, 1.94f * r, .25f * r}, pale(), .05f * r);
    const int pillars = 3 + static_cast<int>(chance_.below(3));
    for (int i = 0; i < pillars; ++i) {
        const float x = at.x + r * (1.2f * static_cast<float>(i) / static_cast<float>(pillars - 1) - .66f);
        c_.rect({x, at.y - .14f * r, .12f * r, .43f * r}, tones_.dark.alpha(.6f));
    }
}

void CardArtist::towers(Vec at, float r) {
    const int count = 3 + static_cast<int>(chance_.below(3));
    const float wide = 1.7f / static_cast<float>(count);
    for (int i = 0; i < count; ++i) {
        const float high = .5f + .65f * part(), x = -.85f + wide * static_cast<float>(i);
        const Rect wall{at.x + (x + .03f) * r, at.y + (.54f - high) * r, (wide - .06f) * r, high * r};
        c_.rect(wall, i % 2 ? pale() : tones_.light);
        if (chance_.below(2))
            put({{0, 0}, {wall.w / 2, -.24f * r}, {wall.w, 0}}, wall.corner(), tones_.dark.alpha(.9f));
        for (float y = wall.y + .12f * r; y < wall.bottom() - .12f * r; y += .2f * r)
            c_.rect({wall.centre().x - .05f * r, y, .1f * r, .1f * r}, tones_.dark.alpha(.6f));
    }
}

void CardArtist::arches(Vec at, float r) {
    const int count = 2 + static_cast<int>(chance_.below(2));
    const float wide = 1.8f / static_cast<float>(count);
    c_.rect({at.x - .95f * r, at.y - .3f * r, 1.9f * r, .86f * r}, tones_.light, .05f * r);
    c_.rect({at.x - r, at.y - .42f * r, 2 * r, .18f * r}, pale(), .04f * r);
    for (int i = 0; i < count; ++i) {
        const Vec foot{at.x + (-.9f + wide * (static_cast<float>(i) + .5f)) * r, at.y + .56f * r};
        Part gate{{-.3f * wide * r, 0}};
        for (int n = 0; n <= 10; ++n) {
            const float a = pi + pi * static_cast<float>(n) / 10;
            gate.push_back({std::cos(a) * .3f * wide * r, std::sin(a) * .3f * wide * r - .34f * r});
        }
        gate.push_back({.3f * wide * r, 0});
        put(gate, foot, tones_.dark);
    }
}

void CardArtist::tool(Vec at, float r) {
    const float a = 2 * pi * part();
    switch (seed_ / 7 % 3) {
        case 0:  // a ring with its bead
            c_.ring(at, .55f * r, tones_.light, .26f * r);
            oval_at(at + Vec{std::cos(a), std::sin(a)} * (.55f * r), .2f * r, .2f * r, pale());
            return;
        case 1: {  // a wheel with its teeth
            const int teeth = 6 + static_cast<int>(chance_.below(5));
            for (int i = 0; i < teeth; ++i) {
                const float turn = a + 2 * pi * static_cast<float>(i) / static_cast<float>(teeth);
                c_.circle(at + Vec{std::cos(turn), std::sin(turn)} * (.6f * r), .13f * r, tones_.light);
            }
            oval_at(at, .58f * r, .58f * r, tones_.light);
            oval_at(at, .3f * r, .3f * r, pale());
            c_.circle(at, .13f * r, tones_.dark);
            return;
        }
        default: {  // a shield
            const float wide = .5f + .16f * part();
            put({{-wide * r, -.6f * r}, {wide * r, -.6f * r}, {wide * r, .1f * r}, {0, .72f * r}, {-wide * r, .1f * r}},
                at, tones_.light);
            c_.rect({at.x - .09f * r, at.y - .58f * r, .18f * r, 1.1f * r}, pale());
            oval_at(at + Vec{0, -.12f * r}, .2f * r, .2f * r, tones_.dark);
            return;
        }
    }
}

}  // namespace cubenight::gui
