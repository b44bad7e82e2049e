#include "engine/pokemon/effects/hand_moves.hpp"

#include <algorithm>

#include "engine/pokemon/ask/numbers.hpp"
#include "engine/pokemon/change/verbs.hpp"
#include "engine/pokemon/rules/play_card.hpp"

namespace cubenight::pokemon {
namespace {

constexpr Clause by_its_text = Clause::II_A_b1;

const Pile* pile_at(const SeatState& player, HandPlace place) {
    switch (place) {
        case HandPlace::hand:
        case HandPlace::random_hand: return &player.hand;
        case HandPlace::deck:
        case HandPlace::deck_top:
        case HandPlace::deck_bottom: return &player.deck;
        case HandPlace::discard: return &player.discard;
        case HandPlace::lost: return &player.lost;
        case HandPlace::prizes:
        case HandPlace::pokemon:
        case HandPlace::attached:
        case HandPlace::highest:
        case HandPlace::stadium:
        case HandPlace::bench:
        case HandPlace::active: break;
    }
    return nullptr;
}

// Of a hand those that the player knows, of the other piles all.
CopySet in_pile(const Game& g, SeatId actor, const Pile& pile, bool known_only) {
    CopySet cards;
    for (CopyId copy : pile)
        if (!known_only || state(g.m, copy).known & seat_bit(actor)) cards.insert(copy);
    return cards;
}

CopySet in_play(const Game& g, HandPlace from, SeatId whose) {
    CopySet cards;
    each_pokemon(g.m, whose, [&](std::uint8_t slot) {
        if (from == HandPlace::attached) each_attached(g.m, slot, [&](CopyId copy) { cards.insert(copy); });
        else if (from == HandPlace::pokemon || has_evolved(g, slot)) cards.insert(g.m.pokemon[slot].top);
    });
    return cards;
}

Where zone_of(HandPlace to) {
    switch (to) {
        case HandPlace::hand: return Where::hand;
        case HandPlace::deck:
        case HandPlace::deck_top:
        case HandPlace::deck_bottom: return Where::deck;
        case HandPlace::discard: return Where::discard;
        case HandPlace::lost: return Where::lost;
        case HandPlace::prizes: return Where::prizes;
        case HandPlace::random_hand:
        case HandPlace::pokemon:
        case HandPlace::attached:
        case HandPlace::highest:
        case HandPlace::stadium:
        case HandPlace::bench:
        case HandPlace::active: break;
    }
    return Where::nowhere;
}

bool is_spot(HandPlace to) { return to == HandPlace::bench || to == HandPlace::active; }

// A single card that can be a Pokémon by itself.
bool may_stand_alone(const Game& g, CopyId copy) {
    const Stage stage = card(g, copy).stage;
    return may_be_pokemon(g, copy) && stage != Stage::legend && stage != Stage::vunion;
}

// As what the card lies on a Pokémon.
Where lies_as(const Game& g, CopyId copy) {
    const CompiledCard& c = card(g, copy);
    if (is_energy(c.kind)) return Where::energy;
    if (c.kind == CardKind::tool) return Where::tool;
    return c.kind == CardKind::item || c.kind == CardKind::supporter ? Where::item : Where::under;
}

int cards_of(const Game& g, std::uint8_t slot) {
    int count = 0;
    for (CopyId copy = g.m.pokemon[slot].top; copy != no_copy; copy = g.m.copies[copy.value].next) ++count;
    return count;
}

void put_on_pokemon(Game& g, CopyId copy, std::uint8_t slot) {
    if (is_evolution(card(g, copy).stage) && may_lie_on(g, slot, copy)) return evolve(g, slot, copy, by_its_text);
    attach(g, copy, slot, lies_as(g, copy), by_its_text);
}

// Everybody saw the card go, or knew it before; else who knew it still does.
void keep_known(Game& g, CopyId copy, std::uint8_t known, bool seen) {
    if (state(g, copy).where == Where::hand) state(g, copy).known |= seen ? 3 : known;
    if (state(g, copy).where == Where::deck || state(g, copy).where == Where::prizes)
        state(g, copy).known = seen ? std::uint8_t{3} : known;
}

}  // namespace

CopySet cards_there(const Game& g, SeatId actor, HandPlace from, SeatId whose) {
    const SeatState& player = g.m.seats[whose];
    CopySet cards;
    switch (from) {
        case HandPlace::hand: return in_pile(g, actor, player.hand, actor != whose);
        case HandPlace::deck:
        case HandPlace::discard:
        case HandPlace::lost: return in_pile(g, actor, *pile_at(player, from), false);
        case HandPlace::pokemon:
        case HandPlace::attached:
        case HandPlace::highest: return in_play(g, from, whose);
        case HandPlace::stadium:
            if (g.m.stadium != no_copy && owner(g.m.stadium) == whose) cards.insert(g.m.stadium);
            return cards;
        case HandPlace::prizes:
            for (CopyId copy : player.prizes)
                if (copy != no_copy) cards.insert(copy);
            return cards;
        case HandPlace::random_hand: return in_pile(g, actor, player.hand, false);
        case HandPlace::deck_top:
            if (!player.deck.empty()) cards.insert(player.deck.back());
            return cards;
        case HandPlace::deck_bottom:
            if (!player.deck.empty()) cards.insert(player.deck[0]);
            return cards;
        case HandPlace::bench:
        case HandPlace::active: break;
    }
    return cards;
}

bool can_take_from(const Game& g, SeatId actor, HandPlace from, SeatId whose) {
    return !cards_there(g, actor, from, whose).empty();
}

CopySet hosts_of(const Game& g, HandMove move) {
    CopySet hosts;
    const std::uint8_t now = g.m.copies[move.copy.value].slot;
    for (SeatId seat : both_seats) {
        const bool theirs = owner(move.copy) != seat;
        if (theirs && lies_as(g, move.copy) == Where::under) continue;  // a Pokémon lies with its owner's
        each_pokemon(g.m, seat, [&](std::uint8_t slot) {
            if (slot != now) hosts.insert(g.m.pokemon[slot].bottom);
        });
    }
    return hosts;
}

bool can_go_to(Game& g, HandMove move, HandPlace to) {
    const SeatId seat = owner(move.copy);
    const Where now = state(g, move.copy).where;
    const bool whole = move.from == HandPlace::pokemon;
    if (is_spot(to)) {
        if (whole || move.from == HandPlace::highest || !may_stand_alone(g, move.copy)) return false;
        if (to == HandPlace::active) return state(g, seat).active == no_slot;
        return static_cast<int>(state(g, seat).bench.size()) < bench_limit(g, seat);
    }
    if (to == HandPlace::pokemon) return !whole && move.from != HandPlace::highest && !hosts_of(g, move).empty();
    if (to == HandPlace::stadium) return card(g, move.copy).kind == CardKind::stadium && now != Where::stadium;
    const Where zone = zone_of(to);
    if (zone == Where::nowhere || (zone == now && zone != Where::deck)) return false;
    const int cards = whole ? cards_of(g, state(g, move.copy).slot) : 1;
    return zone != Where::prizes || cards <= places_for(g.m, seat, zone);
}

void move_by_hand(Game& g, SeatId actor, HandMove move, HandPlace to, std::uint8_t host) {
    const CopyId copy = move.copy;
    const CopyState& c = state(g, copy);
    const PileEnd end = to == HandPlace::deck_bottom ? PileEnd::bottom : PileEnd::top;
    if (is_spot(to)) {
        put_into_play(g, copy, owner(copy), to == HandPlace::bench ? Spot::bench : Spot::active, by_its_text);
        return;
    }
    if (to == HandPlace::pokemon) return put_on_pokemon(g, copy, host);
    if (to == HandPlace::stadium) return replace_stadium(g, copy, actor, by_its_text, no_slot);
    if (move.from == HandPlace::pokemon) return leave_play(g, c.slot, zone_of(to), Where::discard, by_its_text, end);
    if (move.from == HandPlace::highest) {
        devolve(g, c.slot, zone_of(to), by_its_text);
        return;
    }
    const std::uint8_t known = c.known;
    const bool seen = c.where != Where::deck && c.where != Where::hand && c.where != Where::prizes;
    move_card(g, copy, zone_of(to), by_its_text, end);
    keep_known(g, copy, known, seen);
}

}  // namespace cubenight::pokemon
