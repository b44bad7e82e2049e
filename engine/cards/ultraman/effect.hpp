// What texts of the Ultraman Card Game say beyond the language of every game (language/node.hpp): the variants of nodes
// in this game's words, what each part does where kinds.def leaves it to the game, and where statements may stand.
// Clauses are those of its rules ("UCG 11.4"). The kinds that it speaks have `both` or `ultraman` in kinds.def; of
// those marked `both` it uses only the ones that are named here or need no word.
//
// WHAT A TEXT IS. The root block is one of three:
//   - standing (UCG 9.3): limits, then `give` and `while_` alone. In force as long as its card is the face-up top card
//     of a character whose state the text has (Text::states), or the scene;
//   - waiting (UCG 9.2): limits, then `when` alone, one or more. It goes off under the same conditions, which are asked
//     again as it resolves (UCG 10.1.3.2). `discarded of this` is heard by the card that was discarded, wherever it was
//     and in whatever state;
//   - used (UCG 9.4): `activate`, perhaps `only_if` and `cost`, then actions: controls and verbs.
// Limits open the root block, each at most once, in this order: activate, once, no_stack, only_if, cost. Standing parts
// stand in a root block, or in the block of a `lasting`, which holds nothing else. `once` (OnceKind::plain) is of waiting
// texts: once a turn. `no_stack` is of standing texts: texts of cards of one number with it count as one where they
// give the same character the same thing. `only_if` and `cost` are of used texts: may be used only while the predicate
// holds, and only where all of the cost's statements can be done in full and are (UCG 9.4.4); variables that a cost binds
// are bound in what follows it.
//
// WHO. `me` is the player of the card whose text it is, `them` the opponent; all choices are `me`'s but inside `by them`
// and, in `by both` (first `me`, then `them`), each player's. `own.` is that player's zone or side inside `by`, and
// `my.`, `their.` stay what they are outside of it.
//
// HOW MUCH IS DONE. Statements are done in order, each as far as possible (UCG 1.2.3, 11.14, 11.19). A statement is done
// *in full* when it did something and no less than it says: `N` all N of them, `up_to` and `any_number` one at least, all
// (no range) one at least, `draw N` N cards; `look` showed as many as it says; `choose` bound something; `if` where the
// predicate held and its block was done in full; `may` where it was said yes to and done in full; `either` its parts in
// full; `lasting` where everything chosen in it was there. `pay {A} {B}` asks whether A is done; A can be done only in full
// (else it is not asked), and then B follows. `fully B`: B is done if every statement before it in its own block was done
// in full. `may {A} {B}`: B is the else. In a price (a cost, the first block of a `pay`)
// stand no `may`, `pay` and `use_text`.
//
// SELECTIONS mean everything that fits, or with a range (RangeKind): number: N, chosen by who acts, or as many as there are
// where fewer are; up_to: none to N; any_number: none to all; random: N by chance. `exactly` and `all` are not used. The
// range's child is an integer or a variable that holds a quantity. Filters follow. A selection is of characters
// (place, facing, var), of cards (zone, on, top_of, bottom_of, var), or both where a statement does not mind; where a
// statement moves cards, a character means all its cards (without its charge cards, which UCG 11.17.5 moves), and `this`
// in a scene's text the scene. Face-down characters fit no filter but `other`, `adjacent` and places, and only their owner's
// texts may mean them at all.
//
// VARIABLES hold characters, cards, a number, or a TYPE. `as` and `choose` bind. Cards are meant as long as they lie where
// they lay when they were named; what a statement moves as a whole (`put $x`) or names itself (`put 1 $a as $x`) is still
// meant at its new place, what it picks out of more (`put 1 $a`) belongs to `$a` no longer: so `discard $a` behind it is the
// rest. A character is meant as long as one card of it is on the field. Asked of cards that have gone on, filters and `stat`
// answer with what is printed on them; `any $x` and `count($x)` say how many were bound and not picked out since. Where
// characters are meant (give, swap, stack on ...), a card that lies in one stands for it. What was not bound, since its
// statement was not done, holds nothing.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/cards/ultraman/types.hpp"
#include "engine/language/node.hpp"

namespace cubenight::ultraman {

// `event`: what a `when` waits for and `happened` looks back at. Several cards in one statement are one event. `of`: to
// what it happened (a selection, which fits as it was just before); without it, to this card. `at`: the zone where a
// discarded card was. `by_whom` (sub 1, always): an effect does it, or with a selection an effect of a text of these;
// without it, rules count, too.
enum class TextEvent : std::uint8_t {
    enters,  // a card becomes the face-up top of a character, by the open phase or a text, not by a swap or where the
             // card above it leaves; or a scene comes into its slot (UCG 5.7, 9.2, 11.8.2)
    discarded,  // goes to a discard pile
    returned,   // the top card of this character goes to a hand; `of`: the character, in the state in which it was
    bottomed,   // goes to the bottom of a deck; `of`: from which zone
    activated,  // an [Activate] text was used; `of`: the character or scene whose text
    turn_ends,  // the end phase (UCG 5.10), before what lasts this turn ends; no `of`. Stands in `lasting` only
};
inline constexpr std::uint8_t by_effects = 1;  // sub of by_whom

// `place`; number: Side, `none` for this_ and foe.
enum class Place : std::uint8_t {
    this_,       // the character (of a scene's text: the scene; off the field: the card) whose text it is
    foe,         // the battle opponent of `this`: the other character of its battle area (UCG 7.1)
    characters,  // of a side, on the field
    vacancies,   // battle areas in which that side has no character (UCG 12.4.1); only below in_place
};
// `zone`; number: Side.
enum class Zone : std::uint8_t {
    deck,
    hand,
    discard,
    exiled,  // (UCG 3.8)
    scene,   // the one slot (UCG 6.1.1): my, their: who owns the scene there; none: whosever it is
};
// `on`: cards that make up the characters that its select means.
enum class AttachedKind : std::uint8_t {
    cards,  // of the stack, without charge cards: their number is the state
    top,
    bottom,  // the lowest of the stack
    charges,
    bottom_charge,  // the lowest charge card (UCG 11.17.3)
};

// `kind`, a filter: what it is.
enum class KindWord : std::uint8_t {
    type,  // number: TypeSet bits, exactly one: it is among the TYPEs that the character has now, or is printed on the card
    ultraman,  // of a character: its top card's category (UCG 2.3.6.3)
    kaiju,
    mech,
    scene,
    character,  // any character card
    single,     // states (UCG 2.3.5.2), of characters
    double_,
    triple,
    quad,
    adjacent,  // in the battle area next to that of `this`, on either side of it; a character of whichever player
    foe,       // the battle opponent of `this`
    on_extra,  // its BP is the EXTRA one now (UCG 8.1.2)
    raised,    // affected by a grade-up now, whatever became of its BP (UCG 11.6.3 to 11.6.5)
    lowered,   // affected by a grade-down now
    variable,  // number: it is among what that variable holds, or has the TYPE that it holds
};
// `name`, a filter: number is the word.
enum class NameOf : std::uint8_t {
    part,       // the word is part of the card's name, form included: rules_name() of card.hpp (UCG 2.3.1.2)
    character,  // the character's name is that (UCG 2.3.2)
    team,       // it has that TEAM (UCG 11.18)
};
// `distinct`: no two of those chosen have it in common; in a `count`, so many different ones there are (a character of two
// TYPEs counts for two). `shares`: it has it in common with one of these.
enum class SameIn : std::uint8_t { name, type, character, level, printed_type };
// `stat`: the sum over all that the selection means; `stat_compare`: compared (number: Relation, not odd or even).
// What has no such number fits no comparison and adds nothing. Levels and BP of characters are those of the moment.
enum class Stat : std::uint8_t {
    level,
    round,  // of scene cards
    bp,
    printed_single,  // columns as printed on the (top) card (UCG 2.3.7)
    printed_double,
    printed_triple,
    printed_quad,
    printed_extra,
    area,  // which battle area it is in, from 1: the first turn's
};

// `modify`: a number of characters. grade: CHANGE is plus or minus so many grades (UCG 11.6). bp, level: plus or minus.
// columns: fixed: each of the BP columns SINGLE to QUAD of its top card is that. Its `attack_name` and last `selection` are
// not used; ChangeKind `none` and `half` are not used.
enum class ModNumber : std::uint8_t { grade, bp, level, columns };
// `type_change`, its child a `kind` of a type (one or more TypeSet bits) or a variable. also: gets them, too. becomes: one of
// its TYPEs, of which who acts chooses one, becomes that.
enum class TypeChange : std::uint8_t { becomes, also };
// `unaffected`: as if none of these were there, those from before included, whosever they are; it is neither raised nor
// lowered by them.
enum class Influence : std::uint8_t { grade_up, grade_down, bp_plus, bp_minus };
// `battle`: how its battle ends in the judgement phase (UCG 11.16).
enum class BattleResult : std::uint8_t { win, tie };
// `cant`. `can` is not used.
enum class ActionKind : std::uint8_t {
    level_up,       // by the rules of the level-up phase (UCG 5.6)
    resolve_enter,  // its texts that wait for it to enter do nothing
    be_exiled,      // of cards or characters; number: Player whose effects cannot (them, or both)
    be_discarded,   // the same
};

// `stack`: cards are put onto (under) characters, one each; who acts chooses cards and characters so that a card fits
// the character: as a level-up would, one level above its top card (below its bottom card), and of its character name or
// TEAM (UCG 5.6.2, 11.18). freely: whatever they are, and UCG 12.2 mends it behind the effect. The card enters if it comes
// to lie on top of a face-up character; charge cards stay below all (UCG 11.17.4).
enum StackFlags : std::uint8_t { stack_onto = 0, stack_under = 1, stack_freely = 2 };
// `use_text`: of each, one text that who acts chooses is done at once, as part of this statement, for the player of this
// text and as a text of that card.
enum class UseKind : std::uint8_t {
    enters,  // one that waits for its entering; of a character a text of its top card, in the state in which it is, of
             // other cards any
    activated,  // an [Activate] text: its cost is paid; its states and how often it was used are not asked
};
// `value`, below choose. type: number: TypeSet bits that are offered. bp: child selection: one of the BP numbers printed on
// these cards.
enum class ValueKind : std::uint8_t { type, bp };

// The rest, where kinds.def leaves it open:
//   once         OnceKind::plain alone
//   give         to characters (or, of `cant`, cards). In a root block to all that fit, at every moment. In `lasting` to
//                those that fit or are chosen as it is done (Liveness::snapshot always); a range is allowed there
//   while_, when, only_if, if_, each, either, choose, by, and_, or_, not_, compare (not odd, even), any, is, integer, add,
//                subtract, multiply, minimum, maximum, count, variable, selection, var, set, not_filter, one_of, other
//                (not `this`): as kinds.def says. `count` counts characters where characters are meant, else cards
//   span         this_turn; next_turn (number 0); rest_of_game
//   happened     Window::this_turn alone
//   draw         sub 0
//   look         shows the cards, to me or with `to both` reveals them (UCG 11.11, 12.3); they stay where they are. Top cards
//                of a deck: as many as there are
//   put          to the hand, deck or scene of who owns the cards. -> scene follows UCG 6.2, 6.3.1 and 6.3.2. A top or bottom
//                of a deck that gets several: in the order that who acts chooses. move_to has sub 0
//   in_place     (of put): the cards are one new character, lowest level at the bottom, face up, where the one that is named
//                stood, or at a vacancy; UCG 12.2 and 11.15 hold for it. It enters (UCG 11.8)
//   discard, exile  to the pile of who owns the cards
//   order        those cards of a deck are put into any order, where they lie
//   shuffle      a zone: a deck
//   swap         the two characters (one selection of two, or one each), of one player; cards, modifiers and charge cards
//                go with them (UCG 11.9)
//   charge       quantity X: up to X cards from the top of my deck are revealed and put under one of these characters; with
//                none there, nothing is revealed (UCG 11.17)
//   negate       of each character or scene, one text of its top card that who acts chooses does nothing this turn
//                (UCG 11.13)
//   lead         Player me: this text's player is Lead; them: the opponent is
//   facing       the set stands for the opponents; the select, without a range, for those whose opponents they are
//   top_of, bottom_of  quantity; the cards from the outside in

}  // namespace cubenight::ultraman
