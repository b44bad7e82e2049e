#include "engine/ultraman/change/raise.hpp"

#include "engine/ultraman/ask/changes.hpp"

namespace cubenight::ultraman {
namespace {

bool is_known(const Heard& heard, const Waiting& waiting) {
    for (const Waiting& known : heard)
        if (known.source == waiting.source && known.program == waiting.program && known.node == waiting.node &&
            known.group == waiting.group)
            return true;
    return false;
}

void add(Game& g, Heard& heard, Waiting waiting, const Happening& what) {
    waiting.event = {what.object.copy, what.object.spot, what.cause};
    if (is_known(heard, waiting)) return;
    if (heard.full()) {
        report(g, {.type = EventKind::not_carried_out, .copy = waiting.source, .clause = Clause::rule_room});
        return;
    }
    heard.push_back(waiting);
}

void hear_on_card(Game& g, CopyId copy, const Happening& what, WaitsAs as, Heard& heard) {
    const CompiledCard& c = card(g, copy);
    for (int i = 0; i < c.text_count; ++i) {
        const CompiledText& text = g.book.text(c, i);
        if (!(text.events & bit(what.event)) || (as == WaitsAs::standing && !is_in_force(g, copy, text))) continue;
        const Scope scope = scope_of(g, copy, text);
        for (const Listening& part : text.listening) {
            const NodeIndex event = scope.node(part.when).first;
            if (part.event != what.event || !hears(g, scope, event, what)) continue;
            Waiting waiting;
            waiting.program = text.program;
            waiting.node = part.when;
            waiting.controller = owner(copy);
            waiting.source = copy;
            waiting.text = text.counter;
            waiting.as = as;
            add(g, heard, waiting, what);
        }
    }
}

void hear_lasting(Game& g, const Happening& what, Heard& heard) {
    for (std::size_t i = 0; i < g.m.lasting.size(); ++i) {
        const Lasting& lasting = g.m.lasting[i];
        if (lasting.change != Change::waits || is_held(lasting) || !works(g.m, lasting)) continue;
        const Scope scope = scope_of(g, lasting);
        if (!hears(g, scope, scope.node(lasting.node).first, what)) continue;
        Waiting waiting;
        waiting.program = lasting.program;
        waiting.node = lasting.node;
        waiting.controller = lasting.controller;
        waiting.source = lasting.source;
        waiting.text = lasting.text;
        waiting.as = WaitsAs::lasting;
        waiting.group = lasting.group;
        add(g, heard, waiting, what);
    }
}

}  // namespace

void remember(Match& m, const Happening& what) {
    if (what.event == TextEvent::turn_ends) return;
    if (m.past.full()) m.past.erase(0);
    PastEvent past;
    past.event = static_cast<std::uint8_t>(what.event);
    past.copy = what.object.is_character() ? open_top(m, what.object.spot) : what.object.copy;
    past.cause = what.cause;
    past.by = what.by;
    past.state =
        what.object.is_character() ? static_cast<std::uint8_t>(open_count(m, what.object.spot)) : what.object.state;
    past.from = what.object.from;
    m.past.push_back(past);
}

void listen(Game& g, const Happening& what, Heard& heard) {
    remember(g.m, what);
    if (g.trying) return;
    if (g.m.events_heard & bit(what.event)) {
        each_character(g.m, [&](Spot spot) {
            const CopyId top = open_top(g.m, spot);
            if (top != no_copy && (card(g, top).events & bit(what.event)))
                hear_on_card(g, top, what, WaitsAs::standing, heard);
        });
        if (g.m.scene != no_copy && (card(g, g.m.scene).events & bit(what.event)))
            hear_on_card(g, g.m.scene, what, WaitsAs::standing, heard);
        // What is discarded hears that itself, wherever it was, and not a second time as what stands on the field.
        if (what.event == TextEvent::discarded && (card(g, what.object.copy).events & bit(what.event))) {
            for (std::size_t i = heard.size(); i-- > 0;)
                if (heard[i].source == what.object.copy) heard.erase(i);
            hear_on_card(g, what.object.copy, what, WaitsAs::discarded, heard);
        }
    }
    hear_lasting(g, what, heard);
}

void wait(Game& g, const Heard& heard) {
    for (const Waiting& waiting : heard) {
        if (g.m.waiting.full()) {
            report(g, {.type = EventKind::not_carried_out, .copy = waiting.source, .clause = Clause::rule_room});
            return;
        }
        g.m.waiting.push_back(waiting);
    }
}

void raise(Game& g, const Happening& what) {
    Heard heard;
    listen(g, what, heard);
    wait(g, heard);
}

SeatId cause_now(const Game& g) { return g.m.contexts.empty() ? no_seat : g.m.contexts.back().controller; }
CopyId source_now(const Game& g) { return g.m.contexts.empty() ? no_copy : g.m.contexts.back().source; }

void raise_entered(Game& g, Spot spot) {
    raise(g, {TextEvent::enters, {at(g.m, spot).top, spot}, cause_now(g), source_now(g)});
}

void raise_scene(Game& g, CopyId scene) {
    raise(g, {TextEvent::enters, {scene, no_spot}, cause_now(g), source_now(g)});
}

void raise_turn_end(Game& g) { raise(g, {TextEvent::turn_ends, {}, no_seat, no_copy}); }

}  // namespace cubenight::ultraman
