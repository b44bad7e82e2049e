#include "src/gui/sessions/ruling_shelf.hpp"

#include <algorithm>
#include <utility>

#include "src/gui/sessions/scenario_match.hpp"
#include "src/gui/sessions/ultraman_scenario.hpp"
#include "src/store/scenarios.hpp"
#include "src/store/tried_rulings.hpp"
#include "src/text/say.hpp"
#include "src/text/session_words.hpp"

namespace cubenight::gui {

namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t bytes_of_a_frame = 60'000;  // read in a few milliseconds

std::string mark_key(const fs::path& path, const std::string& title) { return path.stem().string() + "\t" + title; }

RulingMark mark_of(const ScenarioScript& script) {
    if (const Puzzle* puzzle = script.puzzle())
        return puzzle->state == scenario::GoalState::reached ? RulingMark::held : RulingMark::tried;
    RulingMark mark = script.next() == script.lines().size() ? RulingMark::held : RulingMark::tried;
    for (const ScriptLine& line : script.lines())
        if (line.state == LineState::fails) mark = RulingMark::failed;
    return mark;
}

// What is wrong with a file, or with a scenario in it.
template <class Loaded>
std::optional<Error> problem_of(const Result<Loaded>& loaded) {
    if (!loaded) return loaded.error();
    for (const auto& one : loaded->file.scenarios)
        if (one.unread) return one.unread;
    return std::nullopt;
}

}  // namespace

const std::vector<RulingFile>& RulingShelf::files() {
    if (std::exchange(listed_, true)) return files_;
    const std::vector<RulingFile> put_in_before = files_;
    for (const fs::path& path : store::scenario_files(data_)) {
        const bool known = std::ranges::any_of(
            put_in_before, [&](const RulingFile& file) { return fs::path(file.path).filename() == path.filename(); });
        if (!known) add(path, false);
    }
    for (const store::Ruling& ruling : store::ruling_library(data_))
        files_.push_back(
            {.path = ruling.path.string(), .name = ruling.path.stem().string(), .subject = ruling.subject});
    ++version_;
    return files_;
}

bool RulingShelf::read_on() {
    files();
    for (std::uintmax_t bytes = 0; read_ < library_count() && bytes < bytes_of_a_frame; ++read_, ++version_) {
        RulingFile& file = files_[static_cast<std::size_t>(own_ + read_)];
        read_heads(file);
        std::error_code ignored;
        bytes += fs::file_size(file.path, ignored);
    }
    return read_ < library_count();
}

void RulingShelf::read_heads(RulingFile& file) const {
    auto read = store::scenario_heads(file.path);
    if (!read) {
        file.problem = read.error();
        return;
    }
    file.of_ultraman = read->of_ultraman;
    for (store::ScenarioHead& head : read->heads) {
        const auto mark = marks_.find(mark_key(file.path, head.title));
        file.entries.push_back({std::move(head.title), std::move(head.clauses), head.line, head.is_puzzle,
                                mark == marks_.end() ? RulingMark::none : mark->second, std::move(head.text)});
    }
}

// A file by itself is read whole at once, so that what is wrong with it and with its cards is told.
void RulingShelf::add(const fs::path& path, bool first) {
    RulingFile file{.path = path.string(), .name = path.stem().string()};
    file.problem = store::is_ultraman_scenarios(path) ? problem_of(store::load_ultraman_scenarios(path, data_))
                                                      : problem_of(store::load_scenarios(path, data_));
    if (!file.problem) read_heads(file);
    files_.insert(first ? files_.begin() : files_.begin() + own_, std::move(file));
    ++own_, ++version_;
}

void RulingShelf::put_in(const std::string& path) {
    for (int i = 0; i < own_; ++i) {
        if (files_[static_cast<std::size_t>(i)].path != path) continue;
        files_.erase(files_.begin() + i);
        --own_;
        break;
    }
    add(path, true);
}

void RulingShelf::show_only(const std::vector<fs::path>& paths) {
    listed_ = true;
    files_.clear(), own_ = 0, read_ = 0;
    for (const fs::path& path : paths) add(path, false);
    ++version_;
}

template <class Match, class Loaded>
Result<RulingShelf::Tried> RulingShelf::open(Result<Loaded> loaded, std::size_t entry) const {
    if (const auto problem = problem_of(loaded)) return *problem;
    if (entry >= loaded->file.scenarios.size())
        return Error{loaded->file.name, 0, Saying::as_is(say_(text::SessionPhrase::no_such_scenario))};
    using Source = typename Match::Source;
    auto match = Match::open(
        std::make_shared<const Source>(Source{std::move(loaded->file), std::move(loaded->card_files)}), entry);
    if (!match) return match.error();
    Tried tried;
    if constexpr (std::is_base_of_v<UltramanSession, Match>) tried.ultraman = match->get();
    else tried.pokemon = match->get();
    tried.match = std::move(*match);
    return tried;
}

Said RulingShelf::take_out(std::size_t file, std::size_t entry) {
    if (file >= files_.size() || entry >= files_[file].entries.size())
        return std::string(say_(text::SessionPhrase::no_such_scenario));
    const std::string& path = files_[file].path;
    auto tried = files_[file].of_ultraman ? open<UltramanScenario>(store::load_ultraman_scenarios(path, data_), entry)
                                          : open<ScenarioMatch>(store::load_scenarios(path, data_), entry);
    if (!tried) return say_(tried.error());
    matches_.push_back(std::move(*tried));
    matches_.back().match->speak(say_.language());
    return std::nullopt;
}

void RulingShelf::put_away(std::size_t left) {
    for (; matches_.size() > left; matches_.pop_back()) note_mark(*matches_.back().match->script());
}

std::optional<RulingShelf::Place> RulingShelf::next_puzzle() const {
    const ScenarioScript* script = matches_.empty() ? nullptr : matches_.back().match->script();
    if (!script || !script->puzzle()) return std::nullopt;
    const auto file = std::ranges::find(files_, script->path(), &RulingFile::path);
    if (file == files_.end()) return std::nullopt;
    const auto& entries = file->entries;
    const auto now = std::ranges::find(entries, script->title(), &RulingFile::Entry::title);
    const auto at = static_cast<std::size_t>(now - entries.begin());
    for (std::size_t step = 1; step < entries.size(); ++step) {
        const std::size_t next = (at + step) % entries.size();
        if (entries[next].is_puzzle && entries[next].mark != RulingMark::held)
            return Place{static_cast<std::size_t>(file - files_.begin()), next};
    }
    return std::nullopt;
}

// What has come of it stands in the list from now on; what once came true stays so.
void RulingShelf::note_mark(const ScenarioScript& script) {
    const fs::path path = script.path();
    const std::string title = script.title();
    RulingMark& mark = marks_[mark_key(path, title)];
    const RulingMark now = mark_of(script);
    if (now == mark || (now == RulingMark::tried && mark != RulingMark::none)) return;
    mark = now;
    for (RulingFile& file : files_)
        for (RulingFile::Entry& entry : file.entries)
            if (entry.title == title && fs::path(file.path).stem() == path.stem()) entry.mark = mark;
    ++version_;
    if (!keeps_marks_) return;
    std::map<std::string, int> kept;
    for (const auto& [key, each] : marks_) kept[key] = static_cast<int>(each);
    static_cast<void>(store::keep_tried_rulings(kept));  // a mark that cannot be kept is no reason to stop
}

void RulingShelf::keep_marks() {
    keeps_marks_ = true;
    for (const auto& [key, mark] : store::tried_rulings())
        marks_[key] = static_cast<RulingMark>(std::clamp(mark, 0, static_cast<int>(RulingMark::failed)));
}

void RulingShelf::speak(text::Language language) {
    say_.speak(language);
    for (const Tried& tried : matches_) tried.match->speak(language);
}

}  // namespace cubenight::gui
