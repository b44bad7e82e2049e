// Which of the cubes: a field that names it and, once pressed, a sheet with all of them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

// The cubes of Pokémon by their ids, and the cube with an id; null where there is none.
std::vector<std::string> pokemon_cubes(const Session& session);
const CubeSummary* find_cube(const Session& session, std::string_view id);

// A row that says which game a cube is of and what it is made of. Returns whether it was pressed.
inline constexpr float cube_row_height = 66;
bool draw_cube_row(Frame& f, Rect r, const std::string& id, const CubeSummary& cube, bool chosen);

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
