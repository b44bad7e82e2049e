// The ground of a picture and its emblem.
#include <array>
#include <cmath>
#include <numbers>
#include <span>

#include "src/gui/widgets/card_artist.hpp"

namespace cubenight::gui {
namespace {

constexpr float pi = std::numbers::pi_v<float>;

Vec direction(float angle) { return {std::cos(angle), std::sin(angle)}; }

struct Ring {
    float distance, length, turn, lift;  // in radii of the emblem; turn in half steps; lift towards white
};

constexpr Ring rings_1[] = {{.66f, .40f, 0, .62f}};
constexpr Ring rings_2[] = {{.86f, .34f, .5f, .38f}, {.56f, .42f, 0, .62f}};
constexpr Ring rings_3[] = {{.99f, .30f, .5f, .22f}, {.75f, .395f, .5f, .38f}, {.49f, .44f, 0, .62f}};

std::span<const Ring> ring_plan(int rings) {
    if (rings == 1) return rings_1;
    if (rings == 2) return rings_2;
    return rings_3;
}

// From the outermost tier, of the type's colour, to the innermost, nearly white.
float lift_of(int tier, int tiers) {
    return .62f - .4f * static_cast<float>(tier) / static_cast<float>(std::max(1, tiers));
}

}  // namespace

Tones tones_of(Colour colour) {
    const Colour night = rgb(0x0A101F);
    return {mix(colour, night, .72f), mix(colour, night, .45f), mix(colour, rgb(0x9CA0A4), .28f),
            mix(colour, white, .62f), colour};
}

CardArtist::Part CardArtist::oval(int steps, float rx, float ry) {
    Part part;
    for (int i = 0; i < steps; ++i) {
        const Vec at = direction(2 * pi * static_cast<float>(i) / static_cast<float>(steps));
        part.push_back({at.x * rx, at.y * ry});
    }
    return part;
}

// One petal of a type, as convex parts around the origin that point to the right; length and width are 1.
std::vector<CardArtist::Part> CardArtist::petal(Type type, int steps) {
    switch (type) {
        case Type::grass: return {oval(steps, 1, .44f)};
        case Type::fire: return {{{1.1f, .03f}, {-.8f, .62f}, {-.8f, -.62f}}};
        case Type::water: return {oval(steps, .78f, .78f)};
        case Type::lightning:
            return {{{-1, -.1f}, {.1f, -.46f}, {.25f, .12f}}, {{-.1f, -.1f}, {1.2f, -.1f}, {0, .46f}}};
        case Type::psychic: return {oval(steps, .8f, .8f)};
        case Type::fighting: return {{{-.8f, -.6f}, {.8f, -.6f}, {.8f, .6f}, {-.8f, .6f}}};
        case Type::darkness: {
            Part half;
            for (int i = 0; i <= steps / 2; ++i) {
                const Vec at = direction(pi * static_cast<float>(i) / static_cast<float>(steps / 2));
                half.push_back({at.x, at.y * .8f - .3f});
            }
            return {half};
        }
        case Type::metal: return {oval(6, .85f, .75f)};
        case Type::fairy: return {oval(steps, .9f, .32f), oval(steps, .42f, .7f)};
        case Type::dragon: return {{{1.1f, 0}, {0, .5f}, {-1, 0}, {0, -.5f}}};
        case Type::colorless: return {oval(steps, .62f, .62f)};
    }
    return {};
}

void CardArtist::ground(float radius) {
    c_.gradient(window_, tones_.top, tones_.bottom, radius);
    const float side = static_cast<float>(chance_.below(1000)) / 1000;
    const Vec at{window_.x + window_.w * (.22f + .56f * side), window_.y + window_.h * (.2f + .1f * side)};
    disc_in(at, window_.h * (.19f + .1f * part()), tones_.light.alpha(.35f));
    hill(.66f, .08f, .38f);
    hill(.86f, .09f, .56f);
}

void CardArtist::disc_in(Vec at, float r, Colour colour) {
    Part circle = oval(40, r, r);
    for (Vec& v : circle) v = v + at;
    c_.polygon_in(window_, circle, colour);
}

void CardArtist::hill(float height, float swing, float strength) {
    const float waves = .8f + .9f * part(), phase = 2 * pi * part();
    std::array<Vec, 25> top;
    for (std::size_t i = 0; i < top.size(); ++i) {
        const float t = static_cast<float>(i) / static_cast<float>(top.size() - 1);
        top[i] = {window_.x + window_.w * t,
                  window_.y + window_.h * (height + swing * std::sin(phase + t * waves * 2 * pi))};
    }
    c_.strip(top, window_.bottom(), tones_.dark.alpha(strength));
}

void CardArtist::shape(const Part& part, Colour fill, float line) {
    c_.polygon_in(window_, part, fill);
    if (level_ == Level::pile) return;
    bool inside = true;
    for (const Vec v : part) inside = inside && window_.contains(v);
    if (inside) c_.outline(part, tones_.dark, line);
}

void CardArtist::put(const Part& part, Vec at, Colour fill) {
    Part moved = part;
    for (Vec& v : moved) v = v + at;
    shape(moved, fill, edge());
}

void CardArtist::oval_at(Vec at, float rx, float ry, Colour fill) { put(oval(steps(), rx, ry), at, fill); }

// Rings of petals around the middle, one for each tier.
CardArtist::Plan CardArtist::wreath(Type type, int tiers) {
    Plan spots;
    const bool fire = type == Type::fire;
    const int count = fire ? 3 + static_cast<int>(chance_.below(4)) : 5 + static_cast<int>(chance_.below(4));
    const float start = -pi / 2 + (fire ? part() * .8f : 0), step = 2 * pi / static_cast<float>(count);
    for (const Ring& ring : ring_plan(tiers))
        for (int i = 0; i < count; ++i) {
            const float turn = fire ? 0 : ring.turn;  // blades lie over each other
            const float angle = start + step * (static_cast<float>(i) + turn);
            spots.push_back({direction(angle) * ring.distance, angle, ring.length, ring.lift});
        }
    return spots;
}

// Petals along a curve that opens, as seeds of a flower lie.
CardArtist::Plan CardArtist::spiral(int tiers) {
    Plan spots;
    const int count = 4 + 4 * tiers;
    const float start = 2 * pi * part(), way = chance_.below(2) ? 1.f : -1.f;
    for (int i = count - 1; i >= 0; --i) {
        const float share = static_cast<float>(i + 1) / static_cast<float>(count);
        const float angle = start + way * (.5f + .35f * static_cast<float>(tiers)) * 2 * pi * share;
        spots.push_back(
            {direction(angle) * (.3f + .68f * share), angle + way * .9f, .18f + .17f * share, .62f - .4f * share});
    }
    return spots;
}

// Fans that stand on a foot, one behind the other.
CardArtist::Plan CardArtist::crest(int tiers) {
    Plan spots;
    const int count = 4 + static_cast<int>(chance_.below(3));
    for (int tier = tiers; tier > 0; --tier) {
        const int blades = count + tier - 1;
        const float far = .55f + .28f * static_cast<float>(tier - 1), half = .38f * pi + .1f * static_cast<float>(tier);
        for (int i = 0; i < blades; ++i) {
            const float share = static_cast<float>(i) / static_cast<float>(blades - 1);
            const float angle = -pi / 2 - half + 2 * half * share;
            spots.push_back({direction(angle) * far + Vec{0, .35f}, angle, .36f - .02f * static_cast<float>(tier),
                             lift_of(tier - 1, tiers)});
        }
    }
    return spots;
}

// Two sides alike, as of a moth.
CardArtist::Plan CardArtist::wings(int tiers) {
    Plan spots;
    const float tilt = -.25f + .5f * part();
    for (int tier = tiers; tier > 0; --tier)
        for (int feather = 0; feather < 3; ++feather)
            for (const float side : {-1.f, 1.f}) {
                const float up = tilt + .62f * static_cast<float>(feather - 1);
                const float far = .42f + .24f * static_cast<float>(tier);
                const Vec at{side * std::cos(up) * far, std::sin(up) * far};
                spots.push_back(
                    {at, side > 0 ? up : pi - up, .27f + .06f * static_cast<float>(tier), lift_of(tier - 1, tiers)});
            }
    return spots;
}

// Pairs on a stem, larger below, and one at the top.
CardArtist::Plan CardArtist::tower(int tiers) {
    Plan spots;
    const float lean = .35f + .45f * part();
    for (int tier = 0; tier <= tiers; ++tier) {
        const float share = static_cast<float>(tier) / static_cast<float>(tiers);
        const float y = .62f - 1.1f * share * (.5f + .17f * static_cast<float>(tiers));
        for (const float side : {-1.f, 1.f})
            spots.push_back({{side * (.46f - .2f * share), y},
                             side > 0 ? -lean : pi + lean,
                             .42f - .12f * share,
                             .22f + .4f * share});
    }
    spots.push_back({{0, -.35f - .2f * static_cast<float>(tiers)}, -pi / 2, .3f, .62f});
    return spots;
}

// A line keeps its plan from stage to stage.
CardArtist::Plan CardArtist::plan(Type type, int tiers) {
    switch (seed_ / 7 % 5) {
        case 0: return wreath(type, tiers);
        case 1: return spiral(tiers);
        case 2: return crest(tiers);
        case 3: return wings(tiers);
        default: return tower(tiers);
    }
}

void CardArtist::emblem(Type type, int tiers) {
    const Vec at = window_.centre();
    const float r = std::min(window_.h * .44f, window_.w * .36f);
    disc_in(at, r, tones_.dark.alpha(.28f));
    for (const Spot& spot : plan(type, tiers)) petals(type, spot, at, r);
    core(at, r, tiers);
}

// The middle of every emblem; its dots count the tiers.
void CardArtist::core(Vec at, float r, int tiers) {
    c_.circle(at, .32f * r, tones_.dark);
    c_.circle(at, .21f * r, tones_.light);
    for (int i = 0; i < tiers && level_ != Level::pile; ++i) {
        const float x = .14f * (static_cast<float>(i) - static_cast<float>(tiers - 1) / 2);
        c_.circle({at.x + r * x, at.y}, .046f * r, tones_.dark);
    }
}

void CardArtist::petals(Type type, const Spot& spot, Vec middle, float r) {
    const Vec at = middle + spot.at * r, out = direction(spot.turn);
    const Colour fill = mix(tones_.base, white, spot.lift).alpha(.97f);
    if (type == Type::psychic) return hoop(at, spot.length * r * .75f, fill);
    for (Part part : petal(type, steps())) {
        for (Vec& v : part) {
            const Vec big = v * (spot.length * r);
            v = at + Vec{big.x * out.x - big.y * out.y, big.x * out.y + big.y * out.x};
        }
        shape(part, fill, edge());
    }
}

// An open ring; left out where it would leave the window.
void CardArtist::hoop(Vec at, float r, Colour colour) {
    const float wide = r * .35f;
    if (window_.meet(around(at, 2 * r + wide, 2 * r + wide)).h + .01f >= 2 * r + wide) c_.ring(at, r, colour, wide);
}

}  // namespace cubenight::gui
