#include "src/session/cube_shelf.hpp"

#include <algorithm>

#include "src/gui/sessions/cube_summary.hpp"
#include "src/night/night_cards.hpp"
#include "src/store/folders.hpp"

namespace cubenight {

namespace fs = std::filesystem;

template <class Touched>
CubeShelf::Change CubeShelf::read(Touched touched) {
    Change change;
    std::vector<Kept> next;
    for (const fs::path& path : store::cube_files(wanted_data_)) {
        const auto found = std::ranges::find(kept_, path, &Kept::path);
        const Kept* before = found == kept_.end() ? nullptr : &*found;
        next.push_back(before && !touched(*before) ? *before : read_one(path, before, change));
    }
    kept_ = std::move(next);
    summaries_.clear();
    for (const Kept& one : kept_) {
        if (!one.loaded) continue;
        summaries_.push_back(gui::summary_of(one.path.stem().string(), cards_of(*one.loaded)));
        summaries_.back().problem = one.problem;
        summaries_.back().own = !store::comes_with_program(one.path, wanted_data_);
    }
    ++version_;
    look_from_now_on();
    return change;
}

CubeShelf::Kept CubeShelf::read_one(const fs::path& path, const Kept* before, Change& change) const {
    Kept one{path, {}, before ? before->loaded : nullptr, {}};
    auto loaded = store::load_cube(path, wanted_data_);
    one.files = store::files_of_cube(path, wanted_data_);
    if (loaded) {
        (one.loaded ? change.read : change.found).push_back(loaded->cube.name);
        one.loaded = std::make_shared<const store::LoadedCube>(std::move(*loaded));
        return one;
    }
    // Without folders, so that a row has room for the reason.
    Error in_short = loaded.error();
    in_short.file = fs::path(in_short.file).filename().string();
    one.problem = in_short;
    change.unread.push_back({one.loaded ? one.loaded->cube.name : std::string(), loaded.error(), std::move(in_short)});
    return one;
}

// The folders are looked at for cubes that come and go.
void CubeShelf::look_from_now_on() {
    std::vector<fs::path> paths = store::cube_folders(wanted_data_);
    for (const Kept& one : kept_) paths.insert(paths.end(), one.files.begin(), one.files.end());
    watch_.watch(paths);
}

CubeShelf::Change CubeShelf::read_all() {
    return read([](const Kept&) { return true; });
}

std::optional<CubeShelf::Change> CubeShelf::follow() {
    const std::vector<fs::path> changed = watch_.changed();
    if (changed.empty()) return std::nullopt;
    Change change = read([&](const Kept& one) {
        return std::ranges::any_of(
            one.files, [&](const fs::path& file) { return std::ranges::find(changed, file) != changed.end(); });
    });
    return change;
}

std::shared_ptr<const store::LoadedCube> CubeShelf::find(std::string_view id) const {
    for (const Kept& one : kept_)
        if (one.path.stem() == id) return one.loaded;
    return nullptr;
}

}  // namespace cubenight
