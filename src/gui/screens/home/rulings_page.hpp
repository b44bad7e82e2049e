// Rulings and puzzles that can be tried: files of the person, and the program's own library sorted by subject.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/home/ruling_words.hpp"
#include "src/gui/sessions/session.hpp"
#include "src/text/subjects.hpp"

namespace cubenight::gui {

class RulingsPage {
public:
    void draw(Frame& f, Rect r);

private:
    // A scenario by its places in the lists.
    struct Shown {
        std::size_t file, entry;
    };
    // What the list at the left offers: a file, or a subject of the library.
    struct Group {
        std::optional<std::size_t> file;
        std::string subject;
        int count = 0;
        int found = 0;  // of them by the search
    };

    void refresh(Frame& f, const std::vector<RulingFile>& files);
    void find_shown(Frame& f, const std::vector<RulingFile>& files);
    void groups_panel(Frame& f, Rect r, const std::vector<RulingFile>& files);
    void group_row(Frame& f, Rect r, const std::vector<RulingFile>& files, std::size_t index);
    void problem(Frame& f, Rect r, const RulingFile& file);
    void list(Frame& f, Rect r, const std::vector<RulingFile>& files);
    std::string title(const Frame& f, const std::vector<RulingFile>& files) const;

    std::vector<Group> groups_;
    std::size_t group_ = 0;
    std::string search_;  // in titles, subjects, clauses, cards and texts of all files
    RulingWords words_;
    std::vector<Shown> shown_;   // those of the chosen group, or all that answer the search
    std::string shown_for_;      // what shown_ answers
    std::uint64_t version_ = 0;  // of the shelf
};

// What a file is called: those of puzzles that come with the program have names in every language.
std::string_view ruling_file_name(const Strings& say, const RulingFile& file);

// How a ruling stands in a list: what it says, its clauses, what came of it. True when it is pressed. `file`: where it
// stands, or empty. `told`: what it is about in the language of the screen, where its title is English; else empty.
bool ruling_row(Frame& f, Rect r, const RulingFile::Entry& entry, std::string_view id, std::string_view file,
                std::string_view told = {});
inline constexpr float ruling_row_height = 66;

}  // namespace cubenight::gui
