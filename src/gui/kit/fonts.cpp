#include "src/gui/kit/fonts.hpp"

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <utility>

#include <stb/stb_truetype.h>

#include "src/gui/kit/imgui_compat.hpp"
#include "src/store/files.hpp"
#include "src/text/say.hpp"
#include "src/text/session_words.hpp"

namespace cubenight::gui {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t largest_font = 64u << 20;  // bytes

std::string font_bytes(const std::string& path) {
    Result<std::string> bytes = store::read_file(path, largest_font);
    return bytes ? std::move(*bytes) : std::string();
}

std::vector<fs::path> font_folders() {
    std::vector<fs::path> folders;
    if (const char* own = std::getenv("CUBENIGHT_FONTS")) folders.emplace_back(own);
    if (const char* home = std::getenv("HOME")) {
        folders.emplace_back(fs::path(home) / ".local/share/fonts");
        folders.emplace_back(fs::path(home) / ".fonts");
    }
    for (const char* system : {"/usr/local/share/fonts", "/usr/share/fonts/truetype/noto",
                               "/usr/share/fonts/opentype/noto", "/usr/share/fonts"})
        folders.emplace_back(system);
    return folders;
}

void look_in(const fs::path& folder, FontFiles& files) {
    std::error_code error;
    fs::recursive_directory_iterator it(folder, fs::directory_options::skip_permission_denied, error);
    for (const fs::recursive_directory_iterator end; !error && it != end; it.increment(error)) {
        const std::string name = it->path().filename().string();
        const auto take = [&](const char* wanted, std::string& path) {
            if (path.empty() && name == wanted) path = it->path().string();
        };
        take("NotoSans-Regular.ttf", files.regular);
        take("NotoSans-Bold.ttf", files.bold);
        take("NotoSansCJK-Regular.ttc", files.cjk_regular);
        take("NotoSansCJK-Bold.ttc", files.cjk_bold);
    }
}

// Collections hold one face per region, in this order.
int face_index(HanShapes shapes) {
    switch (shapes) {
        case HanShapes::japanese: return 0;
        case HanShapes::simplified: return 2;
        case HanShapes::traditional: return 3;
    }
    return 2;
}

template <class File>
void measure(File& file, int index) {
    stbtt_fontinfo info;
    const int offset = file.bytes.empty() ? -1 : stbtt_GetFontOffsetForIndex(file.data(), index);
    if (offset < 0 || !stbtt_InitFont(&info, file.data(), offset)) {
        file.bytes.clear();
        return;
    }
    int ascent = 0, descent = 0, gap = 0;
    stbtt_GetFontVMetrics(&info, &ascent, &descent, &gap);
    const float em = 1.f / stbtt_ScaleForMappingEmToPixels(&info, 1.f);
    file.em_height = static_cast<float>(ascent - descent) / em;
    file.ascent = static_cast<float>(ascent) / em;
}

// As pairs of first and last with a zero at the end, the way the atlas reads them.
std::vector<ImWchar> as_ranges(const std::vector<ImWchar>& sorted) {
    std::vector<ImWchar> ranges;
    for (const ImWchar glyph : sorted) {
        if (!ranges.empty() && ranges.back() + 1 == glyph) ranges.back() = glyph;
        else ranges.insert(ranges.end(), {glyph, glyph});
    }
    ranges.push_back(0);
    return ranges;
}

}  // namespace

std::string FontFiles::complaint(text::Language language) const {
    const text::Say say(language);
    if (regular.empty() || bold.empty()) return std::string(say(text::SessionPhrase::no_font));
    if (cjk_regular.empty()) return std::string(say(text::SessionPhrase::no_cjk_font));
    return {};
}

FontFiles find_fonts() {
    FontFiles files;
    for (const auto& folder : font_folders()) {
        look_in(folder, files);
        if (files.complaint().empty()) break;
    }
    if (files.cjk_bold.empty()) files.cjk_bold = files.cjk_regular;
    return files;
}

Fonts::Fonts(FontFiles files, HanShapes shapes) : files_(std::move(files)), shapes_(shapes) {
    const std::string* paths[] = {&files_.regular, &files_.bold};
    for (int i = 0; i < 2; ++i) {
        latin_[i].bytes = font_bytes(*paths[i]);
        measure(latin_[i], 0);
    }
    faces_[{Weight::regular, 14}];
}

void Fonts::use(HanShapes shapes) {
    if (shapes == shapes_) return;
    shapes_ = shapes;
    stale_ = true;
}

void Fonts::want(Wanted& wanted, std::string_view text) {
    const char* at = text.data();
    const char* const end = at + text.size();
    while (at < end) {
        unsigned glyph = 0;
        at += compat::next_glyph(glyph, at, end);
        if (glyph < 0x80 || glyph > 0xFFFF) continue;
        if (wanted.glyphs.insert(static_cast<ImWchar>(glyph)).second) stale_ = true;
    }
}

Fonts::Wanted* Fonts::nearest(const Key& key, int& pixels) {
    Wanted* best = nullptr;
    int distance = 1 << 20;
    for (auto& [other, wanted] : faces_) {
        const int away = std::abs(other.pixels - key.pixels) + (other.weight == key.weight ? 0 : 4);
        if (!wanted.font || away >= distance) continue;
        best = &wanted, distance = away, pixels = other.pixels;
    }
    return best;
}

Fonts::Face Fonts::face(Weight weight, int pixels, std::string_view text) {
    const Key key{weight, pixels};
    auto [found, is_new] = faces_.try_emplace(key);
    if (is_new) stale_ = true;
    want(found->second, text);
    int real = pixels;
    Wanted* use = found->second.font ? &found->second : nearest(key, real);
    const File& file = latin_[static_cast<int>(weight)];
    const float size = static_cast<float>(pixels) * file.em_height;
    return {use->font, size, compat::ascent(use->font, size)};
}

Fonts::File& Fonts::han_file(Weight weight) {
    const int i = static_cast<int>(weight);
    if (!han_read_[i]) {
        han_read_[i] = true;
        han_[i].bytes = font_bytes(weight == Weight::bold ? files_.cjk_bold : files_.cjk_regular);
        measure(han_[i], 0);
    }
    return han_[i];
}

// Noto Sans where it has the glyph; the rest, signs as well as characters, comes from the merged font.
bool Fonts::in_latin(ImWchar glyph) const {
    stbtt_fontinfo info;
    const File& file = latin_[0];
    return file.bytes.empty() || (stbtt_InitFont(&info, file.data(), 0) && stbtt_FindGlyphIndex(&info, glyph) != 0);
}

void Fonts::build_face(ImFontAtlas& atlas, const Key& key, Wanted& wanted) {
    std::vector<ImWchar> latin, han;
    for (ImWchar glyph = 0x20; glyph < 0x7F; ++glyph) latin.push_back(glyph);
    latin.push_back(0x2026);  // the ellipsis of shortened texts
    for (const ImWchar glyph : wanted.glyphs)
        if (glyph != 0x2026) (in_latin(glyph) ? latin : han).push_back(glyph);
    std::sort(latin.begin(), latin.end());
    wanted.latin = as_ranges(latin);
    wanted.han = as_ranges(han);

    File& file = latin_[static_cast<int>(key.weight)];
    ImFontConfig config;
    config.OversampleH = 2;
    config.OversampleV = 1;
    config.SizePixels = static_cast<float>(key.pixels) * file.em_height;
    if (file.bytes.empty()) {
        wanted.font = atlas.AddFontDefault(&config);
        return;
    }
    config.GlyphRanges = wanted.latin.data();
    wanted.font = compat::add_font(atlas, file.bytes, config);
    if (han.empty()) return;
    File& merged = han_file(key.weight);
    if (merged.bytes.empty()) return;
    config.MergeMode = true;
    config.OversampleH = 1;
    config.FontNo = face_index(shapes_);
    config.GlyphRanges = wanted.han.data();
    config.SizePixels = static_cast<float>(key.pixels) * merged.em_height;
    compat::add_font(atlas, merged.bytes, config);
}

void Fonts::rebuild(ImFontAtlas& atlas) {
    atlas.Clear();
    atlas.Flags |= ImFontAtlasFlags_NoMouseCursors;
    for (auto& [key, wanted] : faces_) build_face(atlas, key, wanted);
    compat::build(atlas, stock_);
    stale_ = false;
}

}  // namespace cubenight::gui
