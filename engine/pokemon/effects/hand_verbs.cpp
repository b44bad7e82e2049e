#include "engine/pokemon/effects/hand_verbs.hpp"

#include <array>

#include "engine/pokemon/effects/hand_moves.hpp"

namespace cubenight::pokemon {

std::span<const HandPlace> places_of(HandVerb verb) {
    static constexpr std::array decks{HandPlace::deck};
    static constexpr std::array piles{HandPlace::deck, HandPlace::hand, HandPlace::prizes};
    static constexpr std::array hidden{HandPlace::hand, HandPlace::deck_top, HandPlace::prizes};
    static constexpr std::array sources{HandPlace::hand,        HandPlace::random_hand, HandPlace::deck_top,
                                        HandPlace::deck_bottom, HandPlace::discard,     HandPlace::lost,
                                        HandPlace::prizes,      HandPlace::pokemon,     HandPlace::attached,
                                        HandPlace::highest,     HandPlace::stadium};
    switch (verb) {
        case HandVerb::draw:
        case HandVerb::search: return decks;
        case HandVerb::look: return hidden;
        case HandVerb::move: return sources;
        case HandVerb::shuffle: return piles;
        case HandVerb::counters:
        case HandVerb::heal:
        case HandVerb::condition:
        case HandVerb::cure:
        case HandVerb::switch_:
        case HandVerb::flip:
        case HandVerb::end_turn: break;
    }
    return {};
}

bool can_be_done_at(const Game& g, SeatId actor, HandVerb verb, HandPlace place, SeatId whose) {
    if (verb == HandVerb::look && place == HandPlace::hand) return actor != whose && !g.m.seats[whose].hand.empty();
    if (verb == HandVerb::shuffle && place == HandPlace::hand) return g.m.seats[whose].hand.size() > 1;
    return can_take_from(g, actor, place, whose);
}

bool can_be_done_to(const Game& g, HandVerb verb, std::uint8_t slot) {
    switch (verb) {
        case HandVerb::counters: return true;
        case HandVerb::heal: return g.m.pokemon[slot].damage > 0;
        case HandVerb::condition: return is_active(g.m, slot);
        case HandVerb::cure: return g.m.pokemon[slot].conditions != 0;
        case HandVerb::switch_: return !is_active(g.m, slot) && g.m.seats[slot_seat(slot)].active != no_slot;
        case HandVerb::draw:
        case HandVerb::look:
        case HandVerb::search:
        case HandVerb::move:
        case HandVerb::shuffle:
        case HandVerb::flip:
        case HandVerb::end_turn: break;
    }
    return false;
}

bool is_possible(const Game& g, SeatId actor, HandVerb verb) {
    bool possible = verb == HandVerb::flip || verb == HandVerb::end_turn;
    each_place(g, actor, verb, [&](HandPlace, SeatId) { possible = true; });
    each_target(g, actor, verb, [&](std::uint8_t) { possible = true; });
    return possible;
}

}  // namespace cubenight::pokemon
