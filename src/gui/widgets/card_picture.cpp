// The ground of a picture and the creature on it.
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "src/gui/widgets/card_artist.hpp"
#include "src/gui/widgets/creatures.hpp"

namespace cubenight::gui {
namespace {

constexpr float pi = std::numbers::pi_v<float>;

Vec direction(float angle) { return {std::cos(angle), std::sin(angle)}; }

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

namespace {

// Beside the card's own colour: of horns, fins and blossoms.
constexpr Colour accents[] = {rgb(0xFFD996), rgb(0xFFB596), rgb(0xB4E2FF), rgb(0xFAC3DF), rgb(0xF2F0E2), rgb(0xC4F0BE)};
constexpr float lifts[] = {.55f, .36f, .7f};  // of the body's colour towards white

}  // namespace

Colour CardArtist::tone(CutoutTone tone) const {
    const Colour body = mix(tones_.base, white, lifts[seed_ / 11 % std::size(lifts)]);
    switch (tone) {
        case CutoutTone::body: return body;
        case CutoutTone::belly: return mix(body, white, .6f);
        case CutoutTone::far: return mix(body, tones_.dark, .35f);
        case CutoutTone::accent: return accents[seed_ / 13 % std::size(accents)];
        case CutoutTone::mark: return tones_.dark;
        case CutoutTone::glint: return white;
    }
    return body;
}

// As large as the window has room, and larger from stage to stage; half of the families look to the left.
void CardArtist::creature(BodyPlan plan, int tiers) {
    const Cutout figure = gui::creature({seed_, plan}, tiers, steps());
    const auto [low, high] = figure.extent();
    const float grown = static_cast<float>(std::clamp(tiers, 1, 3) - 1);
    const float wide = high.x - low.x, tall = high.y - low.y, margin = level_ == Level::pile ? .06f : .05f;
    const float most = std::min(window_.h * (.78f + .06f * grown) / tall, window_.w * (.8f + .04f * grown) / wide);
    const float beside = level_ == Level::pile || level_ == Level::bench ? .5f : .56f;  // of the stage's sign
    const float x = window_.x + window_.w * beside;
    const float floor = window_.bottom() - window_.h * margin;
    const float middle = stands(plan) ? floor - tall * most / 2 : window_.y + window_.h * .5f;
    if (stands(plan)) {  // its shadow
        Part shade = oval(steps(), wide * most * .46f, window_.h * .05f);
        for (Vec& v : shade) v = v + Vec{x, floor - window_.h * .02f};
        c_.polygon_in(window_, shade, tones_.dark.alpha(.35f));
    }
    draw(figure, {(low.x + high.x) / 2, (low.y + high.y) / 2}, {x, middle}, most);
}

// First the outlines of all that does not lie within others, then the shapes: so it has one line around it.
void CardArtist::draw(const Cutout& figure, Vec middle, Vec at, float scale) {
    const float way = seed_ / 17 % 2 ? scale : -scale;
    std::vector<Part> parts;
    for (const CutoutShape& shape : figure.shapes()) {
        Part& part = parts.emplace_back();
        part.reserve(shape.points.size());
        for (const Vec v : shape.points) part.push_back(at + Vec{(v.x - middle.x) * way, (v.y - middle.y) * scale});
    }
    const bool tiny = level_ == Level::pile;
    const float line = std::clamp(scale * .09f, 1.2f, 3.2f);
    for (std::size_t i = 0; i < parts.size() && !tiny; ++i)
        if (!figure.shapes()[i].detail) c_.outline(parts[i], tones_.dark, line);
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (!tiny || !figure.shapes()[i].detail) c_.polygon(parts[i], tone(figure.shapes()[i].tone));
}

}  // namespace cubenight::gui
