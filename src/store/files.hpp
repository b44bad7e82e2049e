// Files, read and written so that neither hostile content nor a pulled plug does harm. All paths of errors are
// as the caller named them.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/result.hpp"

namespace cubenight::store {

// An open file descriptor, closed at the end of its life.
class OpenFile {
public:
    OpenFile() = default;
    explicit OpenFile(int descriptor) : descriptor_(descriptor) {}
    OpenFile(OpenFile&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
    OpenFile& operator=(OpenFile&& other) noexcept {
        std::swap(descriptor_, other.descriptor_);
        return *this;
    }
    ~OpenFile();
    int get() const { return descriptor_; }
    bool is_open() const { return descriptor_ >= 0; }

private:
    int descriptor_ = -1;
};

// What errno says now, as an error about that path: "<what cannot be done>: <why>".
Error system_error(const std::filesystem::path& path, const Saying& cannot);

// The whole of a regular file. An error where it is missing, is something else (a folder, a pipe) or has more
// than `most` bytes.
Result<std::string> read_file(const std::filesystem::path& path, std::size_t most);

// Writes all bytes to a descriptor. Nothing, or why not.
std::optional<Error> write_all(int descriptor, std::string_view bytes, const std::filesystem::path& path);

// Waits until the file's bytes are on disk; the same for a folder's list of names.
std::optional<Error> sync_file(int descriptor, const std::filesystem::path& path);
std::optional<Error> sync_folder(const std::filesystem::path& folder);

// Makes the folder and those above it, and waits until they are on disk.
std::optional<Error> make_folder(const std::filesystem::path& folder);

// Puts a whole file in place at once: at any moment there is the old one or the new one, and on return the new
// one is on disk.
std::optional<Error> replace_file(const std::filesystem::path& path, std::string_view bytes);

// The same where a person named the path: what is no file there, a pipe or a device, is written to as it is.
std::optional<Error> write_file(const std::filesystem::path& path, std::string_view bytes);

}  // namespace cubenight::store
