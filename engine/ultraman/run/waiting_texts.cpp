#include "engine/ultraman/run/waiting_texts.hpp"

#include "engine/ultraman/ask/changes.hpp"
#include "engine/ultraman/ask/numbers.hpp"
#include "engine/ultraman/change/verbs.hpp"
#include "engine/ultraman/run/asking.hpp"
#include "engine/ultraman/run/text.hpp"

namespace cubenight::ultraman {
namespace {

enum WaitingStep : std::uint8_t { begin_group, next_text, text_chosen, text_done };

struct Group {
    std::uint8_t begin;  // of the group among all that wait
    std::uint8_t left;   // of it
    SeatId last;         // whose text was carried out before
    std::uint8_t some;   // one was
};

// Why a text that waited does nothing, now that it is its turn (10.1.3.2, 11.12.2, 11.13.2).
Clause why_lost(Game& g, const Waiting& waiting) {
    const CompiledText& text = g.book.text(waiting.program);
    if (waiting.as == WaitsAs::lasting) return Clause::none;
    if (waiting.as == WaitsAs::gone) return Clause::c10_1_3_2;
    if (text.limit && uses_of(g.m, waiting.source, text) >= text.limit) return Clause::c9_4_2;
    if (waiting.as == WaitsAs::discarded) return Clause::none;
    if (!stands(g.m, waiting.source) || !state_holds(g.m, waiting.source, text)) return Clause::c10_1_3_2;
    if (is_negated(g, waiting.source, text.counter)) return Clause::c11_13_2;
    const Spot spot = spot_of(g.m, waiting.source);
    const Node& event = g.book.nodes(text)[g.book.nodes(text)[waiting.node].first];
    if (sub_as<TextEvent>(event) == TextEvent::enters && spot != no_spot &&
        is_forbidden(g, spot, ActionKind::resolve_enter))
        return Clause::c1_2_2;
    return Clause::none;
}

// The subject of the event, where the text gives it a name (`of ... as $x`).
void name_subject(Context& context, const Scope& scope, NodeIndex when) {
    const Node& event = scope.node(scope.node(when).first);
    for (NodeIndex i = event.first; i != no_node; i = scope.node(i).next) {
        if (scope.node(i).kind != NodeKind::of) continue;
        const Node& select = scope.node(scope.node(scope.node(i).first).first);
        if (select.number == 0) return;
        Binding& binding = context.bindings[static_cast<std::size_t>(select.number - 1)];
        const bool character = context.event.spot != no_spot;
        binding.kind = character ? Binding::Kind::characters : Binding::Kind::cards;
        const CopyId member = character ? CopyId{context.event.spot.value} : context.event.copy;
        if (member != no_copy) binding.set.insert(member);
    }
}

NodeIndex block_of(const Scope& scope, NodeIndex when) {
    NodeIndex child = scope.node(when).first;
    while (scope.node(child).next != no_node) child = scope.node(child).next;
    return child;
}

void carry_out(Game& g, const Waiting& waiting) {
    const CompiledText& text = g.book.text(waiting.program);
    const auto tell = [&](EventKind kind, Clause clause) {
        report(g, {.type = kind,
                   .seat = waiting.controller,
                   .copy = waiting.source,
                   .n = static_cast<std::int16_t>(waiting.text),
                   .clause = clause});
    };
    if (const Clause lost = why_lost(g, waiting); lost != Clause::none) return tell(EventKind::text_lost, lost);
    const std::uint8_t index = open_context(g, text, waiting.source, waiting.controller);
    if (index == no_context) return;
    if (text.limit && waiting.as != WaitsAs::lasting) count_use(g, waiting.source, text);
    Context& context = g.m.contexts[index];
    context.event = waiting.event;
    context.lasting = waiting.as == WaitsAs::lasting;
    for (const Lasting& held : g.m.lasting)
        if (waiting.group && is_held(held) && held.group == waiting.group)
            context.bindings[held.variable] = held_by(held);
    const Scope scope = scope_of(g, context);
    name_subject(context, scope, waiting.node);
    g.by = text_at_work(g);
    tell(EventKind::text_begins, Clause::c9_2_1);
    run_text(g, index, scope.node(block_of(scope, waiting.node)).first, Price::paid);
}

// Whose turn it is: the Lead player's as long as texts of that seat wait, or each in turn (10.1.3.4).
SeatId seat_of_next(const Game& g, const Group& own) {
    PerSeat<int> count;
    for (int i = 0; i < own.left; ++i)
        ++count[g.m.waiting[std::size_t{own.begin} + static_cast<std::size_t>(i)].controller];
    const SeatId lead = g.m.lead;
    if (option(g, OptionKey::alternate_triggers) && own.some && count[opponent(own.last)]) return opponent(own.last);
    return count[lead] ? lead : opponent(lead);
}

// 10.1.3.2, 10.2.1
void ask_order(Game& g, const Group& own, SeatId seat) {
    Choice& choice = ask(g, seat, ChoiceKind::trigger_order, Clause::c10_1_3_2);
    for (int i = 0; i < own.left; ++i) {
        const Waiting& waiting = g.m.waiting[std::size_t{own.begin} + static_cast<std::size_t>(i)];
        if (waiting.controller == seat)
            offer(g, {OptionKind::part, static_cast<std::uint8_t>(i), waiting.source.value, waiting.text});
    }
    if (choice.options.size() != 1) return;
    g.m.answer = choice.options[0];
    choice = Choice{};
}

}  // namespace

void wait_behind(Game& g) {
    Group& own = locals_of<Group>(push(g, Proc::waiting));
    own.begin = static_cast<std::uint8_t>(g.m.waiting.size());
}

void begin_waiting(Game& g) {
    if (!g.m.waiting.empty()) locals_of<Group>(push(g, Proc::waiting)).begin = 0;
}

void step_waiting(Game& g, Frame& frame) {
    Group& own = locals_of<Group>(frame);
    if (frame.step == begin_group) {
        own.left = static_cast<std::uint8_t>(g.m.waiting.size() - own.begin);
        frame.step = next_text;
    }
    if (frame.step == text_done) {
        frame.step = next_text;
        if (g.m.waiting.size() > static_cast<std::size_t>(own.begin + own.left)) {
            if (!has_room(g)) {  // nothing more is set off
                while (g.m.waiting.size() > static_cast<std::size_t>(own.begin + own.left)) g.m.waiting.pop_back();
                report_no_room(g, no_copy);
            } else {
                locals_of<Group>(push(g, Proc::waiting)).begin = static_cast<std::uint8_t>(own.begin + own.left);
                return;
            }
        }
    }
    if (frame.step == next_text) {
        if (own.left == 0) return pop(g);
        frame.step = text_chosen;
        own.last = seat_of_next(g, own);
        ask_order(g, own, own.last);
        if (g.m.choice.kind != ChoiceKind::none) return;
    }
    const std::size_t index = static_cast<std::size_t>(own.begin + g.m.answer.a);
    const Waiting waiting = g.m.waiting[index];
    g.m.waiting.erase(index);
    --own.left;
    own.some = 1;
    frame.step = text_done;
    carry_out(g, waiting);
}

}  // namespace cubenight::ultraman
