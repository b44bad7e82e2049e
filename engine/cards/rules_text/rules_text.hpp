// The second face of the effect language: what a text says, in sentences. Each sentence knows the statement that it says,
// so that prompts and tooltips can show a part. Everything is made from the tree; no sentence is kept anywhere.
#pragma once

#include <string>
#include <vector>

#include "engine/cards/language.hpp"
#include "engine/cards/names.hpp"
#include "engine/cards/wording/sentence.hpp"

namespace cubenight::wording {

// The sentences of a text in their order. Cards, attacks and groups that it names are called as `names` says, by their
// English names where there is no such book.
std::vector<Sentence> sentences_of(const Effect& effect, const Source& source, Language language,
                                   const NameBook* names = nullptr);
// The same, joined as they are printed.
std::string rules_text(const Effect& effect, const Source& source, Language language, const NameBook* names = nullptr);
// What the sentences say of one node and all below it: a `may`, a part of an `either`. Empty where no sentence begins there.
std::string words_of(const Effect& effect, const Source& source, NodeIndex node, Language language,
                     const NameBook* names = nullptr);

// The sentence that says the statement in which that node lies: what is asked there.
std::string words_around(const Effect& effect, const Source& source, NodeIndex node, Language language,
                         const NameBook* names = nullptr);

// How a text of the card is said. `index` counts attacks, or abilities.
Source source_of(const Card& card, TextOf of, std::size_t index = 0);

// A text of a card.
struct CardText {
    const Effect* effect = nullptr;
    Source source;
};
// All texts of a card in the order in which they are printed. Attacks without a text are left out.
std::vector<CardText> texts_of(const Card& card);

}  // namespace cubenight::wording
