// A copy of a saved night with its cube, in a folder of its own, for what may not touch the night itself.
#pragma once

#include <filesystem>
#include <utility>

#include "engine/core/result.hpp"

namespace cubenight::cli {

class NightCopy {
public:
    // An error where something cannot be read, or there is no room.
    static Result<NightCopy> make(const std::filesystem::path& night);
    NightCopy(NightCopy&& other) noexcept : folder_(std::exchange(other.folder_, {})), file_(std::move(other.file_)) {}
    NightCopy& operator=(NightCopy&&) = delete;
    ~NightCopy();  // with it the copy goes

    const std::filesystem::path& file() const { return file_; }

private:
    explicit NightCopy(std::filesystem::path folder) : folder_(std::move(folder)) {}

    std::filesystem::path folder_, file_;
};

}  // namespace cubenight::cli
