// Pictures of the screens with sample values, drawn with no display: `cubenight screen NAME`.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.hpp"
#include "src/gui/samples/samples.hpp"
#include "src/gui/shell/app.hpp"

namespace cubenight::gui {

struct PictureWish {
    std::string screen = "home";
    SampleState state = SampleState::usual;
    SampleGame game = SampleGame::pokemon;  // whose cube and night it is
    int width = 1600;
    int height = 1000;
    std::string file = "screen.png";
    std::string data;                // data folder; empty: the usual ones
    std::vector<std::string> press;  // items to press first, in this order: "match.log", "log.3.clause.0"
    std::string point;               // an item that is pointed at
    Session* session = nullptr;      // what is drawn; null: a sample in that state
    AppSettings app;
};

// The names that a wish may have.
std::vector<std::string_view> picture_names();
std::optional<SampleState> find_state(std::string_view name);

inline constexpr int largest_picture = 8192;  // pixels a side

// Draws and writes it. Says why not: an unknown name, a size out of 320 to largest_picture, no cube, no file.
std::optional<Error> draw_picture(const PictureWish& wish);

}  // namespace cubenight::gui
