#include "engine/ultraman/effects/using.hpp"

#include "engine/ultraman/ask/changes.hpp"
#include "engine/ultraman/ask/numbers.hpp"
#include "engine/ultraman/ask/quantities.hpp"
#include "engine/ultraman/run/payment.hpp"

namespace cubenight::ultraman {
namespace {

enum UseStep : std::uint8_t { next_used = verb_first_own, text_chosen, text_done };

struct Using {
    std::uint8_t done, less;
};

// Its `when` for entering, or no_node.
NodeIndex entering_of(const Scope& scope, const CompiledText& text) {
    for (const Listening& part : text.listening) {
        if (part.event != TextEvent::enters) continue;
        const Node& event = scope.node(scope.node(part.when).first);
        if (event.first == no_node || scope.node(event.first).kind != NodeKind::of) return part.when;
    }
    return no_node;
}

bool may_use(Acting& a, CopyId copy, const CompiledText& text) {
    const Scope scope = scope_of(a.g, copy, text);
    if (is_negated(a.g, copy, text.counter)) return false;
    if (static_cast<UseKind>(a.node.sub) == UseKind::enters)
        return entering_of(scope, text) != no_node &&
               (spot_of(a.g.m, copy) == no_spot || state_holds(a.g.m, copy, text));
    if (!text.activated) return false;
    if (text.only_if != no_node && !holds(a.g, scope, text.only_if)) return false;
    return can_be_paid(a.g, copy, text);
}

void use(Acting& a, CopyId copy, int index) {
    Using& own = locals_of<Using>(a.frame);
    const CompiledText& text = a.g.book.text(card(a.g, copy), index);
    const SeatId controller = a.context.controller;
    const bool enters = static_cast<UseKind>(a.node.sub) == UseKind::enters;
    const Scope scope = scope_of(a.g, copy, text);
    NodeIndex first = text.first;
    if (enters) {
        NodeIndex block = scope.node(entering_of(scope, text)).first;
        while (scope.node(block).next != no_node) block = scope.node(block).next;
        first = scope.node(block).first;
    }
    a.frame.step = text_done;
    const std::uint8_t context = open_context(a.g, text, copy, controller);
    if (context == no_context) {
        own.less = 1;
        return;
    }
    report(a.g, {.type = EventKind::text_begins,
                 .seat = controller,
                 .copy = copy,
                 .n = static_cast<std::int16_t>(index),
                 .clause = enters ? Clause::c9_2_1 : Clause::c9_4_1});
    run_text(a.g, context, first, enters ? Price::paid : Price::not_paid);
}

}  // namespace

// frame.set: the cards that are still to be used.
void use_texts(Acting& a) {
    Using& own = locals_of<Using>(a.frame);
    switch (a.frame.step) {
        case verb_begins: a.frame.step = verb_chosen; return select(a.g, a.frame.context, a.node.first, Chosen::named);
        case verb_chosen:
            own.less = !a.g.m.selected_in_full;
            for (CopyId one : a.g.m.selected) {
                const CopyId copy = a.g.m.selected_characters ? open_top(a.g.m, Spot{one.value}) : one;
                if (copy != no_copy) a.frame.set.insert(copy);
            }
            break;
        case text_chosen: return use(a, CopyId{a.g.m.answer.a}, a.g.m.answer.b);
        case text_done: own.done |= a.context.performed; break;
        default: break;
    }
    while (!a.frame.set.empty()) {
        const CopyId copy = a.frame.set.first();
        a.frame.set.erase(copy);
        a.frame.step = text_chosen;
        const CompiledCard& c = card(a.g, copy);
        Choice& choice = ask_of_verb(a, ChoiceKind::pick_text, Clause::c11_2_1);
        for (std::uint8_t i = 0; i < c.text_count; ++i)
            if (may_use(a, copy, a.g.book.text(c, i))) offer(a.g, {OptionKind::text, copy.value, i, 0});
        if (choice.options.size() > 1) return;
        const bool one = !choice.options.empty();
        if (one) a.g.m.answer = choice.options[0];
        choice = Choice{};
        if (one) return;  // the next step uses it
        own.less = 1;
    }
    end_verb(a, own.done, own.done && !own.less);
}

}  // namespace cubenight::ultraman
