// A card in play changes places with another one (JA D-19).
#include "engine/pokemon/effects/exchange.hpp"

#include <algorithm>

#include "engine/pokemon/ask/filters.hpp"
#include "engine/pokemon/ask/sources.hpp"
#include "engine/pokemon/change/verbs.hpp"
#include "engine/pokemon/run/frames.hpp"
#include "engine/pokemon/run/reach.hpp"
#include "engine/pokemon/run/select.hpp"

namespace cubenight::pokemon {
namespace {

// A Pokémon is known by its lowest card: where that card changes, what was said of the Pokémon is said of the new one.
void rename(Match& m, CopyId from, CopyId to) {
    const auto in_set = [&](CopySet& set) {
        if (!set.contains(from)) return;
        set.erase(from);
        set.insert(to);
    };
    const auto in_binding = [&](Binding& binding) {
        if (binding.kind == Binding::Kind::pokemon) in_set(binding.set);
    };
    for (Lasting& lasting : m.lasting) {
        in_set(lasting.subjects);
        for (Binding& binding : lasting.bindings) in_binding(binding);
    }
    for (Context& context : m.contexts)
        for (Binding& binding : context.bindings) in_binding(binding);
    for (PastEvent& event : m.past)
        if (event.subject == from) event.subject = to;
}

using Names = InlineVector<std::uint16_t, 12>;

// The abilities that the Pokémon used this turn, by name: its own, and those of cards that it was before.
Names used_abilities(const Game& g, std::uint8_t slot) {
    Names names;
    for (const PastUse& use : g.m.inherited_uses)
        if (use.slot == slot) names.push_back(use.name);
    for (int i = 0; i < std::min(8, ability_count(g, slot)); ++i)
        if ((g.m.pokemon[slot].abilities_used >> i) & 1) names.push_back(held_ability(g, slot, i).ability->name);
    return names;
}

// An ability counts as used if one of its name was; those that the new card has not are remembered too (JA D-19.b2).
void inherit_uses(Game& g, std::uint8_t slot, const Names& names) {
    forget_uses(g, slot);
    for (std::uint16_t name : names) {
        bool has_it = false;
        for (int i = 0; i < std::min(8, ability_count(g, slot)); ++i) {
            if (held_ability(g, slot, i).ability->name != name) continue;
            pokemon(g, slot).abilities_used |= static_cast<std::uint8_t>(1u << i);
            has_it = true;
        }
        if (!has_it && !g.m.inherited_uses.full()) g.m.inherited_uses.push_back({name, slot, 0});
    }
}

// The new card lies where the old one lay, and the old one goes where the new one came from.
void take_place(Game& g, std::uint8_t slot, CopyId newcomer, Clause clause) {
    Pokemon& p = pokemon(g, slot);
    const CopyId old = p.top;
    const CopyId lowest = p.bottom;
    const Where back = state(g, newcomer).where;
    const auto names = used_abilities(g, slot);
    place_on_top(g, slot, newcomer, clause);
    move_card(g, old, back, clause);
    if (lowest == old) rename(g.m, old, newcomer);
    inherit_uses(g, slot, names);
}

struct Exchange {
    std::uint8_t of_pokemon;  // who leaves is a Pokémon
};
enum Step : std::uint8_t { find_leaving, leaving_found, newcomer_found };

}  // namespace

// Without inheriting only the attached cards stay.
void verb_exchange(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    switch (frame.step) {
        case find_leaving: frame.step = leaving_found; return select(g, frame.context, node.first);
        case leaving_found:
            frame.set = g.m.selected;
            locals_of<Exchange>(frame).of_pokemon = g.m.selected_pokemon;
            frame.step = newcomer_found;
            return select(g, frame.context, scope.node(g, node.first).next);
        case newcomer_found: {
            if (frame.set.empty() || g.m.selected.empty() || !locals_of<Exchange>(frame).of_pokemon)
                return verb_done(g, frame, 0, false);
            const std::uint8_t slot = slot_of(g.m, frame.set.first());
            const CopyId newcomer = g.m.selected.first();
            if (slot == no_slot || !may_lie_on(g, slot, newcomer) || !lies_in_zone(g.m, newcomer) ||
                !may_come_by_text(g, scope, newcomer, {}))
                return verb_done(g, frame, 0, false);
            take_place(g, slot, newcomer, is_inheriting(node) ? Clause::D_19_b1 : clause_of_text(g, scope));
            if (!is_inheriting(node)) {
                end_effects_on(g, slot, Effects::all, clause_of_text(g, scope));
                Pokemon& now = pokemon(g, slot);
                now.damage = now.markers = 0;
                forget_uses(g, slot);
                now.turn_changed = g.m.turn;
            }
            verb_done(g, frame, 1, true);
        }
    }
}

}  // namespace cubenight::pokemon
