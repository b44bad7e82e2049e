#include "engine/pokemon/ask/filters.hpp"

#include "engine/pokemon/ask/costs.hpp"
#include "engine/pokemon/ask/numbers.hpp"
#include "engine/pokemon/ask/payment.hpp"
#include "engine/pokemon/ask/permissions.hpp"
#include "engine/pokemon/ask/pieces.hpp"
#include "engine/pokemon/ask/quantities.hpp"
#include "engine/pokemon/ask/query.hpp"
#include "engine/pokemon/book/printed.hpp"

namespace cubenight::pokemon {
namespace {

// A single part of a V-UNION outside play: only its type, kind and name can be asked (FI liite-a.partinfo).
bool is_lone_part(const Game& g, Object object) {
    return !object.is_pokemon() && facts_of(g, object).stage == Stage::vunion &&
           g.m.copies[object.copy.value].where != Where::stack;
}

bool shares(Game& g, const Scope& scope, const Node& filter, Object object) {
    const Candidates with = all_of(g, scope, filter.first);
    for (CopyId copy : with.set) {
        const Object peer = object_of(g, copy, with.of_pokemon);
        if (is_in_name(filter) ? facts_of(g, peer).name == facts_of(g, object).name
                               : types_of_object(g, peer).has_any(types_of_object(g, object)))
            return true;
    }
    return false;
}

// `skips`: the text names a Stage 2 card, which may then go on its Basic Pokémon too.
bool evolves_from(Game& g, const Scope& scope, const Node& filter, Object object, bool skips) {
    const CompiledCard& c = facts_of(g, object);
    if (!is_evolution(c.stage)) return false;
    const auto over_a_stage = [&](std::uint16_t name) {
        return skips && c.stage == Stage::stage2 && g.book.evolves_through(name, c.evolves_from);
    };
    if (filter.first == no_node) {
        const auto name = static_cast<std::uint16_t>(filter.number);
        return c.evolves_from != 0 && (c.evolves_from == name || over_a_stage(name));
    }
    const Candidates from = all_of(g, scope, filter.first);
    for (CopyId copy : from.set) {
        const CompiledCard& lower = facts_of(g, object_of(g, copy, from.of_pokemon));
        if (g.book.evolves_from(c, lower) || over_a_stage(lower.name)) return true;
    }
    return false;
}

bool carries(Game& g, const Scope& scope, const Node& filter, Object object) {
    NodeIndex set = filter.first;
    NodeIndex number = filter.first;
    if (set != no_node && scope.node(g, set).kind == NodeKind::set) number = scope.node(g, set).next;
    else set = no_node;
    int count = 0;
    const auto kind = static_cast<AttachedKind>(filter.sub);
    if (!object.is_pokemon()) {  // an energy card has as much energy as it provides
        const bool energy = kind == AttachedKind::energy && is_energy(card(g, object.copy).kind);
        if (!energy || (set != no_node && !passes(g, scope, set, object))) return false;
        count = g.m.copies[object.copy.value].where == Where::energy ? units_of(g, object.copy).count
                                                                     : card(g, object.copy).unit_count;
        return related(static_cast<Relation>(filter.number), count, number == no_node ? 0 : quantity(g, scope, number));
    }
    each_attached(g.m, object.slot, [&](CopyId copy) {
        const Where where = g.m.copies[copy.value].where;
        const bool fits = kind == AttachedKind::cards || (kind == AttachedKind::energy && where == Where::energy) ||
                          (kind == AttachedKind::tools && where == Where::tool);
        if (!fits || (set != no_node && !passes(g, scope, set, {copy, no_slot}))) return;
        count += where == Where::energy && kind == AttachedKind::energy ? units_of(g, copy).count : 1;
    });
    return related(static_cast<Relation>(filter.number), count, number == no_node ? 0 : quantity(g, scope, number));
}

bool is_ill(const Game& g, const Node& filter, Object object) {
    if (!object.is_pokemon()) return false;
    const Pokemon& p = g.m.pokemon[object.slot];
    if (filter.sub == any_condition) return p.conditions != 0;
    const auto condition = static_cast<SpecialCondition>(filter.sub);
    if (!p.is(condition)) return false;
    const int counters = condition == SpecialCondition::poisoned ? p.poison
                         : condition == SpecialCondition::burned ? p.burn
                                                                 : 0;
    return filter.number == 0 || counters == filter.number;
}

bool equals_variable(Game& g, const Scope& scope, int variable, Object object) {
    const Binding* binding = find_binding(scope, variable);
    if (!binding) return false;
    switch (binding->kind) {
        case Binding::Kind::type: return types_of_object(g, object).has(static_cast<Type>(binding->value));
        case Binding::Kind::name: return facts_of(g, object).name == binding->value;
        case Binding::Kind::cards:
        case Binding::Kind::pokemon: return live_members(g, *binding).contains(object.copy);
        case Binding::Kind::condition:
            return object.is_pokemon() && g.m.pokemon[object.slot].is(static_cast<SpecialCondition>(binding->value));
        case Binding::Kind::attack:
        case Binding::Kind::number:
        case Binding::Kind::nothing: return false;
    }
    return false;
}

bool is_at(Game& g, const Scope& scope, const Node& kind, Object object) {
    const Node& where = scope.node(g, kind.first);
    if (where.kind == NodeKind::place) {
        if (!object.is_pokemon()) return false;
        const bool active = is_active(g.m, object.slot);
        const auto place = static_cast<Place>(where.sub);
        const bool fits = place == Place::pokemon || (place == Place::active) == active;
        return fits && side_includes(scope, static_cast<Side>(where.number), slot_seat(object.slot));
    }
    static constexpr Where places[] = {Where::deck,   Where::hand, Where::discard,
                                       Where::prizes, Where::lost, Where::stadium};
    return !object.is_pokemon() && g.m.copies[object.copy.value].where == places[where.sub] &&
           side_includes(scope, static_cast<Side>(where.number), owner(object.copy));
}

}  // namespace

// What is called an Ability, or a Power, or a Body, and none that is treated as not existing; the one that takes the others away
// is there all the same (JA D-13.faq4).
static bool has_ability(Game& g, const Node& filter, Object object) {
    if (is_lone_part(g, object)) return false;
    const auto kind = static_cast<AbilityKind>(filter.sub);
    bool has = false;
    const auto exists = [&](const CompiledAbility& ability) {
        return !object.is_pokemon() || !ability_off(g, object.slot, ability) ||
               takes_abilities_away(g, object.slot, kind);
    };
    const auto on_card = [&](CopyId copy) {
        const CompiledCard& c = card(g, copy);
        for (int i = 0; i < c.ability_count; ++i) {
            const CompiledAbility& ability = c.abilities[static_cast<std::size_t>(i)];
            const bool fits = ability.kind == kind && (filter.number == 0 || ability.name == filter.number - 1);
            has = has || (fits && exists(ability));
        }
    };
    if (object.is_pokemon()) each_text_card(g, object.slot, on_card);
    else on_card(object.copy);
    return has;
}

// Only what is printed on it, not what a card lets it use (JA D-06.b2).
static bool has_attack(const Game& g, const Scope& scope, const Node& filter, Object object) {
    if (is_lone_part(g, object)) return false;
    bool has = false;
    each_attack_had(g, object, [&](const CompiledAttack& attack, CopyId, int) {
        has |= names_attack(g, scope, filter.first, attack.name);
    });
    return has;
}

// In play that in force, elsewhere what is printed.
static bool has_affinity(Game& g, const Node& filter, Object object) {
    if (!object.is_pokemon()) return !is_lone_part(g, object) && prints_affinity(facts_of(g, object), filter);
    const bool weakness = sub_as<AffinityKind>(filter) == AffinityKind::weakness;
    const Affinities found = weakness ? weaknesses_of(g, object.slot) : resistances_of(g, object.slot);
    return std::any_of(found.each, found.each + found.count,
                       [&](const Affinity& each) { return is_asked_for(filter, each); });
}

TypeSet types_of_object(Game& g, Object object) {
    if (object.is_pokemon()) return types_of(g, object.slot);
    const CompiledCard& c = card(g, object.copy);
    if (!is_energy(c.kind) && g.m.copies[object.copy.value].where != Where::energy) return c.types;
    TypeSet types;
    const Units units = units_of(g, object.copy);
    for (int i = 0; i < units.count; ++i) types = types | units.each[i];
    return types;
}

int stat_of(Game& g, const Scope& scope, Stat stat, Object object) {
    const CompiledCard& c = facts_of(g, object);
    switch (stat) {
        case Stat::hp: return object.is_pokemon() ? max_hp(g, object.slot) : c.hp;
        case Stat::left: return object.is_pokemon() ? std::max(0, left_hp(g, object.slot)) : c.hp;
        case Stat::retreat: return object.is_pokemon() ? retreat_cost(g, object.slot) : c.retreat;
        case Stat::counters: return object.is_pokemon() ? g.m.pokemon[object.slot].damage / 10 : 0;
        case Stat::attacks: return c.attack_count;
        case Stat::extra_energy: {
            if (!object.is_pokemon() || !scope.context || c.attack_count == 0) return 0;
            UsableAttack attacks[most_usable_attacks];
            const int count = usable_attacks(g, object.slot, attacks);
            const int index = std::min<int>(scope.context->attack, count - 1);
            return std::max(0, extra_energy(g, object.slot, attack_cost(g, object.slot, *attacks[index].attack)));
        }
    }
    return 0;
}

bool printed_kind(const Scope& scope, const Node& kind, const CompiledCard& c) {
    if (static_cast<KindWord>(kind.sub) != KindWord::variable) return is_printed_as(kind, c);
    const Binding* binding = find_binding(scope, kind.number);
    if (!binding) return false;
    if (binding->kind == Binding::Kind::type) return c.types.has(static_cast<Type>(binding->value));
    return binding->kind == Binding::Kind::name && c.name == binding->value;
}

// The card that says of which stage a Pokémon is: to level up is not to evolve, so that a LV.X leaves that to the card
// below it.
// Follows FI term.lvx.
CopyId staged_card(const Game& g, std::uint8_t slot) {
    CopyId copy = g.m.pokemon[slot].top;
    while (card(g, copy).stage == Stage::level_up && g.m.copies[copy.value].next != no_copy)
        copy = g.m.copies[copy.value].next;
    return copy;
}

// Has evolved by more than levelling up (FI term.evolved).
bool is_evolved(const Game& g, std::uint8_t slot) {
    return has_evolved(g, slot) && staged_card(g, slot) != g.m.pokemon[slot].bottom;
}

bool is_kind(Game& g, const Scope& scope, const Node& kind, Object object) {
    if (is_lone_part(g, object) && !tells_of_part(static_cast<KindWord>(kind.sub))) return false;
    switch (static_cast<KindWord>(kind.sub)) {
        case KindWord::type: return types_of_object(g, object).has_all({static_cast<std::uint16_t>(kind.number)});
        case KindWord::no_type: return types_of_object(g, object).empty();
        case KindWord::evolved: return object.is_pokemon() && is_evolved(g, object.slot);
        case KindWord::basic:
        case KindWord::stage1:
        case KindWord::stage2:
        case KindWord::evolution:
            if (!object.is_pokemon()) break;
            return printed_kind(scope, kind, card(g, staged_card(g, object.slot))) || counts_as(g, object, kind);
        case KindWord::face_up: {
            if (object.is_pokemon()) return true;
            const SeatState& player = g.m.seats[owner(object.copy)];
            for (int i = 0; i < most_prizes; ++i)
                if (player.prizes[static_cast<std::size_t>(i)] == object.copy) return (player.prizes_face_up >> i) & 1;
            return false;
        }
        case KindWord::at: return is_at(g, scope, kind, object);
        case KindWord::variable: return equals_variable(g, scope, kind.number, object);
        case KindWord::basic_energy:
        case KindWord::special_energy:
        case KindWord::energy:
        case KindWord::pokemon:
        case KindWord::item:
        case KindWord::tool:
        case KindWord::supporter:
        case KindWord::stadium:
        case KindWord::trainer:
        case KindWord::rule:
        case KindWord::rule_box:
        case KindWord::trait: break;
    }
    return printed_kind(scope, kind, facts_of(g, object)) || counts_as(g, object, kind);
}

// No damage counters; of what an attack would Knock Out: none before that attack's damage (JA D-14.ex1).
// Follows JA D-14.b1.
bool is_full(const Game& g, const Scope& scope, std::uint8_t slot) {
    const Pokemon& p = g.m.pokemon[slot];
    const bool would_be_out =
        scope.context && scope.context->replaces && scope.event.subject == slot && p.felled_by != no_slot;
    return would_be_out ? p.was_full != 0 : p.damage == 0;
}

bool passes_filter(Game& g, const Scope& scope, NodeIndex index, Object object) {
    const Node& filter = scope.node(g, index);
    switch (filter.kind) {
        case NodeKind::not_filter: return !passes_filter(g, scope, filter.first, object);
        case NodeKind::one_of:
            for (NodeIndex i = filter.first; i != no_node; i = scope.node(g, i).next)
                if (passes_filter(g, scope, i, object)) return true;
            return false;
        case NodeKind::kind: return is_kind(g, scope, filter, object);
        case NodeKind::other:
            return object.is_pokemon() ? !(this_is_pokemon(scope) && object.slot == scope.slot)
                                       : object.copy != scope.source;
        case NodeKind::distinct: return true;  // held while picking
        case NodeKind::extreme: return true;   // held over the whole set
        case NodeKind::shares: return shares(g, scope, filter, object);
        case NodeKind::evolves_from: return evolves_from(g, scope, filter, object, false);
        case NodeKind::name: return g.book.is_named(facts_of(g, object).name, filter);
        case NodeKind::has_ability: return has_ability(g, filter, object);
        case NodeKind::has_attack: return has_attack(g, scope, filter, object);
        case NodeKind::has_affinity: return has_affinity(g, filter, object);
        case NodeKind::full: return object.is_pokemon() && is_full(g, scope, object.slot);
        case NodeKind::marked:
            return object.is_pokemon() && (g.m.pokemon[object.slot].markers &
                                           g.book.marker_bit(static_cast<std::uint16_t>(filter.number))) != 0;
        case NodeKind::stat_compare:
            // Trainers and energy have no such number, and of a part it cannot be asked.
            if (!object.is_pokemon() && (facts_of(g, object).kind != CardKind::pokemon || is_lone_part(g, object)))
                return false;
            return related(static_cast<Relation>(filter.number),
                           stat_of(g, scope, static_cast<Stat>(filter.sub), object),
                           filter.first == no_node ? 0 : quantity(g, scope, filter.first));
        case NodeKind::carries: return carries(g, scope, filter, object);
        case NodeKind::ill: return is_ill(g, filter, object);
#define CUBENIGHT_NAMED_filter
#include "engine/language/other_kinds.def"
            break;
    }
    return false;
}

// The card whose print tells of the object all that a printed set asks (Rulebook::in_printed_set); no_copy where texts
// may change what is asked, or where it is more in play than is printed on it.
static CopyId as_printed(const Game& g, Object object) {
    if (g.m.modifiers_seen & bit(ModKind::counts_as)) return no_copy;
    if (object.is_pokemon()) {
        const CompiledCard& top = top_card(g, object.slot);
        const bool plain = !top.fossil && top.stage != Stage::vunion && top.stage != Stage::level_up &&
                           !(g.m.modifiers_seen & bit(ModKind::type));
        return plain ? g.m.pokemon[object.slot].top : no_copy;
    }
    const Where where = g.m.copies[object.copy.value].where;
    if (where == Where::stack && card(g, object.copy).stage == Stage::vunion)
        return no_copy;  // no lone part (FI liite-a.partinfo)
    if (where != Where::energy) return object.copy;
    const bool plain = card(g, object.copy).kind == CardKind::basic_energy &&
                       !(g.m.modifiers_seen & (bit(ModKind::provides) | bit(ModKind::type)));
    return plain ? object.copy : no_copy;
}

bool passes(Game& g, const Scope& scope, NodeIndex set, Object object) {
    if (const int printed = scope.node(g, set).number; printed > 0)
        if (const CopyId shown = as_printed(g, object); shown != no_copy)
            return g.book.in_printed_set(printed, g.m.copies[shown.value].card);
    return passes_each(g, scope, set, object);
}

bool passes_each(Game& g, const Scope& scope, NodeIndex set, Object object) {
    for (NodeIndex i = scope.node(g, set).first; i != no_node; i = scope.node(g, i).next) {
        const Node& filter = scope.node(g, i);
        if (scope.open && (scope.facts(g, i).names & scope.open)) continue;
        // A set that says Stage 2, be it as one of two stages, takes such a card over a Basic Pokémon (JA C-12.b2).
        const bool fits = filter.kind == NodeKind::evolves_from
                              ? evolves_from(g, scope, filter, object, (scope.facts(g, set).says & says_stage2) != 0)
                              : passes_filter(g, scope, i, object);
        if (!fits) return false;
    }
    return true;
}

CopySet cards_that_fit(Game& g, const Scope& scope, NodeIndex evolve, CopySet pokemon) {
    const NodeIndex with = scope.node(g, scope.node(g, evolve).first).next;
    const bool unrelated = (scope.node(g, evolve).sub & evolve_unrelated) != 0;
    const bool skips = (scope.facts(g, with).says & says_stage2) != 0;
    const CopySet cards = all_of(g, scope, with).set;
    CopySet fitting;
    for (CopyId bottom : pokemon) {
        const std::uint8_t slot = slot_of(g.m, bottom);
        if (slot == no_slot) continue;
        const CompiledCard& lower = top_card(g, slot);
        for (CopyId copy : cards) {
            const CompiledCard& c = card(g, copy);
            if (!may_lie_on(g, slot, copy) || cant(g, slot, ActionKind::evolve, 0, {copy, no_slot})) continue;
            if (unrelated && (c.is_basic() || is_evolution(c.stage))) fitting.insert(copy);
            // LV.X goes on the Active Pokémon (FI term.lvx), also by a text (JA C-12.b2).
            if (c.stage == Stage::level_up && !is_active(g.m, slot)) continue;
            const bool over_a_stage =
                skips && c.stage == Stage::stage2 && g.book.evolves_through(lower.name, c.evolves_from);
            if (g.book.evolves_from(c, lower) || over_a_stage) fitting.insert(copy);
        }
    }
    return fitting;
}

bool goes_into_play(const Game& g, const Scope& scope, NodeIndex move_to) {
    if (move_to == no_node || scope.node(g, move_to).kind != NodeKind::move_to) return false;
    return scope.node(g, scope.node(g, move_to).first).kind == NodeKind::place;
}

namespace {

bool text_names(const Game& g, const Scope& scope, std::uint16_t name) {
    for (NodeIndex i = 0; i < scope.program->size; ++i)
        if (const Node& node = scope.node(g, i); node.kind == NodeKind::name && g.book.is_named(name, node))
            return true;
    return false;
}

}  // namespace

bool may_come_by_text(const Game& g, const Scope& scope, CopyId copy, CopySet together) {
    const CompiledCard& c = card(g, copy);
    if (!may_be_pokemon(g, copy)) return false;
    switch (c.stage) {
        case Stage::vunion:
        case Stage::level_up: return false;
        case Stage::legend:
            for (CopyId peer : together)
                if (are_halves(g, copy, peer) && g.m.copies[peer.value].where != Where::stack &&
                    owner(peer) == owner(copy))
                    return true;
            return false;
        case Stage::restored:
            return copy == scope.source || text_names(g, scope, c.name) ||
                   (scope.source != no_copy && c.evolves_from == card(g, scope.source).name);
        case Stage::none:
        case Stage::basic:
        case Stage::stage1:
        case Stage::stage2:
        case Stage::vmax:
        case Stage::vstar:
        case Stage::mega:
        case Stage::break_: break;
    }
    return true;
}

}  // namespace cubenight::pokemon
