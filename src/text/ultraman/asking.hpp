// Which text of which card asks for a choice, so that its words can be shown beside the choice.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/ultraman/book/rulebook.hpp"
#include "engine/ultraman/view.hpp"
#include "src/text/language.hpp"

namespace cubenight::ultraman::text {

struct AskingText {
    CardId card = no_card;
    std::size_t index = 0;  // of its texts
};

// Nothing where a rule asks, or the card is not known.
std::optional<AskingText> asking_text(const Rulebook& book, const View& view);
// Cards of decks and of the other hand that a text shows the seat while it asks: of the decks the top ones first.
std::vector<CopyId> cards_looked_at(const View& view);
// What that text says of a node and all below it, in sentences: of a `may` what would be done, of a part of an `either` that
// part. Empty where the card has no such text.
std::string words_asked(const Card& card, const AskingText& asking, NodeIndex node, Language language);
// The same of part number `part` of an `either`.
std::string words_of_part(const Card& card, const AskingText& asking, NodeIndex either, int part, Language language);
// The sentence in which the node lies: what is asked there. Of a cost the whole text, which says what it is paid for.
std::string words_around(const Card& card, const AskingText& asking, NodeIndex node, Language language);

}  // namespace cubenight::ultraman::text
