// The texts of cards for the pages that people read.
#pragma once

#include <string>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/cards/language.hpp"
#include "engine/cards/wording/sentence.hpp"

namespace cubenight::test {

// A page of every different text of these cards in a language: what stands where, as notation, and the sentences below it.
std::string page_of_texts(const std::vector<Card>& cards, Language language);
// The cards of all files of cards in that folder, by file name. Throws where one cannot be read.
std::vector<Card> cards_in(const std::string& folder);

}  // namespace cubenight::test
