// Numbers that effects change, computed when asked, one function each, with the rulebook's precedence: sums of
// more and less, "removed" beats both (JA D-13), "can't" beats "can" (JA II-A.b2).
#pragma once

#include "engine/pokemon/ask/state.hpp"

namespace cubenight::pokemon {

// Types of a Pokémon in play (JA D-07).
TypeSet types_of(Game& g, std::uint8_t slot);
// Points; maximum HP with what changes it (JA D-15).
int changed_hp(Game& g, std::uint8_t slot);
inline int max_hp(Game& g, std::uint8_t slot) {
    return g.m.modifiers_seen & bit(ModKind::hp) ? changed_hp(g, slot) : top_card(g, slot).hp;
}
// Points left; 0 or less means it is to be Knocked Out (JA D-16).
inline int left_hp(Game& g, std::uint8_t slot) { return max_hp(g, slot) - g.m.pokemon[slot].damage; }
// Colorless units to discard for retreating (JA D-10 to D-13).
int changed_retreat_cost(Game& g, std::uint8_t slot);
inline int retreat_cost(Game& g, std::uint8_t slot) {
    return g.m.modifiers_seen & bit(ModKind::retreat) ? changed_retreat_cost(g, slot) : body_card(g, slot).retreat;
}
// Units that an attached energy card provides.
struct Units {
    TypeSet each[4];
    int count = 0;
};
Units units_of(Game& g, CopyId energy);

// Weakness and Resistance in force: number of entries written.
struct Affinities {
    Affinity each[3];
    int count = 0;
};
Affinities weaknesses_of(Game& g, std::uint8_t slot);
Affinities resistances_of(Game& g, std::uint8_t slot);

// What damage steps 2 and 5 make of the amount for this pair (JA A-01.dmg2, dmg5).
int dealt(Game& g, std::uint8_t attacker, std::uint8_t defender, int amount);
int taken(Game& g, std::uint8_t attacker, std::uint8_t defender, int amount);
// Step 6: the Pokémon takes no damage of that size from that attacker (JA C-16).
bool takes_no_damage(Game& g, std::uint8_t attacker, std::uint8_t defender, int amount);
// The printed damage of a named attack as changed by effects.
int attack_base(Game& g, std::uint8_t slot, const CompiledAttack& attack);

// Prize cards for its Knock Out.
int prizes_for(Game& g, std::uint8_t slot);
int changed_bench_limit(Game& g, SeatId seat);
inline int bench_limit(Game& g, SeatId seat) {
    return g.m.modifiers_seen & bit(ModKind::bench_size) ? changed_bench_limit(g, seat)
                                                         : g.book.option(OptionKey::bench_size);
}
int tool_limit(Game& g, std::uint8_t slot);
int tools_on(const Game& g, std::uint8_t slot);
// One more Tool may be attached (JA I-B-01.b4).
bool has_tool_room(Game& g, std::uint8_t slot);
// Counters per Checkup (JA E-16, E-28).
int poison_counters(Game& g, std::uint8_t slot);
int burn_counters(Game& g, std::uint8_t slot);
// Coins flipped in a Checkup for a Pokémon that is Asleep.
int sleep_coins(Game& g, std::uint8_t slot);

// This Ability of the Pokémon is treated as not existing (JA D-13.b2): only what is called an Ability, or a Power, or a Body,
// can be taken away as one (FI liite-n).
bool ability_off(Game& g, std::uint8_t slot, const CompiledAbility& ability);
// The same of a card that is not in play.
bool card_ability_off(Game& g, CopyId copy, const CompiledAbility& ability);
// Whether one of its own Abilities is in force that takes those of that kind away.
bool takes_abilities_away(Game& g, std::uint8_t slot, AbilityKind kind);
// The same of its Tools' texts, of a Special Condition, and of the text of a card in play.
bool tools_off(Game& g, std::uint8_t slot);
bool condition_off(Game& g, std::uint8_t slot, SpecialCondition condition);
bool text_off(Game& g, CopyId card);
// Whether a card or Pokémon counts as that kind through an effect.
bool texts_count_as(Game& g, Object object, const Node& kind);
inline bool counts_as(Game& g, Object object, const Node& kind) {
    return (g.m.modifiers_seen & bit(ModKind::counts_as)) && texts_count_as(g, object, kind);
}
// Fixed coin result for flips of that seat, if any.
CoinFace fixed_coin(Game& g, std::uint8_t slot, SeatId seat);

// Calls f(owner slot, attack) for each attack that this Pokémon may use: its own, then granted ones (JA D-06).
struct UsableAttack {
    const CompiledAttack* attack = nullptr;
    CopyId from = no_copy;  // the card it is printed on
};
inline constexpr int most_usable_attacks = 8;
int usable_attacks(Game& g, std::uint8_t slot, UsableAttack (&out)[most_usable_attacks]);

}  // namespace cubenight::pokemon
