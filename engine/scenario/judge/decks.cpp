// Whether a deck may be built so.
#include "engine/cards/deck_rules.hpp"
#include "engine/scenario/judge/expect.hpp"
#include "engine/scenario/judge/grounds.hpp"

namespace cubenight::scenario {
namespace {

// As a scenario would write what is there. `name`: of the cards at fault.
Saying fault_in(const DeckFault& fault, const std::string& name) {
    const std::string number = std::to_string(fault.number);
    switch (fault.rule) {
        case DeckRule::size: return saying("deck of {0}, not of {1}", fault.number, fault.other);
        case DeckRule::basic_pokemon: return saying("no Basic Pokémon");
        case DeckRule::copies:
        case DeckRule::prism_star: return Saying::as_is("\"" + name + "\" x " + number);
        case DeckRule::ace_spec: return Saying::as_is("ace-spec x " + number);
        case DeckRule::radiant: return Saying::as_is("radiant x " + number);
        case DeckRule::own_pool:
        case DeckRule::offered_energy:
        case DeckRule::evolution_lines:
        case DeckRule::offered_cards: break;  // of a draft
    }
    return {};
}

}  // namespace

Finding Judge::judge(const AboutDeck& about) {
    std::vector<const Card*> deck;
    for (const ListedCard& card : about.cards) {
        const auto id = table_.names().find(card.name);
        if (!id) return cannot_be_asked(id.error().reason);
        deck.insert(deck.end(), static_cast<std::size_t>(card.copies), &table_.cards()[*id]);
    }
    const DeckLimits limits{about.size.value_or(table_.rules()[OptionKey::deck_size]),
                            table_.rules()[OptionKey::copy_limit], table_.rules().lines()};
    const auto faults = deck_faults(deck, 0, limits);
    if (faults.empty()) return found(about.allowed, saying("it is allowed"));
    Saying reasons;
    bool right = false;
    for (const DeckFault& fault : faults) {
        const std::string clause = rule_clause(fault.rule);
        right |= founds_refusal(clause, about.clause);
        const std::string name = fault.cards.empty() ? std::string() : deck[fault.cards.front()]->name;
        const Saying one = saying("{0}: {1}", clause, fault_in(fault, name));
        reasons = reasons.empty() ? one : saying("{0}; {1}", reasons, one);
    }
    return found(!about.allowed && right, about.allowed ? saying("it is refused by {0}", reasons)
                                                        : saying("it is refused, but by {0}", reasons));
}

}  // namespace cubenight::scenario
