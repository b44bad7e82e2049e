// Every screen in every state, drawn without a display: nothing breaks, and every text can be read.
#include <algorithm>
#include <cmath>

#include "src/gui/samples/samples.hpp"
#include "src/gui/shell/headless.hpp"
#include "src/gui/widgets/controls.hpp"
#include "tests/gui/sample_lantern.hpp"
#include "tests/gui/tour.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/sparse.hpp"

using namespace cubenight;
using namespace cubenight::gui;

namespace {

using gui::Page;

struct Case {
    const char* name;
    Page page;
    const char* press = "";  // leads to a place within the page, or on from it
    SampleGame game = SampleGame::pokemon;
};
constexpr Case cases[] = {{"home", Page::home},
                          {"home", Page::home, "home.cubes"},
                          {"home", Page::home, "home.library"},
                          {"home", Page::home, "home.replays"},
                          {"home", Page::home, "home.settings"},
                          {"home", Page::home, "home.practice"},
                          {"home", Page::home, "home.rulebook"},
                          {"home", Page::rulings, "home.puzzles"},
                          {"rulebook", Page::rulebook},
                          {"draft", Page::draft},
                          {"deck", Page::deck},
                          {"night", Page::night},
                          {"home", Page::rulings},
                          {"home", Page::workshop},
                          {"home", Page::workshop, "shop.tab.1"},
                          {"home", Page::workshop, "shop.tab.3"},
                          {"home", Page::workshop, "shop.bench.1"},
                          {"home", Page::lists},
                          {"home", Page::printed},
                          {"match", Page::match},
                          {"ultraman", Page::ultraman},
                          {"match", Page::rulings, "rulings.entry.0"},
                          {"cards", Page::anatomy},
                          {"home", Page::home, "", SampleGame::ultraman},
                          {"home", Page::home, "home.cubes", SampleGame::ultraman},
                          {"home", Page::home, "home.library", SampleGame::ultraman},
                          {"home", Page::workshop, "", SampleGame::ultraman},
                          {"draft", Page::draft, "", SampleGame::ultraman},
                          {"deck", Page::deck, "", SampleGame::ultraman},
                          {"night", Page::night, "", SampleGame::ultraman}};

struct Size {
    int width, height;
};
constexpr Size sizes[] = {{1024, 640}, {1280, 720}, {1600, 1000}, {1920, 1080}};

std::string about(const TextMark& mark) {
    const auto whole = [](float v) { return std::to_string(static_cast<int>(v)); };
    return "\"" + mark.text + "\" at " + whole(mark.box.x) + "," + whole(mark.box.y) + " " + whole(mark.box.w) + "x" +
           whole(mark.box.h);
}

// What is wrong with the texts of a frame, in words; empty when nothing is.
std::vector<std::string> complaints(const std::vector<TextMark>& marks, Size size) {
    std::vector<std::string> found;
    const Rect window{0, 0, static_cast<float>(size.width), static_cast<float>(size.height)};
    std::vector<const TextMark*> seen;
    const int top = marks.empty() ? 0 : std::ranges::max_element(marks, {}, &TextMark::layer)->layer;
    for (const TextMark& mark : marks) {
        if (mark.layer < top) continue;  // a sheet lies over it
        const Rect shown = mark.box.meet(mark.clip);
        if (shown.empty() || shown.h < mark.box.h * .5f) continue;  // scrolled away
        const bool letter = mark.text.size() == 1;                  // in a badge
        if (!letter && mark.pixels < (mark.group > 0 ? 10 : 12)) found.push_back("too small: " + about(mark));
        if (mark.group == 0 && shown.w < mark.box.w - 1.5f) found.push_back("cut off: " + about(mark));
        if (mark.box.x < window.x - 1 || mark.box.right() > window.right() + 1)
            found.push_back("leaves the window: " + about(mark));
        for (const TextMark* other : seen) {
            if (other->group != mark.group) continue;
            const Rect both = shown.meet(other->box.meet(other->clip));
            if (both.w > 2 && both.h > 3) found.push_back("covers " + about(*other) + ": " + about(mark));
        }
        seen.push_back(&mark);
    }
    return found;
}

}  // namespace

TEST_CASE("Every screen draws in every state and size with texts that can be read", "[gui.screens]") {
    test::Sparse some;
    for (const Case& each : cases)
        for (const SampleState state : sample_states)
            for (const Size size : sizes) {
                if (!some.takes()) continue;
                const auto session = sample_session(cube_of(each.game), each.page, state);
                Headless stage(*session, each.page, size.width, size.height);
                stage.settle();
                if (each.page == Page::rulings && *each.press && state != SampleState::usual)
                    continue;  // no file, or one that cannot be read
                if (each.page == Page::workshop && *each.press && state == SampleState::empty) continue;  // no cube
                if (*each.press) {
                    INFO(each.press);
                    REQUIRE(stage.click(each.press));
                    stage.settle();
                }
                INFO(each.name << (each.game == SampleGame::ultraman ? " ucg " : " ") << each.press << " "
                               << sample_name(state) << " " << size.width << "x" << size.height);
                CHECK(stage.vertices() > 1000);
                CHECK(stage.texts().size() > 12);
                CHECK(std::string(stage.app().screen()) == (each.page == Page::anatomy ? "anatomy" : each.name));
                for (const std::string& complaint : complaints(stage.texts(), size)) {
                    FAIL_CHECK(complaint);
                }
            }
}

TEMPLATE_TEST_CASE_SIG("No text of any screen lies on another, in any state, size and language", "[gui.screens]",
                       ((Language language), language), Language::english, Language::simplified_chinese,
                       Language::traditional_chinese, Language::japanese, Language::finnish) {
    test::Sparse some;
    AppSettings settings;
    settings.taste.language = language;
    for (const Stop& stop : stops)
        for (const SampleState state : sample_states)
            for (const Size size : {Size{1280, 720}, Size{1600, 1000}, Size{3840, 2160}}) {
                if (!some.takes()) continue;
                Visit visit(stop, state, size.width, size.height, settings);
                INFO(stop.name << " " << sample_name(state) << " " << size.width << "x" << size.height);
                for (const std::string& complaint : complaints(visit.stage().texts(), size)) {
                    FAIL_CHECK(complaint);
                }
            }
}

namespace {

// What is opened over a screen, by a press or by a key.
struct Opened {
    Stop stop;
    Key key = Key::none;
};
constexpr Opened opened[] = {{{"draft menu", Page::draft, "draft.menu"}},
                             {{"deck menu", Page::deck, "deck.menu"}},
                             {{"night menu", Page::night, "night.menu"}},
                             {{"match menu", Page::match, "match.menu"}},
                             {{"ultraman menu", Page::ultraman, "match.menu"}},
                             {{"seats on the night board", Page::night, "night.menu night.menu.seats"}},
                             {{"rules of a night", Page::home, "home.set_table seating.options"}},
                             {{"decks of a seat", Page::home, "home.form.1 home.set_table seating.seat0.deck"}},
                             {{"changes of a deck", Page::workshop, "shop.bench.1 decks.copies.0.more decks.new"}},
                             {{"keys of home", Page::home}, Key::f1},
                             {{"keys of the draft", Page::draft}, Key::f1},
                             {{"keys of the deck", Page::deck}, Key::f1},
                             {{"keys of a match", Page::match}, Key::f1},
                             {{"log of a match", Page::match}, Key::l},
                             {{"log of the other game", Page::ultraman}, Key::l},
                             {{"piles of a match", Page::match}, Key::d},
                             {{"piles of the other game", Page::ultraman}, Key::d}};

}  // namespace

TEMPLATE_TEST_CASE_SIG("No text of a sheet lies on another, in any language", "[gui.screens]",
                       ((Language language), language), Language::english, Language::simplified_chinese,
                       Language::traditional_chinese, Language::japanese, Language::finnish) {
    test::Sparse some;
    AppSettings settings;
    settings.taste.language = language;
    for (const Opened& each : opened)
        for (const SampleState state : {SampleState::usual, SampleState::hostile})
            for (const Size size : {Size{1280, 720}, Size{1600, 1000}}) {
                if (!some.takes()) continue;
                Visit visit(each.stop, state, size.width, size.height, settings);
                if (each.key != Key::none) visit.stage().press(each.key), visit.stage().settle();
                INFO(each.stop.name << " " << sample_name(state) << " " << size.width << "x" << size.height);
                for (const std::string& complaint : complaints(visit.stage().texts(), size)) FAIL_CHECK(complaint);
            }
}

TEST_CASE("No label at the table is cut, in any language", "[gui.screens]") {
    const auto is_of_a_card = [](const std::string& text) {  // names on small faces may be
        const std::string kept = text.substr(0, text.find("…"));
        return std::any_of(lantern().set->begin(), lantern().set->end(),
                           [&](const Card& card) { return card.name.starts_with(kept); });
    };
    for (const Size size : {Size{1024, 640}, Size{1280, 800}, Size{1920, 1080}})
        for (const SampleState state : {SampleState::empty, SampleState::usual, SampleState::full})
            for (int language = 0; language < text::language_count; ++language) {
                AppSettings settings;
                settings.taste.language = static_cast<text::Language>(language);
                const auto session = sample_session(lantern(), Page::match, state);
                Headless stage(*session, Page::match, size.width, size.height, settings);
                stage.settle();
                INFO(sample_name(state) << " " << size.width << "x" << size.height << " language " << language);
                for (const TextMark& mark : stage.texts())
                    if (mark.group == 0 && mark.text.find("…") != std::string::npos && !is_of_a_card(mark.text))
                        FAIL_CHECK(about(mark));
            }
}

TEST_CASE("In a narrow window the board makes room for the log", "[gui.screens]") {
    for (const SampleState state : {SampleState::usual, SampleState::full}) {
        const auto session = sample_session(lantern(), Page::match, state);
        Headless stage(*session, Page::match, 1280, 720);
        stage.settle();
        REQUIRE(stage.click("match.log"));
        stage.point_away();
        stage.settle();
        float board = 0, log = 1e6f;
        for (const Item& item : stage.app().ui().items()) {
            if (item.id.starts_with("slot.") || item.id.starts_with("pile.") || item.id.starts_with("attack.") ||
                item.id == "match.end")
                board = std::max(board, item.rect.right());
            if (item.id.starts_with("log.")) log = std::min(log, item.rect.x);
        }
        INFO(sample_name(state));
        CHECK(board > 0);
        CHECK(board < log);
        for (const std::string& complaint : complaints(stage.texts(), {1280, 720})) FAIL_CHECK(complaint);
    }
}

TEST_CASE("A picture is the same pixel for pixel when it is drawn again", "[gui.pictures]") {
    std::vector<std::uint8_t> first;
    for (int i = 0; i < 2; ++i) {
        const auto session = sample_session(lantern(), Page::night, SampleState::usual);
        Headless stage(*session, Page::night, 1280, 720);
        Picture picture = stage.picture();
        REQUIRE(picture.rgba.size() == 1280u * 720u * 4u);
        if (i == 0) first = picture.rgba;
        else CHECK(picture.rgba == first);
    }
}

TEST_CASE("Under the curtain no card and no name but the next person's is drawn", "[gui.curtain]") {
    const auto session = sample_session(lantern(), Page::draft, SampleState::usual);
    session->cover();
    Headless stage(*session, Page::draft, 1600, 1000);
    stage.settle();
    for (const TextMark& mark : stage.texts()) {
        for (const Card& card : *lantern().set) CHECK(mark.text.find(card.name) == std::string::npos);
        for (const char* other : {"Ben", "Aino", "Elias"}) CHECK(mark.text.find(other) == std::string::npos);
    }
    CHECK(stage.shown("curtain.reveal"));
    CHECK_FALSE(stage.shown("draft.card.0"));
}

TEST_CASE("Labels in capitals keep no small letter and leave every other sign alone", "[gui.widgets]") {
    CHECK(capitals("Hyökkäys: Pokémon å × 2 ÷ 3") == "HYÖKKÄYS: POKÉMON Å × 2 ÷ 3");
    CHECK(capitals("抽牌 ÄÖÉ") == "抽牌 ÄÖÉ");
}
