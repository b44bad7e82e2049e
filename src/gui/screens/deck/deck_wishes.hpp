// What the parts of the deck screen want done, and what the person holds. The screen carries the wishes out as soon as the
// part is drawn.
#pragma once

#include <cstdlib>
#include <optional>
#include <string_view>
#include <vector>

#include "draft/decks/advice.hpp"
#include "draft/decks/auto_build.hpp"

namespace cubenight::gui {

// The cards that the person has to do with, in any part.
struct DeckHand {
    std::optional<draft::CubeCopyId> selected;
    std::optional<draft::CubeCopyId> hovered;    // in this frame
    std::optional<draft::CubeCopyId> looked_at;  // what lay under the pointer last, else what is selected
    std::optional<draft::CubeCopyId> dragged;
    std::optional<draft::CubeCopyId> close_up;
    std::vector<draft::CubeCopyId> beside_close_up;  // all that lie where it does, in their order
};

// A rule of decks, and its clause in the game's document; empty for a rule of the draft alone.
struct WhyRule {
    draft::DeckRule rule;
    std::string_view clause;  // lives on
};

struct DeckWishes {
    std::vector<draft::DeckEdit> edits;
    std::optional<draft::Deck> deck;        // to have this one instead
    std::optional<draft::AutoBuild> offer;  // to be asked about this one
    std::optional<WhyRule> why;             // to be told what the rule says
    bool undo = false;
    bool redo = false;
    bool hand_in = false;
    bool deal = false;                                     // a hand to look at
    std::optional<std::vector<draft::CubeCopyId>> locked;  // to have these locked
    std::optional<draft::EnergyCounts> locked_energy;
    bool choose_export = false;
    bool menu = false;
    bool leave = false;  // the night, without a deck

    void add(draft::CubeCopyId card) { edits.push_back({.op = draft::DeckEdit::Op::add_card, .card = card}); }
    void add(const std::vector<draft::CubeCopyId>& cards) {
        for (const draft::CubeCopyId card : cards) add(card);
    }
    void remove(draft::CubeCopyId card) { edits.push_back({.op = draft::DeckEdit::Op::remove_card, .card = card}); }
    void offered(CardId card, int by) {
        const auto op = by > 0 ? draft::DeckEdit::Op::add_offered : draft::DeckEdit::Op::remove_offered;
        if (by != 0) edits.push_back({.op = op, .offered = card, .count = std::abs(by)});
    }
    void energy(Type type, int by) {
        const auto op = by > 0 ? draft::DeckEdit::Op::add_energy : draft::DeckEdit::Op::remove_energy;
        if (by != 0) edits.push_back({.op = op, .type = type, .count = std::abs(by)});
    }
};

}  // namespace cubenight::gui
