// Discarding what a text chose: cards, and Pokémon as a whole (JA C-01).
#include "engine/pokemon/effects/discarding.hpp"

#include <algorithm>

#include "engine/pokemon/ask/numbers.hpp"
#include "engine/pokemon/ask/permissions.hpp"
#include "engine/pokemon/ask/query.hpp"
#include "engine/pokemon/change/verbs.hpp"
#include "engine/pokemon/effects/moving.hpp"
#include "engine/pokemon/run/frames.hpp"
#include "engine/pokemon/run/reach.hpp"
#include "engine/pokemon/run/replacements.hpp"
#include "engine/pokemon/run/select.hpp"
#include "engine/pokemon/run/triggers.hpp"

namespace cubenight::pokemon {
namespace {

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
    const SeatId seat = object.is_pokemon() ? slot_seat(object.slot) : owner(object.copy);
    return {TextEvent::discarded,
            seat,
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
    const auto stays = [&] {
        return object.is_pokemon() ? cant(g, object.slot, ActionKind::be_discarded)
                                   : card_cant(g, object.copy, ActionKind::be_discarded);
    };
    const bool reached = object.is_pokemon() ? reaches(g, scope, object.slot, Clause::C_17_b1)
                                             : reaches_holder(g, scope, object.copy) &&
                                                   reaches_card(g, scope, object.copy, Clause::E_29_b1);
    if (reached && stays()) report_kept(g, scope, object, 0, stays);
    return reached && !stays();
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

}  // namespace

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

}  // namespace cubenight::pokemon
