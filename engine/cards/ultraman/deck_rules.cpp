#include "engine/cards/ultraman/deck_rules.hpp"

#include <map>
#include <string_view>

namespace cubenight::ultraman {

const char* rule_clause(DeckRule rule) {
    switch (rule) {
        case DeckRule::size: return "UCG 4.1.1";
        case DeckRule::copies: return "UCG 4.1.2";
    }
    return "";
}

std::vector<DeckFault> deck_faults(std::span<const Card* const> cards, DeckLimits limits) {
    std::vector<DeckFault> faults;
    const int size = static_cast<int>(cards.size());
    if (size != limits.size) faults.push_back({DeckRule::size, size, limits.size, {}});
    std::map<std::string_view, std::vector<std::size_t>> places;
    for (std::size_t i = 0; i < cards.size(); ++i)
        if (!cards[i]->copies_any) places[rules_number(cards[i]->number)].push_back(i);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const auto found = places.find(rules_number(cards[i]->number));
        if (found == places.end() || found->second.front() != i) continue;
        const int copies = static_cast<int>(found->second.size());
        if (copies > limits.copies) faults.push_back({DeckRule::copies, copies, limits.copies, found->second});
    }
    return faults;
}

}  // namespace cubenight::ultraman
