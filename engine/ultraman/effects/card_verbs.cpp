#include "engine/ultraman/effects/card_verbs.hpp"

#include <algorithm>

#include "engine/ultraman/ask/permissions.hpp"
#include "engine/ultraman/ask/quantities.hpp"
#include "engine/ultraman/change/verbs.hpp"
#include "engine/ultraman/effects/deploying.hpp"
#include "engine/ultraman/effects/moving.hpp"

namespace cubenight::ultraman {

// Follows 11.10.1.
void draw_cards(Acting& a) {
    const int count = number_of(a.g, a.scope, a.node.first);
    const int drawn = draw(a.g, a.scope.actor, count, Clause::c11_10_1);
    end_verb(a, drawn, drawn == count && drawn > 0);
}

// Follows 11.11.1, 12.3.1, 12.3.2: they stay where they are.
void look_at(Acting& a) {
    if (a.frame.step == verb_begins) {
        a.frame.step = verb_chosen;
        return select(a.g, a.frame.context, a.node.first, Chosen::named);
    }
    const auto whom = sub_as<Player>(a.node);
    CopySet cards = a.g.m.selected;
    if (a.g.m.selected_characters) {
        const CopySet spots = cards;
        cards = CopySet{};
        for (CopyId spot : spots) cards |= cards_on(a.g.m, Spot{spot.value}, AttachedKind::cards);
    }
    for (CopyId copy : chosen_cards(a.g.m)) {
        if (!cards.contains(copy)) continue;
        if (whom == Player::both) show(a.g, copy, Clause::c11_11_1);
        else show_to(a.g, whom == Player::me ? a.scope.actor : seat_of(a.scope, whom), copy, Clause::c12_3_1);
    }
    end_verb(a, cards.size(), a.g.m.selected_in_full);
}

// Follows 3.7.1, 3.8.1.
void throw_away(Acting& a) {
    if (a.frame.step == verb_begins) {
        a.frame.step = verb_chosen;
        return select(a.g, a.frame.context, a.node.first, Chosen::moved);
    }
    const bool exiles = a.node.kind == NodeKind::exile;
    const Cards cards = chosen_cards(a.g.m);
    const bool in_full = a.g.m.selected_in_full;
    const int moved =
        move_cards(a, cards, exiles ? Where::exile : Where::discard, exiles ? Clause::c3_8_1 : Clause::c3_7_1);
    end_verb(a, moved, in_full && moved == static_cast<int>(cards.size()));
}

void shuffle_zone(Acting& a) {
    const Node& zone = a.scope.node(a.node.first);
    if (a.frame.step == verb_begins) {
        a.frame.step = verb_chosen;
        if (zone.kind == NodeKind::zone && sub_as<Zone>(zone) == Zone::deck)
            for (SeatId seat : both_seats)
                if (side_includes(a.scope, static_cast<Side>(zone.number), seat))
                    shuffle_deck(a.g, seat, Clause::c11_2_1);
        return;
    }
    end_verb(a, 1, true);
}

namespace {

// Cards that are put somewhere in an order: what has its place, what is still to come.
struct Ordering {
    std::uint8_t placed;
    std::uint8_t in_full;
    std::uint8_t asks;
};
enum OrderStep : std::uint8_t { ask_order = verb_first_own, order_chosen };

// Asks which card is the next from the top on; true where somebody is asked.
bool ask_next(Acting& a) {
    a.frame.step = order_chosen;
    Choice& choice = ask_of_verb(a, ChoiceKind::order, Clause::c11_2_1);
    const std::size_t placed = locals_of<Ordering>(a.frame).placed;
    for (std::size_t i = placed; i < a.g.m.picks.size(); ++i)
        offer(a.g, {OptionKind::copy, a.g.m.picks[i].value, 0, 0});
    choice.picked = static_cast<std::uint8_t>(placed);
    return true;
}

// m.picks: those that are placed, in their order, then the others. True when all are.
bool take_order(Acting& a) {
    Ordering& own = locals_of<Ordering>(a.frame);
    auto& picks = a.g.m.picks;
    if (a.frame.step == order_chosen) {
        const auto from = picks.begin() + own.placed;
        const auto chosen = std::find(from, picks.end(), CopyId{a.g.m.answer.a});
        if (chosen != picks.end()) std::rotate(from, chosen, chosen + 1);
        ++own.placed;
    }
    if (own.asks && own.placed + 1u < picks.size()) {
        ask_next(a);
        return false;
    }
    return true;
}

void begin_order(Acting& a) {
    Ordering& own = locals_of<Ordering>(a.frame);
    const Cards cards = chosen_cards(a.g.m);
    a.g.m.picks = cards;
    own.placed = 0;
    own.in_full = a.g.m.selected_in_full;
    own.asks = cards.size() > 1 && !are_hidden(a.g, a.scope.actor, a.g.m.selected);
}

// To the deck: the first in the order lies uppermost of them. It is its owner's deck, and the other seat does not learn the
// order (3.2.2).
void put_into_deck(Acting& a, PileEnd end) {
    if (a.frame.step == verb_chosen) begin_order(a);
    if (!take_order(a)) return;
    Cards cards = a.g.m.picks;
    if (end == PileEnd::top) std::reverse(cards.begin(), cards.end());
    const bool in_full = locals_of<Ordering>(a.frame).in_full;
    const int moved = move_cards(a, cards, Where::deck, Clause::c11_2_1, end);
    end_verb(a, moved, in_full && moved == static_cast<int>(cards.size()));
}

void put_into_hand(Acting& a, const Cards& cards) {
    const bool in_full = a.g.m.selected_in_full;
    bool from_field = false;
    for (CopyId copy : cards) from_field |= spot_of(a.g.m, copy) != no_spot;
    const int moved = move_cards(a, cards, Where::hand, from_field ? Clause::c11_12_1 : Clause::c11_2_1);
    end_verb(a, moved, in_full && moved == static_cast<int>(cards.size()));
}

// Follows 6.2.2, 6.3.1, 6.3.2: one card, and the draw waits for the end of the text.
void put_as_scene(Acting& a, const Cards& cards) {
    int set = 0;
    for (CopyId copy : cards) {
        if (set > 0 || !card(a.g, copy).is_scene()) continue;
        if (option(a.g, OptionKey::text_scene_needs_round) && why_not_scene_there(a.g, copy) != Clause::none) continue;
        Heard heard;
        if (a.g.m.scene != no_copy)
            listen(a.g,
                   {TextEvent::discarded,
                    {a.g.m.scene, no_spot, true, 0, Where::scene},
                    a.context.controller,
                    a.context.source},
                   heard);
        set_scene(a.g, copy, Clause::c6_2_2);
        ++a.g.m.scene_draws[owner(copy)];
        a.g.m.clean = 1;
        wait(a.g, heard);
        raise_scene(a.g, copy);
        ++set;
    }
    end_verb(a, set, set > 0 && set == static_cast<int>(cards.size()));
}

}  // namespace

void put_cards(Acting& a) {
    if (a.frame.step == verb_begins) {
        a.frame.step = verb_chosen;
        return select(a.g, a.frame.context, a.node.first, Chosen::moved);
    }
    const Node& where = a.scope.node(a.scope.node(a.scope.node(a.node.first).next).first);
    if (where.kind == NodeKind::top) return put_into_deck(a, PileEnd::top);
    if (where.kind == NodeKind::bottom) return put_into_deck(a, PileEnd::bottom);
    if (where.kind == NodeKind::in_place) return deploy(a);
    const Cards cards = chosen_cards(a.g.m);
    switch (sub_as<Zone>(where)) {
        case Zone::hand: return put_into_hand(a, cards);
        case Zone::deck: return put_into_deck(a, PileEnd::top);
        case Zone::scene: return put_as_scene(a, cards);
        case Zone::discard:
        case Zone::exiled: break;
    }
    const bool in_full = a.g.m.selected_in_full;
    const bool exiles = sub_as<Zone>(where) == Zone::exiled;
    const int moved =
        move_cards(a, cards, exiles ? Where::exile : Where::discard, exiles ? Clause::c3_8_1 : Clause::c3_7_1);
    end_verb(a, moved, in_full && moved == static_cast<int>(cards.size()));
}

// Cards of a deck change their order among the places where they lie.
void order_cards(Acting& a) {
    if (a.frame.step == verb_begins) {
        a.frame.step = verb_chosen;
        return select(a.g, a.frame.context, a.node.first, Chosen::named);
    }
    if (a.frame.step == verb_chosen) begin_order(a);
    if (!take_order(a)) return;
    CopySet those;
    for (CopyId copy : a.g.m.picks) those.insert(copy);
    for (SeatId seat : both_seats) {
        Pile& deck = a.g.m.seats[seat].deck;
        std::size_t next = 0;
        const auto next_of_seat = [&] {
            while (owner(a.g.m.picks[next]) != seat || state(a.g.m, a.g.m.picks[next]).where != Where::deck) ++next;
            return a.g.m.picks[next++];
        };
        for (std::size_t i = deck.size(); i-- > 0;)
            if (those.contains(deck[i])) deck[i] = next_of_seat();
    }
    end_verb(a, those.size(), locals_of<Ordering>(a.frame).in_full != 0);
}

}  // namespace cubenight::ultraman
