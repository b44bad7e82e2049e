// How the damage of an attack comes about, step by step (inspect.hpp). Follows damage_to() in rules/damage.cpp; a test holds
// that both come to the same.
#include <algorithm>

#include "engine/pokemon/ask/damage_changes.hpp"
#include "engine/pokemon/inspect.hpp"

namespace cubenight::pokemon {
namespace {

// The changes in the order in which they count: what stands in its place, more and less, halves (JA D-11 to D-13).
int rank_of(ChangeKind kind) {
    switch (kind) {
        case ChangeKind::none: return 0;
        case ChangeKind::fixed: return 1;
        case ChangeKind::plus:
        case ChangeKind::minus: return 2;
        case ChangeKind::half: return 3;
    }
    return 0;
}

int changed(int value, const DamageChange& change) {
    switch (change.kind) {
        case ChangeKind::none: return 0;
        case ChangeKind::fixed: return change.amount;
        case ChangeKind::plus: return value + change.amount;
        case ChangeKind::minus: return value - change.amount;
        case ChangeKind::half: return whole_counters(value / 2);
    }
    return value;
}

int changed(int value, const Affinity& affinity) {
    switch (affinity.op) {
        case Affinity::Op::times: return value * affinity.value;
        case Affinity::Op::plus: return value + affinity.value;
        case Affinity::Op::minus: return value - affinity.value;
    }
    return value;
}

struct Steps {
    Game& g;
    std::uint8_t attacker, defender;
    std::vector<DamageStep> all = {};
    int value = 0;

    void add(DamageStep step) {
        value = step.value = std::min(step.value, 30000);
        if (step.by.copy != no_copy) step.card = g.m.copies[step.by.copy.value].card;
        all.push_back(step);
    }
    void change(DamageStepKind kind, DamageChanges changes, Clause clause) {
        std::stable_sort(changes.begin(), changes.end(), [](const DamageChange& a, const DamageChange& b) {
            return rank_of(a.kind) < rank_of(b.kind);
        });
        for (const DamageChange& one : changes) {
            add({.kind = kind,
                 .change = one.kind,
                 .amount = one.amount,
                 .by = one.by,
                 .value = changed(value, one),
                 .clause = clause});
            if (one.kind == ChangeKind::none) return;  // "removed" beats both
        }
    }
    void affinities(DamageStepKind kind, const Affinities& list, Clause clause) {
        const TypeSet types = types_of(g, attacker);
        for (int i = 0; i < list.count; ++i)
            if (types.has(list.each[i].type))
                add({.kind = kind, .affinity = list.each[i], .value = changed(value, list.each[i]), .clause = clause});
    }
    void immunity() {
        Source keeper;
        g.keeper = &keeper;
        const bool none = takes_no_damage(g, attacker, defender, value);
        g.keeper = nullptr;
        if (none) add({.kind = DamageStepKind::immune, .by = keeper, .value = 0, .clause = Clause::A_01_dmg6_immune});
    }
    void calculate() {
        change(DamageStepKind::dealt, dealt_changes(g, attacker, defender), Clause::A_01_dmg2);
        if (value <= 0) return;
        affinities(DamageStepKind::weakness, weaknesses_of(g, defender), Clause::A_01_dmg3);
        affinities(DamageStepKind::resistance, resistances_of(g, defender), Clause::A_01_dmg4);
        if (value <= 0 && option(g, OptionKey::resistance_ends_damage)) return;
        change(DamageStepKind::taken, taken_changes(g, attacker, defender), Clause::A_01_dmg5);
        if (value > 0) immunity();
    }
};

}  // namespace

std::vector<DamageStep> damage_steps(const Rulebook& book, const Match& match, int attack) {
    Match copy = match;
    Game g{book, copy, nullptr};
    const std::uint8_t attacker = match.seats[match.turn_seat].active;
    const std::uint8_t defender = match.seats[opponent(match.turn_seat)].active;
    if (attacker == no_slot || defender == no_slot) return {};
    UsableAttack attacks[most_usable_attacks];
    if (attack < 0 || attack >= usable_attacks(g, attacker, attacks)) return {};
    const CompiledAttack& used = *attacks[attack].attack;
    if (used.sign == DamageSign::none || used.sign == DamageSign::times) return {};
    Steps steps{g, attacker, defender};
    steps.add({.amount = used.damage, .value = used.damage, .clause = Clause::A_01_4});
    steps.change(DamageStepKind::base, base_changes(g, attacker, used), Clause::A_01_4);
    if (steps.value > 0) steps.calculate();
    return std::move(steps.all);
}

}  // namespace cubenight::pokemon
