// How an opened cube comes on disk: card files under names of what they say first, then the cube's own file at once.
#include <algorithm>
#include <set>

#include "src/lists/card_files.hpp"
#include "src/store/files.hpp"
#include "src/store/folders.hpp"
#include "src/store/new_file.hpp"
#include "src/workshop/opened_cube.hpp"

namespace cubenight::workshop {

namespace fs = std::filesystem;

namespace {

// Puts the cards into a file of the cube's own and returns its name.
Result<std::string> write_cards(const fs::path& folder, const std::string& stem, const std::string& cards) {
    std::string name = written_card_file(stem, cards);
    if (auto error = store::replace_file(folder / name, cards)) return *error;
    return name;
}

}  // namespace

// Another card file in the text of each step: taking one back does not take back what is on disk.
std::optional<Error> OpenedCube::use_in_all_steps(const std::string& old, const std::string& file) {
    for (Step& step : steps_) {
        CubeText text = step.text;
        text.use(old, file);
        auto again = read(std::move(text), *cards_, path_, std::move(step.added));
        if (!again) return again.error();
        step = std::move(*again);
    }
    return std::nullopt;
}

std::optional<Error> OpenedCube::write_added(const std::string& stem) {
    const std::vector<std::string> added = now().added;
    if (added.empty()) return std::nullopt;
    std::string cards, old;
    for (const std::string& card : added) cards += card;
    for (const std::string& used : file().uses)
        if (is_written_card_file(stem, used)) old = used;
    if (!old.empty()) {
        auto before = store::read_file(path_.parent_path() / old, largest_text);
        if (!before) return before.error();
        if (before->size() + cards.size() > largest_written_card_file) old.clear();
        else cards = *before + cards;
    }
    if (old.empty() && file().uses.size() >= store::most_card_files)
        return error(saying("uses more than {0} card files", store::most_card_files));
    const auto name = write_cards(path_.parent_path(), stem, cards);
    if (!name) return name.error();
    for (Step& step : steps_)
        std::erase_if(step.added,
                      [&](const std::string& card) { return std::ranges::find(added, card) != added.end(); });
    std::erase_if(unsaved_, [&](const auto& card) { return std::ranges::find(added, card.second) != added.end(); });
    return use_in_all_steps(old, *name);
}

std::optional<Error> OpenedCube::put(const std::string& stem) {
    if (auto error = write_added(stem)) return error;
    if (auto error = store::replace_file(path_, text())) return error;
    on_disk_ = text();
    ++version_;
    remove_unused_card_files(path_.parent_path(), stem, {file().uses.begin(), file().uses.end()});
    return std::nullopt;
}

std::optional<Error> OpenedCube::save() {
    const auto there = store::read_file(path_, largest_text);
    if (!there) return there.error();
    if (*there != on_disk_) return error(saying("the cube was changed on disk meanwhile; it has to be opened again"));
    if (!changed()) return std::nullopt;
    OpenedCube saved = *this;
    if (auto error = saved.put(path_.stem().string())) return error;
    *this = std::move(saved);
    return std::nullopt;
}

// Card files that the new cube file would not find, or that belong to the old one, are copied.
std::optional<Error> OpenedCube::take_card_files_along(const std::string& stem, const fs::path& file) {
    const std::vector<std::string> uses = this->file().uses;
    for (const std::string& used : uses) {
        const auto from = store::find_card_file(used, path_, wanted_data_),
                   there = store::find_card_file(used, file, wanted_data_);
        if (!from) return from.error();
        std::error_code ignored;
        const bool found = there && fs::equivalent(*from, *there, ignored);
        if (found && !is_written_card_file(path_.stem().string(), used)) continue;
        const auto text = store::read_file(*from, largest_text);
        if (!text) return text.error();
        const auto name = write_cards(file.parent_path(), stem, *text);
        if (!name) return name.error();
        if (auto error = use_in_all_steps(used, *name)) return error;
    }
    return std::nullopt;
}

std::optional<Error> OpenedCube::save_as(const std::string& name, const std::string& stem) {
    const fs::path folder = store::user_folder() / "cubes", file = folder / (stem + ".cube");
    OpenedCube saved = *this;
    if (auto error = saved.set_name(name)) return error;
    std::error_code ignored;
    if (fs::exists(file, ignored)) return Error{file.string(), 0, store::name_is_taken()};
    if (auto error = store::make_folder(folder)) return error;
    if (auto error = saved.take_card_files_along(stem, file)) return error;
    saved.path_ = file;
    if (auto error = saved.put(stem)) return error;
    *this = std::move(saved);
    return std::nullopt;
}

}  // namespace cubenight::workshop
