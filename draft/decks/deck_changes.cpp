// What is different in a deck, by names.
#include <map>
#include <string>

#include "draft/decks/auto_build.hpp"

namespace cubenight::draft {
namespace {

// Cards by name as a deck holds them, energy by its own name.
std::map<std::string, int> counts_by_name(const DraftCards& cards, const Deck& deck) {
    std::map<std::string, int> counts;
    for (const auto copy : deck.cards)
        if (cards.has(copy)) ++counts[cards[copy].name];
    for (const auto id : deck.offered)
        if (id.value < cards.set->size()) ++counts[(*cards.set)[id].name];
    for (std::size_t i = 0; i < type_count; ++i)
        if (deck.energy[i] > 0) counts[basic_energy(static_cast<Type>(i)).name] += deck.energy[i];
    return counts;
}

}  // namespace

std::vector<DeckChange> changes_between(const DraftCards& cards, const Deck& before, const Deck& after) {
    std::map<std::string, DeckChange> changes;
    for (const auto& [name, count] : counts_by_name(cards, before)) changes[name] = {name, count, 0};
    for (const auto& [name, count] : counts_by_name(cards, after)) {
        changes[name].name = name;
        changes[name].after = count;
    }
    std::vector<DeckChange> made;
    for (auto& [name, change] : changes)
        if (change.before != change.after) made.push_back(std::move(change));
    return made;
}

}  // namespace cubenight::draft
