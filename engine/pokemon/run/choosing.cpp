// `choose`: a text's choice of cards, of Pokémon or of a value, kept in a variable (JA D-04).
#include "engine/pokemon/run/choosing.hpp"

#include <algorithm>

#include "engine/pokemon/ask/filters.hpp"
#include "engine/pokemon/ask/quantities.hpp"
#include "engine/pokemon/ask/query.hpp"
#include "engine/pokemon/foresee/help.hpp"
#include "engine/pokemon/run/asking.hpp"
#include "engine/pokemon/run/frames.hpp"
#include "engine/pokemon/run/kept_choices.hpp"
#include "engine/pokemon/run/select.hpp"

namespace cubenight::pokemon {
namespace {

TypeSet types_among(Game& g, const Scope& scope, NodeIndex selection) {
    const Candidates found = all_of(g, scope, selection);
    TypeSet types;
    for (CopyId copy : found.set) types = types | types_of_object(g, object_of(g, copy, found.of_pokemon));
    return types;
}

bool any_has(Game& g, const Scope& scope, NodeIndex selection, SpecialCondition condition) {
    for (CopyId copy : all_of(g, scope, selection).set)
        if (const std::uint8_t slot = slot_of(g.m, copy); slot != no_slot && g.m.pokemon[slot].is(condition))
            return true;
    return false;
}

inline constexpr int most_said = 60;  // no pile holds more cards

// "Up to" is one at least (JA D-05.b1).
void offer_up_to(Game& g, int most) {
    for (int n = 1; n <= std::min(most, most_said); ++n)
        offer(g, {OptionKind::number, static_cast<std::uint8_t>(n), 0, 0});
}

// Each name once.
void offer_names(Game& g, const Candidates& found) {
    std::uint16_t named[64];
    int count = 0;
    for (CopyId member : found.set) {
        const std::uint8_t slot = slot_of(g.m, member);  // of several selects one may mean cards
        const CopyId copy = found.of_pokemon && slot != no_slot ? g.m.pokemon[slot].top : member;
        const std::uint16_t name = card(g, copy).name;
        if (count == 64 || std::find(named, named + count, name) != named + count) continue;
        named[count++] = name;
        offer(g, {OptionKind::name, copy.value, 0, 0});
    }
}

void offer_values(Game& g, const Scope& scope, const Node& value) {
    switch (static_cast<ValueKind>(value.sub)) {
        case ValueKind::type: {
            const TypeSet types = value.first == no_node ? TypeSet::all() : types_among(g, scope, value.first);
            for (std::uint8_t t = 0; t < type_count - (value.first == no_node); ++t)
                if (types.has(static_cast<Type>(t)) && type_left_out(value) != static_cast<Type>(t))
                    offer(g, {OptionKind::type, t, 0, 0});
            return;
        }
        case ValueKind::number:
            if (value.first != no_node) return offer_up_to(g, quantity(g, scope, value.first));
            for (std::uint8_t n = 0; n <= most_said; ++n) offer(g, {OptionKind::number, n, 0, 0});
            return;
        case ValueKind::condition:
            for (std::uint8_t c = 0; c < condition_count; ++c)
                if (value.first == no_node || any_has(g, scope, value.first, static_cast<SpecialCondition>(c)))
                    offer(g, {OptionKind::condition, c, 0, 0});
            return;
        case ValueKind::name:
            return offer_names(g, value.first == no_node ? Candidates{} : all_of(g, scope, value.first));
        case ValueKind::attack: {
            const Candidates found = all_of(g, scope, value.first);
            for (CopyId copy : found.set)
                each_attack_had(g, object_of(g, copy, found.of_pokemon),
                                [&](const CompiledAttack&, CopyId from, std::uint8_t i) {
                                    offer(g, {OptionKind::attack, i, from.value, 0});
                                });
            return;
        }
    }
}

ChoiceKind value_choice(ValueKind kind) {
    switch (kind) {
        case ValueKind::type: return ChoiceKind::type;
        case ValueKind::number: return ChoiceKind::number;
        case ValueKind::condition: return ChoiceKind::condition;
        case ValueKind::name: return ChoiceKind::name;
        case ValueKind::attack: return ChoiceKind::either;
    }
    return ChoiceKind::number;
}

void store_value(Game& g, Context& context, int variable, ValueKind kind) {
    Binding& binding = context.bindings[static_cast<std::size_t>(variable)];
    binding = Binding{};
    binding.value = g.m.answer.a;
    switch (kind) {
        case ValueKind::type: binding.kind = Binding::Kind::type; break;
        case ValueKind::number: binding.kind = Binding::Kind::number; break;
        case ValueKind::condition: binding.kind = Binding::Kind::condition; break;
        case ValueKind::name:
            binding.kind = Binding::Kind::name;
            binding.value = static_cast<std::int16_t>(card(g, CopyId{g.m.answer.a}).name);
            break;
        case ValueKind::attack:
            binding.kind = Binding::Kind::attack;
            binding.value = static_cast<std::int16_t>(card(g, CopyId{g.m.answer.b}).attacks[g.m.answer.a].name);
            break;
    }
    report(g, {.type = EventKind::value_chosen,
               .seat = context.actor,
               .copy = context.source,
               .n = binding.value,
               .clause = Clause::D_04_b1});
}

}  // namespace

void bind_selected(Game& g, Context& context, int variable) {
    Binding& binding = context.bindings[static_cast<std::size_t>(variable)];
    binding = Binding{};
    binding.kind = g.m.selected_pokemon ? Binding::Kind::pokemon : Binding::Kind::cards;
    binding.set = g.m.selected;
    binding.serial = g.m.serial;
    context.performed = !g.m.selected.empty();
}

// A number as it is now, whatever comes of what it counts.
static void bind_number(Context& context, int variable, int number) {
    Binding& binding = context.bindings[static_cast<std::size_t>(variable)];
    binding = Binding{};
    binding.kind = Binding::Kind::number;
    binding.value = static_cast<std::int16_t>(number);
    context.performed = number != 0;
}

namespace {

enum ChooseStep : std::uint8_t { ask_value, value_chosen };

}  // namespace

void step_choose(Game& g, Frame& frame) {
    Context& context = context_of(g, frame);
    const Scope scope = scope_of(g, context);
    const Node& node = scope.node(g, frame.node);
    const Node& what = scope.node(g, node.first);
    if (what.kind == NodeKind::value) {
        const auto kind = static_cast<ValueKind>(what.sub);
        if (frame.step == ask_value) {
            if (take_choice(g, frame.context, frame.node)) {
                context.performed = 1;
                return pop(g);
            }
            frame.step = value_chosen;
            ask(g, context.actor, value_choice(kind), Clause::D_04_b1).source = context.source.value;
            if (kind == ValueKind::number && what.first != no_node)
                g.m.choice.node = frame.node, g.m.choice.program = context.program;
            offer_values(g, scope, what);
            if (!g.m.choice.options.empty()) return;
            g.m.choice = Choice{};
            context.performed = 0;
            return pop(g);
        }
        store_value(g, context, node.number, kind);
        context.performed = 1;
        return pop(g);
    }
    if (what.kind != NodeKind::selection) {
        bind_number(context, node.number, quantity(g, scope, node.first));
        return pop(g);
    }
    if (frame.step == ask_value) {
        frame.step = value_chosen;
        if (!chooses_for_help(g, scope, frame.node)) return select(g, frame.context, node.first);
        const CopySet meant = chosen_for_help(g, scope, frame.node, all_of(g, scope, node.first).set);
        return select_among(g, frame.context, node.first, meant);
    }
    bind_selected(g, context, node.number);
    pop(g);
}

}  // namespace cubenight::pokemon
