#include "draft/table/enough_picks.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

#include "draft/pool/lines.hpp"
#include "draft/pool/offers.hpp"
#include "engine/cards/line_policy.hpp"

namespace cubenight::draft {

BesidePicks beside_picks(const DraftCards& cards) {
    BesidePicks beside;
    if (cards.ucg) return beside;
    beside.energy = !cards.cube->energy.empty();
    if (beside.energy) return beside;
    beside.stand_ins = cards.set->find_key(stand_in_key).has_value();
    for (const FreeCard& free : cards.cube->free) beside.free += free.copies;
    for (const CardId card : cards.cube->cards)
        if (const auto stages = stages_below(*cards.set, card).size()) beside.below.push_back(static_cast<int>(stages));
    std::ranges::sort(beside.below, std::greater());
    return beside;
}

std::optional<int> most_in_deck(int picks, const BesidePicks& beside, LinePolicy lines) {
    if (beside.energy || (lines == LinePolicy::stand_in && beside.stand_ins)) return std::nullopt;
    int most = picks + beside.free;
    if (brings_lower_stages(lines)) {
        const auto evolutions = std::min(static_cast<std::ptrdiff_t>(picks), std::ssize(beside.below));
        most = std::accumulate(beside.below.begin(), beside.below.begin() + evolutions, most);
    }
    return most;
}

Refused check_picks_for_deck(int picks, int deck_size, const BesidePicks& beside, LinePolicy lines) {
    const auto most = most_in_deck(picks, beside, lines);
    if (!most || *most >= deck_size) return std::nullopt;
    return NightRefusal{Denial::too_few_picks, *most, deck_size, {}, {}};
}

Refused check_row_for_decks(const DraftTableRow& row, std::size_t cards, WithPrizes prizes, const BesidePicks& beside,
                            LinePolicy lines) {
    if (auto refused = check_row(row, cards, 0, prizes)) return refused;
    return check_picks_for_deck(picks_per_seat(row), row.deck_size, beside, lines);
}

}  // namespace cubenight::draft
