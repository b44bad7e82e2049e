// What draws the picture of a card without one: a ground of sky and hills, and on it an emblem, a trainer's figure or a
// thing. All of it follows from colour, type, stage and a seed.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/cards/types.hpp"
#include "engine/core/chance.hpp"
#include "src/gui/kit/canvas.hpp"
#include "src/gui/widgets/card_face.hpp"

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
    // As many tiers as the stage has; how they are put together is the family's.
    void emblem(Type type, int tiers);
    void trainer(CardKind kind);

private:
    // A convex shape.
    using Part = std::vector<Vec>;
    // A place for petals, in radii of the emblem around its middle: which way they point, how long they are, how far
    // their colour is from the type's towards white.
    struct Spot {
        Vec at;
        float turn, length, lift;
    };
    using Plan = std::vector<Spot>;

    float part() { return static_cast<float>(chance_.below(1000)) / 1000; }
    int steps() const { return level_ == Level::pile ? 8 : level_ == Level::large ? 24 : 14; }
    float edge() const { return level_ == Level::large ? 1.f : .8f; }
    Colour pale() const { return mix(tones_.base, white, .22f); }

    static Part oval(int steps, float rx, float ry);
    static std::vector<Part> petal(Type type, int steps);
    void disc_in(Vec at, float r, Colour colour);
    void hill(float height, float swing, float strength);
    void shape(const Part& part, Colour fill, float line);
    void put(const Part& part, Vec at, Colour fill);
    void oval_at(Vec at, float rx, float ry, Colour fill);

    Plan plan(Type type, int tiers);
    Plan wreath(Type type, int tiers);
    Plan spiral(int tiers);
    Plan crest(int tiers);
    Plan wings(int tiers);
    Plan tower(int tiers);
    void core(Vec at, float r, int tiers);
    void petals(Type type, const Spot& spot, Vec middle, float r);
    void hoop(Vec at, float r, Colour colour);

    void item(Vec at, float r);
    void crystal(Vec at, float r);
    void flask(Vec at, float r);
    void parcel(Vec at, float r);
    void scroll(Vec at, float r);
    void bust(Vec at, float r);
    void hair(Vec head, float r);
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
};

}  // namespace cubenight::gui
