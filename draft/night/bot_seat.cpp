#include "draft/night/bot_seat.hpp"

#include "draft/decks/auto_build.hpp"

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

}  // namespace cubenight::draft
