#include "draft/night/late_entry.hpp"

#include <algorithm>

#include "draft/decks/auto_build.hpp"
#include "engine/core/chance.hpp"

namespace cubenight::draft {

std::vector<CubeCopyId> leftover_pool(const Night& night) {
    const Drafting& drafting = night.drafting;
    std::vector<bool> used(night.cards.size(), false);
    for (const Pack& pack : drafting.packs())
        for (const auto card : pack.cards) used[card.value] = true;
    for (const Seat& seat : night.seats)
        for (const auto card : seat.joined_with) used[card.value] = true;
    std::vector<CubeCopyId> left;
    for (const auto card : drafting.lines().dealt())
        if (!used[card.value]) left.push_back(card);
    Generator chance(night.settings.seed ^ (0x1A7E'0000'0000'0000u + night.seats.size()));
    chance.shuffle(left.data(), left.size());
    const auto picks = static_cast<std::size_t>(picks_per_seat(night.settings.row, night.settings.leave));
    left.resize(std::min(left.size(), picks));
    std::vector<CubeCopyId> pool;
    for (const auto card : left) {
        pool.push_back(card);
        const auto with = drafting.lines().with(card);
        pool.insert(pool.end(), with.begin(), with.end());
    }
    return pool;
}

LateEntry late_entry(const Night& night, const CardValues& values, SeatSettings who) {
    LateEntry late;
    JoinEntry join{std::move(who.name), who.kind, {}, who.skill};
    late.refused = check(night, {0, join});
    if (late.refused) return late;
    const SeatId seat{static_cast<std::uint8_t>(night.seats.size())};
    join.cards = leftover_pool(night);
    auto built = auto_build(night.cards, values, join.cards, {}, night.deck_rules);
    if (!built.ok()) late.refused = check_seats_deck(night.cards, join.cards, built.deck, night.deck_rules, seat);
    if (!built.ok() && !late.refused) late.refused = NightRefusal{Denial::deck_missing, 0, 0, seat, {}};
    if (late.refused) return late;
    late.actions = {std::move(join), DeckEntry{seat, std::move(built.deck)}, SubmitEntry{seat}};
    return late;
}

}  // namespace cubenight::draft
