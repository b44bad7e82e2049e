// Things, places and what people wear, as words of a Trainer's name call for them.
#pragma once

#include <string_view>

#include "src/gui/widgets/creatures.hpp"

namespace cubenight::gui {

using DrawThing = void (*)(Cutout& f, const FamilyMarks& b);

// What the English name of an Item or a Tool speaks of; null where it is nothing that we can draw.
DrawThing thing_called(std::string_view name);
// The same of a Stadium.
DrawThing place_called(std::string_view name);

// What a Supporter wears, beside what the seed gives.
enum class Attire : std::uint8_t { any, coat, helmet, brim, long_hair };
Attire attire_called(std::string_view name);

}  // namespace cubenight::gui
