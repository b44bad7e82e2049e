#include "engine/pokemon/ask/taken_away.hpp"

#include <algorithm>

#include "engine/pokemon/ask/query.hpp"

namespace cubenight::pokemon {
namespace {

// A text in force that takes something away.
struct Taker {
    Scope scope;
    NodeIndex give = no_node;
};

bool same_text(const Scope& a, const Scope& b) {
    return a.program == b.program && a.source == b.source && a.lasting == b.lasting;
}

// What is taken away there is the kind of text that this one is.
bool speaks_of(Game& g, const Taker& taker, const Node& without, const Scope& text) {
    const auto what = static_cast<WithoutKind>(without.sub);
    if (what == WithoutKind::effects) {
        const bool on_card = text.kind != TextKind::ability && text.source != no_copy;
        return on_card && gives_to(g, taker.scope, taker.give, {text.source, no_slot});
    }
    if (text.slot == no_slot) return false;
    bool fits = false;
    if (what == WithoutKind::tools) {
        fits = g.m.copies[text.source.value].where == Where::tool;
    } else if (text.kind == TextKind::ability) {
        const CompiledAbility* ability = ability_of(g, text.source, *text.program);
        fits = ability && takes_ability(without, *ability);
    }
    return fits && gives_to(g, taker.scope, taker.give, pokemon_object(g, text.slot));
}

class Takers {
public:
    explicit Takers(Game& g) : g_(g) {
        each_standing(g, bit(ModKind::without), 0, [&](const Scope& scope, NodeIndex give) {
            if (!list_.full()) list_.push_back({scope, give});
        });
    }

    bool is_taken(const Scope& text) const {
        if (text.lasting || list_.size() < 2) return false;
        return std::any_of(list_.begin(), list_.end(), [&](const Taker& taker) {
            return !same_text(taker.scope, text) && takes(taker, text) && !leads_to(text, taker.scope, 0) &&
                   !is_taken(taker.scope);
        });
    }

private:
    bool takes(const Taker& taker, const Scope& text) const {
        if (text.lasting) return false;
        const Node& give = taker.scope.node(g_, taker.give);
        for (NodeIndex mod = taker.scope.node(g_, give.first).next; mod != no_node;
             mod = taker.scope.node(g_, mod).next)
            if (const Node& node = taker.scope.node(g_, mod);
                node.kind == NodeKind::without && speaks_of(g_, taker, node, text))
                return true;
        return false;
    }

    // It takes that text away, or one that leads to it. seen: a bit for each of the list that was asked already.
    bool leads_to(const Scope& from, const Scope& to, std::uint32_t seen) const {
        for (std::size_t i = 0; i < list_.size(); ++i) {
            if (!same_text(list_[i].scope, from) || ((seen >> i) & 1)) continue;
            seen |= 1u << i;
            if (takes(list_[i], to)) return true;
            for (const Taker& next : list_)
                if (!same_text(next.scope, from) && takes(list_[i], next.scope) && leads_to(next.scope, to, seen))
                    return true;
        }
        return false;
    }

    Game& g_;
    InlineVector<Taker, 16> list_;
};

}  // namespace

WithoutKind without_of(AbilityKind kind) {
    switch (kind) {
        case AbilityKind::poke_power: return WithoutKind::powers;
        case AbilityKind::poke_body: return WithoutKind::bodies;
        case AbilityKind::pokemon_power: return WithoutKind::pokemon_powers;
        case AbilityKind::ability:
        case AbilityKind::ancient_trait:
        case AbilityKind::use: break;
    }
    return WithoutKind::abilities;
}

const CompiledAbility* ability_of(const Game& g, CopyId source, const Program& text) {
    const CompiledCard& c = card(g, source);
    for (int i = 0; i < c.ability_count; ++i)
        if (const CompiledAbility& ability = c.abilities[static_cast<std::size_t>(i)];
            &g.book.program(ability.program) == &text)
            return &ability;
    return nullptr;
}

bool takes_ability(const Node& without, const CompiledAbility& ability) {
    return ability.kind != AbilityKind::ancient_trait && sub_as<WithoutKind>(without) == without_of(ability.kind) &&
           !(leaves_named(without) && ability.name == without.number - 1);
}

bool is_taken_away(Game& g, const Scope& taker) { return Takers(g).is_taken(taker); }

}  // namespace cubenight::pokemon
