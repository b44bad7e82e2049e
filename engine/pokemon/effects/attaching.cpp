// Attaching cards and moving attached ones (JA C-09, C-10).
#include "engine/pokemon/effects/attaching.hpp"

#include <algorithm>

#include "engine/cards/effect_tree.hpp"
#include "engine/pokemon/ask/numbers.hpp"
#include "engine/pokemon/ask/query.hpp"
#include "engine/pokemon/ask/sources.hpp"
#include "engine/pokemon/book/printed.hpp"
#include "engine/pokemon/change/verbs.hpp"
#include "engine/pokemon/effects/moving.hpp"
#include "engine/pokemon/foresee/attachable.hpp"
#include "engine/pokemon/rules/knock_out.hpp"
#include "engine/pokemon/rules/play_card.hpp"
#include "engine/pokemon/run/frames.hpp"
#include "engine/pokemon/run/kept_choices.hpp"
#include "engine/pokemon/run/reach.hpp"
#include "engine/pokemon/run/replacements.hpp"
#include "engine/pokemon/run/select.hpp"
#include "engine/pokemon/run/triggers.hpp"

namespace cubenight::pokemon {
namespace {

// Who may receive the card: Pokémon of its owner, and not the one that it lies on. A moved card that one cannot hold may
// be brought to it all the same (JA C-10.b4).
CopySet receivers(Game& g, const Scope& scope, NodeIndex to, CopyId next, bool moving) {
    if (!reaches_holder(g, scope, next) || !has_price(g, next)) return {};
    CopySet fitting = all_of(g, scope, to).set;
    for (CopyId bottom : fitting) {
        const std::uint8_t slot = slot_of(g.m, bottom);
        const bool there = slot != no_slot && may_receive(g, slot, next) && !(moving && state(g, next).slot == slot);
        const bool fits = there && (moving ? has_room_for(g, slot, next) : may_attach(g, slot, attached_card(g, next)));
        if (!fits) fitting.erase(bottom);
    }
    return fitting;
}

// A Pokémon that is attached to another leaves play: its highest card is attached, and all else of it is discarded.
CopyId out_of_play(Game& g, CopyId copy) {
    const std::uint8_t slot = slot_of(g.m, copy);
    if (slot == no_slot) return copy;
    const CopyId top = attached_card(g, copy);
    Pokemon& p = pokemon(g, slot);
    const bool fell = p.knocked_out == 0 && left_hp(g, slot) <= 0;  // the same text has Knocked it Out just now
    if (fell) p.knocked_out = 1;
    if (p.knocked_out) owe_prizes(g, slot);
    leave_play(g, slot, Where::discard, Where::discard, Clause::C_01_b1);
    if (fell) push(g, Proc::take_prizes, opponent(slot_seat(slot)));
    return top;
}

enum class Brought : std::uint8_t { attached, stays, to_nobody_who_may_hold_it, to_nobody_it_reaches };

// A moved card that the receiver cannot hold is discarded (JA C-10.b4), and so is one that an effect cannot bring to it
// (ZH C-10, difference 14): the caller does that. One from elsewhere stays where it is.
Brought bring(Game& g, const Scope& scope, std::uint8_t slot, CopyId copy, bool moving) {
    const bool from_hand = lies_in_hand(g, copy);
    if (!moving && may_attach(g, slot, attached_card(g, copy))) copy = out_of_play(g, copy);
    const bool lost = moving && option(g, OptionKey::immune_energy_receiver_discards) != 0;
    const bool immune = !reaches(g, scope, slot, lost ? Clause::zh_c_10_faq2 : Clause::C_17_b1);
    if (immune || !may_attach(g, slot, copy)) {
        if (immune) return lost ? Brought::to_nobody_it_reaches : Brought::stays;
        return moving ? Brought::to_nobody_who_may_hold_it : Brought::stays;
    }
    const Clause of_energy = moving ? Clause::C_10_b1 : Clause::C_09_b1;
    attach(g, copy, slot, attached_as(card(g, copy)),
           is_energy(card(g, copy).kind) ? of_energy : clause_of_text(g, scope));
    if (!moving)
        raise(g, {TextEvent::attached,
                  slot_seat(slot),
                  {slot, copy, cause_of(scope), scope.controller},
                  static_cast<std::uint8_t>(from_hand)});
    return Brought::attached;
}

// `to S as $x`: those that received a card (JA C-09.ex3).
void note_receiver(Game& g, Context& context, const Scope& scope, NodeIndex to, CopyId bottom) {
    for (NodeIndex i = scope.node(g, to).first; i != no_node; i = scope.node(g, i).next) {
        if (scope.node(g, i).number <= 0) continue;
        Binding& binding = context.bindings[static_cast<std::size_t>(scope.node(g, i).number - 1)];
        if (bottom == no_copy) binding = Binding{CopySet{}, 0, g.m.serial, Binding::Kind::pokemon, {}};
        else binding.set.insert(bottom);
        binding.serial = g.m.serial;
    }
}

// One after another, as they were chosen.
CopyId next_of(const Game& g, CopySet left) {
    const auto next =
        std::find_if(g.m.picks.begin(), g.m.picks.end(), [&](CopyId copy) { return left.contains(copy); });
    return next == g.m.picks.end() ? left.first() : *next;
}

// What `attach` and `move` say of whom the cards go to.
struct Receiving {
    NodeIndex to = no_node;
    bool spread = false;    // card by card; otherwise all to one
    bool one_each = false;  // and no two to one
    bool moving = false;
};

Receiving receiving(const Game& g, const Scope& scope, const Node& node) {
    const NodeIndex to = scope.node(g, node.first).next;
    const NodeIndex how = scope.node(g, to).next;
    const bool one_each = how != no_node && static_cast<SpreadKind>(scope.node(g, how).sub) == SpreadKind::each;
    return {to, how != no_node, one_each, node.kind == NodeKind::move};
}

enum Step : std::uint8_t { find_cards, cards_found, next_card, receiver_chosen, price_paid, text_stood_in };

struct Attach {
    std::int16_t received;  // bit per slot that got one
    std::int16_t attached;
    std::uint16_t before;          // serial before the price of this one was paid; or when it came to where it is
    std::uint8_t onto;             // the slot that was chosen
    std::uint8_t chosen : 1;       // one was
    std::uint8_t unreachable : 1;  // no effect brings it there, so that it is discarded
    CopyId card;                   // that is just attached
    std::uint8_t followed;         // following()
};

void begin_attaching(Game& g, Frame& frame, const Scope& scope, NodeIndex cards) {
    Attach& own = locals_of<Attach>(frame);
    frame.set = g.m.selected;
    frame.step = next_card;
    note_receiver(g, context_of(g, frame), scope, scope.node(g, cards).next, no_copy);
    if (chooses_up_front(g, frame.context)) return keep_selected(g, scope, frame.context, cards);
    own.followed = following(g, frame.context, cards);
}

void finish_attaching(Game& g, Frame& frame, const Scope& scope, NodeIndex cards) {
    Attach& own = locals_of<Attach>(frame);
    if (chooses_up_front(g, frame.context)) return all_parts_kept(g);
    follow_moved(g, frame.context, own.followed);
    verb_done(g, frame, own.attached, complied(g, scope, cards, own.attached));
}

// Who gets the next card was chosen up front: the one who gets all of them, or this one.
std::uint8_t kept_receiver(Game& g, Frame& frame, const Receiving& how, CopyId next) {
    Attach& own = locals_of<Attach>(frame);
    if (!how.spread && !own.chosen && take_choice(g, frame.context, how.to) && !g.m.selected.empty()) {
        own.onto = slot_of(g.m, g.m.selected.first());
        own.chosen = own.onto != no_slot;
    }
    if (!how.spread) return own.chosen ? own.onto : no_slot;
    const auto kept = take_part(g, frame.context, frame.node, CopySet::of(next));
    return kept ? slot_of(g.m, kept->to) : no_slot;
}

void ask_receiver(Game& g, Frame& frame, const Scope& scope, const Receiving& how) {
    Attach& own = locals_of<Attach>(frame);
    const CopyId next = next_of(g, frame.set);
    own.card = next;
    CopySet fitting = receivers(g, scope, how.to, next, how.moving);
    const std::uint8_t kept = kept_receiver(g, frame, how, next);
    if (kept != no_slot && (!how.spread || fitting.contains(g.m.pokemon[kept].bottom)))
        fitting &= CopySet::of(g.m.pokemon[kept].bottom);
    for (CopyId bottom : how.one_each ? fitting : CopySet{})
        if ((own.received >> slot_of(g.m, bottom)) & 1) fitting.erase(bottom);
    if (fitting.empty()) return frame.set.erase(next);
    frame.step = receiver_chosen;
    if (fitting.size() == 1 && (kept != no_slot || !g.m.asks_all)) {
        g.m.answer = {OptionKind::slot, slot_of(g.m, fitting.first()), 0, 0};
        return;
    }
    ask_slot(g, frame, scope, fitting, how.moving ? Clause::C_10_b1 : Clause::C_09_b1);
    g.m.choice.source = next.value;
}

// Only chosen so far.
void keep_receiver(Game& g, Frame& frame, const Scope& scope, const Receiving& how) {
    Attach& own = locals_of<Attach>(frame);
    const CopyId card = own.card;
    const CopyId bottom = g.m.pokemon[own.onto].bottom;
    const std::uint8_t context = frame.context;
    own.received = static_cast<std::int16_t>(own.received | 1 << own.onto);
    frame.set.erase(card);
    frame.step = next_card;
    note_receiver(g, context_of(g, frame), scope, how.to, bottom);
    if (how.spread) return keep_part(g, context, frame.node, {card, bottom});
    frame.set = CopySet{};
    g.m.selected = CopySet::of(bottom);
    g.m.selected_pokemon = 1;
    keep_choice(g, context, how.to);
}

void attach_next(Game& g, Frame& frame, const Scope& scope, const Receiving& how) {
    Attach& own = locals_of<Attach>(frame);
    const CopyId copy = own.card;
    for (CopyId left : frame.set)
        if (state(g, left).arrived > own.before) frame.set.erase(left);  // it was paid with
    frame.step = next_card;
    if (!frame.set.contains(copy)) return;
    frame.set.erase(copy);
    if (!g.m.pokemon[own.onto].in_play()) return;
    const Brought came = bring(g, scope, own.onto, copy, how.moving);
    if (came == Brought::attached) {
        ++own.attached;
        own.received = static_cast<std::int16_t>(own.received | 1 << own.onto);
        note_receiver(g, context_of(g, frame), scope, how.to, g.m.pokemon[own.onto].bottom);
    } else if (came != Brought::stays) {
        own.unreachable = came == Brought::to_nobody_it_reaches;
        own.before = state(g, copy).arrived;
        frame.step = text_stood_in;
        run_instead(g, {TextEvent::discarded, owner(copy), {no_slot, copy, no_slot, no_seat}, 0});
    }
}

// A text that stood in for it may have put it elsewhere; it does not stay where it was either.
void discard_unreceived(Game& g, Frame& frame) {
    const Attach& own = locals_of<Attach>(frame);
    frame.step = next_card;
    if (state(g, own.card).arrived != own.before) return;
    raise_discarded(g, own.card, no_slot, no_seat);
    move_card(g, own.card, Where::discard, own.unreachable ? Clause::zh_c_10_faq2 : Clause::C_10_b4);
}

// frame.set: cards still to attach.
void attach_cards(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    Attach& own = locals_of<Attach>(frame);
    const Receiving how = receiving(g, scope, node);
    switch (frame.step) {
        case cards_found: return begin_attaching(g, frame, scope, node.first);
        case next_card:
            if (frame.set.empty()) return finish_attaching(g, frame, scope, node.first);
            return ask_receiver(g, frame, scope, how);
        case receiver_chosen:
            own.onto = g.m.answer.a;
            own.chosen = 1;
            if (chooses_up_front(g, frame.context)) return keep_receiver(g, frame, scope, how);
            frame.step = price_paid;
            own.before = g.m.serial;
            if (push_price(g, own.card)) return;
            [[fallthrough]];
        case price_paid: return attach_next(g, frame, scope, how);
        case text_stood_in: return discard_unreceived(g, frame);
    }
}

// As many as it says, and not as many as its player likes.
bool must_choose(const Game& g, const Scope& scope, NodeIndex selection) {
    const NodeIndex range = number_of(scope.nodes, scope.node(g, selection).first);
    return range != no_node && sub_as<RangeKind>(scope.node(g, range)) == RangeKind::number;
}

}  // namespace

void verb_attach(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    if (frame.step != find_cards) return attach_cards(g, frame, scope, node);
    const Receiving how = receiving(g, scope, node);
    const int places = how.one_each && must_choose(g, scope, node.first) ? all_of(g, scope, how.to).set.size() : 1000;
    frame.step = cards_found;
    if (how.moving && all_of(g, scope, how.to).set.empty())
        return verb_done(g, frame, 0, false);  // nobody to receive it (JA C-10.b2)
    if (how.moving) return select(g, frame.context, node.first, Search::no, places);
    select_among(g, frame.context, node.first, attachable(g, scope, node.first, how.to), places);
}

}  // namespace cubenight::pokemon
