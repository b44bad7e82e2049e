// The scenario files that a window knows, and the one whose position lies on the table.
#pragma once

#include <filesystem>
#include <memory>
#include <vector>

#include "src/gui/sessions/scenario_match.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

class RulingShelf {
public:
    explicit RulingShelf(std::filesystem::path data = {}) : data_(std::move(data)) {}

    // All files of the folders (store/scenarios.hpp), read at the first call; what was put in stands first.
    const std::vector<RulingFile>& files();
    void put_in(const std::string& path);
    // For pictures and tests: these files and no others.
    void show_only(const std::vector<std::filesystem::path>& paths);
    Said take_out(std::size_t file, std::size_t entry);
    void put_away() { match_.reset(); }
    MatchSession* match() { return match_.get(); }
    void speak(text::Language language);

private:
    RulingFile read(const std::filesystem::path& path, std::shared_ptr<const ScenarioMatch::Source>& source);
    void add(const std::filesystem::path& path, bool first);

    std::filesystem::path data_;
    text::Say say_;
    bool read_ = false;
    std::vector<RulingFile> files_;
    std::vector<std::shared_ptr<const ScenarioMatch::Source>> sources_;  // of files_; nothing for those with a problem
    std::unique_ptr<ScenarioMatch> match_;
};

}  // namespace cubenight::gui
