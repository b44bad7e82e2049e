#include "engine/pokemon/foresee/feasible.hpp"

#include <algorithm>

#include "engine/cards/effect_tree.hpp"
#include "engine/pokemon/ask/conceivable.hpp"
#include "engine/pokemon/ask/filters.hpp"
#include "engine/pokemon/ask/numbers.hpp"
#include "engine/pokemon/ask/permissions.hpp"
#include "engine/pokemon/ask/quantities.hpp"
#include "engine/pokemon/ask/query.hpp"
#include "engine/pokemon/foresee/attachable.hpp"
#include "engine/pokemon/foresee/help.hpp"

namespace cubenight::pokemon {

bool stays(Game& g, Object object) {
    return object.is_pokemon() ? cant(g, object.slot, ActionKind::be_discarded)
                               : card_cant(g, object.copy, ActionKind::be_discarded);
}

CopySet that_stay(Game& g, CopySet cards) {
    if (!some_text(g, ModKind::cant, ActionKind::be_discarded)) return {};
    for (CopyId copy : cards)
        if (!stays(g, {copy, slot_of(g.m, copy)})) cards.erase(copy);
    return cards;
}

bool takes_counters(Game& g, const Scope& scope, std::uint8_t slot) {
    if (slot == no_slot) return false;
    return slot == scope.slot || !is_protected(g, scope, {g.m.pokemon[slot].bottom, slot}, Harm::counters);
}

bool Feasible::shuffles_something(const Node& n) {
    if (node(n.first).kind != NodeKind::zone || !says(n.first, says_hidden)) return false;
    for (SeatId seat : both_seats) {
        const SeatState& player = g_.m.seats[seat];
        const bool deck = static_cast<Zone>(node(n.first).sub) == Zone::deck;
        if (side_includes(scope_, static_cast<Side>(node(n.first).number), seat) &&
            (deck ? player.deck.size() > 1 : prizes_left(g_.m, seat) > 1))
            return true;
    }
    return false;
}

int Feasible::wanted_by(NodeIndex select) {
    const Node& range = node(node(select).first);
    const bool end = range.kind == NodeKind::top_of || range.kind == NodeKind::bottom_of;
    if (end) return node(range.first).kind == NodeKind::set ? 1 : quantity(g_, scope_, range.first);
    if (range.kind != NodeKind::range) return 1;
    const auto kind = static_cast<RangeKind>(range.sub);
    const bool counted = kind == RangeKind::number || kind == RangeKind::exactly || kind == RangeKind::random;
    return counted ? quantity(g_, scope_, range.first) : 1;
}

bool Feasible::is_open(NodeIndex selection) {
    const auto unseen = [&](NodeIndex i) { return means_unknown(g_, scope_, i, knower_); };
    return !hides_cards(selection) &&
           !(node(selection).kind == NodeKind::select ? unseen(selection) : any_of_selection(selection, unseen));
}

bool Feasible::could_evolve(NodeIndex evolve) {
    const Node& n = node(evolve);
    const NodeIndex with = node(n.first).next;
    for (NodeIndex i = node(n.first).first; i != no_node; i = node(i).next) {
        if (unknown(i)) return true;
        const CopySet ready = may_evolve_now(candidates(g_, scope_, i).set, (n.sub & evolve_not_early) == 0);
        const int variable = node(i).number - 1;
        if (variable < 0) {
            if (ready.empty()) continue;
            if (is_open(with) ? !cards_that_fit(g_, scope_, evolve, ready).empty() : selectable(with)) return true;
            continue;
        }
        for (CopyId bottom : ready) {
            Context guess;  // lends the variable to the question
            guess.bindings[static_cast<std::size_t>(variable)] =
                Binding{CopySet::of(bottom), 0, g_.m.serial, Binding::Kind::pokemon, {}};
            Scope scope = scope_;
            scope.context = &guess;
            if (any_of_selection(with, [&](NodeIndex card) {
                    return any_conceivable(g_, scope, card, knower_, played()) && may_evolve_with(scope, bottom, card);
                }))
                return true;
        }
    }
    return false;
}

// Whether no text forbids it to evolve with all of the cards of a hand that would do.
bool Feasible::may_evolve_with(const Scope& scope, CopyId pokemon, NodeIndex card) {
    const Node& zone = node(base_of(scope_.nodes, card));
    const bool from_hand = zone.kind == NodeKind::zone && static_cast<Zone>(zone.sub) == Zone::hand;
    if (!from_hand || !some_text(g_, ModKind::cant, ActionKind::evolve)) return true;
    const std::uint8_t slot = slot_of(g_.m, pokemon);
    for (CopyId copy : candidates(g_, scope, card).set)
        if (!cant(g_, slot, ActionKind::evolve, 0, {copy, no_slot})) return true;
    return false;
}

CopySet Feasible::may_evolve_now(CopySet pokemon, bool at_once) {
    for (CopyId bottom : pokemon) {
        const std::uint8_t slot = slot_of(g_.m, bottom);
        if (slot == no_slot || (!at_once && too_early_to_evolve(g_, slot)) || cant(g_, slot, ActionKind::evolve))
            pokemon.erase(bottom);
    }
    return pokemon;
}

bool Feasible::could_attach(const Node& n) {
    const NodeIndex to = node(n.first).next;
    // A Trainer may stay in play where its own text puts it.
    if (!(selectable(n.first) || means_this(scope_.nodes, n.first)) || !selectable(to)) return false;
    if (unknown(to)) return true;
    const auto unseen = [&](NodeIndex card) {
        return unknown(card) || paid_for(card) || means_unknown(g_, scope_, card, knower_);
    };
    if (any_of_selection(n.first, [&](NodeIndex card) { return unseen(card) && has_receiver(card, to); })) return true;
    return !unknown(n.first) && !attachable(g_, scope_, n.first, to).empty();
}

bool Feasible::has_receiver(NodeIndex card, NodeIndex to) {
    const bool tool = asks_for_tool(card);
    for (CopyId bottom : all_of(g_, with_open(), to).set)
        if (const std::uint8_t slot = slot_of(g_.m, bottom); slot != no_slot && (!tool || has_tool_room(g_, slot)))
            return true;
    return false;
}

bool Feasible::asks_for_tool(NodeIndex select) const {
    const SelectParts parts = parts_of(g_, scope_, select);
    for (NodeIndex i = parts.set == no_node ? no_node : node(parts.set).first; i != no_node; i = node(i).next)
        if (node(i).kind == NodeKind::kind && static_cast<KindWord>(node(i).sub) == KindWord::tool) return true;
    const Node& base = node(parts.base);
    const NodeIndex binder = base.kind == NodeKind::var ? bound_by(base.number) : no_node;
    return binder != no_node && binder != select && asks_for_tool(binder);
}

bool Feasible::could_move(const Node& n) {
    const NodeIndex to = node(n.first).next;
    if (!selectable(n.first) || !selectable(to)) return false;
    if (unknown(n.first) || unknown(to))
        return std::ranges::any_of(g_.m.seats, [](const SeatState& player) { return !player.bench.empty(); });
    for (CopyId copy : all_of(g_, scope_, n.first).set) {
        const std::uint8_t from = g_.m.copies[copy.value].slot;
        for (CopyId bottom : all_of(g_, scope_, to).set) {
            const std::uint8_t slot = slot_of(g_.m, bottom);  // none of a card that is no Pokémon in play
            if (slot != no_slot && slot != from && owner(bottom) == owner(copy) && has_room_for(g_, slot, copy))
                return true;
        }
    }
    return false;
}

bool Feasible::could_counter(const Node& n) {
    const NodeIndex on = node(n.first).next;
    if (static_cast<CountersKind>(n.sub) != CountersKind::until_left || told_later(n.first)) return selectable(on);
    return any_pokemon(on, [&](std::uint8_t slot) { return left_hp(g_, slot) > quantity(g_, scope_, n.first); });
}

bool Feasible::can_pay_counters(const Node& n) {
    for (NodeIndex i = node(node(n.first).next).first; i != no_node; i = node(i).next) {
        if (unknown(i)) continue;
        int able = 0;
        for (CopyId bottom : all_of(g_, scope_, i).set) able += takes_counters(g_, scope_, slot_of(g_.m, bottom));
        if (able < wanted_by(i)) return false;
    }
    return true;
}

bool Feasible::could_move_counters(NodeIndex from) {
    const NodeIndex to = node(from).next;
    const CopySet targets = all_of(g_, scope_, to).set;
    const bool open = targets.empty() && unknown(to);
    return any_pokemon(from, [&](std::uint8_t slot) {
        return g_.m.pokemon[slot].damage > 0 && (open || !(targets - CopySet::of(g_.m.pokemon[slot].bottom)).empty());
    });
}

bool Feasible::has_cards(NodeIndex zone) {
    for (SeatId seat : both_seats) {
        if (!side_includes(scope_, static_cast<Side>(node(zone).number), seat)) continue;
        const SeatState& player = g_.m.seats[seat];
        switch (static_cast<Zone>(node(zone).sub)) {
            case Zone::deck:
                if (!player.deck.empty() || pays_into(Zone::deck)) return true;
                break;
            // The Trainer itself leaves the hand before its text is carried out.
            case Zone::hand:
                if (static_cast<int>(player.hand.size()) >
                    (scope_.kind == TextKind::trainer && seat == scope_.controller))
                    return true;
                break;
            case Zone::discard:
            case Zone::prizes:
            case Zone::lost:
            case Zone::stadium: return true;
        }
    }
    return false;
}

bool Feasible::somebody_may_come(NodeIndex selection) {
    for (NodeIndex i = node(selection).first; i != no_node; i = node(i).next) {
        if (unknown(i) || says(i, says_hidden) || says(i, says_outcome) || pays_into(Zone::discard)) return true;
        const Candidates found = candidates(g_, scope_, i);
        if (found.of_pokemon) return true;
        for (CopyId copy : found.set)
            if (may_come_by_text(g_, scope_, copy, found.set)) return true;
    }
    return false;
}

bool Feasible::bench_has_room(NodeIndex selection, NodeIndex move_to) {
    if (goes_into_play(g_, scope_, move_to) && !somebody_may_come(selection)) return false;
    const Node& to = node(node(move_to).first);
    if (to.kind != NodeKind::place || static_cast<Place>(to.sub) != Place::bench) return true;
    if (pays_with_pokemon()) return true;
    const auto has_room = [&](SeatId seat) {
        return static_cast<int>(g_.m.seats[seat].bench.size()) < bench_limit(g_, seat);
    };
    const bool first = has_room(seat0), second = has_room(seat1);
    return first == second ? first : has_room(bench_owner(g_, scope_, selection));
}

NodeIndex Feasible::target_of(const Node& n) const {
    NodeIndex target = n.first;
    while (node(target).kind == NodeKind::condition_value) target = node(target).next;
    return target;
}

bool Feasible::all_stay(NodeIndex selection) {
    if (!some_text(g_, ModKind::cant, ActionKind::be_discarded)) return false;
    for (NodeIndex i = node(selection).first; i != no_node; i = node(i).next) {
        if (unknown(i) || !is_open(i)) return false;
        const Candidates found = candidates(g_, scope_, i);
        for (CopyId copy : found.set)
            if (!stays(g_, object_of(g_, copy, found.of_pokemon))) return false;
    }
    return true;
}

bool Feasible::could_inflict(const Node& n) {
    const NodeIndex target = target_of(n);
    const auto is_new = [&](const Pokemon& p, const Node& value) {
        if (value.sub == by_variable) return true;
        const auto condition = static_cast<SpecialCondition>(value.sub);
        if (!may_become(g_, slot_of(g_.m, p.bottom), condition)) return false;
        if (!p.is(condition)) return true;
        if (condition == SpecialCondition::paralyzed)
            return p.paralyzed_since != g_.m.seats[slot_seat(slot_of(g_.m, p.bottom))].turns;
        if (condition == SpecialCondition::poisoned)
            return p.poison != (value.number > 0 ? value.number : usual_counters(condition));
        return condition == SpecialCondition::burned &&
               p.burn != (value.number > 0 ? value.number : usual_counters(condition));
    };
    return any_pokemon(target, [&](std::uint8_t slot) {
        if (!is_active(g_.m, slot)) return false;
        for (NodeIndex i = n.first; i != target; i = node(i).next)
            if (is_new(g_.m.pokemon[slot], node(i))) return true;
        return false;
    });
}

bool Feasible::can_draw(const Node& n) {
    const SeatState& player = g_.m.seats[scope_.actor];
    if (player.deck.empty() && !pays_into(Zone::deck)) return false;
    if (static_cast<DrawKind>(n.sub) != DrawKind::until)
        return told_later(n.first) || quantity(g_, scope_, n.first) > 0;
    // The Trainer itself leaves the hand before its text is carried out.
    const int hand = static_cast<int>(player.hand.size()) -
                     (scope_.kind == TextKind::trainer && scope_.actor == scope_.controller) - paid_from_hand();
    return hand < quantity(g_, scope_, n.first) || told_later(n.first);
}

bool Feasible::could_help(NodeIndex statement) {
    const NodeIndex target = helped(scope_, statement);
    const bool knows = node(statement).kind == NodeKind::cure ||
                       static_cast<HealKind>(node(statement).sub) == HealKind::all ||
                       !told_later(node(statement).first);
    const bool helps = any_pokemon(target, [&](std::uint8_t slot) {
        return knows ? !in_need(g_, scope_, statement, CopySet::of(g_.m.pokemon[slot].bottom)).empty()
                     : g_.m.pokemon[slot].damage > 0 && !cant(g_, slot, ActionKind::be_healed);
    });
    if (!helps) note_nobody(target);
    return helps;
}

void Feasible::note_in_need(NodeIndex choose) {
    if (!chooses_for_help(g_, scope_, choose)) return;
    CopySet helped;
    any_pokemon(node(choose).first, [&](std::uint8_t slot) {
        helped.insert(g_.m.pokemon[slot].bottom);
        return false;
    });
    helped = chosen_for_help(g_, scope_, choose, helped);
    if (helped.empty()) know(node(choose).number, helped, true);
}

bool Feasible::could_search(const Node& n) {
    const NodeIndex wanted = node(n.first).next;
    const NodeIndex move_to = node(wanted).next;
    note_binders(wanted);
    return has_cards(n.first) && (move_to == no_node || bench_has_room(wanted, move_to));
}

bool Feasible::could_switch(const Node& n) {
    const auto kind = static_cast<SwitchKind>(n.sub);
    const SeatId seat = kind == SwitchKind::mine ? scope_.actor : opponent(scope_.controller);
    return std::ranges::any_of(g_.m.seats[seat].bench, [&](std::uint8_t slot) {
        if (kind == SwitchKind::theirs_by_me && cant(g_, slot, ActionKind::be_chosen)) return false;
        return n.first == no_node || unknown(n.first) || passes(g_, scope_, n.first, {g_.m.pokemon[slot].bottom, slot});
    });
}

}  // namespace cubenight::pokemon
