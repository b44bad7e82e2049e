#include "src/gui/kit/theme.hpp"

#include <algorithm>
#include <cmath>

#include "engine/core/ensure.hpp"

namespace cubenight::gui {

namespace {

float luminance(Colour colour) {
    const auto linear = [](std::uint8_t part) {
        const float share = static_cast<float>(part) / 255;
        return share <= .03928f ? share / 12.92f : std::pow((share + .055f) / 1.055f, 2.4f);
    };
    return .2126f * linear(colour.r) + .7152f * linear(colour.g) + .0722f * linear(colour.b);
}

}  // namespace

float contrast(Colour a, Colour b) {
    const float one = luminance(a) + .05f, other = luminance(b) + .05f;
    return std::max(one, other) / std::min(one, other);
}

const TypeLook& look_of(Type type) {
    static constexpr TypeLook looks[type_count] = {
        {'G', rgb(0x4DAA57), ink},   {'R', rgb(0xE4573D), ink}, {'W', rgb(0x3C8FE0), ink},   {'L', rgb(0xF4C531), ink},
        {'P', rgb(0x9553C3), white}, {'F', rgb(0xB9713B), ink}, {'D', rgb(0x46566B), white}, {'M', rgb(0x93A5B3), ink},
        {'Y', rgb(0xEE8FBB), ink},   {'N', rgb(0xA3962F), ink}, {'C', rgb(0xDDD7C8), ink},
    };
    return looks[static_cast<int>(type)];
}

const TypeLook& look_of(ultraman::Type type) {
    static constexpr TypeLook looks[ultraman::type_count] = {
        {'B', rgb(0xB9C6D2), ink}, {'P', rgb(0xE4573D), ink},   {'S', rgb(0x3C8FE0), ink}, {'A', rgb(0xE3B23C), ink},
        {'H', rgb(0xCB7A32), ink}, {'D', rgb(0x7D4FB8), white}, {'I', rgb(0x4DAA57), ink}, {'M', rgb(0x31A6A3), ink},
    };
    return looks[static_cast<int>(type)];
}

Colour trainer_colour(CardKind kind) {
    switch (kind) {
        case CardKind::item: return rgb(0x4F7AA8);
        case CardKind::supporter: return rgb(0xC2663F);
        case CardKind::stadium: return rgb(0x3F8F79);
        case CardKind::tool: return rgb(0x7A68A8);
        case CardKind::pokemon:
        case CardKind::basic_energy:
        case CardKind::special_energy: break;
    }
    ENSURE(is_trainer(kind));
    return ink2;
}

Colour condition_colour(SpecialCondition condition) {
    switch (condition) {
        case SpecialCondition::asleep: return rgb(0x7C8CE0);
        case SpecialCondition::confused: return rgb(0xE8A33D);
        case SpecialCondition::paralyzed: return rgb(0xF2D33C);
        case SpecialCondition::burned: return rgb(0xEF6A4A);
        case SpecialCondition::poisoned: return rgb(0xB27AE0);
    }
    return white;
}

Colour kind_colour(CardKind kind, TypeSet types) {
    if (is_trainer(kind)) return trainer_colour(kind);
    return look_of(types.empty() ? Type::colorless : types.first()).fill;
}

}  // namespace cubenight::gui
