// Verbs about cards: drawing, searching, moving, attaching (text_verbs.hpp).
#include "engine/pokemon/effects/card_verbs.hpp"

#include <algorithm>

#include "engine/pokemon/ask/numbers.hpp"
#include "engine/pokemon/ask/permissions.hpp"
#include "engine/pokemon/ask/quantities.hpp"
#include "engine/pokemon/ask/query.hpp"
#include "engine/pokemon/change/memory.hpp"
#include "engine/pokemon/change/verbs.hpp"
#include "engine/pokemon/effects/attaching.hpp"
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

// Most verbs have two steps: whom or what they mean is chosen, and then they act on it.
enum VerbStep : std::uint8_t { find_them, found };

enum DrawStep : std::uint8_t { count_cards, next_card, card_joins, number_chosen };

struct Draw {
    std::int16_t wanted;
    std::int16_t drawn;
};

// How many cards; `up to`: one at least (FI detail.up-to, JA D-05). True where that is asked for.
bool count_to_draw(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    Draw& own = locals_of<Draw>(frame);
    const std::uint8_t s = scope.actor;
    const auto kind = static_cast<DrawKind>(node.sub);
    int wanted = quantity(g, scope, node.first);
    if (kind == DrawKind::until) wanted -= static_cast<int>(seat(g, s).hand.size());
    own.wanted = static_cast<std::int16_t>(std::clamp(wanted, 0, 60));
    g.m.joining = no_copy;
    const int most = std::min<int>(own.wanted, static_cast<int>(seat(g, s).deck.size()));
    if (kind != DrawKind::up_to || most < 2) return false;
    ask(g, s, ChoiceKind::number, Clause::D_05_b1).source = scope.source.value;
    for (int i = 1; i <= most; ++i) offer(g, {OptionKind::number, static_cast<std::uint8_t>(i), 0, 0});
    return true;
}

void verb_draw(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    Draw& own = locals_of<Draw>(frame);
    const std::uint8_t s = scope.actor;
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
            const Happening happening{TextEvent::drawn, s, {no_slot, drawn, no_slot, s}, 0};
            if (state(g, drawn).where != Where::hand) {
                remember_it(g, happening);
            } else {
                const std::size_t waiting = g.m.triggers.size();  // what waits for its turn besides goes on waiting
                raise(g, happening);
                if (run_triggers(g, waiting)) return;
            }
        }
        if (own.drawn >= own.wanted || !draw_card(g, s, Clause::I_H)) break;
        ++own.drawn;
        g.m.joining = seat(g, s).hand.back();
        frame.step = card_joins;
        if (run_instead(g, {TextEvent::drawn, s, {no_slot, g.m.joining, no_slot, s}, 0})) return;
    }
    verb_done(g, frame, own.drawn, own.drawn > 0);
}

int room_for(Game& g, const Scope& scope, NodeIndex selection, NodeIndex move_to) {
    if (move_to == no_node) return 1000;
    const Node& to = scope.node(g, scope.node(g, move_to).first);
    if (to.kind != NodeKind::place || static_cast<Place>(to.sub) != Place::bench) return 1000;
    const std::uint8_t s = bench_owner(g, scope, selection);
    return std::max(0, bench_limit(g, s) - static_cast<int>(seat(g, s).bench.size()));
}

// Who searches a deck sees all of it, whatever is found there (JA E-18.b2, ZH I-H.b2).
void look_through(Game& g, const Scope& scope, const Node& zone) {
    if (static_cast<Zone>(zone.sub) != Zone::deck) return;
    for (std::uint8_t s = 0; s < 2; ++s) {
        if (!side_includes(scope, static_cast<Side>(zone.number), s)) continue;
        const Pile& deck = seat(g, s).deck;
        for (std::size_t i = deck.size(); i-- > 0;) {
            CopyState& c = state(g, deck[i]);
            c.known |= static_cast<std::uint8_t>(1u << scope.actor);
            report(g, {.type = EventKind::looked,
                       .seat = scope.actor,
                       .copy = deck[i],
                       .seen_by = static_cast<std::uint8_t>(c.known & 3),
                       .clause = Clause::I_H});
        }
    }
}

// Follows ZH I-H.b2.
void verb_search(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    const NodeIndex wanted = scope.node(g, node.first).next;
    const NodeIndex move_to = scope.node(g, wanted).next;
    if (frame.step == find_them) {
        frame.step = found;
        const int room = room_for(g, scope, wanted, move_to);
        const bool in_vain = room == 0 || searches_in_vain(g, scope, frame.node);
        context_of(g, frame).unsearched = in_vain;
        if (in_vain) return verb_done(g, frame, 0, false);  // not even looked at (JA C-11.b2)
        look_through(g, scope, scope.node(g, node.first));
        return select(g, frame.context, wanted, Search::hidden_zone, room);
    }
    const int found = g.m.selected.size();
    if (move_to != no_node) {
        const std::uint8_t followed = following(g, frame.context, wanted);
        const int moved = move_selected(g, frame.context, g.m.selected, false, move_to);
        follow_moved(g, frame.context, followed);
        return verb_done(g, frame, moved, moved > 0);
    }
    verb_done(g, frame, found, found > 0);
}

// Prize cards that somebody looked at may be put back in any place: others do not know which is which any more
// (JA C-20.b4). Those that lie face up, and a single one, stay told apart.
void mix_prizes(Game& g, CopySet looked, std::uint8_t lookers) {
    CopySet hidden;
    for (std::uint8_t s = 0; s < 2; ++s)
        for (std::size_t i = 0; i < 6; ++i) {
            const CopyId copy = seat(g, s).prizes[i];
            if (copy != no_copy && looked.contains(copy) && !((seat(g, s).prizes_face_up >> i) & 1))
                hidden.insert(copy);
        }
    if (hidden.size() < 2) return;
    for (CopyId copy : hidden) state(g, copy).known &= lookers;
}

// Follows JA C-20.b2, C-20.b3.
void verb_look(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    if (frame.step == find_them) {
        frame.step = found;
        return select(g, frame.context, node.first);
    }
    const auto to = static_cast<Player>(node.sub);
    const std::uint8_t lookers =
        to == Player::both ? std::uint8_t{3}
                           : static_cast<std::uint8_t>(1u << (to == Player::me ? scope.actor : seat_of(scope, to)));
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

// Prize cards have no places for so many more.
bool lack_places(const Game& g, const Scope& scope, NodeIndex move_to, CopySet cards) {
    const Node& to = scope.node(g, scope.node(g, move_to).first);
    if (to.kind != NodeKind::zone || static_cast<Zone>(to.sub) != Zone::prizes) return false;
    int coming[2] = {0, 0};
    for (CopyId copy : cards) coming[owner(copy)] += g.m.copies[copy.value].where != Where::prizes;
    return coming[0] > places_for(g.m, 0, Where::prizes) || coming[1] > places_for(g.m, 1, Where::prizes);
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

enum PutStep : std::uint8_t { choose_cards, put_them, swap_half_done };

struct Put {
    std::uint8_t of_pokemon;  // what is to be put, while the other half of a swap makes room for it (in frame.set)
};

// Follows JA C-11.b4.
void verb_put(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    Put& own = locals_of<Put>(frame);
    const NodeIndex move_to = scope.node(g, node.first).next;
    if (frame.step == choose_cards) {
        frame.step = put_them;
        return select(g, frame.context, node.first, Search::no, room_for(g, scope, node.first, move_to));
    }
    if (frame.step == put_them && lack_places(g, scope, move_to, g.m.selected)) {
        if (const NodeIndex half = half_of_swap(g, scope, frame.node); half != no_node) {
            frame.step = swap_half_done;
            frame.set = g.m.selected;
            own.of_pokemon = g.m.selected_pokemon;
            return run_statement(g, frame.context, half);
        }
    }
    if (frame.step == swap_half_done) {
        g.m.selected = frame.set;
        g.m.selected_pokemon = own.of_pokemon;
    }
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
    for (std::uint8_t s = 0; s < 2 && shuffles; ++s) {
        const Pile& deck = seat(g, s).deck;
        const auto put = std::ranges::count_if(deck, [&](CopyId copy) { return state(g, copy).arrived > before; });
        shuffle_end(g, s, end == NodeKind::top ? PileEnd::top : PileEnd::bottom, static_cast<std::size_t>(put),
                    Clause::E_35_b1);
    }
}

// `cards on` asks for cards, also where they are energy (JA E-10.ex2).
bool counts_cards(const Game& g, const Scope& scope, NodeIndex selection) {
    for (NodeIndex i = scope.node(g, selection).first; i != no_node; i = scope.node(g, i).next)
        for (NodeIndex part = scope.node(g, i).first; part != no_node; part = scope.node(g, part).next) {
            const Node& base = scope.node(g, part);
            if (base.kind == NodeKind::on && static_cast<AttachedKind>(base.sub) == AttachedKind::cards) return true;
        }
    return false;
}

// The card, or the Pokémon as a whole, as what is about to be discarded.
Happening discard_of(const Game& g, const Scope& scope, Object object) {
    const std::uint8_t s = object.is_pokemon() ? slot_seat(object.slot) : owner(object.copy);
    return {TextEvent::discarded,
            s,
            {object.slot, object.copy, cause_of(scope), scope.controller},
            static_cast<std::uint8_t>(lies_in_hand(g, object.copy)),
            0,
            0,
            EventTurn::any,
            done_by(scope)};
}

// One card: heard while it still lies where it was, since a text may ask for that, or be its own. Energy counts in units
// where it is asked for (JA C-01.faq1); the number is taken before it leaves.
int discard_card(Game& g, const Scope& scope, CopyId copy, bool in_units) {
    const int units = in_units && state(g, copy).where == Where::energy ? std::max(1, units_of(g, copy).count) : 1;
    raise(g, discard_of(g, scope, {copy, no_slot}));
    move_card(g, copy, Where::discard, Clause::C_01_b1);
    return units;
}

int discard_pokemon(Game& g, const Scope& scope, std::uint8_t slot) {
    raise(g, discard_of(g, scope, pokemon_object(g, slot)));
    each_attached(g.m, slot, [&](CopyId copy) { raise(g, discard_of(g, scope, {copy, no_slot})); });
    leave_play(g, slot, Where::discard, Where::discard, Clause::C_01_b1);
    return 1;
}

// Whether the text may discard it now.
bool may_discard(Game& g, const Scope& scope, Object object) {
    if (object.is_pokemon())
        return reaches(g, scope, object.slot, Clause::C_17_b1) && !cant(g, object.slot, ActionKind::be_discarded);
    return reaches_holder(g, scope, object.copy) && reaches_card(g, scope, object.copy, Clause::E_29_b1) &&
           !card_cant(g, object.copy, ActionKind::be_discarded);
}

// What a selection has named: cards, and Pokémon as a whole.
Object named_object(const Game& g, CopyId copy, bool of_pokemon) {
    const std::uint8_t slot = of_pokemon ? slot_of(g.m, copy) : no_slot;
    return {copy, slot};
}

enum DiscardStep : std::uint8_t { choose_what_goes, they_are_chosen, next_card_goes, text_stood_in };

struct Discard {
    std::int16_t gone;          // how much went
    std::uint16_t asked_since;  // when the card came to where it lay that a text was asked about
    CopyId asked;
    std::uint8_t of_pokemon;  // whether Pokémon may be among those that go
    std::uint8_t followed;    // variables that follow them
};

// Cards first, then Pokémon, one after another, since a text may stand in for each (JA D-16). frame.set: those that are
// still to go.
// Follows JA C-01.b2.
void verb_discard(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    Discard& own = locals_of<Discard>(frame);
    if (frame.step == choose_what_goes) {
        frame.step = they_are_chosen;
        return select(g, frame.context, node.first);
    }
    if (frame.step == they_are_chosen) {
        frame.step = next_card_goes;
        frame.set = g.m.selected;
        own.of_pokemon = g.m.selected_pokemon;
        own.followed = following(g, frame.context, node.first);
    }
    const bool in_units = !counts_cards(g, scope, node.first);
    const auto go = [&](Object one) {
        const int gone =
            one.is_pokemon() ? discard_pokemon(g, scope, one.slot) : discard_card(g, scope, one.copy, in_units);
        own.gone = static_cast<std::int16_t>(own.gone + gone);
    };
    if (frame.step == text_stood_in) {
        frame.step = next_card_goes;
        const bool there = state(g, own.asked).arrived == own.asked_since;
        if (g.m.proceeds && there) go(named_object(g, own.asked, own.of_pokemon));
    }
    while (!frame.set.empty()) {
        const CopySet cards = own.of_pokemon ? frame.set - in_play(g.m, frame.set) : frame.set;
        const CopyId copy = cards.empty() ? frame.set.first() : cards.first();
        frame.set.erase(copy);
        const Object one = named_object(g, copy, own.of_pokemon);
        if (!may_discard(g, scope, one)) continue;
        own.asked = copy;
        own.asked_since = state(g, copy).arrived;
        frame.step = text_stood_in;
        if (run_instead(g, discard_of(g, scope, one))) return;
        frame.step = next_card_goes;
        go(one);
    }
    follow_moved(g, frame.context, own.followed);
    verb_done(g, frame, own.gone, complied(g, scope, node.first, own.gone));
}

Where shuffled_zone(const Node& zone) {
    switch (static_cast<Zone>(zone.sub)) {
        case Zone::deck: return Where::deck;
        case Zone::hand: return Where::hand;
        case Zone::prizes: return Where::prizes;
        default: return Where::nowhere;  // piles that lie open have no order to lose
    }
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
    if (frame.step == find_them) {
        frame.step = found;
        return select(g, frame.context, selection);
    }
    const bool any = !g.m.selected.empty();
    if (any) context_of(g, frame).shuffled = shuffled_cards;
    verb_done(g, frame, g.m.selected.size(), any);
}

struct ShuffleVerb {
    std::uint8_t any;  // there was something to shuffle
};
enum ShuffleStep : std::uint8_t { shuffle_all, all_shuffled };

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
    for (std::uint8_t s = 0; s < 2; ++s) {
        if (!side_includes(scope, static_cast<Side>(zone.number), s)) continue;
        const SeatState& player = seat(g, s);
        own.any |= where == Where::deck   ? !player.deck.empty()
                   : where == Where::hand ? !player.hand.empty()
                                          : prizes_left(g.m, s) > 0;
    }
    for (std::uint8_t s = 0; s < 2; ++s)  // pushes in asked mode: the frame is not touched any more
        if (side_includes(scope, static_cast<Side>(zone.number), s))
            shuffle_zone(g, where, s, where == Where::deck ? Clause::E_18_b1 : Clause::E_35_b1);
}

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
            if (state(g, chosen).where == Where::prizes) put_first(seat(g, owner(chosen)), chosen, frame.set);
            else if (Pile* pile = pile_of(g, chosen, state(g, chosen).where)) put_highest(*pile, chosen, frame.set);
            frame.set.erase(chosen);
            frame.step = next_place;
        }
    }
}

struct TakePrize {
    std::int16_t count;
};
enum TakeStep : std::uint8_t { take_them, all_taken };

void verb_take_prize(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    TakePrize& own = locals_of<TakePrize>(frame);
    if (frame.step == all_taken) return verb_done(g, frame, own.count, own.count > 0);
    const int wanted = std::clamp(quantity(g, scope, node.first), 0, 6);
    frame.step = all_taken;
    own.count = static_cast<std::int16_t>(wanted);
    seat(g, scope.actor).prizes_owed = static_cast<std::uint8_t>(seat(g, scope.actor).prizes_owed + wanted);
    push(g, Proc::take_prizes, scope.actor);
}

}  // namespace

bool step_card_verb(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    switch (node.kind) {
        case NodeKind::draw: verb_draw(g, frame, scope, node); return true;
        case NodeKind::search: verb_search(g, frame, scope, node); return true;
        case NodeKind::look: verb_look(g, frame, scope, node); return true;
        case NodeKind::put: verb_put(g, frame, scope, node); return true;
        case NodeKind::discard: verb_discard(g, frame, scope, node); return true;
        case NodeKind::attach:
        case NodeKind::move: verb_attach(g, frame, scope, node); return true;
        case NodeKind::shuffle: verb_shuffle(g, frame, scope, node); return true;
        case NodeKind::order: verb_order(g, frame, scope, node); return true;
        case NodeKind::take_prize: verb_take_prize(g, frame, scope, node); return true;
        default: return false;
    }
}

}  // namespace cubenight::pokemon
