// The files of an import: found in folders, and read in blocks, however large they are.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.hpp"
#include "src/store/files.hpp"

namespace cubenight::library {

struct CardFile {
    std::filesystem::path path;
    std::size_t bytes = 0;
};

struct CardFiles {
    std::vector<CardFile> files;  // in the order of their places, those of a folder by name; each once
    std::vector<Error> faults;    // places that are not there, folders without any file
};

inline constexpr std::size_t most_files = 100'000, largest_file = std::size_t{4} << 30;

// Files as they are named, and those in folders and below that end with ".json". Files and folders whose names begin with a dot are
// passed over there, and links to folders are not followed.
CardFiles card_files(std::span<const std::filesystem::path> places);

class OpenCardFile {
public:
    static Result<OpenCardFile> open(const std::filesystem::path& path);
    // The next block; none at the end. It stays until the next call.
    std::string_view more();
    // Why there was no more, if it is not the file's end.
    std::optional<Error> fault() const { return fault_; }

private:
    OpenCardFile(store::OpenFile file, std::filesystem::path path)
        : file_(std::move(file)), path_(std::move(path)), block_(1 << 16, '\0') {}

    store::OpenFile file_;
    std::filesystem::path path_;
    std::string block_;
    std::size_t read_ = 0;
    std::optional<Error> fault_;
};

}  // namespace cubenight::library
