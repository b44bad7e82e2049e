// The window in five languages: no text is cut or runs out of its place, every sign has a glyph, and lines break where
// the language lets them.
#include <stb/stb_truetype.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <utility>

#include <imgui.h>

#include "src/gui/kit/imgui_compat.hpp"
#include "src/gui/shell/headless.hpp"
#include "src/text/line_breaks.hpp"
#include "tests/gui/tour.hpp"
#include "tests/support/sparse.hpp"
#include "tests/support/texts.hpp"

using namespace cubenight;
using namespace cubenight::gui;

namespace {

namespace fs = std::filesystem;

constexpr Language all_languages[] = {Language::english, Language::simplified_chinese, Language::traditional_chinese,
                                      Language::japanese, Language::finnish};

AppSettings speaking(Language language) {
    AppSettings settings;
    settings.taste.language = language;
    return settings;
}

// Texts that have no room: cut short, or running out of the window.
std::string without_room(const std::vector<TextMark>& marks, int width) {
    std::string found;
    for (const TextMark& mark : marks) {
        if (mark.box.meet(mark.clip).empty()) continue;  // scrolled away
        if (mark.cut) found += "\n  cut: " + mark.text;
        if (mark.box.x < -1 || mark.box.right() > static_cast<float>(width) + 1)
            found += "\n  leaves the window: " + mark.text;
    }
    return found;
}

// One button of each kind that stands there, and "" for none. Numbers in a name tell buttons of a kind apart.
std::vector<std::string> buttons_of(const Stop& place, SampleState state, Language language) {
    const auto session = sample_session(cube_of(place.game), place.page, state);
    Headless stage(*session, place.page, 1280, 720, speaking(language));
    go_to(stage, place);
    std::vector<std::string> buttons{""};
    // Finnish has the longest words: what has room there in every state is not pressed in all of them once more.
    if (state != SampleState::usual && language != Language::finnish) return buttons;
    std::set<std::string> kinds{
        "settings.larger"};  // what is larger is wider than the window, which follows the pointer
    for (const Item& item : stage.app().ui().items()) {
        std::string kind = item.id;
        std::erase_if(kind, [](char sign) { return sign >= '0' && sign <= '9'; });
        if (item.can == Can::be_pressed && kinds.insert(kind).second) buttons.push_back(item.id);
    }
    return buttons;
}

// The signs of a file of sentences or names.
std::set<char32_t> signs_in(const fs::path& file) {
    const std::string text = test::text_of(file);
    std::set<char32_t> signs;
    for (const char *at = text.data(), *end = at + text.size(); at < end;) {
        unsigned sign = 0;
        at += compat::next_glyph(sign, at, end);
        if (sign >= 0x20) signs.insert(sign);
    }
    return signs;
}

}  // namespace

// The size that everything is measured for, and a large one.
TEST_CASE("No text of any screen is cut or leaves a usual or large window in any language", "[gui.languages]") {
    test::Sparse some;
    constexpr std::pair<int, int> sizes[] = {{1600, 1000}, {3840, 2160}};
    for (const Language language : all_languages)
        for (const Stop& place : stops)
            for (const auto& [width, height] : sizes) {
                if (!some.takes()) continue;
                const auto session = sample_session(cube_of(place.game), place.page, SampleState::usual);
                Headless stage(*session, place.page, width, height, speaking(language));
                go_to(stage, place);
                INFO(stage.app().screen()
                     << " " << place.press << " language " << static_cast<int>(language) << ", " << width);
                CHECK(stage.texts().size() > 12);
                CHECK(without_room(stage.texts(), width) == "");
            }
}

TEST_CASE("What is known of the night that waits stands beside its name with room between", "[gui.languages]") {
    for (const Language language : all_languages) {
        const auto session = sample_session(cube_of(SampleGame::ultraman), Page::home, SampleState::usual);
        Headless stage(*session, Page::home, 1600, 1000, speaking(language));
        stage.settle();
        const Strings say(language);
        const auto& texts = stage.texts();
        const auto saved = std::ranges::find(texts, say(Text::home_saved), &TextMark::text);
        REQUIRE(saved != texts.end());
        const auto name = std::ranges::find_if(texts, [&](const TextMark& mark) {
            return mark.text == say(Text::home_draft) && std::abs(mark.box.x - saved->box.x) < 3;
        });
        REQUIRE(name != texts.end());
        const TextMark* value = nullptr;
        for (const TextMark& mark : texts)
            if (std::abs(mark.box.y - name->box.y) < 4 && mark.box.x > name->box.x + 3 &&
                (!value || mark.box.x < value->box.x))
                value = &mark;
        REQUIRE(value);
        INFO("language " << static_cast<int>(language) << ": " << name->text << " " << value->text);
        CHECK(value->box.x - name->box.right() > 5);
    }
}

TEST_CASE("The piles of the pool say their whole names", "[gui.languages]") {
    constexpr float pool_ends = 720;
    for (const Language language : all_languages) {
        const auto session = sample_session(cube_of(SampleGame::ultraman), Page::deck, SampleState::usual);
        Headless stage(*session, Page::deck, 1600, 1000, speaking(language));
        stage.settle();
        const Strings say(language);
        INFO("language " << static_cast<int>(language));
        CHECK(std::ranges::any_of(stage.texts(), [&](const TextMark& mark) {
            return mark.text == say(Text::ucg_scenes) && mark.box.x < pool_ends;
        }));
    }
}

TEMPLATE_TEST_CASE_SIG("No text of the smallest window is cut, in any state and behind any button", "[gui.languages]",
                       ((Language language), language), Language::english, Language::simplified_chinese,
                       Language::traditional_chinese, Language::japanese, Language::finnish) {
    test::Sparse some;
    for (const SampleState state : {SampleState::empty, SampleState::usual, SampleState::full})
        for (const Stop& place : stops) {
            if (!some.takes()) continue;
            for (const std::string& button : buttons_of(place, state, language)) {
                const auto session = sample_session(cube_of(place.game), place.page, state);
                Headless stage(*session, place.page, 1280, 720, speaking(language));
                go_to(stage, place);
                if (!button.empty()) {
                    stage.click(button);
                    stage.frames(3, 160);  // until what moved has come to rest
                    stage.point_away();
                    stage.settle();
                }
                INFO(sample_name(state) << " " << stage.app().screen() << " " << place.press << " " << button);
                CHECK(without_room(stage.texts(), 1280) == "");
            }
        }
}

TEST_CASE("The switch changes every text of the screen at once", "[gui.languages]") {
    for (const Page page : {Page::home, Page::draft, Page::deck, Page::night, Page::match, Page::ultraman}) {
        const auto session = sample_session(lantern(), page, SampleState::usual);
        Headless stage(*session, page, 1600, 1000);
        stage.settle();
        const auto speak = [&stage](Language language) {
            Taste taste = stage.app().taste();
            taste.language = language;
            stage.app().set_taste(taste);
            stage.settle();
        };
        speak(Language::japanese);
        const auto begun = sample_session(lantern(), page, SampleState::usual);
        Headless fresh(*begun, page, 1600, 1000, speaking(Language::japanese));
        fresh.settle();
        const auto words = [](const Headless& drawn) {
            std::vector<std::string> said;
            for (const TextMark& mark : drawn.texts()) said.push_back(mark.text);
            return said;
        };
        INFO(stage.app().screen());
        CHECK(words(stage) == words(fresh));
        // And once more, now that the fonts have all that is needed.
        speak(Language::english);
        speak(Language::japanese);
        CHECK(words(stage) == words(fresh));
    }
}

TEST_CASE("Every sign of every sentence and name has a glyph", "[gui.languages]") {
    const FontFiles files = find_fonts();
    REQUIRE(files.complaint().empty());
    std::vector<std::string> bytes;
    for (const std::string& file : {files.regular, files.cjk_regular}) bytes.push_back(test::text_of(file));
    std::vector<stbtt_fontinfo> fonts(2);
    for (std::size_t i = 0; i < 2; ++i) {
        const auto* data = reinterpret_cast<const unsigned char*>(bytes[i].data());
        REQUIRE(stbtt_InitFont(&fonts[i], data, stbtt_GetFontOffsetForIndex(data, 0)));
    }
    std::set<char32_t> signs;
    for (const char* table : {"names.tsv", "ultraman_names.tsv", "rulebook.fi.tsv", "rulebook.ja.tsv",
                              "rulebook.zh-hans.tsv", "rulebook.zh-hant.tsv"})
        signs.merge(signs_in(fs::path(CUBENIGHT_TEST_DATA) / "assets" / table));
    for (const auto& file : fs::recursive_directory_iterator(fs::path(CUBENIGHT_TEST_DATA) / "src" / "text"))
        if (file.path().extension() == ".def") signs.merge(signs_in(file.path()));
    CHECK(signs.size() > 1500);
    std::string missing;
    for (const char32_t sign : signs) {
        const auto has = [sign](const stbtt_fontinfo& font) {
            return stbtt_FindGlyphIndex(&font, static_cast<int>(sign)) != 0;
        };
        if (sign > 0xFFFF || std::ranges::none_of(fonts, has)) missing += " " + std::to_string(sign);
    }
    CHECK(missing == "");
}

TEST_CASE("A line begins with no closing sign and ends with no opening one", "[gui.languages]") {
    std::string text = "自分の山札から「アローラ ライチュウ」を1枚選び、相手に見せて、手札に加える。そして山札を切る。";
    text += "选择对手的1只【备战宝可梦】（不是“宝可梦V”），给其造成30点伤害！コインを1回投げ、ウラなら…ッ々";
    std::string again;
    const auto pieces = text::pieces_of(text);
    CHECK(pieces.size() > 60);
    for (const std::string_view piece : pieces) {
        unsigned first = 0, last = 0;
        compat::next_glyph(first, piece.data(), piece.data() + piece.size());
        for (const char *at = piece.data(), *end = at + piece.size(); at < end;)
            at += compat::next_glyph(last, at, end);
        CHECK_FALSE(text::closes(first));
        CHECK_FALSE(text::opens(last));
        again += piece;
    }
    CHECK(again == text);
    CHECK(text::pieces_of("one two") == std::vector<std::string_view>{"one ", "two"});
    CHECK(text::pieces_of("ボット・ランプの番") == std::vector<std::string_view>{"ボット・", "ランプ", "の", "番"});
}
