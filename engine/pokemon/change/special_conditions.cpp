// How Special Conditions come and end (CUBE cond.stack, FI cond.removal; JA A-03.b6, A-05.b4).

#include "engine/pokemon/change/special_conditions.hpp"

namespace cubenight::pokemon {

void report_ended(Game& g, std::uint8_t slot, std::uint8_t had, Clause clause) {
    const Pokemon& p = pokemon(g, slot);
    for (int c = 0; c < condition_count; ++c)
        if (had & ~p.conditions & (1 << c))
            report(g, {.type = EventKind::cured,
                       .seat = slot_seat(slot),
                       .copy = p.top,
                       .slot = slot,
                       .n = static_cast<std::int16_t>(c),
                       .clause = clause});
}

Clause clause_of(SpecialCondition condition) {
    switch (condition) {
        case SpecialCondition::asleep: return Clause::cond_asleep;
        case SpecialCondition::burned: return Clause::cond_burned;
        case SpecialCondition::confused: return Clause::cond_confused;
        case SpecialCondition::paralyzed: return Clause::cond_paralyzed;
        case SpecialCondition::poisoned: return Clause::cond_poisoned;
    }
    return Clause::none;
}

void set_condition(Game& g, std::uint8_t slot, SpecialCondition condition, int counters) {
    Pokemon& p = pokemon(g, slot);
    const auto bit_of = [](SpecialCondition c) { return static_cast<std::uint8_t>(1u << static_cast<int>(c)); };
    const bool was_ill = p.is(condition);
    const std::uint8_t turning =
        bit_of(SpecialCondition::asleep) | bit_of(SpecialCondition::confused) | bit_of(SpecialCondition::paralyzed);
    const std::uint8_t had = p.conditions;
    if (bit_of(condition) & turning) p.conditions &= static_cast<std::uint8_t>(~turning);
    p.conditions |= bit_of(condition);
    p.paralyzed_since = condition == SpecialCondition::paralyzed ? state(g, slot_seat(slot)).turns
                        : p.is(SpecialCondition::paralyzed)      ? p.paralyzed_since
                                                                 : std::uint16_t{0};
    // The newest Poison replaces the one before; ZH E-16 says it only of the usual one (difference 6).
    const bool replaces = !was_ill || counters <= 1 || option(g, OptionKey::poison_newest_replaces);
    if (condition == SpecialCondition::poisoned && replaces)
        p.poison = static_cast<std::uint8_t>(counters > 0 ? counters : usual_counters(condition));
    if (condition == SpecialCondition::burned)
        p.burn = static_cast<std::uint8_t>(counters > 0 ? counters : usual_counters(condition));
    report_ended(g, slot, had, Clause::cond_stack);
    report(g, {.type = EventKind::condition,
               .seat = slot_seat(slot),
               .copy = p.top,
               .slot = slot,
               .n = static_cast<std::int16_t>(condition),
               .clause = clause_of(condition)});
}

void cure(Game& g, std::uint8_t slot, SpecialCondition condition, Clause clause) {
    Pokemon& p = pokemon(g, slot);
    if (!p.is(condition)) return;
    p.conditions &= static_cast<std::uint8_t>(~(1u << static_cast<int>(condition)));
    if (condition == SpecialCondition::poisoned) p.poison = 0;
    if (condition == SpecialCondition::burned) p.burn = 0;
    if (condition == SpecialCondition::paralyzed) p.paralyzed_since = 0;
    report(g, {.type = EventKind::cured,
               .seat = slot_seat(slot),
               .copy = p.top,
               .slot = slot,
               .n = static_cast<std::int16_t>(condition),
               .clause = clause});
}

}  // namespace cubenight::pokemon
