// Events and the texts that react to them: `when` waits for its turn, `instead` replaces the event (JA E-03 to
// E-08, D-16, E-31).
#include "engine/pokemon/run/triggers.hpp"

#include <algorithm>
#include <optional>

#include "engine/pokemon/ask/limits.hpp"
#include "engine/pokemon/ask/modifiers.hpp"
#include "engine/pokemon/ask/numbers.hpp"
#include "engine/pokemon/ask/taken_away.hpp"
#include "engine/pokemon/change/memory.hpp"
#include "engine/pokemon/run/asking.hpp"
#include "engine/pokemon/run/frames.hpp"
#include "engine/pokemon/run/in_vain.hpp"
#include "engine/pokemon/run/text.hpp"
#include "engine/pokemon/run/waiting_texts.hpp"

namespace cubenight::pokemon {
namespace {

bool is_off(Game& g, const Trigger& t) {
    const CompiledAbility* ability = ability_of(g, t.source, g.book.program(t.program));
    return ability && ability_off(g, t.slot, *ability);
}

// The text is still in force when its turn comes: an effect of the attack may have ended it (JA E-21.faq1).
bool still_allowed(Game& g, const Trigger& t) {
    if (t.lasting == 0xFF && moment_spent(g, g.book.program(t.program), t.controller, t.slot, t.source)) return false;
    if (!may_be_used(g, t)) return false;
    if (t.lasting != 0xFF || t.heard == TextEvent::discarded || t.heard == TextEvent::moved) return true;
    const CopyState& source = g.m.copies[t.source.value];
    switch (t.kind) {
        case TextKind::ability:
            if (t.slot == no_slot) return true;
            return source.where == Where::stack && source.slot == t.slot &&
                   g.m.pokemon[t.slot].arrived == t.source_arrived &&
                   std::find(g.m.standing.begin(), g.m.standing.end(), t.source) != g.m.standing.end() && !is_off(g, t);
        case TextKind::tool:
            if (source.slot != t.slot || !is_attached(source.where)) return false;
            return !(source.where == Where::tool && tools_off(g, t.slot)) && !text_off(g, t.source);
        case TextKind::energy: return source.where == Where::energy && source.slot == t.slot && !text_off(g, t.source);
        case TextKind::stadium: return g.m.stadium == t.source && !text_off(g, t.source);
        case TextKind::attack:
        case TextKind::trainer:
        case TextKind::rule: return true;
    }
    return true;
}

}  // namespace

void raise_heard(Game& g, const Happening& happening) {
    remember_it(g, happening);
    const std::uint32_t mask = 1u << static_cast<int>(happening.kind);
    if (!(g.m.events_heard & mask)) return;
    const auto hear = [&](const Scope& scope, NodeIndex node) {
        if (scope.node(g, node).kind != NodeKind::when || g.m.triggers.full()) return;
        if (!scope.lasting && moment_spent(g, *scope.program, scope.controller, scope.slot, scope.source)) return;
        if (!is_doing_it(g, scope) && hears(g, scope, node, happening))
            g.m.triggers.push_back(make_trigger(g, scope, node, happening));
    };
    each_standing(g, 0, mask, hear);
    if (happening.kind == TextEvent::discarded) each_of_unfit(g, happening.facts.subject_copy, mask, hear);
}

void raise_discarded(Game& g, CopyId copy, std::uint8_t cause, SeatId cause_seat, EventTurn why) {
    raise(g, {TextEvent::discarded,
              owner(copy),
              {no_slot, copy, cause, cause_seat},
              static_cast<std::uint8_t>(lies_in_hand(g, copy)),
              0,
              0,
              why});
}

void raise_moved(Game& g, std::uint8_t came, std::uint8_t went, std::uint8_t cause, SeatId cause_seat) {
    for (const std::uint8_t slot : {came, went})
        if (slot != no_slot)
            raise(g, {TextEvent::moved, slot_seat(slot), {slot, g.m.pokemon[slot].bottom, cause, cause_seat}, 0});
}

namespace {

enum TriggersStep : std::uint8_t { next_text, text_chosen };
enum TriggerTextStep : std::uint8_t { begin_text, text_done };

struct Waiting {
    std::uint16_t from;              // where those that are meant begin in m.triggers
    std::uint8_t before_conditions;  // of a Checkup: a seat's `done` leaves its texts for after them (JA I-F.b3.2)
    std::uint8_t left_for_later;     // bit per seat that said so
    SeatId asked;                    // the seat that was asked
};

}  // namespace

bool run_waiting(Game& g, std::size_t from) {
    locals_of<Waiting>(push(g, Proc::triggers)).from = static_cast<std::uint16_t>(from);
    return true;
}

void run_triggers_before_conditions(Game& g) { locals_of<Waiting>(push(g, Proc::triggers)).before_conditions = 1; }

namespace {

// What could let it fail is not asked any more (JA A-01.2a).
bool attack_failed(const Game& g) {
    for (std::size_t i = g.m.frames.size(); i-- > 0;)
        if (g.m.frames[i].proc == Proc::attack) return g.m.contexts[g.m.frames[i].context].failed;
    return false;
}

void start_trigger(Game& g, std::size_t index) {
    const Trigger t = g.m.triggers[index];
    g.m.triggers.erase(index);
    if (!still_allowed(g, t) || (t.heard == TextEvent::attacks && attack_failed(g)) || !may_react(g, t.source)) return;
    const std::uint8_t context = open_trigger(g, t);
    if (context == 0xFF) return;
    push_trigger_text(g, t, context);
}

bool same_event(const EventFacts& a, const EventFacts& b) {
    return a.subject == b.subject && a.subject_copy == b.subject_copy && a.cause == b.cause &&
           a.cause_seat == b.cause_seat;
}

// The text means the card that it stands on.
bool speaks_of_itself(const Game& g, const Program& program, NodeIndex index) {
    const Node& node = g.book.node(program, index);
    if (node.kind == NodeKind::other || (node.kind == NodeKind::place && static_cast<Place>(node.sub) <= Place::holder))
        return true;
    for (NodeIndex i = node.first; i != no_node; i = g.book.node(program, i).next)
        if (speaks_of_itself(g, program, i)) return true;
    return false;
}

// One and the same text on several cards: in whatever order, the same happens.
bool all_alike(const Game& g, SeatId seat, std::size_t from) {
    const Trigger* first = nullptr;
    for (std::size_t i = from; i < g.m.triggers.size(); ++i) {
        const Trigger& t = g.m.triggers[i];
        if (t.orders != seat) continue;
        if (!first) first = &t;
        const bool alike = t.lasting == 0xFF && t.program == first->program && t.node == first->node &&
                           t.controller == first->controller && same_event(t.event, first->event);
        if (!alike) return false;
    }
    return first && !speaks_of_itself(g, g.book.program(first->program),
                                      block_of(g, g.book.program(first->program), first->node));
}

// Carried out now it would change nothing, whoever is asked for what in it.
bool comes_to_nothing(Game& g, const Trigger& t) {
    if (!still_allowed(g, t)) return true;
    const std::uint8_t context = open_trigger(g, t);
    if (context == 0xFF) return false;
    const NodeIndex block = block_of(g, g.book.program(t.program), t.node);
    const bool nothing = leads_nowhere(g, scope_of(g, g.m.contexts[context]), block);
    close_context(g, context);
    return nothing;
}

// Whichever comes first: what they would have moved is gone by now.
bool all_come_to_nothing(Game& g, SeatId seat, std::size_t from) {
    for (std::size_t i = from; i < g.m.triggers.size(); ++i)
        if (g.m.triggers[i].orders == seat && !comes_to_nothing(g, Trigger{g.m.triggers[i]})) return false;
    return true;
}

}  // namespace

bool order_asked_in_vain(Game& g) {
    if (g.m.choice.kind != ChoiceKind::trigger_order || g.m.frames.empty()) return false;
    const Frame& frame = g.m.frames.back();
    const Waiting& own = locals_of<Waiting>(frame);
    const std::size_t from = std::min<std::size_t>(own.from, g.m.triggers.size());
    return frame.proc == Proc::triggers && own.before_conditions == 0 && all_come_to_nothing(g, own.asked, from);
}

// Waiting texts one by one. The owner of the affected card orders its own; the turn's player comes first
// (E-03.b4, E-07.b3, E-08.b2, E-20.b2).
void step_triggers(Game& g, Frame& frame) {
    Waiting& own = locals_of<Waiting>(frame);
    if (frame.step == text_chosen) {
        frame.step = next_text;
        if (g.m.answer.kind != OptionKind::done) return start_trigger(g, g.m.answer.a);
        own.left_for_later |= seat_bit(own.asked);
    }
    const auto waits_for = [&](const Trigger& t, SeatId seat) {
        return t.orders == seat && !(own.left_for_later & seat_bit(seat));
    };
    const std::size_t from = std::min<std::size_t>(own.from, g.m.triggers.size());
    const auto begin = g.m.triggers.begin() + from;
    const auto waiting = [&](SeatId seat) {
        return std::count_if(begin, g.m.triggers.end(), [&](const Trigger& t) { return waits_for(t, seat); });
    };
    const SeatId seat = waiting(g.m.turn_seat) > 0 ? g.m.turn_seat : opponent(g.m.turn_seat);
    const auto count = waiting(seat);
    if (count == 0) return pop(g);
    const bool settled =
        count == 1 || (!g.m.asks_all && (all_alike(g, seat, from) || all_come_to_nothing(g, seat, from)));
    if (own.before_conditions == 0 && settled) {
        const auto first =
            std::find_if(begin, g.m.triggers.end(), [&](const Trigger& t) { return waits_for(t, seat); });
        return start_trigger(g, static_cast<std::size_t>(first - g.m.triggers.begin()));
    }
    frame.step = text_chosen;
    own.asked = seat;
    const auto first = std::find_if(begin, g.m.triggers.end(), [&](const Trigger& t) { return t.orders == seat; });
    ask(g, seat, ChoiceKind::trigger_order, clause_of_order(first->heard));
    for (std::size_t i = from; i < g.m.triggers.size(); ++i)
        if (g.m.triggers[i].orders == seat)
            offer(g, {OptionKind::part, static_cast<std::uint8_t>(i), g.m.triggers[i].source.value, 0});
    if (own.before_conditions == 1) offer(g, {OptionKind::done, 0, 0, 0});
}

// Of an `instead`, the frame below learns from m.proceeds whether the event goes on.
void step_trigger_text(Game& g, Frame& frame) {
    if (frame.step == begin_text) {
        frame.step = text_done;
        return run_statement(g, frame.context, frame.node);
    }
    const std::uint8_t context = frame.context;
    g.m.proceeds = g.m.contexts[context].proceeds;
    pop(g);
    close_context(g, context);
}

}  // namespace cubenight::pokemon
