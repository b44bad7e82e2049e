// Verbs about cards: drawing, searching, looking, putting, taking Prize cards (text_verbs.hpp).
#include "engine/pokemon/effects/card_verbs.hpp"

#include <algorithm>

#include "engine/pokemon/ask/numbers.hpp"
#include "engine/pokemon/ask/quantities.hpp"
#include "engine/pokemon/ask/query.hpp"
#include "engine/pokemon/change/memory.hpp"
#include "engine/pokemon/change/verbs.hpp"
#include "engine/pokemon/effects/acting.hpp"
#include "engine/pokemon/effects/moving.hpp"
#include "engine/pokemon/foresee/foresight.hpp"
#include "engine/pokemon/run/asking.hpp"
#include "engine/pokemon/run/frames.hpp"
#include "engine/pokemon/run/reach.hpp"
#include "engine/pokemon/run/replacements.hpp"
#include "engine/pokemon/run/select.hpp"
#include "engine/pokemon/run/text.hpp"
#include "engine/pokemon/run/triggers.hpp"

namespace cubenight::pokemon {
namespace {

enum DrawStep : std::uint8_t { count_cards, next_card, card_joins, number_chosen };

struct Draw {
    std::int16_t wanted;
    std::int16_t drawn;
};

// How many cards; `up to`: one at least (FI detail.up-to, JA D-05). True where that is asked for.
bool count_to_draw(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    Draw& own = locals_of<Draw>(frame);
    const SeatId seat = scope.actor;
    const auto kind = static_cast<DrawKind>(node.sub);
    int wanted = quantity(g, scope, node.first);
    if (kind == DrawKind::until) wanted -= static_cast<int>(state(g, seat).hand.size());
    own.wanted = static_cast<std::int16_t>(std::clamp(wanted, 0, 60));
    g.m.joining = no_copy;
    const int most = std::min<int>(own.wanted, static_cast<int>(state(g, seat).deck.size()));
    if (kind != DrawKind::up_to || most < 2) return false;
    ask(g, seat, ChoiceKind::number, Clause::D_05_b1).source = scope.source.value;
    for (int i = 1; i <= most; ++i) offer(g, {OptionKind::number, static_cast<std::uint8_t>(i), 0, 0});
    return true;
}

}  // namespace

void verb_draw(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    Draw& own = locals_of<Draw>(frame);
    const SeatId seat = scope.actor;
    if (frame.step == count_cards) {
        const bool asks = count_to_draw(g, frame, scope, node);
        frame.step = asks ? number_chosen : next_card;
        if (asks) return;
    }
    if (frame.step == number_chosen) {
        own.wanted = g.m.answer.a;
        frame.step = next_card;
    }
    // One at a time: something may happen before a card joins the hand (JA E-31.b3).
    for (;;) {
        if (const CopyId drawn = g.m.joining; drawn != no_copy && frame.step == card_joins) {
            frame.step = next_card;
            g.m.joining = no_copy;
            const Happening happening{TextEvent::drawn, seat, {no_slot, drawn, no_slot, seat}, 0};
            if (state(g, drawn).where != Where::hand) {
                remember_it(g, happening);
            } else {
                const std::size_t waiting = g.m.triggers.size();  // what waits for its turn besides goes on waiting
                raise(g, happening);
                if (run_triggers(g, waiting)) return;
            }
        }
        if (own.drawn >= own.wanted || !draw_card(g, seat, Clause::I_H)) break;
        ++own.drawn;
        g.m.joining = state(g, seat).hand.back();
        frame.step = card_joins;
        if (run_instead(g, {TextEvent::drawn, seat, {no_slot, g.m.joining, no_slot, seat}, 0})) return;
    }
    verb_done(g, frame, own.drawn, own.drawn > 0);
}

namespace {

int room_for(Game& g, const Scope& scope, NodeIndex selection, NodeIndex move_to) {
    if (move_to == no_node) return 1000;
    const Node& to = scope.node(g, scope.node(g, move_to).first);
    if (to.kind != NodeKind::place || static_cast<Place>(to.sub) != Place::bench) return 1000;
    const SeatId seat = bench_owner(g, scope, selection);
    return std::max(0, bench_limit(g, seat) - static_cast<int>(state(g, seat).bench.size()));
}

// Who searches a deck sees all of it, whatever is found there (JA E-18.b2, ZH I-H.b2).
void look_through(Game& g, const Scope& scope, const Node& zone) {
    if (static_cast<Zone>(zone.sub) != Zone::deck) return;
    for (SeatId seat : both_seats) {
        if (!side_includes(scope, static_cast<Side>(zone.number), seat)) continue;
        const Pile& deck = state(g, seat).deck;
        for (std::size_t i = deck.size(); i-- > 0;) {
            CopyState& c = state(g, deck[i]);
            c.known |= seat_bit(scope.actor);
            report(g, {.type = EventKind::looked,
                       .seat = scope.actor,
                       .copy = deck[i],
                       .seen_by = static_cast<std::uint8_t>(c.known & 3),
                       .clause = Clause::I_H_b2});
        }
    }
}

}  // namespace

namespace {

// What was chosen waits in frame.set while a text stands in for what its coming puts away.
struct Coming {
    std::uint16_t since;      // the serial before that
    std::uint8_t of_pokemon;  // whether Pokémon may be among it
};

// A Stadium comes, and the one that lies there is discarded (JA I-B-03.b2). True where a text stands in for that.
bool old_stadium_goes(Game& g, Frame& frame, const Scope& scope, NodeIndex move_to) {
    const CopyId old = stadium_in_the_way(g, scope, g.m.selected, move_to);
    if (old == no_copy) return false;
    locals_of<Coming>(frame) = {g.m.serial, g.m.selected_pokemon};
    frame.set = g.m.selected;
    return run_instead(g, {TextEvent::discarded, owner(old), {no_slot, old, cause_of(scope), scope.actor}, 0});
}

// What that text has not moved itself.
void take_up_again(Game& g, const Frame& frame) {
    const Coming& own = locals_of<Coming>(frame);
    g.m.selected = frame.set;
    g.m.selected_pokemon = own.of_pokemon;
    for (CopyId copy : frame.set)
        if (state(g, copy).arrived > own.since) g.m.selected.erase(copy);
}

enum SearchStep : std::uint8_t { look_through_them, found_them, old_stadium_went };

}  // namespace

// Follows ZH I-H.b2.
void verb_search(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    const NodeIndex wanted = scope.node(g, node.first).next;
    const NodeIndex move_to = scope.node(g, wanted).next;
    if (frame.step == look_through_them) {
        frame.step = found_them;
        const int room = room_for(g, scope, wanted, move_to);
        const bool in_vain = room == 0 || searches_in_vain(g, scope, frame.node);
        context_of(g, frame).unsearched = in_vain;
        if (in_vain) return verb_done(g, frame, 0, false);  // not even looked at (JA C-11.b2)
        look_through(g, scope, scope.node(g, node.first));
        return select(g, frame.context, wanted, Search::hidden_zone, room);
    }
    if (frame.step == found_them && move_to != no_node && old_stadium_goes(g, frame, scope, move_to)) {
        frame.step = old_stadium_went;
        return;
    }
    if (frame.step == old_stadium_went) take_up_again(g, frame);
    const int found = g.m.selected.size();
    if (move_to != no_node) {
        const std::uint8_t followed = following(g, frame.context, wanted);
        const int moved = move_selected(g, frame.context, g.m.selected, false, move_to);
        follow_moved(g, frame.context, followed);
        return verb_done(g, frame, moved, moved > 0);
    }
    verb_done(g, frame, found, found > 0);
}

namespace {

// Prize cards that somebody looked at may be put back in any place: others do not know which is which any more
// (JA C-20.b4). Those that lie face up, and a single one, stay told apart.
void mix_prizes(Game& g, CopySet looked, std::uint8_t lookers) {
    CopySet hidden;
    for (SeatId seat : both_seats)
        for (std::size_t i = 0; i < most_prizes; ++i) {
            const CopyId copy = state(g, seat).prizes[i];
            if (copy != no_copy && looked.contains(copy) && !((state(g, seat).prizes_face_up >> i) & 1))
                hidden.insert(copy);
        }
    if (hidden.size() < 2) return;
    for (CopyId copy : hidden) state(g, copy).known &= lookers;
}

}  // namespace

// Follows JA C-20.b2, C-20.b3.
void verb_look(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    if (chooses_first(g, frame, node.first)) return;
    const auto to = static_cast<Player>(node.sub);
    const std::uint8_t lookers =
        to == Player::both ? std::uint8_t{3} : seat_bit(to == Player::me ? scope.actor : seat_of(scope, to));
    for (CopyId copy : g.m.selected) {
        if (g.m.selected_pokemon) continue;
        CopyState& c = state(g, copy);
        c.known |= lookers;
        report(g, {.type = to == Player::both ? EventKind::revealed : EventKind::looked,
                   .seat = scope.actor,
                   .copy = copy,
                   .seen_by = static_cast<std::uint8_t>(c.known & 3),
                   .clause = Clause::C_20_b1});
    }
    mix_prizes(g, g.m.selected, lookers);
    verb_done(g, frame, g.m.selected.size(), !g.m.selected.empty());
}

namespace {

// Prize cards have no places for so many more.
bool lack_places(const Game& g, const Scope& scope, NodeIndex move_to, CopySet cards) {
    const Node& to = scope.node(g, scope.node(g, move_to).first);
    if (to.kind != NodeKind::zone || static_cast<Zone>(to.sub) != Zone::prizes) return false;
    PerSeat<int> coming;
    for (CopyId copy : cards) coming[owner(copy)] += g.m.copies[copy.value].where != Where::prizes;
    return std::ranges::any_of(both_seats,
                               [&](SeatId seat) { return coming[seat] > places_for(g.m, seat, Where::prizes); });
}

// The statement that comes behind this one, whatever `then` stands around either of them.
NodeIndex statement_behind(const Game& g, const Scope& scope, NodeIndex statement) {
    NodeIndex next = scope.node(g, statement).next;
    if (next == no_node && scope.node(g, statement - 1).kind == NodeKind::then_)
        next = scope.node(g, statement - 1).next;
    while (next != no_node &&
           (scope.node(g, next).kind == NodeKind::then_ || scope.node(g, next).kind == NodeKind::block))
        next = scope.node(g, next).first;
    return next;
}

// The other half of a swap: the next statement takes Prize cards away, and nothing else.
NodeIndex half_of_swap(Game& g, const Scope& scope, NodeIndex put) {
    if (scope.kind == TextKind::attack && scope.context->phase == TextPhase::before_damage) return no_node;
    const NodeIndex next = statement_behind(g, scope, put);
    if (next == no_node) return no_node;
    const Node& node = scope.node(g, next);
    if (node.kind != NodeKind::put && node.kind != NodeKind::discard) return no_node;
    const CopySet leaving = all_of(g, scope, node.first).set;
    for (CopyId copy : leaving)
        if (g.m.copies[copy.value].where != Where::prizes) return no_node;
    return leaving.empty() ? no_node : next;
}

enum PutStep : std::uint8_t { choose_cards, put_them, swap_half_done, stadium_went };

}  // namespace

// Follows JA C-11.b4.
void verb_put(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    const NodeIndex move_to = scope.node(g, node.first).next;
    if (frame.step == choose_cards) {
        frame.step = put_them;
        return select(g, frame.context, node.first, Search::no, room_for(g, scope, node.first, move_to));
    }
    if (frame.step == put_them && lack_places(g, scope, move_to, g.m.selected)) {
        if (const NodeIndex half = half_of_swap(g, scope, frame.node); half != no_node) {
            frame.step = swap_half_done;
            locals_of<Coming>(frame) = {g.m.serial, g.m.selected_pokemon};
            frame.set = g.m.selected;
            return run_statement(g, frame.context, half);
        }
    }
    if (frame.step == put_them && old_stadium_goes(g, frame, scope, move_to)) {
        frame.step = stadium_went;
        return;
    }
    if (frame.step != put_them) take_up_again(g, frame);
    const std::uint16_t before = g.m.serial;
    const std::uint8_t followed = following(g, frame.context, node.first);
    const int moved = move_selected(g, frame.context, g.m.selected, g.m.selected_pokemon, move_to);
    follow_moved(g, frame.context, followed);
    if (frame.step == swap_half_done) context_of(g, frame).done_ahead = moved > 0;
    const NodeKind end = scope.node(g, scope.node(g, move_to).first).kind;
    Context& context = context_of(g, frame);
    const bool shuffles = context.shuffled == shuffled_cards && (end == NodeKind::top || end == NodeKind::bottom);
    if (context.shuffled == shuffled_cards) context.shuffled = shuffled_nothing;
    verb_done(g, frame, moved, complied(g, scope, node.first, moved));
    if (!shuffles) return;
    for (SeatId seat : both_seats) {
        const Pile& deck = state(g, seat).deck;
        const auto put = std::ranges::count_if(deck, [&](CopyId copy) { return state(g, copy).arrived > before; });
        shuffle_end(g, seat, end == NodeKind::top ? PileEnd::top : PileEnd::bottom, static_cast<std::size_t>(put),
                    Clause::E_35_b1);
    }
}

namespace {

struct TakePrize {
    std::int16_t count;
};
enum TakeStep : std::uint8_t { take_them, all_taken };

}  // namespace

void verb_take_prize(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    TakePrize& own = locals_of<TakePrize>(frame);
    if (frame.step == all_taken) return verb_done(g, frame, own.count, own.count > 0);
    const int wanted = std::clamp(quantity(g, scope, node.first), 0, most_prizes);
    frame.step = all_taken;
    own.count = static_cast<std::int16_t>(wanted);
    state(g, scope.actor).prizes_owed = static_cast<std::uint8_t>(state(g, scope.actor).prizes_owed + wanted);
    push(g, Proc::take_prizes, scope.actor);
}

}  // namespace cubenight::pokemon
