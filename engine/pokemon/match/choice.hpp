// What a seat, or chance, has to decide: who, what about, and the options in a fixed order.
#pragma once

#include <cstdint>

#include "engine/cards/effect.hpp"
#include "engine/core/ids.hpp"
#include "engine/core/inline_vector.hpp"
#include "engine/play/actor.hpp"
#include "engine/play/choice.hpp"
#include "engine/pokemon/match/clauses.hpp"

namespace cubenight::pokemon {

using play::Actor;
using play::actor_of;

enum class ChoiceKind : std::uint8_t {
    none,
    go_first,      // the winner of the coin decides who goes first
    place_active,  // a Basic Pokémon from hand, face down
    place_bench,   // further ones, or done
    extra_cards,   // how many cards for the opponent's redraws
    main,          // a turn's actions
    evolve_target,
    energy_target,
    tool_target,     // where to put the card
    retreat_energy,  // which energy to discard for it
    promote,         // the new Active Pokémon
    pick_pokemon,
    pick_card,
    pick_prize,  // parts of an effect
    may,         // do the optional part or not
    either,      // which part happens
    number,
    type,
    condition,
    name,           // a value
    order,          // which card next
    trigger_order,  // which waiting text first
    agree,
    surplus,      // which of too many Pokémon or Tools is discarded
    flip,         // chance: a coin
    shuffle,      // chance: the order of a pile, card by card from the bottom, or by the generator
    random_card,  // chance: one of some cards
    by_hand,      // what to do next of what a text says by hand, or done
    hand_place,   // of that: where, or whose
};

// What a player does by hand, where a text could not be read; one at a time, as often as the text needs it.
enum class HandVerb : std::uint8_t {
    draw,
    look,    // at cards that lie face down
    search,  // a deck, for a card to move
    move,    // a card, or a whole Pokémon
    shuffle,
    counters,  // put damage counters on a Pokémon
    heal,      // remove some
    condition,
    cure,
    switch_,  // a Benched Pokémon comes to the Active Spot
    flip,
    end_turn,
};

// Where from, where to, or of which pile.
enum class HandPlace : std::uint8_t {
    hand,
    random_hand,  // a card of a hand at random
    deck,
    deck_top,
    deck_bottom,
    discard,
    lost,
    prizes,
    pokemon,   // from: a Pokémon in play with all its cards; to: onto a Pokémon, as what the card is
    attached,  // a card that lies on a Pokémon
    highest,   // the highest card of a Pokémon that has evolved
    stadium,
    bench,
    active,
};

enum class OptionKind : std::uint8_t {
    none,
    play,     // a: copy in hand
    ability,  // a: slot or copy, b: which; ability_of_pokemon(), ability_of_card()
    use_stadium,
    retreat,
    attack,  // a: index
    end_turn,
    concede,  // never listed, always allowed
    copy,     // a: copy
    slot,     // a: slot
    prize,    // a: position
    done,     // no more
    yes,
    no,
    number,  // a: the number
    heads,
    tails,
    type,
    condition,     // a: the value
    name,          // a: copy whose name is meant
    part,          // a: which part or trigger
    discard_self,  // a: slot of a fossil
    assemble,      // a: a part of a V-UNION in the discard pile
    by_generator,  // the rest of a shuffle by the match's own generator
    hand_verb,     // a: HandVerb
    hand_place,    // a: HandPlace, b: whose
    back,          // leaves a verb that was begun by hand
    as_basic,      // the evolution goes onto the Bench as a Basic Pokémon
    agree_draw,    // both players call the match a draw; never listed, always allowed
    judge,         // a: the seat that corrects the match by hand; never listed, allowed where an action is chosen
};

using Option = play::Option<OptionKind>;

// An ability of a Pokémon in play, or of a card: in hand, in the discard pile, or attached.
inline constexpr std::uint8_t first_of_card = 128;    // from there on an option's b counts the abilities of a card
inline constexpr int no_ability = first_of_card - 1;  // an index that no ability has
constexpr Option ability_of_pokemon(std::uint8_t slot, int index) {
    return {OptionKind::ability, slot, static_cast<std::uint8_t>(index), 0};
}
constexpr Option ability_of_card(CopyId copy, int index) {
    return {OptionKind::ability, copy.value, static_cast<std::uint8_t>(first_of_card + index), 0};
}
constexpr bool is_of_card(Option ability) { return ability.b >= first_of_card; }
constexpr int ability_index(Option ability) { return is_of_card(ability) ? ability.b - first_of_card : ability.b; }

using Choice = play::Choice<ChoiceKind, Clause, OptionKind>;

// Why a wish is not followed: the clause, and what is missing.
struct Refusal {
    Clause clause = Clause::none;
    friend constexpr bool operator==(const Refusal&, const Refusal&) = default;
};

}  // namespace cubenight::pokemon
