// Tells when files change on disk, without the machine's own notices: whoever watches asks now and then.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <vector>

namespace cubenight::store {

class FileWatch {
public:
    // From now on these files and folders, as they are now; of those that were watched before it stays known how they were.
    void watch(const std::vector<std::filesystem::path>& paths);
    // Those that are not as they were when they were last told of. A change is told of once it has come to rest: when two
    // looks, one after the other, find the same, so that nobody reads a file that is half written.
    std::vector<std::filesystem::path> changed();

private:
    // Of a file that is not there all is 0.
    struct Stamp {
        std::int64_t time = 0;
        std::uint64_t size = 0, number = 0;  // the number of the file on its disk: another one was put in its place
        friend bool operator==(const Stamp&, const Stamp&) = default;
    };
    struct Known {
        Stamp told, seen;
    };
    static Stamp stamp_of(const std::filesystem::path& path);

    std::map<std::filesystem::path, Known> known_;
};

}  // namespace cubenight::store
