// A file on its way to its name: as long as it lives it is called NAME.new-PID and is locked. It takes its name when all
// of it is on disk, so that under that name there is a whole file or none; if it never does, it goes. What killed programs left
// of theirs is removed when the next file of that kind is made in the folder: their process is gone and nobody holds the lock.
#pragma once

#include "src/store/files.hpp"

namespace cubenight::store {

// How a file gets a name that must be free. What file systems know of it differs, so it is asked for, best way first;
// tests stand in for them. Both answer as link(2) does.
struct NamingCalls {
    int (*link)(const char* from, const char* to);
    int (*rename_if_free)(const char* from, const char* to);
};
extern const NamingCalls system_naming;

// The reason of an error where a name is not free.
inline Saying name_is_taken() { return saying("there is a file of this name already"); }

// Who may read a file, as far as its folder lets them. A night holds what its seats may not know of each other.
enum class Readers : std::uint8_t { everybody, owner };

class NewFile {
public:
    // Open for reading and writing; what is written goes to its end.
    static Result<NewFile> make(const std::filesystem::path& name, Readers readers = Readers::everybody);
    NewFile(NewFile&& other) noexcept;
    NewFile& operator=(NewFile&&) = delete;
    ~NewFile();

    int descriptor() const { return file_.get(); }
    // Writes the bytes and waits until they are on disk.
    std::optional<Error> write(std::string_view bytes);
    // Both wait until the folder's list of names is on disk. An error leaves the name as it was; only where that list
    // alone is not on disk, replace() has put the new file there.
    std::optional<Error> take_free_name(const NamingCalls& calls = system_naming);
    std::optional<Error> replace();
    // The open file, for whoever goes on with it; the name is still this one's to take.
    OpenFile take_file() { return std::move(file_); }

private:
    NewFile(OpenFile file, std::filesystem::path name, std::filesystem::path now)
        : file_(std::move(file)), name_(std::move(name)), now_(std::move(now)) {}

    OpenFile file_;
    std::filesystem::path name_;
    std::filesystem::path now_;  // what it is called for the time being; empty: it has its name
};

// Puts the file into the folder `deleted` beside it, where nothing looks for it; says under which name it lies there.
Result<std::filesystem::path> put_aside(const std::filesystem::path& file, const NamingCalls& calls = system_naming);

}  // namespace cubenight::store
