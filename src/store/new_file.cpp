#include "src/store/new_file.hpp"

#include <fcntl.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <cstdio>

namespace cubenight::store {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view mark = ".new-";
constexpr int most_tries = 100;

// The process that gave a file this name for the time being; 0 where nobody did.
int maker_of(const std::string& name) {
    const auto at = name.rfind(mark);
    if (at == std::string::npos) return 0;
    int process = 0;
    const char* const end = name.data() + name.size();
    const auto read = std::from_chars(name.data() + at + mark.size(), end, process);
    const bool sound = read.ec == std::errc() && (read.ptr == end || *read.ptr == '-');
    return sound && process > 0 ? process : 0;
}

bool is_there(int descriptor, const fs::path& path) {
    struct stat open_file {
    }, named{};
    return ::fstat(descriptor, &open_file) == 0 && ::lstat(path.c_str(), &named) == 0 &&
           open_file.st_dev == named.st_dev && open_file.st_ino == named.st_ino;
}

// Removes the file where it is sure that nobody uses it.
void remove_if_left(const fs::path& path) {
    const int maker = maker_of(path.filename().string());
    if (maker == 0 || (maker != ::getpid() && (::kill(maker, 0) == 0 || errno != ESRCH))) return;
    const OpenFile file(::open(path.c_str(), O_RDWR | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW));
    struct stat about {};
    if (!file.is_open() || ::fstat(file.get(), &about) != 0 || !S_ISREG(about.st_mode)) return;
    if (::flock(file.get(), LOCK_EX | LOCK_NB) == 0 && is_there(file.get(), path)) ::unlink(path.c_str());
}

// What killed programs left of files of that kind.
void sweep(const fs::path& folder, const fs::path& kind) {
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(folder.empty() ? fs::path(".") : folder, ignored)) {
        const std::string name = entry.path().filename().string();
        const auto at = name.rfind(mark);
        if (at != std::string::npos && fs::path(name.substr(0, at)).extension() == kind) remove_if_left(entry.path());
    }
}

int rename_without_replacing(const char* from, const char* to) {
    return ::renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE);
}

// Whether a file system said that it does not know such a call.
bool unknown_here(int error) {
    return error == EPERM || error == EOPNOTSUPP || error == ENOSYS || error == EINVAL || error == EMLINK;
}

// The last way: an empty file holds the name. Only a kill between the two steps leaves it empty.
int claim_and_rename(const char* from, const char* to) {
    const OpenFile claim(::open(to, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
    if (!claim.is_open()) return -1;
    if (::rename(from, to) == 0) return 0;
    const int problem = errno;
    ::unlink(to);
    errno = problem;
    return -1;
}

}  // namespace

const NamingCalls system_naming = {::link, rename_without_replacing};

NewFile::NewFile(NewFile&& other) noexcept
    : file_(std::move(other.file_)), name_(std::move(other.name_)), now_(std::move(other.now_)) {
    other.now_.clear();
}

NewFile::~NewFile() {
    if (!now_.empty()) ::unlink(now_.c_str());
}

Result<NewFile> NewFile::make(const fs::path& name, Readers readers) {
    const mode_t mode = readers == Readers::owner ? 0600 : 0644;
    sweep(name.parent_path(), name.extension());
    for (int n = 1; n <= most_tries; ++n) {
        fs::path now = name;
        now += std::string(mark) + std::to_string(::getpid()) + (n == 1 ? "" : "-" + std::to_string(n));
        OpenFile file(::open(now.c_str(), O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, mode));
        if (!file.is_open() && errno == EEXIST) continue;
        if (!file.is_open()) return system_error(name, saying("cannot write"));
        // Before the lock another program may have taken it for one that was left.
        const bool locked = ::flock(file.get(), LOCK_EX | LOCK_NB) == 0;
        if (locked ? !is_there(file.get(), now) : errno == EWOULDBLOCK) continue;
        return NewFile(std::move(file), name, std::move(now));
    }
    return Error{name.string(), 0, saying("cannot write: too many programs begin this file")};
}

std::optional<Error> NewFile::write(std::string_view bytes) {
    if (auto error = write_all(file_.get(), bytes, name_)) return error;
    return sync_file(file_.get(), name_);
}

std::optional<Error> NewFile::take_free_name(const NamingCalls& calls) {
    const char* const from = now_.c_str();
    const char* const to = name_.c_str();
    if (calls.link(from, to) == 0) {
        ::unlink(from);
    } else if (!unknown_here(errno) ||
               (calls.rename_if_free(from, to) != 0 && (!unknown_here(errno) || claim_and_rename(from, to) != 0))) {
        return errno == EEXIST ? Error{name_.string(), 0, name_is_taken()}
                               : system_error(name_, saying("cannot make the file"));
    }
    now_.clear();
    auto error = sync_folder(name_.parent_path());
    if (error) ::unlink(to);
    return error;
}

Result<fs::path> put_aside(const fs::path& file, const NamingCalls& calls) {
    const fs::path folder = file.parent_path() / "deleted";
    if (auto error = make_folder(folder)) return *error;
    for (int n = 1; n <= most_tries; ++n) {
        fs::path there = folder / file.stem();
        there += (n == 1 ? "" : "-" + std::to_string(n)) + file.extension().string();
        if (calls.rename_if_free(file.c_str(), there.c_str()) != 0 &&
            (!unknown_here(errno) || claim_and_rename(file.c_str(), there.c_str()) != 0)) {
            if (errno == EEXIST) continue;
            return system_error(file, saying("cannot be moved"));
        }
        for (const fs::path& changed : {folder, file.parent_path()})
            if (auto error = sync_folder(changed)) return *error;
        return there;
    }
    return Error{folder.string(), 0, saying("cannot be moved: too many files of this name lie there")};
}

std::optional<Error> NewFile::replace() {
    if (::rename(now_.c_str(), name_.c_str()) != 0) return system_error(name_, saying("cannot write"));
    now_.clear();
    return sync_folder(name_.parent_path());
}

}  // namespace cubenight::store
