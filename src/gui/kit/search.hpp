// What a search field finds, in either case of Latin letters.
#pragma once

#include <string_view>

#include "src/gui/kit/card_words.hpp"
#include "src/gui/kit/strings.hpp"

namespace cubenight::gui {

// In the card's name, its texts and the names of its attacks and Abilities, in the language of the screen; the names in
// English too.
bool found_on(const Card& card, const CardWords& words, const Strings& say, std::string_view wanted);
// In the card's number, its name, its form, whose card it is, its TEAMs and its texts.
bool found_on(const ultraman::Card& card, const CardWords& words, const Strings& say, std::string_view wanted);

}  // namespace cubenight::gui
