// Art without a picture: everything follows from the type, the stage and the family's seed. No creatures.
#include <array>
#include <cmath>
#include <numbers>

#include "engine/cards/house_rules.hpp"
#include "engine/core/chance.hpp"
#include "engine/core/hash.hpp"
#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/ultraman_face.hpp"

namespace cubenight::gui {
namespace {

constexpr float pi = std::numbers::pi_v<float>;

struct Tones {
    Colour dark, top, bottom, light, base;
};

Tones tones(Colour colour) {
    const Colour night = rgb(0x0A101F);
    return {mix(colour, night, .72f), mix(colour, night, .45f), mix(colour, rgb(0x9CA0A4), .28f),
            mix(colour, white, .62f), colour};
}

int rings_of(Stage stage) {
    switch (stage) {
        case Stage::stage1:
        case Stage::mega:
        case Stage::break_:
        case Stage::level_up:
        case Stage::vstar: return 2;
        case Stage::stage2:
        case Stage::vmax:
        case Stage::legend:
        case Stage::vunion: return 3;
        case Stage::none:
        case Stage::basic:
        case Stage::restored: return 1;
    }
    return 1;
}

// One petal of a ring, as convex parts around the origin that point to the right; length and width are 1.
using Part = std::vector<Vec>;

Part oval(int steps, float rx, float ry) {
    Part part;
    for (int i = 0; i < steps; ++i) {
        const float a = 2 * pi * static_cast<float>(i) / static_cast<float>(steps);
        part.push_back({std::cos(a) * rx, std::sin(a) * ry});
    }
    return part;
}

std::vector<Part> petal(Type type, int steps) {
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
                const float a = pi * static_cast<float>(i) / static_cast<float>(steps / 2);
                half.push_back({std::cos(a), std::sin(a) * .8f - .3f});
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

class Artist {
public:
    Artist(Canvas& canvas, Rect window, Tones tones, std::uint64_t seed, Level level)
        : c_(canvas), window_(window), tones_(tones), chance_(seed), level_(level) {}

    void ground(float radius) {
        c_.gradient(window_, tones_.top, tones_.bottom, radius);
        const float side = static_cast<float>(chance_.below(1000)) / 1000;
        const Vec at{window_.x + window_.w * (.22f + .56f * side), window_.y + window_.h * (.2f + .1f * side)};
        disc_in(at, window_.h * (.19f + .1f * part()), tones_.light.alpha(.35f));
        hill(.66f, .08f, .38f);
        hill(.86f, .09f, .56f);
    }

    void emblem(Type type, int rings) {
        const Vec at = window_.centre();
        const float r = std::min(window_.h * .44f, window_.w * .36f);
        disc_in(at, r, tones_.dark.alpha(.28f));
        const int count =
            type == Type::fire ? 3 + static_cast<int>(chance_.below(4)) : 5 + static_cast<int>(chance_.below(4));
        const float start = -pi / 2 + (type == Type::fire ? part() * .8f : 0);
        for (const Ring& ring : ring_plan(rings)) petals(type, count, start, ring, at, r);
        c_.circle(at, .32f * r, tones_.dark);
        c_.circle(at, .21f * r, tones_.light);
        for (int i = 0; i < rings && level_ != Level::pile; ++i)
            c_.circle(
                {at.x + r * .135f * (2 * static_cast<float>(i) - static_cast<float>(rings - 1)) * .5f * 1.05f, at.y},
                .046f * r, tones_.dark);
    }

    void trainer(CardKind kind) {
        const Vec at = window_.centre();
        const float r = std::min(window_.h * .42f, window_.w * .38f);
        disc_in(at, r, tones_.dark.alpha(.3f));
        switch (kind) {
            case CardKind::item: return crystal(at, r);
            case CardKind::supporter: return bust(at, r);
            case CardKind::stadium: return dome(at, r);
            case CardKind::tool: return clasp(at, r);
            case CardKind::pokemon:
            case CardKind::basic_energy:
            case CardKind::special_energy: return;
        }
    }

private:
    float part() { return static_cast<float>(chance_.below(1000)) / 1000; }
    int steps() const { return level_ == Level::pile ? 8 : level_ == Level::large ? 24 : 14; }
    float edge() const { return level_ == Level::large ? 1.f : .8f; }

    void disc_in(Vec at, float r, Colour colour) {
        Part circle = oval(40, r, r);
        for (Vec& v : circle) v = v + at;
        c_.polygon_in(window_, circle, colour);
    }

    void hill(float height, float swing, float strength) {
        const float waves = .8f + .9f * part(), phase = 2 * pi * part();
        std::array<Vec, 25> top;
        for (std::size_t i = 0; i < top.size(); ++i) {
            const float t = static_cast<float>(i) / static_cast<float>(top.size() - 1);
            top[i] = {window_.x + window_.w * t,
                      window_.y + window_.h * (height + swing * std::sin(phase + t * waves * 2 * pi))};
        }
        c_.strip(top, window_.bottom(), tones_.dark.alpha(strength));
    }

    void shape(const Part& part, Colour fill, float line) {
        c_.polygon_in(window_, part, fill);
        if (level_ == Level::pile) return;
        bool inside = true;
        for (const Vec v : part) inside = inside && window_.contains(v);
        if (inside) c_.outline(part, tones_.dark, line);
    }

    void petals(Type type, int count, float start, const Ring& ring, Vec at, float r) {
        const Colour fill = mix(tones_.base, white, ring.lift).alpha(.97f);
        const float step = 2 * pi / static_cast<float>(count);
        for (int i = 0; i < count; ++i) {
            const float turn = type == Type::fire ? 0 : ring.turn;  // blades lie over each other
            const float a = start + step * (static_cast<float>(i) + turn);
            const Vec out{std::cos(a), std::sin(a)};
            const Vec middle = at + out * (ring.distance * r);
            if (type == Type::psychic) {
                hoop(middle, ring.length * r * .75f, fill);
                continue;
            }
            for (Part part : petal(type, steps())) {
                for (Vec& v : part) {
                    const Vec big = v * (ring.length * r);
                    v = middle + Vec{big.x * out.x - big.y * out.y, big.x * out.y + big.y * out.x};
                }
                shape(part, fill, edge());
            }
        }
    }

    // An open ring; left out where it would leave the window.
    void hoop(Vec at, float r, Colour colour) {
        const float wide = r * .35f;
        if (window_.meet(around(at, 2 * r + wide, 2 * r + wide)).h + .01f >= 2 * r + wide) c_.ring(at, r, colour, wide);
    }

    void crystal(Vec at, float r) {
        const int sides = 4 + static_cast<int>(chance_.below(5));
        const float turn = part() * pi;
        for (const float share : {.72f, .44f}) {
            Part outline;
            for (int i = 0; i < sides; ++i) {
                const float a = turn + 2 * pi * static_cast<float>(i) / static_cast<float>(sides);
                outline.push_back(at + Vec{std::cos(a), std::sin(a)} * (r * share));
            }
            shape(outline, share > .5f ? tones_.light : mix(tones_.base, white, .25f), edge());
        }
    }

    void bust(Vec at, float r) {
        Part shoulders;
        for (int i = 0; i <= 16; ++i) {
            const float a = pi + pi * static_cast<float>(i) / 16;
            shoulders.push_back(at + Vec{std::cos(a) * .72f * r, (std::sin(a) * .68f + .75f) * r});
        }
        shape(shoulders, tones_.light, edge());
        Part head = oval(20, .36f * r, .36f * r), mark = oval(14, .16f * r, .16f * r);
        const float way = chance_.below(2) ? 1.f : -1.f;
        for (Vec& v : head) v = v + at + Vec{0, -.32f * r};
        for (Vec& v : mark) v = v + at + Vec{way * .5f * r, -.5f * r};
        shape(head, tones_.light, edge());
        shape(mark, mix(tones_.base, white, .22f), edge());
    }

    void dome(Vec at, float r) {
        Part roof;
        for (int i = 0; i <= 18; ++i) {
            const float a = pi + pi * static_cast<float>(i) / 18;
            roof.push_back(at + Vec{std::cos(a) * .86f * r, (std::sin(a) * .79f + .29f) * r});
        }
        shape(roof, tones_.light, edge());
        const Rect base{at.x - .97f * r, at.y + .29f * r, 1.94f * r, .25f * r};
        c_.rect(base, mix(tones_.base, white, .22f), .05f * r);
        const int pillars = 3 + static_cast<int>(chance_.below(3));
        for (int i = 0; i < pillars; ++i) {
            const float x = at.x + r * (1.2f * static_cast<float>(i) / static_cast<float>(pillars - 1) - .66f);
            c_.rect({x, at.y - .14f * r, .12f * r, .43f * r}, tones_.dark.alpha(.6f));
        }
    }

    void clasp(Vec at, float r) {
        c_.ring(at, .55f * r, tones_.light, .26f * r);
        const float a = 2 * pi * part();
        Part bead = oval(14, .2f * r, .2f * r);
        for (Vec& v : bead) v = v + at + Vec{std::cos(a), std::sin(a)} * (.55f * r);
        shape(bead, mix(tones_.base, white, .22f), edge());
    }

    Canvas& c_;
    Rect window_;
    Tones tones_;
    Generator chance_;
    Level level_;
};

}  // namespace

void card_art(Canvas& c, Rect window, const Card& card, std::uint64_t family, Level level, float radius) {
    const Colour colour = kind_colour(card.kind, card.types);
    Artist artist(c, window, tones(colour), family, level);
    artist.ground(radius);
    if (is_trainer(card.kind)) artist.trainer(card.kind);
    else if (card.kind == CardKind::pokemon)
        artist.emblem(card.types.empty() ? Type::colorless : card.types.first(), rings_of(card.stage));
    else
        energy_badge(c, window.centre(), window.h * .3f,
                     card.provides.empty() ? TypeSet::of(Type::colorless) : card.provides.front(), On::print);
    if (level != Level::pile) c.frame(window, mix(colour, black, .45f), radius, 1);
}

namespace {

// Whose petals a TYPE's emblem has.
Type petals_of(const ultraman::Card& card) {
    constexpr Type petals[ultraman::type_count] = {Type::colorless, Type::fire,     Type::lightning, Type::metal,
                                                   Type::fighting,  Type::darkness, Type::grass,     Type::dragon};
    for (int t = 0; t < ultraman::type_count; ++t)
        if (card.types.has(static_cast<ultraman::Type>(t))) return petals[t];
    return Type::colorless;
}

// Kaiju stand high from the start: level 5 looks as full as level 3 of the others.
int rings_of(const ultraman::Card& card) {
    const bool kaiju = card.categories.has(ultraman::Category::kaiju);
    return std::clamp(kaiju ? card.level - 3 : card.level, 1, 3);
}

}  // namespace

void card_art(Canvas& c, Rect window, const ultraman::Card& card, Level level, float radius) {
    const Colour colour = card_colour(card);
    Artist artist(c, window, tones(colour), hash_text(card.is_scene() ? card.name : card.character), level);
    artist.ground(radius);
    if (card.is_scene()) artist.trainer(CardKind::stadium);
    else artist.emblem(petals_of(card), rings_of(card));
    if (level != Level::pile) c.frame(window, mix(colour, black, .45f), radius, 1);
}

Families::Families(const CardSet& cards) {
    for (const Card& card : cards)
        if (card.kind == CardKind::pokemon && !card.evolves_from.empty())
            from_.try_emplace(card.name, card.evolves_from);
}

const std::string& Families::root(const std::string& name) const {
    const std::string* at = &name;
    for (int depth = 0; depth < 8; ++depth) {  // a cube's file may run in circles
        const auto found = from_.find(*at);
        if (found == from_.end()) break;
        at = &found->second;
    }
    return *at;
}

std::uint64_t Families::seed(const Card& card) const {
    const std::string* name = &card.name;
    if (card.kind == CardKind::pokemon)
        name = &root(from_.contains(card.name) || card.evolves_from.empty() ? card.name : card.evolves_from);
    return hash_text(*name);
}

CardLooks::CardLooks(const CardSet& cards, const RuleSet& rules) : families_(cards) {
    for (const Card& card : cards)
        if (auto changed = changed_weaknesses(card, rules.weakness_rules))
            weaknesses_.emplace(&card, std::move(*changed));
}

CardLook CardLooks::of(const Card& card, std::string_view cube) const {
    CardLook look{card, families_.seed(card), cube, card.key};
    const auto changed = weaknesses_.find(&card);
    if (changed != weaknesses_.end()) look.weaknesses = &changed->second;
    return look;
}

}  // namespace cubenight::gui
