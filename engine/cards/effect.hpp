// What texts of Pokémon cards say beyond the language of every game (language/node.hpp): the variants of nodes in this
// game's words, and where its statements may stand.
//
//   - limits open the root block and stand nowhere else, each kind at most once (`only if` and `only attach if` are two);
//   - standing parts (give, while_, when, instead) stand in the root block or in the block of a `lasting`; that
//     block holds nothing else. In an attack's text they stand in `lasting` only, but for a give to `this` of cost or
//     `can attack`: what the attack says of its own use (E-27, E-32);
//   - `then_` is never the first action of its block; `proceed` stands inside `instead`;
//   - `instead` replaces damaged, knocked_out, drawn, prize_taken, played, checkup and discarded, no other event;
//   - more, less, times, ignore, fail and before_damage belong to attack texts, or stand in any text inside a
//     `when` of the event `attacks`.
// The reader sees to it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/cards/types.hpp"
#include "engine/language/node.hpp"

namespace cubenight {

// Values of `sub` beside the enumerators of SpecialCondition.
inline constexpr std::uint8_t any_condition = 255;  // ill
inline constexpr std::uint8_t by_variable = 255;    // condition_value

enum class FromZone : std::uint8_t { hand, discard };
enum class TextEvent : std::uint8_t {
    damaged,
    knocked_out,
    benched,
    evolved,
    attached,
    checkup,
    turn_ends,
    turn_starts,
    attacks,
    moved,
    played,
    drawn,
    prize_taken,
    discarded,
    flipped,
    set_up,
    ability_used,
    healed,
    retreats,  // its player has retreated it
    switched,  // an effect is about to bring it from the Active Spot to the Bench: it is heard as it stands there yet
    becomes,   // gets a Special Condition that it did not have
    remains,   // has one still when a Checkup has gone through them and their coins have fallen
};
// What damage leaves out; bits of `sub`. plain = weakness and resistance: `damage` says both as plain alone (8, or 12
// with effects), `ignore` says them as the two bits (3), so that there is one way for each.
// bench: they are applied on the Bench, too.
enum RawFlags : std::uint8_t { raw_weakness = 1, raw_resistance = 2, raw_effects = 4, raw_plain = 8, raw_bench = 16 };
// What an event has to be besides.
enum class EventTurn : std::uint8_t { any, from_hand, for_turn /* drawn, attached */, for_retreat /* discarded */ };
enum class DrawKind : std::uint8_t { number, until, up_to };
enum class HealKind : std::uint8_t { points, all, until_left };
enum class CountersKind : std::uint8_t { number, until_left, worth /* of so many points */ };
enum class SwitchKind : std::uint8_t { mine, theirs_by_them, theirs_by_me };
enum class AgainKind : std::uint8_t { turn, attack, flip, turn_at_once };
enum EvolveFlags : std::uint8_t {
    evolve_not_early = 1 /* as in a turn's evolving (A-05.b2) */,
    evolve_unrelated = 2 /* whatever the card evolves from */
};
enum MoveFlags : std::uint8_t { move_plainly = 0, move_reveal = 1, move_face_up = 2 };
enum class ModNumber : std::uint8_t {
#define NUMBER(name) name,
#include "engine/cards/numbers.def"
    sleep_coins,  // in a Checkup, all of which must be heads
};
enum class EffectSource : std::uint8_t { attacks, abilities, trainers, all };
enum class WithoutKind : std::uint8_t { abilities, tools, effects, conditions, powers, bodies, pokemon_powers };
enum class CoinFace : std::uint8_t { any /* nothing fixes it; in no tree */, heads, tails };
enum class ActionKind : std::uint8_t {
    attack,
    retreat,
    evolve,
    use_named,
    use_abilities,
    play,
    attach,
    be_healed,
    be_cured,
    be_ill,
    be_discarded,
    discard,
    be_chosen,
    take_prizes,
    have_more_than,
    keep_turn,  // evolving into a Mega does not end the turn
};
// What ends a Special Condition; `be_cured` has it in its number: bits of conditions (0 all), and this above them.
enum class CureWay : std::uint8_t { effects, evolving, coins };
inline constexpr int cure_way_shift = 5;
enum class Stat : std::uint8_t { hp, left, retreat, counters, attacks, extra_energy };
enum class Place : std::uint8_t { this_, holder, attacker, active, bench, pokemon };
enum class Zone : std::uint8_t { deck, hand, discard, prizes, lost, stadium /* side none */ };
enum class AttachedKind : std::uint8_t {
    energy,
    tools,
    cards,
    evolution,  // its top card, where it has evolved
    earlier,    // the cards that it evolved from, below its top card
};
enum class KindWord : std::uint8_t {
    type,     // number: TypeSet bits, all of them hold
    no_type,  // `none`
    basic_energy,
    special_energy,
    energy,
    basic,
    stage1,
    stage2,
    evolution,
    evolved,
    pokemon,
    item,
    tool,
    supporter,
    stadium,
    trainer,
    rule,
    rule_box,  // number: RuleBox; V is said of its family (FI liite-a.rulebox, liite-d.v)
    trait /* number: word */,
    face_up,
    at /* child: place or zone */,
    variable /* number */,
};
enum class AffinityKind : std::uint8_t { weakness, resistance };
enum class ValueKind : std::uint8_t { type, number, condition, name, attack };
enum class OnlyIf : std::uint8_t { stands, attaches /* is asked of attaching alone */ };
enum class NameMatch : std::uint8_t { whole, part };
enum class SameIn : std::uint8_t { name, type };  // distinct, shares
enum class PrizeCount : std::uint8_t { taken, left };
enum class TypeChange : std::uint8_t { becomes, also };
enum class Exchanged : std::uint8_t { plainly, inheriting };
enum class AttackUse : std::uint8_t { free, paid, without_cost };
// What an attack_name says: a word, the variable that holds a chosen attack, or the word under which an attack may be
// used once per game.
enum class AttackBy : std::uint8_t { word, chosen, per_game };
// Of a text that brings an event about: by its effect alone, or by the damage of its attack, too (knocked_out).
enum class DoneThrough : std::uint8_t { effects, effects_and_damage };
enum class KeptOff : std::uint8_t { effects, counters /* that are put there, and nothing else */ };
enum class Extreme : std::uint8_t { most, least };

constexpr bool is_to_attach(const Node& only_if) { return static_cast<OnlyIf>(only_if.sub) == OnlyIf::attaches; }
constexpr bool is_whole_name(const Node& name) { return static_cast<NameMatch>(name.sub) == NameMatch::whole; }
constexpr bool is_in_name(const Node& same) { return static_cast<SameIn>(same.sub) == SameIn::name; }
constexpr bool counts_left(const Node& prizes) { return static_cast<PrizeCount>(prizes.sub) == PrizeCount::left; }
constexpr bool is_also(const Node& type_change) { return static_cast<TypeChange>(type_change.sub) == TypeChange::also; }
constexpr bool is_inheriting(const Node& exchange) {
    return static_cast<Exchanged>(exchange.sub) == Exchanged::inheriting;
}
constexpr bool is_paid(const Node& use_attack) { return static_cast<AttackUse>(use_attack.sub) == AttackUse::paid; }
// What the attack asks for besides its energy, in order to use it, is left out.
constexpr bool leaves_cost_out(const Node& use_attack) {
    return static_cast<AttackUse>(use_attack.sub) == AttackUse::without_cost;
}
constexpr bool names_chosen(const Node& attack_name) {
    return static_cast<AttackBy>(attack_name.sub) == AttackBy::chosen;
}
constexpr bool names_per_game(const Node& attack_name) {
    return static_cast<AttackBy>(attack_name.sub) == AttackBy::per_game;
}

constexpr bool is_least(const Node& extreme) { return static_cast<Extreme>(extreme.number) == Extreme::least; }
constexpr bool keeps_counters_off(const Node& no_effects) {
    return static_cast<KeptOff>(no_effects.number) == KeptOff::counters;
}
constexpr bool takes_in_damage(const Node& by_whom) {
    return static_cast<DoneThrough>(by_whom.number) == DoneThrough::effects_and_damage;
}

// by_whom: the text that does it, of which kind; else who does it is named.
constexpr std::uint8_t by_text(EffectSource source) { return static_cast<std::uint8_t>(static_cast<int>(source) + 1); }
constexpr bool is_by_text(const Node& by_whom) { return by_whom.sub != 0; }
constexpr std::optional<EffectSource> text_source(const Node& by_whom) {
    if (!is_by_text(by_whom)) return std::nullopt;
    return static_cast<EffectSource>(by_whom.sub - 1);
}

// without: it speaks of Abilities, Powers or Bodies, of which those of a name may stay.
constexpr bool takes_abilities(const Node& without) {
    switch (static_cast<WithoutKind>(without.sub)) {
        case WithoutKind::abilities:
        case WithoutKind::powers:
        case WithoutKind::bodies:
        case WithoutKind::pokemon_powers: return true;
        case WithoutKind::tools:
        case WithoutKind::effects:
        case WithoutKind::conditions: break;
    }
    return false;
}
// Whether the node names Abilities that stay: `number` is their word + 1.
constexpr bool leaves_named(const Node& node) {
    return node.kind == NodeKind::without && node.number > 0 && takes_abilities(node);
}
// Whether the node names an Ability that is asked for or that stays: `number` is its word + 1.
constexpr bool names_ability(const Node& node) {
    return (node.kind == NodeKind::has_ability && node.number > 0) || leaves_named(node);
}

// value: the type that may not be chosen.
constexpr std::optional<Type> type_left_out(const Node& value) {
    if (static_cast<ValueKind>(value.sub) != ValueKind::type || value.number == 0) return std::nullopt;
    return static_cast<Type>(value.number - 1);
}

// weakness, resistance: whether their amount changes too, and to which Affinity::Op.
constexpr std::uint8_t with_sign(int op) { return static_cast<std::uint8_t>(op + 1); }
constexpr bool states_amount(const Node& affinity) { return affinity.sub != 0; }
constexpr std::size_t amount_sign(const Node& affinity) { return affinity.sub - 1u; }

// Whether the node itself asks for a variable: `number` is which.
constexpr bool names_variable(const Node& node) {
    if (node.kind == NodeKind::kind) return static_cast<KindWord>(node.sub) == KindWord::variable;
    if (node.kind == NodeKind::condition_value) return node.sub == by_variable;
    if (node.kind == NodeKind::attack_name) return names_chosen(node);
    return node.kind == NodeKind::var || node.kind == NodeKind::variable;
}

}  // namespace cubenight
