// Lists of cards of Pokémon in the user's folder of decks, as the deck builder exports them, as the workshop saves them and as people
// bring them along. Which cards they mean, a cube says. Read when they are first asked for; lists that come, go or change on disk
// afterwards are read again.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.hpp"
#include "src/store/file_watch.hpp"

namespace cubenight::gui {

class ListShelf {
public:
    struct File {
        std::filesystem::path path;
        Result<std::string> text;
        std::string name() const { return path.stem().string(); }
    };

    static std::filesystem::path folder();
    // By name.
    const std::vector<File>& files();
    // At once, because one was saved.
    void read_again();
    // Looks at the files that were asked for. True when some have been read again.
    bool follow();
    // Another number when they have been.
    std::uint64_t version() const { return version_; }

private:
    void read();

    std::optional<std::vector<File>> files_;  // nothing: nobody has asked
    store::FileWatch watch_;
    std::uint64_t version_ = 0;
};

}  // namespace cubenight::gui
