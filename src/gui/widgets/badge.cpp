#include "src/gui/widgets/badge.hpp"

#include <array>
#include <cmath>
#include <numbers>
#include <vector>

#include "engine/core/ensure.hpp"

namespace cubenight::gui {
namespace {

constexpr float pi = std::numbers::pi_v<float>;

using Shape = std::vector<Vec>;

// Part of a circle or ellipse, angles in radians, y down.
void add_arc(Shape& shape, Vec centre, Vec radii, float from, float to, int steps = 14) {
    for (int i = 0; i <= steps; ++i) {
        const float a = from + (to - from) * static_cast<float>(i) / static_cast<float>(steps);
        shape.push_back(centre + Vec{std::cos(a) * radii.x, std::sin(a) * radii.y});
    }
}

void add_curve(Shape& shape, Vec from, Vec bend, Vec to) {
    for (int i = 0; i <= 6; ++i) {
        const float t = static_cast<float>(i) / 6, u = 1 - t;
        shape.push_back(from * (u * u) + bend * (2 * u * t) + to * (t * t));
    }
}

Shape leaf() {
    Shape s{{-.92f, -.92f}};
    add_arc(s, {0, 0}, {.92f, .92f}, -pi / 2, 0);
    s.push_back({.92f, .92f});
    add_arc(s, {0, 0}, {.92f, .92f}, pi / 2, pi);
    return s;
}

Shape bowl() {
    Shape s;
    add_curve(s, {-1, -.86f}, {-.5f, -.40f}, {0, -.78f});
    add_curve(s, {0, -.78f}, {.5f, -.40f}, {1, -.86f});
    add_arc(s, {0, -.02f}, {1, .98f}, 0, pi);
    return s;
}

Shape disc() {
    Shape s;
    add_arc(s, {0, 0}, {1, 1}, 0, 2 * pi * 31 / 32, 31);
    return s;
}

// A disc with a bite at the top right.
Shape bitten() {
    Shape s;
    const float open = std::atan2(-.14f, .99f), end = std::atan2(-.978f, .208f);
    add_arc(s, {0, 0}, {1, 1}, open, end + 2 * pi, 28);
    const Vec bite{.742f, -.72f};
    add_arc(s, bite, {.62f, .62f}, std::atan2(-.258f, -.534f), std::atan2(.58f, .248f) - 2 * pi, 12);
    return s;
}

Shape hexagon() {
    Shape s;
    for (int i = 0; i < 6; ++i)
        s.push_back(
            {1.06f * std::cos(pi / 3 * static_cast<float>(i)), 1.06f * std::sin(pi / 3 * static_cast<float>(i))});
    return s;
}

Shape quatrefoil() {
    Shape s;
    const Vec centres[] = {{0, -.52f}, {.52f, 0}, {0, .52f}, {-.52f, 0}};
    for (int i = 0; i < 4; ++i) {
        const float middle = -pi / 2 + pi / 2 * static_cast<float>(i);
        add_arc(s, centres[i], {.53f, .53f}, middle - pi / 2, middle + pi / 2, 10);
    }
    return s;
}

const Shape& silhouette(Type type) {
    static const std::array<Shape, type_count> shapes = {
        leaf(),       Shape{{0, -1.1f}, {.98f, .12f}, {.66f, .95f}, {-.66f, .95f}, {-.98f, .12f}},
        bowl(),       Shape{{-.48f, -1}, {1.12f, -1}, {.48f, 1}, {-1.12f, 1}},
        disc(),       Shape{{-.9f, -.9f}, {.9f, -.9f}, {.9f, .9f}, {-.9f, .9f}},
        bitten(),     hexagon(),
        quatrefoil(), Shape{{0, -1.18f}, {1.08f, 0}, {0, 1.18f}, {-1.08f, 0}},
        disc(),
    };
    return shapes[static_cast<std::size_t>(type)];
}

// Letter size and its baseline under the centre, in radii.
struct LetterPlace {
    float size, down, right;
};

LetterPlace letter_place(Type type) {
    switch (type) {
        case Type::fire: return {1.08f, .53f, 0};
        case Type::water: return {1.10f, .52f, 0};
        case Type::lightning: return {1.12f, .41f, .02f};
        case Type::psychic: return {1.05f, .38f, 0};
        case Type::darkness: return {1.2f, .57f, -.06f};
        case Type::dragon: return {1.0f, .36f, 0};
        case Type::colorless: return {1.08f, .39f, 0};
        case Type::grass:
        case Type::fighting:
        case Type::metal:
        case Type::fairy: return {1.2f, .43f, 0};
    }
    return {1, .36f, 0};
}

Colour outline_colour(const Palette& p, Type type, On ground) {
    if (ground == On::cloth) return p.cloth_edge;
    if (type == Type::darkness) return rgb(0xA9B8CA);
    return mix(look_of(type).fill, black, 0.55f);
}

bool dented(Type type) { return type == Type::water || type == Type::darkness || type == Type::fairy; }

Vec kernel(Type type) { return type == Type::darkness ? Vec{-.35f, .35f} : Vec{0, .1f}; }

const Shape& silhouette(ultraman::Type type) {
    static const std::array<Shape, ultraman::type_count> shapes = {
        disc(),
        Shape{{0, -1.1f}, {1.05f, -.25f}, {.66f, .95f}, {-.66f, .95f}, {-1.05f, -.25f}},
        Shape{{-.48f, -1}, {1.12f, -1}, {.48f, 1}, {-1.12f, 1}},
        Shape{{-.92f, -.92f}, {.92f, -.92f}, {.92f, .2f}, {0, 1.1f}, {-.92f, .2f}},
        Shape{{0, -1.2f}, {1.2f, .85f}, {-1.2f, .85f}},
        Shape{{0, -1.2f}, {1.12f, 0}, {0, 1.2f}, {-1.12f, 0}},
        leaf(),
        hexagon(),
    };
    return shapes[static_cast<std::size_t>(type)];
}

LetterPlace letter_place(ultraman::Type type) {
    switch (type) {
        case ultraman::Type::hazard: return {.98f, .62f, 0};
        case ultraman::Type::armed: return {1.1f, .3f, 0};
        case ultraman::Type::power: return {1.1f, .46f, 0};
        case ultraman::Type::basic:
        case ultraman::Type::speed:
        case ultraman::Type::devastation:
        case ultraman::Type::meteo: return {1.08f, .39f, 0};
        case ultraman::Type::invasion: return {1.2f, .43f, 0};
    }
    return {1, .36f, 0};
}

void badge_letter(Canvas& c, Vec at, float r, const TypeLook& look, LetterPlace place) {
    const float size = place.size * r * (r < 9 ? 1.14f : 1.f);
    const float down = place.down * r + (size - place.size * r) * .36f;
    const TextStyle style{size, Weight::bold, look.on_fill, Align::centre, 5};
    c.text({at.x + place.right * r, at.y + down}, std::string_view(&look.letter, 1), style);
}

}  // namespace

void type_badge(Canvas& c, Vec at, float radius, ultraman::Type type, On ground) {
    const float r = std::max(radius, size::badge_floor / c.scale());
    const TypeLook& look = look_of(type);
    Shape shape = silhouette(type);
    for (Vec& v : shape) v = at + v * r;
    c.polygon(shape, look.fill);
    c.outline(shape, ground == On::cloth ? c.p.cloth_edge : mix(look.fill, black, .55f), std::max(.13f * r, .8f));
    badge_letter(c, at, r, look, letter_place(type));
}

float type_badges(Canvas& c, Vec right, float radius, ultraman::TypeSet types, On ground) {
    float x = 0;
    for (int t = ultraman::type_count - 1; t >= 0; --t) {
        if (!types.has(static_cast<ultraman::Type>(t))) continue;
        type_badge(c, {right.x - x - radius, right.y}, radius, static_cast<ultraman::Type>(t), ground);
        x += 2.3f * radius;
    }
    return x;
}

void category_icon(Canvas& c, Vec at, float r, ultraman::Category category, Colour colour) {
    switch (category) {
        case ultraman::Category::ultraman: {
            Shape star;
            for (int i = 0; i < 10; ++i) {
                const float a = -pi / 2 + pi / 5 * static_cast<float>(i), reach = i % 2 == 0 ? r : .46f * r;
                star.push_back(at + Vec{std::cos(a) * reach, std::sin(a) * reach});
            }
            return c.star(star, at, colour);
        }
        case ultraman::Category::kaiju:
            for (const float x : {-.6f, 0.f, .6f}) {
                const Vec claw[] = {at + Vec{(x + .3f) * r, -r}, at + Vec{(x + .12f) * r, .1f * r},
                                    at + Vec{(x - .3f) * r, r}};
                c.polyline(claw, colour, .3f * r);
            }
            return;
        case ultraman::Category::mech: {
            c.ring(at, .55f * r, colour, .36f * r);
            for (int i = 0; i < 8; ++i) {
                const float a = pi / 4 * static_cast<float>(i);
                const Vec out{std::cos(a), std::sin(a)};
                c.line(at + out * (.7f * r), at + out * r, colour, .3f * r);
            }
            return;
        }
        case ultraman::Category::scene: return trainer_icon(c, at, r, CardKind::stadium, colour);
    }
}

void card_mark(Canvas& c, Vec at, float radius, const ultraman::Card& card, On ground) {
    if (card.is_scene())
        return category_icon(c, at, radius * .8f, ultraman::Category::scene, mix(scene_colour, c.p.t1, .35f));
    for (int t = 0; t < ultraman::type_count; ++t)
        if (card.types.has(static_cast<ultraman::Type>(t)))
            return type_badge(c, at, radius, static_cast<ultraman::Type>(t), ground);
}

void type_badge(Canvas& c, Vec at, float radius, Type type, On ground) {
    const float r = std::max(radius, size::badge_floor / c.scale());
    const TypeLook& look = look_of(type);
    Shape shape = silhouette(type);
    for (Vec& v : shape) v = at + v * r;
    if (dented(type)) c.star(shape, at + kernel(type) * r, look.fill);
    else c.polygon(shape, look.fill);
    const Colour edge = outline_colour(c.p, type, ground);
    c.outline(shape, edge, std::max(.13f * r, .8f));
    if (type == Type::psychic) c.ring(at, .8f * r, white.alpha(.75f), std::max(.09f * r, .7f));
    if (type == Type::colorless) {
        c.circle(at, .74f * r, paper);
        c.ring(at, .74f * r, mix(look.fill, black, .55f), .07f * r);
    }
    badge_letter(c, at, r, look, letter_place(type));
}

void energy_badge(Canvas& c, Vec at, float radius, TypeSet types, On ground) {
    if (types.size() == 1) return type_badge(c, at, radius, types.first(), ground);
    static const Shape round = disc();
    Shape shape = round;
    for (Vec& v : shape) v = at + v * radius;
    c.polygon(shape, rgb(0xDDD7C8));
    int i = 0;
    for (int t = 0; t < type_count; ++t) {
        if (!types.has(static_cast<Type>(t))) continue;
        const float share = 1.f / static_cast<float>(types.size());
        c.arc(at, radius * .72f, share * static_cast<float>(i), share * static_cast<float>(i + 1),
              look_of(static_cast<Type>(t)).fill, radius * .5f);
        ++i;
    }
    c.outline(shape, ground == On::cloth ? c.p.cloth_edge : ink2, .13f * radius);
}

void energy_units(Canvas& c, Vec centre, float radius, const Card& card) {
    const std::size_t units = card.provides.size();
    if (units <= 1) {
        const TypeSet unit = units == 0 ? card.types : card.provides.front();
        return energy_badge(c, centre, radius, unit.empty() ? TypeSet::of(Type::colorless) : unit, On::print);
    }
    const float step = std::min(1.52f, 3.52f / static_cast<float>(units)) * radius;
    const float left = centre.x - step * static_cast<float>(units - 1) / 2;
    for (std::size_t i = 0; i < units; ++i)
        energy_badge(c, {left + step * static_cast<float>(i), centre.y}, .45f * step, card.provides[i], On::print);
}

float cost_badges(Canvas& c, Vec at, float radius, float step, const EnergyCost& cost, On ground) {
    float x = 0;
    for (int t = 0; t < type_count; ++t) {
        for (int i = 0; i < cost.units[t]; ++i, x += step)
            type_badge(c, {at.x + radius + x, at.y}, radius, static_cast<Type>(t), ground);
    }
    return x > 0 ? x - step + 2 * radius : 0;
}

void trainer_icon(Canvas& c, Vec at, float r, CardKind kind, Colour colour) {
    switch (kind) {
        case CardKind::item: {
            const Vec rhomb[] = {{at.x, at.y - r}, {at.x + r, at.y}, {at.x, at.y + r}, {at.x - r, at.y}};
            c.polygon(rhomb, colour);
            return;
        }
        case CardKind::supporter: {
            c.circle({at.x, at.y - .45f * r}, .5f * r, colour);
            Shape bust;
            add_arc(bust, {at.x, at.y + r}, {.95f * r, .85f * r}, pi, 2 * pi);
            c.polygon(bust, colour);
            return;
        }
        case CardKind::stadium: {
            Shape dome;
            add_arc(dome, {at.x, at.y + .3f * r}, {r, r}, pi, 2 * pi);
            c.polygon(dome, colour);
            c.rect({at.x - 1.1f * r, at.y + .42f * r, 2.2f * r, .4f * r}, colour, .1f * r);
            return;
        }
        case CardKind::tool: c.ring(at, .75f * r, colour, .45f * r); return;
        case CardKind::pokemon:
        case CardKind::basic_energy:
        case CardKind::special_energy: break;
    }
    ENSURE(is_trainer(kind));
}

void card_mark(Canvas& c, Vec at, float radius, const Card& card, On ground) {
    if (is_trainer(card.kind)) {
        trainer_icon(c, at, radius * .8f, card.kind, mix(trainer_colour(card.kind), c.p.t1, .35f));
        return;
    }
    TypeSet types = card.types;
    if (types.empty()) types = card.provides.empty() ? TypeSet::of(Type::colorless) : card.provides.front();
    energy_badge(c, at, radius, types, ground);
}

void condition_icon(Canvas& c, Vec at, float r, SpecialCondition condition) {
    const Colour colour = condition_colour(condition);
    const float wide = .28f * r;
    switch (condition) {
        case SpecialCondition::asleep: {
            const Vec z[] = {at + Vec{-.75f * r, -.85f * r}, at + Vec{.75f * r, -.85f * r},
                             at + Vec{-.75f * r, .85f * r}, at + Vec{.75f * r, .85f * r}};
            c.polyline(z, colour, wide);
            return;
        }
        case SpecialCondition::confused: {
            Shape spiral;
            for (int i = 0; i <= 24; ++i) {
                const float t = static_cast<float>(i) / 24;
                const float a = -2.6f + 9.2f * (1 - t), reach = r * (.2f + .8f * t);
                spiral.push_back(at + Vec{std::cos(a) * reach, std::sin(a) * reach});
            }
            c.polyline(spiral, colour, wide);
            return;
        }
        case SpecialCondition::paralyzed: {
            const Vec bolt[] = {at + Vec{.3f * r, -1.05f * r}, at + Vec{-.55f * r, .12f * r}, at + Vec{.42f * r, 0},
                                at + Vec{-.32f * r, 1.05f * r}};
            c.polyline(bolt, colour, wide * 1.1f);
            return;
        }
        case SpecialCondition::burned: {
            const Vec flame[] = {at + Vec{0, -r}, at + Vec{.95f * r, .85f * r}, at + Vec{-.95f * r, .85f * r}};
            c.polygon(flame, colour);
            return;
        }
        case SpecialCondition::poisoned: {
            c.circle(at + Vec{-.5f * r, .4f * r}, .52f * r, colour);
            c.circle(at + Vec{.55f * r, .15f * r}, .42f * r, colour);
            c.circle(at + Vec{0, -.6f * r}, .34f * r, colour);
            return;
        }
    }
}

float condition_chip(Canvas& c, const Strings& say, Vec at, SpecialCondition condition) {
    const TextStyle style = bold(14.6f, night_palette.t1);
    const std::string_view word = say.condition(condition);
    const Rect box{at.x, at.y, 36 + c.width(word, style), 26};
    c.rect(box, ink, 7.3f);
    c.frame(box, condition_colour(condition), 7.3f, 2);
    condition_icon(c, {at.x + 14.5f, at.y + 13}, 7, condition);
    c.text({at.x + 26.5f, at.y + 18.2f}, word, style);
    return box.w;
}

void damage_disc(Canvas& c, Vec at, float r, int points) {
    const Colour edge = rgb(points >= 100 ? 0xFF6B57 : points >= 50 ? 0xFFA24D : 0xF2D9B0);
    c.circle({at.x, at.y + 1.5f}, r + 1, black.alpha(.35f));
    c.circle(at, r, ink);
    c.ring(at, r - .07f * r, edge, .14f * r);
    const TextStyle style{r * (points >= 100 ? .78f : .92f), Weight::bold, white, Align::centre, size::card_text_floor};
    c.text({at.x, at.y + c.real_size(style) * .36f}, std::to_string(points), style);
}

}  // namespace cubenight::gui
