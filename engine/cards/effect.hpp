// The effect language (docs/architecture.md): an effect is a small tree of nodes, flat in one array.
// A node says what it means in the game's terms, never how it is executed. One way to say a thing.
//
// Root: node 0 is always a `block`. Children are linked: `first` is the first child, `next` the next sibling,
// `no_node` where there is none. Which children a kind has is said beside it, in their order; "?" is optional
// and always recognisable by its own kind, "..." is once or more. `sub` holds the kind's variant (one of the
// enums below), `number` its whole number, word or variable; both are 0 where nothing is said about them.
// Walk it with effect_tree.hpp.
//
// Words used beside the kinds:
//   selection    one node `selection`
//   quantity     integer, add, subtract, multiply, minimum, maximum, half, count, heads, done, stat, prizes, variable
//   predicate    and_, or_, not_, first_turn, second_player, turn_of, happened, compare, any, is, agrees
//   filter       not_filter, one_of, kind, other, distinct, shares, evolves_from, name, has_ability, has_attack, full,
//                marked, extreme, stat_compare, carries, ill
//   statement    a limit, a control, a standing part or a verb
//   word         index into Effect::words
//   variable     0 to 7, numbered in the order in which the notation names them first
//
// Where statements may stand (the reader sees to it):
//   - limits open the root block and stand nowhere else, each kind at most once;
//   - standing parts (give, while_, when, instead) stand in the root block or in the block of a `lasting`; that
//     block holds nothing else. In an attack's text they stand in `lasting` only, but for a give to `this` of cost or
//     `can attack`: what the attack says of its own use (E-27, E-32);
//   - `then_` is never the first action of its block; `proceed` stands inside `instead`;
//   - `instead` replaces damaged, knocked_out, drawn, prize_taken, played and checkup, no other event;
//   - more, less, times, ignore, fail and before_damage belong to attack texts, or stand in any text inside a
//     `when` of the event `attacks`.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cubenight {

using NodeIndex = std::uint16_t;
inline constexpr NodeIndex no_node = 0xFFFF;

enum class NodeKind : std::uint8_t {
    // -- structure
    block,  // statement... or nothing: in printed order (JA D-04, E-19)
    // -- limits: they open a text
    once,       // sub OnceKind; number: word for per_game (E-12, E-14)
    often,      // usable any number of times in a turn
    no_stack,   // several copies have no extra effect (E-15)
    from_zone,  // sub FromZone: works from there (E-17)
    only_if,    // predicate: the text may be used, or stands, only if it holds
    cost,       // block: must be payable, is paid first (E-30)
    // -- control
    then_,   // statement, or a block of two or more: only if a part of the one before was done (E-19)
    may,     // block, block? (else) (E-10)
    if_,     // predicate, block, block? (else)
    each,    // number: variable; select, block
    either,  // range?, block, block...: so many of the parts happen; no range means one
    flip,    // quantity?, face...: no quantity means until tails
    face,    // sub FaceKind, each at most once in a flip; statement, or a block of two or more
    by,      // sub Player; block: that player acts and chooses
    choose,  // number: variable; selection, `value`, or a quantity but no integer or variable alone: bind without doing anything
    before_damage,  // block: attack step 3 (E-09)
    lasting,        // span, block: outlives the effect (E-01, E-02, E-20 to E-22)
    proceed,        // inside `instead`: the original event goes on
    // -- spans
    span,  // sub SpanKind; number: Player for the two turns; predicate for while_, else no child
    // -- standing parts
    give,     // sub Liveness (live: only inside lasting, only with a selection); selection or player, modifier...
    while_,   // predicate, give
    when,     // event, by_whom?, block
    instead,  // event, by_whom?, block (D-16, E-31)
    event,    // sub TextEvent; number EventTurn; attack_name? (attacks), of?, at?
    of,       // selection: the subject of an event
    by_whom,  // selection: the cause of an event; or, of `switched`, nothing but sub EffectSource + 1: what kind of text it is
    at,  // `place` or `zone`: where
    // -- verbs
    damage,  // sub RawFlags, 0 for none; quantity, selection (B-08, B-09)
    more,
    less,
    times,          // quantity (B-01 to B-03)
    ignore,         // sub RawFlags, at least one (B-06, B-07)
    counters,       // sub 1: until left (HP in points); quantity, selection, spread? (C-07)
    move_counters,  // range (not `number`) or quantity, from selection, to selection, spread? (C-08)
    heal,           // sub HealKind; quantity? (not for all), selection (C-06)
    knock_out,      // selection
    inflict,        // condition_value..., selection
    cure,           // condition_value?, selection: none means all of them
    fail,           // the attack does nothing (D-01)
    draw,           // sub DrawKind; quantity
    search,         // zone, selection, move_to? (H, E-18); without move_to the cards are only bound
    look,           // sub Player (to whom; me by default); selection (C-20)
    put,            // selection, move_to (C-01, C-02, C-11); never to a discard pile: that is `discard`
    discard,        // selection
    attach,         // selection (cards), selection (to), spread? (C-09)
    move,           // selection (attached cards), selection (to), spread? (C-10)
    shuffle,        // zone, or selection: cards that are put away next, nobody knows in which order (E-35, E-36)
    order,          // selection (E-18)
    take_prize,     // quantity
    exchange,       // sub 1: inheriting; selection, selection (D-19)
    switch_,        // sub SwitchKind; number: variable + 1 for `as`; set?: who of the Bench may come up (C-03 to C-05)
    evolve,         // sub EvolveFlags; selection, selection (C-12)
    devolve,        // selection, quantity?, move_to: cards from the top; no quantity means down to the lowest (C-13)
    use_attack,     // sub 1: paid; selection (C-18)
    use_text,       // selection
    end_turn,
    win,
    lose,   // sub Player
    again,  // sub AgainKind
    mark,
    unmark,  // selection; number: word
    // -- parts of verbs
    move_to,  // sub MoveFlags; place (bench or active; side none: the owner's), zone, under, aside, top, bottom
              // or into
    under,    // selection: face up below these Pokémon
    aside,
    top,
    bottom,
    into,             // zone, always a deck; into: anywhere, a shuffle follows as its own statement
    spread,           // sub SpreadKind
    condition_value,  // sub SpecialCondition or `by_variable`; number: counters (0: usual), or the variable
    attack_name,      // number: word, or sub 1: the variable that holds a chosen attack
    // -- modifiers
    modify,       // sub ModNumber; attack_name (base), change, selection? (deals: to, takes: from)
    cost_change,  // sub ChangeKind; attack_name?, cost_units... (nothing for none), then for plus and minus quantity?, no
                  // sum or product: so many times
    cost_units,  // number: TypeSet bits: one unit that counts for each of these types; one node per unit (of a cost that is
                 // lower: of all types where its player may choose which)
    type_change,  // sub 1: also; `kind` (types or a variable)
    weakness,
    resistance,  // sub 0: the amount stays, else Affinity::Op + 1 and number: the amount; `kind` (types,
                 // no_type or a variable)
    counts_as,   // `kind`, not face_up or at
    provides,    // cost_units...: `any` units have the bits of all types
    no_damage,   // number: at most, or -1; selection? (from) (C-16)
    no_effects,  // sub EffectSource; number 1: of putting damage counters alone; selection? (from) (C-17, E-29)
    cant,
    can,          // action (C-14, C-15, C-19, E-27)
    has_attacks,  // selection (D-06)
    without,      // sub WithoutKind (D-13); number: which Special Conditions, a bit each, 0 for all
    coin,         // sub CoinFace
    change,       // sub ChangeKind; quantity? (not for none and half)
    action,  // sub ActionKind; number: count (have_more_than), conditions (be_ill, be_cured: bits, see CureWay); attack_name (use_named), selection (have_more_than),
             // selection? (play, attach); predicate? (when)
    // -- predicates
    and_,
    or_,   // predicate, predicate...
    not_,  // predicate
    first_turn,
    second_player,
    turn_of,   // sub Player
    happened,  // sub Window; event, by_whom? (E-11, E-23 to E-26)
    compare,   // sub Relation; quantity, quantity? (none for odd, even)
    any,       // selection: at least one
    is,        // selection, filter: there is something, and the filter holds for all of it (D-14, D-18)
    agrees,    // sub Player
    // -- quantities
    integer,  // number
    add,
    subtract,
    multiply,  // quantity, quantity; no sum below a product, chains lean left: (a - b) + c
    minimum,
    maximum,  // quantity, quantity
    half,     // sub HalfKind; quantity (not a sum or product)
    count,    // selection: energy counts units, everything else cards
    heads,
    done,
    stat,      // sub Stat, not attacks; selection
    prizes,    // sub 0 taken, 1 left; number: Player (D-17)
    variable,  // number: variable (as quantity)
    // -- selections
    selection,  // select...: joined by `and`; one set, each thing in it once
    select,     // number: variable + 1 of `as`, or 0; range?, base, set?
                // base: place, zone, on, top_of, bottom_of, var; no range means everything that fits, as `all` does;
                // set only after place, zone (`stadium` too) and var
    range,      // sub RangeKind; integer (number) or quantity but no sum or product (up_to, exactly, random)
    place,      // sub Place; number: Side
    zone,       // sub Zone; number: Side
    on,         // sub AttachedKind; set?, select (binds nothing itself): cards attached to that
    top_of,
    bottom_of,  // quantity, or a set: down to the first card that fits, all where none does; zone (as selection)
    var,        // number: variable
    set,        // filter...: all of them hold
    // -- filters
    not_filter,    // filter
    one_of,        // filter, filter..., none of them distinct or extreme: one is enough; stands in a set
    kind,          // sub KindWord; number: TypeSet bits, word, rule box, or variable; place or zone for `at`
                   // a variable stands for whatever was bound: a type, a name, a number, a condition, cards
    other,         // not the source itself
    distinct,      // sub 0 names, 1 types
    shares,        // sub 0 name, 1 type; selection
    evolves_from,  // selection, or no child and number: word
    name,          // number: word
    has_ability,   // sub AbilityKind; number: word + 1 of a named one, or 0
    has_attack,    // attack_name: printed on it (D-06)
    full,
    marked,        // number: word
    extreme,       // sub Stat, not extra_energy; number 0 most, 1 least
    stat_compare,  // sub Stat, not extra_energy; number Relation; quantity (none for odd, even)
    carries,       // sub AttachedKind, of those attached; number Relation; set?, quantity (none for odd, even)
    ill,           // sub SpecialCondition or `any_condition`; number: counters, 0 for however many
    // -- a player as target
    player,  // sub Player: the target of `give them {}`
    // -- values for choose
    value,  // sub ValueKind; selection (attack), selection? (type, condition, name): of these
};

// Values of `sub` beside the enumerators of SpecialCondition.
inline constexpr std::uint8_t any_condition = 255;  // ill
inline constexpr std::uint8_t by_variable = 255;    // condition_value

enum class OnceKind : std::uint8_t { plain, by_name, per_game, either_player };
enum class FromZone : std::uint8_t { hand, discard };
enum class FaceKind : std::uint8_t { heads, tails, all_heads, all_tails, after };
enum class Player : std::uint8_t { me, them, both, owner };
enum class SpanKind : std::uint8_t { this_turn, next_turn, until_end_of_next_turn, while_, rest_of_game };
enum class Liveness : std::uint8_t { snapshot, live };
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
};
// What damage leaves out; bits of `sub`. plain = weakness and resistance: `damage` says both as plain alone (8, or 12
// with effects), `ignore` says them as the two bits (3), so that there is one way for each.
// bench: they are applied on the Bench, too.
enum RawFlags : std::uint8_t { raw_weakness = 1, raw_resistance = 2, raw_effects = 4, raw_plain = 8, raw_bench = 16 };
// What an event has to be besides.
enum class EventTurn : std::uint8_t { any, from_hand, for_turn /* drawn */, for_retreat /* discarded */ };
enum class DrawKind : std::uint8_t { number, until, up_to };
enum class HealKind : std::uint8_t { points, all, until_left };
enum class CountersKind : std::uint8_t { number, until_left, worth /* of so many points */ };
enum class SwitchKind : std::uint8_t { mine, theirs_by_them, theirs_by_me };
enum class AgainKind : std::uint8_t { turn, attack, flip, turn_at_once };
enum EvolveFlags : std::uint8_t {
    evolve_not_early = 1 /* as in a turn's evolving (A-05.b2) */,
    evolve_unrelated = 2 /* whatever the card evolves from */
};
enum MoveFlags : std::uint8_t { move_reveal = 1, move_face_up = 2 };
enum class SpreadKind : std::uint8_t { spread, each };
enum class ModNumber : std::uint8_t {
    deals,
    takes,
    hp,
    retreat,
    base,
    prizes,
    poison,
    burn,
    bench_size,
    tools,
    weakness_value,
    resistance_value,
    sleep_coins,  // in a Checkup, all of which must be heads
};
enum class EffectSource : std::uint8_t { attacks, abilities, trainers, all };
enum class WithoutKind : std::uint8_t { abilities, tools, effects, conditions, powers, bodies };
enum class CoinFace : std::uint8_t { any /* nothing fixes it; in no tree */, heads, tails };
enum class HalfKind : std::uint8_t { down, up, up_to_ten };
enum class ChangeKind : std::uint8_t {
    plus,
    minus,
    fixed,
    none,
    half /* of deals and takes: what is left of it, down to whole counters */
};
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
enum class Window : std::uint8_t { this_turn, last_turn /* the opponent's */, this_game, own_last_turn };
enum class Relation : std::uint8_t { at_least, at_most, equal, greater, less, odd, even };
enum class Stat : std::uint8_t { hp, left, retreat, counters, attacks, extra_energy };
enum class RangeKind : std::uint8_t { number, up_to, exactly, any_number, all, random };
enum class Place : std::uint8_t { this_, holder, attacker, active, bench, pokemon };
enum class Side : std::uint8_t { my, their, any, own, none };
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
enum class ValueKind : std::uint8_t { type, number, condition, name, attack };

struct Node {
    NodeKind kind = NodeKind::block;
    std::uint8_t sub = 0;
    std::int16_t number = 0;
    NodeIndex first = no_node;
    NodeIndex next = no_node;
    friend bool operator==(const Node&, const Node&) = default;
};

// Whether the node itself asks for a variable: `number` is which.
constexpr bool names_variable(const Node& node) {
    switch (node.kind) {
        case NodeKind::var:
        case NodeKind::variable: return true;
        case NodeKind::kind: return static_cast<KindWord>(node.sub) == KindWord::variable;
        case NodeKind::condition_value: return node.sub == by_variable;
        case NodeKind::attack_name: return node.sub == 1;
        default: return false;
    }
}

// A tree with its words (names, markers, traits). Nodes stand in the order of the notation: a parent before its
// children, siblings in order; so equal trees are equal arrays. Words stand in the order of their first use, each
// once. The bounds of notation.hpp hold.
struct Effect {
    std::vector<Node> nodes;
    std::vector<std::string> words;
    int variables = 0;  // how many different `$x` it binds; at most 8

    bool empty() const { return nodes.size() <= 1; }
    friend bool operator==(const Effect&, const Effect&) = default;
};

}  // namespace cubenight
