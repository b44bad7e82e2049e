// What the selections of a text could mean before it is carried out, as far as the seat knows that asks: the part of
// foresight (foresight.cpp) that knows of cards and variables and nothing of what statements do. A statement is asked only
// if those before it change nothing, so that apart from the cost everything lies as it does now.
#pragma once

#include <algorithm>
#include <optional>

#include "engine/core/inline_vector.hpp"
#include "engine/pokemon/ask/query.hpp"

namespace cubenight::pokemon {

class Beforehand {
public:
    // without: a select of the text of which nothing is chosen.
    Beforehand(Game& g, const Scope& scope, NodeIndex without = no_node);

protected:
    const Node& node(NodeIndex i) const { return scope_.node(g_, i); }
    bool says(NodeIndex i, NodeSays what) const { return (scope_.facts(g_, i).says & what) != 0; }

    // Variables.
    // It asks for one whose value cannot be known yet.
    bool unknown(NodeIndex index) const { return (scope_.facts(g_, index).names & ~known_) != 0; }
    // A number or condition that the text itself brings about, that it was played, that its cost may change, or that asks
    // for cards that its player does not see.
    bool told_later(NodeIndex index) const {
        return unknown(index) || says(index, says_outcome) || says(index, says_unseen) || tells_of_its_play(index) ||
               (!paid_.empty() && says(index, says_cards));
    }
    // That the Trainer was played, which is so by the time that its text asks.
    bool tells_of_its_play(NodeIndex index) const;
    bool mentions_empty(NodeIndex index) const { return (scope_.facts(g_, index).members & empty_) != 0; }
    bool holds_nothing(int variable) const { return (empty_ >> variable) & 1; }
    // `as $x` and `choose $x = ...`: remembers what the variable can hold, so that what is said of it later is asked of that.
    void note_binder(NodeIndex select, int variable);
    void note_binder(NodeIndex select) { note_binder(select, node(select).number - 1); }
    void note_binders(NodeIndex selection);
    void note_union(NodeIndex selection, int variable);
    // A choice of something open that is not there: what is said of it later changes nothing (JA D-04.b5).
    void note_choice(const Node& choose);
    // Nobody will be chosen: what is said of `as $x` later changes nothing (JA D-04.b5).
    void note_nobody(NodeIndex selection);
    // The select that gave the variable its meaning last, or no_node.
    NodeIndex bound_by(int variable) const { return variable < most_variables ? binders_[variable] : no_node; }
    // The variable holds just these, or this number, from now on.
    void know(int variable, CopySet set, bool of_pokemon);
    void know(int variable, int number);
    // The scope in which filters keep nobody out that ask for what is not known.
    Scope with_open() const {
        Scope scope = scope_;
        scope.open = static_cast<std::uint8_t>(~known_);
        return scope;
    }

    // Cards that the cost takes there before anything else is done (JA E-30.b2).
    void note_payment(NodeIndex statement, int wanted);
    // Of the cards that are there now, it takes so many that none of these is left.
    bool takes_all_of(CopySet cards) const;
    // It takes a Pokémon out of play.
    bool pays_with_pokemon() const;
    // How many cards of the hand it takes at most.
    int paid_from_hand() const;
    bool pays_into(Zone zone) const {
        return std::any_of(paid_.begin(), paid_.end(), [&](const Payment& payment) { return payment.to == zone; });
    }

    // What could be meant.
    // Something is there that the selection could mean. Variables bound within the text cannot be known yet.
    bool selectable(NodeIndex selection);
    // What lies in a deck or among Prize cards is not known beforehand, nor what the text itself will name.
    bool hides_cards(NodeIndex index) const {
        return (scope_.facts(g_, index).members & ~known_) != 0 || says(index, says_hidden);
    }
    // Some card of a zone that the cost puts there might be meant.
    bool paid_for(NodeIndex select) const;

    // The Trainer itself, which has left the hand when its text is carried out.
    CopyId played() const { return scope_.kind == TextKind::trainer ? scope_.source : no_copy; }

    template <class Holds>
    bool any_of_selection(NodeIndex selection, Holds holds_of) {
        for (NodeIndex i = node(selection).first; i != no_node; i = node(i).next)
            if (holds_of(i)) return true;
        return false;
    }

    // Some Pokémon that the selection could mean fits. One that is not affected counts like any other: it may be chosen
    // (JA C-07.faq), and the text is used and then does nothing to it (JA E-29.b2).
    template <class Fits>
    bool any_pokemon(NodeIndex selection, Fits fits) {
        for (NodeIndex i = node(selection).first; i != no_node; i = node(i).next) {
            note_binder(i);
            if (i == without_ || mentions_empty(i)) continue;
            const NodeIndex binder = unknown(i) ? binder_of(i) : no_node;
            if (binder == no_node && base_is_open(i)) return true;
            const Candidates found = candidates(g_, with_open(), binder == no_node ? i : binder);
            for (CopyId copy : found.set) {
                const std::uint8_t slot = found.of_pokemon ? slot_of(g_.m, copy) : no_slot;
                if (slot != no_slot && fits(slot)) return true;
            }
        }
        return false;
    }

    Game& g_;
    Scope scope_;
    SeatId knower_;  // the seat that asks: only what it knows counts
    NodeIndex without_;

private:
    Binding& lend(int variable);
    bool could_mean(NodeIndex select);
    bool asks_for_none(NodeIndex select);
    bool is_end_of_no_deck(NodeIndex select) const;
    bool has_too_few(NodeIndex select);
    bool base_is_open(NodeIndex select) const;
    bool could_leave_no_choice(NodeIndex select) const;
    bool leaves_no_choice(NodeIndex select, const Candidates& found);
    NodeIndex binder_of(NodeIndex select) const;

    struct Payment {
        Zone to = Zone::discard;
        NodeIndex select = no_node;
        int wanted = 0;
    };
    std::uint8_t known_ = 0;   // variables whose value is known
    std::uint16_t empty_ = 0;  // and those that are known to hold nothing
    NodeIndex binders_[most_variables] = {no_node, no_node, no_node, no_node, no_node, no_node, no_node, no_node};
    std::optional<Context> guess_;  // lends what is known of variables to questions
    InlineVector<Payment, 4> paid_;
};

}  // namespace cubenight::pokemon
