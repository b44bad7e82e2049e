// Pictures of every screen in every language. The whole ones are left beside the build, to be looked at; small copies stand in
// tests/gui/screens, and what a screen looks like now may differ from them by little. A screen that was changed on purpose is
// kept anew: CUBENIGHT_KEEP_SCREENS=1 build/release/tests/gui_tests "[gui.screenshots]".
#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include <stb/stb_image.h>

#include "tests/gui/tour.hpp"
#include "tests/support/sparse.hpp"

using namespace cubenight;
using namespace cubenight::gui;

namespace {

namespace fs = std::filesystem;

constexpr int width = 1280, height = 720, step = 16;  // a pixel of the small copy is a square of so many

std::string code_of(Language language) {
    switch (language) {
        case Language::english: return "en";
        case Language::simplified_chinese: return "zh-Hans";
        case Language::traditional_chinese: return "zh-Hant";
        case Language::japanese: return "ja";
        case Language::finnish: return "fi";
    }
    return "";
}

// The mean of each square.
Picture small_copy(const Picture& picture) {
    Picture small{picture.width / step, picture.height / step, {}};
    for (int y = 0; y < small.height; ++y)
        for (int x = 0; x < small.width; ++x)
            for (int channel = 0; channel < 4; ++channel) {
                int sum = 0;
                for (int dy = 0; dy < step; ++dy)
                    for (int dx = 0; dx < step; ++dx)
                        sum += picture.rgba[static_cast<std::size_t>(
                            ((y * step + dy) * picture.width + x * step + dx) * 4 + channel)];
                small.rgba.push_back(static_cast<std::uint8_t>(sum / (step * step)));
            }
    return small;
}

Picture read_png(const fs::path& file) {
    Picture picture;
    int channels = 0;
    if (unsigned char* const pixels = stbi_load(file.c_str(), &picture.width, &picture.height, &channels, 4)) {
        picture.rgba.assign(pixels, pixels + picture.width * picture.height * 4);
        stbi_image_free(pixels);
    }
    return picture;
}

// The share of squares that look different, in percent; all of them where the sizes differ or nothing was kept.
double difference(const Picture& one, const Picture& other) {
    constexpr int noticed = 10;  // of 255: what another version of a font library may do to a letter is less
    if (one.width != other.width || one.height != other.height) return 100;
    int differ = 0;
    for (std::size_t pixel = 0; pixel + 3 < one.rgba.size(); pixel += 4) {
        bool differs = false;
        for (std::size_t channel = pixel; channel < pixel + 3; ++channel)
            differs |= std::abs(one.rgba[channel] - other.rgba[channel]) > noticed;
        differ += differs;
    }
    return 100.0 * differ / (one.width * one.height);
}

}  // namespace

TEMPLATE_TEST_CASE_SIG("Every screen looks as it was kept", "[gui.screenshots]", ((Language language), language),
                       Language::english, Language::simplified_chinese, Language::traditional_chinese,
                       Language::japanese, Language::finnish) {
    constexpr double most_percent = 1;
    const std::string code = code_of(language);
    const fs::path whole = fs::path(CUBENIGHT_SCREENSHOTS) / code,
                   kept = fs::path(CUBENIGHT_TEST_DATA) / "tests/gui/screens" / code;
    const bool keep = std::getenv("CUBENIGHT_KEEP_SCREENS") != nullptr;
    fs::create_directories(whole);
    if (keep) fs::create_directories(kept);
    AppSettings settings;
    settings.taste.language = language;
    test::Sparse some;
    for (const Stop& stop : stops) {
        if (!some.takes()) continue;
        Visit visit(stop, SampleState::usual, width, height, settings);
        const Picture picture = visit.stage().picture(), small = small_copy(picture);
        const std::string name = std::string(stop.name) + ".png";
        INFO(code << " " << name << ": the whole picture lies in " << whole.string());
        REQUIRE_FALSE(write_png(picture, (whole / name).string()));
        if (keep) REQUIRE_FALSE(write_png(small, (kept / name).string()));
        CHECK(difference(small, read_png(kept / name)) <= most_percent);
    }
}
