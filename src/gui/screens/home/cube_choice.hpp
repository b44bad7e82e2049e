// Which of the cubes: a field that names it and, once pressed, a sheet with all of them.
#pragma once

#include <optional>
#include <string_view>

#include "src/gui/kit/screen.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

class CubeChoice {
public:
    // `id`: of the field, and of the sheet's rows behind it. The wheel over the field goes on to the next cube. Returns the cube that is
    // chosen now, by its place among session.cubes(). REQUIRES: there are cubes.
    std::size_t field(Frame& f, std::string_view id, Rect r, std::size_t chosen);
    // Over the page, where the field was pressed; the same.
    std::size_t sheet(Frame& f, std::string_view id, std::size_t chosen);

private:
    bool open_ = false;
};

}  // namespace cubenight::gui
