// What a deck may be, whoever built it: its size, a Basic Pokémon, copies of a name, and the cards of which there may be
// one. What a draft asks besides (that the cards were picked ...) is the draft's.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/cards/line_policy.hpp"

namespace cubenight {

enum class DeckRule : std::uint8_t {
    size,             // exactly so many cards (CUBE draft.4, FI deck.60)
    basic_pokemon,    // at least one Basic Pokémon (FI deck.basic)
    own_pool,         // draft: only cards that the seat picked (CUBE draft.4)
    offered_energy,   // draft: only basic energy that the cube offers (CUBE draft.4)
    copies,           // at most so many of a name, basic energy free (FI deck.4)
    ace_spec,         // one ACE SPEC (FI liite-s)
    radiant,          // one Radiant Pokémon (JA D-18.faq2)
    prism_star,       // one Prism Star of a name (FI liite-h.deck)
    evolution_lines,  // draft: every evolution has its lower stages, where the night wants that
    offered_cards,    // draft: beside the picked cards only what the night offers, and no more of it
};
inline constexpr int deck_rule_count = 10;
// "FI deck.60"; empty for a rule of the draft alone.
const char* rule_clause(DeckRule rule);

// Cards of which a deck has one at most: one of them all, or one of each name.
struct OneInDeck {
    DeckRule rule;
    RuleBox box;
    bool of_each_name;
};
// FI liite-s, JA D-18.faq2, FI term.prism.
inline constexpr OneInDeck one_in_deck[] = {{DeckRule::ace_spec, RuleBox::ace_spec, false},
                                            {DeckRule::radiant, RuleBox::radiant, false},
                                            {DeckRule::prism_star, RuleBox::prism_star, true}};

struct DeckLimits {
    int size = 60;
    int copies = 4;
    LinePolicy lines = LinePolicy::single_cards;
};

// A rule that a deck breaks.
struct DeckFault {
    DeckRule rule = DeckRule::size;
    int number = 0;                  // what the deck has
    int other = 0;                   // what the rule says
    std::vector<std::size_t> cards;  // the cards at fault, by their place in the deck
    friend bool operator==(const DeckFault&, const DeckFault&) = default;
};

// All faults, in the order of DeckRule; none means that the deck may be played. What may be played as a Basic Pokémon counts as one,
// and where there are stand-ins, any number of them may be in the deck. `energy`: basic energy beside the cards,
// which counts for nothing but the size.
std::vector<DeckFault> deck_faults(std::span<const Card* const> cards, int energy, DeckLimits limits);

}  // namespace cubenight
