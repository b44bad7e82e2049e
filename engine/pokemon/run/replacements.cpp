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
struct Replaced {
    std::int16_t points;
    std::uint8_t subject, subject_copy, cause;
    std::uint8_t by_slot, by_source;
    std::uint8_t cause_seat : 2;
    std::uint8_t from_hand : 1;
    TextEvent kind : 5;
    EventTurn turn : 4;
    TextKind by : 3;
    std::uint8_t by_damage : 1;
    std::uint8_t first;  // where those to choose from begin in m.triggers
};

void keep(Frame& frame, const Happening& happening) {
    Replaced& event = locals_of<Replaced>(frame);
    event.points = static_cast<std::int16_t>(happening.points);
    event.subject = happening.facts.subject;
    event.subject_copy = happening.facts.subject_copy.value;
    event.cause = happening.facts.cause;
    event.by_slot = happening.by.slot;
    event.by_source = happening.by.source.value;
    event.cause_seat = happening.facts.cause_seat.value & 3;
    event.from_hand = happening.from_hand & 1;
    event.kind = happening.kind;
    event.turn = happening.turn;
    event.by = happening.by.kind;
    event.by_damage = happening.by.damage;
}

Happening kept(const Frame& frame) {
    const Replaced& event = locals_of<Replaced>(frame);
    Happening happening{
        event.kind, frame.seat, {event.subject, CopyId{event.subject_copy}, event.cause, SeatId{event.cause_seat}}};
    happening.from_hand = event.from_hand;
    happening.points = event.points;
    happening.turn = event.turn;
    happening.by = {event.by, event.by_damage != 0, event.by_slot, CopyId{event.by_source}};
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
    if (happening.kind == TextEvent::discarded) each_of_unfit(g, happening.facts.subject_copy, mask, hear);
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
// (JA E-04.b3, C-16.b3). frame.set: the cards whose texts were asked.
void step_instead(Game& g, Frame& frame) {
    std::uint8_t& first = locals_of<Replaced>(frame).first;
    if (frame.step == text_carried_out && !g.m.proceeds) return pop(g);
    if (frame.step == text_chosen) {
        const Trigger text = g.m.triggers[g.m.answer.a];
        while (g.m.triggers.size() > first) g.m.triggers.pop_back();
        frame.step = text_carried_out;
        if (!start_instead(g, frame, text)) frame.step = next_text;
        return;
    }
    first = static_cast<std::uint8_t>(g.m.triggers.size());
    each_instead(g, kept(frame), [&](const Trigger& text) {
        if (!frame.set.contains(text.source) && !g.m.triggers.full()) g.m.triggers.push_back(text);
    });
    if (g.m.triggers.size() == first) return pop(g);
    const bool alike = std::all_of(g.m.triggers.begin() + first, g.m.triggers.end(),
                                   [&](const Trigger& text) { return text.program == g.m.triggers[first].program; });
    frame.step = text_chosen;
    if (g.m.triggers.size() == first + 1u || (alike && !g.m.asks_all)) {
        g.m.answer = {OptionKind::part, first, g.m.triggers[first].source.value, 0};
        return;
    }
    ask(g, frame.seat, ChoiceKind::trigger_order, clause_of_order(kept(frame).kind));
    for (std::size_t i = first; i < g.m.triggers.size(); ++i)
        offer(g, {OptionKind::part, static_cast<std::uint8_t>(i), g.m.triggers[i].source.value, 0});
}

bool run_instead_heard(Game& g, const Happening& happening) {
    bool any = false;
    each_instead(g, happening, [&](const Trigger&) { any = true; });
    if (!any) return false;
    g.m.proceeds = 1;
    keep(push(g, Proc::instead, happening.seat), happening);
    return true;
}

}  // namespace cubenight::pokemon
