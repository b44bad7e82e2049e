// Whether a text could change anything (JA I-B-01.proc.1, A-02.1a, C-06.b4, C-11.b3, D-02.b2, D-04.b5, E-30.b3).
// Only what the player knows who asks counts: a card that it does not know might be any, and so might every card of a deck.
#include "engine/pokemon/foresee/foresight.hpp"

#include <algorithm>

#include "engine/cards/effect_tree.hpp"
#include "engine/pokemon/ask/conceivable.hpp"
#include "engine/pokemon/ask/demands.hpp"
#include "engine/pokemon/ask/modifiers.hpp"
#include "engine/pokemon/ask/quantities.hpp"
#include "engine/pokemon/ask/query.hpp"
#include "engine/pokemon/foresee/feasible.hpp"

namespace cubenight::pokemon {
namespace {

class Foresight : Feasible {
public:
    using Feasible::Feasible;

    // `then` counts only where a part of what stands before it can be done (JA E-19.b2).
    bool any_statement(NodeIndex first) {
        bool before = false, looked = false;
        for (NodeIndex i = first; i != no_node; i = node(i).next) {
            if (node(i).kind == NodeKind::shuffle && !looked && shuffles_something(node(i))) return true;
            looked |= says(i, says_hidden);
            if (node(i).kind == NodeKind::then_ && !before) continue;
            if (statement(i)) return true;
            const bool leads_on = node(i).next != no_node && node(node(i).next).kind == NodeKind::then_;
            before = leads_on && (could_be_done(node(i)) || follows_nothing(node(i)));
        }
        return false;
    }

    bool any_of(NodeIndex index) { return statement(index); }

    // Nothing could be done with what the search finds, as far as it is named in what stands behind it.
    bool searches_in_vain(NodeIndex search) {
        if (!scope_.facts(g_, search).only_finds) return false;
        const unsigned found = names_given(scope_, node(node(search).first).next);
        note_binders(node(node(search).first).next);
        bool used = false;
        for (NodeIndex i = node(search).next; i != no_node; i = node(i).next) {
            if (!(scope_.facts(g_, i).names & found)) continue;
            if (statement(i)) return false;
            used = true;
        }
        return used;
    }

    // Every part of a cost must be payable in full (JA E-30.b4).
    bool payable(NodeIndex block) {
        Demands demands;
        if (!statements_payable(node(block).first, {}, demands) || !demands.can_be_met(g_, scope_)) return false;
        for (NodeIndex i = node(block).first; i != no_node; i = node(i).next)
            if (node(i).kind == NodeKind::discard || node(i).kind == NodeKind::put)
                note_payment(i, wanted_by(node(node(i).first).first));
        return true;
    }

    // Of the cards that could pay for the next part, those with which the rest of the cost can be paid as well.
    CopySet that_may_pay(NodeIndex statement, const PaidSoFar& so_far, CopySet cards) {
        Demands demands;
        for (NodeIndex i = so_far.select; i != no_node; i = node(i).next)
            demands.add(demand_of(statement, i, so_far.gone));
        if (!statements_payable(node(statement).next, so_far.gone, demands)) return {};
        for (CopyId copy : cards) {
            Demands then = demands;
            then.drop(copy);
            then[0].had = so_far.had + weight(g_, scope_, then[0].parts, copy);
            if (!then.can_be_met(g_, scope_)) cards.erase(copy);
        }
        return cards;
    }

private:
    // What changes nothing by itself and yet is done, so that `then` may follow (JA E-36.b3).
    bool could_be_done(const Node& n) {
        if (n.kind == NodeKind::shuffle)
            return node(n.first).kind == NodeKind::zone ? has_cards(n.first) : selectable(n.first);
        if (n.kind == NodeKind::look) return selectable(n.first);
        if (n.kind == NodeKind::search) return could_search(n);
        return n.kind == NodeKind::choose && !holds_nothing(n.number);
    }

    // "All" of what is not there was followed, where the rule set says so (ZH D-03.b2).
    bool follows_nothing(const Node& n) {
        static constexpr NodeKind of_a_set[] = {NodeKind::counters, NodeKind::heal,   NodeKind::knock_out,
                                                NodeKind::inflict,  NodeKind::cure,   NodeKind::put,
                                                NodeKind::discard,  NodeKind::attach, NodeKind::move,
                                                NodeKind::devolve,  NodeKind::mark,   NodeKind::unmark};
        if (n.kind == NodeKind::by) return followed_by_each(n);
        if (std::find(std::begin(of_a_set), std::end(of_a_set), n.kind) == std::end(of_a_set)) return false;
        NodeIndex meant = n.first;
        while (meant != no_node && node(meant).kind != NodeKind::selection) meant = node(meant).next;
        return meant != no_node && !selectable(meant) && follows_all_of_nothing(g_, scope_, meant);
    }

    // The same asked for those who act.
    bool followed_by_each(const Node& by) {
        const SeatId before = scope_.actor;
        bool followed = false;
        for (SeatId seat : both_seats) {
            if (!player_includes(scope_, static_cast<Player>(by.sub), seat)) continue;
            scope_.actor = seat;
            for (NodeIndex i = node(by.first).first; i != no_node; i = node(i).next)
                followed |= follows_nothing(node(i));
        }
        scope_.actor = before;
        return followed;
    }

    // The statements of a cost from this one on, while these cards are gone. What they want is added to what is wanted
    // already: no card pays for two parts.
    bool statements_payable(NodeIndex first, CopySet gone, Demands& demands) {
        for (NodeIndex i = first; i != no_node; i = node(i).next)
            if (!cost_payable(i, gone, demands)) return false;
        return true;
    }

    bool cost_payable(NodeIndex index, CopySet gone, Demands& demands) {
        const Node& n = node(index);
        if (n.kind == NodeKind::shuffle) return true;
        if (n.kind == NodeKind::counters) return statement(index) && can_pay_counters(n);
        if (n.kind != NodeKind::discard && n.kind != NodeKind::put) return statement(index);
        for (NodeIndex i = node(n.first).first; i != no_node; i = node(i).next) demands.add(demand_of(index, i, gone));
        return true;
    }

    // What a part of a cost wants, and of whom its player knows that it could be taken.
    Demand demand_of(NodeIndex statement, NodeIndex select, CopySet gone) {
        const SelectParts parts = parts_of(g_, scope_, select);
        const CopyId paid_for = is_this(node(parts.base)) ? no_copy : scope_.source;
        CopySet there = conceivable(g_, scope_, select, knower_, paid_for) - gone;
        if (node(statement).kind == NodeKind::discard) there -= that_stay(g_, there);
        return {parts, there, wanted_by(select)};
    }

    bool branches(NodeIndex first) {
        for (NodeIndex i = first; i != no_node; i = node(i).next)
            if (node(i).kind == NodeKind::block || node(i).kind == NodeKind::face || node(i).kind == NodeKind::then_)
                if (statement(i)) return true;
        return false;
    }

    bool chosen_if(const Node& n) {
        const NodeIndex yes = node(n.first).next;
        if (told_later(n.first)) return branches(yes);
        const Verdict verdict = verdict_on(g_, scope_, n.first);
        if (verdict.holds < 0) return branches(yes);
        if (verdict.holds) return statement(yes);
        return node(yes).next != no_node && statement(node(yes).next);
    }

    bool for_each_actor(const Node& n) {
        for (SeatId seat : both_seats) {
            if (!player_includes(scope_, static_cast<Player>(n.sub), seat)) continue;
            const SeatId before = scope_.actor;
            scope_.actor = seat;
            const bool yes = statement(n.first);
            scope_.actor = before;
            if (yes) return true;
        }
        return false;
    }

    // What stands for whoever comes counts; what is given to those of the moment asks for somebody (JA E-01).
    bool lasts_for_somebody(const Node& n) {
        for (NodeIndex i = node(node(n.first).next).first; i != no_node; i = node(i).next) {
            const Node& part = node(i);
            const bool to_those_there = part.kind == NodeKind::give &&
                                        static_cast<Liveness>(part.sub) == Liveness::snapshot &&
                                        node(part.first).kind == NodeKind::selection;
            if (!to_those_there || selectable(part.first)) return true;
        }
        return false;
    }

    // Its number counts what was not chosen, or is nothing.
    bool comes_to_nothing(const Node& n) {
        const bool by_number = n.kind == NodeKind::damage || n.kind == NodeKind::counters || n.kind == NodeKind::draw ||
                               (n.kind == NodeKind::heal && static_cast<HealKind>(n.sub) != HealKind::all);
        const bool until = n.kind == NodeKind::draw       ? static_cast<DrawKind>(n.sub) == DrawKind::until
                           : n.kind == NodeKind::counters ? static_cast<CountersKind>(n.sub) == CountersKind::until_left
                                                          : false;
        return by_number && !until && (without_ != no_node || !told_later(n.first)) &&
               quantity(g_, scope_, n.first) <= 0;
    }

    bool statement(NodeIndex index) {
        const bool changes = could_do(index);
        if (!changes) note_not_done(node(index));
        return changes;
    }

    // What it would have named means nobody.
    void note_not_done(const Node& n) {
        if (n.kind == NodeKind::switch_ && n.number > 0) know(n.number - 1, CopySet{}, true);
        if (n.kind != NodeKind::attach && n.kind != NodeKind::evolve) return;
        for (NodeIndex i = n.first; i != no_node; i = node(i).next)
            if (node(i).kind == NodeKind::selection) note_nobody(i);
    }

    bool could_do(NodeIndex index) {
        const Node& n = node(index);
        if (comes_to_nothing(n)) return false;
        if (n.kind == NodeKind::face) return statement(n.first);
        switch (n.kind) {
            case NodeKind::block: return any_statement(n.first);
            case NodeKind::then_:
            case NodeKind::before_damage: return statement(n.first);
            case NodeKind::may: return branches(n.first);
            case NodeKind::if_: return chosen_if(n);
            case NodeKind::each: return for_each_member(n);
            case NodeKind::either:
            case NodeKind::flip: return branches(n.first);
            case NodeKind::by: return for_each_actor(n);
            case NodeKind::choose: note_choice(n), note_in_need(index); return false;
            case NodeKind::order: return false;
            case NodeKind::lasting: return lasts_for_somebody(n);
            case NodeKind::damage: return selectable(node(n.first).next);
            case NodeKind::counters: return could_counter(n);
            case NodeKind::exchange:
                return selectable(n.first) && selectable(node(n.first).next) && somebody_may_come(node(n.first).next);
            case NodeKind::move_counters: return could_move_counters(node(n.first).next);
            case NodeKind::heal:
            case NodeKind::cure: return could_help(index);
            case NodeKind::draw: return can_draw(n);
            case NodeKind::search: return could_search(n) && !scope_.facts(g_, index).only_finds;
            case NodeKind::look: return selectable(n.first) && !scope_.facts(g_, index).only_finds;
            case NodeKind::put: return selectable(n.first) && bench_has_room(n.first, node(n.first).next);
            case NodeKind::attach: return could_attach(n);
            case NodeKind::move: return could_move(n);
            case NodeKind::switch_: return could_switch(n);
            case NodeKind::evolve: return could_evolve(index);
            case NodeKind::devolve:
                return any_pokemon(n.first, [&](std::uint8_t slot) { return has_evolved(g_, slot); });
            case NodeKind::inflict: return could_inflict(n);
            case NodeKind::discard: return selectable(target_of(n)) && !all_stay(n.first);
            case NodeKind::knock_out:
            case NodeKind::mark:
            case NodeKind::unmark:
            case NodeKind::use_attack: return selectable(target_of(n));
            case NodeKind::use_text: return used_text_changes(n.first);
            case NodeKind::shuffle:
                if (node(n.first).kind == NodeKind::selection) note_binders(n.first);
                return false;
            case NodeKind::take_prize:
            case NodeKind::by_hand:
            case NodeKind::end_turn:
            case NodeKind::win:
            case NodeKind::lose:
            case NodeKind::again:
            case NodeKind::more:
            case NodeKind::less:
            case NodeKind::times:
            case NodeKind::ignore:
            case NodeKind::fail: return true;
            // So do limits, and what stands without being used: they do nothing by themselves.
            case NodeKind::proceed:
#define CUBENIGHT_NAMED_structure
#define CUBENIGHT_NAMED_control
#define CUBENIGHT_NAMED_verb
#include "engine/language/other_kinds.def"
                break;
        }
        return false;
    }

    // Its statement is asked of every member, as far as they are known.
    bool for_each_member(const Node& n) {
        const NodeIndex body = node(n.first).next;
        if (!selectable(n.first)) return false;
        if (unknown(n.first) || !is_open(n.first)) return statement(body);
        const Candidates members = all_of(g_, scope_, n.first);
        for (CopyId member : members.set) {
            know(n.number, CopySet::of(member), members.of_pokemon);
            if (statement(body)) return true;
        }
        return false;
    }

    // The text of another card is carried out in its place.
    bool used_text_changes(NodeIndex selection) {
        if (!selectable(selection)) return false;
        if (unknown(selection) || says(selection, says_hidden) || borrowed_) return true;
        for (CopyId copy : all_of(g_, scope_, selection).set) {
            const std::uint16_t id = card(g_, copy).play;
            if (id == no_program || &g_.book.program(id) == scope_.program) continue;
            const Scope scope = scope_of_card(g_, g_.book.program(id), copy, no_slot, scope_.controller);
            if (!limits_hold(g_, scope)) continue;
            Foresight foresight(g_, scope);
            foresight.borrowed_ = true;
            const NodeIndex cost = scope.program->cost;
            if ((cost != no_node && foresight.any_statement(scope.node(g_, cost).first)) ||
                foresight.any_statement(scope.program->first))
                return true;
        }
        return false;
    }

    bool borrowed_ = false;  // another card's text, asked for the sake of the one that uses it
};

}  // namespace

bool can_pay_for(Game& g, std::uint16_t index, SeatId controller, CopyId source, std::uint8_t slot) {
    if (index == no_program || g.book.program(index).cost == no_node) return true;
    const Scope scope = scope_of_card(g, g.book.program(index), source, slot, controller);
    return Foresight(g, scope).payable(scope.program->cost);
}

CopySet that_may_pay(Game& g, const Scope& scope, const PaidSoFar& so_far, CopySet cards) {
    for (NodeIndex i = scope.node(g, scope.program->cost).first; i != no_node; i = scope.node(g, i).next) {
        const Node& part = scope.node(g, i);
        if (part.kind == NodeKind::counters && scope.node(g, part.first).next == so_far.selection) {
            for (CopyId copy : cards)
                if (!takes_counters(g, scope, slot_of(g.m, copy))) cards.erase(copy);
            return cards;
        }
        if (part.first != so_far.selection) continue;
        if (part.kind == NodeKind::discard) cards -= that_stay(g, cards);
        return cards.empty() ? cards : Foresight(g, scope).that_may_pay(i, so_far, cards);
    }
    return cards;
}

bool searches_in_vain(Game& g, const Scope& scope, NodeIndex search) {
    return Foresight(g, scope).searches_in_vain(search);
}

bool part_could_change(Game& g, const Scope& scope, NodeIndex statement) {
    return Foresight(g, scope).any_of(statement);
}

bool changes_without(Game& g, const Scope& scope, NodeIndex select) {
    Scope beforehand = scope;
    beforehand.context = nullptr;
    return Foresight(g, beforehand, select).any_statement(scope.program->first);
}

namespace {

struct Leaving {
    Leaving(Game& g, CopyId copy) : g_(g), before_(g.leaving) { g.leaving = copy; }
    ~Leaving() { g_.leaving = before_; }
    Game& g_;
    CopyId before_;
};

}  // namespace

bool would_change(Game& g, const Program& program, SeatId controller, CopyId source, std::uint8_t slot) {
    Leaving leaving(g, program.kind == TextKind::trainer ? source : g.leaving);
    Foresight foresight(g, scope_of_card(g, program, source, slot, controller));
    if (program.cost != no_node && !foresight.payable(program.cost)) return false;
    return foresight.any_statement(program.first);
}

bool could_change(Game& g, std::uint16_t index, SeatId controller, CopyId source, std::uint8_t slot) {
    if (index == no_program) return false;
    const Program& program = g.book.program(index);
    const bool sure = program.with_deck && !g.m.seats[controller].deck.empty();
    return sure || would_change(g, program, controller, source, slot);
}

}  // namespace cubenight::pokemon
