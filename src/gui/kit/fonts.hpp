// The fonts: Noto Sans in two weights, Noto Sans CJK merged behind it. A face is one weight at one size in real
// pixels, never stretched; faces and glyphs are added when a screen first asks for them, so that the atlas holds
// what is drawn and nothing else. Asking for something new makes the fonts stale: rebuild before the next frame.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <imgui.h>

#include "src/gui/kit/glyph_stock.hpp"
#include "src/text/language.hpp"

namespace cubenight::gui {

enum class Weight : std::uint8_t { regular, bold };
// Which regional shapes Chinese characters take.
enum class HanShapes : std::uint8_t { japanese, simplified, traditional };

// Paths of the font files; empty where there is none.
struct FontFiles {
    std::string regular, bold, cjk_regular, cjk_bold;
    // What is missing, in a sentence; empty when nothing is.
    std::string complaint(text::Language language = text::Language::english) const;
};
// Looks into CUBENIGHT_FONTS, the user's and the system's font folders.
FontFiles find_fonts();

class Fonts {
public:
    explicit Fonts(FontFiles files, HanShapes shapes = HanShapes::simplified);
    Fonts(const Fonts&) = delete;
    Fonts& operator=(const Fonts&) = delete;

    // A face ready to draw with: `size` is what Dear ImGui calls its size, `ascent` the pixels above the baseline.
    struct Face {
        ImFont* font;
        float size;
        float ascent;
    };
    // The face of that size, or the nearest one until the next rebuild. REQUIRES: a rebuild has happened.
    Face face(Weight weight, int pixels, std::string_view text);

    void use(HanShapes shapes);
    bool stale() const { return stale_; }
    // Builds the atlas with everything asked for so far. Not between NewFrame and Render.
    void rebuild(ImFontAtlas& atlas);
    std::string complaint(text::Language language) const { return files_.complaint(language); }
    std::size_t faces() const { return faces_.size(); }

private:
    struct Key {
        Weight weight;
        int pixels;
        friend auto operator<=>(const Key&, const Key&) = default;
    };
    struct Wanted {
        std::set<ImWchar> glyphs;
        ImFont* font = nullptr;
        std::vector<ImWchar> latin, han;  // ranges handed to the atlas, which keeps pointing at them
    };
    struct File {
        std::string bytes;
        const unsigned char* data() const { return reinterpret_cast<const unsigned char*>(bytes.data()); }
        float em_height = 1.362f;  // ascent plus descent, of one em
        float ascent = 1.069f;
    };

    void want(Wanted& wanted, std::string_view text);
    void build_face(ImFontAtlas& atlas, const Key& key, Wanted& wanted);
    File& han_file(Weight weight);
    bool in_latin(ImWchar glyph) const;
    Wanted* nearest(const Key& key, int& pixels);

    FontFiles files_;
    HanShapes shapes_;
    File latin_[2];
    File han_[2];
    bool han_read_[2] = {};
    std::map<Key, Wanted> faces_;
    GlyphStock stock_;
    bool stale_ = true;
};

}  // namespace cubenight::gui
