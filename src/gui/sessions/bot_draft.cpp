#include "src/gui/sessions/bot_draft.hpp"

#include "draft/judge/card_value.hpp"
#include "draft/night/bot_seat.hpp"
#include "draft/night/night.hpp"
#include "engine/core/hash.hpp"

namespace cubenight::gui {

std::vector<std::vector<CardId>> drafted_decks(const draft::DraftCards& cards, int bots, std::uint64_t seed,
                                               const std::vector<draft::RuleChange>& changes) {
    std::vector<draft::SeatSettings> seats;
    for (int i = 0; i < bots; ++i) seats.push_back({std::to_string(i + 1), draft::SeatKind::bot});
    draft::NightSettings settings = draft::usual_settings(cards, "", std::move(seats), seed);
    settings.rule_changes = changes;
    draft::fit_packs(settings, cards);
    auto night = draft::begin_night(settings, cards);
    if (!night) return {};
    const draft::CardValues values(cards);
    for (bool moved = true; std::exchange(moved, false);)
        for (int i = 0; i < bots; ++i) {
            const SeatId seat{static_cast<std::uint8_t>(i)};
            const auto taste = hash_number(hash_text("taste"), seed + static_cast<std::uint64_t>(i));
            auto action = draft::bot_action(view_for(*night, seat), cards, values, taste);
            if (action && !draft::apply(*night, {0, std::move(*action)})) moved = true;
        }
    std::vector<std::vector<CardId>> decks;
    for (const draft::Seat& seat : night->seats) {
        auto deck = draft::match_cards(cards, seat.deck);
        if (!seat.handed_in || !deck) return {};
        decks.push_back(std::move(*deck));
    }
    return decks;
}

}  // namespace cubenight::gui
