// What of a match of the Ultraman Card Game is shown large to somebody who watches: what a bot has done, what is opened, what
// texts do by themselves, and the judgement of the battle areas, one after another.
#pragma once

#include <span>

#include "src/gui/screens/common/spotlight.hpp"
#include "src/gui/screens/ultraman/values.hpp"

namespace cubenight::gui::ucg {

// Of what was told at once; none where no card was set, laid onto another or used.
std::vector<Deed> deeds_of(std::span<const said::LogEntry> told, const said::Names& names);
// Of cards that were opened in it, and of a text that was carried out by itself.
std::vector<Deed> effects_of(std::span<const said::LogEntry> told, const said::Names& names);
// Of each area that was judged in it.
std::vector<Deed> judgements_of(std::span<const said::LogEntry> told, const said::Names& names);

}  // namespace cubenight::gui::ucg
