#include "draft/night/bot_seat.hpp"

#include "draft/decks/auto_build.hpp"
#include "engine/core/hash.hpp"

namespace cubenight::draft {

std::optional<EntryAction> bot_action(const NightView& view, const DraftCards& cards, const CardValues& values,
                                      std::uint64_t taste) {
    if (view.phase == NightPhase::draft) {
        if (view.pack.empty()) return std::nullopt;
        return PickEntry{view.seat, bot_pick(cards, values, place_of(view, taste))};
    }
    const auto& sign = view.table[view.seat.value];
    if ((view.phase != NightPhase::build && view.phase != NightPhase::play) || sign.handed_in || sign.dropped)
        return std::nullopt;
    if (check_deck(cards, view.pool, view.deck, view.deck_rules).empty()) return SubmitEntry{view.seat};
    auto built = auto_build(cards, values, view.pool, view.deck, view.deck_rules);
    if (!built.ok()) return std::nullopt;
    return DeckEntry{view.seat, std::move(built.deck)};
}

std::optional<EntryAction> next_bot_action(const Night& night, const CardValues& values) {
    const auto phase = night.phase();
    if (phase == NightPhase::finished) return std::nullopt;
    for (std::size_t i = 0; i < night.seats.size(); ++i) {
        const SeatId seat{static_cast<std::uint8_t>(i)};
        const auto& state = night.seats[i];
        if (state.kind != SeatKind::bot) continue;
        if (phase == NightPhase::draft ? !night.drafting.front(seat) : state.handed_in != 0) continue;
        const auto taste = hash_number(hash_number(hash_start, night.settings.seed), i + 1);
        if (auto action = bot_action(view_for(night, seat), night.cards, values, taste)) return action;
    }
    return std::nullopt;
}

}  // namespace cubenight::draft
