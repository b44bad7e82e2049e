#include "engine/ultraman/run/select.hpp"

#include <algorithm>

#include "engine/ultraman/ask/filters.hpp"
#include "engine/ultraman/ask/quantities.hpp"
#include "engine/ultraman/run/asking.hpp"
#include "engine/ultraman/run/payment.hpp"
#include "engine/ultraman/run/text.hpp"

namespace cubenight::ultraman {
namespace {

enum SelectStep : std::uint8_t { next_part, part_begun, chosen, random_chosen, host_chosen };

struct Selecting {
    NodeIndex part;  // the select that is chosen now
    std::uint8_t picked;
    std::uint8_t less;   // some part has less than was asked for
    std::uint8_t moves;  // Chosen
    std::uint8_t hosts;  // characters whose cards are meant were chosen
};

}  // namespace

void select(Game& g, std::uint8_t context, NodeIndex selection, Chosen chosen) {
    Frame& frame = push(g, Proc::select);
    Selecting& own = locals_of<Selecting>(frame);
    frame.context = context;
    frame.node = selection;
    own.part = g.book.nodes(g.book.text(g.m.contexts[context].program))[selection].first;
    own.moves = chosen == Chosen::moved;
    g.m.selected = CopySet{};
    g.m.selected_characters = 0;
    g.m.picks.clear();
}

Bounds bounds_of(Game& g, const Scope& scope, NodeIndex range) {
    if (range == no_node) return {0, 255, true, false};
    const Node& node = scope.node(range);
    const int number = node.first != no_node ? std::clamp(number_of(g, scope, node.first), 0, 255) : 255;
    switch (sub_as<RangeKind>(node)) {
        case RangeKind::number:
        case RangeKind::exactly: return {number, number, false, false};
        case RangeKind::up_to: return {0, number, false, false};
        case RangeKind::any_number: return {0, 255, false, false};
        case RangeKind::all: return {0, 255, true, false};
        case RangeKind::random: return {number, number, false, true};
    }
    return {};
}

bool are_hidden(const Game& g, SeatId seat, CopySet cards) {
    for (CopyId copy : cards) {
        const Where where = state(g.m, copy).where;
        const bool seen = g.m.sees[seat].contains(copy);
        if (where == Where::hand && owner(copy) != seat && !seen) return true;
        if (where == Where::deck && !seen) return true;
    }
    return false;
}

namespace {

// Of those who are left, whoever has in common with one that is picked what must be different.
void keep_different(Game& g, const Scope& scope, NodeIndex set, CopySet picked, Candidates& left) {
    if (set == no_node || picked.empty()) return;
    for (NodeIndex i = scope.node(set).first; i != no_node; i = scope.node(i).next) {
        const Node& filter = scope.node(i);
        if (filter.kind != NodeKind::distinct) continue;
        for (CopyId one : left.set)
            for (CopyId other : picked)
                if (have_in_common(g, sub_as<SameIn>(filter), left.object(one), left.object(other)))
                    left.set.erase(one);
    }
}

// The filters of a part: those of `on` and `facing` stand inside their base.
NodeIndex filters_of(const Scope& scope, const SelectParts& parts) {
    if (parts.set != no_node) return parts.set;
    const Node& base = scope.node(parts.base);
    if (base.kind != NodeKind::on && base.kind != NodeKind::facing) return no_node;
    return scope.node(base.first).kind == NodeKind::set ? base.first : no_node;
}

// `cards on 1 my.characters`: the select of the characters, where a number of them is to be chosen first.
NodeIndex hosts_to_choose(const Scope& scope, const SelectParts& parts) {
    const Node& base = scope.node(parts.base);
    if (base.kind != NodeKind::on && base.kind != NodeKind::facing) return no_node;
    NodeIndex inner = base.first;
    if (scope.node(inner).kind == NodeKind::set) inner = scope.node(inner).next;
    const NodeIndex range = parts_of(scope, inner).range;
    return range == no_node || sub_as<RangeKind>(scope.node(range)) == RangeKind::all ? no_node : inner;
}

void bind(Context& context, int variable, CopySet set, bool characters) {
    if (variable < 0 || variable >= most_variables) return;
    Binding& binding = context.bindings[static_cast<std::size_t>(variable)];
    binding = Binding{};
    binding.kind = characters ? Binding::Kind::characters : Binding::Kind::cards;
    binding.set = set;
    if (characters) context.left -= set;
    else context.gone -= set;
}

// What is picked out of a variable's cards belongs to it no longer; what is named whole, or by a new name, is still meant
// at its new place.
void note_variables(Game& g, Context& context, const Scope& scope, const Selecting& own, CopySet picked) {
    const SelectParts parts = parts_of(scope, own.part);
    const Node& select = scope.node(own.part);
    const Node& base = scope.node(parts.base);
    const bool whole = parts.range == no_node && parts.set == no_node;
    if (own.moves && base.kind == NodeKind::var) {
        Binding& held = context.bindings[static_cast<std::size_t>(base.number)];
        if (held.kind == Binding::Kind::cards && !whole) held.set -= picked;
        if (held.kind == Binding::Kind::cards && whole) context.kept |= picked;
    }
    if (select.number > 0) {
        bind(context, select.number - 1, picked, g.m.selected_characters != 0);
        if (!g.m.selected_characters) context.kept |= picked;
    }
}

// The cards of a character, from the top; its charge cards go by the rules (11.17.5).
CopySet cards_of(const Match& m, CopySet characters) {
    CopySet cards;
    for (CopyId spot : characters) cards |= cards_on(m, Spot{spot.value}, AttachedKind::cards);
    return cards;
}

// What is chosen joins what other parts have chosen. Where one part has cards and another characters, the cards of a
// character stand for it.
void add_part(const Match& m, Frame& frame, bool moves) {
    const bool beside_cards = !frame.set.empty() && !holds_characters(frame);
    if (m.selected_characters && (moves || beside_cards)) {
        frame.set |= cards_of(m, m.selected);
        return;
    }
    if (m.selected_characters) hold_characters(frame);
    else if (holds_characters(frame) && !m.selected.empty()) {
        frame.set = cards_of(m, frame.set);
        hold_cards(frame);
    }
    frame.set |= m.selected;
}

// A part is chosen: m.selected are its cards, or characters.
void finish_part(Game& g, Frame& frame, const Scope& scope, bool in_full) {
    Selecting& own = locals_of<Selecting>(frame);
    note_variables(g, context_of(g, frame), scope, own, g.m.selected);
    add_part(g.m, frame, own.moves);
    own.less |= !in_full;
    own.picked = 0;
    own.hosts = 0;
    own.part = scope.node(own.part).next;
    g.m.selected = CopySet{};
    frame.step = next_part;
}

void finish(Game& g, Frame& frame) {
    const Selecting own = locals_of<Selecting>(frame);
    g.m.selected = frame.set;
    g.m.selected_characters = holds_characters(frame);
    g.m.selected_in_full = !own.less && !frame.set.empty();
    pop(g);
}

Clause clause_of(const Bounds& bounds) { return bounds.least == bounds.most ? Clause::c11_2_1 : Clause::c11_3_2; }

Choice& ask_for(Game& g, const Frame& frame, const Scope& scope, const Candidates& left, const Bounds& bounds) {
    const Selecting& own = locals_of<Selecting>(frame);
    Choice& choice =
        ask(g, scope.actor, left.of_characters ? ChoiceKind::pick_character : ChoiceKind::pick_card, clause_of(bounds));
    choice.source = scope.source.value;
    choice.node = frame.node;
    choice.program = scope.text->program;
    choice.picked = own.picked;
    choice.least = static_cast<std::uint8_t>(bounds.least);
    choice.most = static_cast<std::uint8_t>(bounds.most);
    for (CopyId one : left.set) {
        if (choice.options.size() + 1 == choice.options.capacity()) break;
        offer(g, {left.of_characters ? OptionKind::character : OptionKind::copy, one.value, 0, 0});
    }
    if (own.picked >= bounds.least) offer(g, {OptionKind::done, 0, 0, 0});
    keep_payable(g, frame.context);
    return choice;
}

// Whoever is chosen may leave others out.
bool excludes(const Scope& scope, NodeIndex filters) {
    return filter_of(scope, filters, NodeKind::distinct) != nullptr;
}

// All of one end of a deck, where so many lie there.
bool is_whole_end(Game& g, const Scope& scope, const SelectParts& parts, int found) {
    const Node& base = scope.node(parts.base);
    if (base.kind != NodeKind::top_of && base.kind != NodeKind::bottom_of) return found > 0;
    return found > 0 && found >= number_of(g, scope, base.first);
}

// Every card of the end of a deck in its order, for what moves them one after another.
void note_picks(Game& g, const Scope& scope, const SelectParts& parts, const Candidates& all) {
    const Node& base = scope.node(parts.base);
    const auto note = [&](CopyId copy) {
        if (all.set.contains(copy) && !g.m.picks.full()) g.m.picks.push_back(copy);
    };
    if (base.kind == NodeKind::top_of || base.kind == NodeKind::bottom_of) {
        for (SeatId seat : both_seats) {
            const Pile& deck = g.m.seats[seat].deck;
            for (std::size_t i = 0; i < deck.size(); ++i)
                note(deck[base.kind == NodeKind::top_of ? deck.size() - 1 - i : i]);
        }
        return;
    }
    if (!all.of_characters)
        for (CopyId copy : all.set) note(copy);
}

// The characters whose cards, or opponents, are meant are chosen first; one choice for each.
bool choose_hosts(Game& g, Frame& frame, const Scope& scope, NodeIndex inner) {
    Selecting& own = locals_of<Selecting>(frame);
    const Bounds bounds = bounds_of(g, scope, parts_of(scope, inner).range);
    Candidates left = candidates(g, scope, inner);
    left.set -= g.m.among;
    // Of those who have none of what is meant nothing can be chosen.
    const Node& base = scope.node(parts_of(scope, own.part).base);
    for (CopyId host : left.set) {
        const Spot spot{host.value};
        const bool some = base.kind == NodeKind::facing ? at(g.m, facing(spot)).there()
                                                        : !cards_on(g.m, spot, sub_as<AttachedKind>(base)).empty();
        if (!some) left.set.erase(host);
    }
    const int open = left.set.size();
    if (open == 0 || own.picked >= bounds.most) {
        own.less |= own.picked < std::max(1, bounds.least);
        return true;
    }
    if (!g.m.asks_all && own.picked + open <= bounds.least) {
        g.m.among |= left.set;
        return true;
    }
    frame.step = host_chosen;
    ask_for(g, frame, scope, left, bounds);
    return false;
}

// The hosts are chosen: what is meant of them, all of it.
void take_of_hosts(Game& g, Frame& frame, const Scope& scope) {
    Selecting& own = locals_of<Selecting>(frame);
    const SelectParts parts = parts_of(scope, own.part);
    const Node& base = scope.node(parts.base);
    Candidates found;
    found.of_characters = base.kind == NodeKind::facing;
    for (CopyId host : g.m.among) {
        const Spot spot{host.value};
        if (found.of_characters && at(g.m, facing(spot)).there()) found.set.insert(CopyId{facing(spot).value});
        if (!found.of_characters) found.set |= cards_on(g.m, spot, sub_as<AttachedKind>(base));
    }
    if (const NodeIndex set = filters_of(scope, parts); set != no_node)
        for (CopyId one : found.set)
            if (!passes(g, scope, set, found.object(one))) found.set.erase(one);
    g.m.among = CopySet{};
    // An outer number chooses among them.
    const Bounds bounds = bounds_of(g, scope, parts.range);
    if (!bounds.all && found.set.size() > bounds.least) {
        g.m.among = found.set;
        own.hosts = 2;
        own.picked = 0;
        frame.step = part_begun;
        return;
    }
    g.m.selected = found.set;
    g.m.selected_characters = found.of_characters;
    note_picks(g, scope, parts, found);
    finish_part(g, frame, scope, !found.set.empty() && found.set.size() >= bounds.least);
}

void choose_part(Game& g, Frame& frame, const Scope& scope) {
    Selecting& own = locals_of<Selecting>(frame);
    const SelectParts parts = parts_of(scope, own.part);
    const Bounds bounds = bounds_of(g, scope, parts.range);
    Candidates left = candidates(g, scope, own.part);
    if (own.hosts == 2) left.set &= g.m.among;
    if (holds_characters(frame) == left.of_characters) left.set -= frame.set;
    g.m.selected_characters = left.of_characters;
    // What is used up as a price is no part of it, unless it is named.
    if (bounds.all) {
        g.m.selected = left.set;
        note_picks(g, scope, parts, left);
        return finish_part(g, frame, scope, is_whole_end(g, scope, parts, left.set.size()));
    }
    left.set -= g.m.selected;
    const NodeIndex filters = filters_of(scope, parts);
    keep_different(g, scope, filters, g.m.selected, left);
    const int open = left.set.size();
    const int least_full = std::max(1, bounds.least);
    if (open == 0 || own.picked >= bounds.most) return finish_part(g, frame, scope, own.picked >= least_full);
    if (bounds.random || (!left.of_characters && are_hidden(g, scope.actor, left.set))) {
        frame.step = random_chosen;
        return random_card(g, left.set, Clause::c11_2_1);
    }
    if (!g.m.asks_all && own.picked + open <= bounds.least && (open == 1 || !excludes(scope, filters))) {
        g.m.selected |= left.set;
        note_picks(g, scope, parts, left);
        return finish_part(g, frame, scope, own.picked + open >= bounds.least);
    }
    frame.step = chosen;
    ask_for(g, frame, scope, left, bounds);
}

void take_answer(Game& g, Frame& frame, const Scope& scope) {
    Selecting& own = locals_of<Selecting>(frame);
    if (g.m.answer.kind == OptionKind::done) {
        if (own.picked == 0) tell_undone(g, context_of(g, frame), EventKind::declined, frame.node);
        return finish_part(g, frame, scope, own.picked > 0);
    }
    ++own.picked;
    g.m.selected.insert(CopyId{g.m.answer.a});
    if (g.m.answer.kind == OptionKind::copy && !g.m.picks.full()) g.m.picks.push_back(CopyId{g.m.answer.a});
    frame.step = part_begun;
}

}  // namespace

// frame.set: chosen in earlier parts; m.selected: chosen in this part.
void step_select(Game& g, Frame& frame) {
    Selecting& own = locals_of<Selecting>(frame);
    const Scope scope = scope_of(g, context_of(g, frame));
    switch (static_cast<SelectStep>(frame.step)) {
        case next_part:
            if (own.part == no_node) return finish(g, frame);
            frame.step = part_begun;
            g.m.among = CopySet{};
            return;
        case part_begun: {
            const NodeIndex hosts = own.hosts == 2 ? no_node : hosts_to_choose(scope, parts_of(scope, own.part));
            if (hosts == no_node) return choose_part(g, frame, scope);
            if (choose_hosts(g, frame, scope, hosts)) take_of_hosts(g, frame, scope);
            return;
        }
        case host_chosen:
            frame.step = part_begun;
            if (g.m.answer.kind == OptionKind::done) return take_of_hosts(g, frame, scope);
            ++own.picked;
            g.m.among.insert(CopyId{g.m.answer.a});
            return;
        case chosen:
        case random_chosen: return take_answer(g, frame, scope);
    }
}

}  // namespace cubenight::ultraman
