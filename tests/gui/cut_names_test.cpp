// Names of cards and bots: where a line has no room for one, a smaller letter or a second line has.
#include <algorithm>
#include <string>
#include <vector>

#include "src/gui/shell/headless.hpp"
#include "src/text/names.hpp"
#include "tests/gui/tour.hpp"

using namespace cubenight;
using namespace cubenight::gui;

TEST_CASE("No name of a card or a bot is cut where there is a second line for it", "[gui.names]") {
    for (const Language language : {Language::english, Language::finnish, Language::japanese,
                                    Language::simplified_chinese, Language::traditional_chinese}) {
        AppSettings settings;
        settings.taste.language = language;
        const Strings say(language);
        std::vector<std::string> names;
        for (const CardId card : lantern().cube->cards) names.emplace_back(say.name((*lantern().set)[card]));
        for (int i = 0; i < text::bot_name_count; ++i) names.emplace_back(text::bot_name(i, language));
        for (const auto& [w, h] : {std::pair{1280, 720}, std::pair{1600, 1000}})
            for (const gui::Page page :
                 {gui::Page::home, gui::Page::draft, gui::Page::deck, gui::Page::night, gui::Page::match}) {
                const auto session = sample_session(lantern(), page, SampleState::usual);
                Headless stage(*session, page, w, h, settings);
                stage.settle();
                for (const TextMark& mark : stage.texts()) {
                    if (!mark.text.ends_with("\u2026")) continue;
                    const std::string begun = mark.text.substr(0, mark.text.size() - 3);
                    INFO(static_cast<int>(language)
                         << " " << w << " page " << static_cast<int>(page) << ": " << mark.text);
                    CHECK(std::ranges::none_of(
                        names, [&](const std::string& name) { return begun.size() > 5 && name.starts_with(begun); }));
                }
            }
    }
}

TEST_CASE("A row of the deck gives its picture to a name that has no room beside it", "[gui.names]") {
    const SampleCube& cube = cube_of(SampleGame::ultraman);
    AppSettings settings;
    settings.taste.language = Language::japanese;
    const auto session = sample_session(cube, gui::Page::deck, SampleState::usual);
    Headless stage(*session, gui::Page::deck, 1280, 720, settings);
    stage.settle();
    int rows = 0;
    for (const Item& item : stage.app().ui().items()) {
        if (!item.id.starts_with("deck.row.") || item.id.ends_with(".minus") || item.visible.h < item.rect.h) continue;
        ++rows;
        const Vec from = stage.app().to_pixels(item.rect.corner());
        const Vec to = stage.app().to_pixels({item.rect.right(), item.rect.bottom()});
        for (const TextMark& mark : stage.texts()) {
            const Vec at = mark.box.centre();
            const bool in_row = at.x > from.x && at.x < to.x && at.y > from.y && at.y < to.y;
            INFO(mark.text);
            if (in_row) CHECK_FALSE(mark.text.ends_with("\u2026"));
        }
    }
    CHECK(rows > 10);
}
