// The workshop with the samples' library and cubes in a folder of its own, for tests that press there.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>

#include "src/gui/samples/samples.hpp"
#include "src/gui/sessions/deck_desk.hpp"
#include "src/gui/shell/headless.hpp"
#include "tests/gui/sample_lantern.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

namespace cubenight::gui {

struct Bench {
    test::Folder folder;
    std::unique_ptr<MemorySession> session;
    std::unique_ptr<Headless> stage;

    explicit Bench(gui::Page page, SampleState state = SampleState::usual) {
        ::setenv("XDG_DATA_HOME", folder.path().c_str(), 1);
        session = sample_session(lantern(), page, state);
        session->workshop().keep_files();
        REQUIRE_FALSE(session->deck_desk().begin("Without changes", {}));
        stage = std::make_unique<Headless>(*session, page, 1600, 1000);
        stage->settle();
    }
    ~Bench() { ::unsetenv("XDG_DATA_HOME"); }
    void press(const std::string& id) {
        INFO(id);
        REQUIRE(stage->click(id));
        stage->settle();
    }
    void write(const std::string& field, const std::string& text) {
        stage->app().ui().focus(field);
        stage->frames(3);
        stage->type(text);
        stage->frames(3);
        stage->settle();
    }
    bool tells(std::string_view wanted) const {
        return std::ranges::any_of(stage->texts(),
                                   [&](const TextMark& mark) { return mark.text.find(wanted) != std::string::npos; });
    }
    workshop::OpenedCube& cube() { return *session->workshop().cube(); }
};

}  // namespace cubenight::gui
