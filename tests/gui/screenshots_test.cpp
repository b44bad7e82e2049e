// Pictures of every screen in every language. The whole ones are left beside the build, to be looked at; small copies stand in
// tests/gui/screens, and what a screen looks like now may differ from them by little. A screen that was changed on purpose is
// kept anew: CUBENIGHT_KEEP_SCREENS=1 build/release/tests/gui_tests "[gui.screenshots]".
#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include <stb/stb_image.h>

#include "src/gui/samples/pictures.hpp"
#include "tests/gui/tour.hpp"
#include "tests/support/sparse.hpp"

using namespace cubenight;
using namespace cubenight::gui;

namespace {

namespace fs = std::filesystem;

constexpr int window_width = 1280, window_height = 720, step = 16;  // a pixel of the small copy is a square of so many

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

// Leaves the whole picture beside the build and compares its small copy with the one that was kept.
class Gallery {
public:
    explicit Gallery(Language language)
        : whole_(fs::path(CUBENIGHT_SCREENSHOTS) / code_of(language)),
          kept_(fs::path(CUBENIGHT_TEST_DATA) / "tests/gui/screens" / code_of(language)) {
        fs::create_directories(whole_);
        if (keeps_) fs::create_directories(kept_);
    }
    std::string place_of(const std::string& name) const { return (whole_ / (name + ".png")).string(); }
    void hang(const std::string& name, const Picture& picture) const {
        constexpr double most_percent = 1;
        const Picture small = small_copy(picture);
        const std::string kept = (kept_ / (name + ".png")).string();
        INFO("the whole picture: " << place_of(name));
        if (keeps_) REQUIRE_FALSE(write_png(small, kept));
        CHECK(difference(small, read_png(kept)) <= most_percent);
    }

private:
    fs::path whole_, kept_;
    bool keeps_ = std::getenv("CUBENIGHT_KEEP_SCREENS") != nullptr;
};

AppSettings speaking(Language language) {
    AppSettings settings;
    settings.taste.language = language;
    return settings;
}

}  // namespace

TEMPLATE_TEST_CASE_SIG("Every screen looks as it was kept", "[gui.screenshots]", ((Language language), language),
                       Language::english, Language::simplified_chinese, Language::traditional_chinese,
                       Language::japanese, Language::finnish) {
    const Gallery gallery(language);
    test::Sparse some;
    for (const Stop& stop : stops) {
        if (!some.takes()) continue;
        Visit visit(stop, SampleState::usual, window_width, window_height, speaking(language));
        const Picture picture = visit.stage().picture();
        REQUIRE_FALSE(write_png(picture, gallery.place_of(stop.name)));
        gallery.hang(stop.name, picture);
    }
}

// What no press leads to from a sample.
TEMPLATE_TEST_CASE_SIG("Curtain, final, the anatomy of cards and the picture of a deck look as they were kept",
                       "[gui.screenshots]", ((Language language), language), Language::english,
                       Language::simplified_chinese, Language::traditional_chinese, Language::japanese,
                       Language::finnish) {
    const Gallery gallery(language);
    for (const char* name : {"curtain", "final", "cards", "deck_picture"}) {
        const std::string file = gallery.place_of(name);
        PictureWish wish;
        wish.screen = name, wish.file = file, wish.data = CUBENIGHT_TEST_DATA;
        wish.width = window_width, wish.height = window_height;
        wish.app = speaking(language);
        REQUIRE_FALSE(draw_picture(wish));
        gallery.hang(name, read_png(file));
    }
}
