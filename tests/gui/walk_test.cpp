// Random clicks, drags, keys and words on every screen: nothing breaks, nobody gets stuck, Home is never out of reach, and what
// is refused is said. With CUBENIGHT_WALK=10000 in the environment there are as many of them on each screen; usually few, as this
// is one test of many. `gui_tests "[gui.walk]" -c "draft full"` walks on one screen.
#include <algorithm>
#include <cstdlib>

#include "engine/core/chance.hpp"
#include "tests/gui/tour.hpp"
#include "tests/support/sparse.hpp"

using namespace cubenight;
using namespace cubenight::gui;

namespace {

int wanted_steps() {
    const char* const said = std::getenv("CUBENIGHT_WALK");
    return said ? std::max(1, std::atoi(said)) : 40;
}

std::string seen(const Headless& stage) {
    std::string all;
    for (const TextMark& mark : stage.texts()) all += mark.text + "\n";
    return all;
}

// However it is broken into lines.
std::string without_blanks(std::string text) {
    std::erase_if(text, [](char letter) { return letter == ' ' || letter == '\n'; });
    return text;
}

// Somebody who presses whatever is there.
class Walker {
public:
    Walker(Headless& stage, std::uint64_t seed) : stage_(stage), chance_(seed) {}

    void step() {
        switch (chance_.below(16)) {
            case 0:
            case 1:
            case 2: stage_.press(any_key()); break;
            case 3: stage_.type(any_word()); break;
            case 4: drag(); break;
            case 5: with_item([&](const std::string& id) { stage_.double_click(id); }); break;
            case 6:
                with_item([&](const std::string& id) { stage_.wheel(id, chance_.below(2) == 0 ? 2.f : -3.f); });
                break;
            case 7: with_item([&](const std::string& id) { stage_.hover(id); }); break;
            case 8: stage_.press(Key::escape); break;
            case 9: with_item([&](const std::string& id) { stage_.hold_mouse(id, 1500); }); break;
            default: with_item([&](const std::string& id) { stage_.click(id); }); break;
        }
        stage_.frames(1, chance_.below(4) == 0 ? 400.f : 16.f);
    }

    // Whether anything that can be pressed is in sight. A magnified page goes along with the pointer.
    bool can_go_on() const {
        const bool magnified = stage_.app().magnified();
        return std::ranges::any_of(stage_.app().ui().items(), [&](const Item& item) {
            return item.can == Can::be_pressed && (magnified || !item.visible.empty());
        });
    }

private:
    Key any_key() { return static_cast<Key>(1 + chance_.below(static_cast<std::uint32_t>(key_count) - 1)); }

    std::string any_word() {
        static const char* const words[] = {"a",
                                            "7",
                                            "Päivi",
                                            "さくら",
                                            "雨桐",
                                            "\xE2\x80\xAE",
                                            "{R} {0}",
                                            "%s%n",
                                            "'\"",
                                            "  ",
                                            "Maximiliana von Hohenstein-Wolkenkuckucksheim zu Unterwasser am See"};
        return words[chance_.below(static_cast<std::uint32_t>(std::size(words)))];
    }

    template <class F>
    void with_item(F&& f) {
        const std::vector<Item>& items = stage_.app().ui().items();
        if (!items.empty()) f(std::string(items[chance_.below(static_cast<std::uint32_t>(items.size()))].id));
    }

    void drag() {
        const Vec to{static_cast<float>(chance_.below(1280)), static_cast<float>(chance_.below(720))};
        with_item([&](const std::string& id) { stage_.drag(id, to); });
    }

    Headless& stage_;
    Generator chance_;
};

// On the topmost layer.
const Item* shown_on_top(const Headless& stage, std::string_view id, int top) {
    const Item* const item = const_cast<Headless&>(stage).app().ui().find(id);
    return item && item->layer == top && !item->visible.empty() ? item : nullptr;
}

// Whether somebody who wants to gets from there to Home, with nothing lying over it: by the way out that a screen or a sheet
// offers, else with Escape. A curtain opens for whoever holds on, and what has to be answered is answered.
bool gets_home(Headless& stage) {
    static constexpr const char* ways[] = {
        "curtain.reveal", "keys.close", "draft.menu.home", "deck.menu.home", "night.menu.home", "match.menu.leave",
        "over.leave",     "over.home",  "over.back",       "list.look",      "back.leave",      "draft.menu",
        "deck.menu",      "night.menu", "match.menu",      "cards.away",     "prompt.done",     "option.0"};
    for (int tries = 0; tries < 40 && !stage.app().left(); ++tries) {
        int top = 0;
        for (const Item& item : stage.app().ui().items()) top = std::max(top, item.layer);
        if (top == 0 && std::string_view(stage.app().screen()) == "home") return true;
        const auto way =
            std::ranges::find_if(ways, [&](const char* id) { return shown_on_top(stage, id, top) != nullptr; });
        if (way == ways) stage.hold_mouse(*way, 2000);
        else if (way != std::end(ways) && tries % 4 != 3) stage.click(*way);
        else stage.press(stage.app().taste().keys.places(key_room(stage.app().screen()))[Key::escape]);
        stage.frames(2, 400);
    }
    return stage.app().left();
}

// A walk on one screen, in stretches of some hundred steps; a screen that the walker leaves for long, or for the end of the
// program, is entered again.
class Walk {
public:
    Walk(const Stop& stop, SampleState state) : stop_(stop), state_(state) {}

    void go(int steps, std::uint64_t seed) {
        while (walked_ < steps) stretch(std::min(steps - walked_, 400), seed++);
    }

private:
    static constexpr int patience = 400;  // of so many steps one must change something
    static constexpr int astray = 25;     // steps on other screens

    void stretch(int steps, std::uint64_t seed) {
        Visit visit(stop_, state_, 1280, 720, {}, Under::home);
        Headless& stage = visit.stage();
        const std::string here = stage.app().screen();
        Walker walker(stage, seed);
        std::size_t refusals = visit.session().refusals().size();
        int away = 0;
        same_ = 0;
        for (int i = 0; i < steps && away < astray && !stage.app().left(); ++i) {
            walker.step();
            INFO(stage.app().screen() << ", seed " << seed << ", step " << i);
            REQUIRE(walker.can_go_on());
            look_for_change(stage);
            const std::vector<std::string>& refused = visit.session().refusals();
            for (; refusals < refused.size(); ++refusals) {
                INFO(refused[refusals]);
                CHECK(without_blanks(seen(stage)).find(without_blanks(refused[refusals])) != std::string::npos);
            }
            away = stage.app().screen() == here ? 0 : away + 1;
            if (away == 0) ++walked_;
        }
        ++walked_;
        INFO(stage.app().screen() << ", seed " << seed << ", after its steps: " << seen(stage));
        REQUIRE(gets_home(stage));
    }

    void look_for_change(const Headless& stage) {
        std::string now = seen(stage);
        same_ = now == before_ ? same_ + 1 : 0;
        before_ = std::move(now);
        REQUIRE(same_ < patience);
    }

    const Stop& stop_;
    SampleState state_;
    int walked_ = 0, same_ = 0;
    std::string before_;
};

}  // namespace

TEST_CASE("Whoever presses anything anywhere breaks nothing, can always go on and gets home", "[gui.walk]") {
    std::uint64_t seed = 7;
    test::Sparse some(4);  // of three states each comes with every fourth walk
    for (const Stop& stop : stops)
        for (const SampleState state : {SampleState::empty, SampleState::usual, SampleState::full}) {
            seed += 1000003;
            if (!some.takes()) continue;
            DYNAMIC_SECTION(stop.name << " " << sample_name(state)) { Walk(stop, state).go(wanted_steps(), seed); }
        }
}
