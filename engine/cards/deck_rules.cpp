#include "engine/cards/deck_rules.hpp"

#include <algorithm>
#include <map>

namespace cubenight {
namespace {

class FaultFinder {
public:
    FaultFinder(std::span<const Card* const> cards, int energy, DeckLimits limits)
        : cards_(cards), energy_(energy), limits_(limits) {}

    std::vector<DeckFault> find() {
        const int size = static_cast<int>(cards_.size()) + energy_;
        if (size != limits_.size) faults_.push_back({DeckRule::size, size, limits_.size, {}});
        if (std::ranges::none_of(cards_, [&](const Card* card) { return plays_as_basic(*card, limits_.lines); }))
            faults_.push_back({DeckRule::basic_pokemon, 0, 1, {}});
        at_most(DeckRule::copies, limits_.copies, [&](const Card& card) {
            const bool any_number =
                card.kind == CardKind::basic_energy || (limits_.lines == LinePolicy::stand_in && is_stand_in(card));
            return any_number ? std::string() : name_for_rules(card.name);
        });
        for (const OneInDeck& one : one_in_deck)
            at_most(one.rule, 1, [&](const Card& card) {
                return !card.rule_boxes.has(one.box) ? std::string() : one.of_each_name ? card.name : "one";
            });
        return std::move(faults_);
    }

private:
    // Cards for which key_of says the same are of one sort; what it says nothing of does not count.
    template <class KeyOf>
    void at_most(DeckRule rule, int most, KeyOf key_of) {
        std::map<std::string, std::vector<std::size_t>> sorts;
        for (std::size_t i = 0; i < cards_.size(); ++i)
            if (const std::string key = key_of(*cards_[i]); !key.empty()) sorts[key].push_back(i);
        for (auto& [key, places] : sorts)
            if (const int number = static_cast<int>(places.size()); number > most)
                faults_.push_back({rule, number, most, std::move(places)});
    }

    std::span<const Card* const> cards_;
    int energy_;
    DeckLimits limits_;
    std::vector<DeckFault> faults_;
};

}  // namespace

const char* rule_clause(DeckRule rule) {
    switch (rule) {
        case DeckRule::size: return "FI deck.60";
        case DeckRule::basic_pokemon: return "FI deck.basic";
        case DeckRule::own_pool:
        case DeckRule::offered_energy: return "CUBE draft.4";
        case DeckRule::copies: return "FI deck.4";
        case DeckRule::ace_spec: return "FI liite-s";
        case DeckRule::radiant: return "JA D-18.faq2";
        case DeckRule::prism_star: return "FI liite-h.deck";
        case DeckRule::evolution_lines:
        case DeckRule::offered_cards: return "";
    }
    return "";
}

std::vector<DeckFault> deck_faults(std::span<const Card* const> cards, int energy, DeckLimits limits) {
    return FaultFinder(cards, energy, limits).find();
}

}  // namespace cubenight
