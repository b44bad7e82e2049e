#include "src/gui/sessions/ruling_shelf.hpp"

#include "src/store/scenarios.hpp"
#include "src/text/say.hpp"
#include "src/text/session_words.hpp"

namespace cubenight::gui {

namespace fs = std::filesystem;

const std::vector<RulingFile>& RulingShelf::files() {
    if (std::exchange(read_, true)) return files_;
    const std::vector<RulingFile> put_in_before = files_;
    for (const fs::path& path : store::scenario_files(data_)) {
        const bool known = std::ranges::any_of(
            put_in_before, [&](const RulingFile& file) { return fs::path(file.path).filename() == path.filename(); });
        if (!known) add(path, false);
    }
    return files_;
}

RulingFile RulingShelf::read(const fs::path& path, std::shared_ptr<const ScenarioMatch::Source>& source) {
    RulingFile file{path.string(), path.stem().string(), {}, {}};
    auto loaded = store::load_scenarios(path, data_);
    if (!loaded) {
        file.problem = loaded.error();
        return file;
    }
    for (const scenario::Scenario& one : loaded->file.scenarios)
        if (one.unread) {
            file.problem = one.unread;
            return file;
        }
    source = std::make_shared<const ScenarioMatch::Source>(
        ScenarioMatch::Source{std::move(loaded->file), std::move(loaded->card_files)});
    for (const scenario::Scenario& one : source->file.scenarios)
        file.entries.push_back({one.title, one.clauses, one.line});
    return file;
}

void RulingShelf::add(const fs::path& path, bool first) {
    std::shared_ptr<const ScenarioMatch::Source> source;
    RulingFile file = read(path, source);
    files_.insert(first ? files_.begin() : files_.end(), std::move(file));
    sources_.insert(first ? sources_.begin() : sources_.end(), std::move(source));
}

void RulingShelf::put_in(const std::string& path) {
    for (std::size_t i = 0; i < files_.size(); ++i) {
        if (files_[i].path != path) continue;
        files_.erase(files_.begin() + static_cast<std::ptrdiff_t>(i));
        sources_.erase(sources_.begin() + static_cast<std::ptrdiff_t>(i));
        break;
    }
    add(path, true);
}

void RulingShelf::show_only(const std::vector<fs::path>& paths) {
    read_ = true;
    files_.clear(), sources_.clear();
    for (const fs::path& path : paths) add(path, false);
}

Said RulingShelf::take_out(std::size_t file, std::size_t entry) {
    if (file >= sources_.size() || !sources_[file] || entry >= sources_[file]->file.scenarios.size())
        return std::string(say_(text::SessionPhrase::no_such_scenario));
    auto match = ScenarioMatch::open(sources_[file], entry);
    if (!match) return say_(match.error());
    match_ = std::move(*match);
    match_->speak(say_.language());
    return std::nullopt;
}

void RulingShelf::speak(text::Language language) {
    say_.speak(language);
    if (match_) match_->speak(language);
}

}  // namespace cubenight::gui
