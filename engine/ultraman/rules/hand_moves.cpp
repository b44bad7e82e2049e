#include "engine/ultraman/rules/hand_moves.hpp"

#include <array>

#include "engine/ultraman/ask/permissions.hpp"
#include "engine/ultraman/change/verbs.hpp"

namespace cubenight::ultraman {
namespace {

bool is_known(const Game& g, SeatId judge, CopyId copy) {
    return owner(copy) == judge || g.m.sees[judge].contains(copy);
}

// The pile that a card goes to; nowhere for what is no pile.
Where pile_of(HandPlace place) {
    switch (place) {
        case HandPlace::hand:
        case HandPlace::random_hand: return Where::hand;
        case HandPlace::deck:
        case HandPlace::deck_top:
        case HandPlace::deck_bottom: return Where::deck;
        case HandPlace::discard: return Where::discard;
        case HandPlace::exile: return Where::exile;
        case HandPlace::scene:
        case HandPlace::character:
        case HandPlace::top_card:
        case HandPlace::charge:
        case HandPlace::area: break;
    }
    return Where::nowhere;
}

CopySet charges_of(const Match& m, SeatId whose) {
    CopySet cards;
    each_character(m, whose,
                   [&](Spot spot) { each_card(m, at(m, spot).charge, [&](CopyId copy) { cards.insert(copy); }); });
    return cards;
}

CopySet in_pile(const Pile& pile) {
    CopySet cards;
    for (CopyId copy : pile) cards.insert(copy);
    return cards;
}

CopySet known_of(const Game& g, SeatId judge, CopySet cards) {
    for (CopyId copy : cards)
        if (!is_known(g, judge, copy)) cards.erase(copy);
    return cards;
}

// Cards that are set or levelled up lie face down until the open phase (5.7.1), those that come by hand then as well.
Face face_of_now(const Match& m) { return m.phase == Phase::set || m.phase == Phase::level_up ? Face::down : Face::up; }

// A card that was levelled up wrongly goes: its character waits for the open phase no more, and may be levelled up.
void take_top_card(Game& g, CopyId copy) {
    Character& character = at(g.m, spot_of(g.m, copy));
    if (!state(g.m, copy).face_down) return;
    character.levelled = 0;
    character.came = state(g.m, state(g.m, copy).next).face_down;
}

void come(Game& g, CopyId copy, Spot spot) {
    const Where from = state(g.m, copy).where;
    const bool new_one = !at(g.m, spot).there();
    const Face face = face_of_now(g.m);
    if (new_one) set_character(g, copy, spot, face);
    else put_on(g, copy, spot, StackEnd::top, face);
    at(g.m, spot).came |= face == Face::down;
    report(g, {.type = new_one ? EventKind::deployed : EventKind::stacked,
               .seat = owner(copy),
               .copy = copy,
               .spot = spot,
               .from = from,
               .to = Where::character,
               .clause = by_judge});
}

}  // namespace

std::span<const HandPlace> places_of(HandVerb verb) {
    static constexpr std::array decks{HandPlace::deck};
    static constexpr std::array hidden{HandPlace::hand, HandPlace::deck_top, HandPlace::charge};
    static constexpr std::array sources{
        HandPlace::hand,  HandPlace::random_hand, HandPlace::deck_top,  HandPlace::deck_bottom, HandPlace::discard,
        HandPlace::exile, HandPlace::scene,       HandPlace::character, HandPlace::top_card,    HandPlace::charge};
    switch (verb) {
        case HandVerb::draw:
        case HandVerb::search:
        case HandVerb::shuffle: return decks;
        case HandVerb::look: return hidden;
        case HandVerb::move: return sources;
        case HandVerb::swap:
        case HandVerb::bp_up:
        case HandVerb::bp_down:
        case HandVerb::grade_up:
        case HandVerb::grade_down: break;
    }
    return {};
}

CopySet cards_there(const Game& g, SeatId judge, HandPlace from, SeatId whose) {
    const SeatState& player = g.m.seats[whose];
    CopySet cards;
    switch (from) {
        case HandPlace::hand: return known_of(g, judge, in_pile(player.hand));
        case HandPlace::random_hand: return judge == whose ? cards : in_pile(player.hand);
        case HandPlace::deck: return in_pile(player.deck);
        case HandPlace::deck_top:
            if (!player.deck.empty()) cards.insert(player.deck.back());
            return cards;
        case HandPlace::deck_bottom:
            if (!player.deck.empty()) cards.insert(player.deck[0]);
            return cards;
        case HandPlace::discard: return in_pile(player.discard);
        case HandPlace::exile: return in_pile(player.exile);
        case HandPlace::scene:
            if (has_scene(g.m, whose)) cards.insert(g.m.scene);
            return cards;
        case HandPlace::charge: return known_of(g, judge, charges_of(g.m, whose));
        case HandPlace::character:
        case HandPlace::top_card:
        case HandPlace::area: break;
    }
    return cards;
}

bool stands_there(const Match& m, HandPlace from, Spot spot) {
    return from == HandPlace::character || (from == HandPlace::top_card && at(m, spot).count > 1);
}

bool can_be_done_at(const Game& g, SeatId judge, HandVerb verb, HandPlace place, SeatId whose) {
    if (verb == HandVerb::look && place == HandPlace::hand) return judge != whose && !g.m.seats[whose].hand.empty();
    if (verb == HandVerb::look && place == HandPlace::charge) return judge != whose && !charges_of(g.m, whose).empty();
    bool somebody = false;
    each_character(g.m, whose, [&](Spot spot) { somebody |= stands_there(g.m, place, spot); });
    return somebody || !cards_there(g, judge, place, whose).empty();
}

bool can_be_done_to(const Match& m, HandVerb verb, Spot spot) {
    switch (verb) {
        case HandVerb::swap: return !spots_to_swap(m, spot).empty();
        case HandVerb::bp_up:
        case HandVerb::bp_down:
        case HandVerb::grade_up:
        case HandVerb::grade_down: return !m.lasting.full();
        case HandVerb::draw:
        case HandVerb::look:
        case HandVerb::search:
        case HandVerb::move:
        case HandVerb::shuffle: break;
    }
    return false;
}

bool is_possible(const Game& g, SeatId judge, HandVerb verb) {
    bool possible = false;
    each_place(g, judge, verb, [&](HandPlace, SeatId) { possible = true; });
    each_target(g.m, judge, verb, [&](Spot) { possible = true; });
    return possible;
}

SpotSet spots_to_swap(const Match& m, Spot spot) {
    SpotSet spots;
    for (int area = 0; area < m.areas; ++area)
        if (area != area_of(spot)) spots.insert(spot_of(area, seat_of(spot)));
    return spots;
}

SpotSet spots_for(Game& g, HandMove move, HandPlace to) {
    SpotSet spots;
    const SeatId seat = owner(move.copy);
    const Spot now = state(g.m, move.copy).spot;
    for (int area = 0; area < g.m.areas; ++area) {
        const Spot spot = spot_of(area, seat);
        const bool there = at(g.m, spot).there();
        const bool charged_here = spot == now && state(g.m, move.copy).where == Where::charge;
        const bool fits =
            to == HandPlace::character ? there && spot != now && why_not_stack(g, move.copy, spot) == Clause::none
            : to == HandPlace::charge  ? there && !charged_here
                                       : to == HandPlace::area && !there && stands_alone(card(g, move.copy));
        if (fits) spots.insert(spot);
    }
    return spots;
}

bool can_go_to(Game& g, HandMove move, HandPlace to) {
    const bool whole = move.from == HandPlace::character;
    const Where now = state(g.m, move.copy).where;
    switch (to) {
        case HandPlace::hand:
        case HandPlace::discard:
        case HandPlace::exile: return pile_of(to) != now;
        case HandPlace::deck_top:
        case HandPlace::deck_bottom: return true;
        case HandPlace::scene: return card(g, move.copy).is_scene() && now != Where::scene;
        case HandPlace::character:
        case HandPlace::charge:
        case HandPlace::area: return !whole && !spots_for(g, move, to).empty();
        case HandPlace::random_hand:
        case HandPlace::deck:
        case HandPlace::top_card: break;
    }
    return false;
}

void move_by_hand(Game& g, HandMove move, HandPlace to, Spot spot) {
    const CopyId copy = move.copy;
    if (move.from == HandPlace::top_card) take_top_card(g, copy);
    if (to == HandPlace::scene) return set_scene(g, copy, by_judge);
    if (to == HandPlace::charge) return charge(g, copy, spot);
    if (to == HandPlace::character || to == HandPlace::area) return come(g, copy, spot);
    const PileEnd end = to == HandPlace::deck_bottom ? PileEnd::bottom : PileEnd::top;
    const auto go = [&](CopyId gone) { move_to_pile(g, gone, pile_of(to), by_judge, end); };
    if (move.from == HandPlace::character) each_card(g.m, copy, go);
    else go(copy);
}

}  // namespace cubenight::ultraman
