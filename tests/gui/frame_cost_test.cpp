// What a frame costs, in processor time of our own: `gui_tests "[gui.cost]"` tells it for the fullest screens. Hidden, as it tells of
// the machine as well.
#include <cstdio>
#include <ctime>

#include "tests/gui/tour.hpp"

using namespace cubenight;
using namespace cubenight::gui;

namespace {

constexpr int frames = 300;

double milliseconds(std::clock_t since) { return 1000. * static_cast<double>(std::clock() - since) / CLOCKS_PER_SEC; }

void tell(const char* what, const Stop& stop, SampleState state, double each, double first) {
    std::printf("%-10s %-14s %-8s %6.2f ms a frame, the first five %6.1f ms\n", what, stop.name,
                std::string(sample_name(state)).c_str(), each, first);
}

const Stop& stop_called(std::string_view name) {
    return *std::ranges::find(stops, name, [](const Stop& stop) { return std::string_view(stop.name); });
}

// What lies in the middle of a scroll area: the wheel turns there.
std::string something_in(Headless& stage, std::string_view area) {
    for (const Item& item : stage.app().ui().items())
        if (item.area == area && !item.visible.empty() && !item.id.ends_with(".bar")) return item.id;
    FAIL("nothing lies in " << area);
    return {};
}

}  // namespace

TEST_CASE("What a frame costs", "[.gui.cost]") {
    for (const char* name : {"tonight", "draft", "deck", "night", "match", "ultraman", "ucg-deck", "ucg-draft"})
        for (const SampleState state : {SampleState::usual, SampleState::full}) {
            const Stop& stop = stop_called(name);
            const auto session = sample_session(cube_of(stop.game), stop.page, state);
            Headless stage(*session, stop.page, 1600, 1000);
            std::clock_t begin = std::clock();
            stage.frames(5);
            const double first = milliseconds(begin);
            stage.settle();
            begin = std::clock();
            stage.frames(frames);
            tell("at rest", stop, state, milliseconds(begin) / frames, first);
            CHECK(stage.vertices() > 1000);
        }
    for (const auto& [name, area] :
         {std::pair{"deck", "deck.list"}, {"ucg-deck", "deck.list"}, {"library", "library.cards"}})
        for (const SampleState state : {SampleState::full, SampleState::hostile}) {
            Visit visit(stop_called(name), state, 1600, 1000);
            const std::clock_t begin = std::clock();
            for (int i = 0; i < frames / 3; ++i)
                visit.stage().wheel(something_in(visit.stage(), area), i % 20 < 10 ? -1.f : 1.f);
            tell(area, stop_called(name), state, milliseconds(begin) / frames, 0);
        }
}
