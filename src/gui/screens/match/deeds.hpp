// What of a match is shown large to somebody who watches a bot: which card was played, and what came of it.
#pragma once

#include <span>

#include "src/gui/screens/common/spotlight.hpp"
#include "src/text/pokemon/log_text.hpp"

namespace cubenight::gui {

// Of what was told at once; none where no card was played or used.
std::vector<Deed> deeds_of(std::span<const text::LogEntry> told, const text::Names& names);

}  // namespace cubenight::gui
