#include "draft/night/bot_seat.hpp"

#include "draft/decks/auto_build.hpp"
#include "engine/core/chance.hpp"
#include "engine/core/hash.hpp"

namespace cubenight::draft {
namespace {

// By lot, but the same for the same seat and pack: a night is one number.
CubeCopyId drawn_pick(const NightView& view, std::uint64_t taste) {
    const auto turn =
        hash_number(hash_number(taste, static_cast<std::uint64_t>(view.round)), static_cast<std::uint64_t>(view.pick));
    Generator chance(turn);
    return view.pack[chance.below(static_cast<std::uint32_t>(view.pack.size()))];
}

}  // namespace

std::optional<EntryAction> bot_action(const NightView& view, const DraftCards& cards, const CardValues& values,
                                      std::uint64_t taste) {
    if (view.phase == NightPhase::draft) {
        if (view.pack.empty()) return std::nullopt;
        if (view.table[view.seat.value].skill == BotSkill::random) return PickEntry{view.seat, drawn_pick(view, taste)};
        return PickEntry{view.seat, bot_pick(cards, values, place_of(view, taste))};
    }
    const auto& sign = view.table[view.seat.value];
    if ((view.phase != NightPhase::build && view.phase != NightPhase::play) || sign.handed_in || sign.dropped)
        return std::nullopt;
    if (check_deck(cards, view.pool, view.deck, view.deck_rules).empty()) return SubmitEntry{view.seat};
    auto built = auto_build(cards, values, view.pool, view.deck, view.deck_rules);
    // Who has no deck to play with keeps nobody waiting.
    if (!built.ok()) return DropEntry{view.seat, Presence::out, "no legal deck can be made of its cards"};
    return DeckEntry{view.seat, std::move(built.deck)};
}

}  // namespace cubenight::draft
