#include "engine/ultraman/run/controls.hpp"

#include <algorithm>

#include "engine/ultraman/ask/filters.hpp"
#include "engine/ultraman/ask/quantities.hpp"
#include "engine/ultraman/run/asking.hpp"
#include "engine/ultraman/run/in_vain.hpp"
#include "engine/ultraman/run/payment.hpp"
#include "engine/ultraman/run/select.hpp"
#include "engine/ultraman/run/text.hpp"

namespace cubenight::ultraman {
namespace {

// A choice of the running text, with no options yet.
Choice& ask_of_text(Game& g, const Frame& frame, ChoiceKind kind, Clause clause) {
    Context& context = context_of(g, frame);
    Choice& choice = ask(g, context.actor, kind, clause);
    choice.source = context.source.value;
    choice.node = frame.node;
    choice.program = context.program;
    return choice;
}

void ask_whether(Game& g, const Frame& frame, ChoiceKind kind, Clause clause) {
    ask_of_text(g, frame, kind, clause);
    offer(g, {OptionKind::yes, 0, 0, 0});
    offer(g, {OptionKind::no, 0, 0, 0});
}

enum MayStep : std::uint8_t { ask_may, may_answered };

// Follows 11.3.
void step_may(Game& g, Frame& frame) {
    const Scope scope = scope_of(g, context_of(g, frame));
    const NodeIndex block = scope.node(frame.node).first;
    const NodeIndex otherwise = scope.node(block).next;
    EventKind undone = EventKind::declined;
    if (frame.step == ask_may) {
        frame.step = may_answered;
        if (g.m.asks_all || !is_in_vain(g, scope, block)) {
            ask_whether(g, frame, ChoiceKind::may, Clause::c11_3_2);
            return keep_payable(g, frame.context);
        }
        g.m.answer = {OptionKind::no, 0, 0, 0};
        undone = EventKind::in_vain;
    }
    const std::uint8_t context = frame.context;
    const NodeIndex may = frame.node;
    pop(g);
    note_nothing(g.m.contexts[context]);
    if (g.m.answer.kind == OptionKind::yes) return run_statement(g, context, block);
    tell_undone(g, g.m.contexts[context], undone, may);
    if (otherwise != no_node) run_statement(g, context, otherwise);
}

enum PayStep : std::uint8_t { ask_pay, pay_answered, paid, followed };

struct Pay {
    std::uint8_t paying_before;
};

// Follows 11.4: the first in full or not at all, and the second for it.
void step_pay(Game& g, Frame& frame) {
    Context& context = context_of(g, frame);
    const Scope scope = scope_of(g, context);
    const NodeIndex price = scope.node(frame.node).first;
    switch (static_cast<PayStep>(frame.step)) {
        case ask_pay:
            if (!can_be_done_in_full(g, frame.context, price)) {
                tell_undone(g, context, EventKind::unpayable, price);
                note_nothing(context);
                return pop(g);
            }
            frame.step = pay_answered;
            ask_whether(g, frame, ChoiceKind::may, Clause::c11_4_1);
            return keep_payable(g, frame.context);
        case pay_answered:
            if (g.m.answer.kind != OptionKind::yes) {
                tell_undone(g, context, EventKind::declined, frame.node);
                note_nothing(context);
                return pop(g);
            }
            locals_of<Pay>(frame).paying_before = context.paying;
            context.paying = 1;
            frame.step = paid;
            return run_statement(g, frame.context, price);
        case paid:
            context.paying = locals_of<Pay>(frame).paying_before;
            if (!context.complete) return pop(g);
            frame.step = followed;
            return run_statement(g, frame.context, scope.node(price).next);
        case followed: pop(g);
    }
}

// Follows 11.5.
void step_if(Game& g, Frame& frame) {
    const Scope scope = scope_of(g, context_of(g, frame));
    const NodeIndex predicate = scope.node(frame.node).first;
    const NodeIndex block = scope.node(predicate).next;
    const NodeIndex otherwise = scope.node(block).next;
    const std::uint8_t context = frame.context;
    const bool is_so = holds(g, scope, predicate);
    pop(g);
    note_nothing(g.m.contexts[context]);
    if (is_so) return run_statement(g, context, block);
    tell_undone(g, g.m.contexts[context], EventKind::unmet, predicate);
    if (otherwise != no_node) run_statement(g, context, otherwise);
}

// What the parts of a statement have done so far, where it has several.
struct Gathered {
    std::int16_t done;
    std::uint8_t any, less, parts;
};

void gather(Context& context, Gathered& gathered) {
    gathered.done = static_cast<std::int16_t>(std::min(30'000, gathered.done + context.done));
    gathered.any |= context.performed;
    gathered.less |= !context.complete;
    ++gathered.parts;
}

void all_gathered(Game& g, const Frame& frame, const Gathered& gathered) {
    Context& context = g.m.contexts[frame.context];
    context.done = gathered.done;
    context.performed = gathered.any;
    context.complete = gathered.parts > 0 && !gathered.less;
    pop(g);
}

enum EachStep : std::uint8_t { choose_them, them_chosen, one_done };

// frame.set: what is still to come.
void step_each(Game& g, Frame& frame) {
    Gathered& own = locals_of<Gathered>(frame);
    Context& context = context_of(g, frame);
    const Scope scope = scope_of(g, context);
    const Node& node = scope.node(frame.node);
    switch (static_cast<EachStep>(frame.step)) {
        case choose_them: frame.step = them_chosen; return select(g, frame.context, node.first, Chosen::named);
        case them_chosen:
            frame.set = g.m.selected;
            if (g.m.selected_characters) hold_characters(frame);
            frame.step = one_done;
            break;
        case one_done: gather(context, own);
    }
    note_nothing(context);
    if (frame.set.empty()) return all_gathered(g, frame, own);
    const CopyId next = frame.set.first();
    frame.set.erase(next);
    Binding& binding = context.bindings[static_cast<std::size_t>(node.number)];
    binding = Binding{};
    binding.kind = holds_characters(frame) ? Binding::Kind::characters : Binding::Kind::cards;
    binding.set.insert(next);
    (holds_characters(frame) ? context.left : context.gone).erase(next);
    run_statement(g, frame.context, scope.node(node.first).next);
}

enum EitherStep : std::uint8_t { count_parts, next_part, part_chosen, part_done };

struct Either {
    Gathered gathered;
    std::uint8_t left;      // parts still to choose
    std::uint8_t optional;  // how many of them may be left out
};

NodeIndex first_part(const Scope& scope, NodeIndex either) {
    const NodeIndex first = scope.node(either).first;
    return scope.node(first).kind == NodeKind::range ? scope.node(first).next : first;
}

void count(Game& g, Frame& frame, const Scope& scope) {
    Either& own = locals_of<Either>(frame);
    const NodeIndex first = scope.node(frame.node).first;
    Bounds bounds{1, 1, false, false};
    if (scope.node(first).kind == NodeKind::range) bounds = bounds_of(g, scope, first);
    own.left = static_cast<std::uint8_t>(std::min(bounds.most, 100));
    own.optional = static_cast<std::uint8_t>(own.left - std::min<int>(own.left, bounds.least));
}

// frame.set: parts that were chosen.
void step_either(Game& g, Frame& frame) {
    Either& own = locals_of<Either>(frame);
    const Scope scope = scope_of(g, context_of(g, frame));
    switch (static_cast<EitherStep>(frame.step)) {
        case count_parts: count(g, frame, scope); break;
        case part_done: gather(context_of(g, frame), own.gathered); break;
        case next_part: break;
        case part_chosen: {
            if (g.m.answer.kind == OptionKind::done) {
                if (own.gathered.parts == 0) tell_undone(g, context_of(g, frame), EventKind::declined, frame.node);
                return all_gathered(g, frame, own.gathered);
            }
            --own.left;
            frame.set.insert(CopyId{g.m.answer.a});
            frame.step = part_done;
            NodeIndex part = first_part(scope, frame.node);
            for (int i = 0; i < g.m.answer.a; ++i) part = scope.node(part).next;
            return run_statement(g, frame.context, part);
        }
    }
    note_nothing(context_of(g, frame));
    if (own.left == 0) return all_gathered(g, frame, own.gathered);
    frame.step = part_chosen;
    Choice& choice = ask_of_text(g, frame, ChoiceKind::either, Clause::c11_2_1);
    NodeIndex part = first_part(scope, frame.node);
    for (std::uint8_t i = 0; part != no_node && i < 100; part = scope.node(part).next, ++i)
        if (!frame.set.contains(CopyId{i}) && !is_in_vain(g, scope, part)) offer(g, {OptionKind::part, i, 0, 0});
    if (choice.options.empty()) {
        choice = Choice{};
        if (own.gathered.parts == 0) tell_undone(g, context_of(g, frame), EventKind::in_vain, frame.node);
        return all_gathered(g, frame, own.gathered);
    }
    if (own.left <= own.optional) offer(g, {OptionKind::done, 0, 0, 0});
    keep_payable(g, frame.context);
}

enum ByStep : std::uint8_t { first_actor, next_actor };

struct By {
    Gathered gathered;
    SeatId before;
    std::uint8_t done;  // bit per seat
};

// The text's own player first (10.1.3.4 is of texts; within one its player's part comes first).
void step_by(Game& g, Frame& frame) {
    By& own = locals_of<By>(frame);
    Context& context = context_of(g, frame);
    const Scope scope = scope_of(g, context);
    const auto player = sub_as<Player>(scope.node(frame.node));
    if (frame.step == first_actor) own.before = context.actor;
    frame.step = next_actor;
    if (own.done != 0) gather(context, own.gathered);
    note_nothing(context);
    for (SeatId seat : {context.controller, opponent(context.controller)}) {
        if ((player != Player::both && seat != seat_of(scope, player)) || (own.done & seat_bit(seat))) continue;
        own.done |= seat_bit(seat);
        context.actor = seat;
        return run_statement(g, frame.context, scope.node(frame.node).first);
    }
    context.actor = own.before;
    all_gathered(g, frame, own.gathered);
}

enum ChooseStep : std::uint8_t { begin_choose, cards_chosen, value_chosen };

// Which numbers are offered for a `value bp`: those printed on the cards (2.3.7), each once.
void offer_bps(Game& g, const Scope& scope, NodeIndex selection) {
    const Meant those = all_of(g, scope, selection);
    const auto offer_column = [&](int bp) {
        const Option option{OptionKind::number, static_cast<std::uint8_t>(bp & 0xFF),
                            static_cast<std::uint8_t>(bp >> 8), 0};
        const auto& options = g.m.choice.options;
        if (bp >= 0 && std::find(options.begin(), options.end(), option) == options.end()) offer(g, option);
    };
    const auto offer_card = [&](const CompiledCard& c) {
        for (std::int16_t bp : c.bp) offer_column(bp);
        offer_column(c.extra);
    };
    for (CopyId copy : those.cards) offer_card(card(g, copy));
    for (CopyId spot : those.characters)
        if (const CompiledCard* record = record_of(g, {no_copy, Spot{spot.value}})) offer_card(*record);
}

// True where somebody is asked.
bool ask_value(Game& g, Frame& frame, const Scope& scope, const Node& value) {
    const bool type = sub_as<ValueKind>(value) == ValueKind::type;
    Choice& choice = ask_of_text(g, frame, type ? ChoiceKind::type : ChoiceKind::number, Clause::c11_2_1);
    if (type) {
        for (std::uint8_t i = 0; i < type_count; ++i)
            if (value.number == 0 || (value.number >> i) & 1) offer(g, {OptionKind::type, i, 0, 0});
    } else if (value.first != no_node) {
        offer_bps(g, scope, value.first);
    }
    if (!choice.options.empty()) return true;
    choice = Choice{};
    return false;
}

void step_choose(Game& g, Frame& frame) {
    Context& context = context_of(g, frame);
    const Scope scope = scope_of(g, context);
    const Node& node = scope.node(frame.node);
    const Node& what = scope.node(node.first);
    Binding& binding = context.bindings[static_cast<std::size_t>(node.number)];
    if (frame.step == begin_choose) {
        binding = Binding{};
        if (what.kind == NodeKind::selection) {
            frame.step = cards_chosen;
            return select(g, frame.context, node.first, Chosen::named);
        }
        if (what.kind != NodeKind::value) {
            binding.kind = Binding::Kind::number;
            binding.value = static_cast<std::int16_t>(number_of(g, scope, node.first));
            note_done(context, 1, true);
            return pop(g);
        }
        frame.step = value_chosen;
        if (ask_value(g, frame, scope, what)) return;
        note_nothing(context);
        return pop(g);
    }
    if (frame.step == cards_chosen) {
        binding.kind = g.m.selected_characters ? Binding::Kind::characters : Binding::Kind::cards;
        binding.set = g.m.selected;
        (g.m.selected_characters ? context.left : context.gone) -= g.m.selected;
        note_done(context, g.m.selected.size(), g.m.selected_in_full);
        return pop(g);
    }
    const bool type = g.m.answer.kind == OptionKind::type;
    binding.kind = type ? Binding::Kind::type : Binding::Kind::number;
    binding.value = static_cast<std::int16_t>(type ? 1 << g.m.answer.a : g.m.answer.a | g.m.answer.b << 8);
    report(g, {.type = EventKind::value_chosen,
               .seat = context.actor,
               .copy = context.source,
               .n = binding.value,
               .clause = Clause::c11_2_1});
    note_done(context, 1, true);
    pop(g);
}

}  // namespace

void step_statement(Game& g, Frame& frame) {
    switch (scope_of(g, context_of(g, frame)).node(frame.node).kind) {
        case NodeKind::may: return step_may(g, frame);
        case NodeKind::pay: return step_pay(g, frame);
        case NodeKind::if_: return step_if(g, frame);
        case NodeKind::each: return step_each(g, frame);
        case NodeKind::either: return step_either(g, frame);
        case NodeKind::by: return step_by(g, frame);
        case NodeKind::choose: return step_choose(g, frame);
        case NodeKind::fully:
        case NodeKind::then_:
        case NodeKind::flip:
        case NodeKind::proceed:
        case NodeKind::lasting:
#define CUBENIGHT_NAMED_control
#include "engine/cards/ultraman/other_kinds.def"
            return pop(g);  // no statement of this game, or one that its block has taken care of
    }
}

}  // namespace cubenight::ultraman
