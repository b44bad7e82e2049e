// Whether texts stand out from what they are drawn on, measured in the pictures themselves (WCAG 2, 1.4.3).
#include <algorithm>
#include <cmath>
#include <map>
#include <string>

#include "engine/ultraman/view.hpp"
#include "src/gui/sessions/ultraman_session.hpp"
#include "tests/gui/ruling_evening.hpp"
#include "tests/gui/tour.hpp"
#include "tests/support/sparse.hpp"

using namespace cubenight;
using namespace cubenight::gui;

namespace {

struct Pixel {
    std::uint8_t r, g, b;
    friend auto operator<=>(const Pixel&, const Pixel&) = default;
};

double luminance(Pixel p) {
    const auto part = [](std::uint8_t value) {
        const double share = value / 255.0;
        return share <= .04045 ? share / 12.92 : std::pow((share + .055) / 1.055, 2.4);
    };
    return .2126 * part(p.r) + .7152 * part(p.g) + .0722 * part(p.b);
}

double contrast(Pixel one, Pixel other) {
    const double a = luminance(one), b = luminance(other);
    return (std::max(a, b) + .05) / (std::min(a, b) + .05);
}

// The most that any pixel of the box stands out from the colour that most of them have. Letters thinner than a pixel are
// paler than their colour, so that this is rather less than their contrast.
double contrast_in(const Picture& picture, Rect box) {
    std::map<Pixel, int> counts;
    const int right = std::min(picture.width, static_cast<int>(box.right()));
    const int bottom = std::min(picture.height, static_cast<int>(box.bottom()));
    for (int y = std::max(0, static_cast<int>(box.y)); y < bottom; ++y)
        for (int x = std::max(0, static_cast<int>(box.x)); x < right; ++x) {
            const std::uint8_t* const at =
                &picture.rgba[4 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(picture.width) +
                                   static_cast<std::size_t>(x))];
            // Gradients are one colour here.
            ++counts[{static_cast<std::uint8_t>(at[0] & 0xF8), static_cast<std::uint8_t>(at[1] & 0xF8),
                      static_cast<std::uint8_t>(at[2] & 0xF8)}];
        }
    if (counts.empty()) return 21;
    const Pixel ground =
        std::ranges::max_element(counts, {}, [](const auto& counted) { return counted.second; })->first;
    double most = 1;
    for (const auto& [pixel, count] : counts) most = std::max(most, contrast(pixel, ground));
    return most;
}

constexpr double least_of_text = 4.5, least_of_large_text = 3;
constexpr int large_text = 24;  // pixels: 18 points

// The group of the texts that lie on top: those of the screen itself, or those of the sheet that shades it.
int group_on_top(Headless& stage) {
    if (std::ranges::none_of(stage.app().ui().items(), [](const Item& item) { return item.layer > 0; })) return 0;
    return std::ranges::max_element(stage.texts(), {}, &TextMark::group)->group;
}

std::string too_pale(Headless& stage) {
    const Picture picture = stage.picture();
    const int on_top = group_on_top(stage);
    std::string found;
    for (const TextMark& mark : stage.texts()) {
        const Rect shown = mark.box.meet(mark.clip);
        // What is covered or half scrolled away is not read.
        if (mark.group != on_top || shown.h < mark.box.h * .9f || shown.w < mark.box.w * .9f || mark.text.size() < 3)
            continue;
        const double there = contrast_in(picture, shown);
        if (there < (mark.pixels >= large_text ? least_of_large_text : least_of_text) * .95)
            found += "\n  " + std::to_string(there) + ": " + mark.text;
    }
    return found;
}

}  // namespace

namespace {

struct Look {
    const char* name;
    Theme theme;
    Contrast contrast;
};
constexpr Look looks[] = {{"night", Theme::night, Contrast::usual},
                          {"ember", Theme::ember, Contrast::usual},
                          {"day", Theme::day, Contrast::usual},
                          {"high contrast", Theme::night, Contrast::high},
                          {"high contrast by day", Theme::day, Contrast::high}};

}  // namespace

TEST_CASE("Every text stands out from its ground", "[gui.contrast]") {
    test::Sparse some;
    for (const Look& look : looks)
        for (const Stop& stop : stops) {
            if (!some.takes()) continue;
            AppSettings settings;
            settings.taste.theme = look.theme;
            settings.taste.contrast = look.contrast;
            Visit visit(stop, SampleState::usual, 1280, 720, settings);
            INFO(visit.stage().app().screen() << " " << stop.press << ": " << look.name);
            CHECK(too_pale(visit.stage()) == "");
        }
}

TEST_CASE("Every text stands out from its ground however little or much there is", "[gui.contrast]") {
    test::Sparse some;
    for (const SampleState state : {SampleState::empty, SampleState::full, SampleState::hostile})
        for (const Stop& stop : stops) {
            if (!some.takes()) continue;
            Visit visit(stop, state, 1280, 720);
            INFO(visit.stage().app().screen() << " " << stop.press << ": " << sample_name(state));
            CHECK(too_pale(visit.stage()) == "");
        }
}

TEST_CASE("High contrast knows no colours that run into each other", "[gui.contrast]") {
    for (const Palette& p : {dark_contrast_palette, light_contrast_palette}) {
        CHECK(p.hall == p.hall_edge);
        CHECK(p.curtain == p.curtain_edge);
        CHECK(p.felt == p.felt_edge);
        CHECK(p.back == p.back_edge);
    }
}

TEST_CASE("High contrast leaves the room as light or dark as its theme", "[gui.contrast]") {
    const auto ground = [](Theme theme) {
        AppSettings settings;
        settings.taste.theme = theme;
        settings.taste.contrast = Contrast::high;
        Visit visit({"home", Page::home}, SampleState::usual, 1280, 720, settings);
        const Picture picture = visit.stage().picture();
        return Pixel{picture.rgba[0], picture.rgba[1], picture.rgba[2]};
    };
    CHECK((ground(Theme::day) == Pixel{255, 255, 255}));
    CHECK((ground(Theme::night) == Pixel{0, 0, 0}));
    CHECK((ground(Theme::ember) == Pixel{0, 0, 0}));
}

// Whether its owner may look at it: an eye on the back, closed for all others.
TEST_CASE("The eye on a card that lies face down stands out from the card back", "[gui.contrast]") {
    for (const Look& look : looks) {
        AppSettings settings;
        settings.taste.theme = look.theme;
        settings.taste.contrast = look.contrast;
        Visit visit({"ultraman", Page::ultraman}, SampleState::usual, 1600, 1000, settings);
        const auto* const match = visit.session().ultraman_match();
        REQUIRE(match);
        const ultraman::View view = match->view();
        const Picture picture = visit.stage().picture();
        int seen = 0;
        for (std::uint8_t i = 0; i < 2 * view.areas; ++i) {
            const ultraman::CharacterView& character = view.characters[i];
            if (!character.there || character.open) continue;
            const Item* const spot = visit.stage().app().ui().find("spot." + std::to_string(i));
            REQUIRE(spot);
            const Rect half = spot->rect;
            const float k = half.w / 116;  // as layout.cpp has it
            const bool own = ultraman::seat_of(ultraman::Spot{i}) == view.seat;
            const float bottom = own ? half.y + (46 + 8) * k + half.w * 1.4f : half.bottom() - (46 + 8) * k;
            INFO(look.name << ", spot " << static_cast<int>(i));
            CHECK(contrast_in(picture, around({half.centre().x, bottom - 16 * k}, 14, 10)) > 3);
            ++seen;
        }
        CHECK(seen == 2);
    }
}

// Fills of controls are no darker or lighter than the panel there: their edges tell them.
TEST_CASE("In high contrast parts of a choice have an edge and what is locked has a broken one", "[gui.contrast]") {
    for (const Theme theme : {Theme::night, Theme::day}) {
        AppSettings settings;
        settings.taste.theme = theme;
        settings.taste.contrast = Contrast::high;
        const auto edges = [&](const Stop& stop, std::string_view id) {
            Visit visit(stop, SampleState::usual, 1600, 1000, settings);
            const Item* const part = visit.stage().app().ui().find(id);
            INFO(stop.name << " " << id << " theme " << static_cast<int>(theme));
            REQUIRE(part);
            const Rect r = part->rect;
            CHECK(contrast_in(visit.stage().picture(), {r.x + r.w / 4, r.y - 6, r.w / 2, 8}) > 3);
        };
        edges({"settings", Page::home, "home.settings"}, "settings.contrast.0");
        edges({"match", Page::match}, "log.tab.1");
        edges({"deck", Page::deck}, "deck.sort.1");
        edges({"seats", Page::home, "home.set_table"}, "seating.deck.more");
    }
}

TEST_CASE("In high contrast a locked attack has a broken edge beside one that can be used", "[gui.contrast]") {
    AppSettings settings;
    settings.taste.contrast = Contrast::high;
    RulingEvening e(R"(
card "Lantern Fox" { pokemon basic fire hp 70 retreat 1 attack "Flare" [R] 30 attack "Blaze" [RRR] 90 }
scenario "Two attacks" { me { active "Lantern Fox" { energy R } } refuse attack "Blaze" }
)",
                    1600, 1000, settings);
    e.open(0);
    e.stage->point_away();
    e.stage->settle();
    const Picture picture = e.stage->picture();
    const auto drawn = [&](const std::string& id) {
        const Rect r = e.stage->app().ui().find(id)->rect;
        int pixels = 0;
        for (int x = static_cast<int>(r.x) + 20; x < static_cast<int>(r.right()) - 20; ++x) {
            const Rect across{static_cast<float>(x), r.y - 3, 1, 5};
            pixels += contrast_in(picture, across) > 3;
        }
        return static_cast<float>(pixels) / (r.w - 40);
    };
    CHECK(drawn("attack.0") > .95f);
    CHECK(drawn("attack.1") < .7f);
    CHECK(drawn("attack.1") > .2f);
}
