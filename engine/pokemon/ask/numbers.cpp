#include "engine/pokemon/ask/numbers.hpp"

#include <algorithm>

#include "engine/pokemon/ask/damage_changes.hpp"
#include "engine/pokemon/ask/modifiers.hpp"
#include "engine/pokemon/ask/quantities.hpp"
#include "engine/pokemon/ask/query.hpp"
#include "engine/pokemon/ask/sources.hpp"
#include "engine/pokemon/ask/taken_away.hpp"

namespace cubenight::pokemon {
namespace {

// Sums of plus and minus, on what is printed or on the number that stands in its place, or gone (JA D-11 to D-13).
struct Change {
    int sum = 0;
    int fixed = 0;
    bool is_fixed = false;
    bool gone = false;
    int halvings = 0;         // of what the sum makes of it
    int least = 0, most = 0;  // of the numbers that are to stand there

    int on(int printed) const {
        int number = gone ? 0 : (is_fixed ? fixed : printed) + sum;
        for (int i = 0; i < halvings; ++i) number = whole_counters(number / 2);
        return number;
    }
    // Of something there may be so many of: who forbids some has his way before who allows more (JA II-A.b2).
    int limit(int usual) const {
        Change change = *this;
        change.fixed = least < usual ? least : most;
        return change.on(usual);
    }
    void fix(int number) {
        least = is_fixed ? std::min(least, number) : number;
        most = is_fixed ? std::max(most, number) : number;
        is_fixed = true, fixed = number;
    }
};

void add_change(Game& g, const Scope& scope, const Node& change, Change& total) {
    const int amount = change.first == no_node ? 0 : quantity(g, scope, change.first);
    switch (static_cast<ChangeKind>(change.sub)) {
        case ChangeKind::plus: total.sum += amount; return;
        case ChangeKind::minus: total.sum -= amount; return;
        case ChangeKind::fixed: total.fix(amount); return;
        case ChangeKind::none: total.gone = true; return;
        case ChangeKind::half: ++total.halvings; return;
    }
}

// All changes of one number for an object; `peer` is asked for by `to` and `from`.
Change change_of(Game& g, ModKind kind, Object object, Object peer = {}) {
    Change total;
    each_modifier(g, kind, object, [&](const Scope& scope, NodeIndex give, const Node& mod) {
        if (!gives_to(g, scope, give, object)) return;
        const NodeIndex limit = scope.node(g, mod.first).next;
        if (limit != no_node && !(peer.is_pokemon() && selects(g, scope, limit, peer))) return;
        add_change(g, scope, scope.node(g, mod.first), total);
    });
    return total;
}

void note_change(Game& g, const Scope& scope, const Node& change, DamageChanges& changes) {
    if (changes.full()) return;
    const int amount = change.first == no_node ? 0 : quantity(g, scope, change.first);
    changes.push_back({static_cast<ChangeKind>(change.sub), amount, source_of(g, scope)});
}

Change player_change(Game& g, ModKind kind, SeatId seat) {
    Change total;
    each_modifier(g, kind, [&](const Scope& scope, NodeIndex give, const Node& mod) {
        if (gives_to_player(g, scope, give, seat)) add_change(g, scope, scope.node(g, mod.first), total);
    });
    return total;
}

// A kind word as a type: printed in the text, none, or held by a variable.
TypeSet type_in(const Scope& scope, const Node& kind) {
    const auto word = static_cast<KindWord>(kind.sub);
    if (word == KindWord::type) return {static_cast<std::uint16_t>(kind.number)};
    if (word != KindWord::variable) return {};
    const Binding* binding = find_binding(scope, kind.number);
    return binding && binding->kind == Binding::Kind::type ? TypeSet::of(static_cast<Type>(binding->value)) : TypeSet{};
}

Affinities affinities(Game& g, std::uint8_t slot, ModKind kind) {
    const CompiledCard& c = body_card(g, slot);
    Affinities found;
    const int count = kind == ModKind::weakness ? c.weakness_count : c.resistance_count;
    for (int i = 0; i < count; ++i)
        found.each[found.count++] =
            (kind == ModKind::weakness ? c.weaknesses : c.resistances)[static_cast<std::size_t>(i)];
    bool gone = false;  // and then another text finds none that it could change (JA D-13.b1)
    each_modifier(g, kind, pokemon_object(g, slot), [&](const Scope& scope, NodeIndex give, const Node& mod) {
        if (!gives_to(g, scope, give, pokemon_object(g, slot))) return;
        const TypeSet type = type_in(scope, scope.node(g, mod.first));
        const Affinity old = found.count > 0             ? found.each[0]
                             : kind == ModKind::weakness ? Affinity{Type::colorless, Affinity::Op::times, 2}
                                                         : Affinity{Type::colorless, Affinity::Op::minus, 30};
        found.count = 0;
        gone = gone || type.empty();
        if (gone) return;
        found.each[0] = old;
        if (states_amount(mod))
            found.each[0].op = static_cast<Affinity::Op>(amount_sign(mod)), found.each[0].value = mod.number;
        found.each[0].type = type.first();
        found.count = 1;
    });
    return found;
}

// `speaks_of`: whether what is taken away there (a `without`) takes it in.
template <class SpeaksOf>
bool is_off(Game& g, Object object, SpeaksOf&& speaks_of) {
    bool off = false;
    each_modifier(g, ModKind::without, object, [&](const Scope& scope, NodeIndex give, const Node& mod) {
        if (off || !speaks_of(mod) || !gives_to(g, scope, give, object) || is_taken_away(g, scope)) return;
        off = true;
        note_keeper(g, scope);
    });
    return off;
}

bool is_off(Game& g, Object object, WithoutKind what) {
    return is_off(g, object, [what](const Node& mod) { return static_cast<WithoutKind>(mod.sub) == what; });
}

bool is_off(Game& g, Object object, const CompiledAbility& ability) {
    return ability.kind != AbilityKind::ancient_trait &&
           is_off(g, object, [&](const Node& mod) { return takes_ability(mod, ability); });
}

// A Trainer in play as a Pokémon has the types that its text says it counts as.
TypeSet fossil_types(Game& g, std::uint8_t slot) {
    TypeSet types;
    each_modifier(
        g, ModKind::counts_as, pokemon_object(g, slot), [&](const Scope& scope, NodeIndex give, const Node& mod) {
            const Node& word = scope.node(g, mod.first);
            if (static_cast<KindWord>(word.sub) == KindWord::type && gives_to(g, scope, give, pokemon_object(g, slot)))
                types = types | TypeSet{static_cast<std::uint16_t>(word.number)};
        });
    return types;
}

}  // namespace

TypeSet types_of(Game& g, std::uint8_t slot) {
    TypeSet types = top_card(g, slot).types;
    if (top_card(g, slot).fossil) types = fossil_types(g, slot);
    each_modifier(g, ModKind::type, pokemon_object(g, slot), [&](const Scope& scope, NodeIndex give, const Node& mod) {
        if (!gives_to(g, scope, give, pokemon_object(g, slot))) return;
        const TypeSet changed = type_in(scope, scope.node(g, mod.first));
        types = is_also(mod) ? types | changed : changed;
    });
    return types;
}

int changed_hp(Game& g, std::uint8_t slot) {
    return change_of(g, ModKind::hp, pokemon_object(g, slot)).on(top_card(g, slot).hp);
}

int changed_retreat_cost(Game& g, std::uint8_t slot) {
    return std::max(0, change_of(g, ModKind::retreat, pokemon_object(g, slot)).on(body_card(g, slot).retreat));
}

// What texts let it provide instead of what is printed on it.
static void provide_units(Game& g, CopyId energy, Units& units) {
    const std::uint8_t slot = g.m.copies[energy.value].slot;
    each_modifier(g, ModKind::provides, {energy, no_slot}, [&](const Scope& scope, NodeIndex give, const Node& mod) {
        // A text may give units to its own card, to energy cards it selects, or to the holder's own card.
        if (!gives_to(g, scope, give, {energy, no_slot}) &&
            !(scope.source == energy && gives_to(g, scope, give, pokemon_object(g, slot))))
            return;
        units.count = 0;
        for (NodeIndex i = mod.first; i != no_node && units.count < most_units; i = scope.node(g, i).next)
            units.each[units.count++] = g.book.unit_of({static_cast<std::uint16_t>(scope.node(g, i).number)});
    });
}

// Follows JA D-08.faq; ZH D-08.b1, D-08.faq.
Units units_of(Game& g, CopyId energy) {
    const CompiledCard& c = card(g, energy);
    Units units;
    for (; units.count < c.unit_count; ++units.count)
        units.each[units.count] = c.units[static_cast<std::size_t>(units.count)];
    const bool attached = g.m.copies[energy.value].where == Where::energy;
    if (!attached || !(g.m.modifiers_seen & (bit(ModKind::provides) | bit(ModKind::type)))) return units;
    if (!(c.mods & (bit(ModKind::provides) | bit(ModKind::type))) && !(g.m.modifiers_seen & changes_energy))
        return units;
    provide_units(g, energy, units);
    each_modifier(g, ModKind::type, {energy, no_slot}, [&](const Scope& scope, NodeIndex give, const Node& mod) {
        if (!gives_to(g, scope, give, {energy, no_slot})) return;
        const TypeSet type = type_in(scope, scope.node(g, mod.first));
        for (int i = 0; i < units.count; ++i) units.each[i] = is_also(mod) ? units.each[i] | type : type;
    });
    return units;
}

static Affinities with_value(Game& g, std::uint8_t slot, ModKind kind, ModKind value) {
    Affinities found = affinities(g, slot, kind);
    if (!(g.m.modifiers_seen & bit(value))) return found;
    const Change change = change_of(g, value, pokemon_object(g, slot));
    for (int i = 0; i < found.count; ++i) {
        Affinity& one = found.each[i];
        one.value = std::max(0, change.on(one.value));
        // A number in the place of what is printed is one that multiplies.
        if (kind == ModKind::weakness && change.is_fixed && !change.gone) one.op = Affinity::Op::times;
    }
    return found;
}

Affinities weaknesses_of(Game& g, std::uint8_t slot) {
    return with_value(g, slot, ModKind::weakness, ModKind::weakness_value);
}
Affinities resistances_of(Game& g, std::uint8_t slot) {
    return with_value(g, slot, ModKind::resistance, ModKind::resistance_value);
}

// Follows JA B-04.
int dealt(Game& g, std::uint8_t attacker, std::uint8_t defender, int amount) {
    return change_of(g, ModKind::deals, pokemon_object(g, attacker), pokemon_object(g, defender)).on(amount);
}

// Follows JA B-05.
int taken(Game& g, std::uint8_t attacker, std::uint8_t defender, int amount) {
    return change_of(g, ModKind::takes, pokemon_object(g, defender), pokemon_object(g, attacker)).on(amount);
}

bool takes_no_damage(Game& g, std::uint8_t attacker, std::uint8_t defender, int amount) {
    bool none = false;
    each_modifier(g, ModKind::no_damage, pokemon_object(g, defender),
                  [&](const Scope& scope, NodeIndex give, const Node& mod) {
                      if (none || (mod.number >= 0 && amount > mod.number)) return;
                      if (!gives_to(g, scope, give, pokemon_object(g, defender))) return;
                      NodeIndex part = mod.first;
                      const bool from = part != no_node && scope.node(g, part).kind == NodeKind::selection;
                      if (from && !selects(g, scope, part, pokemon_object(g, attacker))) return;
                      if (from) part = scope.node(g, part).next;
                      none = part == no_node;
                      for (; part != no_node && !none; part = scope.node(g, part).next)
                          none = scope.node(g, part).number == amount;
                      if (none) note_keeper(g, scope);
                  });
    return none;
}

int attack_base(Game& g, std::uint8_t slot, const CompiledAttack& attack) {
    if (!(g.m.modifiers_seen & bit(ModKind::base))) return attack.damage;
    Change total;
    each_modifier(g, ModKind::base, pokemon_object(g, slot), [&](const Scope& scope, NodeIndex give, const Node& mod) {
        if (names_attack(g, scope, mod.first, attack.name) && gives_to(g, scope, give, pokemon_object(g, slot)))
            add_change(g, scope, scope.node(g, scope.node(g, mod.first).next), total);
    });
    return total.on(attack.damage);
}

// What attack_base(), dealt() and taken() add up, one by one. Those are asked for at every choice of a bot and walk by
// themselves.
DamageChanges base_changes(Game& g, std::uint8_t slot, const CompiledAttack& attack) {
    DamageChanges changes;
    each_modifier(g, ModKind::base, pokemon_object(g, slot), [&](const Scope& scope, NodeIndex give, const Node& mod) {
        if (names_attack(g, scope, mod.first, attack.name) && gives_to(g, scope, give, pokemon_object(g, slot)))
            note_change(g, scope, scope.node(g, scope.node(g, mod.first).next), changes);
    });
    return changes;
}

static DamageChanges changes_between(Game& g, ModKind kind, std::uint8_t slot, std::uint8_t peer) {
    DamageChanges changes;
    each_modifier(g, kind, pokemon_object(g, slot), [&](const Scope& scope, NodeIndex give, const Node& mod) {
        if (!gives_to(g, scope, give, pokemon_object(g, slot))) return;
        const NodeIndex limit = scope.node(g, mod.first).next;
        if (limit == no_node || selects(g, scope, limit, pokemon_object(g, peer)))
            note_change(g, scope, scope.node(g, mod.first), changes);
    });
    return changes;
}
DamageChanges dealt_changes(Game& g, std::uint8_t attacker, std::uint8_t defender) {
    return changes_between(g, ModKind::deals, attacker, defender);
}
DamageChanges taken_changes(Game& g, std::uint8_t attacker, std::uint8_t defender) {
    return changes_between(g, ModKind::takes, defender, attacker);
}

int prizes_for(Game& g, std::uint8_t slot) {
    return std::max(0, change_of(g, ModKind::prizes, pokemon_object(g, slot)).on(top_card(g, slot).prizes));
}

int changed_bench_limit(Game& g, SeatId seat) {
    return std::clamp(player_change(g, ModKind::bench_size, seat).limit(g.book.option(OptionKey::bench_size)), 0,
                      most_benched);
}

int tool_limit(Game& g, std::uint8_t slot) { return change_of(g, ModKind::tools, pokemon_object(g, slot)).limit(1); }

int tools_on(const Game& g, std::uint8_t slot) {
    int tools = 0;
    each_attached(g.m, slot, [&](CopyId attached) { tools += g.m.copies[attached.value].where == Where::tool; });
    return tools;
}

bool has_tool_room(Game& g, std::uint8_t slot) { return tools_on(g, slot) < tool_limit(g, slot); }

int poison_counters(Game& g, std::uint8_t slot) {
    return std::max(0, change_of(g, ModKind::poison, pokemon_object(g, slot)).on(g.m.pokemon[slot].poison));
}

int sleep_coins(Game& g, std::uint8_t slot) {
    return std::clamp(change_of(g, ModKind::sleep_coins, pokemon_object(g, slot)).on(1), 1, 99);
}

int burn_counters(Game& g, std::uint8_t slot) {
    // Several different amounts: the largest, once (JA E-28.faq1); the usual one is none of them.
    const int usual = g.m.pokemon[slot].burn;
    int counters = -1;
    each_modifier(g, ModKind::burn, pokemon_object(g, slot), [&](const Scope& scope, NodeIndex give, const Node& mod) {
        if (!gives_to(g, scope, give, pokemon_object(g, slot))) return;
        Change change;
        add_change(g, scope, scope.node(g, mod.first), change);
        counters = std::max(counters, change.on(usual));
    });
    return counters < 0                                        ? usual
           : usual == usual_counters(SpecialCondition::burned) ? counters
                                                               : std::max(counters, usual);
}

bool ability_off(Game& g, std::uint8_t slot, const CompiledAbility& ability) {
    return is_off(g, pokemon_object(g, slot), ability);
}
bool card_ability_off(Game& g, CopyId copy, const CompiledAbility& ability) {
    return is_off(g, {copy, no_slot}, ability);
}
bool takes_abilities_away(Game& g, std::uint8_t slot, AbilityKind kind) {
    bool own = false;
    each_modifier(g, ModKind::without, [&](const Scope& scope, NodeIndex, const Node& mod) {
        own = own || (static_cast<WithoutKind>(mod.sub) == without_of(kind) && scope.kind == TextKind::ability &&
                      !scope.lasting && scope.slot == slot && !is_taken_away(g, scope));
    });
    return own;
}
bool tools_off(Game& g, std::uint8_t slot) { return is_off(g, pokemon_object(g, slot), WithoutKind::tools); }
bool condition_off(Game& g, std::uint8_t slot, SpecialCondition condition) {
    const int bit = 1 << static_cast<int>(condition);
    return is_off(g, pokemon_object(g, slot), [bit](const Node& mod) {
        return static_cast<WithoutKind>(mod.sub) == WithoutKind::conditions &&
               (mod.number == 0 || (mod.number & bit) != 0);
    });
}
bool text_off(Game& g, CopyId card) { return is_off(g, {card, no_slot}, WithoutKind::effects); }

bool texts_count_as(Game& g, Object object, const Node& kind) {
    bool found = false;
    each_modifier(g, ModKind::counts_as, object, [&](const Scope& scope, NodeIndex give, const Node& mod) {
        const Node& word = scope.node(g, mod.first);
        if (found || word.sub != kind.sub || word.number != kind.number) return;
        found = gives_to(g, scope, give, object);
    });
    return found;
}

CoinFace fixed_coin(Game& g, std::uint8_t slot, SeatId seat) {
    CoinFace face = CoinFace::any;
    each_modifier(g, ModKind::coin, [&](const Scope& scope, NodeIndex give, const Node& mod) {
        if (gives_to_player(g, scope, give, seat) ||
            (slot != no_slot && gives_to(g, scope, give, pokemon_object(g, slot))))
            face = static_cast<CoinFace>(mod.sub);
    });
    return face;
}

// Follows ZH C-18.b3; FI term.tm.
int usable_attacks(Game& g, std::uint8_t slot, UsableAttack (&out)[most_usable_attacks]) {
    int count = 0;
    each_text_card(g, slot, [&](CopyId copy) {
        const CompiledCard& c = card(g, copy);
        for (int i = 0; i < c.attack_count && count < most_usable_attacks; ++i)
            out[count++] = {&c.attacks[static_cast<std::size_t>(i)], copy};
    });
    each_modifier(g, ModKind::has_attacks, pokemon_object(g, slot),
                  [&](const Scope& scope, NodeIndex give, const Node& mod) {
                      if (!gives_to(g, scope, give, pokemon_object(g, slot))) return;
                      const Candidates from = all_of(g, scope, mod.first);
                      for (CopyId copy : from.set) {
                          const Object object = object_of(g, copy, from.of_pokemon);
                          const CopyId source = object.is_pokemon() ? g.m.pokemon[object.slot].top : copy;
                          const CompiledCard& c = card(g, source);
                          for (int i = 0; i < c.attack_count && count < most_usable_attacks; ++i)
                              out[count++] = {&c.attacks[static_cast<std::size_t>(i)], source};
                      }
                  });
    return count;
}

}  // namespace cubenight::pokemon
