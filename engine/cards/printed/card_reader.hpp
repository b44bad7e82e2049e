// A printed card turned into the record that is played: its facts, and each of its texts read or told to be unread.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/cards/printed/grammar.hpp"
#include "engine/cards/printed/printed_card.hpp"
#include "engine/cards/printed/reader.hpp"
#include "engine/core/saying.hpp"

namespace cubenight::printed {

// What became of one printed text.
struct TextOutcome {
    std::string name;  // of the attack, Ability or trait; empty for what the card itself does
    std::string text;
    TextReading reading;
};

struct CardReading {
    Card card;                       // its unread texts say `by hand`; what belongs to no text is in its `unread`
    std::vector<UnreadText> unread;  // all that is not read
    std::vector<TextOutcome> texts;  // of all texts with words, in printed order
    std::vector<Saying> faults;      // facts that cannot be right: an unknown type, a damage of "?"
    bool whole() const { return unread.empty() && faults.empty(); }
};

// Lines that every card of a kind has (one Supporter a turn, what a rule box gives) say nothing of their own and are passed
// over. REQUIRES: the grammar has the phrases of phrase_of_kind and `ReminderLine`.
CardReading read_card(const Grammar& grammar, const PrintedCard& printed);

}  // namespace cubenight::printed
