#include "src/night/saved_cube.hpp"

#include <cstdio>
#include <string_view>

#include "draft/pool/copies.hpp"
#include "engine/cards/notation.hpp"
#include "engine/core/hash.hpp"
#include "src/store/files.hpp"

namespace cubenight {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view line_start = "cube ";

// A file is named after its bytes, so that one that was changed does not pass for what was saved.
std::string name_of(std::string_view bytes) {
    char text[17];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(hash_text(bytes)));
    return text;
}

bool keeps_its_name(const fs::path& path) {
    const auto bytes = store::read_file(path, largest_text);
    return bytes && path.stem() == name_of(*bytes);
}

std::string cards_text(const CardSet& set) {
    std::string text;
    for (std::size_t i = store::built_in_cards(); i < set.size(); ++i)
        text += write_card(set[CardId{static_cast<std::uint16_t>(i)}]) + "\n";
    return text;
}

std::optional<Error> save_text(const fs::path& path, const std::string& text) {
    if (keeps_its_name(path)) return std::nullopt;
    return store::replace_file(path, text);
}

bool has_cards(const store::LoadedCube& cube, std::uint64_t cards) {
    return draft::cube_hash({&cube.cube, cube.cards.get()}) == cards;
}

Result<store::LoadedCube> load_saved_files(const fs::path& path, const fs::path& wanted_data) {
    auto cube = store::load_cube(path, wanted_data);
    if (!cube) return cube;
    if (!keeps_its_name(path)) return Error{path.string(), 0, "was changed since the night began"};
    for (const auto& cards : cube->file.uses)
        if (!keeps_its_name(path.parent_path() / cards))
            return Error{(path.parent_path() / cards).string(), 0, "was changed since the night began"};
    return cube;
}

}  // namespace

Result<std::string> save_cube(const store::LoadedCube& cube, const fs::path& folder) {
    const fs::path cubes = folder / "cubes";
    if (auto error = store::make_folder(cubes)) return *error;
    const std::string cards = cards_text(*cube.cards);
    CubeFile file = cube.file;
    file.uses = {name_of(cards) + ".cards"};
    const std::string text = write_cube(file);
    const std::string name = name_of(text);
    if (auto error = save_text(cubes / file.uses[0], cards)) return *error;
    if (auto error = save_text(cubes / (name + ".cube"), text)) return *error;
    return std::string(line_start) + name;
}

Result<store::LoadedCube> load_saved_cube(const std::string& line, std::uint64_t cards, const fs::path& folder,
                                          const fs::path& wanted_data) {
    const auto name = line.starts_with(line_start) ? line.substr(line_start.size()) : std::string();
    if (name.size() != 16 || name.find_first_not_of("0123456789abcdef") != std::string::npos)
        return Error{{}, 0, "the line of the night's cube is damaged"};
    auto saved = load_saved_files(folder / "cubes" / (name + ".cube"), wanted_data);
    if (saved && has_cards(*saved, cards)) return saved;
    for (const auto& path : store::cube_files(wanted_data)) {
        auto cube = store::load_cube(path, wanted_data);
        if (cube && has_cards(*cube, cards)) return cube;
    }
    return saved ? Error{{}, 0, "the cube kept with this night has other cards now"} : saved.error();
}

}  // namespace cubenight
