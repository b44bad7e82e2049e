// Moving what a text chose, and effects that outlive their text.
#include <algorithm>

#include "engine/pokemon/flow.hpp"
#include "engine/pokemon/kept_choices.hpp"
#include "engine/pokemon/numbers.hpp"
#include "engine/pokemon/permissions.hpp"
#include "engine/pokemon/text_verbs.hpp"

namespace cubenight::pokemon {
namespace {

struct Destination {
    Where where = Where::discard;
    PileEnd end = PileEnd::top;
    bool bench = false;
    bool active = false;
    NodeIndex under = no_node;
    bool stadium = false;
    bool face_up = false;
};

Destination destination_of(const Game& g, const Scope& scope, NodeIndex move_to) {
    const Node& node = scope.node(g, move_to);
    const Node& to = scope.node(g, node.first);
    Destination d;
    d.face_up = (node.sub & move_face_up) != 0;
    switch (to.kind) {
        case NodeKind::place:
            d.bench = static_cast<Place>(to.sub) == Place::bench;
            d.active = static_cast<Place>(to.sub) == Place::active;
            return d;
        case NodeKind::under: d.under = to.first; return d;
        case NodeKind::aside: d.where = Where::aside; return d;
        case NodeKind::top: d.where = Where::deck; return d;
        case NodeKind::bottom: d.where = Where::deck; d.end = PileEnd::bottom; return d;
        case NodeKind::into: d.where = Where::deck; return d;
        default: break;
    }
    static constexpr Where places[] = {Where::deck, Where::hand, Where::discard, Where::prizes, Where::lost, Where::discard};
    d.where = places[to.sub];
    d.stadium = static_cast<Zone>(to.sub) == Zone::stadium;
    return d;
}

// Whether all cards of the Pokémon would find a place there.
bool has_places(const Game& g, std::uint8_t slot, Where where) {
    int cards[2] = {0, 0};
    for (CopyId copy = g.m.pokemon[slot].top; copy != no_copy; copy = g.m.copies[copy.value].next) ++cards[owner(copy)];
    each_attached(g.m, slot, [&](CopyId copy) { ++cards[owner(copy)]; });
    const int together = where == Where::aside ? cards[0] + cards[1] : 0;
    return std::max(cards[0], together) <= places_for(g.m, 0, where) && cards[1] <= places_for(g.m, 1, where);
}

// Of the cards that are put into play together, the other half of that LEGEND (FI term.legend).
CopyId half_among(const Game& g, CopyId copy, CopySet together) {
    for (CopyId peer : together) {
        const CopyState& state = g.m.copies[peer.value];
        const bool half = card(g, peer).stage == Stage::legend && card(g, peer).name == card(g, copy).name && state.card != g.m.copies[copy.value].card;
        if (half && state.where != Where::stack && owner(peer) == owner(copy)) return peer;
    }
    return no_copy;
}

// A LEGEND comes with both of its halves, or not at all.
void put_one_into_play(Game& g, const Scope& scope, CopyId copy, Spot spot, CopySet together) {
    const bool legend = card(g, copy).stage == Stage::legend;
    const CopyId half = legend ? half_among(g, copy, together) : no_copy;
    if (legend && (half == no_copy || state(g, copy).where == Where::stack)) return;
    const std::uint8_t s = owner(copy);
    if (spot == Spot::bench && static_cast<int>(seat(g, s).bench.size()) >= bench_limit(g, s)) return;
    if (spot == Spot::active && seat(g, s).active != no_slot) return;
    const std::uint8_t slot = put_into_play(g, copy, s, spot, Clause::C_11_b1);
    if (slot == no_slot) return;
    if (legend) put_below(g, slot, half, Clause::term_legend);
    // Not "from hand": that is the turn's own action (JA E-06.b1, E-31.b4).
    raise(g, {EventKind::benched, s, {slot, g.m.pokemon[slot].bottom, cause_of(scope), scope.controller}, 0});
}

// together: what is moved there with it.
void move_one_card(Game& g, const Scope& scope, CopyId copy, const Destination& d, CopySet together) {
    if (d.stadium) {  // no second one of its name (JA I-B-03.b2)
        const bool same = g.m.stadium != no_copy && card(g, g.m.stadium).name == card(g, copy).name;
        if (card(g, copy).kind == CardKind::stadium && !same) replace_stadium(g, copy, scope.actor, Clause::C_02_b1, cause_of(scope));
        return;
    }
    if (d.bench || d.active) return put_one_into_play(g, scope, copy, d.bench ? Spot::bench : Spot::active, together);
    if (places_for(g.m, owner(copy), d.where) == 0 && state(g, copy).where != d.where) return report_no_room(g, copy);
    if (d.under != no_node) {
        const Candidates hosts = all_of(g, scope, d.under);
        for (CopyId bottom : hosts.set) {
            const std::uint8_t slot = slot_of(g.m, bottom);
            const bool part_of_it = state(g, copy).where == Where::stack && state(g, copy).slot == slot;
            if (slot != no_slot && !part_of_it) return attach(g, copy, slot, Where::under, Clause::C_02_b1);
        }
        return;
    }
    const bool shuffled = scope.context && scope.context->shuffled == shuffled_hand && state(g, copy).where == Where::hand;
    const std::uint8_t known = shuffled ? std::uint8_t{0} : state(g, copy).known;
    const bool seen = state(g, copy).where == Where::discard || state(g, copy).slot != no_slot;
    move_card(g, copy, d.where, d.where == Where::discard ? Clause::C_01_b1 : Clause::C_02_b1, d.end);
    // Who knew the card, or saw it go, still knows it until a shuffle.
    if (d.where == Where::deck || d.where == Where::prizes) state(g, copy).known = seen ? std::uint8_t{3} : known;
    if (d.where == Where::hand && (seen || known == 3)) state(g, copy).known = 3;
    if (d.where == Where::prizes && d.face_up)
        for (int i = 0; i < 6; ++i)
            if (seat(g, owner(copy)).prizes[static_cast<std::size_t>(i)] == copy) {
                seat(g, owner(copy)).prizes_face_up |= static_cast<std::uint8_t>(1u << i);
                state(g, copy).known = 3;
            }
}

// The order in which members move: as they lie in their pile, lowest first, so that their order stays.
int in_pile_order(const Game& g, CopySet set, CopyId (&out)[most_copies]) {
    int count = 0;
    for (const SeatState& player : g.m.seats)
        for (const Pile* pile : {&player.deck, &player.hand, &player.discard, &player.lost})
            for (CopyId copy : *pile)
                if (set.contains(copy)) out[count++] = copy, set.erase(copy);
    for (CopyId copy : g.m.aside)
        if (set.contains(copy)) out[count++] = copy, set.erase(copy);
    for (CopyId copy : set) out[count++] = copy;
    return count;
}

void move_pokemon(Game& g, const Scope& scope, CopyId bottom, const Destination& d, int& moved) {
    const std::uint8_t slot = slot_of(g.m, bottom);
    if (slot == no_slot || !reaches(g, scope, slot, Clause::C_17_b1)) return;
    ++moved;
    if (d.under != no_node || d.bench || d.active) return;
    if (!has_places(g, slot, d.where)) return report_no_room(g, bottom);
    // Wherever a text puts it, it was Knocked Out (JA I-D.b3.2).
    if (g.m.pokemon[slot].knocked_out) owe_prizes(g, slot);
    leave_play(g, slot, d.where, d.where, Clause::C_02_b2, d.end);
}

}  // namespace

static void offer_slots(Game& g, CopySet bottoms) {
    for (std::uint8_t s = 0; s < 2; ++s)
        each_pokemon(g.m, s, [&](std::uint8_t slot) {
            if (bottoms.contains(g.m.pokemon[slot].bottom)) offer(g, {OptionKind::slot, slot, 0, 0});
        });
}

void ask_slot(Game& g, Frame& frame, const Scope& scope, CopySet bottoms, Clause clause) {
    const bool up_front = chooses_up_front(g, frame.context);
    Choice& choice = ask(g, scope.actor, ChoiceKind::pick_pokemon, up_front ? Clause::fi_detail_attack_4 : clause);
    choice.source = scope.source.value;
    choice.node = frame.node;
    choice.program = context_of(g, frame).program;
    offer_slots(g, bottoms);
}

CopySet in_play(const Match& m, CopySet set) {
    for (CopyId copy : set)
        if (slot_of(m, copy) == no_slot) set.erase(copy);
    return set;
}

void verb_done(Game& g, Frame& frame, int amount, bool performed) {
    Context& context = context_of(g, frame);
    context.done = static_cast<std::int16_t>(std::clamp(amount, -30000, 30000));
    context.performed = performed;
    if (performed && context.kind == TextKind::trainer) context.failed = 0;  // it reached somebody, if not all (ZH E-29.faq3)
    pop(g);
}

bool follows_all_of_nothing(const Game& g, const Scope& scope, NodeIndex selection) {
    if (!option(g, OptionKey::empty_all_complies)) return false;
    for (NodeIndex i = scope.node(g, selection).first; i != no_node; i = scope.node(g, i).next) {
        const Node& range = scope.node(g, scope.node(g, i).first);
        if (range.kind == NodeKind::range && static_cast<RangeKind>(range.sub) != RangeKind::all) return false;
    }
    return true;
}

static bool stopped(Game& g, const Scope& scope, Clause clause, CopyId copy, std::uint8_t slot) {
    report(g, {.type = EventType::blocked, .seat = slot == no_slot ? owner(copy) : slot_seat(slot), .copy = copy, .slot = slot, .clause = clause});
    // ZH E-29: of a card that is stopped so nothing else is carried out either (difference 10).
    if (scope.kind == TextKind::trainer && scope.context && !option(g, OptionKey::protected_card_rest))
        for (Context& context : g.m.contexts)
            if (&context == scope.context) context.failed = 1;
    return true;
}

bool complied(Game& g, const Scope& scope, NodeIndex selection, int count) {
    if (count > 0) return true;
    return follows_all_of_nothing(g, scope, selection) && all_of(g, scope, selection).set.empty();
}

// An attack's effect that waited: who it was laid on has received it already (JA C-17.b2).
static bool received_before(const Game& g, const Scope& scope, std::uint8_t slot) {
    if (!scope.context || scope.kind == scope.program->kind || scope.program->kind != TextKind::attack) return false;
    for (std::size_t v = 0; v < scope.context->bindings.size(); ++v) {
        const Binding& binding = scope.context->bindings[v];
        const bool laid_on = binding.kind == Binding::Kind::pokemon && v != scope.context->event_variable;
        if (laid_on && binding.set.contains(g.m.pokemon[slot].bottom)) return true;
    }
    return false;
}

static bool harm_reaches(Game& g, const Scope& scope, std::uint8_t slot, Harm harm, Clause clause) {
    if (slot == scope.slot || !is_protected(g, scope, {g.m.pokemon[slot].bottom, slot}, harm) || received_before(g, scope, slot)) return true;
    return !stopped(g, scope, clause, g.m.pokemon[slot].top, slot);
}

bool reaches(Game& g, const Scope& scope, std::uint8_t slot, Clause clause) { return harm_reaches(g, scope, slot, Harm::effect, clause); }
bool counters_reach(Game& g, const Scope& scope, std::uint8_t slot, Clause clause) { return harm_reaches(g, scope, slot, Harm::counters, clause); }

bool reaches_card(Game& g, const Scope& scope, CopyId copy, Clause clause) {
    const CopyState& c = state(g, copy);
    if (c.where < Where::stadium || copy == scope.source || !is_protected(g, scope, {copy, no_slot})) return true;
    return !stopped(g, scope, clause, copy, c.slot);
}

bool reaches_holder(Game& g, const Scope& scope, CopyId copy) {
    const std::uint8_t holder = state(g, copy).slot;
    return holder == no_slot || reaches(g, scope, holder, Clause::C_17_list3);
}

int move_selected(Game& g, std::uint8_t context, CopySet set, bool of_pokemon, NodeIndex move_to) {
    const Scope scope = scope_of(g, g.m.contexts[context]);
    const Destination d = destination_of(g, scope, move_to);
    const bool revealed = scope.node(g, move_to).sub & move_reveal;
    CopyId order[most_copies];
    const int count = in_pile_order(g, set, order);
    int moved = 0;
    // Cards before the Pokémon that they may be attached to: those take along what is left on them.
    const CopySet whole = of_pokemon ? in_play(g.m, set) : CopySet{};
    for (int i = 0; i < count; ++i) {
        const CopyId copy = order[i];
        if (whole.contains(copy)) continue;
        if (!reaches_holder(g, scope, copy) || !reaches_card(g, scope, copy, Clause::E_29_b1)) continue;
        if (revealed) {
            state(g, copy).known = 3;
            report(g, {.type = EventType::revealed, .seat = scope.actor, .copy = copy, .clause = Clause::E_18_b1});
        }
        move_one_card(g, scope, copy, d, set);
        ++moved;
    }
    for (CopyId bottom : whole) move_pokemon(g, scope, bottom, d, moved);
    return moved;
}

std::uint8_t following(Game& g, std::uint8_t context, NodeIndex selection) {
    Context& c = g.m.contexts[context];
    const Scope scope = scope_of(g, c);
    unsigned bits = 0;
    for (NodeIndex i = scope.node(g, selection).first; i != no_node; i = scope.node(g, i).next) {
        if (const int variable = scope.node(g, i).number - 1; variable >= 0) bits |= 1u << variable;
        bool all = true;
        for (NodeIndex part = scope.node(g, i).first; part != no_node; part = scope.node(g, part).next) {
            const Node& node = scope.node(g, part);
            if (node.kind == NodeKind::range) all = static_cast<RangeKind>(node.sub) == RangeKind::all;
            if (node.kind == NodeKind::var && all) bits |= 1u << node.number;
        }
    }
    for (std::size_t v = 0; v < c.bindings.size(); ++v)
        if (c.bindings[v].kind != Binding::Kind::cards) bits &= ~(1u << v);
        else if ((bits >> v) & 1) c.bindings[v].set = live_members(g, c.bindings[v]);
    return static_cast<std::uint8_t>(bits);
}

void follow_moved(Game& g, std::uint8_t context, std::uint8_t variables) {
    for (int v = 0; v < 8; ++v)
        if ((variables >> v) & 1) g.m.contexts[context].bindings[static_cast<std::size_t>(v)].serial = g.m.serial;
}

namespace {

std::uint16_t next_turn_of(const Game& g, std::uint8_t s) {
    return static_cast<std::uint16_t>(g.m.turn + (g.m.turn_seat == s ? 2 : 1));
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

// A text that waits for its time is an effect on the Pokémon that it means from now on (JA C-17).
void drop_protected(Game& g, const Scope& scope, Binding& binding) {
    if (binding.kind != Binding::Kind::pokemon) return;
    for (CopyId bottom : binding.set)
        if (const std::uint8_t slot = slot_of(g.m, bottom); slot != no_slot && !reaches(g, scope, slot, Clause::C_17_list2))
            binding.set.erase(bottom);
}

// Those that the part or its span asks for.
void keep_variables(Game& g, const Scope& scope, NodeIndex part, Lasting& lasting) {
    const unsigned bits = scope.facts(g, part).names | (lasting.until != no_node ? scope.facts(g, lasting.until).names : 0u);
    int kept = 0;
    for (int v = 0; v < 8 && kept < 2; ++v)
        if (const Binding* binding = (bits >> v) & 1 ? find_binding(scope, v) : nullptr; binding && binding->kind != Binding::Kind::nothing) {
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

// The Pokémon it is given to, taken now (architecture of effects: snapshot); protected ones do not receive it.
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
    return g.m.seats[side == Side::their ? other(scope.controller) : scope.controller].active;
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
        const auto at = [&](NodeIndex i) -> const Node& { return scope.node(g, i); };
        for (NodeIndex mod = scope.node(g, node.first).next; mod != no_node; mod = scope.node(g, mod).next) {
            const Node& what = scope.node(g, mod);
            lasting.mods |= mod_bits(at, mod);
            if (what.kind == NodeKind::cant || what.kind == NodeKind::can)
                lasting.actions |= action_bit(mod_kind(what), static_cast<ActionKind>(scope.node(g, what.first).sub));
        }
        if (lasting.mods & (bit(ModKind::provides) | bit(ModKind::type))) lasting.mods |= changes_energy;
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
    report(g, {.type = EventType::lasting_begins, .seat = scope.controller, .copy = scope.source, .slot = lasting.anchor == AnchorKind::pokemon ? lasting.anchor_id : no_slot, .clause = Clause::E_01_b1});
}

}  // namespace

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
