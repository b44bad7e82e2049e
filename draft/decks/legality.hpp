// Which rules a deck breaks, each with what would mend it. The rules are named, so that screens can say them in
// any language; mends are edits that can be applied as they are.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "draft/pool/deck.hpp"

namespace cubenight::draft {

enum class DeckRule : std::uint8_t {
    size,             // exactly deck_size cards (CUBE draft.4, FI deck.60)
    basic_pokemon,    // at least one Basic Pokémon (FI deck.basic)
    own_pool,         // only cards that the seat picked (CUBE draft.4)
    offered_energy,   // only basic energy that the cube offers (CUBE draft.4)
    copies,           // at most copy_limit of a name, basic energy free (FI deck.4)
    ace_spec,         // one ACE SPEC (FI liite-s)
    radiant,          // one Radiant Pokémon (JA D-18.faq2)
    prism_star,       // one Prism Star of a name (FI liite-h.deck)
    evolution_lines,  // every evolution has its lower stages; only under LinePolicy::required
    lower_stages,     // a free lower stage needs a drafted evolution over it
};
inline constexpr int deck_rule_count = 10;
const char* rule_clause(DeckRule rule);

struct Mend {
    enum class Kind : std::uint8_t { add_energy, remove_energy, add_cards, remove_cards };
    Kind kind = Kind::add_energy;
    std::vector<DeckEdit> edits;
};

struct BrokenRule {
    DeckRule rule = DeckRule::size;
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
