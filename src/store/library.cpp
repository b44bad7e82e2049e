#include "src/store/library.hpp"

#include <algorithm>
#include <optional>

#include "engine/cards/line_policy.hpp"
#include "engine/cards/ultraman/cube_notation.hpp"
#include "engine/cards/ultraman/notation.hpp"
#include "src/store/files.hpp"
#include "src/store/folders.hpp"
#include "src/store/names.hpp"

namespace cubenight::store {

namespace fs = std::filesystem;

namespace {

// Whether a path that a file names stays below the folder that it is looked for in.
bool stays_below(const fs::path& path) {
    if (path.empty() || path.is_absolute()) return false;
    return std::ranges::none_of(path, [](const fs::path& part) { return part == ".."; });
}

// Whether the file itself lies below that folder, wherever links to it lie.
bool lies_below(const fs::path& file, const fs::path& folder) {
    std::error_code error;
    const fs::path real = fs::canonical(file, error);
    if (error) return false;
    const fs::path top = fs::canonical(folder.empty() ? "." : folder, error);
    return !error && std::ranges::mismatch(top, real).in1 == top.end();
}

// Adds a card file's cards. Nothing, or why not.
std::optional<Error> add_cards(CardSet& set, std::vector<Card> cards, const fs::path& path) {
    for (auto& card : cards) {
        const std::string key = card.key;
        if (!set.add(std::move(card)))
            return Error{path.string(), 0, saying("the card \"{0}\" is there twice, or there are too many cards", key)};
    }
    return std::nullopt;
}

// A cube file of either game.
struct WrittenCube {
    CubeFile file;
    std::optional<ultraman::RuleSet> ucg;  // the rules of a cube of that game
};

Result<WrittenCube> read_cube_of_any_game(std::string_view text, const fs::path& path) {
    if (ultraman::is_cube(text)) {
        auto read = ultraman::read_cube(text, path.string());
        if (!read) return read.error();
        return WrittenCube{std::move(read->common), std::move(read->rules)};
    }
    auto read = read_cube(text, path.string());
    if (!read) return read.error();
    return WrittenCube{std::move(*read), std::nullopt};
}

Result<WrittenCube> read_cube_file(const fs::path& path) {
    const auto text = read_file(path, largest_text);
    if (!text) return text.error();
    return read_cube_of_any_game(*text, path);
}

// The text of a card file that a cube names.
struct FoundText {
    fs::path path;
    std::string text;
};
Result<FoundText> find_card_text(const fs::path& named, const fs::path& by, const fs::path& wanted_data) {
    const auto found = find_card_file(named, by, wanted_data);
    if (!found) return found.error();
    auto text = read_file(*found, largest_text);
    if (!text) return text.error();
    return FoundText{*found, std::move(*text)};
}

// Adds a card file's cards, and what every game's card has of each under the same id. Nothing, or why not.
std::optional<Error> add_cards(CardSet& covers, ultraman::CardSet& set, std::vector<ultraman::Card> cards,
                               const fs::path& path) {
    for (auto& card : cards) {
        const std::string number = card.number;
        if (!covers.add(ultraman::cover_of(card)) || !set.add(std::move(card)))
            return Error{path.string(), 0,
                         saying("the card \"{0}\" is there twice, or there are too many cards", number)};
    }
    return std::nullopt;
}

CardSet basic_energies() {
    CardSet set;
    for (int type = 0; type < type_count; ++type)
        if (has_basic_energy(static_cast<Type>(type))) set.add(basic_energy(static_cast<Type>(type)));
    return set;
}

}  // namespace

std::size_t built_in_cards() { return basic_energies().size(); }

std::vector<fs::path> cube_files(const fs::path& wanted_data) {
    return files_in(library_folders(wanted_data), {"cubes"}, ".cube");
}

std::vector<fs::path> cube_folders(const fs::path& wanted_data) {
    std::vector<fs::path> folders = library_folders(wanted_data);
    for (fs::path& folder : folders) folder /= "cubes";
    return folders;
}

std::vector<fs::path> files_of_cube(const fs::path& path, const fs::path& wanted_data) {
    std::vector<fs::path> files = {path};
    const auto written = read_cube_file(path);
    for (std::size_t i = 0; written && i < std::min(written->file.uses.size(), most_card_files); ++i) {
        const auto& named = written->file.uses[i];
        const auto found = find_card_file(named, path, wanted_data);
        files.push_back(found ? *found : path.parent_path() / named);
    }
    return files;
}

namespace {

// The cards of a Pokémon cube, added to its set.
std::optional<Error> load_cards(CardSet& set, const CubeFile& file, const fs::path& path, const fs::path& wanted_data) {
    for (const auto& named : file.uses) {
        auto cards = load_card_file(named, path, wanted_data);
        if (!cards) return cards.error();
        if (auto error = add_cards(set, std::move(*cards), named)) return error;
    }
    return std::nullopt;
}

// The same of a cube of the Ultraman Card Game.
std::optional<Error> load_cards(CardSet& covers, ultraman::CardSet& set, const CubeFile& file, const fs::path& path,
                                const fs::path& wanted_data) {
    for (const auto& named : file.uses) {
        const auto found = find_card_text(named, path, wanted_data);
        if (!found) return found.error();
        auto cards = ultraman::read_cards(found->text, found->path.string());
        if (!cards) return cards.error();
        if (auto error = add_cards(covers, set, std::move(*cards), named)) return error;
    }
    return std::nullopt;
}

}  // namespace

Result<LoadedCube> load_cube(const fs::path& path, const fs::path& wanted_data) {
    auto written = read_cube_file(path);
    if (!written) return written.error();
    const CubeFile& file = written->file;
    if (file.uses.size() > most_card_files)
        return Error{path.string(), 0, saying("uses more than {0} card files", most_card_files)};
    auto set = std::make_shared<CardSet>(written->ucg ? CardSet() : basic_energies());
    std::shared_ptr<ultraman::CubeContents> contents;
    std::optional<Error> error;
    if (written->ucg) {
        contents = std::make_shared<ultraman::CubeContents>();
        contents->rules = *written->ucg;
        error = load_cards(*set, contents->cards, file, path, wanted_data);
    } else {
        error = load_cards(*set, file, path, wanted_data);
        set->add(stand_in_card());  // where the cube has none of its own
        if (!error) error = add_lines(file, *set, path.string());
    }
    if (error) return *error;
    auto cube = resolve_cube(file, *set, path.string());
    if (!cube) return cube.error();
    if (contents) {
        error = name_cards(contents->cards, *set, wanted_data);
    } else {
        error = name_cards(*set, wanted_data);
    }
    if (error) return *error;
    return LoadedCube{path, std::move(set), std::move(*cube), std::move(written->file), std::move(contents)};
}

std::string written_cube(const LoadedCube& cube, std::vector<std::string> uses) {
    CubeFile file = cube.file;
    file.uses = std::move(uses);
    return cube.ucg ? ultraman::write_cube({std::move(file), cube.ucg->rules}) : write_cube(file);
}

std::vector<Error> faults_of_cube(const fs::path& path, const fs::path& wanted_data) {
    const auto loaded = load_cube(path, wanted_data);
    if (loaded) return {};
    const auto written = read_cube_file(path);
    if (!written || written->file.uses.size() > most_card_files) return {loaded.error()};
    std::vector<Error> faults;
    for (const auto& named : written->file.uses) {
        const auto found = find_card_text(named, path, wanted_data);
        if (!found) {
            faults.push_back(found.error());
            continue;
        }
        const std::string file = found->path.string();
        std::ranges::move(written->ucg ? ultraman::read_card_file(found->text, file).errors
                                       : cubenight::read_card_file(found->text, file).errors,
                          std::back_inserter(faults));
    }
    if (faults.empty()) faults.push_back(loaded.error());
    return faults;
}

Result<fs::path> find_card_file(const fs::path& named, const fs::path& by, const fs::path& wanted_data) {
    if (!stays_below(named))
        return Error{by.string(), 0, saying("the card file \"{0}\" must lie below this file's folder", named.string())};
    std::vector<fs::path> folders = {by.parent_path()};
    if (folders.front().has_parent_path()) folders.push_back(folders.front().parent_path());
    for (const auto& folder : data_folders(wanted_data)) folders.push_back(folder / "cubes");
    std::error_code ignored;
    for (const auto& folder : folders) {
        const fs::path file = folder / named;
        if (!fs::is_regular_file(file, ignored)) continue;
        if (lies_below(file, folder)) return file;
        return Error{by.string(), 0,
                     saying("the card file \"{0}\" is a link that leads out of its folder", named.string())};
    }
    return Error{by.string(), 0, saying("the card file \"{0}\" is not there", named.string())};
}

CardFile read_card_file(const fs::path& path) {
    const auto text = read_file(path, largest_text);
    if (text) return cubenight::read_card_file(*text, path.string());
    return {{}, {text.error()}};
}

Result<std::vector<Card>> load_card_file(const fs::path& named, const fs::path& by, const fs::path& wanted_data) {
    const auto found = find_card_text(named, by, wanted_data);
    if (!found) return found.error();
    return read_cards(found->text, found->path.string());
}

Result<fs::path> find_cube(const std::string& name, const fs::path& wanted_data) {
    std::error_code ignored;
    if (fs::is_regular_file(name, ignored)) return fs::path(name);
    std::string known;
    for (const auto& path : cube_files(wanted_data)) {
        if (path.filename() == name || path.stem() == name) return path;
        known += (known.empty() ? "" : ", ") + path.stem().string();
    }
    if (known.empty()) return Error{{}, 0, saying("there is no cube \"{0}\"; there are: none", name)};
    return Error{{}, 0, saying("there is no cube \"{0}\"; there are: {1}", name, known)};
}

}  // namespace cubenight::store
