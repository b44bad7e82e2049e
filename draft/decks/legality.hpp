// Which rules a deck breaks, each with what would mend it. The rules are named, so that screens can say them in
// any language; mends are edits that can be applied as they are.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "draft/pool/deck.hpp"
#include "engine/cards/deck_rules.hpp"

namespace cubenight::draft {

using cubenight::deck_rule_count;
using cubenight::DeckRule;
using cubenight::rule_clause;

struct Mend {
    enum class Kind : std::uint8_t { add_energy, remove_energy, add_cards, remove_cards };
    Kind kind = Kind::add_energy;
    std::vector<DeckEdit> edits;
};

struct BrokenRule {
    DeckRule rule = DeckRule::size;
    const char* clause = "";        // "FI deck.60"; empty for a rule of the draft alone
    int number = 0;                 // what the deck has: cards, copies
    int other = 0;                  // what the rule says
    std::vector<CubeCopyId> cards;  // the cards at fault
    std::string name;               // the card name concerned, or what is missing
    Type type = Type::colorless;    // offered_energy
    std::vector<Mend> mends;        // best first; may be empty
};

// All broken rules in the order of DeckRule; empty means legal.
std::vector<BrokenRule> check_deck(const DraftCards& cards, std::span<const CubeCopyId> pool, const Deck& deck,
                                   const DeckRules& rules);

}  // namespace cubenight::draft
