// What a printed card is, in the words of the screen's language: its kind, its stage, its types. Card data names them in
// English; what the game has no word for, such as "GX", stands as the data says it.
#pragma once

#include <string>

#include "engine/cards/printed/printed_card.hpp"
#include "src/gui/kit/strings.hpp"

namespace cubenight::gui {

// "Pokémon · Stage 1 · Fire · HP 90".
std::string printed_facts(const Strings& say, const printed::PrintedCard& card);

}  // namespace cubenight::gui
