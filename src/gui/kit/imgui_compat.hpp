// What differs between Dear ImGui 1.86 (Debian 12) and 1.92: how input is handed in and read, how the font atlas is
// built and handed to the graphics card. No other file asks for the version.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include <imgui.h>

#include "src/gui/kit/geometry.hpp"
#include "src/gui/kit/glyph_stock.hpp"

namespace cubenight::gui {

// Keys that the screens use. Letters and digits stand together, in order.
enum class Key : std::uint8_t {
    none,
    enter,
    escape,
    space,
    tab,
    backspace,
    del,
    left,
    right,
    up,
    down,
    home,
    end,
    page_up,
    page_down,
    shift,
    ctrl,
    alt,
    plus,
    minus,
    f1,
    f11,
    digit0,
    digit1,
    digit2,
    digit3,
    digit4,
    digit5,
    digit6,
    digit7,
    digit8,
    digit9,
    a,
    b,
    c,
    d,
    e,
    f,
    g,
    h,
    i,
    j,
    k,
    l,
    m,
    n,
    o,
    p,
    q,
    r,
    s,
    t,
    u,
    v,
    w,
    x,
    y,
    z,
};
inline constexpr int key_count = static_cast<int>(Key::z) + 1;

constexpr Key digit_key(int digit) { return static_cast<Key>(static_cast<int>(Key::digit0) + digit); }
constexpr Key letter_key(int letter) { return static_cast<Key>(static_cast<int>(Key::a) + letter); }

// Whether a held key counts again and again.
enum class Repeat : std::uint8_t { no, yes };

namespace compat {

// Prepares the key table of a context that no backend feeds (pictures and tests).
void prepare_headless(ImGuiIO& io);
// Hands input in, as a backend would. Pixels of the window.
void mouse_move(ImGuiIO& io, Vec pixels);
void mouse_button(ImGuiIO& io, int button, bool down);
void mouse_wheel(ImGuiIO& io, float notches);
void key(ImGuiIO& io, Key key, bool down);

// Whether the key went down in this frame, and whether it is held.
bool pressed(Key key, Repeat repeat = Repeat::no);
bool held(Key key);
// Whether any key that the screens use went down in this frame.
bool any_pressed();
// Takes the cursor out of the text field that has it.
void stop_typing();

// Makes a font the one that Dear ImGui's own widgets use; undone by ImGui::PopFont.
void push_font(ImFont* font, float size);

// Adds a font from the bytes of a file, which must stay where they are for as long as the atlas has the font. The
// config says size, glyphs and all else.
ImFont* add_font(ImFontAtlas& atlas, std::string& file, const ImFontConfig& config);
// Builds the atlas. Before 1.92 every glyph of it would be drawn again; those that the stock has are not.
void build(ImFontAtlas& atlas, GlyphStock& stock);
float ascent(const ImFont* font, float size);
float width(const ImFont* font, float size, std::string_view text);
// Reads one code point of UTF-8; returns how many bytes it took (at least 1).
int next_glyph(unsigned& glyph, const char* at, const char* end);

// The atlas's texture in the graphics card, after a rebuild. Only with the OpenGL backend running.
void upload_fonts();

}  // namespace compat
}  // namespace cubenight::gui
