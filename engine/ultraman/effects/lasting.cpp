#include "engine/ultraman/effects/lasting.hpp"

#include <algorithm>
#include <bit>

#include "engine/ultraman/ask/changes.hpp"
#include "engine/ultraman/ask/numbers.hpp"
#include "engine/ultraman/change/lasting_effects.hpp"
#include "engine/ultraman/change/verbs.hpp"

namespace cubenight::ultraman {
namespace {

enum LastingStep : std::uint8_t { next_part, whom_chosen, type_chosen };

struct Beginning {
    NodeIndex part;      // of the block: a give, while or when
    NodeIndex modifier;  // that asks which TYPE of each character it replaces
    std::uint8_t begun;  // parts that have somebody
    std::uint8_t less;   // some part has less than it says
    std::uint8_t spot;   // whose TYPE is asked about
    std::uint8_t group;  // of the variables that are held for the part
};

NodeIndex give_of(const Acting& a, NodeIndex part) {
    const Node& node = a.scope.node(part);
    return node.kind == NodeKind::while_ ? a.scope.node(node.first).next : part;
}

Lasting made(const Acting& a, NodeIndex part) {
    Lasting lasting;
    lasting.program = a.context.program;
    lasting.text = a.context.text;
    lasting.controller = a.context.controller;
    lasting.source = a.context.source;
    lasting.group = locals_of<Beginning>(a.frame).group;
    if (a.scope.node(part).kind == NodeKind::while_) lasting.condition = a.scope.node(part).first;
    const Node& span = a.scope.node(a.node.first);
    const std::uint16_t turn = a.g.m.turn;
    const bool next = sub_as<SpanKind>(span) == SpanKind::next_turn;
    const bool ever = sub_as<SpanKind>(span) == SpanKind::rest_of_game;
    lasting.first_turn = static_cast<std::uint16_t>(turn + next);
    lasting.last_turn = ever ? std::uint16_t{0xFFFF} : static_cast<std::uint16_t>(turn + next);
    return lasting;
}

Clause clause_of(Change change) {
    switch (change) {
        case Change::grade:
        case Change::keeps_grade_up:
        case Change::keeps_grade_down: return Clause::c11_6_1;
        case Change::bp:
        case Change::keeps_bp_plus:
        case Change::keeps_bp_minus: return Clause::c11_7_1;
        case Change::wins:
        case Change::ties: return Clause::c11_16_1;
        case Change::negated: return Clause::c11_13_1;
        case Change::cant: return Clause::c1_2_2;
        case Change::extra:
        case Change::columns:
        case Change::level:
        case Change::type_also:
        case Change::type_instead:
        case Change::type_swapped:
        case Change::waits: break;
    }
    return Clause::c11_2_1;
}

void give(Acting& a, NodeIndex part, NodeIndex modifier, CopySet whom, bool characters) {
    Lasting lasting = made(a, part);
    lasting.node = modifier;
    lasting.change = change_of(a.scope.node(modifier));
    lasting.amount = static_cast<std::int16_t>(amount_of(a.g, a.scope, modifier));
    (characters ? lasting.subjects : lasting.cards) = whom;
    begin_lasting(a.g, lasting, clause_of(lasting.change));
}

// The variables that something asks for: a bit of each.
unsigned asked_for(const Acting& a, NodeIndex something) {
    unsigned bits = 0;
    for (NodeIndex i = something; i < subtree_end({a.scope.nodes, a.scope.text->size}, something); ++i) {
        const Node& node = a.scope.node(i);
        const bool asks = node.kind == NodeKind::var || node.kind == NodeKind::variable ||
                          (node.kind == NodeKind::kind && sub_as<KindWord>(node) == KindWord::variable);
        if (asks) bits |= 1u << node.number;
    }
    return bits;
}

// A number that no lasting effect has.
std::uint8_t new_group(const Match& m) {
    std::uint8_t group = 1;
    while (std::ranges::find(m.lasting, group, &Lasting::group) != m.lasting.end()) ++group;
    return group;
}

// Holds what a part asks for of the variables of its text, as long as the part works.
void hold_variables(Acting& a, NodeIndex part, NodeIndex asking, std::uint8_t group) {
    Lasting held = made(a, part);
    held.change = Change::waits;
    held.condition = no_node;
    held.group = group;
    const unsigned asked = asked_for(a, asking);
    for (int variable = 0; variable < most_variables; ++variable) {
        const Binding binding = binding_of(a.scope, variable);
        if (!((asked >> variable) & 1) || binding.kind == Binding::Kind::nothing) continue;
        const bool has_set = binding.kind == Binding::Kind::cards || binding.kind == Binding::Kind::characters;
        held.variable = static_cast<std::uint8_t>(variable);
        held.kind = binding.kind;
        held.cards = has_set ? meant(a.g.m, a.scope, binding) : CopySet{};
        held.amount = binding.value;
        hold_variable(a.g, held);
    }
}

// What the condition of a `while` asks for; all that its effects share.
void hold_for_condition(Acting& a, NodeIndex part) {
    std::uint8_t& group = locals_of<Beginning>(a.frame).group;
    group = 0;
    const Node& node = a.scope.node(part);
    if (node.kind != NodeKind::while_ || !asked_for(a, node.first)) return;
    group = new_group(a.g.m);
    hold_variables(a, part, node.first, group);
}

void leave_waiting(Acting& a, NodeIndex when) {
    Lasting lasting = made(a, when);
    lasting.node = when;
    lasting.change = Change::waits;
    lasting.group = new_group(a.g.m);
    begin_lasting(a.g, lasting, Clause::c9_2_1);
    hold_variables(a, when, when, lasting.group);
}

void next(Acting& a) {
    Beginning& own = locals_of<Beginning>(a.frame);
    own.part = a.scope.node(own.part).next;
    a.frame.step = next_part;
}

bool swaps_type(const Node& modifier) {
    return modifier.kind == NodeKind::type_change && sub_as<TypeChange>(modifier) == TypeChange::becomes;
}

// One TYPE of that character becomes another.
void swap_type(Acting& a, Spot spot, int out) {
    const Beginning& own = locals_of<Beginning>(a.frame);
    Lasting lasting = made(a, own.part);
    lasting.node = own.modifier;
    lasting.change = Change::type_swapped;
    const int in = amount_of(a.g, a.scope, own.modifier) & 0xFF;
    lasting.amount = static_cast<std::int16_t>(static_cast<std::uint16_t>(out << 8 | in));
    lasting.subjects = CopySet::of(CopyId{spot.value});
    begin_lasting(a.g, lasting, Clause::c11_2_1);
}

// Who has it chosen of each character, and which of its TYPEs: where it has one there is nothing to choose.
void swap_types(Acting& a) {
    Beginning& own = locals_of<Beginning>(a.frame);
    while (!a.frame.set.empty()) {
        const Spot spot{a.frame.set.first().value};
        a.frame.set.erase(a.frame.set.first());
        const TypeSet types = types_of(a.g, spot);
        if (types.size() == 1) swap_type(a, spot, types.bits);
        if (types.size() < 2) continue;
        own.spot = spot.value;
        a.frame.step = type_chosen;
        ask_of_verb(a, ChoiceKind::type, Clause::c11_2_1);
        for (std::uint8_t i = 0; i < type_count; ++i)
            if (types.has(static_cast<Type>(i))) offer(a.g, {OptionKind::type, i, 0, 0});
        return;
    }
    next(a);
}

// Of what was chosen the cards that lie in no character.
CopySet cards_elsewhere(const Match& m) {
    CopySet cards;
    if (m.selected_characters) return cards;
    for (CopyId copy : m.selected)
        if (spot_of(m, copy) == no_spot) cards.insert(copy);
    return cards;
}

void give_all(Acting& a) {
    Beginning& own = locals_of<Beginning>(a.frame);
    // Cards that lie in characters stand for those; what is given to others is given to the cards.
    const CopySet characters = chosen_characters(a.g.m);
    const CopySet cards = cards_elsewhere(a.g.m);
    const bool nobody = characters.empty() && cards.empty();
    if (nobody || !a.g.m.selected_in_full) own.less = 1;
    if (nobody) return next(a);
    own.begun = 1;
    const NodeIndex part = own.part;
    hold_for_condition(a, part);
    NodeIndex modifier = a.scope.node(a.scope.node(give_of(a, part)).first).next;
    own.modifier = no_node;
    for (; modifier != no_node; modifier = a.scope.node(modifier).next) {
        if (swaps_type(a.scope.node(modifier))) {
            own.modifier = modifier;
            continue;
        }
        if (!characters.empty()) give(a, part, modifier, characters, true);
        // A card in a zone has nothing to change; it may be kept from being moved.
        const bool keeps = a.scope.node(modifier).kind == NodeKind::cant;
        if (!cards.empty() && (keeps || characters.empty())) give(a, part, modifier, cards, false);
    }
    if (own.modifier == no_node || characters.empty()) return next(a);
    a.frame.set = characters;
    hold_characters(a.frame);
    swap_types(a);
}

}  // namespace

void begin_effects(Acting& a) {
    Beginning& own = locals_of<Beginning>(a.frame);
    switch (static_cast<LastingStep>(a.frame.step)) {
        case next_part: break;
        case whom_chosen: return give_all(a);
        case type_chosen: swap_type(a, Spot{own.spot}, 1 << a.g.m.answer.a); return swap_types(a);
    }
    if (own.part == 0) own.part = a.scope.node(a.scope.node(a.node.first).next).first;  // it begins
    if (own.part == no_node) return end_verb(a, own.begun, own.begun && !own.less);
    if (a.scope.node(own.part).kind == NodeKind::when) {
        leave_waiting(a, own.part);
        own.begun = 1;
        return next(a);
    }
    a.frame.step = whom_chosen;
    select(a.g, a.frame.context, a.scope.node(give_of(a, own.part)).first, Chosen::named);
}

namespace {

enum NegateStep : std::uint8_t { next_negated = verb_first_own, text_chosen };

void negate(Acting& a, CopyId copy, int text) {
    Lasting lasting;
    lasting.program = a.context.program;
    lasting.text = a.context.text;
    lasting.controller = a.context.controller;
    lasting.source = a.context.source;
    lasting.change = Change::negated;
    lasting.amount = static_cast<std::int16_t>(text);
    lasting.cards = CopySet::of(copy);
    lasting.first_turn = lasting.last_turn = a.g.m.turn;
    begin_lasting(a.g, lasting, Clause::c11_13_1);
    report(a.g, {.type = EventKind::negated,
                 .seat = owner(copy),
                 .copy = copy,
                 .spot = spot_of(a.g.m, copy),
                 .n = static_cast<std::int16_t>(text),
                 .clause = Clause::c11_13_2});
}

struct Negating {
    std::uint8_t done, less;
};

}  // namespace

// frame.set: the cards whose texts are still to be chosen.
void negate_texts(Acting& a) {
    Negating& own = locals_of<Negating>(a.frame);
    switch (a.frame.step) {
        case verb_begins: a.frame.step = verb_chosen; return select(a.g, a.frame.context, a.node.first, Chosen::named);
        case verb_chosen:
            own.less = !a.g.m.selected_in_full;
            for (CopyId one : a.g.m.selected) {
                const CopyId copy = a.g.m.selected_characters ? open_top(a.g.m, Spot{one.value}) : one;
                if (copy != no_copy) a.frame.set.insert(copy);
            }
            a.frame.step = next_negated;
            break;
        case text_chosen:
            negate(a, CopyId{a.g.m.answer.a}, a.g.m.answer.b);
            ++own.done;
            a.frame.step = next_negated;
            break;
        default: break;
    }
    while (!a.frame.set.empty()) {
        const CopyId copy = a.frame.set.first();
        a.frame.set.erase(copy);
        a.frame.step = text_chosen;
        Choice& choice = ask_of_verb(a, ChoiceKind::pick_text, Clause::c11_13_1);
        const CompiledCard& c = card(a.g, copy);
        for (std::uint8_t i = 0; i < c.text_count; ++i)
            if (!is_negated(a.g, copy, i)) offer(a.g, {OptionKind::text, copy.value, i, 0});
        if (choice.options.size() > 1 || (a.g.m.asks_all && !choice.options.empty())) return;
        const bool one = !choice.options.empty();
        if (one) a.g.m.answer = choice.options[0];
        choice = Choice{};
        a.frame.step = next_negated;
        if (!one) {
            own.less = 1;
            continue;
        }
        negate(a, CopyId{a.g.m.answer.a}, a.g.m.answer.b);
        ++own.done;
    }
    end_verb(a, own.done, own.done && !own.less);
}

}  // namespace cubenight::ultraman
