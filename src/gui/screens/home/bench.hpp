// What lies on the bench of the workshop: a cube, or a deck.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>

#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

enum class OnBench : std::uint8_t { cube, deck };

// The tabs with which one goes from one to the other.
inline OnBench bench_tabs(Frame& f, Rect r, OnBench bench) {
    const std::string_view labels[] = {f.say(Text::home_cubes), f.say(Text::shop_own_decks)};
    return static_cast<OnBench>(tabs(f, "shop.bench", r, labels, static_cast<int>(bench)));
}

// How high the list of what could lie there is in its column: as many rows as half of it holds.
inline float bench_list_height(Rect column, std::size_t rows) {
    constexpr float least = 214, head = 64, row = 48;
    return std::max(least, std::min(head + row * static_cast<float>(rows), column.h * .46f));
}

// A step back or forth with what lies there.
enum class BenchStep : std::uint8_t { none, back, forth };
struct BenchSteps {
    bool back = false, forth = false;  // whether there is one
};
// Wished by its button or with Ctrl; where there is none, it is said. `id`: what the items of the buttons begin with.
BenchStep step_buttons(Frame& f, ButtonRow& row, const std::string& id, BenchSteps can);
// That it was done.
void tell_step(Frame& f, BenchStep step);

}  // namespace cubenight::gui
