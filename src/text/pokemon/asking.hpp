// Which text of which card asks for a choice, so that its words can be shown beside the choice.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/pokemon/book/rulebook.hpp"
#include "engine/pokemon/view.hpp"
#include "src/text/language.hpp"

namespace cubenight::text {

enum class TextPlace : std::uint8_t { attack, ability, play, stadium, attached };

struct AskingText {
    CardId card = no_card;
    TextPlace place = TextPlace::play;
    std::size_t index = 0;  // of the attack or ability
};

// Nothing where a rule asks, or the card is not known.
std::optional<AskingText> asking_text(const pokemon::Rulebook& book, const pokemon::View& view);
// Cards of decks and of the other hand that a text shows the seat while it asks: of the decks the top ones first.
std::vector<CopyId> cards_looked_at(const pokemon::View& view);
// To which Pokémon the card alone may be attached, in a sentence; empty where its text leaves that open.
std::string words_of_holder(const Card& card, Language language);
// What that text says of a node and all below it, in sentences: of a `may` what would be done, of a part of an `either` that
// part. Empty where the card has no such text.
std::string words_asked(const Card& card, const AskingText& asking, NodeIndex node, Language language);
// The same of part number `part` of an `either`.
std::string words_of_part(const Card& card, const AskingText& asking, NodeIndex either, int part, Language language);
// The sentence in which the node lies: what is asked there. Of a selection of several things ("a Pokémon and an energy card")
// it speaks of the one of that number alone, where the others can be left out.
std::string words_around(const Card& card, const AskingText& asking, NodeIndex node, int part, Language language);

}  // namespace cubenight::text
