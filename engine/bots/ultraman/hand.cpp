#include "engine/bots/ultraman/hand.hpp"

#include <algorithm>

#include "engine/ultraman/match/places.hpp"

namespace cubenight::ultraman::steady {

int worth_as_printed(const CompiledCard& card) {
    if (card.is_scene()) return 100;
    return 60 + std::max<int>(0, card.bp[0]) / 50 + std::max<int>({0, card.bp[1], card.bp[2]}) / 100;
}

int worth_in_hand(const Table& table, CopyId copy) {
    const CompiledCard& card = table.card(copy);
    const Match& m = table.match;
    if (card.is_scene()) return card.round <= m.areas + 1 ? 160 : 60;
    int worth = card.bp[0] < 0 ? 20 : 60 + card.bp[0] / 50;
    int upgrade = 0;
    each_character(m, table.me, [&](Spot spot) {
        const Character& character = at(m, spot);
        if (character.count >= state_count || !fits(card, table.card(character.top))) return;
        const int before = std::max<int>(0, table.card(character.top).bp[character.count - 1u]);
        upgrade = std::max(upgrade, (card.bp[character.count] - before) / 25);
    });
    bool paired = false;
    for (CopyId other : m.seats[table.me].hand) {
        if (other == copy) continue;
        if (state(m, other).card == state(m, copy).card) worth -= 15;
        paired |= fits(card, table.card(other)) || fits(table.card(other), card);
    }
    return worth + upgrade + (paired ? 70 : 0);
}

}  // namespace cubenight::ultraman::steady
