// Whether a deck may be built so.
#include "engine/cards/deck_rules.hpp"
#include "engine/scenario/judge/expect.hpp"
#include "engine/scenario/judge/grounds.hpp"

namespace cubenight::scenario {
namespace {

// As a scenario would write what is there. `name`: of the cards at fault.
std::string fault_in(const DeckFault& fault, const std::string& name) {
    const std::string number = std::to_string(fault.number);
    switch (fault.rule) {
        case DeckRule::size: return "deck of " + number + ", not of " + std::to_string(fault.other);
        case DeckRule::basic_pokemon: return "no Basic Pokémon";
        case DeckRule::copies:
        case DeckRule::prism_star: return "\"" + name + "\" x " + number;
        case DeckRule::ace_spec: return "ace-spec x " + number;
        case DeckRule::radiant: return "radiant x " + number;
        case DeckRule::own_pool:
        case DeckRule::offered_energy:
        case DeckRule::evolution_lines:
        case DeckRule::lower_stages: break;  // of a draft
    }
    return {};
}

}  // namespace

Finding Judge::judge(const AboutDeck& about) {
    std::vector<const Card*> deck;
    for (const ListedCard& card : about.cards) {
        const auto id = table_.names().find(card.name);
        if (!id) return {false, id.error().reason, true};
        deck.insert(deck.end(), static_cast<std::size_t>(card.copies), &table_.cards()[*id]);
    }
    const DeckLimits limits{about.size.value_or(table_.rules()[OptionKey::deck_size]),
                            table_.rules()[OptionKey::copy_limit]};
    const auto faults = deck_faults(deck, 0, limits);
    if (faults.empty()) return {about.allowed, "it is allowed", false};
    std::string is = about.allowed ? "it is refused by " : "it is refused, but by ";
    bool right = false;
    for (const DeckFault& fault : faults) {
        const std::string clause = rule_clause(fault.rule);
        right |= founds_refusal(clause, about.clause);
        const std::string name = fault.cards.empty() ? std::string() : deck[fault.cards.front()]->name;
        is += (&fault == &faults.front() ? "" : "; ") + clause + ": " + fault_in(fault, name);
    }
    return {!about.allowed && right, is, false};
}

}  // namespace cubenight::scenario
