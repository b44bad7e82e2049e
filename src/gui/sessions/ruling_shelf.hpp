// The scenario files that a window knows, and those whose positions lie on the table: one over the other, where somebody
// looks up a rule while trying another one.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "src/gui/sessions/match_session.hpp"
#include "src/gui/sessions/scenario_script.hpp"
#include "src/gui/sessions/session.hpp"
#include "src/gui/sessions/ultraman_session.hpp"

namespace cubenight::gui {

class RulingShelf {
public:
    explicit RulingShelf(std::filesystem::path data = {}) : data_(std::move(data)) {}

    // All files of the folders (store/scenarios.hpp), listed at the first call; what was put in stands first, the library of
    // rulings last. The library is read little by little, by read_on().
    const std::vector<RulingFile>& files();
    // Another number when files() differs.
    std::uint64_t version() const { return version_; }
    // Reads more of the library, as much as a frame has time for; false where all is read.
    bool read_on();
    int read_count() const { return read_; }
    int library_count() const { return static_cast<int>(files_.size()) - own_; }

    void put_in(const std::string& path);
    // For pictures and tests: these files and no others.
    void show_only(const std::vector<std::filesystem::path>& paths);
    Said take_out(std::size_t file, std::size_t entry);
    // Those that were taken out last, until that many lie on the table.
    void put_away(std::size_t left = 0);
    std::size_t taken_out() const { return matches_.size(); }
    // The one that was taken out last, in the one or the other by its game.
    MatchSession* match() const { return matches_.empty() ? nullptr : matches_.back().pokemon; }
    UltramanSession* ultraman_match() const { return matches_.empty() ? nullptr : matches_.back().ultraman; }
    // Which puzzle of the same file comes after the one that lies on the table: the next that is not solved, else one before
    // it. Nothing where there is none.
    struct Place {
        std::size_t file, entry;
    };
    std::optional<Place> next_puzzle() const;
    void speak(text::Language language);
    // What has come of them is kept from now on, and what was kept before is known.
    void keep_marks();

private:
    // A scenario's match, of whichever game.
    struct Tried {
        std::unique_ptr<TableSession> match;
        MatchSession* pokemon = nullptr;
        UltramanSession* ultraman = nullptr;
    };

    template <class Match, class Loaded>
    Result<Tried> open(Result<Loaded> loaded, std::size_t entry) const;
    void read_heads(RulingFile& file) const;
    void add(const std::filesystem::path& path, bool first);
    void note_mark(const ScenarioScript& script);

    std::filesystem::path data_;
    text::Say say_;
    bool listed_ = false;
    std::uint64_t version_ = 0;
    std::vector<RulingFile> files_;
    int own_ = 0;   // of files_: those that are no part of the library
    int read_ = 0;  // of the library
    std::vector<Tried> matches_;
    std::map<std::string, RulingMark> marks_;  // by file name and title
    bool keeps_marks_ = false;
};

}  // namespace cubenight::gui
