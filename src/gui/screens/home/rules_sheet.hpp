// The sheet on which rule options of a night or a cube are changed, each beside a sentence that says what its values mean.
#pragma once

#include <vector>

#include "draft/night/settings.hpp"
#include "src/gui/kit/screen.hpp"

namespace cubenight::gui {

// How many of the changes make a difference to the rules.
int differing(const draft::GameRules& rules, const std::vector<draft::RuleChange>& changes);

// Draws it over the screen. `rules`: those of the night or the cube before the changes; the title says of which. Only changes that
// make a difference stay. False when it is closed.
bool draw_rules_sheet(Frame& f, Text title, const draft::GameRules& rules, std::vector<draft::RuleChange>& changes);

}  // namespace cubenight::gui
