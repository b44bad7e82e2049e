// A scenario file that is dropped onto the window, and the scenarios of the repository, opened and stepped through.
#pragma once

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "src/gui/samples/samples.hpp"
#include "src/gui/sessions/scenario_script.hpp"
#include "src/gui/shell/headless.hpp"
#include "src/store/scenarios.hpp"
#include "tests/support/card_files.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/sparse.hpp"

namespace cubenight::gui {

struct RulingEvening {
    test::Folder folder;
    std::string file;
    std::unique_ptr<MemorySession> session;
    std::unique_ptr<Headless> stage;

    explicit RulingEvening(const std::string& text, int width = 1600, int height = 1000, AppSettings settings = {})
        : file((folder.path() / "evening.scn").string()) {
        test::put_bytes(file, text);
        const Result<SampleCube> cube = sample_cube(CUBENIGHT_TEST_DATA);
        REQUIRE(cube.ok());
        session = sample_session(*cube, Page::home, SampleState::usual);
        session->shelf().show_only({});
        stage = std::make_unique<Headless>(*session, Page::home, width, height, settings);
        stage->settle();
        stage->app().dropped(file);
        stage->settle();
    }
    bool tells(std::string_view wanted) const {
        return std::ranges::any_of(stage->texts(),
                                   [&](const TextMark& mark) { return mark.text.find(wanted) != std::string::npos; });
    }
    // Until everything that is told within a step has been told.
    void read() {
        stage->settle();
        for (int i = 0; i < 400 && stage->shown("prompt.skip"); ++i) stage->frames(1, 100);
        stage->settle();
    }
    std::string screen() const { return stage->app().screen(); }
    void press(const std::string& id) {
        INFO(id);
        REQUIRE(stage->click(id));
        read();
    }
    // What comes when all that is told and moves on the table has been seen.
    void await(const std::string& id) {
        constexpr int most = 400;
        for (int i = 0; i < most && !stage->shown(id); ++i) stage->frames(1, 100);
        INFO(id);
        REQUIRE(stage->shown(id));
    }
    void open(int entry) {
        press("rulings.entry." + std::to_string(entry));
        REQUIRE(screen() == (session->match() ? "match" : "ultraman"));
        REQUIRE(table().script() != nullptr);
    }
    TableSession& table() {
        if (session->match()) return *session->match();
        REQUIRE(session->ultraman_match() != nullptr);
        return *session->ultraman_match();
    }
    ScenarioScript& script() { return *table().script(); }
    const std::vector<ScriptLine>& lines() { return script().lines(); }
};

// The scenario files of the repository that are of that game.
inline std::vector<std::filesystem::path> scenario_paths(test::Game game) {
    std::vector<std::filesystem::path> paths;
    for (const char* folder : {"/scenarios", "/tests/scenarios"})
        std::ranges::copy(test::files_of(game, CUBENIGHT_TEST_DATA + std::string(folder), ".scn"),
                          std::back_inserter(paths));
    return paths;
}

inline void step_to_the_end(ScenarioScript& script) {
    while (script.next() < script.lines().size()) REQUIRE_FALSE(script.step());
    for (const ScriptLine& line : script.lines()) {
        INFO("line " << line.line << ": " << line.text << " / " << line.trouble.english());
        CHECK(line.state != LineState::fails);
    }
}

// Opens every scenario of these files and plays it to its end: the first of each file from the shelf, the others as the shelf
// opens them, from a file that is read once. How many there were; of each file that is looked at (sparse.hpp).
template <class Match, class Load>
std::size_t step_through(std::vector<std::filesystem::path> paths, Load load) {
    using Source = typename Match::Source;
    test::Sparse some;
    std::erase_if(paths, [&](const std::filesystem::path&) { return !some.takes(); });
    RulingShelf shelf(CUBENIGHT_TEST_DATA);
    shelf.show_only(paths);
    const std::vector<RulingFile>& files = shelf.files();
    REQUIRE(files.size() == paths.size());
    std::size_t opened = 0;
    for (std::size_t i = 0; i < files.size(); ++i) {
        INFO(files[i].name);
        CHECK_FALSE(files[i].problem.has_value());
        REQUIRE_FALSE(shelf.take_out(i, 0));
        shelf.put_away();
        auto loaded = load(files[i].path, CUBENIGHT_TEST_DATA);
        REQUIRE(loaded.ok());
        const auto source =
            std::make_shared<const Source>(Source{std::move(loaded->file), std::move(loaded->card_files)});
        REQUIRE(source->file.scenarios.size() == files[i].entries.size());
        for (std::size_t k = 0; k < files[i].entries.size(); ++k) {
            INFO(files[i].entries[k].title);
            const auto match = Match::open(source, k);
            REQUIRE(match.ok());
            step_to_the_end(*(*match)->script());
        }
        opened += files[i].entries.size();
    }
    return opened;
}

}  // namespace cubenight::gui
