#include "engine/bots/worth/outlook.hpp"

#include <algorithm>

#include "engine/bots/worth/appraisal.hpp"

namespace cubenight::bots {
namespace {

// How much of an attack counts while so many units are missing, in sixteenths.
constexpr int shares[] = {16, 10, 6, 4, 2, 1};
int share_of(int missing) { return shares[std::clamp(missing, 0, 5)]; }

constexpr int largest_factor = 1000;

int factor_of(const PokemonView& target, TypeSet types) {
    int factor = 1;
    for (int i = 0; i < target.weakness_count; ++i) {
        const Affinity& w = target.weaknesses[static_cast<std::size_t>(i)];
        if (types.has(w.type) && w.op == Affinity::Op::times) factor = std::min(factor * w.value, largest_factor);
    }
    return factor;
}

int shift_of(const PokemonView& target, TypeSet types) {
    int shift = 0;
    for (int i = 0; i < target.weakness_count; ++i) {
        const Affinity& w = target.weaknesses[static_cast<std::size_t>(i)];
        if (types.has(w.type) && w.op == Affinity::Op::plus) shift += w.value;
    }
    for (int i = 0; i < target.resistance_count; ++i) {
        const Affinity& r = target.resistances[static_cast<std::size_t>(i)];
        if (types.has(r.type)) shift -= r.value;
    }
    return shift;
}

const AttackView* shown(const Sight& at, std::uint8_t slot, std::uint8_t target, const CompiledAttack& attack) {
    if (slot != at.active(at.me) || target != at.active(at.them)) return nullptr;
    for (const AttackView& row : at.view.attacks)
        if (row.name == attack.name && row.from == at.pokemon(slot).top) return &row;
    return nullptr;
}

}  // namespace

int missing_units(const EnergyCost& cost, const UnitList& units) {
    std::uint32_t used = 0;
    int missing = 0, paid = 0;
    for (int t = 0; t < type_count - 1; ++t)
        for (int n = 0; n < cost.units[t]; ++n) {
            int best = -1;
            for (int u = 0; u < static_cast<int>(units.size()); ++u) {
                if (((used >> u) & 1) || !units[static_cast<std::size_t>(u)].has(static_cast<Type>(t))) continue;
                if (best < 0 ||
                    units[static_cast<std::size_t>(u)].size() < units[static_cast<std::size_t>(best)].size())
                    best = u;
            }
            if (best < 0) {
                ++missing;
                continue;
            }
            used |= 1u << best;
            ++paid;
        }
    return missing + std::max(0, cost[Type::colorless] - (static_cast<int>(units.size()) - paid));
}

void add_units(const Sight& at, CopyId energy, std::uint8_t slot, UnitList& units) {
    const CompiledCard* card = at.card(energy);
    if (!card) return;
    TypeSet each[most_units];
    int count = card->unit_count;
    for (int i = 0; i < count; ++i) each[i] = card->units[static_cast<std::size_t>(i)];
    if (card->attached != no_program) {
        Speech speech = speech_of(at.book, card->attached, at.me, energy, slot);
        const Reader reader(at, speech);
        for (const Standing& standing : speech.program->standing) {
            const Node& give = reader.node(standing.node);
            if (give.kind != NodeKind::give) continue;
            if (standing.condition != no_node && reader.holds(standing.condition) == Truth::no) continue;
            for (NodeIndex i = give.first; i != no_node; i = reader.node(i).next) {
                if (reader.node(i).kind != NodeKind::provides) continue;
                count = 0;
                for (NodeIndex u = reader.node(i).first; u != no_node && count < most_units; u = reader.node(u).next)
                    each[count++] = {static_cast<std::uint16_t>(reader.node(u).number)};
            }
        }
    }
    for (int i = 0; i < count && !units.full(); ++i) units.push_back(each[i]);
}

int expected_damage(const Sight& at, Attacker attacker, const CompiledAttack& attack, std::uint8_t target) {
    if (attack.sign == DamageSign::none) return 0;
    int base = attack.damage;
    bool plain = false;
    if (attack.program != no_program && at.book.program(attack.program).first != no_node) {
        const Tally tally = damage_words(at, attack, attacker.slot);
        base = tally.applied(attack.damage);
        plain = tally.ignores;
    }
    if (target == no_slot) return base;
    const int factor = plain ? 1 : factor_of(at.pokemon(target), attacker.types);
    if (const AttackView* row = shown(at, attacker.slot, target, attack)) {
        if (row->now <= 0 && attack.damage > 0) return 0;
        return attack.sign == DamageSign::times && attack.damage > 0 ? row->now * base / attack.damage
                                                                     : row->now + (base - attack.damage) * factor;
    }
    return base <= 0 ? 0 : std::max(0, base * factor + (plain ? 0 : shift_of(at.pokemon(target), attacker.types)));
}

int printed_power(const CompiledCard& card) {
    int best = 0;
    for (int i = 0; i < card.attack_count; ++i) {
        const CompiledAttack& attack = card.attacks[static_cast<std::size_t>(i)];
        const int units = std::max(1, attack.cost.total());
        best = std::max(best, attack.sign == DamageSign::none ? 10 : attack.damage * 2 / (1 + units));
    }
    return best;
}

Outlook::Outlook(const Sight& sight) : at(sight) {
    at.each(at.me, [&](std::uint8_t slot) { add_prospects(slot); });
    TypeSet wanted;
    for (const auto& list : prospects_)
        for (const Prospect& prospect : list)
            for (int t = 0; t < type_count; ++t)
                if (prospect.cost.units[t] > 0) wanted = wanted | TypeSet::of(static_cast<Type>(t));
    const bool any = wanted.has(Type::colorless);
    for (int t = 0; t < type_count - 1; ++t) {
        if (!any && !wanted.has(static_cast<Type>(t))) continue;
        at.each(at.me, [&](std::uint8_t slot) {
            UnitList units = at.pokemon(slot).energy;
            const int before = plan(slot, units);
            if (!units.full()) units.push_back(TypeSet::of(static_cast<Type>(t)));
            need_[static_cast<std::size_t>(t)] =
                std::max(need_[static_cast<std::size_t>(t)], plan(slot, units) - before);
        });
    }
}

void Outlook::add_card(std::uint8_t slot, const CompiledCard& card, int share) {
    auto& list = prospects_[slot % slots_per_seat];
    const std::uint8_t target = at.is_active(slot) ? at.active(at.them) : no_slot;
    for (int i = 0; i < card.attack_count && !list.full(); ++i) {
        const CompiledAttack& attack = card.attacks[static_cast<std::size_t>(i)];
        const int damage =
            std::max(attack.sign == DamageSign::none ? 18 : 5, expected_damage(at, {slot, card.types}, attack, target));
        list.push_back({attack.cost, damage * share / sixteenths});
    }
}

void Outlook::add_prospects(std::uint8_t slot) {
    const CompiledCard* top = at.top(slot);
    if (!top) return;
    add_card(slot, *top, sixteenths);
    const CompiledCard* lower = top;
    for (int step = 0; step < 2; ++step) {  // into what it may evolve: from hand, or later from the deck
        const CompiledCard* next = nullptr;
        int share = 0;
        const auto look = [&](const CopySet& cards, int worth) {
            if (worth <= share) return;
            for (CopyId copy : cards)
                if (const CompiledCard* card = at.card(copy); card && at.book.evolves_from(*card, *lower)) {
                    next = card, share = worth;
                    return;
                }
        };
        look(at.hand(), step == 0 ? 11 : 8);
        if (!next) look(at.unseen(), 4);
        if (!next) return;
        add_card(slot, *next, share);
        lower = next;
    }
}

int Outlook::plan(std::uint8_t slot, const UnitList& units) const {
    int best = 0, sum = 0;
    for (const Prospect& prospect : prospects_[slot % slots_per_seat]) {
        const int value = prospect.power * share_of(missing_units(prospect.cost, units)) / sixteenths;
        best = std::max(best, value);
        sum += value;
    }
    return best + (sum - best) / 4;
}

int Outlook::best_damage(std::uint8_t slot, std::uint8_t target, const UnitList& units, int more_units) const {
    const CompiledCard* top = at.top(slot);
    if (!top || target == no_slot) return 0;
    int best = 0;
    for (int i = 0; i < top->attack_count; ++i) {
        const CompiledAttack& attack = top->attacks[static_cast<std::size_t>(i)];
        if (missing_units(attack.cost, units) > more_units) continue;
        best = std::max(best, expected_damage(at, {slot, at.pokemon(slot).types}, attack, target));
    }
    return best;
}

}  // namespace cubenight::bots
