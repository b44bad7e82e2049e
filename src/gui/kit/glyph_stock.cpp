#include "src/gui/kit/glyph_stock.hpp"

#include <cmath>

#include <stb/stb_truetype.h>

namespace cubenight::gui {
namespace {

struct OpenFont {
    stbtt_fontinfo info;
    float scale;
};

std::optional<OpenFont> opened(const FontCut& cut) {
    OpenFont font;
    const int offset = stbtt_GetFontOffsetForIndex(cut.file, cut.face);
    if (offset < 0 || !stbtt_InitFont(&font.info, cut.file, offset)) return std::nullopt;
    font.scale = stbtt_ScaleForPixelHeight(&font.info, cut.size);
    return font;
}

std::optional<DrawnGlyph> drawn(const OpenFont& font, int finer, unsigned sign) {
    const int glyph = stbtt_FindGlyphIndex(&font.info, static_cast<int>(sign));
    if (glyph == 0) return std::nullopt;
    const float times = static_cast<float>(finer), fine_scale = font.scale * times;
    int x0 = 0, y0 = 0, x1 = 0, y1 = 0, advance = 0, bearing = 0;
    stbtt_GetGlyphBitmapBoxSubpixel(&font.info, glyph, fine_scale, font.scale, 0, 0, &x0, &y0, &x1, &y1);
    stbtt_GetGlyphHMetrics(&font.info, glyph, &advance, &bearing);
    DrawnGlyph drawing;
    drawing.columns = x1 - x0 + finer - 1;  // the mean over so many columns is wider than what it is taken of
    drawing.rows = y1 - y0;
    drawing.coverage.resize(static_cast<std::size_t>(drawing.columns) * static_cast<std::size_t>(drawing.rows));
    float shift_x = 0, shift_y = 0;
    if (!drawing.coverage.empty())
        stbtt_MakeGlyphBitmapSubpixelPrefilter(&font.info, drawing.coverage.data(), drawing.columns, drawing.rows,
                                               drawing.columns, fine_scale, font.scale, 0, 0, finer, 1, &shift_x,
                                               &shift_y, glyph);
    drawing.left = static_cast<float>(x0) / times + shift_x;
    drawing.right = static_cast<float>(x0 + drawing.columns) / times + shift_x;
    drawing.top = static_cast<float>(y0) + shift_y;
    drawing.bottom = static_cast<float>(y0 + drawing.rows) + shift_y;
    drawing.advance = static_cast<float>(advance) * font.scale;
    return drawing;
}

}  // namespace

std::optional<GlyphStock::Lines> GlyphStock::lines(const FontCut& cut) {
    const std::optional<OpenFont> font = opened(cut);
    if (!font) return std::nullopt;
    int ascent = 0, descent = 0, gap = 0;
    stbtt_GetFontVMetrics(&font->info, &ascent, &descent, &gap);
    return Lines{std::floor(static_cast<float>(ascent) * font->scale + 1),
                 std::floor(static_cast<float>(descent) * font->scale - 1)};
}

std::vector<const DrawnGlyph*> GlyphStock::glyphs(const FontCut& cut, const std::vector<unsigned>& signs) {
    auto& stock = cuts_[cut];
    std::optional<OpenFont> font;  // opened for what is not drawn yet
    std::vector<const DrawnGlyph*> found;
    for (const unsigned sign : signs) {
        auto [it, is_new] = stock.try_emplace(sign);
        if (is_new) {
            if (!font) font = opened(cut);
            if (font) it->second = drawn(*font, cut.finer, sign);
        }
        found.push_back(it->second ? &*it->second : nullptr);
    }
    return found;
}

}  // namespace cubenight::gui
