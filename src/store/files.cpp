#include "src/store/files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "src/store/new_file.hpp"

namespace cubenight::store {

namespace fs = std::filesystem;

OpenFile::~OpenFile() {
    if (is_open()) ::close(descriptor_);
}

namespace {

// The usual ones have words in every language, the others those of the system.
Saying system_reason(int number) {
    switch (number) {
        case EACCES: return saying("Permission denied");
        case EDQUOT: return saying("Disk quota exceeded");
        case EFBIG: return saying("File too large");
        case EIO: return saying("Input/output error");
        case EISDIR: return saying("Is a directory");
        case ELOOP: return saying("Too many levels of symbolic links");
        case EMFILE: return saying("Too many open files");
        case ENAMETOOLONG: return saying("File name too long");
        case ENOENT: return saying("No such file or directory");
        case ENOSPC: return saying("No space left on device");
        case ENOTDIR: return saying("Not a directory");
        case EPERM: return saying("Operation not permitted");
        case EROFS: return saying("Read-only file system");
        default: return Saying::as_is(std::strerror(number));
    }
}

}  // namespace

Error system_error(const fs::path& path, const Saying& cannot) {
    return {path.string(), 0, saying("{0}: {1}", cannot, system_reason(errno))};
}

Result<std::string> read_file(const fs::path& path, std::size_t most) {
    // Without O_NONBLOCK a pipe of that name would hold the program up for ever.
    const OpenFile file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!file.is_open()) return system_error(path, saying("cannot read"));
    struct stat about {};
    if (::fstat(file.get(), &about) != 0) return system_error(path, saying("cannot read"));
    if (!S_ISREG(about.st_mode)) return Error{path.string(), 0, saying("is not a file")};
    std::string bytes;
    bytes.reserve(std::min(static_cast<std::size_t>(about.st_size), most));
    char block[1 << 16];
    for (;;) {
        const ssize_t got = ::read(file.get(), block, sizeof block);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return system_error(path, saying("cannot read"));
        if (got == 0) return bytes;
        bytes.append(block, static_cast<std::size_t>(got));
        if (bytes.size() > most) return Error{path.string(), 0, saying("is larger than {0} bytes", most)};
    }
}

std::optional<Error> write_all(int descriptor, std::string_view bytes, const fs::path& path) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return system_error(path, saying("cannot write"));
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return std::nullopt;
}

std::optional<Error> sync_file(int descriptor, const fs::path& path) {
    // Some file systems (FUSE, for one) know no fsync and say EINVAL; there is nothing to wait for then.
    if (::fsync(descriptor) != 0 && errno != EINVAL) return system_error(path, saying("cannot save"));
    return std::nullopt;
}

std::optional<Error> sync_folder(const fs::path& folder) {
    const OpenFile open_folder(::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!open_folder.is_open()) return system_error(folder, saying("cannot save"));
    return sync_file(open_folder.get(), folder);
}

std::optional<Error> make_folder(const fs::path& folder) {
    if (::mkdir(folder.c_str(), 0700) == 0) return sync_folder(folder.parent_path());
    if (errno == EEXIST) {
        std::error_code ignored;
        if (fs::is_directory(folder, ignored)) return std::nullopt;
        return Error{folder.string(), 0, saying("is not a folder")};
    }
    if (errno != ENOENT || !folder.has_parent_path() || folder.parent_path() == folder)
        return system_error(folder, saying("cannot make the folder"));
    if (auto error = make_folder(folder.parent_path())) return error;
    if (::mkdir(folder.c_str(), 0700) != 0 && errno != EEXIST)
        return system_error(folder, saying("cannot make the folder"));
    return sync_folder(folder.parent_path());
}

std::optional<Error> replace_file(const fs::path& path, std::string_view bytes) {
    auto file = NewFile::make(path);
    if (!file) return file.error();
    if (auto error = file->write(bytes)) return error;
    return file->replace();
}

std::optional<Error> write_file(const fs::path& path, std::string_view bytes) {
    std::error_code ignored;
    const fs::file_status there = fs::symlink_status(path, ignored);
    if (!fs::exists(there) || fs::is_regular_file(there)) return replace_file(path, bytes);
    const OpenFile file(::open(path.c_str(), O_WRONLY | O_TRUNC | O_CLOEXEC));
    if (!file.is_open()) return system_error(path, saying("cannot write"));
    return write_all(file.get(), bytes, path);
}

}  // namespace cubenight::store
