// Pointing at a clause tells the rule in the language of the window, whole and inside the window.
#include <algorithm>
#include <set>
#include <string>

#include "src/gui/sessions/match_session.hpp"
#include "src/gui/shell/headless.hpp"
#include "src/text/clause_text.hpp"
#include "tests/gui/sample_lantern.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::gui;

namespace {

using gui::Page;

AppSettings in(Language language) {
    AppSettings settings;
    settings.taste.language = language;
    settings.taste.motion = Motion::reduced;
    return settings;
}

std::string without_breaks(std::string_view text) {
    std::string left;
    std::ranges::copy_if(text, std::back_inserter(left), [](char letter) { return letter != ' ' && letter != '\n'; });
    return left;
}

// All texts of the frame, one after the other: what was broken into lines is whole again.
std::string everything(const Headless& stage) {
    std::string all;
    for (const TextMark& mark : stage.texts()) all += without_breaks(mark.text);
    return all;
}

// Whether the frame's last texts spell that, every one of them inside the window.
bool ends_with(const Headless& stage, const std::string& told, float width, float height) {
    std::string spelt;
    for (auto mark = stage.texts().rbegin(); mark != stage.texts().rend() && spelt.size() < told.size(); ++mark) {
        spelt.insert(0, without_breaks(mark->text));
        if (mark->box.x < 0 || mark->box.right() > width || mark->box.y < 0 || mark->box.bottom() > height)
            return false;
    }
    return spelt == told;
}

// The chips of log lines that are in sight, by their ids; a sliver at the list's edge is too thin to point at.
std::vector<std::string> chips(Headless& stage) {
    std::vector<std::string> ids;
    for (const Item& item : stage.app().ui().items())
        if (item.id.starts_with("log.") && item.id.find(".clause.") != std::string::npos && item.visible.h > 4)
            ids.push_back(item.id);
    return ids;
}

struct Size {
    int width, height;
};

// Under whatever rule set.
std::set<std::string> every_citation() {
    std::set<std::string> all;
    for (int clause = 1; *pokemon::citation(static_cast<pokemon::Clause>(clause)); ++clause)
        for (const pokemon::RuleDocument document : pokemon::rule_documents)
            all.insert(pokemon::citation(static_cast<pokemon::Clause>(clause), document));
    return all;
}

}  // namespace

TEST_CASE("Pointing at a clause of the log tells it in the language of the window", "[gui.clauses]") {
    for (int language = 0; language < language_count; ++language)
        for (const Size size : {Size{1024, 640}, Size{1920, 1080}}) {
            const auto session = sample_session(lantern(), Page::match, SampleState::usual);
            Headless stage(*session, Page::match, size.width, size.height, in(static_cast<Language>(language)));
            stage.settle();
            if (stage.shown("match.log")) stage.click("match.log");
            stage.settle();
            const std::vector<std::string> ids = chips(stage);
            REQUIRE(ids.size() > 3);
            for (const std::string& id : ids) {
                REQUIRE(stage.hover(id));
                stage.settle();
                INFO(language << " " << size.width << "x" << size.height << " " << id);
                int told = 0;
                for (const std::string& cited : every_citation()) {
                    const std::string rule =
                        without_breaks(text::clause_explained(cited, static_cast<Language>(language)));
                    told += ends_with(stage, rule, static_cast<float>(size.width), static_cast<float>(size.height));
                }
                CHECK(told == 1);
            }
        }
}

TEST_CASE("A clause that is opened is told in the language of the window", "[gui.clauses]") {
    for (int language = 0; language < language_count; ++language) {
        const auto session = sample_session(lantern(), Page::match, SampleState::usual);
        Headless stage(*session, Page::match, 1600, 1000, in(static_cast<Language>(language)));
        stage.settle();
        const std::vector<std::string> ids = chips(stage);
        REQUIRE_FALSE(ids.empty());
        REQUIRE(stage.click(ids.back()));
        stage.point_away();
        stage.settle();
        REQUIRE(stage.shown("sheet.close"));
        const std::string all = everything(stage);
        const std::string sentence =
            without_breaks(text::clause_sentence("CUBE turn.2", static_cast<Language>(language)));
        INFO(all);
        CHECK(all.find(sentence) != std::string::npos);
        CHECK(all.find(without_breaks(text::document_name("CUBE turn.2", static_cast<Language>(language)))) !=
              std::string::npos);
    }
}
