// The texts of the Ultraman Card Game for the pages that people read, and a systematic sample of its effect language:
// small texts that together have every kind of node and every variant of its fields. samples.def lists them.
#pragma once

#include <string>
#include <vector>

#include "engine/cards/language.hpp"
#include "engine/cards/ultraman/card.hpp"
#include "engine/cards/ultraman/wording/readings.hpp"

namespace cubenight::test {

// The cards of all its files in that folder and below, by file name. Throws where one cannot be read.
std::vector<ultraman::Card> ultraman_cards_in(const std::string& folder);
// What stands before a text as notation: its states, or that it is a scene's.
std::string ultraman_heading(const Effect& effect, const ultraman::wording::Source& source);
// A page of every different text of these cards in a language: its heading, and the sentences below it.
std::string page_of_ultraman_texts(const std::vector<ultraman::Card>& cards, Language language);

struct UltramanSample {
    NodeKind kind;  // whose sample it is
    ultraman::wording::Source source;
    std::string notation;
};
// All of them, in the order of the list.
std::vector<UltramanSample> ultraman_samples();
// A page of all samples in a language: by kind, what stands where, as notation, and the sentences below it.
std::string page_of_ultraman_samples(Language language);

}  // namespace cubenight::test
