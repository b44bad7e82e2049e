// Whether a deck may be built so.
#include "engine/cards/deck_rules.hpp"
#include "engine/scenario/judge/expect.hpp"
#include "engine/scenario/judge/grounds.hpp"

namespace cubenight::scenario {
namespace {

std::string counted(int number, const char* one, const char* many) {
    return std::to_string(number) + " " + (number == 1 ? one : many);
}

// For the report of a scenario. `name`: of the cards at fault.
std::string fault_in(const DeckFault& fault, const std::string& name) {
    const int apart = fault.number - fault.other;
    switch (fault.rule) {
        case DeckRule::size:
            return std::to_string(fault.number) + " now, " +
                   (apart < 0 ? counted(-apart, "card short", "cards short")
                              : counted(apart, "card over", "cards over"));
        case DeckRule::basic_pokemon: return "There is no Basic Pokémon to start with";
        case DeckRule::copies:
        case DeckRule::prism_star: return name + " is there " + counted(fault.number, "time", "times");
        case DeckRule::ace_spec: return counted(fault.number, "ACE SPEC card", "ACE SPEC cards");
        case DeckRule::radiant: return counted(fault.number, "Radiant Pokémon", "Radiant Pokémon");
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
