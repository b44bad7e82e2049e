#include "src/cli/taste_file.hpp"

#include <cereal/archives/json.hpp>

#include <algorithm>
#include <cmath>
#include <sstream>

#include "src/store/files.hpp"
#include "src/store/folders.hpp"

namespace cubenight::cli {
namespace {

constexpr std::size_t largest_settings = 1u << 16;  // bytes

// Numbers as they stand in the file; whole ones, because cereal's reader is exact for those alone.
struct TasteJson {
    int language = 0;
    int scale_percent = 100;
    int contrast = 0;
    int motion = 0;
    int pace = static_cast<int>(gui::Taste().pace);

    template <class Archive>
    void serialize(Archive& archive) {
        archive(CEREAL_NVP(language), CEREAL_NVP(scale_percent), CEREAL_NVP(contrast), CEREAL_NVP(motion));
        later_ones(archive);
    }
    // What older files lack keeps its usual value.
    template <class Archive>
    void later_ones(Archive& archive) try {
        archive(CEREAL_NVP(pace));
    } catch (const cereal::Exception&) {
    }
};

std::filesystem::path settings_file() { return store::user_folder() / "settings.json"; }

template <class Enum>
Enum limited(int number, Enum last) {
    return static_cast<Enum>(std::clamp(number, 0, static_cast<int>(last)));
}

}  // namespace

gui::Taste kept_taste() {
    const auto text = store::read_file(settings_file(), largest_settings);
    if (!text) return {};
    TasteJson json;
    try {
        std::istringstream stream(*text);
        cereal::JSONInputArchive archive(stream);
        json.serialize(archive);
    } catch (const std::exception&) {
        return {};
    }
    gui::Taste taste;
    taste.language = limited(json.language, gui::Language::finnish);
    taste.scale = static_cast<float>(std::clamp(json.scale_percent, 80, 250)) / 100;
    taste.contrast = limited(json.contrast, gui::Contrast::high);
    taste.motion = limited(json.motion, gui::Motion::reduced);
    taste.pace = limited(json.pace, gui::Pace::calm);
    return taste;
}

std::optional<Error> keep_taste(const gui::Taste& taste) {
    TasteJson json{static_cast<int>(taste.language), static_cast<int>(std::lround(taste.scale * 100)),
                   static_cast<int>(taste.contrast), static_cast<int>(taste.motion), static_cast<int>(taste.pace)};
    std::ostringstream text;
    {
        cereal::JSONOutputArchive archive(text);
        json.serialize(archive);
    }
    if (auto error = store::make_folder(settings_file().parent_path())) return error;
    return store::replace_file(settings_file(), text.str() + "\n");
}

}  // namespace cubenight::cli
