// What a printed card is, in the words of the screen's language: its kind, its stage, its types. Card data names them in
// English; what the game has no word for, such as "GX", stands as the data says it.
#pragma once

#include <string>

#include "engine/cards/printed/printed_card.hpp"
#include "src/gui/kit/screen.hpp"

namespace cubenight::gui {

// "Pokémon · Stage 1 · Fire · HP 90".
std::string printed_facts(const Strings& say, const printed::PrintedCard& card);

// Whether a card that comes with the program is one that the search of the card library means.
bool answers_words(const Frame& f, const Card& card, const std::string& words);
// Where there is no card data: whose cards these are, and how others come. Returns how high it is.
float draw_own_cards_note(Frame& f, Rect r);

}  // namespace cubenight::gui
