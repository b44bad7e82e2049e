// Whether a text could change anything (JA I-B-01.proc.1, A-02.1a, C-06.b4, C-11.b3, D-02.b2, D-04.b5, E-30.b3).
// Only what the player knows who asks counts: a card that it does not know might be any, and so might every card of a deck.
#include <algorithm>

#include "engine/pokemon/beforehand.hpp"
#include "engine/pokemon/filters.hpp"
#include "engine/pokemon/flow.hpp"
#include "engine/pokemon/numbers.hpp"
#include "engine/pokemon/permissions.hpp"
#include "engine/pokemon/text_verbs.hpp"

namespace cubenight::pokemon {
namespace {

// A text says that it can't be discarded: a card, or the Pokémon that it is the lowest card of.
bool stays(Game& g, CopyId copy) {
    if (!some_text(g, ModKind::cant, ActionKind::be_discarded)) return false;
    const std::uint8_t slot = state(g, copy).where == Where::stack ? slot_of(g.m, copy) : no_slot;
    return slot != no_slot ? cant(g, slot, ActionKind::be_discarded) : card_cant(g, copy, ActionKind::be_discarded);
}

class Foresight : Beforehand {
public:
    using Beforehand::Beforehand;

    // `then` counts only where a part of what stands before it can be done (JA E-19.b2).
    bool any_statement(NodeIndex first) {
        bool before = false, looked = false;
        for (NodeIndex i = first; i != no_node; i = node(i).next) {
            if (node(i).kind == NodeKind::shuffle && !looked && shuffles_something(node(i))) return true;
            looked |= says(i, says_hidden);
            if (node(i).kind == NodeKind::then_ && !before) continue;
            if (statement(i)) return true;
            const bool leads_on = node(i).next != no_node && node(node(i).next).kind == NodeKind::then_;
            before = could_be_done(node(i)) || (leads_on && follows_nothing(node(i)));
        }
        return false;
    }

    bool any_of(NodeIndex index) { return statement(index); }

    // Every part of a cost must be payable in full (JA E-30.b4).
    bool payable(NodeIndex block) {
        if (!parts_payable(node(block).first, {})) return false;
        for (NodeIndex i = node(block).first; i != no_node; i = node(i).next)
            if (node(i).kind == NodeKind::discard || node(i).kind == NodeKind::put) note_payment(i, wanted_by(node(node(i).first).first));
        return true;
    }

    // The parts from this one on, while these cards are gone.
    bool parts_payable(NodeIndex first, CopySet gone) {
        CopySet together;
        int wanted = 0;
        for (NodeIndex i = first; i != no_node; i = node(i).next)
            if (!cost_payable(i, gone, together, wanted)) return false;
        return true;
    }

private:
    // Cards of a deck or Prize cards, for the sake of their order alone: where nothing was looked for in them.
    bool shuffles_something(const Node& n) {
        if (node(n.first).kind != NodeKind::zone || !says(n.first, says_hidden)) return false;
        for (std::uint8_t s = 0; s < 2; ++s) {
            const SeatState& player = g_.m.seats[s];
            const bool deck = static_cast<Zone>(node(n.first).sub) == Zone::deck;
            if (side_includes(scope_, static_cast<Side>(node(n.first).number), s) && (deck ? player.deck.size() > 1 : prizes_left(g_.m, s) > 1)) return true;
        }
        return false;
    }

    // What changes nothing by itself and yet is done, so that `then` may follow (JA E-36.b3).
    bool could_be_done(const Node& n) {
        if (n.kind == NodeKind::shuffle) return node(n.first).kind == NodeKind::zone ? has_cards(n.first) : selectable(n.first);
        return n.kind == NodeKind::choose && !holds_nothing(n.number);
    }

    // "All" of what is not there was followed, where the rule set says so (ZH D-03.b2).
    bool follows_nothing(const Node& n) {
        static constexpr NodeKind of_a_set[] = {NodeKind::counters, NodeKind::heal, NodeKind::knock_out, NodeKind::inflict,
                                                NodeKind::cure, NodeKind::put, NodeKind::discard, NodeKind::attach,
                                                NodeKind::move, NodeKind::devolve, NodeKind::mark, NodeKind::unmark};
        if (std::find(std::begin(of_a_set), std::end(of_a_set), n.kind) == std::end(of_a_set)) return false;
        NodeIndex meant = n.first;
        while (meant != no_node && node(meant).kind != NodeKind::selection) meant = node(meant).next;
        return meant != no_node && !selectable(meant) && follows_all_of_nothing(g_, scope_, meant);
    }

    // Together: what the parts so far could take, and how many they want: no card pays for two of them.
    bool cost_payable(NodeIndex index, CopySet gone, CopySet& together, int& all_wanted) {
        const Node& n = node(index);
        if (n.kind == NodeKind::shuffle) return true;
        if (n.kind != NodeKind::discard && n.kind != NodeKind::put) return statement(index);
        for (NodeIndex i = node(n.first).first; i != no_node; i = node(i).next) {
            const int wanted = wanted_by(i);
            const SelectParts parts = parts_of(g_, scope_, i);
            const bool itself = node(parts.base).kind == NodeKind::place && static_cast<Place>(node(parts.base).sub) == Place::this_;
            CopySet there = conceivable(g_, scope_, i, knower_, itself ? no_copy : scope_.source) - gone;
            for (CopyId copy : n.kind == NodeKind::discard ? there : CopySet{})
                if (stays(g_, copy)) there.erase(copy);
            if (worth(parts, there) < wanted) return false;
            together |= there;
            all_wanted += wanted;
            if (worth(parts, together) < all_wanted) return false;
        }
        return true;
    }

    int wanted_by(NodeIndex select) {
        const Node& range = node(node(select).first);
        const bool end = range.kind == NodeKind::top_of || range.kind == NodeKind::bottom_of;
        if (end) return quantity(g_, scope_, range.first);
        if (range.kind != NodeKind::range) return 1;
        const auto kind = static_cast<RangeKind>(range.sub);
        const bool counted = kind == RangeKind::number || kind == RangeKind::exactly || kind == RangeKind::random;
        return counted ? quantity(g_, scope_, range.first) : 1;
    }

    // Attached energy counts by its units (JA C-01.faq1).
    int worth(const SelectParts& parts, CopySet cards) {
        const bool units = node(parts.base).kind == NodeKind::on && static_cast<AttachedKind>(node(parts.base).sub) == AttachedKind::energy;
        if (!units) return cards.size();
        int sum = 0;
        for (CopyId copy : cards) sum += state(g_, copy).where == Where::energy ? std::max(1, units_of(g_, copy).count) : 1;
        return sum;
    }

    // Its player sees all that the selection, or one of its parts, could mean.
    bool is_open(NodeIndex selection) {
        const auto unseen = [&](NodeIndex i) { return means_unknown(g_, scope_, i, knower_); };
        return !hides_cards(selection) && !(node(selection).kind == NodeKind::select ? unseen(selection) : any_of_selection(selection, unseen));
    }

    // Some Pokémon and some card that fit together, and the turn's limits (JA A-05.b2) where they hold.
    bool could_evolve(NodeIndex evolve) {
        const Node& n = node(evolve);
        const NodeIndex with = node(n.first).next;
        for (NodeIndex i = node(n.first).first; i != no_node; i = node(i).next) {
            if (unknown(i)) return true;
            const CopySet ready = may_evolve_now(candidates(g_, scope_, i).set, (n.sub & evolve_early) != 0);
            const int variable = node(i).number - 1;
            if (variable < 0) {
                if (ready.empty()) continue;
                if (is_open(with) ? !cards_that_fit(g_, scope_, evolve, ready).empty() : selectable(with)) return true;
                continue;
            }
            for (CopyId bottom : ready) {
                Context guess;  // lends the variable to the question
                guess.bindings[static_cast<std::size_t>(variable)] = Binding{CopySet::of(bottom), 0, g_.m.serial, Binding::Kind::pokemon, {}};
                Scope scope = scope_;
                scope.context = &guess;
                if (any_of_selection(with, [&](NodeIndex card) { return any_conceivable(g_, scope, card, knower_, played()); })) return true;
            }
        }
        return false;
    }

    CopySet may_evolve_now(CopySet pokemon, bool at_once) {
        for (CopyId bottom : pokemon) {
            const std::uint8_t slot = slot_of(g_.m, bottom);
            const Pokemon* p = slot == no_slot ? nullptr : &g_.m.pokemon[slot];
            const bool early = p && (p->turn_arrived == g_.m.turn || p->turn_changed == g_.m.turn || g_.m.seats[slot_seat(slot)].turns <= 1);
            if (!p || (early && !at_once) || cant(g_, slot, ActionKind::evolve)) pokemon.erase(bottom);
        }
        return pokemon;
    }

    // A Trainer that stays in play where its own text puts it.
    bool means_itself(NodeIndex selection) {
        return any_of_selection(selection, [&](NodeIndex i) {
            const Node& base = node(node(i).first);
            return base.kind == NodeKind::place && static_cast<Place>(base.sub) == Place::this_;
        });
    }

    // Some card and some Pokémon that may hold it.
    bool could_attach(const Node& n) {
        const NodeIndex to = node(n.first).next;
        if (!(selectable(n.first) || means_itself(n.first)) || !selectable(to)) return false;
        if (unknown(n.first) || unknown(to)) return true;
        if (any_of_selection(n.first, [&](NodeIndex card) { return paid_for(card); })) return true;
        return any_of_selection(n.first, [&](NodeIndex card) { return means_unknown(g_, scope_, card, knower_); }) ||
               !attachable(g_, scope_, n.first, to).empty();
    }

    // A card in play, and another Pokémon of its owner that could receive it (JA C-10.b2).
    bool could_move(const Node& n) {
        const NodeIndex to = node(n.first).next;
        if (!selectable(n.first) || !selectable(to)) return false;
        if (unknown(n.first) || unknown(to))
            return std::ranges::any_of(g_.m.seats, [](const SeatState& player) { return !player.bench.empty(); });
        for (CopyId copy : all_of(g_, scope_, n.first).set) {
            const std::uint8_t from = g_.m.copies[copy.value].slot;
            for (CopyId bottom : all_of(g_, scope_, to).set)
                if (slot_of(g_.m, bottom) != from && owner(bottom) == owner(copy)) return true;
        }
        return false;
    }

    // A damaged Pokémon, and another one that can receive (JA C-08.b4).
    bool could_move_counters(NodeIndex from) {
        const NodeIndex to = node(from).next;
        const CopySet targets = all_of(g_, scope_, to).set;
        const bool open = targets.empty() && unknown(to);
        return any_pokemon(from, [&](std::uint8_t slot) {
            return g_.m.pokemon[slot].damage > 0 && (open || !(targets - CopySet::of(g_.m.pokemon[slot].bottom)).empty());
        });
    }

    bool has_cards(NodeIndex zone) {
        for (std::uint8_t s = 0; s < 2; ++s) {
            if (!side_includes(scope_, static_cast<Side>(node(zone).number), s)) continue;
            const SeatState& player = g_.m.seats[s];
            switch (static_cast<Zone>(node(zone).sub)) {
                case Zone::deck: if (!player.deck.empty() || pays_into(Zone::deck)) return true; break;
                // The Trainer itself leaves the hand before its text is carried out.
                case Zone::hand: if (static_cast<int>(player.hand.size()) > (scope_.kind == TextKind::trainer && s == scope_.controller)) return true; break;
                default: return true;
            }
        }
        return false;
    }

    bool bench_has_room(NodeIndex selection, NodeIndex move_to) {
        const Node& to = node(node(move_to).first);
        if (to.kind != NodeKind::place || static_cast<Place>(to.sub) != Place::bench) return true;
        if (pays_with_pokemon()) return true;
        const auto has_room = [&](std::uint8_t s) { return static_cast<int>(g_.m.seats[s].bench.size()) < bench_limit(g_, s); };
        if (has_room(0) && has_room(1)) return true;
        return has_room(bench_owner(g_, scope_, selection));
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
        for (std::uint8_t s = 0; s < 2; ++s) {
            if (!player_includes(scope_, static_cast<Player>(n.sub), s)) continue;
            const std::uint8_t before = scope_.actor;
            scope_.actor = s;
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
            const bool to_those_there = part.kind == NodeKind::give && static_cast<Liveness>(part.sub) == Liveness::snapshot &&
                                        node(part.first).kind == NodeKind::selection;
            if (!to_those_there || selectable(part.first)) return true;
        }
        return false;
    }

    // Its number counts what was not chosen, or is nothing.
    bool comes_to_nothing(const Node& n) {
        const bool by_number = n.kind == NodeKind::damage || n.kind == NodeKind::counters || n.kind == NodeKind::draw ||
                               (n.kind == NodeKind::heal && static_cast<HealKind>(n.sub) != HealKind::all);
        return by_number && n.sub != 1 && (without_ != no_node || !told_later(n.first)) && quantity(g_, scope_, n.first) <= 0;
    }

    bool statement(NodeIndex index) {
        const Node& n = node(index);
        if (comes_to_nothing(n)) return false;
        switch (n.kind) {
            case NodeKind::block: return any_statement(n.first);
            case NodeKind::then_:
            case NodeKind::face:
            case NodeKind::before_damage: return statement(n.first);
            case NodeKind::may: return branches(n.first);
            case NodeKind::if_: return chosen_if(n);
            case NodeKind::each: return for_each_member(n);
            case NodeKind::either:
            case NodeKind::flip: return branches(n.first);
            case NodeKind::by: return for_each_actor(n);
            case NodeKind::choose: note_choice(n); return false;
            case NodeKind::order: return false;
            case NodeKind::lasting: return lasts_for_somebody(n);
            case NodeKind::damage: return selectable(node(n.first).next);
            case NodeKind::counters: return selectable(node(n.first).next);
            case NodeKind::exchange: return selectable(n.first) && selectable(node(n.first).next);
            case NodeKind::move_counters:
                return could_move_counters(node(n.first).next);
            case NodeKind::heal: {
                const NodeIndex target = static_cast<HealKind>(n.sub) == HealKind::all ? n.first : node(n.first).next;
                bool cures = false;  // then those that are ill may be meant too
                for (NodeIndex i = n.next; i != no_node; i = node(i).next) cures |= node(i).kind == NodeKind::cure;
                const bool until = static_cast<HealKind>(n.sub) == HealKind::until_left && !told_later(n.first);
                const bool heals = any_pokemon(target, [&](std::uint8_t slot) {
                    const Pokemon& p = g_.m.pokemon[slot];
                    const bool lacks = p.damage > 0 && (!until || left_hp(g_, slot) < quantity(g_, scope_, n.first));
                    return (lacks && !cant(g_, slot, ActionKind::be_healed)) || (cures && p.conditions != 0);
                });
                if (!heals) note_nobody(target);
                return heals;
            }
            case NodeKind::cure: {
                const bool named = node(n.first).kind == NodeKind::condition_value && node(n.first).sub != by_variable;
                const NodeIndex target = node(n.first).kind == NodeKind::condition_value ? node(n.first).next : n.first;
                const int meant = named ? 1 << node(n.first).sub : -1;
                return any_pokemon(target, [&](std::uint8_t slot) {
                    for (int c = 0; c < condition_count; ++c)
                        if ((g_.m.pokemon[slot].conditions & meant & (1 << c)) != 0 && !stays_ill(g_, slot, static_cast<Condition>(c), CureWay::effects)) return true;
                    return false;
                });
            }
            case NodeKind::draw: return can_draw(n);
            case NodeKind::search: {
                const NodeIndex wanted = node(n.first).next;
                const NodeIndex move_to = node(wanted).next;
                if (!has_cards(n.first)) note_binders(wanted);
                return has_cards(n.first) && (move_to == no_node || bench_has_room(wanted, move_to));
            }
            case NodeKind::look: return selectable(n.first);
            case NodeKind::put: return selectable(n.first) && bench_has_room(n.first, node(n.first).next);
            case NodeKind::attach: return could_attach(n);
            case NodeKind::move: return could_move(n);
            case NodeKind::switch_: {
                const std::uint8_t s = static_cast<SwitchKind>(n.sub) == SwitchKind::mine ? scope_.actor : other(scope_.controller);
                return std::ranges::any_of(g_.m.seats[s].bench, [&](std::uint8_t slot) {
                    return n.first == no_node || unknown(n.first) || passes(g_, scope_, n.first, {g_.m.pokemon[slot].bottom, slot});
                });
            }
            case NodeKind::evolve: return could_evolve(index);
            case NodeKind::devolve:
                return any_pokemon(n.first, [&](std::uint8_t slot) { return has_evolved(g_, slot); });
            case NodeKind::inflict: return could_inflict(n);
            case NodeKind::discard: return selectable(target_of(n)) && !all_stay(n.first);
            case NodeKind::knock_out:
            case NodeKind::mark:
            case NodeKind::unmark: return selectable(target_of(n));
            case NodeKind::use_attack: return selectable(target_of(n));
            case NodeKind::use_text: return used_text_changes(n.first);
            case NodeKind::shuffle: return false;
            case NodeKind::take_prize: case NodeKind::end_turn: case NodeKind::win: case NodeKind::lose: case NodeKind::again:
            case NodeKind::more: case NodeKind::less: case NodeKind::times: case NodeKind::ignore: case NodeKind::fail: return true;
            default: return false;  // limits, and what stands without being used
        }
    }

    NodeIndex target_of(const Node& n) const {
        NodeIndex target = n.first;
        while (node(target).kind == NodeKind::condition_value) target = node(target).next;
        return target;
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
            Scope scope = scope_of_card(g_, g_.book.program(id), copy, no_slot);
            scope.controller = scope.actor = scope_.controller;
            Foresight foresight(g_, scope);
            foresight.borrowed_ = true;
            const NodeIndex cost = scope.program->cost;
            if ((cost != no_node && foresight.any_statement(scope.node(g_, cost).first)) || foresight.any_statement(scope.program->first)) return true;
        }
        return false;
    }

    // All that is meant lies open and can't be discarded.
    bool all_stay(NodeIndex selection) {
        if (!some_text(g_, ModKind::cant, ActionKind::be_discarded)) return false;
        bool stays = true;
        for (NodeIndex i = node(selection).first; stays && i != no_node; i = node(i).next) {
            if (unknown(i) || !is_open(i)) return false;
            const Candidates found = candidates(g_, scope_, i);
            for (CopyId copy : found.set) {
                const std::uint8_t slot = found.of_pokemon ? slot_of(g_.m, copy) : no_slot;
                stays &= slot != no_slot ? cant(g_, slot, ActionKind::be_discarded) : card_cant(g_, copy, ActionKind::be_discarded);
            }
        }
        return stays;
    }

    // Only an Active Pokémon gets a Special Condition, and one that it has already changes nothing.
    bool could_inflict(const Node& n) {
        const NodeIndex target = target_of(n);
        const auto is_new = [&](const Pokemon& p, const Node& value) {
            if (value.sub == by_variable) return true;
            const auto condition = static_cast<Condition>(value.sub);
            if (!may_become(g_, slot_of(g_.m, p.bottom), condition)) return false;
            if (!p.is(condition)) return true;
            if (condition == Condition::paralyzed) return p.paralyzed_since != g_.m.seats[slot_seat(slot_of(g_.m, p.bottom))].turns;
            if (condition == Condition::poisoned) return p.poison != (value.number > 0 ? value.number : 1);
            return condition == Condition::burned && p.burn != (value.number > 0 ? value.number : 2);
        };
        return any_pokemon(target, [&](std::uint8_t slot) {
            if (!is_active(g_.m, slot)) return false;
            for (NodeIndex i = n.first; i != target; i = node(i).next)
                if (is_new(g_.m.pokemon[slot], node(i))) return true;
            return false;
        });
    }

    bool can_draw(const Node& n) {
        const SeatState& player = g_.m.seats[scope_.actor];
        if (player.deck.empty() && !pays_into(Zone::deck)) return false;
        if (n.sub != 1) return told_later(n.first) || quantity(g_, scope_, n.first) > 0;
        // The Trainer itself leaves the hand before its text is carried out.
        const int hand = static_cast<int>(player.hand.size()) - (scope_.kind == TextKind::trainer && scope_.actor == scope_.controller) - paid_from_hand();
        return hand < quantity(g_, scope_, n.first) || told_later(n.first);
    }

    bool borrowed_ = false;  // another card's text, asked for the sake of the one that uses it
};

}  // namespace

bool can_pay_for(Game& g, std::uint16_t index, std::uint8_t controller, CopyId source, std::uint8_t slot) {
    if (index == no_program || g.book.program(index).cost == no_node) return true;
    Scope scope = scope_of_card(g, g.book.program(index), source, slot);
    scope.controller = scope.actor = controller;
    return Foresight(g, scope).payable(scope.program->cost);
}

bool may_pay_with(Game& g, const Scope& scope, NodeIndex selection, CopyId copy, CopySet gone) {
    for (NodeIndex i = scope.node(g, scope.program->cost).first; i != no_node; i = scope.node(g, i).next) {
        if (scope.node(g, i).first != selection) continue;
        if (scope.node(g, i).kind == NodeKind::discard && stays(g, copy)) return false;
        return Foresight(g, scope).parts_payable(scope.node(g, i).next, gone | CopySet::of(copy));
    }
    return true;
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

bool would_change(Game& g, const Program& program, std::uint8_t controller, CopyId source, std::uint8_t slot) {
    Scope scope = scope_of_card(g, program, source, slot);
    scope.controller = scope.actor = controller;
    Leaving leaving(g, program.kind == TextKind::trainer ? source : g.leaving);
    Foresight foresight(g, scope);
    if (program.cost != no_node && !foresight.payable(program.cost)) return false;
    return foresight.any_statement(program.first);
}

bool could_change(Game& g, std::uint16_t index, std::uint8_t controller, CopyId source, std::uint8_t slot) {
    if (index == no_program) return false;
    const Program& program = g.book.program(index);
    const bool sure = program.with_deck && !g.m.seats[controller].deck.empty();
    return sure || would_change(g, program, controller, source, slot);
}

}  // namespace cubenight::pokemon
