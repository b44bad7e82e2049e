// What the selections of a text could mean before it is carried out, as far as the seat knows that asks: the part of
// foresight (change.cpp) that knows of cards and variables and nothing of what statements do.
#pragma once

#include "engine/pokemon/query.hpp"

namespace cubenight::pokemon {

class Beforehand {
public:
    // without: a select of the text of which nothing is chosen.
    Beforehand(Game& g, const Scope& scope, NodeIndex without = no_node)
        : g_(g), scope_(scope), knower_(scope.actor), without_(without) {}

protected:
    const Node& node(NodeIndex i) const { return scope_.node(g_, i); }

    // Something is there that the selection could mean. Variables bound within the text cannot be known yet.
    bool selectable(NodeIndex selection) {
        for (NodeIndex i = node(selection).first; i != no_node; i = node(i).next) {
            note_binder(i);
            if (i == without_ || mentions_empty(i)) continue;
            if (told_later(i)) return true;
            if (asks_for_none(i) || has_too_few(i)) continue;
            if (any_conceivable(g_, scope_, i, knower_, played())) return true;
        }
        return false;
    }

    // The Trainer itself, which has left the hand when its text is carried out.
    CopyId played() const { return scope_.kind == TextKind::trainer ? scope_.source : no_copy; }

    // A number that is nothing by now.
    bool asks_for_none(NodeIndex select) {
        const Node& range = node(node(select).first);
        if (range.kind != NodeKind::range || range.first == no_node) return false;
        return node(range.first).kind != NodeKind::integer && quantity(g_, scope_, range.first) <= 0;
    }

    // `exactly 2` of one cannot be done.
    bool has_too_few(NodeIndex select) {
        const Node& range = node(node(select).first);
        if (range.kind != NodeKind::range || static_cast<RangeKind>(range.sub) != RangeKind::exactly) return false;
        return conceivable(g_, scope_, select, knower_, played()).size() < quantity(g_, scope_, range.first);
    }

    bool mentions_variable(NodeIndex index) const { return scope_.facts(g_, index).names != 0; }

    // A number that the text itself brings about, or that it was played.
    bool told_later(NodeIndex index) const {
        const std::uint8_t says = scope_.facts(g_, index).says;
        return mentions_variable(index) || (says & says_outcome) || (scope_.kind == TextKind::trainer && (says & says_played));
    }

    // A choice of something open that is not there: what is said of it later changes nothing (JA D-04.b5).
    void note_empty_choice(const Node& n) {
        const Node& what = node(n.first);
        if (what.kind != NodeKind::selection) return;
        if (!selectable(n.first)) empty_ |= static_cast<std::uint16_t>(1u << n.number);
        if (node(what.first).next == no_node) binders_[n.number] = what.first;
    }

    // `as $x`: remembers what the variable can hold, so that what is said of it later is asked of that.
    void note_binder(NodeIndex select) {
        const int variable = node(select).number - 1;
        if (variable < 0 || variable >= 8) return;
        binders_[variable] = select;
        if (select == without_) empty_ |= static_cast<std::uint16_t>(1u << variable);
        if (!mentions_variable(select) && !any_conceivable(g_, scope_, select, knower_)) empty_ |= static_cast<std::uint16_t>(1u << variable);
    }

    // Nobody will be chosen: what is said of `as $x` later changes nothing (JA D-04.b5).
    void note_nobody(NodeIndex selection) {
        for (NodeIndex i = node(selection).first; i != no_node; i = node(i).next)
            if (const int variable = node(i).number - 1; variable >= 0) empty_ |= static_cast<std::uint16_t>(1u << variable);
    }

    void note_binders(NodeIndex selection) {
        for (NodeIndex i = node(selection).first; i != no_node; i = node(i).next) note_binder(i);
    }

    // The select that bound the variable of a bare `$x`, where it tells all that can be known.
    NodeIndex binder_of(NodeIndex select) const {
        const Node& base = node(node(select).first);
        if (base.kind != NodeKind::var || base.next != no_node || base.number >= 8) return no_node;
        const NodeIndex binder = binders_[base.number];
        return binder == no_node || mentions_variable(binder) ? no_node : binder;
    }

    bool mentions_empty(NodeIndex index) const { return (scope_.facts(g_, index).members & empty_) != 0; }

    // What lies in a deck or among Prize cards is not known beforehand, nor what the text itself will name.
    bool hides_cards(NodeIndex index) const {
        const NodeFacts& facts = scope_.facts(g_, index);
        return facts.members != 0 || (facts.says & says_hidden);
    }

    template <class Holds>
    bool any_of_selection(NodeIndex selection, Holds holds_of) {
        for (NodeIndex i = node(selection).first; i != no_node; i = node(i).next)
            if (holds_of(i)) return true;
        return false;
    }

    template <class Fits>
    bool any_pokemon(NodeIndex selection, Fits fits) {
        for (NodeIndex i = node(selection).first; i != no_node; i = node(i).next) {
            note_binder(i);
            if (i == without_ || mentions_empty(i)) continue;
            const NodeIndex known = binder_of(i);
            if (known == no_node && mentions_variable(i)) return true;
            const Candidates found = candidates(g_, scope_, known == no_node ? i : known);
            for (CopyId copy : found.set) {
                const std::uint8_t slot = found.of_pokemon ? slot_of(g_.m, copy) : no_slot;
                if (slot != no_slot && fits(slot)) return true;
            }
        }
        return false;
    }

    Game& g_;
    Scope scope_;
    std::uint8_t knower_;  // the seat that asks: only what it knows counts
    NodeIndex without_;
    std::uint16_t empty_ = 0;  // variables that are known to hold nothing
    NodeIndex binders_[8] = {no_node, no_node, no_node, no_node, no_node, no_node, no_node, no_node};
};

}  // namespace cubenight::pokemon
