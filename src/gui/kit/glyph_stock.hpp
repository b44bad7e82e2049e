// Glyphs that were drawn once. An atlas that is built anew for one more sign takes the others from here: drawing them is
// nearly all of its work.
#pragma once

#include <compare>
#include <map>
#include <optional>
#include <vector>

namespace cubenight::gui {

// A glyph and where it lies, seen from the pen on the base line. In pixels, y downwards.
struct DrawnGlyph {
    float left = 0, top = 0, right = 0, bottom = 0;
    float advance = 0;
    int columns = 0, rows = 0;  // of the drawing, which may be finer than pixels
    std::vector<unsigned char> coverage;
};

// One face of a font file at one size, drawn finer in width than pixels by a whole number.
struct FontCut {
    const unsigned char* file = nullptr;  // stays where it is as long as the stock does
    int face = 0;
    float size = 0;  // pixels from the highest to the lowest line of the font
    int finer = 1;
    friend auto operator<=>(const FontCut&, const FontCut&) = default;
};

class GlyphStock {
public:
    // Whole pixels above and below the base line; below is negative.
    struct Lines {
        float ascent = 0, descent = 0;
    };
    // Nothing where the bytes are no font.
    static std::optional<Lines> lines(const FontCut& cut);

    // The glyphs of these signs, null where the font lacks one, in their order. They stay where they are.
    std::vector<const DrawnGlyph*> glyphs(const FontCut& cut, const std::vector<unsigned>& signs);

private:
    std::map<FontCut, std::map<unsigned, std::optional<DrawnGlyph>>> cuts_;
};

}  // namespace cubenight::gui
