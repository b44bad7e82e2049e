// The puzzles of all scenario files: how many of them are solved, and the next one by one press.
#pragma once

#include <optional>
#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/sessions/ruling_shelf.hpp"

namespace cubenight::gui {

class PuzzlesPage {
public:
    void draw(Frame& f, Rect r);

private:
    // Those of one file.
    struct Group {
        std::size_t file = 0;
        std::vector<std::size_t> entries;
        int solved = 0;
    };

    void refresh(const RulingShelf& shelf, const std::vector<RulingFile>& files);
    std::optional<RulingShelf::Place> next(const std::vector<RulingFile>& files) const;
    // The puzzle that was pressed.
    std::optional<RulingShelf::Place> list(Frame& f, Rect r, const std::vector<RulingFile>& files);

    std::optional<std::uint64_t> version_;  // of the shelf
    std::vector<Group> groups_;
    int count_ = 0, solved_ = 0;
};

}  // namespace cubenight::gui
