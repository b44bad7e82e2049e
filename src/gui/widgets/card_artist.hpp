// What draws the picture of a card without one: a ground of sky and hills, and on it a creature, a trainer's figure or a
// thing. All of it follows from colour, stage, words of names and a seed.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/core/chance.hpp"
#include "src/gui/kit/canvas.hpp"
#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/cutout.hpp"
#include "src/gui/widgets/things.hpp"

namespace cubenight::gui {

struct Tones {
    Colour dark, top, bottom, light, base;
};
Tones tones_of(Colour colour);

class CardArtist {
public:
    CardArtist(Canvas& canvas, Rect window, Tones tones, std::uint64_t seed, Level level)
        : c_(canvas), window_(window), tones_(tones), chance_(seed), seed_(seed), level_(level) {}

    void ground(float radius);
    // It grows with the tiers, as many as the stage has.
    void creature(BodyPlan plan, int tiers);
    // What the name speaks of, else what the seed gives.
    void trainer(CardKind kind, std::string_view name);

private:
    // A convex shape.
    using Part = std::vector<Vec>;
    float part() { return static_cast<float>(chance_.below(1000)) / 1000; }
    int steps() const { return level_ == Level::pile ? 8 : level_ == Level::large ? 24 : 14; }
    float edge() const { return level_ == Level::large ? 1.f : .8f; }
    Colour pale() const { return mix(tones_.base, white, .22f); }

    static Part oval(int steps, float rx, float ry);
    void disc_in(Vec at, float r, Colour colour);
    void hill(float height, float swing, float strength);
    void shape(const Part& part, Colour fill, float line);
    void put(const Part& part, Vec at, Colour fill);
    void oval_at(Vec at, float rx, float ry, Colour fill);

    Colour tone(CutoutTone tone) const;
    void draw(const Cutout& figure, Vec middle, Vec at, float scale);

    void thing(DrawThing draw_it);
    void item(Vec at, float r);
    void crystal(Vec at, float r);
    void flask(Vec at, float r);
    void parcel(Vec at, float r);
    void scroll(Vec at, float r);
    void bust(Vec at, float r);
    std::uint32_t kind_of_hair();
    void hair(Vec head, float r);
    void face(Vec head, float r);
    void collar(Vec at, float r);
    void building(Vec at, float r);
    void dome(Vec at, float r);
    void towers(Vec at, float r);
    void arches(Vec at, float r);
    void tool(Vec at, float r);

    Canvas& c_;
    Rect window_;
    Tones tones_;
    Generator chance_;
    std::uint64_t seed_;
    Level level_;
    Attire attire_ = Attire::any;  // of a person
};

}  // namespace cubenight::gui
