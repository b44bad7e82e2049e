#include "src/night/saved_night.hpp"

#include "draft/night/journal_entry.hpp"
#include "src/night/saved_cube.hpp"
#include "src/text/clause_text.hpp"
#include "src/text/draft/denial_text.hpp"

namespace cubenight {

namespace fs = std::filesystem;

Error error_at(const fs::path& file, std::size_t index, Saying reason) {
    return {file.string(), static_cast<int>(index) + 2, std::move(reason)};  // the header is line 1
}

Error error_at(const fs::path& file, const draft::NightRefusedAt& refused, text::Language language) {
    return error_at(
        file, static_cast<std::size_t>(refused.entry) + 1,
        Saying::as_is(text::with_clause(text::denial_sentence(refused.why, language), refused.why.clause())));
}

Result<SavedNight> read_saved_night(const std::vector<std::string>& lines, const fs::path& file,
                                    const fs::path& wanted_data, CubeCache* cache) {
    if (lines.size() < 2) return error_at(file, 0, saying("this night breaks off before its settings"));
    auto settings = draft::read_settings(lines[1], 3);
    if (!settings) return error_at(file, 1, settings.error().reason);
    SavedNight saved{nullptr, std::move(*settings), {}, {}};
    if (cache && cache->contains(lines[0])) {
        saved.cube = cache->at(lines[0]);
    } else {
        auto cube = load_saved_cube(lines[0], saved.settings.cube, file.parent_path(), wanted_data);
        if (!cube) return error_at(file, 0, cube.error().whole());
        saved.cube = std::make_shared<const store::LoadedCube>(std::move(*cube));
        if (cache) cache->emplace(lines[0], saved.cube);
    }
    for (std::size_t i = 2; i < lines.size(); ++i) {
        auto entry = draft::read_entry(lines[i], static_cast<int>(i) + 2);
        if (!entry) {
            saved.fault = error_at(file, i, entry.error().reason);
            break;
        }
        saved.entries.push_back(std::move(*entry));
    }
    return saved;
}

}  // namespace cubenight
