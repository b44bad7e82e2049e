// What the window does with frames: nothing is drawn at rest, only what differs is painted, no tap is lost.
#include <algorithm>
#include <array>
#include <cmath>

#include <imgui.h>

#include "src/gui/kit/damage.hpp"
#include "src/gui/kit/theme.hpp"
#include "src/gui/samples/samples.hpp"
#include "tests/gui/pressing.hpp"
#include "tests/gui/sample_lantern.hpp"
#include "tests/gui/tour.hpp"
#include "tests/support/sparse.hpp"

using namespace cubenight;
using namespace cubenight::gui;

namespace {

using gui::Page;

Picture paint(int width, int height) {
    unsigned char* pixels = nullptr;
    AlphaTexture letters;
    ImGui::GetIO().Fonts->GetTexDataAsAlpha8(&pixels, &letters.width, &letters.height);
    letters.pixels = pixels;
    return rasterise(*ImGui::GetDrawData(), letters, width, height);
}

void copy(const Picture& from, Rect part, Picture& to) {
    for (int y = static_cast<int>(part.y); y < static_cast<int>(part.bottom()); ++y) {
        const auto at = (static_cast<std::ptrdiff_t>(y) * from.width + static_cast<int>(part.x)) * 4;
        std::copy_n(from.rgba.begin() + at, static_cast<std::ptrdiff_t>(part.w) * 4, to.rgba.begin() + at);
    }
}

// The painter counts shades from where a part begins: the last bit may differ.
bool same(const Picture& a, const Picture& b) {
    return std::equal(a.rgba.begin(), a.rgba.end(), b.rgba.begin(), b.rgba.end(),
                      [](int one, int other) { return std::abs(one - other) <= 2; });
}

}  // namespace

TEST_CASE("A screen at rest asks for no frame and looks the same", "[gui.frames]") {
    constexpr Page pages[] = {Page::home, Page::draft, Page::deck, Page::night, Page::match, Page::anatomy};
    for (const Page page : pages) {
        const auto session = sample_session(lantern(), page, SampleState::usual);
        Headless stage(*session, page, 1600, 1000);
        stage.settle();
        stage.frames(12, 400);  // what appears takes its breath
        INFO(stage.app().screen());
        CHECK_FALSE(stage.app().ui().moving());
        CHECK_FALSE(stage.app().ui().breathing());
        Damage damage;
        CHECK(damage.look(*ImGui::GetDrawData(), 1600, 1000).size() == 1);  // the first look sees it all
        stage.frames(1);
        if (!stage.app().ui().ticking()) CHECK(damage.look(*ImGui::GetDrawData(), 1600, 1000).empty());
    }
}

TEST_CASE("What differs is painted over the frame before and is the new frame then", "[gui.frames]") {
    const auto session = sample_session(lantern(), Page::draft, SampleState::usual);
    Headless stage(*session, Page::draft, 1280, 720);
    stage.settle();
    stage.frames(12, 400);
    Damage damage;
    damage.look(*ImGui::GetDrawData(), 1280, 720);
    Picture shown = paint(1280, 720);
    REQUIRE(stage.hover("draft.suggest"));
    stage.press(Key::s);
    stage.frames(2, 400);
    const std::vector<Rect> parts = damage.look(*ImGui::GetDrawData(), 1280, 720);
    REQUIRE_FALSE(parts.empty());
    const Picture whole = paint(1280, 720);
    float area = 0;
    paint_parts(*ImGui::GetDrawData(), parts, [&](Rect part) {
        copy(paint(1280, 720), part, shown);
        area += part.w * part.h;
    });
    CHECK(area < 1280 * 720);
    CHECK(same(shown, whole));
    CHECK(same(paint(1280, 720), whole));  // nothing of the frame was lost
}

TEST_CASE("A part of a frame is clipped at whole pixels, whatever its commands are clipped to", "[gui.frames]") {
    const auto session = sample_session(lantern(), Page::match, SampleState::usual);
    Headless stage(*session, Page::match, 1280, 720);
    stage.settle();
    ImDrawData& data = *ImGui::GetDrawData();
    const auto between_pixels = [&data] {
        int count = 0;
        for (int i = 0; i < data.CmdListsCount; ++i)
            for (const ImDrawCmd& command : data.CmdLists[i]->CmdBuffer)
                for (const float edge :
                     {command.ClipRect.x, command.ClipRect.y, command.ClipRect.z, command.ClipRect.w})
                    count += edge != std::trunc(edge);
        return count;
    };
    REQUIRE(between_pixels() > 0);
    int parts = 0;
    paint_parts(data, std::array{Rect{64, 64, 128, 64}, Rect{320, 256, 512, 192}}, [&](Rect) {
        CHECK(between_pixels() == 0);
        ++parts;
    });
    CHECK(parts == 2);
}

TEST_CASE("Each tap between two frames counts, in its order", "[gui.frames]") {
    const auto session = sample_session(lantern(), Page::home, SampleState::usual);
    Headless stage(*session, Page::home, 1600, 1000);
    stage.settle();
    InputQueue& queue = stage.queue();
    queue.key(Key::ctrl, true);
    for (int i = 0; i < 3; ++i) queue.key(Key::plus, true), queue.key(Key::plus, false);
    queue.key(Key::ctrl, false);
    for (int i = 0; queue.waiting() && i < 100; ++i) stage.frames(1);
    CHECK(stage.app().taste().scale == Approx(1.3f));
    // A page, F1 and its end, all at once: what opens with a press hears the next one.
    for (const Key key : {Key::digit7, Key::f1, Key::escape, Key::digit2}) queue.key(key, true), queue.key(key, false);
    for (int i = 0; queue.waiting() && i < 100; ++i) stage.frames(1);
    stage.settle();
    CHECK_FALSE(queue.waiting());
    CHECK_FALSE(stage.shown("keys.close"));
    CHECK(stage.shown("cubes.play"));
}

TEST_CASE("A double click shorter than a frame is one, and a key that opens a field does not write into it",
          "[gui.frames]") {
    const auto session = sample_session(lantern(), Page::deck, SampleState::usual);
    Headless stage(*session, Page::deck, 1600, 1000);
    stage.settle();
    const auto in_pool = [&] {
        return std::ranges::count_if(stage.app().ui().items(),
                                     [](const Item& item) { return item.id.starts_with("deck.pool."); });
    };
    const auto before = in_pool();
    const Item* card = nullptr;
    for (const Item& item : stage.app().ui().items())
        if (item.id.starts_with("deck.pool.")) card = &item;
    REQUIRE(card);
    InputQueue& queue = stage.queue();
    queue.move(stage.app().to_pixels(card->visible.centre()));
    for (int i = 0; i < 2; ++i) queue.button(0, true), queue.button(0, false);
    for (int i = 0; queue.waiting() && i < 100; ++i) stage.frames(1);
    stage.settle();
    CHECK(in_pool() != before);

    queue.move({-1e7f, -1e7f});
    queue.key(Key::f, true), queue.letter('f'), queue.key(Key::f, false);
    for (const unsigned letter : {0x96E8u, 0x3055u}) queue.letter(letter);  // as an input method sends them
    for (int i = 0; queue.waiting() && i < 100; ++i) stage.frames(1);
    stage.settle();
    CHECK(stage.app().ui().typing());
}

TEST_CASE("Themes keep the contrast that reading needs", "[gui.look]") {
    for (const Palette* palette :
         {&night_palette, &ember_palette, &day_palette, &dark_contrast_palette, &light_contrast_palette}) {
        const Palette& p = *palette;
        for (const Colour ground : {p.bg0, p.bg1, p.s1, p.s2, p.well, p.bad_row, p.own_row}) {
            CHECK(contrast(p.t1, ground) >= 7);
            CHECK(contrast(p.t2, ground) >= 4.5f);
            CHECK(contrast(p.t3, ground) >= 4.5f);
        }
        CHECK(contrast(p.t2, p.s3) >= 4.5f);
        CHECK(contrast(p.t1, p.felt) >= 4.5f);
        CHECK(contrast(p.felt_t2, p.felt) >= 4.5f);
        const Colour zone = mix(p.felt, p.zone_fill, static_cast<float>(p.zone_fill.a) / 255);
        CHECK(contrast(p.zone_text, zone) >= 4.5f);
        for (const Colour ground : {p.plate, p.curtain, p.curtain_edge, p.hall, p.hall_edge})
            for (const Colour text : {p.t1, p.t2, p.t3}) CHECK(contrast(text, ground) >= 4.5f);
        for (const Colour mark : {p.accent, p.info, p.ok, p.warn, p.bad}) {
            CHECK(contrast(mark, p.s1) >= 4.5f);
            CHECK(contrast(mark, p.s2) >= 4.5f);
            CHECK(contrast(mark, p.felt) >= 3);
            CHECK(contrast(p.on_signal, mark) >= 4.5f);
            CHECK(contrast(mark, p.plate) >= 4.5f);
        }
    }
    CHECK(contrast(white, black) == Approx(21).margin(.01));
}

TEST_CASE("At twice the size the focus is always in the window", "[gui.look]") {
    AppSettings settings;
    settings.taste.scale = 2;
    for (const Page page : {Page::home, Page::draft, Page::match}) {
        const auto session = sample_session(lantern(), page, SampleState::usual);
        Headless stage(*session, page, 1280, 720, settings);
        stage.settle();
        for (int i = 0; i < 30; ++i) {
            stage.press(Key::tab);
            const Item* item = stage.app().ui().find(stage.app().ui().focused());
            REQUIRE(item);
            const Vec at = stage.app().to_pixels(item->rect.centre());
            INFO(stage.app().screen() << " " << item->id << " at " << at.x << "," << at.y);
            CHECK((at.x >= 0 && at.x <= 1280 && at.y >= 0 && at.y <= 720));
        }
    }
}

TEST_CASE("A toast gives way to whoever points at it", "[gui.frame]") {
    const auto session = sample_session(lantern(), Page::printed, SampleState::usual);
    Headless stage(*session, Page::printed, 1280, 720);
    stage.settle();
    const std::string words = "What was done is told here for a while";
    stage.app().ui().toast(words, 60000);
    stage.frames(2);
    const auto toast = [&] {
        const auto marks = stage.texts();
        const auto mark = std::ranges::find(marks, words, &TextMark::text);
        REQUIRE(mark != marks.end());
        return mark->box;
    };
    // The brightest that stands there.
    const auto brightest = [&](Rect box) {
        const Picture picture = stage.snapshot();
        int most = 0;
        for (int y = static_cast<int>(box.y); y < static_cast<int>(box.bottom()); ++y)
            for (int x = static_cast<int>(box.x); x < static_cast<int>(box.right()); ++x)
                most = std::max<int>(most, picture.rgba[static_cast<std::size_t>(4 * (y * picture.width + x))]);
        return most;
    };
    const int shown = brightest(toast());
    compat::mouse_move(ImGui::GetIO(), toast().centre());
    stage.frames(2);
    CHECK(brightest(toast()) < shown);
}

TEST_CASE("A toast lies where nothing is written", "[gui.frame]") {
    test::Sparse some;
    const std::string words = "This sentence was said by the program, and it is as long as many of them";
    for (const auto& [w, h] : {std::pair{1280, 720}, std::pair{1600, 1000}})
        for (const Stop& stop : stops) {
            if (!some.takes()) continue;
            const auto session = sample_session(cube_of(stop.game), stop.page, SampleState::usual);
            Headless stage(*session, stop.page, w, h);
            go_to(stage, stop);
            stage.app().ui().toast(words, 60000);
            stage.frames(2);
            INFO(stop.name << " " << w << "x" << h);
            const auto& marks = stage.texts();
            std::vector<const TextMark*> told;
            for (const TextMark& mark : marks)
                if (words.find(mark.text) != std::string::npos && mark.group > 0 && mark.text.size() > 12)
                    told.push_back(&mark);
            REQUIRE_FALSE(told.empty());
            const int top = std::ranges::max_element(marks, {}, &TextMark::layer)->layer;
            for (const TextMark* line : told)
                for (const TextMark& mark : marks) {
                    const Rect both = line->box.meet(mark.box.meet(mark.clip));
                    if (mark.group == line->group || mark.layer < top) continue;
                    INFO(mark.text);
                    CHECK_FALSE((both.w > 2 && both.h > 2));
                }
        }
}

TEST_CASE("Where letters are as small as they can be read, the button to shrink them says so", "[gui.frame]") {
    const auto session = sample_session(lantern(), Page::home, SampleState::usual);
    for (const auto& [w, h, locked] : {std::tuple{1280, 720, true}, std::tuple{1920, 1200, false}}) {
        Headless stage(*session, Page::home, w, h);
        stage.settle();
        REQUIRE(stage.click("home.settings"));
        stage.settle();
        REQUIRE(stage.click("settings.smaller"));
        stage.settle();
        CHECK((stage.app().taste().scale == 1) == locked);
        const float before = stage.app().taste().scale;
        compat::key(ImGui::GetIO(), Key::ctrl, true);
        stage.press(Key::minus);
        compat::key(ImGui::GetIO(), Key::ctrl, false);
        CHECK((stage.app().taste().scale == before) == locked);
        CHECK(std::ranges::any_of(stage.texts(), [](const TextMark& mark) {
                  return mark.text.find("too small to read") != std::string::npos;
              }) == locked);
    }
}

TEST_CASE("A screen that is larger than the window begins at its head", "[gui.frame]") {
    const auto session = sample_session(lantern(), Page::home, SampleState::usual);
    AppSettings settings;
    settings.taste.scale = 2;
    Headless stage(*session, Page::home, 1280, 720, settings);
    stage.settle();
    REQUIRE(stage.click("home.library"));
    stage.settle();
    stage.hover("home.practice");
    stage.press(Key::digit9);
    stage.settle();
    const Vec corner = stage.app().to_pixels({0, 0});
    CHECK(corner.x == 0);
    CHECK(corner.y == 0);
}
