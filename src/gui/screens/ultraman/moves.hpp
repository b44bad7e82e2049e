// A moment of a match of the Ultraman Card Game as what moves on the table compares it: where every card lies that the seat
// knows, and what the seat was told in between.
#pragma once

#include <span>
#include <vector>

#include "src/gui/screens/common/table_motion.hpp"
#include "src/gui/screens/ultraman/layout.hpp"
#include "src/gui/screens/ultraman/values.hpp"

namespace cubenight::gui::ucg {

// REQUIRES: the view and the layout outlive what is returned.
TableSight sight_of(const View& view, const Layout& lay, HandBox hand);
// `told`: as that seat may know it.
std::vector<Happening> happenings(std::span<const said::LogEntry> told);

TablePlace character_place(Spot spot);

}  // namespace cubenight::gui::ucg
