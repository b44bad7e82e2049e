// Choosing what a text means, part by part (JA D-02 to D-05, I-H, E-33, E-34).
#include "engine/pokemon/run/select.hpp"

#include <algorithm>

#include "engine/cards/effect_tree.hpp"
#include "engine/pokemon/ask/demands.hpp"
#include "engine/pokemon/ask/filters.hpp"
#include "engine/pokemon/ask/permissions.hpp"
#include "engine/pokemon/ask/query.hpp"
#include "engine/pokemon/foresee/foresight.hpp"
#include "engine/pokemon/run/asking.hpp"
#include "engine/pokemon/run/frames.hpp"
#include "engine/pokemon/run/kept_choices.hpp"

namespace cubenight::pokemon {
namespace {

enum SelectStep : std::uint8_t { part, chosen, random_chosen };

// `2 energy on 1 their.pokemon`: all from one Pokémon.
bool of_one_host(const Game& g, const Scope& scope, const SelectParts& parts) {
    const Node& base = scope.node(g, parts.base);
    if (base.kind != NodeKind::on) return false;
    NodeIndex inner = base.first;
    if (scope.node(g, inner).kind == NodeKind::set) inner = scope.node(g, inner).next;
    const Node& range = scope.node(g, scope.node(g, inner).first);
    return range.kind == NodeKind::range && range.sub == static_cast<std::uint8_t>(RangeKind::number);
}

// Removes what no longer fits beside what was picked in this part: distinct names or types, one host.
void keep_compatible(Game& g, const Scope& scope, const SelectParts& parts, CopySet picked, Candidates& left) {
    if (picked.empty()) return;
    if (const NodeIndex set = own_filters(g, scope, parts); set != no_node)
        for (NodeIndex i = scope.node(g, set).first; i != no_node; i = scope.node(g, i).next) {
            const Node& filter = scope.node(g, i);
            if (filter.kind != NodeKind::distinct) continue;
            for (CopyId copy : left.set)
                for (CopyId other_copy : picked) {
                    const CompiledCard& a = card(g, copy);
                    const CompiledCard& b = card(g, other_copy);
                    const bool clash = is_in_name(filter) ? a.name == b.name
                                       : is_energy(a.kind) && a.unit_count && b.unit_count
                                           ? a.units[0].has_any(b.units[0])
                                           : a.types.has_any(b.types);
                    if (clash) left.set.erase(copy);
                }
        }
    if (!of_one_host(g, scope, parts)) return;
    for (CopyId copy : left.set)
        if (state(g, copy).slot != state(g, picked.first()).slot) left.set.erase(copy);
}

void bind(Game& g, Context& context, int variable, CopySet set, bool of_pokemon) {
    if (variable < 0 || variable >= 8) return;
    Binding& binding = context.bindings[static_cast<std::size_t>(variable)];
    binding = Binding{};
    binding.kind = of_pokemon ? Binding::Kind::pokemon : Binding::Kind::cards;
    binding.set = set;
    binding.serial = g.m.serial;
}

void note_picks(Game& g, CopySet set) {
    for (CopyId copy : set)
        if (!g.m.picks.full()) g.m.picks.push_back(copy);
}

struct Selecting {
    NodeIndex part;       // the select that is chosen now
    std::int16_t picked;  // in this part, as it counts: cards or units of energy
    std::int16_t room;    // places that there are for what is chosen
    std::uint8_t part_of_pokemon;
    Search search;
    std::uint8_t of_pokemon;  // of some part
};

void end_part(Game& g, Frame& frame, const Scope& scope) {
    Selecting& own = locals_of<Selecting>(frame);
    Context& context = context_of(g, frame);
    const Node& node = scope.node(g, own.part);
    // Picks of this part: what was added since the part began is kept in m.selected until the part ends.
    if (node.number > 0) bind(g, context, node.number - 1, g.m.selected, own.part_of_pokemon != 0);
    frame.set |= g.m.selected;
    g.m.selected = CopySet{};
    own.part = node.next;
    own.picked = 0;
    frame.step = part;
}

void finish_select(Game& g, Frame& frame) {
    Selecting& own = locals_of<Selecting>(frame);
    g.m.selected = frame.set;
    g.m.selected_pokemon = own.of_pokemon;
    pop(g);
}

// Pokémon that the other seat's texts can't choose.
void drop_unchoosable(Game& g, const Scope& scope, Candidates& left) {
    if (!(g.m.modifiers_seen & bit(ModKind::cant))) return;
    for (CopyId copy : left.set) {
        const std::uint8_t slot = slot_of(g.m, copy);
        if (slot != no_slot && slot_seat(slot) != scope.controller && cant(g, slot, ActionKind::be_chosen))
            left.set.erase(copy);
    }
}

// Pokémon cards that this text can't put into play.
void drop_those_who_stay_out(Game& g, const Frame& frame, const Scope& scope, Candidates& left) {
    if (left.of_pokemon || !goes_into_play(g, scope, scope.node(g, frame.node).next)) return;
    const CopySet together = left.set | frame.set | g.m.selected;
    for (CopyId copy : left.set)
        if (may_be_pokemon(g, copy) && !may_come_by_text(g, scope, copy, together)) left.set.erase(copy);
}

void offer_candidates(Game& g, const Candidates& left) {
    if (!left.of_pokemon) {
        for (CopyId copy : left.set) offer(g, {OptionKind::copy, copy.value, 0, 0});
        return;
    }
    for (SeatId seat : both_seats)
        each_pokemon(g.m, seat, [&](std::uint8_t slot) {
            if (left.set.contains(g.m.pokemon[slot].bottom)) offer(g, {OptionKind::slot, slot, 0, 0});
        });
}

// The statement puts what the selection chose somewhere else.
bool takes_away(const Game& g, const Scope& scope, NodeIndex selection) {
    for (NodeIndex i = 0; i < scope.program->size; ++i) {
        const Node& statement = scope.node(g, i);
        if (statement.first != selection) continue;
        return statement.kind == NodeKind::discard || statement.kind == NodeKind::put ||
               statement.kind == NodeKind::move || statement.kind == NodeKind::attach;
    }
    return false;
}

// What an earlier choice of the same attack takes away is not there for a later one (FI detail.attack.4).
CopySet taken_up_front(const Game& g, const Frame& frame, const Scope& scope) {
    CopySet taken;
    for (const Frame& kept : g.m.frames)
        if (kept.proc == Proc::chosen && kept.context == frame.context && kept.node != no_node &&
            takes_away(g, scope, kept.node))
            taken |= kept.set;
    return taken;
}

// How many are to be chosen.
Clause clause_of(const Game& g, const Scope& scope, NodeIndex range) {
    switch (static_cast<RangeKind>(scope.node(g, range).sub)) {
        case RangeKind::up_to: return Clause::D_05_b1;
        case RangeKind::any_number: return Clause::D_02_b1;
        case RangeKind::number:
        case RangeKind::exactly:
        case RangeKind::all:
        case RangeKind::random: break;
    }
    return Clause::D_04_b1;
}

std::uint8_t number_of_part(const Game& g, const Scope& scope, NodeIndex selection, NodeIndex part) {
    std::uint8_t number = 0;
    for (NodeIndex i = scope.node(g, selection).first; i != part; i = scope.node(g, i).next) ++number;
    return number;
}

void ask_part(Game& g, Frame& frame, const Scope& scope, const Candidates& left, const Bounds& bounds) {
    Selecting& own = locals_of<Selecting>(frame);
    frame.step = chosen;
    Choice& choice = ask(g, scope.actor, left.of_pokemon ? ChoiceKind::pick_pokemon : ChoiceKind::pick_card,
                         clause_of_choice(g, frame.context, clause_of(g, scope, parts_of(g, scope, own.part).range)));
    choice.source = scope.source.value;
    choice.node = frame.node;
    choice.program = context_of(g, frame).program;
    choice.part = number_of_part(g, scope, frame.node, own.part);
    choice.picked = static_cast<std::uint8_t>(own.picked);
    choice.least = static_cast<std::uint8_t>(std::min(255, bounds.least));
    choice.most = static_cast<std::uint8_t>(std::min(255, bounds.most));
    if (own.picked >= bounds.least || (bounds.none && own.picked == 0)) offer(g, {OptionKind::done, 0, 0, 0});
    offer_candidates(g, left);
}

// What a part could take as things are, without what earlier parts took.
Candidates open_to(Game& g, const Frame& frame, const Scope& scope, NodeIndex select, const Bounds& bounds) {
    const Selecting& own = locals_of<Selecting>(frame);
    Candidates left = candidates(g, scope, select);
    left.set -= frame.set;
    if (chooses_up_front(g, frame.context)) left.set -= taken_up_front(g, frame, scope);
    if (own.search == Search::limited) left.set &= g.m.among;
    if (left.of_pokemon && !bounds.all) drop_unchoosable(g, scope, left);
    drop_those_who_stay_out(g, frame, scope, left);
    // What is paid for is no part of the price, unless it is named.
    if (scope.context->paying && !is_this(scope.node(g, parts_of(g, scope, select).base))) left.set.erase(scope.source);
    return left;
}

// It asks for a variable that an earlier part of this selection will only give a meaning.
bool waits_for_a_name(const Game& g, const Scope& scope, NodeIndex from, NodeIndex part) {
    for (NodeIndex i = from; i != part; i = scope.node(g, i).next)
        if (const int variable = scope.node(g, i).number - 1;
            variable >= 0 && ((scope.facts(g, part).names >> variable) & 1))
            return true;
    return false;
}

// What the parts behind this one want, as far as that can be told by now.
void add_later_parts(Game& g, const Frame& frame, const Scope& scope, Demands& demands) {
    const Selecting& own = locals_of<Selecting>(frame);
    for (NodeIndex i = scope.node(g, own.part).next; i != no_node; i = scope.node(g, i).next) {
        const SelectParts parts = parts_of(g, scope, i);
        const Bounds bounds = bounds_of_part(g, scope, parts, own.search);
        const bool limited = filter_of(g, scope, own_filters(g, scope, parts), NodeKind::distinct) ||
                             of_one_host(g, scope, parts) || waits_for_a_name(g, scope, own.part, i);
        if (bounds.all || bounds.none || bounds.least == 0 || limited) continue;
        const CopySet from = open_to(g, frame, scope, i, bounds).set - g.m.selected;
        demands.add({parts, from, bounds.least, 0, bounds.whole});
    }
}

// Keeps back what a later part needs: as much as possible is chosen of all parts together (JA D-04.b2, D-04.b3).
void keep_for_later_parts(Game& g, const Frame& frame, const Scope& scope, const SelectParts& parts,
                          const Bounds& bounds, CopySet& left) {
    const Selecting& own = locals_of<Selecting>(frame);
    if (scope.node(g, own.part).next == no_node) return;
    Demands demands;
    const int wanted = bounds.none && own.picked == 0 ? 0 : bounds.least;
    demands.add({parts, left, wanted, own.picked, bounds.whole});
    add_later_parts(g, frame, scope, demands);
    const CopySet shared = demands.shared() & left;
    const int room = own.room - frame.set.size() - g.m.selected.size();
    if (shared.empty() || demands.still_wanted() > room) return;
    const int best = demands.most_met(g, scope);
    for (CopyId copy : shared) {
        Demands then = demands;
        then.drop(copy);
        then[0].had += weight(g, scope, parts, copy);
        if (then.most_met(g, scope) < best) left.erase(copy);
    }
}

// Nothing may be paid with that the rest of the price needs (JA E-30.b4).
void keep_for_the_price(Game& g, const Frame& frame, const Scope& scope, CopySet& left) {
    const Selecting& own = locals_of<Selecting>(frame);
    left = that_may_pay(g, scope, {frame.node, own.part, own.picked, frame.set | g.m.selected}, left);
}

// Nothing to decide: all that is there must be chosen (JA D-04.b2, II-A.b5).
bool is_forced(const Selecting& own, const Bounds& bounds, CopySet left, int available, bool kept_back) {
    const bool last_one = own.picked < bounds.least && left.single();  // of several units perhaps
    const bool all_wanted = own.picked + available <= bounds.least && !kept_back;
    return (all_wanted || last_one) && !(bounds.none && own.picked == 0);
}

// Whoever is chosen may leave others out.
bool excludes_some(const Game& g, const Scope& scope, const SelectParts& parts, CopySet left) {
    return filter_of(g, scope, own_filters(g, scope, parts), NodeKind::distinct) ||
           (!left.single() && of_one_host(g, scope, parts));
}

void run_part(Game& g, Frame& frame) {
    Selecting& own = locals_of<Selecting>(frame);
    Context& context = context_of(g, frame);
    const Scope scope = scope_of(g, context);
    const SelectParts parts = parts_of(g, scope, own.part);
    Bounds bounds = bounds_of_part(g, scope, parts, own.search);
    if (!bounds.unchecked && must_change(g, scope, own.part, parts)) bounds.least = 1;
    Candidates left = open_to(g, frame, scope, own.part, bounds);
    own.part_of_pokemon = left.of_pokemon;
    own.of_pokemon |= own.part_of_pokemon;  // a set may hold Pokémon beside cards
    if (bounds.all) {
        g.m.selected = left.set;
        note_picks(g, left.set);
        return end_part(g, frame, scope);
    }
    left.set -= g.m.selected;
    keep_compatible(g, scope, parts, g.m.selected, left);
    const CopySet open = left.set;
    if (context.paying && scope.program->cost != no_node) keep_for_the_price(g, frame, scope, left.set);
    else keep_for_later_parts(g, frame, scope, parts, bounds, left.set);
    const bool kept_back = left.set != open;
    const int wanted = bounds.least;
    bounds.most = std::min<int>(bounds.most, own.room - frame.set.size());
    bounds.least = std::min(bounds.least, bounds.most);
    if (left.set.empty() || own.picked >= bounds.most) return end_part(g, frame, scope);
    if (bounds.random) {
        frame.step = random_chosen;
        return random_card(g, left.set, Clause::D_04_b1);
    }
    int available = 0;
    for (CopyId copy : left.set) available += weight(g, scope, parts, copy);
    if (bounds.whole && own.picked + std::min(available, bounds.most - own.picked) < wanted)
        return end_part(g, frame, scope);
    if (!g.m.asks_all && is_forced(own, bounds, left.set, available, kept_back) &&
        !excludes_some(g, scope, parts, left.set)) {
        g.m.selected |= left.set;
        note_picks(g, left.set);
        return end_part(g, frame, scope);
    }
    ask_part(g, frame, scope, left, bounds);
}

}  // namespace

void select(Game& g, std::uint8_t context, NodeIndex selection, Search search, int at_most) {
    if (take_choice(g, context, selection)) return;
    Frame& frame = push(g, Proc::select);
    Selecting& own = locals_of<Selecting>(frame);
    frame.context = context;
    frame.node = selection;
    own.search = search;
    own.room = static_cast<std::int16_t>(at_most);
    own.part = g.book.node(g.book.program(g.m.contexts[context].program), selection).first;
    g.m.selected = CopySet{};
    g.m.picks.clear();
}

void select_among(Game& g, std::uint8_t context, NodeIndex selection, CopySet among, int at_most) {
    if (take_choice(g, context, selection)) {
        g.m.selected &= among;
        return;
    }
    select(g, context, selection, Search::limited, at_most);
    g.m.among = among;
}

// frame.set: chosen in earlier parts; m.selected: chosen in this part.
void step_select(Game& g, Frame& frame) {
    Selecting& own = locals_of<Selecting>(frame);
    if (frame.step == part) {
        if (own.part == no_node) return finish_select(g, frame);
        return run_part(g, frame);
    }
    const Scope scope = scope_of(g, context_of(g, frame));
    if (g.m.answer.kind == OptionKind::done) return end_part(g, frame, scope);
    const SelectParts parts = parts_of(g, scope, own.part);
    const CopyId copy = g.m.answer.kind == OptionKind::slot ? g.m.pokemon[g.m.answer.a].bottom : CopyId{g.m.answer.a};
    g.m.selected.insert(copy);
    note_picks(g, CopySet::of(copy));
    own.picked = static_cast<std::int16_t>(own.picked + weight(g, scope, parts, copy));
    frame.step = part;
}

}  // namespace cubenight::pokemon
