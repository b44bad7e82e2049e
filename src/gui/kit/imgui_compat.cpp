#include "src/gui/kit/imgui_compat.hpp"

#include <algorithm>
#include <bit>
#include <cfloat>
#include <cmath>
#include <functional>
#include <iterator>
#include <tuple>
#include <utility>
#include <vector>

#include <backends/imgui_impl_opengl3.h>
#include <imgui_internal.h>

namespace cubenight::gui::compat {
namespace {

#if IMGUI_VERSION_NUM >= 18700

ImGuiKey code(Key key) {
    static constexpr ImGuiKey codes[] = {
        ImGuiKey_None,      ImGuiKey_Enter,    ImGuiKey_Escape,    ImGuiKey_Space,      ImGuiKey_Tab,
        ImGuiKey_Backspace, ImGuiKey_Delete,   ImGuiKey_LeftArrow, ImGuiKey_RightArrow, ImGuiKey_UpArrow,
        ImGuiKey_DownArrow, ImGuiKey_Home,     ImGuiKey_End,       ImGuiKey_PageUp,     ImGuiKey_PageDown,
        ImGuiKey_LeftShift, ImGuiKey_LeftCtrl, ImGuiKey_LeftAlt,   ImGuiKey_Equal,      ImGuiKey_Minus,
        ImGuiKey_F1,        ImGuiKey_F11};
    static_assert(std::size(codes) == static_cast<std::size_t>(Key::digit0));
    const int value = static_cast<int>(key);
    if (key < Key::digit0) return codes[value];
    if (key <= Key::digit9) return static_cast<ImGuiKey>(ImGuiKey_0 + value - static_cast<int>(Key::digit0));
    return static_cast<ImGuiKey>(ImGuiKey_A + value - static_cast<int>(Key::a));
}

#else

// Dear ImGui 1.86 has no names for most keys: it counts by the backend's codes, which are GLFW's.
int code(Key key) {
    static constexpr int codes[] = {-1,  257, 256, 32,  258, 259, 261, 263, 262, 265, 264,
                                    268, 269, 266, 267, 340, 341, 342, 61,  45,  290, 300};
    static_assert(std::size(codes) == static_cast<std::size_t>(Key::digit0));
    const int value = static_cast<int>(key);
    if (key < Key::digit0) return codes[value];
    if (key <= Key::digit9) return '0' + value - static_cast<int>(Key::digit0);
    return 'A' + value - static_cast<int>(Key::a);
}

#endif

}  // namespace

#if IMGUI_VERSION_NUM >= 18700

void prepare_headless(ImGuiIO&) {}
void mouse_move(ImGuiIO& io, Vec pixels) { io.AddMousePosEvent(pixels.x, pixels.y); }
void mouse_button(ImGuiIO& io, int button, bool down) { io.AddMouseButtonEvent(button, down); }
void mouse_wheel(ImGuiIO& io, float notches) { io.AddMouseWheelEvent(0.f, notches); }
void key(ImGuiIO& io, Key key, bool down) {
    io.AddKeyEvent(code(key), down);
    if (key == Key::shift) io.AddKeyEvent(ImGuiMod_Shift, down);
    if (key == Key::ctrl) io.AddKeyEvent(ImGuiMod_Ctrl, down);
    if (key == Key::alt) io.AddKeyEvent(ImGuiMod_Alt, down);
}

#else

void prepare_headless(ImGuiIO& io) {
    const std::pair<int, Key> map[] = {
        {ImGuiKey_Tab, Key::tab},
        {ImGuiKey_LeftArrow, Key::left},
        {ImGuiKey_RightArrow, Key::right},
        {ImGuiKey_UpArrow, Key::up},
        {ImGuiKey_DownArrow, Key::down},
        {ImGuiKey_Home, Key::home},
        {ImGuiKey_End, Key::end},
        {ImGuiKey_Delete, Key::del},
        {ImGuiKey_Backspace, Key::backspace},
        {ImGuiKey_Space, Key::space},
        {ImGuiKey_Enter, Key::enter},
        {ImGuiKey_Escape, Key::escape},
        {ImGuiKey_PageUp, Key::page_up},
        {ImGuiKey_PageDown, Key::page_down},
        {ImGuiKey_A, Key::a},
        {ImGuiKey_C, Key::c},
        {ImGuiKey_V, Key::v},
        {ImGuiKey_X, Key::x},
        {ImGuiKey_Y, Key::y},
        {ImGuiKey_Z, Key::z},
    };
    for (const auto& [theirs, ours] : map) io.KeyMap[theirs] = code(ours);
}

void mouse_move(ImGuiIO& io, Vec pixels) { io.MousePos = {pixels.x, pixels.y}; }
void mouse_button(ImGuiIO& io, int button, bool down) { io.MouseDown[button] = down; }
void mouse_wheel(ImGuiIO& io, float notches) { io.MouseWheel += notches; }
void key(ImGuiIO& io, Key key, bool down) {
    io.KeysDown[code(key)] = down;
    if (key == Key::shift) io.KeyShift = down;
    if (key == Key::ctrl) io.KeyCtrl = down;
    if (key == Key::alt) io.KeyAlt = down;
}

#endif

bool pressed(Key key, Repeat repeat) { return ImGui::IsKeyPressed(code(key), repeat == Repeat::yes); }

bool held(Key key) {
    const ImGuiIO& io = ImGui::GetIO();
    if (key == Key::shift) return io.KeyShift;
    if (key == Key::ctrl) return io.KeyCtrl;
    if (key == Key::alt) return io.KeyAlt;
    return ImGui::IsKeyDown(code(key));
}

#if IMGUI_VERSION_NUM >= 19200

ImFont* add_font(ImFontAtlas& atlas, std::string& file, const ImFontConfig& config) {
    ImFontConfig lent = config;
    lent.FontDataOwnedByAtlas = false;
    return atlas.AddFontFromMemoryTTF(file.data(), static_cast<int>(file.size()), lent.SizePixels, &lent);
}

// From 1.92 on a backend may take glyphs as they come; without one the atlas is built at once, as before.
void build(ImFontAtlas& atlas, GlyphStock&) {
    if (!(ImGui::GetIO().BackendFlags & ImGuiBackendFlags_RendererHasTextures)) atlas.Build();
}

float ascent(const ImFont* font, float size) {
    return std::round(const_cast<ImFont*>(font)->GetFontBaked(size)->Ascent);
}

void upload_fonts() {}

void push_font(ImFont* font, float size) { ImGui::PushFont(font, size); }

#else

// An atlas copies what is not its own: 20 megabytes for each size of a large font. It is told that the bytes are its
// own while it adds them, and that they are not before it could free them.
ImFont* add_font(ImFontAtlas& atlas, std::string& file, const ImFontConfig& config) {
    ImFontConfig given = config;
    given.FontDataOwnedByAtlas = true;
    ImFont* const font =
        atlas.AddFontFromMemoryTTF(file.data(), static_cast<int>(file.size()), given.SizePixels, &given);
    atlas.ConfigData.back().FontDataOwnedByAtlas = false;
    return font;
}

namespace {

// A glyph of a font of the atlas, and its place in the texture.
struct Placed {
    const ImFontConfig* font;
    unsigned sign;
    const DrawnGlyph* glyph;
    int x = 0, y = 0;
};

std::vector<unsigned> signs_of(const ImFontConfig& font) {
    std::vector<unsigned> signs;
    for (const ImWchar* range = font.GlyphRanges; range[0] != 0; range += 2)
        for (unsigned sign = range[0]; sign <= range[1]; ++sign) signs.push_back(sign);
    return signs;
}

FontCut cut_of(const ImFontConfig& font) {
    return {static_cast<const unsigned char*>(font.FontData), font.FontNo, font.SizePixels, font.OversampleH};
}

std::vector<Placed> glyphs_of(ImFontAtlas& atlas, GlyphStock& stock) {
    std::vector<Placed> glyphs;
    for (ImFontConfig& font : atlas.ConfigData) {
        if (!font.GlyphRanges) font.GlyphRanges = atlas.GetGlyphRangesDefault();
        const std::vector<unsigned> signs = signs_of(font);
        const std::vector<const DrawnGlyph*> drawn = stock.glyphs(cut_of(font), signs);
        for (std::size_t i = 0; i < signs.size(); ++i)
            if (drawn[i]) glyphs.push_back({&font, signs[i], drawn[i]});
    }
    return glyphs;
}

// A width that leaves the texture about square.
int texture_width(const ImFontAtlas& atlas, const std::vector<Placed>& glyphs) {
    double surface = 0;
    for (const Placed& placed : glyphs)
        surface += static_cast<double>(placed.glyph->columns + atlas.TexGlyphPadding) *
                   (placed.glyph->rows + atlas.TexGlyphPadding);
    int width = 512;
    while (width < 4096 && static_cast<double>(width) * width < surface) width *= 2;
    return width;
}

// Shelves from the top down, each as high as the highest that was put on it.
class Shelves {
public:
    Shelves(int width, int padding) : width_(width), padding_(padding) {}
    std::pair<int, int> put(int width, int height) {
        if (x_ + width + padding_ > width_) x_ = 0, y_ += shelf_, shelf_ = 0;
        shelf_ = std::max(shelf_, height + padding_);
        return {std::exchange(x_, x_ + width + padding_), y_};
    }
    int height() const { return y_ + shelf_; }

private:
    int width_, padding_;
    int x_ = 0, y_ = 0, shelf_ = 0;
};

// Gives everything its place, Dear ImGui's own shapes too, and the texture its size.
void place(ImFontAtlas& atlas, std::vector<Placed>& glyphs) {
    std::ranges::stable_sort(glyphs, std::greater(), [](const Placed& placed) { return placed.glyph->rows; });
    atlas.TexWidth = texture_width(atlas, glyphs);
    Shelves shelves(atlas.TexWidth, atlas.TexGlyphPadding);
    for (ImFontAtlasCustomRect& own : atlas.CustomRects) {
        const auto [x, y] = shelves.put(own.Width, own.Height);
        own.X = static_cast<unsigned short>(x);
        own.Y = static_cast<unsigned short>(y);
    }
    for (Placed& placed : glyphs) std::tie(placed.x, placed.y) = shelves.put(placed.glyph->columns, placed.glyph->rows);
    atlas.TexHeight = static_cast<int>(std::bit_ceil(static_cast<unsigned>(shelves.height())));
    atlas.TexUvScale = {1.f / static_cast<float>(atlas.TexWidth), 1.f / static_cast<float>(atlas.TexHeight)};
}

void copy(ImFontAtlas& atlas, const std::vector<Placed>& glyphs) {
    const auto width = static_cast<std::size_t>(atlas.TexWidth),
               size = width * static_cast<std::size_t>(atlas.TexHeight);
    atlas.TexPixelsAlpha8 = static_cast<unsigned char*>(IM_ALLOC(size));
    std::fill_n(atlas.TexPixelsAlpha8, size, static_cast<unsigned char>(0));
    for (const Placed& placed : glyphs) {
        const auto columns = static_cast<std::size_t>(placed.glyph->columns);
        for (int row = 0; row < placed.glyph->rows; ++row)
            std::copy_n(placed.glyph->coverage.data() + static_cast<std::size_t>(row) * columns, columns,
                        atlas.TexPixelsAlpha8 + static_cast<std::size_t>(placed.y + row) * width +
                            static_cast<std::size_t>(placed.x));
    }
}

void hand_over(ImFontAtlas& atlas, const Placed& placed) {
    const DrawnGlyph& glyph = *placed.glyph;
    const auto x = static_cast<float>(placed.x), y = static_cast<float>(placed.y);
    const ImVec2 by{placed.font->GlyphOffset.x, placed.font->GlyphOffset.y + std::round(placed.font->DstFont->Ascent)};
    placed.font->DstFont->AddGlyph(placed.font, static_cast<ImWchar>(placed.sign), glyph.left + by.x, glyph.top + by.y,
                                   glyph.right + by.x, glyph.bottom + by.y, x * atlas.TexUvScale.x,
                                   y * atlas.TexUvScale.y, (x + static_cast<float>(glyph.columns)) * atlas.TexUvScale.x,
                                   (y + static_cast<float>(glyph.rows)) * atlas.TexUvScale.y, glyph.advance);
}

}  // namespace

void build(ImFontAtlas& atlas, GlyphStock& stock) {
    ImFontAtlasBuildInit(&atlas);
    atlas.ClearTexData();
    for (ImFontConfig& font : atlas.ConfigData) {
        const GlyphStock::Lines lines = GlyphStock::lines(cut_of(font)).value_or(GlyphStock::Lines{});
        ImFontAtlasBuildSetupFont(&atlas, font.DstFont, &font, lines.ascent, lines.descent);
    }
    std::vector<Placed> glyphs = glyphs_of(atlas, stock);
    place(atlas, glyphs);
    copy(atlas, glyphs);
    for (const Placed& glyph : glyphs) hand_over(atlas, glyph);
    ImFontAtlasBuildFinish(&atlas);
}

void push_font(ImFont* font, float) { ImGui::PushFont(font); }

float ascent(const ImFont* font, float size) { return std::round(font->Ascent) * size / font->FontSize; }

void upload_fonts() {
    ImGui_ImplOpenGL3_DestroyFontsTexture();
    ImGui_ImplOpenGL3_CreateFontsTexture();
}

#endif

bool any_pressed() {
    for (int i = 1; i < key_count; ++i)
        if (pressed(static_cast<Key>(i))) return true;
    return false;
}

void stop_typing() { ImGui::ClearActiveID(); }

float width(const ImFont* font, float size, std::string_view text) {
    return const_cast<ImFont*>(font)->CalcTextSizeA(size, FLT_MAX, 0.f, text.data(), text.data() + text.size()).x;
}

int next_glyph(unsigned& glyph, const char* at, const char* end) {
    const int bytes = ImTextCharFromUtf8(&glyph, at, end);
    return bytes > 0 ? bytes : 1;
}

}  // namespace cubenight::gui::compat
