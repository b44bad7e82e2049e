// Scenario files: the rulings that can be tried.
#pragma once

#include <string>
#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

class RulingsPage {
public:
    void draw(Frame& f, Rect r);

private:
    // A scenario by its places in the lists.
    struct Shown {
        std::size_t file, entry;
    };

    void files_panel(Frame& f, Rect r, const std::vector<RulingFile>& files);
    void file_row(Frame& f, Rect r, const std::vector<RulingFile>& files, std::size_t index);
    void problem(Frame& f, Rect r, const RulingFile& file);
    void list(Frame& f, Rect r, const std::vector<RulingFile>& files);
    static bool entry_row(Frame& f, Rect r, const RulingFile::Entry& entry, std::string_view id, std::string_view file);
    // Those of the chosen file, or all that answer the search.
    std::vector<Shown> shown_of(const std::vector<RulingFile>& files) const;

    std::size_t file_ = 0;
    std::string search_;  // in titles and clauses of all files
};

}  // namespace cubenight::gui
