// Texts that stand in for an event: `instead of` (JA D-16.ex2, E-31).
#include "engine/pokemon/run/replacements.hpp"

#include <algorithm>

#include "engine/pokemon/ask/limits.hpp"
#include "engine/pokemon/ask/modifiers.hpp"
#include "engine/pokemon/run/asking.hpp"
#include "engine/pokemon/run/frames.hpp"
#include "engine/pokemon/run/waiting_texts.hpp"

namespace cubenight::pokemon {
namespace {

// The texts of a card that was drawn or taken and has not joined the hand yet (JA E-31.b2).
template <class F>
void each_joining(Game& g, TextEvent kind, F&& f) {
    const CompiledCard& c = card(g, g.m.joining);
    if (!((c.joining >> static_cast<int>(kind)) & 1)) return;
    const auto visit = [&](std::uint16_t index) {
        if (index == no_program) return;
        const Program& program = g.book.program(index);
        const Scope scope = scope_of_card(g, program, g.m.joining, no_slot);
        for (const Standing& part : program.standing)
            if (part.mods == 0 && part.event == kind && limits_hold(g, scope)) f(scope, part.node);
    };
    for (int i = 0; i < c.ability_count; ++i) visit(c.abilities[static_cast<std::size_t>(i)].program);
    visit(c.play);
    visit(c.attached);
}

// The event that texts stand in for, kept in their frame; none of these is about anything (Happening::about).
void keep(Frame& frame, const Happening& happening) {
    frame.a = happening.facts.subject;
    frame.b = happening.facts.subject_copy.value;
    frame.c = happening.facts.cause;
    frame.d = happening.facts.cause_seat;
    frame.n = static_cast<std::int16_t>(happening.points);
    frame.m = static_cast<std::int16_t>(static_cast<int>(happening.kind) | happening.from_hand << 5 |
                                        static_cast<int>(happening.turn) << 6 |
                                        static_cast<int>(happening.by.kind) << 10 | happening.by.damage << 14);
    frame.node = static_cast<NodeIndex>(happening.by.slot | happening.by.source.value << 8);
}

Happening kept(const Frame& frame) {
    Happening happening{static_cast<TextEvent>(frame.m & 31), frame.seat, {frame.a, CopyId{frame.b}, frame.c, frame.d}};
    happening.from_hand = (frame.m >> 5) & 1;
    happening.turn = static_cast<EventTurn>((frame.m >> 6) & 15);
    happening.by = {static_cast<TextKind>((frame.m >> 10) & 15), ((frame.m >> 14) & 1) != 0,
                    static_cast<std::uint8_t>(frame.node & 0xFF), CopyId{static_cast<std::uint8_t>(frame.node >> 8)}};
    happening.points = frame.n;
    return happening;
}

// Calls f(text) for each text that stands in for the event.
template <class F>
void each_instead(Game& g, const Happening& happening, F&& f) {
    const std::uint32_t mask = 1u << static_cast<int>(happening.kind);
    const bool joins = g.m.joining != no_copy && happening.facts.subject_copy == g.m.joining;
    if (!(g.m.events_heard & mask) && !joins) return;
    const auto hear = [&](const Scope& scope, NodeIndex node) {
        if (scope.node(g, node).kind != NodeKind::instead || is_doing_it(g, scope) || !hears(g, scope, node, happening))
            return;
        if (!scope.lasting && moment_spent(g, *scope.program, scope.controller, scope.slot, scope.source)) return;
        if (const Trigger text = make_trigger(g, scope, node, happening); may_be_used(g, text)) f(text);
    };
    each_standing(g, 0, mask, hear);
    if (joins) each_joining(g, happening.kind, hear);
}

bool start_instead(Game& g, Frame& frame, const Trigger& text) {
    frame.set.insert(text.source);
    if (!may_react(g, text.source)) return false;
    const std::uint8_t context = open_trigger(g, text);
    if (context == 0xFF) return false;
    g.m.contexts[context].replaces = 1;
    push_trigger_text(g, text, context);
    return true;
}

enum InsteadStep : std::uint8_t { next_text, text_chosen, text_carried_out };

}  // namespace

// One after another, until one of them does not let the event go on; which first its player says whose card is affected
// (JA E-04.b3, C-16.b3). frame.set: the cards whose texts were asked; frame.cursor: where those to choose from begin in
// m.triggers.
void step_instead(Game& g, Frame& frame) {
    if (frame.step == text_carried_out && !g.m.proceeds) return pop(g);
    if (frame.step == text_chosen) {
        const Trigger text = g.m.triggers[g.m.answer.a];
        while (g.m.triggers.size() > frame.cursor) g.m.triggers.pop_back();
        frame.step = text_carried_out;
        if (!start_instead(g, frame, text)) frame.step = next_text;
        return;
    }
    frame.cursor = static_cast<NodeIndex>(g.m.triggers.size());
    each_instead(g, kept(frame), [&](const Trigger& text) {
        if (!frame.set.contains(text.source) && !g.m.triggers.full()) g.m.triggers.push_back(text);
    });
    if (g.m.triggers.size() == frame.cursor) return pop(g);
    const bool alike = std::all_of(g.m.triggers.begin() + frame.cursor, g.m.triggers.end(), [&](const Trigger& text) {
        return text.program == g.m.triggers[frame.cursor].program;
    });
    frame.step = text_chosen;
    if (g.m.triggers.size() == frame.cursor + 1u || (alike && !g.m.asks_all)) {
        g.m.answer = {OptionKind::part, static_cast<std::uint8_t>(frame.cursor),
                      g.m.triggers[frame.cursor].source.value, 0};
        return;
    }
    ask(g, frame.seat, ChoiceKind::trigger_order, clause_of_order(kept(frame).kind));
    for (std::size_t i = frame.cursor; i < g.m.triggers.size(); ++i)
        offer(g, {OptionKind::part, static_cast<std::uint8_t>(i), g.m.triggers[i].source.value, 0});
}

bool run_instead(Game& g, const Happening& happening) {
    bool any = false;
    each_instead(g, happening, [&](const Trigger&) { any = true; });
    if (!any) return false;
    g.m.proceeds = 1;
    keep(push(g, Proc::instead, happening.seat), happening);
    return true;
}

}  // namespace cubenight::pokemon
