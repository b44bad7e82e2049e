// The texts of cards for the pages that people read.
#pragma once

#include <string>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/cards/language.hpp"
#include "engine/cards/wording/sentence.hpp"

namespace cubenight::test {

// What stands where, as notation: its place, the damage that is printed beside it, the text.
std::string heading_of(const Effect& effect, const wording::Source& source);
// A page of every different text of these cards in a language: its heading, and the sentences below it.
std::string page_of_texts(const std::vector<Card>& cards, Language language);
// The cards of all files of cards in that folder, by file name. Throws where one cannot be read.
std::vector<Card> cards_in(const std::string& folder);

}  // namespace cubenight::test
