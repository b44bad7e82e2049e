// What lies on the bench of the workshop: a cube, or a deck.
#pragma once

#include <cstdint>

#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

enum class Bench : std::uint8_t { cube, deck };

// The tabs with which one goes from one to the other.
inline Bench bench_tabs(Frame& f, Rect r, Bench bench) {
    const std::string_view labels[] = {f.say(Text::home_cubes), f.say(Text::shop_own_decks)};
    return static_cast<Bench>(tabs(f, "shop.bench", r, labels, static_cast<int>(bench)));
}

}  // namespace cubenight::gui
