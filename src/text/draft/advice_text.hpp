// What a deck check mentions without forbidding it, and what adding a card would change, in words.
#pragma once

#include <string>

#include "draft/decks/advice.hpp"
#include "src/text/language.hpp"

namespace cubenight::text {

std::string advice_text(const draft::Advice& advice, const draft::DraftCards& cards,
                        Language language = Language::english);
std::string add_note_text(const draft::AddNote& note, const draft::DraftCards& cards,
                          Language language = Language::english);

}  // namespace cubenight::text
