// A moment of a Pokémon match as what moves on the table compares it: where every card lies that the seat knows, and what
// the seat was told in between.
#pragma once

#include <span>
#include <vector>

#include "engine/pokemon/view.hpp"
#include "src/gui/screens/common/table_motion.hpp"
#include "src/gui/screens/match/board_layout.hpp"
#include "src/text/pokemon/log_book.hpp"

namespace cubenight::gui {

// `prizes`: how many are laid out where none lie yet. REQUIRES: the view and the layout outlive what is returned.
TableSight sight_of(const pokemon::View& view, const BoardLayout& lay, int prizes, HandBox hand);
// `told`: as that seat may know it.
std::vector<Happening> happenings(std::span<const text::LogEntry> told);

TablePlace pokemon_place(std::uint8_t slot);

}  // namespace cubenight::gui
