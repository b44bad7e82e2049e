#include "src/store/nights.hpp"

#include <algorithm>
#include <ctime>
#include <string>

#include "src/store/folders.hpp"

namespace cubenight::store {

namespace fs = std::filesystem;

std::vector<fs::path> night_files() {
    std::vector<std::pair<fs::file_time_type, fs::path>> found;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(nights_folder(), ignored))
        if (entry.path().extension() == ".night") found.emplace_back(entry.last_write_time(ignored), entry.path());
    std::ranges::sort(found, std::greater<>());
    std::vector<fs::path> files;
    for (auto& [time, path] : found) files.push_back(std::move(path));
    return files;
}

fs::path night_called(const fs::path& name) {
    std::error_code ignored;
    if (fs::exists(name, ignored) || name.has_parent_path()) return name;
    for (const char* ending : {"", ".night"}) {
        fs::path file = nights_folder() / name;
        file += ending;
        if (fs::is_regular_file(file, ignored)) return file;
    }
    return name;
}

Result<fs::path> new_night_file() {
    if (user_folder().empty())
        return Error{{}, 0, saying("no folder to save nights in: neither XDG_DATA_HOME nor HOME is set")};
    const std::time_t now = std::time(nullptr);
    std::tm day{};
    char text[16] = "night";
    if (::localtime_r(&now, &day)) std::strftime(text, sizeof text, "%Y-%m-%d", &day);
    for (int number = 1; number < 10000; ++number) {
        const fs::path path = nights_folder() / (std::string(text) + "-" + std::to_string(number) + ".night");
        std::error_code ignored;
        if (!fs::exists(path, ignored)) return path;
    }
    return Error{nights_folder().string(), 0, saying("holds too many nights of today")};
}

Result<Journal> begin_night_file(fs::path name, std::span<const std::string> first) {
    for (;;) {
        auto journal = Journal::create(name, first);
        if (journal || journal.error().reason != name_is_taken()) return journal;
        auto next = new_night_file();
        if (!next) return next.error();
        name = std::move(*next);
    }
}

}  // namespace cubenight::store
