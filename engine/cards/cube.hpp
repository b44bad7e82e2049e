// A cube: the pool of cards that nights are drafted from, with its house rules. Read from a cube file's text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/cards/rule_set.hpp"
#include "engine/core/result.hpp"

namespace cubenight {

// One line of the draft table (CUBE draft.table).
struct DraftTableRow {
    int players;
    int packs;      // per player
    int pack_size;  // cards
    int deck_size;
    int prize_cards;
    friend bool operator==(const DraftTableRow&, const DraftTableRow&) = default;
};

// A card that every player may have in the deck without having drafted it, up to so many copies.
struct FreeCard {
    CardId card;
    int copies = 0;
    friend bool operator==(const FreeCard&, const FreeCard&) = default;
};

struct Cube {
    std::string name;
    RuleSet rules;                     // with the cube's house rules in it
    std::vector<DraftTableRow> table;  // the file's own rows, or the CUBE document's where it has none
    std::vector<CardId> cards;         // one entry per copy; ids of the set it was read with
    std::vector<Type> energy;          // basic energies that players may add freely
    std::vector<FreeCard> free;        // each card once
};

// The table of the CUBE document.
const std::vector<DraftTableRow>& document_draft_table();

}  // namespace cubenight
