#include "engine/bots/ultraman/rivals.hpp"

#include <numeric>

#include "engine/bots/ultraman/prospect.hpp"
#include "engine/bots/ultraman/table.hpp"
#include "engine/ultraman/match/places.hpp"

namespace cubenight::ultraman::steady {
namespace {

// What the rulebook has counts as much as so many cards that have been seen.
inline constexpr int weight_of_rulebook = 6;

using Counts = std::array<int, type_count>;

bool can_be_set(const CompiledCard& card) { return card.is_character() && card.bp[0] >= 0; }

void add(Counts& counts, const CompiledCard& card) {
    if (!can_be_set(card)) return;
    for (std::size_t type = 0; type < type_count; ++type) counts[type] += card.types.has(static_cast<Type>(type));
}

int sum(const Counts& counts) { return std::accumulate(counts.begin(), counts.end(), 0); }

}  // namespace

Rivals rivals_of(const Rulebook& book, const View& view) {
    Rivals rivals;
    Counts all{}, seen{};
    for (std::size_t i = 0; i < book.card_count(); ++i) {
        const CardId id{static_cast<std::uint16_t>(i)};
        const CompiledCard& card = book.card(id);
        add(all, card);
        if (rivals.plain == no_card && can_be_set(card) && card.text_count == 0) rivals.plain = id;
    }
    for (std::uint8_t i = 0; i < most_copies; ++i)
        if (owner(CopyId{i}) != view.seat && view.cards[i] != no_card) add(seen, book.card(view.cards[i]));
    const int of_all = sum(all), weights = sum(seen) + weight_of_rulebook;
    if (of_all == 0) return rivals;
    for (std::size_t type = 0; type < type_count; ++type)
        rivals.shares[type] = (sure * seen[type] + sure * weight_of_rulebook * all[type] / of_all) / weights;
    return rivals;
}

bool stand_in(const Rivals& rivals, Match& match, Spot spot) {
    const SeatState& seat = match.seats[seat_of(spot)];
    if (match.lasting.full() || (seat.hand.empty() && seat.deck.empty())) return false;
    const CopyId copy = seat.hand.empty() ? seat.deck.back() : seat.hand.back();
    state(match, copy).card = rivals.plain;
    put_on(match, copy, spot);
    give(match, spot, Change::type_instead, 0);
    return true;
}

void turn_into(Match& match, Type type) {
    match.lasting.back().amount = static_cast<std::int16_t>(TypeSet::of(type).bits);
}

}  // namespace cubenight::ultraman::steady
