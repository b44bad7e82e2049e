// How the damage of an attack comes about, step by step, and what the attack says, while it is pointed at.
#pragma once

#include <span>
#include <string>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/match/match_values.hpp"

namespace cubenight::gui {

// A step in words: "×2 weakness".
std::string damage_step_text(const text::Say& say, const pokemon::DamageStep& step);
// `r`: where there is room; the panel stands at its foot and is as high as it needs.
void draw_damage_panel(Frame& f, const MatchValues& v, std::size_t attack, std::span<const pokemon::DamageStep> steps,
                       Rect r);

}  // namespace cubenight::gui
