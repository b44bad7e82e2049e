// Damage of attacks, steps 1 to 6 (JA A-01.b4).
#include "engine/pokemon/rules/damage.hpp"

#include <algorithm>
#include <utility>

#include "engine/pokemon/ask/numbers.hpp"
#include "engine/pokemon/ask/sources.hpp"
#include "engine/pokemon/run/frames.hpp"
#include "engine/pokemon/run/replacements.hpp"
#include "engine/pokemon/run/triggers.hpp"

namespace cubenight::pokemon {
namespace {

// So that no text can leave the range of a number.
int bounded(int points) { return std::min(points, 30000); }

// Follows JA A-01.dmg3, A-01.dmg4; FI liite-l.wr.
int apply_affinities(Game& g, const Affinities& list, std::uint8_t attacker, int amount) {
    const TypeSet types = types_of(g, attacker);
    for (int i = 0; i < list.count; ++i) {
        const Affinity& a = list.each[i];
        if (!types.has(a.type)) continue;
        switch (a.op) {
            case Affinity::Op::times: amount = bounded(amount * a.value); break;
            case Affinity::Op::plus: amount = bounded(amount + a.value); break;
            case Affinity::Op::minus: amount -= a.value; break;
        }
    }
    return amount;
}

struct Affected {
    bool weakness = false, resistance = false;  // it changed the points
};

// Weakness, then Resistance, as far as they count in this calculation.
Affected apply_both(Game& g, std::uint8_t attacker, std::uint8_t defender, std::uint8_t raw, int& amount) {
    const auto apply = [&](const Affinities& list) {
        const int before = std::exchange(amount, apply_affinities(g, list, attacker, amount));
        return amount != before;
    };
    Affected affected;
    if (!(raw & raw_weakness)) affected.weakness = apply(weaknesses_of(g, defender));
    if (!(raw & raw_resistance)) affected.resistance = apply(resistances_of(g, defender));
    return affected;
}

// What is printed on a Tera Pokémon: on the Bench it takes no damage of attacks, its own player's included.
bool is_tera_on_bench(const Game& g, std::uint8_t slot) {
    return top_card(g, slot).rule_boxes.has(RuleBox::tera) && !is_active(g.m, slot);
}

struct Hit {
    std::uint8_t slot;
    std::uint8_t raw;
    int amount;  // before the calculation
    Damage damage;
};

// Beside RawFlags: a text stands in for this damage.
constexpr std::uint8_t raw_replaced = 32;

// What the damage of a target is, for texts that wait for it or stand in for it.
Happening damaged_event(const Game& g, std::uint8_t slot, std::uint8_t attacker, int points) {
    return {TextEvent::damaged,
            slot_seat(slot),
            {slot, g.m.pokemon[slot].bottom, attacker, slot_seat(attacker)},
            0,
            0,
            points};
}

}  // namespace

// Follows JA A-01.dmg5; FI turn.attack.wr, term.bench.
Damage damage_to(Game& g, std::uint8_t attacker, std::uint8_t defender, int amount, std::uint8_t raw) {
    const auto ended = [](Clause clause) { return Damage{0, clause}; };
    if (amount <= 0) return ended(Clause::A_01_dmg1b_zero);
    if (is_tera_on_bench(g, defender)) return ended(Clause::A_01_dmg6_immune);  // no effect that could be left out
    // Step 2: effects on the attacking Pokémon.
    amount = bounded(dealt(g, attacker, defender, amount));
    if (amount <= 0) return ended(Clause::A_01_dmg2_zero);
    // Weakness and Resistance are not applied on the Bench (JA B-08.b3).
    const bool plain = (raw & raw_plain) || !(is_active(g.m, defender) || (raw & raw_bench)) ||
                       (attacker == defender && !option(g, OptionKey::self_damage_uses_wr));
    // Steps 3 and 4: Weakness and Resistance.
    const Affected affected = plain ? Affected() : apply_both(g, attacker, defender, raw, amount);
    const bool last = (raw & raw_effects) || option(g, OptionKey::resistance_ends_damage);
    if (amount <= 0 && last) return ended(Clause::A_01_dmg4_zero);
    // Step 5: effects on the Pokémon that takes it; step 6: it takes none.
    if (raw & raw_effects) return {amount, Clause::none, affected.weakness, affected.resistance};
    amount = taken(g, attacker, defender, amount);
    if (amount <= 0) return ended(Clause::A_01_dmg5_zero);
    const bool none = (raw & raw_replaced) || takes_no_damage(g, attacker, defender, amount);
    if (none) return ended(Clause::A_01_dmg6_immune);
    return {amount, Clause::none, affected.weakness, affected.resistance};
}

bool replace_next_damage(Game& g, Context& context, std::uint8_t attacker, TargetsAsked& asked) {
    const auto raw_of = [&](int i) -> std::uint8_t& {
        return i == 0 ? context.ignore : context.damage[static_cast<std::size_t>(i - 1)].raw;
    };
    if (asked.ran && !g.m.proceeds) raw_of(asked.count - 1) |= raw_replaced;
    const bool heard = (g.m.events_heard >> static_cast<int>(TextEvent::damaged)) & 1;
    const bool attacks = scope_of(g, context).slot == attacker;  // and has not left play
    while (heard && attacks && asked.count <= static_cast<int>(context.damage.size())) {
        const int i = asked.count++;
        const std::uint8_t active = state(g, opponent(slot_seat(attacker))).active;
        if (i == 0 && active == no_slot) continue;
        const DamageEntry hit = i == 0 ? DamageEntry{g.m.pokemon[active].bottom, context.ignore, context.base}
                                       : context.damage[static_cast<std::size_t>(i - 1)];
        const std::uint8_t slot = slot_of(g.m, hit.target);
        if (slot == no_slot || (hit.raw & raw_effects)) continue;
        const int points = damage_to(g, attacker, slot, hit.amount, hit.raw).points;
        if (points <= 0 || !run_instead(g, damaged_event(g, slot, attacker, whole_counters(points)))) continue;
        asked.ran = 1;
        return true;
    }
    asked.count = 0;
    return false;
}

// The text by which it takes no damage.
static Source keeper_of(Game& g, std::uint8_t attacker, const Hit& hit) {
    if (hit.damage.ended_by != Clause::A_01_dmg6_immune || is_tera_on_bench(g, hit.slot) || (hit.raw & raw_replaced))
        return {};
    return who_keeps(g, [&] { damage_to(g, attacker, hit.slot, hit.amount, hit.raw); });
}

// Step 6 for one of them: the points that it gets.
static int put_damage(Game& g, std::uint8_t attacker, const Hit& hit) {
    Pokemon& p = pokemon(g, hit.slot);
    const int points = whole_counters(hit.damage.points);
    if (points <= 0) {
        report(g, {.type = EventKind::damage_zero,
                   .seat = slot_seat(hit.slot),
                   .copy = p.top,
                   .slot = hit.slot,
                   .clause = hit.damage.ended_by,
                   .kept = keeper_of(g, attacker, hit)});
        return 0;
    }
    p.was_full |= p.damage == 0;
    p.damage = static_cast<std::uint16_t>(std::min(9990, p.damage + points));
    if (left_hp(g, hit.slot) <= 0) p.felled_by = attacker;
    report(g, {.type = EventKind::damaged,
               .seat = slot_seat(hit.slot),
               .copy = p.top,
               .other = g.m.pokemon[attacker].top,
               .slot = hit.slot,
               .n = static_cast<std::int16_t>(points),
               .clause = Clause::A_01_dmg6,
               .weakness = hit.damage.weakness,
               .resistance = hit.damage.resistance});
    raise(g, damaged_event(g, hit.slot, attacker, points));
    return points;
}

int deal_attack_damage(Game& g, Context& context, std::uint8_t attacker) {
    if (!g.m.pokemon[attacker].in_play()) return 0;  // it left play by its own text
    InlineVector<DamageEntry, 13> entries;
    const std::uint8_t defender = state(g, opponent(slot_seat(attacker))).active;
    if (context.base > 0 && defender != no_slot)
        entries.push_back({g.m.pokemon[defender].bottom, context.ignore, context.base});
    else if (context.damage_word && defender != no_slot)
        report(g, {.type = EventKind::damage_zero,
                   .seat = slot_seat(defender),
                   .slot = defender,
                   .clause = Clause::A_01_dmg1b_zero});
    for (const DamageEntry& entry : context.damage) entries.push_back(entry);
    // All targets are hit at the same time: first every calculation, then every counter.
    Hit hits[13];
    int count = 0;
    for (const DamageEntry& entry : entries)
        if (const std::uint8_t slot = slot_of(g.m, entry.target); slot != no_slot)
            hits[count++] = {slot, entry.raw, entry.amount, damage_to(g, attacker, slot, entry.amount, entry.raw)};
    int total = 0;
    for (int i = 0; i < count; ++i) total += put_damage(g, attacker, hits[i]);
    return total;
}

// Follows JA B-09.
int deal_text_damage(Game& g, const Scope& scope, std::uint8_t slot, int amount, std::uint8_t raw) {
    const bool plain = (raw & raw_plain) || !this_is_pokemon(scope) || !(is_active(g.m, slot) || (raw & raw_bench));
    const Affected affected = plain ? Affected() : apply_both(g, scope.slot, slot, raw, amount);
    const int points = whole_counters(amount);
    if (points <= 0) return 0;
    Pokemon& p = pokemon(g, slot);
    p.damage = static_cast<std::uint16_t>(std::min(9990, p.damage + points));
    report(g, {.type = EventKind::damaged,
               .seat = slot_seat(slot),
               .copy = p.top,
               .other = scope.source,
               .slot = slot,
               .n = static_cast<std::int16_t>(points),
               .clause = clause_of_text(g, scope),
               .weakness = affected.weakness,
               .resistance = affected.resistance});
    return points;
}

}  // namespace cubenight::pokemon
