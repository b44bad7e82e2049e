// Walking over all effects in force. The one place that knows where modifiers come from: abilities of Pokémon in
// play, attached Tools and energy, the Stadium, and lasting effects.
#pragma once

#include "engine/pokemon/ask/numbers.hpp"
#include "engine/pokemon/ask/quantities.hpp"
#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

// Whether the limits that open a text (`only if`) hold.
bool limits_hold(Game& g, const Scope& scope);
// The first of them that does not; no_node where all do.
NodeIndex unmet_limit(Game& g, const Scope& scope);
// Whether a lasting effect works now (span, anchor, `while`).
bool lasting_works(Game& g, const Lasting& lasting);

// Calls f(scope, standing) for each standing text in play, whatever it is. With a subject, some that cannot be given to
// it are left out: those that are only for another card or Pokémon.
template <class F>
void each_standing(Game& g, std::uint32_t mods, std::uint32_t events, F&& f, Object subject = {});
// Calls f(scope, give, modifier) for each modifier of that kind in force; a subject as above.
template <class F>
void each_modifier(Game& g, ModKind kind, Object subject, F&& f);
template <class F>
void each_modifier(Game& g, ModKind kind, F&& f) {
    each_modifier(g, kind, Object{}, f);
}

// Whether a `give` of that scope reaches the object, or the player.
bool gives_to(Game& g, const Scope& scope, NodeIndex give, Object object);
bool gives_to_player(Game& g, const Scope& scope, NodeIndex give, SeatId seat);

namespace detail {

// What one walk looks for, and the texts that do not stack and were met already (JA E-15).
struct Walk {
    std::uint32_t mods;
    std::uint32_t events;
    Object subject;
    InlineVector<std::uint16_t, 8> met;

    // Is given to its own card or Pokémon alone, and that is another one. A text that does not stack is met all the same.
    bool misses(const Program& program, const Standing& part, CopyId source, std::uint8_t slot) const {
        if (!part.own || program.no_stack || subject.copy == no_copy) return false;
        return subject.is_pokemon() ? slot != subject.slot : source != subject.copy;
    }

    // Effects for one side stand beside those for the other.
    bool again(const Program& program, SeatId controller) {
        const auto name = static_cast<std::uint16_t>(program.name | (program.for_all ? 0 : controller.value << 15));
        for (std::uint16_t seen : met)
            if (seen == name) return true;
        if (!met.full()) met.push_back(name);
        return false;
    }
};

// `give S as $p`: each that it is given to is $p in what it gets. Calls f(scope) with that said; `named`: the variable + 1.
template <class F>
void with_receiver(Game& g, const Scope& standing, int named, Object receiver, F&& f) {
    const auto kind = receiver.is_pokemon() ? Binding::Kind::pokemon : Binding::Kind::cards;
    const Binding meant{CopySet::of(receiver.copy), 0, g.m.serial, kind, {}};
    Scope scope = standing;
    scope.given = &meant;
    scope.given_as = static_cast<std::uint8_t>(named - 1);
    f(scope);
}

// The variable + 1 by which a `give` names each that it is given to, or 0.
inline int receivers_name(const Game& g, const Scope& scope, const Node& give) {
    const Node& target = scope.node(g, give.first);
    return target.kind == NodeKind::selection ? scope.node(g, target.first).number : 0;
}

// The text, unless is_off() says that something makes it not exist.
template <class IsOff, class F>
void visit_program(Game& g, std::uint16_t index, CopyId source, std::uint8_t slot, Walk& walk, IsOff&& is_off, F&& f) {
    const std::uint32_t mods = walk.mods, events = walk.events;
    if (index == no_program) return;
    const Program& program = g.book.program(index);
    if (program.zone != ActiveZone::play) return;
    if (!((program.mods & mods) | (program.events & events))) return;
    const Scope scope = scope_of_card(g, program, source, slot);
    bool asked = false, first = true;
    for (const Standing& part : program.standing) {
        const bool is_give = part.mods != 0;
        if (is_give ? !(part.mods & mods) : !((events >> static_cast<int>(part.event)) & 1)) continue;
        if (walk.misses(program, part, source, slot)) continue;
        if (!asked && (is_off() || !limits_hold(g, scope))) return;
        asked = true;
        if (part.condition != no_node && !holds(g, scope, part.condition)) continue;
        if (first && program.no_stack && walk.again(program, scope.controller)) return;
        first = false;
        f(scope, part.node);
    }
}

// The texts of a card in play, where nothing makes them not exist (JA D-13.b2).
template <class F>
void visit_card(Game& g, CopyId copy, Walk& walk, F&& f) {
    const CompiledCard& c = card(g, copy);
    const CopyState& state = g.m.copies[copy.value];
    const bool asks_without = walk.mods == bit(ModKind::without);
    const auto is_off = [&] { return !asks_without && text_off(g, copy); };
    switch (state.where) {
        case Where::stack:
            if (c.fossil)
                return visit_program(
                    g, c.play, copy, state.slot, walk, [] { return false; }, f);
            for (int i = 0; i < c.ability_count; ++i) {
                const CompiledAbility& ability = c.abilities[static_cast<std::size_t>(i)];
                if (is_covered_trait(g, copy, ability.kind)) continue;
                visit_program(
                    g, ability.program, copy, state.slot, walk,
                    [&] { return !asks_without && ability_off(g, state.slot, ability); }, f);
            }
            return;
        case Where::tool:
            return visit_program(
                g, c.attached, copy, state.slot, walk,
                [&] { return (!asks_without && tools_off(g, state.slot)) || is_off(); }, f);
        case Where::energy:
        case Where::item: return visit_program(g, c.attached, copy, state.slot, walk, is_off, f);
        case Where::stadium: return visit_program(g, c.stadium, copy, no_slot, walk, is_off, f);
        case Where::nowhere:
        case Where::deck:
        case Where::hand:
        case Where::discard:
        case Where::prizes:
        case Where::lost:
        case Where::aside:
        case Where::playing:
        case Where::under: return;
    }
}

}  // namespace detail

template <class F>
void each_standing(Game& g, std::uint32_t mods, std::uint32_t events, F&& f, Object subject) {
    if (!((g.m.modifiers_seen & mods) | (g.m.events_heard & events))) return;
    detail::Walk walk{mods, events, subject, {}};
    for (CopyId copy : g.m.standing) {
        const CompiledCard& c = card(g, copy);
        if ((c.mods & mods) | (c.events & events)) detail::visit_card(g, copy, walk, f);
    }
    for (std::size_t i = 0; i < g.m.lasting.size(); ++i) {
        const Lasting& lasting = g.m.lasting[i];
        if (!((lasting.mods & mods) | (lasting.events & events))) continue;
        const bool for_others =
            lasting.anchor != AnchorKind::seat && !lasting.live && !lasting.subjects.contains(subject.copy);
        if (subject.is_pokemon() && for_others) continue;
        if (!lasting_works(g, lasting)) continue;
        f(scope_of(g, lasting), lasting.node);
    }
}

// The texts of an attached card that its own `only if` does not let stay: it is discarded by its text, which so holds while
// that is done. Calls f(scope, standing) for those of these events.
template <class F>
void each_of_unfit(Game& g, CopyId copy, std::uint32_t events, F&& f) {
    const CopyState& c = g.m.copies[copy.value];
    if (!is_attached(c.where) || card(g, copy).attached == no_program) return;
    const Program& program = g.book.program(card(g, copy).attached);
    const Scope scope = scope_of_card(g, program, copy, c.slot);
    if (!(program.events & events) || limits_hold(g, scope)) return;
    if (text_off(g, copy) || (c.where == Where::tool && tools_off(g, c.slot))) return;
    for (const Standing& part : program.standing) {
        const bool meant = part.mods == 0 && ((events >> static_cast<int>(part.event)) & 1);
        if (meant && (part.condition == no_node || holds(g, scope, part.condition))) f(scope, part.node);
    }
}

template <class F>
void each_modifier(Game& g, ModKind kind, Object subject, F&& f) {
    if (!(g.m.modifiers_seen & bit(kind)) || (g.asking & bit(kind))) return;
    g.asking |= bit(kind);
    each_standing(
        g, bit(kind), 0,
        [&](const Scope& standing, NodeIndex index) {
            const Node& give = standing.node(g, index);
            const auto mods = [&](const Scope& scope) {
                for (NodeIndex mod = scope.node(g, give.first).next; mod != no_node; mod = scope.node(g, mod).next)
                    if (mod_kind(scope.node(g, mod)) == kind) f(scope, index, scope.node(g, mod));
            };
            const int named = detail::receivers_name(g, standing, give);
            if (named > 0 && subject.copy != no_copy) detail::with_receiver(g, standing, named, subject, mods);
            else mods(standing);
        },
        subject);
    g.asking &= ~bit(kind);
}

// What an attack says of its own use, each modifier of that kind.
template <class F>
void each_own_modifier(Game& g, std::uint8_t slot, const CompiledAttack& attack, ModKind kind, F&& f) {
    const Program& program = g.book.program(attack.program);
    if (!(program.mods & bit(kind))) return;
    const Scope scope = scope_of_card(g, program, g.m.pokemon[slot].top, slot);
    for (const Standing& part : program.standing) {
        if (!(part.mods & bit(kind)) || (part.condition != no_node && !holds(g, scope, part.condition))) continue;
        for (NodeIndex mod = scope.node(g, scope.node(g, part.node).first).next; mod != no_node;
             mod = scope.node(g, mod).next)
            if (mod_kind(scope.node(g, mod)) == kind) f(scope, scope.node(g, mod));
    }
}

}  // namespace cubenight::pokemon
