// The cubes that the window offers, as they were last read whole. Their files are looked at now and then: what is changed on
// disk is read again, and a cube whose files cannot be read for the time being stays as it was.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "src/gui/sessions/session.hpp"
#include "src/store/file_watch.hpp"
#include "src/store/library.hpp"

namespace cubenight {

class CubeShelf {
public:
    // What has been read for the first time and again, by name, and what could not be.
    struct Unread {
        std::string stays;  // the cube that is shown as it was; empty where it was never read
        Error why;
        Error in_short;  // the same without folders
    };
    struct Change {
        std::vector<std::string> found, read;
        std::vector<Unread> unread;
    };

    explicit CubeShelf(std::filesystem::path wanted_data) : wanted_data_(std::move(wanted_data)) {}

    // Reads all cubes of the data folders and the user's own.
    Change read_all();
    // Looks at the files. Nothing where none has changed and come to rest since.
    std::optional<Change> follow();

    const std::vector<gui::CubeSummary>& summaries() const { return summaries_; }
    // By the id of its summary; null where there is none. It stays what it is, whatever becomes of its files.
    std::shared_ptr<const store::LoadedCube> find(std::string_view id) const;
    // Another number whenever something was read.
    std::uint64_t version() const { return version_; }

private:
    struct Kept {
        std::filesystem::path path;
        std::vector<std::filesystem::path> files;         // that it is made of
        std::shared_ptr<const store::LoadedCube> loaded;  // null where it could never be read
        std::optional<Error> problem;
    };
    template <class Touched>
    Change read(Touched touched);
    Kept read_one(const std::filesystem::path& path, const Kept* before, Change& change) const;
    void look_from_now_on();

    std::filesystem::path wanted_data_;
    std::vector<Kept> kept_;
    std::vector<gui::CubeSummary> summaries_;
    store::FileWatch watch_;
    std::uint64_t version_ = 0;
};

}  // namespace cubenight
