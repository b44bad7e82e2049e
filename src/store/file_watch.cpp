#include "src/store/file_watch.hpp"

#include <sys/stat.h>

namespace cubenight::store {

namespace fs = std::filesystem;

FileWatch::Stamp FileWatch::stamp_of(const fs::path& path) {
    struct stat about {};
    if (::stat(path.c_str(), &about) != 0) return {};
    return {static_cast<std::int64_t>(about.st_mtim.tv_sec) * 1'000'000'000 + about.st_mtim.tv_nsec,
            static_cast<std::uint64_t>(about.st_size), static_cast<std::uint64_t>(about.st_ino)};
}

void FileWatch::watch(const std::vector<fs::path>& paths) {
    std::map<fs::path, Known> next;
    for (const fs::path& path : paths) {
        if (const auto before = known_.find(path); before != known_.end()) {
            next.insert(*before);
            continue;
        }
        const Stamp now = stamp_of(path);
        next.emplace(path, Known{now, now});
    }
    known_ = std::move(next);
}

std::vector<fs::path> FileWatch::changed() {
    std::vector<fs::path> rested;
    for (auto& [path, known] : known_) {
        const Stamp now = stamp_of(path);
        const bool at_rest = now == known.seen;
        known.seen = now;
        if (!at_rest || now == known.told) continue;
        known.told = now;
        rested.push_back(path);
    }
    return rested;
}

}  // namespace cubenight::store
