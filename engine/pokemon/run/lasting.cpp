// Effects that outlive their text (JA E-01, E-02, E-20 to E-22).

#include "engine/pokemon/run/lasting.hpp"

#include "engine/pokemon/ask/query.hpp"
#include "engine/pokemon/ask/sources.hpp"
#include "engine/pokemon/change/ending_effects.hpp"
#include "engine/pokemon/match/serials.hpp"
#include "engine/pokemon/run/frames.hpp"
#include "engine/pokemon/run/reach.hpp"
namespace cubenight::pokemon {
namespace {

std::uint16_t next_turn_of(const Game& g, SeatId seat) {
    return static_cast<std::uint16_t>(g.m.turn + (g.m.turn_seat == seat ? 2 : 1));
}

void set_span(Game& g, const Scope& scope, const Node& span, Lasting& lasting) {
    lasting.from_turn = lasting.last_turn = g.m.turn;
    switch (static_cast<SpanKind>(span.sub)) {
        case SpanKind::this_turn: return;
        case SpanKind::next_turn:
            lasting.from_turn = lasting.last_turn = next_turn_of(g, seat_of(scope, static_cast<Player>(span.number)));
            return;
        case SpanKind::until_end_of_next_turn:
            lasting.last_turn = next_turn_of(g, seat_of(scope, static_cast<Player>(span.number)));
            lasting.until_end = 1;
            return;
        case SpanKind::while_:
            lasting.until = span.first;
            lasting.last_turn = 0xFFFF;
            return;
        case SpanKind::rest_of_game: lasting.last_turn = 0xFFFF; return;
    }
}

// The clause that says how long it lasts; where none does, its text says it.
Clause clause_of_span(const Game& g, const Scope& scope, const Node& span) {
    const auto own = [&] { return seat_of(scope, static_cast<Player>(span.number)) == scope.controller; };
    switch (static_cast<SpanKind>(span.sub)) {
        case SpanKind::next_turn: return own() ? Clause::E_02_b1 : Clause::E_01_b1;
        case SpanKind::until_end_of_next_turn: return own() ? Clause::E_21_b1 : Clause::E_22_b1;
        case SpanKind::this_turn:
        case SpanKind::while_:
        case SpanKind::rest_of_game: break;
    }
    return clause_of_text(g, scope);
}

// The span that its text gives it.
const Node* span_of(const Game& g, const Scope& scope, const Lasting& lasting) {
    for (NodeIndex i = 0; i < scope.program->size; ++i) {
        if (scope.node(g, i).kind != NodeKind::lasting) continue;
        const Node& span = scope.node(g, scope.node(g, i).first);
        for (NodeIndex part = scope.node(g, span.next).first; part != no_node; part = scope.node(g, part).next) {
            const bool conditional = scope.node(g, part).kind == NodeKind::while_;
            const NodeIndex given = conditional ? scope.node(g, scope.node(g, part).first).next : part;
            if (given == lasting.node) return &span;
        }
    }
    return nullptr;
}

// A text that waits for its time is an effect on the Pokémon that it means from now on (JA C-17).
void drop_protected(Game& g, const Scope& scope, Binding& binding) {
    if (binding.kind != Binding::Kind::pokemon) return;
    for (CopyId bottom : binding.set)
        if (const std::uint8_t slot = slot_of(g.m, bottom);
            slot != no_slot && !reaches(g, scope, slot, Clause::C_17_list2))
            binding.set.erase(bottom);
}

// Those that the part or its span asks for.
void keep_variables(Game& g, const Scope& scope, NodeIndex part, Lasting& lasting) {
    const unsigned bits =
        scope.facts(g, part).names | (lasting.until != no_node ? scope.facts(g, lasting.until).names : 0u);
    int kept = 0;
    for (int v = 0; v < 8 && kept < 2; ++v)
        if (const Binding* binding = (bits >> v) & 1 ? find_binding(scope, v) : nullptr;
            binding && binding->kind != Binding::Kind::nothing) {
            lasting.variables[kept] = static_cast<std::uint8_t>(v);
            lasting.bindings[kept] = *binding;
            if (lasting.events != 0) drop_protected(g, scope, lasting.bindings[kept]);
            ++kept;
        }
}

void anchor_to(const Game& g, Lasting& lasting, std::uint8_t slot) {
    lasting.anchor = AnchorKind::pokemon;
    lasting.anchor_id = slot;
    lasting.anchor_arrived = g.m.pokemon[slot].arrived;
}

// The Pokémon it is given to, taken now (docs/architecture.md: a snapshot); protected ones do not receive it.
// Follows ZH E-20.ex1.
void take_subjects(Game& g, const Scope& scope, const Node& give, Lasting& lasting) {
    lasting.live = static_cast<Liveness>(give.sub) == Liveness::live;
    const NodeIndex target = give.first;
    if (scope.node(g, target).kind == NodeKind::player) {
        lasting.anchor = AnchorKind::seat;
        return;
    }
    const Candidates found = all_of(g, scope, target);
    for (CopyId copy : found.set) {
        const std::uint8_t slot = found.of_pokemon ? slot_of(g.m, copy) : no_slot;
        if (slot != no_slot && !reaches(g, scope, slot, Clause::C_17_list2)) continue;
        lasting.subjects.insert(copy);
    }
    if (found.set.size() == 1 && found.of_pokemon && !lasting.live) {
        anchor_to(g, lasting, slot_of(g.m, found.set.first()));
    }
}

// The Pokémon that a lasting `when` or `instead` is about: the one that its event or its text names (the Defending
// Pokémon as `$d`), the one that has the attack (`of this`), or who is Active now. It ends with that one's effects.
std::uint8_t subject_of(Game& g, const Scope& scope, NodeIndex part) {
    const unsigned bits = scope.facts(g, part).names;
    CopySet named;
    for (int v = 0; v < 8; ++v) {
        const Binding* binding = (bits >> v) & 1 ? find_binding(scope, v) : nullptr;
        if (binding && binding->kind == Binding::Kind::pokemon) named |= live_members(g, *binding);
    }
    if (named.size() == 1) return slot_of(g.m, named.first());
    const NodeIndex of = scope.node(g, scope.node(g, part).first).first;
    if (!named.empty() || of == no_node || scope.node(g, of).kind != NodeKind::of) return no_slot;
    const Node& select = scope.node(g, scope.node(g, scope.node(g, of).first).first);
    const Node& base = scope.node(g, select.first);
    if (base.kind != NodeKind::place || scope.kind != TextKind::attack) return no_slot;
    if (static_cast<Place>(base.sub) == Place::this_) return scope.slot;
    const auto side = static_cast<Side>(base.number);
    if (static_cast<Place>(base.sub) != Place::active || side == Side::any) return no_slot;
    return g.m.seats[side == Side::their ? opponent(scope.controller) : scope.controller].active;
}

// The bits of the modifiers that a `give` has, and of the actions that they allow or forbid.
void note_what_it_gives(const Game& g, const Scope& scope, const Node& give, Lasting& lasting) {
    const auto at = [&](NodeIndex i) -> const Node& { return scope.node(g, i); };
    for (NodeIndex mod = scope.node(g, give.first).next; mod != no_node; mod = scope.node(g, mod).next) {
        const Node& what = scope.node(g, mod);
        lasting.mods |= mod_bits(at, mod);
        if (what.kind == NodeKind::cant || what.kind == NodeKind::can)
            lasting.actions |= action_bit(mod_kind(what), static_cast<ActionKind>(scope.node(g, what.first).sub));
    }
    if (lasting.mods & (bit(ModKind::provides) | bit(ModKind::type))) lasting.mods |= changes_energy;
}

void add_lasting(Game& g, const Scope& scope, const Node& span, NodeIndex part, NodeIndex condition) {
    if (g.m.lasting.full()) return report_no_room(g, scope.source);
    Lasting lasting;
    lasting.program = scope.context->program;
    lasting.node = part;
    lasting.controller = scope.controller;
    lasting.source = scope.source;
    lasting.slot = scope.slot;
    lasting.kind = scope.kind;
    lasting.created = next_serial(g.m);
    set_span(g, scope, span, lasting);
    if (condition != no_node) lasting.condition = condition;
    const Node& node = scope.node(g, part);
    if (node.kind == NodeKind::give) {
        take_subjects(g, scope, node, lasting);
        if (lasting.anchor != AnchorKind::seat && !lasting.live && lasting.subjects.empty()) return;
        note_what_it_gives(g, scope, node, lasting);
    } else {
        lasting.events = 1u << scope.node(g, node.first).sub;
        const std::uint8_t slot = subject_of(g, scope, part);
        if (slot != no_slot) {
            if (!reaches(g, scope, slot, Clause::C_17_list2)) return;
            anchor_to(g, lasting, slot);
        }
    }
    keep_variables(g, scope, part, lasting);
    g.m.modifiers_seen |= lasting.mods;
    g.m.events_heard |= lasting.events;
    g.m.actions_seen |= lasting.actions;
    g.m.lasting.push_back(lasting);
    report(g, {.type = EventKind::lasting_begins,
               .seat = scope.controller,
               .copy = scope.source,
               .slot = lasting.anchor == AnchorKind::pokemon ? lasting.anchor_id : no_slot,
               .clause = clause_of_span(g, scope, span)});
}

}  // namespace

void report_ended_spans(Game& g) {
    if (!g.listener) return;
    for (const Lasting& lasting : g.m.lasting) {
        if (g.m.turn < lasting.last_turn || lasting.last_turn == 0xFFFF) continue;
        const Scope scope = scope_of(g, lasting);
        const Node* span = span_of(g, scope, lasting);
        report_end(g, lasting, span ? clause_of_span(g, scope, *span) : clause_of_text(g, scope));
    }
}

void begin_lasting(Game& g, std::uint8_t index, NodeIndex statement) {
    const Scope scope = scope_of(g, g.m.contexts[index]);
    const Node& lasting = scope.node(g, statement);
    const Node& span = scope.node(g, lasting.first);
    const Node& block = scope.node(g, span.next);
    const std::size_t before = g.m.lasting.size();
    for (NodeIndex i = block.first; i != no_node; i = scope.node(g, i).next) {
        const Node& part = scope.node(g, i);
        if (part.kind == NodeKind::while_) add_lasting(g, scope, span, scope.node(g, part.first).next, part.first);
        else add_lasting(g, scope, span, i, no_node);
    }
    g.m.contexts[index].performed = g.m.lasting.size() > before;
}

}  // namespace cubenight::pokemon
