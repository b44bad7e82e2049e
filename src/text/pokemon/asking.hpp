// Which text of which card asks for a choice, so that its words can be shown beside the choice.
#pragma once

#include <optional>
#include <string>

#include "engine/pokemon/book/rulebook.hpp"
#include "engine/pokemon/view.hpp"

namespace cubenight::text {

enum class TextPlace : std::uint8_t { attack, ability, play, stadium, attached };

struct AskingText {
    CardId card = no_card;
    TextPlace place = TextPlace::play;
    std::size_t index = 0;  // of the attack or ability
};

// Nothing where a rule asks, or the card is not known.
std::optional<AskingText> asking_text(const pokemon::Rulebook& book, const pokemon::View& view);
// The tree of that text; nothing where the card's record has none there.
const Effect* effect_of(const Card& card, const AskingText& asking);
// A text in notation, without the braces around it; empty where there is none.
std::string effect_notation(const Effect& effect);
// One part of an `either`, as notation writes it: "draw 2". REQUIRES: node is that `either` of the effect.
std::string part_notation(const Effect& effect, NodeIndex node, int part);
// What an optional part would do, as notation writes it. REQUIRES: node is a `may` of the effect.
std::string may_notation(const Effect& effect, NodeIndex node);

}  // namespace cubenight::text
