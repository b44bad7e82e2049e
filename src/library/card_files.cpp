#include "src/library/card_files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <set>

namespace cubenight::library {

namespace fs = std::filesystem;

namespace {

constexpr int deepest_folder = 16;

std::size_t bytes_of(const fs::path& path) {
    std::error_code unknown;
    const auto bytes = fs::file_size(path, unknown);
    return unknown ? 0 : static_cast<std::size_t>(bytes);
}

// What lies in a folder and below, by name.
class Walk {
public:
    explicit Walk(CardFiles& found) : found_(found) {}

    void folder(const fs::path& folder) {
        std::error_code error;
        fs::recursive_directory_iterator at(folder, error), end;
        while (!error && at != end && paths_.size() < most_files) {
            look_at(at);
            at.increment(error);
        }
        if (error) found_.faults.push_back({folder.string(), 0, saying("cannot read the whole folder")});
        std::ranges::sort(paths_);
        if (paths_.empty() && !error)
            found_.faults.push_back({folder.string(), 0, saying("holds no file that ends with .json")});
        for (const fs::path& path : paths_) found_.files.push_back({path, bytes_of(path)});
    }

private:
    void look_at(fs::recursive_directory_iterator& at) {
        const fs::path& path = at->path();
        std::error_code ignored;
        const bool is_folder = at->is_directory(ignored), hidden = path.filename().string().starts_with('.');
        if (is_folder && (hidden || at.depth() == deepest_folder)) at.disable_recursion_pending();
        if (!is_folder && !hidden && path.extension() == ".json") paths_.push_back(path);
    }

    CardFiles& found_;
    std::vector<fs::path> paths_;
};

}  // namespace

CardFiles card_files(std::span<const fs::path> places) {
    CardFiles found;
    for (const fs::path& place : places) {
        std::error_code ignored;
        if (fs::is_directory(place, ignored)) Walk(found).folder(place);
        else found.files.push_back({place, bytes_of(place)});
    }
    // One that was named twice is read once.
    std::set<fs::path> seen;
    std::erase_if(found.files, [&seen](const CardFile& file) {
        std::error_code error;
        const fs::path whole = fs::canonical(file.path, error);
        return !error && !seen.insert(whole).second;
    });
    return found;
}

Result<OpenCardFile> OpenCardFile::open(const fs::path& path) {
    // Without O_NONBLOCK a pipe of that name would hold the program up for ever.
    store::OpenFile file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!file.is_open()) return store::system_error(path, saying("cannot read"));
    struct stat about {};
    if (::fstat(file.get(), &about) != 0) return store::system_error(path, saying("cannot read"));
    if (!S_ISREG(about.st_mode)) return Error{path.string(), 0, saying("is not a file")};
    return OpenCardFile(std::move(file), path);
}

std::string_view OpenCardFile::more() {
    for (;;) {
        const ssize_t got = ::read(file_.get(), block_.data(), block_.size());
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) fault_ = store::system_error(path_, saying("cannot read"));
        if (got <= 0) return {};
        read_ += static_cast<std::size_t>(got);
        if (read_ <= largest_file) return std::string_view(block_).substr(0, static_cast<std::size_t>(got));
        fault_ = Error{path_.string(), 0, saying("is larger than {0} bytes", largest_file)};
        return {};
    }
}

}  // namespace cubenight::library
