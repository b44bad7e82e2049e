// The strip that says how many evolutions of a cube have no lower stage there, and lets picks bring them by one press.
#pragma once

#include <vector>

#include "draft/night/settings.hpp"
#include "draft/pool/lines.hpp"
#include "src/gui/kit/screen.hpp"

namespace cubenight::gui {

inline constexpr float lines_strip_height = 44;

// The line policy of these rules when they are changed so.
LinePolicy lines_after(const draft::GameRules& rules, const std::vector<draft::RuleChange>& changes);

// Whether a night of the cube under these rules strands evolutions, so that the strip has something to say.
bool needs_lines_strip(const draft::LineCounts& cube, const draft::GameRules& rules);

// `rules`: those of the night before the changes. Its button changes their line policy, or changes it back.
void draw_lines_strip(Frame& f, Rect r, const draft::LineCounts& cube, const draft::GameRules& rules,
                      std::vector<draft::RuleChange>& changes);

}  // namespace cubenight::gui
