#include "src/store/library.hpp"

#include <algorithm>
#include <optional>

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

// Adds a card file's cards. Nothing, or why not.
std::optional<Error> add_cards(CardSet& set, std::vector<Card> cards, const fs::path& path) {
    for (auto& card : cards) {
        const std::string key = card.key;
        if (!set.add(std::move(card)))
            return Error{path.string(), 0, saying("the card \"{0}\" is there twice, or there are too many cards", key)};
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

namespace {

std::vector<fs::path> library_folders(const fs::path& wanted_data) {
    auto folders = data_folders(wanted_data);
    if (!user_folder().empty()) folders.push_back(user_folder());
    return folders;
}

}  // namespace

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
    const auto text = read_file(path, largest_text);
    const auto file = text ? read_cube(*text, path.string()) : text.error();
    for (std::size_t i = 0; file && i < std::min(file->uses.size(), most_card_files); ++i) {
        const auto found = find_card_file(file->uses[i], path, wanted_data);
        files.push_back(found ? *found : path.parent_path() / file->uses[i]);
    }
    return files;
}

Result<LoadedCube> load_cube(const fs::path& path, const fs::path& wanted_data) {
    const auto text = read_file(path, largest_text);
    if (!text) return text.error();
    auto file = read_cube(*text, path.string());
    if (!file) return file.error();
    if (file->uses.size() > most_card_files)
        return Error{path.string(), 0, saying("uses more than {0} card files", most_card_files)};
    auto set = std::make_shared<CardSet>(basic_energies());
    for (const auto& named : file->uses) {
        auto cards = load_card_file(named, path, wanted_data);
        if (!cards) return cards.error();
        if (auto error = add_cards(*set, std::move(*cards), named)) return *error;
    }
    auto cube = resolve_cube(*file, *set, path.string());
    if (!cube) return cube.error();
    auto lexicon = load_lexicon(wanted_data);
    if (!lexicon) return lexicon.error();
    set->name_by(naming::names_of(*set, std::move(*lexicon)));
    return LoadedCube{path, std::move(set), std::move(*cube), std::move(*file)};
}

std::vector<Error> faults_of_cube(const fs::path& path, const fs::path& wanted_data) {
    const auto loaded = load_cube(path, wanted_data);
    if (loaded) return {};
    const auto text = read_file(path, largest_text);
    const auto file = text ? read_cube(*text, path.string()) : text.error();
    if (!file || file->uses.size() > most_card_files) return {loaded.error()};
    std::vector<Error> faults;
    for (const auto& named : file->uses) {
        const auto found = find_card_file(named, path, wanted_data);
        if (!found) faults.push_back(found.error());
        else std::ranges::move(read_card_file(*found).errors, std::back_inserter(faults));
    }
    if (faults.empty()) faults.push_back(loaded.error());
    return faults;
}

CardFile read_card_file(const fs::path& path) {
    const auto text = read_file(path, largest_text);
    if (text) return cubenight::read_card_file(*text, path.string());
    return {{}, {text.error()}};
}

Result<std::vector<Card>> load_card_file(const fs::path& named, const fs::path& by, const fs::path& wanted_data) {
    const auto found = find_card_file(named, by, wanted_data);
    if (!found) return found.error();
    const auto text = read_file(*found, largest_text);
    if (!text) return text.error();
    return read_cards(*text, found->string());
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
