#include "src/night/saved_cube.hpp"

#include <cstdio>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/cards/line_policy.hpp"
#include "engine/cards/notation.hpp"
#include "engine/cards/ultraman/notation.hpp"
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

// A cube as it is kept: its own file, named after all that it says, and its cards. What it says of its cards is their files'
// names, so that the name of a cube stands for every card and house rule.
struct KeptCube {
    std::string name, text;
    std::vector<std::string> cards;  // no more of them and none larger than what is read
};

Result<std::vector<std::string>> cards_texts(const store::LoadedCube& cube) {
    std::vector<std::string> texts(1);
    for (std::size_t i = cube.ucg ? 0 : store::built_in_cards(); i < cube.cards->size(); ++i) {
        const CardId id{static_cast<std::uint16_t>(i)};
        if (!cube.ucg && (*cube.cards)[id] == stand_in_card()) continue;
        const std::string text =
            (cube.ucg ? ultraman::write_card(cube.ucg->cards[id]) : write_card((*cube.cards)[id])) + "\n";
        if (text.size() > largest_text)
            return Error{{}, 0, saying("the card \"{0}\" is too large to be kept", (*cube.cards)[id].key)};
        if (texts.back().size() + text.size() > largest_text) texts.emplace_back();
        texts.back() += text;
    }
    if (texts.size() > store::most_card_files)
        return Error{{}, 0, saying("the cube is too large to be kept with a night")};
    return texts;
}

Result<KeptCube> as_kept(const store::LoadedCube& cube) {
    auto cards = cards_texts(cube);
    if (!cards) return cards.error();
    std::vector<std::string> uses;
    for (const auto& part : *cards) uses.push_back(name_of(part) + ".cards");
    std::string text = store::written_cube(cube, std::move(uses));
    if (text.size() > largest_text) return Error{{}, 0, saying("the cube is too large to be kept with a night")};
    return KeptCube{name_of(text), std::move(text), std::move(*cards)};
}

std::optional<Error> save_text(const fs::path& path, const std::string& text) {
    if (keeps_its_name(path)) return std::nullopt;
    return store::replace_file(path, text);
}

Result<store::LoadedCube> load_saved_files(const fs::path& path, const fs::path& wanted_data) {
    auto cube = store::load_cube(path, wanted_data);
    if (!cube) return cube;
    if (!keeps_its_name(path)) return Error{path.string(), 0, saying("was changed since the night began")};
    for (const auto& cards : cube->file.uses)
        if (!keeps_its_name(path.parent_path() / cards))
            return Error{(path.parent_path() / cards).string(), 0, saying("was changed since the night began")};
    return cube;
}

}  // namespace

Result<std::string> save_cube(const store::LoadedCube& cube, const fs::path& folder) {
    const auto kept = as_kept(cube);
    if (!kept) return kept.error();
    const fs::path cubes = folder / "cubes";
    if (auto error = store::make_folder(cubes)) return *error;
    for (const auto& text : kept->cards)
        if (auto error = save_text(cubes / (name_of(text) + ".cards"), text)) return *error;
    if (auto error = save_text(cubes / (kept->name + ".cube"), kept->text)) return *error;
    return std::string(line_start) + kept->name;
}

Result<store::LoadedCube> load_saved_cube(const std::string& line, const std::string& called, const fs::path& folder,
                                          const fs::path& wanted_data) {
    const auto name = line.starts_with(line_start) ? line.substr(line_start.size()) : std::string();
    if (name.size() != 16 || name.find_first_not_of("0123456789abcdef") != std::string::npos)
        return Error{{}, 0, saying("the line of the night's cube is damaged")};
    auto saved = load_saved_files(folder / "cubes" / (name + ".cube"), wanted_data);
    if (saved) return saved;
    for (const auto& path : store::cube_files(wanted_data)) {
        auto cube = store::load_cube(path, wanted_data);
        if (!cube) continue;
        if (const auto kept = as_kept(*cube); kept && kept->name == name) return cube;
    }
    return Error{{},
                 0,
                 saying("this night needs its cube \"{0}\" as it was when the night began: {1}; no other cube here is "
                        "the same in every card and rule",
                        called, saved.error().whole())};
}

}  // namespace cubenight
