#include "src/store/folders.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace cubenight::store {

namespace fs = std::filesystem;

namespace {

bool holds_data(const fs::path& folder) {
    std::error_code ignored;
    return fs::is_directory(folder / "cubes", ignored);
}

std::optional<fs::path> from_environment(const char* name) {
    const char* value = std::getenv(name);
    return value && *value ? std::optional<fs::path>(value) : std::nullopt;
}

}  // namespace

std::vector<fs::path> data_folders(const fs::path& wanted) {
    std::vector<fs::path> folders;
    const auto consider = [&folders](const fs::path& folder) {
        if (holds_data(folder) && std::ranges::find(folders, folder) == folders.end()) folders.push_back(folder);
    };
    if (!wanted.empty()) consider(wanted);
    if (const auto data = from_environment("CUBENIGHT_DATA")) consider(*data);
    std::error_code ignored;
    const fs::path program = fs::read_symlink("/proc/self/exe", ignored);
    if (!program.empty()) {
        // build/PRESET/src/cubenight lies four steps below the source tree (one built elsewhere finds links to it), bin/cubenight beside share/.
        fs::path above = program.parent_path();
        consider(above.parent_path() / "share" / "cubenight");
        for (int step = 0; step < 4 && above.has_relative_path(); ++step, above = above.parent_path()) consider(above);
    }
    consider(CUBENIGHT_INSTALLED_DATA);
    return folders;
}

std::vector<fs::path> files_in(const std::vector<fs::path>& folders, std::initializer_list<std::string_view> places,
                               std::string_view extension) {
    std::vector<fs::path> files;
    for (const auto& folder : folders)
        for (const auto place : places) {
            std::error_code ignored;
            for (const auto& entry : fs::directory_iterator(folder / place, ignored)) {
                const auto& path = entry.path();
                const auto same_name = [&path](const fs::path& other) { return other.filename() == path.filename(); };
                if (path.extension() == extension && std::ranges::none_of(files, same_name)) files.push_back(path);
            }
        }
    std::ranges::sort(files, {}, [](const fs::path& path) { return path.filename().string(); });
    return files;
}

fs::path user_folder() {
    // The XDG rules say that a relative path there does not count.
    if (const auto data = from_environment("XDG_DATA_HOME"); data && data->is_absolute()) return *data / "cubenight";
    if (const auto home = from_environment("HOME")) return *home / ".local" / "share" / "cubenight";
    return {};
}

bool comes_with_program(const fs::path& path, const fs::path& wanted) {
    std::error_code not_there;
    const auto whole = [&](const fs::path& any) {
        return fs::weakly_canonical(fs::absolute(any, not_there), not_there);
    };
    return std::ranges::any_of(data_folders(wanted), [&](const fs::path& folder) {
        const fs::path below = whole(path).lexically_relative(whole(folder));
        return !below.empty() && *below.begin() != "..";
    });
}

std::vector<fs::path> library_folders(const fs::path& wanted) {
    auto folders = data_folders(wanted);
    if (!user_folder().empty()) folders.push_back(user_folder());
    return folders;
}

}  // namespace cubenight::store
