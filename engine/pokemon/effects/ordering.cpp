// The order in which cards lie: shuffling them, and putting them in an order (JA E-18, E-35, E-36).
#include "engine/pokemon/effects/ordering.hpp"

#include <algorithm>

#include "engine/pokemon/ask/query.hpp"
#include "engine/pokemon/change/taking_out.hpp"
#include "engine/pokemon/change/verbs.hpp"
#include "engine/pokemon/effects/acting.hpp"
#include "engine/pokemon/run/asking.hpp"

namespace cubenight::pokemon {
namespace {

Where shuffled_zone(const Node& zone) {
    switch (static_cast<Zone>(zone.sub)) {
        case Zone::deck: return Where::deck;
        case Zone::hand: return Where::hand;
        case Zone::prizes: return Where::prizes;
        case Zone::discard:
        case Zone::lost:
        case Zone::stadium: break;  // piles that lie open have no order to lose
    }
    return Where::nowhere;
}

// A deck that its search did not look at needs no shuffling (JA C-11.b2). Between the two stands only what was to be done
// with the cards that were found.
bool follows_unsearched(const Game& g, const Scope& scope, NodeIndex shuffle) {
    if (!scope.context->unsearched) return false;
    unsigned names = 0;
    for (NodeIndex before = shuffle; before-- > 0;) {
        if (scope.node(g, before).next != shuffle) continue;
        if (scope.node(g, before).kind == NodeKind::search) {
            const unsigned found = names_given(scope, scope.node(g, scope.node(g, before).first).next);
            return (names & ~found) == 0;
        }
        if (!scope.facts(g, before).names) return false;
        names |= scope.facts(g, before).names;
        shuffle = before;
    }
    return false;
}

// Cards that are put away next: they are mixed where they come to lie.
// Follows JA E-36.b1, E-36.b2, E-36.old, E-36.faq1; ZH I-H.b3.
void shuffle_cards(Game& g, Frame& frame, NodeIndex selection) {
    if (chooses_first(g, frame, selection)) return;
    const bool any = !g.m.selected.empty();
    if (any) context_of(g, frame).shuffled = shuffled_cards;
    verb_done(g, frame, g.m.selected.size(), any);
}

struct ShuffleVerb {
    std::uint8_t any;  // there was something to shuffle
};
enum ShuffleStep : std::uint8_t { shuffle_all, all_shuffled };

}  // namespace

// No card at all cannot be shuffled (JA E-35.b3, E-36.b3).
void verb_shuffle(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    ShuffleVerb& own = locals_of<ShuffleVerb>(frame);
    const Node& zone = scope.node(g, node.first);
    if (zone.kind != NodeKind::zone) return shuffle_cards(g, frame, node.first);
    const Where where = shuffled_zone(zone);
    if (frame.step == all_shuffled || where == Where::nowhere)
        return verb_done(g, frame, context_of(g, frame).done, own.any != 0);
    frame.step = all_shuffled;
    if (follows_unsearched(g, scope, frame.node)) return;
    if (where == Where::hand) context_of(g, frame).shuffled = shuffled_hand;
    for (SeatId seat : both_seats) {
        if (!side_includes(scope, static_cast<Side>(zone.number), seat)) continue;
        const SeatState& player = state(g, seat);
        own.any |= where == Where::deck   ? !player.deck.empty()
                   : where == Where::hand ? !player.hand.empty()
                                          : prizes_left(g.m, seat) > 0;
    }
    const Clause clause = where != Where::deck             ? Clause::E_35_b1
                          : scope.program->looks_into_deck ? Clause::E_18_b1
                                                           : Clause::E_36_b1;
    for (SeatId seat : both_seats)  // pushes in asked mode: the frame is not touched any more
        if (side_includes(scope, static_cast<Side>(zone.number), seat)) shuffle_zone(g, where, seat, clause);
}

namespace {

// Copies of one card: no order differs from another.
bool one_card(const Game& g, CopySet set) {
    const CopyId first = set.first();
    for (CopyId copy : set)
        if (g.m.copies[copy.value].card != g.m.copies[first.value].card) return false;
    return true;
}

// The card takes the highest place in its pile among those of the set; the order of the others stays.
void put_highest(Pile& pile, CopyId chosen, CopySet set) {
    std::size_t top = 0, at = 0;
    for (std::size_t i = 0; i < pile.size(); ++i) {
        if (set.contains(pile[i])) top = i;
        if (pile[i] == chosen) at = i;
    }
    for (std::size_t i = at; i < top; ++i)
        if (set.contains(pile[i]))
            for (std::size_t k = i + 1; k <= top; ++k)
                if (set.contains(pile[k])) {
                    std::swap(pile[i], pile[k]);
                    break;
                }
}

// The card takes the first place among those of the set's Prize cards, and what lay there its own (JA C-20.b4).
void put_first(SeatState& player, CopyId chosen, CopySet set) {
    const auto first = std::find_if(player.prizes.begin(), player.prizes.end(),
                                    [&](CopyId copy) { return copy != no_copy && set.contains(copy); });
    const auto at = std::find(player.prizes.begin(), player.prizes.end(), chosen);
    if (first == player.prizes.end() || at == player.prizes.end()) return;
    const unsigned a = 1u << (first - player.prizes.begin()), b = 1u << (at - player.prizes.begin());
    const unsigned up = player.prizes_face_up;
    player.prizes_face_up = static_cast<std::uint8_t>((up & ~(a | b)) | (up & a ? b : 0) | (up & b ? a : 0));
    std::swap(*first, *at);
}

struct Order {
    std::int16_t count;  // of all of them
};
enum OrderStep : std::uint8_t { find_cards, cards_found, next_place, card_chosen };

}  // namespace

// frame.set: cards without a place yet; the first choice comes to lie on top, or at the first of their places.
void verb_order(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    Order& own = locals_of<Order>(frame);
    switch (frame.step) {
        case find_cards: frame.step = cards_found; return select(g, frame.context, node.first);
        case cards_found:
            frame.set = g.m.selected;
            own.count = static_cast<std::int16_t>(frame.set.size());
            frame.step = next_place;
            return;
        case next_place:
            if (frame.set.size() <= (g.m.asks_all && own.count > 1 ? 0 : 1) ||
                (!g.m.asks_all && one_card(g, frame.set)))
                return verb_done(g, frame, own.count, own.count > 0);
            frame.step = card_chosen;
            ask(g, scope.actor, ChoiceKind::order, Clause::E_18_b1).source = scope.source.value;
            for (CopyId copy : frame.set) offer(g, {OptionKind::copy, copy.value, 0, 0});
            return;
        case card_chosen: {
            const CopyId chosen{g.m.answer.a};
            if (state(g, chosen).where == Where::prizes) put_first(state(g, owner(chosen)), chosen, frame.set);
            else if (Pile* pile = pile_of(g, chosen, state(g, chosen).where)) put_highest(*pile, chosen, frame.set);
            frame.set.erase(chosen);
            frame.step = next_place;
        }
    }
}

}  // namespace cubenight::pokemon
