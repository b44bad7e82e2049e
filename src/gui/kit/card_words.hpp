// What the rules text of a card says, in the language of the screen. The screens draw it; whoever owns the effect
// language writes it.
#pragma once

#include <string>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/cards/ultraman/card.hpp"

namespace cubenight::gui {

class CardWords {
public:
    virtual ~CardWords() = default;
    // Empty where there is no text. REQUIRES: the index is one of the card's.
    virtual std::string attack(const Card& card, std::size_t index) const = 0;
    virtual std::string ability(const Card& card, std::size_t index) const = 0;
    // Everything else that is printed: play, Stadium, attached and unread sentences.
    virtual std::string text(const Card& card) const = 0;
    // One text of a card of the Ultraman Card Game, without the states before it. REQUIRES: the index is one of the card's.
    virtual std::string text(const ultraman::Card& card, std::size_t index) const = 0;
    // What such a card says beside its texts, a sentence each.
    virtual std::vector<std::string> rules(const ultraman::Card& card) const = 0;
};

}  // namespace cubenight::gui
