// What a text of the Ultraman Card Game says, in sentences, each of which knows the statement that it says: prompts, logs
// and tooltips show parts. Everything is made from the tree; no sentence is kept anywhere.
#pragma once

#include <string>
#include <vector>

#include "engine/cards/language.hpp"
#include "engine/cards/names.hpp"
#include "engine/cards/ultraman/card.hpp"
#include "engine/cards/ultraman/wording/readings.hpp"
#include "engine/cards/wording/sentence.hpp"

namespace cubenight::ultraman::wording {

// The sentences of a text in their order, without the states before them. Characters, teams and parts of names are called
// as `names` says, by their English names where there is no such book.
std::vector<cubenight::wording::Sentence> sentences_of(const Effect& effect, const Source& source, Language language,
                                                       const NameBook* names = nullptr);
// The same, joined as they are printed, behind the states: "[SINGLE] [DOUBLE] When ...".
std::string rules_text(const Effect& effect, const Source& source, Language language, const NameBook* names = nullptr);
// "[SINGLE] [DOUBLE]"; empty where the text holds in every state.
std::string states_text(StateSet states);
// What the sentences say of one node and all below it: a `may`. Empty where no sentence begins there.
std::string words_of(const Effect& effect, const Source& source, NodeIndex node, Language language,
                     const NameBook* names = nullptr);
// A block of statements by itself, as sentences: what one part of an `either` does, however the whole text says it.
std::string words_of_block(const Effect& effect, const Source& source, NodeIndex block, Language language,
                           const NameBook* names = nullptr);
// The sentence that says the statement in which that node lies: what is asked there.
std::string words_around(const Effect& effect, const Source& source, NodeIndex node, Language language,
                         const NameBook* names = nullptr);
// What a predicate asks for, as a clause by itself: "if there is a scene".
std::string words_of_condition(const Effect& effect, const Source& source, NodeIndex predicate, Language language,
                               const NameBook* names = nullptr);

// "POWER", as the sentences say it, without marks around it.
std::string type_text(Type type, Language language);
// "Kaiju", the same.
std::string category_text(Category category, Language language);

// A text of a card, and how it is said.
struct CardText {
    const Effect* effect = nullptr;
    Source source;
};
// All texts of a card in the order in which they are printed.
std::vector<CardText> texts_of(const Card& card);
// What else it says, a line each, before its texts: its TEAMs (UCG 11.18.1), that it is of several categories (UCG 2.3.6),
// has no SINGLE BP (UCG 11.15.1), and may be in a deck any number of times (UCG 4.1.2).
std::vector<std::string> rules_of(const Card& card, Language language);

}  // namespace cubenight::ultraman::wording
