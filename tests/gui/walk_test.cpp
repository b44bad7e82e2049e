// Random clicks, drags, keys and words on every screen: nothing breaks, and nobody gets stuck. With CUBENIGHT_WALK=10000 in the
// environment there are as many of them; usually few, as this is one test of many.
#include <algorithm>
#include <cstdlib>

#include "engine/core/chance.hpp"
#include "tests/gui/tour.hpp"

using namespace cubenight;
using namespace cubenight::gui;

namespace {

int wanted_steps() {
    const char* const said = std::getenv("CUBENIGHT_WALK");
    return said ? std::max(1, std::atoi(said)) : 40;
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
            default: with_item([&](const std::string& id) { stage_.click(id); }); break;
        }
        stage_.frames(1, chance_.below(4) == 0 ? 400.f : 16.f);
    }

    // Whether anything that can be pressed is in sight.
    bool can_go_on() const {
        return std::ranges::any_of(stage_.app().ui().items(), [](const Item& item) {
            return item.can == Can::be_pressed && !item.visible.empty();
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

std::string seen(const Headless& stage) {
    std::string all;
    for (const TextMark& mark : stage.texts()) all += mark.text + "\n";
    return all;
}

// Walks there; a screen that the walker leaves for the end of the program is entered again.
void walk(const Stop& stop, SampleState state, int steps, std::uint64_t seed) {
    constexpr int patience = 400;  // of so many steps one must change something
    int walked = 0;
    while (walked < steps) {
        Visit visit(stop, state, 1280, 720);
        Headless& stage = visit.stage();
        Walker walker(stage, seed + static_cast<std::uint64_t>(walked));
        std::string before = seen(stage);
        int same = 0;
        for (; walked < steps && !stage.app().left(); ++walked) {
            walker.step();
            INFO(stage.app().screen() << " from " << stop.press << " " << sample_name(state) << " step " << walked);
            REQUIRE(walker.can_go_on());
            const std::string now = seen(stage);
            same = now == before ? same + 1 : 0;
            before = now;
            REQUIRE(same < patience);
        }
        ++walked;
    }
}

}  // namespace

TEST_CASE("Whoever presses anything anywhere breaks nothing and can always go on", "[gui.walk]") {
    std::uint64_t seed = 7;
    for (const Stop& stop : stops)
        for (const SampleState state : {SampleState::empty, SampleState::usual, SampleState::full})
            walk(stop, state, wanted_steps(), seed += 1000003);
}
