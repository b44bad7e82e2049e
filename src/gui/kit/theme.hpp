// The look's tokens: colours, sizes and times. Everything on screen takes its colours from here, so that the high
// contrast palette needs no second set of screens.
#pragma once

#include <cstdint>

#include "engine/cards/types.hpp"
#include "engine/cards/ultraman/types.hpp"

namespace cubenight::gui {

struct Colour {
    std::uint8_t r = 0, g = 0, b = 0, a = 255;

    // As Dear ImGui packs it.
    constexpr std::uint32_t packed() const {
        return std::uint32_t{r} | std::uint32_t{g} << 8 | std::uint32_t{b} << 16 | std::uint32_t{a} << 24;
    }
    // The same colour at a share (0 to 1) of its opacity.
    constexpr Colour alpha(float share) const {
        return {r, g, b, static_cast<std::uint8_t>(static_cast<float>(a) * share + 0.5f)};
    }
    friend constexpr bool operator==(Colour, Colour) = default;
};

constexpr Colour rgb(std::uint32_t hex) {
    return {static_cast<std::uint8_t>(hex >> 16), static_cast<std::uint8_t>(hex >> 8), static_cast<std::uint8_t>(hex)};
}

// `share` of the way from a to b.
constexpr Colour mix(Colour a, Colour b, float share) {
    const auto part = [share](std::uint8_t from, std::uint8_t to) {
        return static_cast<std::uint8_t>(static_cast<float>(from) + (static_cast<float>(to) - from) * share + 0.5f);
    };
    return {part(a.r, b.r), part(a.g, b.g), part(a.b, b.b), part(a.a, b.a)};
}

inline constexpr Colour white = rgb(0xFFFFFF);
inline constexpr Colour black = rgb(0x000000);
inline constexpr Colour paper = rgb(0xFAF6EC);
inline constexpr Colour ink = rgb(0x141A21);
inline constexpr Colour ink2 = rgb(0x4A525C);

struct Palette {
    Colour bg0, bg1;    // window, vertical gradient bg1 to bg0
    Colour s1, s2, s3;  // panel; row, field, button; selected tab
    Colour well;        // sunken fields
    Colour line;        // hairlines
    Colour t1, t2, t3;  // text, secondary, hint
    Colour felt_t2;     // secondary text on felt
    Colour accent, info, ok, warn, bad;
    Colour bad_row, own_row;
    Colour felt, felt_edge, rim, rim_edge;
    Colour back, back_edge, back_line, back_border;  // card backs
    // What is the same in every dark room.
    Colour plate = ink;                 // what lies on the felt and holds text
    Colour on_signal = ink;             // text and signs on accent, info, ok, warn and bad
    Colour other = rgb(0x7FB2E5);       // of the opponent, where the accent is one's own
    Colour idle_edge = rgb(0x5C7C88);   // on the felt: of plates where nobody acts
    Colour seam = rgb(0x7FC2B3);        // dashes on it
    Colour cloth_edge = rgb(0xD5DEE8);  // outlines of badges on it
    Colour zone_fill = rgb(0x0D2421).alpha(.75f), zone_edge = rgb(0x4F8C7F).alpha(.75f),
           zone_text = rgb(0x9CC6BB);                              // empty places on the felt
    Colour curtain = rgb(0x24365A), curtain_edge = rgb(0x131C33);  // gradient
    Colour hall = rgb(0x1D2A3A), hall_edge = rgb(0x151D28);        // gradient behind the table on the home screen
    Colour control_edge = black.alpha(0);  // around what can be pressed, where its fill does not stand out
};

inline constexpr Palette night_palette{
    .bg0 = rgb(0x0D1219),
    .bg1 = rgb(0x141B25),
    .s1 = rgb(0x1A222D),
    .s2 = rgb(0x242E3B),
    .s3 = rgb(0x303C4B),
    .well = rgb(0x10161E),
    .line = rgb(0x3B4859),
    .t1 = rgb(0xF5F1E8),
    .t2 = rgb(0xC3CBD6),
    .t3 = rgb(0x97A3B2),
    .felt_t2 = rgb(0xCFE3DC),
    .accent = rgb(0xFFB84D),
    .info = rgb(0x63CBFF),
    .ok = rgb(0x62D694),
    .warn = rgb(0xFFD766),
    .bad = rgb(0xFF8273),
    .bad_row = rgb(0x3A2528),
    .own_row = rgb(0x2E2817),
    .felt = rgb(0x245A50),
    .felt_edge = rgb(0x143530),
    .rim = rgb(0x6A523A),
    .rim_edge = rgb(0x3E3023),
    .back = rgb(0x24365A),
    .back_edge = rgb(0x131C33),
    .back_line = rgb(0x4A659B),
    .back_border = rgb(0xE9DDC4),
};

// Red felt by the fire.
inline constexpr Palette ember_palette{
    .bg0 = rgb(0x120C0D),
    .bg1 = rgb(0x1E1416),
    .s1 = rgb(0x271B1D),
    .s2 = rgb(0x35272A),
    .s3 = rgb(0x463438),
    .well = rgb(0x170F11),
    .line = rgb(0x624A4F),
    .t1 = rgb(0xF8F0E6),
    .t2 = rgb(0xDCCECA),
    .t3 = rgb(0xBBA8A6),
    .felt_t2 = rgb(0xEED9D5),
    .accent = rgb(0xFFB84D),
    .info = rgb(0x85CDFF),
    .ok = rgb(0x70DA9C),
    .warn = rgb(0xFFD766),
    .bad = rgb(0xFF9384),
    .bad_row = rgb(0x4D1F24),
    .own_row = rgb(0x3A2A15),
    .felt = rgb(0x642433),
    .felt_edge = rgb(0x3A141E),
    .rim = rgb(0x5E4938),
    .rim_edge = rgb(0x35281E),
    .back = rgb(0x24365A),
    .back_edge = rgb(0x131C33),
    .back_line = rgb(0x4A659B),
    .back_border = rgb(0xE9DDC4),
};

// A room by day: dark letters, paler cloth.
inline constexpr Palette day_palette{
    .bg0 = rgb(0xE2DDD2),
    .bg1 = rgb(0xEFEBE2),
    .s1 = rgb(0xFBF9F4),
    .s2 = rgb(0xF0ECE3),
    .s3 = rgb(0xE0DACD),
    .well = white,
    .line = rgb(0xC4BCAC),
    .t1 = rgb(0x1A212A),
    .t2 = rgb(0x3A434F),
    .t3 = rgb(0x4C5663),
    .felt_t2 = rgb(0x2A3E37),
    .accent = rgb(0x7C4400),
    .info = rgb(0x07508C),
    .ok = rgb(0x145C32),
    .warn = rgb(0x5F4900),
    .bad = rgb(0x9C2118),
    .bad_row = rgb(0xF7DFDA),
    .own_row = rgb(0xF6E9CE),
    .felt = rgb(0xCFE1D7),
    .felt_edge = rgb(0xB7D0C4),
    .rim = rgb(0xB8966F),
    .rim_edge = rgb(0x967552),
    .back = rgb(0x24365A),
    .back_edge = rgb(0x131C33),
    .back_line = rgb(0x4A659B),
    .back_border = rgb(0xE9DDC4),
    .plate = rgb(0xFBF9F4),
    .on_signal = white,
    .other = rgb(0x1F5F94),
    .seam = rgb(0x4F7D70),
    .cloth_edge = rgb(0x27323C),
    .zone_fill = rgb(0xE3EEE8).alpha(.75f),
    .zone_edge = rgb(0x4F7D70).alpha(.85f),
    .zone_text = rgb(0x2F4A41),
    .curtain = rgb(0xD3DEEE),
    .curtain_edge = rgb(0xC3D1E5),
    .hall = rgb(0xE9EEF1),
    .hall_edge = rgb(0xDFE3E2),
};

// High contrast in a dark room.
inline constexpr Palette dark_contrast_palette{
    .bg0 = black,
    .bg1 = black,
    .s1 = black,
    .s2 = rgb(0x101418),
    .s3 = rgb(0x2A323C),
    .well = black,
    .line = white,
    .t1 = white,
    .t2 = white,
    .t3 = rgb(0xD8DEE6),
    .felt_t2 = white,
    .accent = rgb(0xFFC35E),
    .info = rgb(0x7FD6FF),
    .ok = rgb(0x7BE6A8),
    .warn = rgb(0xFFE27A),
    .bad = rgb(0xFF9A8E),
    .bad_row = rgb(0x2A0F12),
    .own_row = rgb(0x241D08),
    .felt = black,
    .felt_edge = black,
    .rim = rgb(0x2C2C2C),
    .rim_edge = rgb(0x2C2C2C),
    .back = rgb(0x10182C),
    .back_edge = rgb(0x10182C),
    .back_line = rgb(0x8FB0F0),
    .back_border = white,
    .curtain = black,
    .curtain_edge = black,
    .hall = black,
    .hall_edge = black,
    .control_edge = white,
};

// High contrast by day.
inline constexpr Palette light_contrast_palette{
    .bg0 = white,
    .bg1 = white,
    .s1 = white,
    .s2 = rgb(0xF1F3F5),
    .s3 = rgb(0xC4CDD6),
    .well = white,
    .line = black,
    .t1 = black,
    .t2 = black,
    .t3 = rgb(0x252C35),
    .felt_t2 = black,
    .accent = rgb(0x6A3800),
    .info = rgb(0x003F70),
    .ok = rgb(0x084A24),
    .warn = rgb(0x4A3800),
    .bad = rgb(0x86130B),
    .bad_row = rgb(0xFCE6E2),
    .own_row = rgb(0xFFF2D2),
    .felt = white,
    .felt_edge = white,
    .rim = rgb(0xCFD4D9),
    .rim_edge = rgb(0xCFD4D9),
    .back = rgb(0x10182C),
    .back_edge = rgb(0x10182C),
    .back_line = rgb(0x8FB0F0),
    .back_border = white,
    .plate = white,
    .on_signal = white,
    .other = rgb(0x0B3F6E),
    .idle_edge = rgb(0x3C4A52),
    .seam = rgb(0x2F4F47),
    .cloth_edge = black,
    .zone_fill = white,
    .zone_edge = black,
    .zone_text = black,
    .curtain = white,
    .curtain_edge = white,
    .hall = white,
    .hall_edge = white,
    .control_edge = black,
};

// Of two colours, 1 to 21, as the WCAG counts it: texts have at least 4.5, marks that carry a meaning 3.
float contrast(Colour a, Colour b);

// What is drawn for a type or a kind of card.
struct TypeLook {
    char letter;
    Colour fill;
    Colour on_fill;  // the letter
};
const TypeLook& look_of(Type type);
const TypeLook& look_of(ultraman::Type type);

// Items, Supporters, Stadiums, Tools. REQUIRES: is_trainer(kind).
Colour trainer_colour(CardKind kind);
Colour condition_colour(SpecialCondition condition);
// The colour that a card's frame and art are built from.
Colour kind_colour(CardKind kind, TypeSet types);

inline constexpr Colour scene_colour = rgb(0x3F8F79);

namespace size {
inline constexpr float hint = 13, secondary = 14, body = 15;
inline constexpr float chip_radius = 5, button_radius = 8, panel_radius = 14, large_radius = 17;
inline constexpr float text_floor = 12, card_text_floor = 10, badge_floor = 6;  // real pixels
}  // namespace size

// Milliseconds.
namespace motion {
inline constexpr float hover = 90, card = 220, pass = 320, coin = 500, glow = 1600, hold = 600;
}

}  // namespace cubenight::gui
