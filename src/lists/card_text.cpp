#include "src/lists/card_text.hpp"

#include "engine/cards/notation.hpp"
#include "engine/cards/printed/card_reader.hpp"

namespace cubenight {
namespace {

// The card as notation can say it: an empty text is none.
Card as_said(Card card) {
    for (auto* text : {&card.play, &card.stadium, &card.attached})
        if (*text && (*text)->empty()) text->reset();
    return card;
}

}  // namespace

Result<WrittenCard> written_card(const library::LibraryCard& card) {
    const printed::CardReading reading = printed::read_card(printed::english(), card);
    if (!reading.faults.empty()) return Error{card.id, 0, reading.faults.front()};
    WrittenCard written{write_card(as_said(reading.card)) + "\n", name_for_rules(reading.card.name),
                        name_for_rules(reading.card.evolves_from), !reading.unread.empty()};
    const auto again = read_cards(written.text);
    if (!again) return Error{card.id, 0, again.error().reason};
    return written;
}

}  // namespace cubenight
