// How a deck's basic energy follows from what its attacks cost.
#include <algorithm>
#include <array>

#include "draft/decks/auto_build.hpp"

namespace cubenight::draft {

AutoBuild balance_energy(const DraftCards& cards, const Deck& before, const DeckRules& rules) {
    AutoBuild made{BuildFailure::none, before, {}, {}};
    if (rules.energy.empty()) return made;
    const int count = std::max(0, rules.deck_size - (before.size() - before.energy_count()));
    made.deck.energy = split_energy(cards, before, count, rules.energy);
    for (std::size_t i = 0; i < type_count; ++i)
        if (made.deck.energy[i] > 0) made.types = made.types | TypeSet::of(static_cast<Type>(i));
    made.changes = changes_between(cards, before, made.deck);
    return made;
}

EnergyCounts split_energy(const DraftCards& cards, const Deck& deck, int count, TypeSet offered) {
    EnergyCounts split{};
    if (offered.empty() || count <= 0) return split;
    count = std::min(count, 99);
    std::array<int, type_count> weight{};
    int sum = 0;
    const auto weigh = [&](std::size_t i, int more) {
        if (!offered.has(static_cast<Type>(i))) return;
        weight[i] += more;
        sum += more;
    };
    const auto stats = deck_stats(cards, deck, LinePolicy::single_cards);
    for (std::size_t i = 0; i + 1 < type_count; ++i) weigh(i, stats.needed[i]);
    if (sum == 0)  // nothing asks for a certain type: what the Pokémon are, else the first offered
        for (const auto copy : deck.cards)
            for (std::size_t i = 0; i + 1 < type_count; ++i)
                if (cards.has(copy) && cards[copy].types.has(static_cast<Type>(i))) weigh(i, 1);
    if (sum == 0) weigh(static_cast<std::size_t>(offered.first()), 1);

    // Largest remainders; of equal ones the earlier type.
    std::array<int, type_count> rest{};
    int given = 0;
    for (std::size_t i = 0; i < type_count; ++i) {
        split[i] = static_cast<std::uint8_t>(count * weight[i] / sum);
        rest[i] = count * weight[i] % sum;
        given += split[i];
    }
    for (; given < count; ++given) {
        const auto most = std::max_element(rest.begin(), rest.end());
        ++split[static_cast<std::size_t>(most - rest.begin())];
        *most = -1;
    }
    return split;
}

}  // namespace cubenight::draft
